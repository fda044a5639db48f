#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test and lint. The last line sums them up.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

.ci/install build test
cmake --preset release -DFACEDOWN_WERROR=ON # finds the tools that have just been installed
.ci/build

report=build/tests.xml
status=0
ctest --preset release --parallel "$(nproc)" --output-junit "$PWD/$report" || status=$?

count() { grep -om1 "$1=\"[0-9]*\"" "$report" | grep -o '[0-9]*'; }
failed=$(count failures)
passed=$(($(count tests) - failed - $(count disabled) - $(count skipped)))
[[ $passed -gt 0 ]] || status=1
echo "$passed passed, $failed failed"
exit "$status"
