#include "bots/training.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <stdexcept>

#include "bots/trained.h"
#include "core/text.h"

namespace facedown::bots {

namespace {

constexpr std::string_view magic = "facedown training ";
constexpr std::uint64_t version = 1;
constexpr std::size_t widest = 100; ///< columns of a line of numbers

tl::unexpected<core::Error> bad(std::string message)
{
    return core::failure(core::ErrorCode::BadRecord, std::move(message));
}

template <class Number>
std::optional<Number> number(std::string_view word)
{
    Number value{};
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc{} || stop != end)
        return std::nullopt;
    return value;
}

std::string numberText(double value)
{
    char digits[32];
    return {digits, std::to_chars(std::begin(digits), std::end(digits), value).ptr};
}

void appendTable(std::string& text, const std::vector<double>& numbers)
{
    std::size_t column = 0;
    for (const double value : numbers) {
        const std::string next = numberText(value);
        if (column > 0) {
            const bool full = column + 1 + next.size() > widest;
            text += full ? '\n' : ' ';
            column = full ? 0 : column + 1;
        }
        text += next;
        column += next.size();
    }
    if (!numbers.empty())
        text += '\n';
}

/// The rest of a line that begins with a key and a space; nothing if it does not.
std::optional<std::string_view> after(std::string_view line, std::string_view key)
{
    if (!line.starts_with(key) || line.size() <= key.size() || line[key.size()] != ' ')
        return std::nullopt;
    return line.substr(key.size() + 1);
}

/// Reads a file from its first line to its last.
class Reader
{
public:
    explicit Reader(std::string_view text)
        : text_(text)
    {
    }

    core::Expected<Training> read(std::string_view game)
    {
        Training training;
        core::Expected<void> done = readHead(training, game);
        while (done && !after(peek(), "end"))
            done = readTable(training);
        if (done)
            done = readEnd();
        if (!done)
            return tl::unexpected(done.error());
        return training;
    }

private:
    std::string_view peek() const { return text_.substr(at_, text_.find('\n', at_) - at_); }

    std::string_view line()
    {
        const std::string_view line = peek();
        at_ = std::min(at_ + line.size() + 1, text_.size());
        ++number_;
        return line;
    }

    tl::unexpected<core::Error> badLine(const std::string& what) const
    {
        return bad("line " + std::to_string(number_) + " of the training file: " + what);
    }

    core::Expected<void> readHead(Training& training, std::string_view game)
    {
        if (text_.empty())
            return bad("the training file is empty");
        const std::string_view head = line();
        if (!head.starts_with(magic))
            return bad("this is no training file of facedown");
        const std::string_view given = head.substr(magic.size());
        if (number<std::uint64_t>(given) != version)
            return bad("the training file is of version " + core::plain(given, 20) +
                       "; this program reads version " + std::to_string(version));
        const auto lastLine = text_.rfind('\n', text_.size() - 2);
        if (text_.back() != '\n' || !text_.substr(lastLine + 1).starts_with("end "))
            return bad("the training file is cut short");
        const auto name = after(line(), "game");
        if (!name)
            return badLine("it is to be \"game\" and its name");
        if (name != game)
            return bad("the training file is for " + core::plain(*name, 20) + ", not for " +
                       std::string(game));
        const auto seed = number<std::uint64_t>(after(line(), "seed").value_or(""));
        if (!seed)
            return badLine("it is to be \"seed\" and a whole number");
        const auto made = after(line(), "made");
        if (!made)
            return badLine("it is to be \"made\" and how");
        training.game = *name;
        training.seed = *seed;
        training.made = *made;
        return {};
    }

    core::Expected<void> readTable(Training& training)
    {
        const auto parts = core::words(line());
        const auto size = number<std::size_t>(parts.size() == 3 ? parts[2] : "");
        if (parts[0] != "table" || !size || *size > text_.size())
            return badLine("it is to be \"table\", a name and how many numbers");
        const auto [place, isNew] = training.tables.try_emplace(std::string(parts[1]));
        if (!isNew)
            return badLine("there is such a table already");
        std::vector<double>& numbers = place->second;
        numbers.reserve(*size);
        while (numbers.size() < *size)
            for (const std::string_view word : core::words(line())) {
                const auto value = number<double>(word);
                if (!value || !std::isfinite(*value))
                    return badLine(core::inQuotes(word) + " is no number");
                numbers.push_back(*value);
            }
        if (numbers.size() > *size)
            return badLine("the table has more numbers than it says");
        return {};
    }

    core::Expected<void> readEnd()
    {
        const std::size_t size = at_;
        if (after(line(), "end") != std::to_string(checksum(text_.substr(0, size))))
            return bad("the training file is damaged: its checksum is another");
        if (at_ != text_.size())
            return bad("the training file goes on after its end");
        return {};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int number_ = 0; ///< of the line read last
};

std::map<std::string_view, Training> readShipped()
{
    std::map<std::string_view, Training> trainings;
    for (const auto& [game, text] : trainedFiles) {
        auto training = readTraining(text, game);
        if (!training)
            throw std::logic_error("built with an unsound file: " + training.error().message);
        trainings.emplace(game, std::move(*training));
    }
    return trainings;
}

} // namespace

std::uint64_t checksum(std::string_view text)
{
    std::uint64_t sum = 0xCBF29CE484222325ULL;
    for (const char byte : text)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
    return sum;
}

std::string text(const Training& training)
{
    std::string text = std::string(magic) + std::to_string(version) + '\n';
    text += "game " + training.game + '\n';
    text += "seed " + std::to_string(training.seed) + '\n';
    text += "made " + training.made + '\n';
    for (const auto& [name, numbers] : training.tables) {
        text += "table " + name + ' ' + std::to_string(numbers.size()) + '\n';
        appendTable(text, numbers);
    }
    return text + "end " + std::to_string(checksum(text)) + '\n';
}

core::Expected<Training> readTraining(std::string_view text, std::string_view game)
{
    return Reader(text).read(game);
}

const Training& shipped(std::string_view game)
{
    static const std::map<std::string_view, Training> trainings = readShipped();
    return trainings.at(game);
}

std::vector<std::string_view> trainedGames()
{
    std::vector<std::string_view> games;
    for (const TrainedFile& file : trainedFiles)
        games.push_back(file.game);
    return games;
}

} // namespace facedown::bots
