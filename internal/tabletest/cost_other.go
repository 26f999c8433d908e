//go:build !unix

package tabletest

import "time"

var began = time.Now()

// processor is the time that has passed, where the system doesn't tell what the process has used of it.
func processor() time.Duration { return time.Since(began) }
