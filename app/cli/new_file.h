#pragma once

#include <filesystem>
#include <fstream>
#include <string>

namespace facedown::cli {

/// A file that is written beside its place and put there when it is whole.
class NewFile
{
public:
    explicit NewFile(std::string place)
        : place_(std::move(place))
        , out_(unfinished(), std::ios::binary)
        , begun_(out_.is_open())
    {
    }

    bool begun() const { return begun_; }

    /// Whether it is there now; else the place holds what it held.
    bool put(const std::string& text)
    {
        out_ << text;
        out_.close();
        std::error_code error;
        if (out_)
            std::filesystem::rename(unfinished(), place_, error);
        return out_ && !error;
    }

    ~NewFile()
    {
        std::error_code ignored; // it is gone if it was put
        if (begun_)
            std::filesystem::remove(unfinished(), ignored);
    }

private:
    std::string unfinished() const { return place_ + ".part"; }

    std::string place_;
    std::ofstream out_;
    bool begun_;
};

} // namespace facedown::cli
