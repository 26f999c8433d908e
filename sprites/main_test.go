package sprites

import (
	"testing"

	"quintet/internal/screentest"
)

func TestMain(m *testing.M) { screentest.Main(m) }
