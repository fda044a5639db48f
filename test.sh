#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test and lint: as shipped, with the sanitizers,
# or both ways (tests/CMakeLists.txt says which); the fuzzers; and what runs in threads with the
# thread sanitizer. The last line sums them up.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"

passed=0
failed=0
status=0

# run PRESET FOLDER [OPTION…]
run() {
    local report=$PWD/$2/tests.xml
    # Twice as many as there are cores: some wait most of the time, as players do.
    ctest --preset "$1" --parallel $((2 * $(nproc))) --output-junit "$report" "${@:3}" ||
        status=$?
    count() { grep -om1 "$1=\"[0-9]*\"" "$report" | grep -o '[0-9]*'; }
    local bad good
    bad=$(count failures)
    good=$(($(count tests) - bad - $(count disabled) - $(count skipped)))
    [[ $good -gt 0 ]] || status=1
    passed=$((passed + good))
    failed=$((failed + bad))
}

.ci/install build test
cmake --preset release -DFACEDOWN_WERROR=ON # finds the tools that have just been installed
.ci/build as_shipped
run release build --label-regex "as_shipped|e2e|package|lint"
for preset in asan tsan; do
    cmake --preset "$preset"
    cmake --build --preset "$preset" --parallel "$(nproc)"
    run "$preset" "build-$preset"
done

echo "$passed passed, $failed failed"
exit "$status"
