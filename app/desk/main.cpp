#include <cstdio>
#include <string>
#include <variant>
#include <vector>

#include "desk/options.h"
#include "desk/program.h"

int main(int argc, char** argv)
{
    using namespace facedown::desk;
    const auto parsed = parseOptions(std::vector<std::string>(argv + 1, argv + argc));
    if (const auto* answer = std::get_if<Answer>(&parsed)) {
        if (answer->status != 0) {
            std::fprintf(stderr, "facedown: %s\n", answer->text.c_str());
            return answer->status;
        }
        if (std::fputs(answer->text.c_str(), stdout) != EOF && std::fflush(stdout) != EOF)
            return 0;
        std::fputs("facedown: what was to be printed could not be written.\n", stderr);
        return failed;
    }
    return run(std::get<Options>(parsed), argv[0]);
}
