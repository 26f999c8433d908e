# make play   opens the game (without a display: serves the browser version and prints the address)
# make test   runs all tests
# make soak   plays thousands of matches of each game at random (hours; GAME=… for one of them)
# make web    builds the browser version into build/web
# make bench  measures speed, size and start
# make lint   gofmt, go vet and staticcheck
# make clean  removes what was built

# A Go that was unpacked where its instructions say is found, too.
export PATH := $(PATH):/usr/local/go/bin
# A clone that belongs to another user, or a machine without git, must not fail for want of a version stamp.
export GOFLAGS := $(shell PATH="$(PATH)" go env GOFLAGS) -buildvcs=false
# Which staticcheck; the newest that knows this Go. It is no dependency of the game, so it isn't in go.mod.
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2

.NOTPARALLEL:
.PHONY: play test soak web bench lint clean need check test-rules test-draw test-play

# Ebitengine opens its windows through X11, on Wayland too.
play:
	@if [ -n "$$DISPLAY" ] || [ "$$(uname)" != Linux ]; then \
		scripts/need.sh window && echo "The game is built; the first time that takes a minute or two." && \
		go build -o build/quintet . && exec build/quintet; \
	else \
		echo "There is no display here, so the game is built for the browser." && \
		$(MAKE) --no-print-directory web && exec go run ./web/serve $(if $(PORT),-port $(PORT)) build/web; \
	fi

web:
	@web/build.sh . build/web && echo "The browser version is in build/web: $$(wc -c <build/web/quintet.bin) bytes, for any static host"

test: need check test-rules test-draw test-play
	@echo "== all tests passed"

need:
	@scripts/need.sh test

check:
	@echo "== gofmt and go vet"
	@unformatted=$$(gofmt -l $$(git ls-files '*.go' 2>/dev/null || find . -name '*.go')); \
		[ -z "$$unformatted" ] || { echo "not formatted:" $$unformatted; exit 1; }
	@go vet ./...

# Three kinds of packages. What knows the rules and nothing of a screen runs without one: importing Ebitengine
# there would panic, and that is the check. What plays the built game, in windows and browsers, runs one at a
# time and every time: it needs the machine for itself, and the cache of test results doesn't see what it builds.
# All others draw, on a virtual screen.
RULES := rules|cmd|internal/lines
PLAYS := web|internal/browser|internal/window|e2e
of = $$(go list ./... | grep $(2) -E '^quintet/($(1))(/|$$)')

test-rules:
	@echo "== tests without a display"
	@env -u DISPLAY -u WAYLAND_DISPLAY go test $(call of,$(RULES),)

test-draw:
	@echo "== tests that draw"
	@xvfb-run -a -s "-screen 0 1280x800x24" go test -timeout 20m $(call of,$(RULES)|$(PLAYS),-v)

test-play:
	@echo "== tests that play in windows and browsers"
	@go test -p 1 -count=1 -timeout 20m $(call of,$(PLAYS),)

# The laws of the rules at length: 10,000 matches of each game on its defaults and 300 for each other value of an option,
# then 1,000 recorded ones with a character changed in each. What it has done so far is told as it goes.
soak:
	@env -u DISPLAY -u WAYLAND_DISPLAY go test -count=1 -timeout 0 -v -run 'Playouts$(GAME:%=/^%$$)' ./rules/shelf -games 10000 -steps 0
	@env -u DISPLAY -u WAYLAND_DISPLAY go test -count=1 -timeout 0 -v -run 'Damage$(GAME:%=/^%$$)' ./cmd/referee -records 1000
	@echo "== all laws held"

bench: need
	@echo "== rules"
	@env -u DISPLAY -u WAYLAND_DISPLAY go test -run '^$$' -bench . -benchmem $(call of,$(RULES),)
	@echo "== drawing, with software OpenGL"
	@xvfb-run -a -s "-screen 0 1280x800x24" go test -p 1 -run '^$$' -bench . -benchmem $(call of,$(RULES)|$(PLAYS),-v)
	@echo "== size and start of the browser version, against the smallest program"
	@go test -count=1 -v -run Size -bench FirstFrame -benchtime 9x ./web

# The browser's own files are looked at too; the packages that only test are left out there.
lint: check
	@echo "== staticcheck"
	@GOBIN=$(CURDIR)/build/bin go install $(STATICCHECK)
	@build/bin/staticcheck ./...
	@GOOS=js GOARCH=wasm go vet $(call of,$(RULES)|$(PLAYS),-v)
	@GOOS=js GOARCH=wasm build/bin/staticcheck $(call of,$(RULES)|$(PLAYS),-v)

clean:
	rm -rf build
