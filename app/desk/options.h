#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <QSize>
#include <QString>

#include "match/match.h"
#include "play/preferences.h"

namespace facedown::desk {

/// The smallest window in which a table is laid out, and the largest there are screens for.
inline constexpr QSize smallestWindow(960, 600);
inline constexpr QSize largestWindow(7680, 4320);

/// What was asked for on the command line, checked as far as it can be without a window.
struct Options
{
    /// A saved game to open; empty for none.
    QString record;
    /// A match to go straight to, its players set; with `demo` the one that the bots play.
    std::optional<match::Match> match;
    std::optional<std::uint64_t> seed;

    /// For this start only; empty for what is set.
    QString language;
    std::optional<play::Preferences::Pace> pace;
    std::optional<play::Preferences::Theme> theme;
    QSize size;

    /// Whether the graphics card draws, for this start only; nothing for what is set.
    std::optional<bool> opengl;
    /// Where settings and matches are kept; empty for the user's own folder.
    QString data;
    /// Where phones are listened to, "192.168.1.20:40404"; empty for the local network.
    QString listen;
    /// Bots play the match and pictures of it go to `shots`.
    bool demo = false;
    QString shots;
};

/// Something to print instead of starting: help (status 0), or what is wrong (2, one sentence).
struct Answer
{
    int status = 0;
    std::string text;
};

inline constexpr int failed = 1;
inline constexpr int wrongUsage = 2;

/// `arguments` without the program's name.
std::variant<Options, Answer> parseOptions(const std::vector<std::string>& arguments);

} // namespace facedown::desk
