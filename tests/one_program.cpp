#include "one_program.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace facedown::tests {

namespace {

std::map<std::string, Main>& entries()
{
    static std::map<std::string, Main> all;
    return all;
}

} // namespace

Entry::Entry(const char* file, Main main)
{
    const std::string stem = std::filesystem::path(file).stem().string();
    entries().emplace(stem.substr(0, stem.rfind("_test")), main);
}

} // namespace facedown::tests

int main(int argc, char** argv)
{
    const auto& entries = facedown::tests::entries();
    const auto test = argc > 1 ? entries.find(argv[1]) : entries.end();
    if (test == entries.end()) {
        std::fputs("The first argument names one of:", stderr);
        for (const auto& [name, run] : entries)
            std::fprintf(stderr, " %s", name.c_str());
        std::fputs("\n", stderr);
        return 2;
    }
    // Qt Test sees the rest.
    argv[1] = argv[0];
    return test->second(argc - 1, argv + 1);
}
