#!/bin/sh
# Installs what this system lacks, and nothing when it lacks nothing:
#   need.sh window   to build the game and open it in a window
#   need.sh test     to run all tests as well
# It knows Debian and its relatives. Elsewhere it says what is needed and lets the build find out.
set -eu

[ "$(uname)" = Linux ] || exit 0 # macOS and Windows have all that Ebitengine needs

# Ebitengine is linked with X11 and OpenGL, the sound with ALSA; Go fetches its modules over TLS.
packages="ca-certificates libc6-dev pkg-config libgl1-mesa-dev libxcursor-dev libxi-dev libxinerama-dev libxrandr-dev libxxf86vm-dev libasound2-dev"
if [ "$1" = test ]; then
	# A screen without a monitor, OpenGL without a graphics card, and hands for the mouse.
	packages="$packages xvfb xauth libgl1-mesa-dri xdotool"
	# Any Chromium will do.
	browser=chromium
	for b in chromium chromium-browser google-chrome google-chrome-stable; do
		command -v $b >/dev/null 2>&1 && browser=
	done
	packages="$packages $browser"
fi

if ! command -v apt-get >/dev/null 2>&1; then
	echo "This system has no apt. If the build fails, install what these Debian packages hold: $packages" >&2
	exit 0
fi

missing=
for p in $packages; do
	case $(dpkg-query -W -f '${db:Status-Abbrev}' "$p" 2>/dev/null || true) in
	ii*) ;;
	*) missing="$missing $p" ;;
	esac
done
[ -n "$missing" ] || exit 0

echo "== installing$missing"
root=
if [ "$(id -u)" != 0 ]; then
	if ! command -v sudo >/dev/null 2>&1; then
		echo "Please install these as root: apt-get install$missing" >&2
		exit 1
	fi
	root=sudo
fi
# One source that can't be reached doesn't matter if the others have the packages.
$root apt-get -q -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 update || true
# shellcheck disable=SC2086
$root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 \
	install --no-install-recommends $missing
