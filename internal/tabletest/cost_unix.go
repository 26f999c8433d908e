//go:build unix

package tabletest

import (
	"syscall"
	"time"
)

// processor is the time that all threads of this process have run.
func processor() time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		panic(err)
	}
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}
