#!/usr/bin/env bash
# Installs what is missing, builds, and starts facedown: ./play.sh [ARGUMENTS]
# What it says on the way goes to standard error: standard output is the program's.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)

"$root/.ci/install" build
"$root/.ci/build" facedown >&2
exec "$root/build/bin/facedown" "$@"
