#include "table/figures.h"

#include <charconv>
#include <tuple>

#include <QByteArrayList>

namespace facedown::table {

namespace {

/// The numbers of counts that are stored.
constexpr char between = ' ';

} // namespace

std::vector<Figure> figures(const match::Match& match)
{
    return std::visit([](const auto& play) { return figuresOf(play); }, match.play());
}

std::vector<Figure> figures(const QString& game)
{
    return figures(*match::Match::start(game.toStdString(), match::Json::object(), 0));
}

int figuresVersion(const QString& game)
{
    int version = 0;
    match::withGame(game.toStdString(), [&]<core::Game G>() { version = figuresVersion<G>(); });
    return version;
}

QByteArray toText(const std::vector<Figure>& figures)
{
    QByteArrayList numbers;
    for (std::size_t player = 0; !figures.empty() && player < figures[0].players.size(); ++player)
        for (const Figure& figure : figures) {
            const Count& count = figure.players[player];
            numbers << QByteArray::number(qint64{count.sum})
                    << QByteArray::number(qint64{count.cases});
        }
    return numbers.join(between);
}

std::vector<std::vector<Count>> readCounts(const QByteArray& text, int players)
{
    std::vector<int> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        if (!numbers.empty() && *at++ != between)
            return {};
        int number = 0;
        const auto [next, fault] = std::from_chars(at, end, number);
        if (fault != std::errc())
            return {};
        numbers.push_back(number);
        at = next;
    }
    const auto rows = static_cast<std::size_t>(players);
    if (rows == 0 || numbers.empty() || numbers.size() % (2 * rows) != 0)
        return {};
    std::vector<std::vector<Count>> counts(rows);
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        if (numbers[i + 1] < 0)
            return {};
        counts[i / (numbers.size() / rows)].push_back({numbers[i], numbers[i + 1]});
    }
    return counts;
}

} // namespace facedown::table
