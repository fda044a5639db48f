#include "table/table_words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <QLocale>

#include "table/number.h"

namespace facedown::table {

QString TableWords::firstPlayerDrawn() const
{
    return tr("Choosing the first player…");
}

QString TableWords::firstPlayer(core::Seat seat) const
{
    return tr("%1 is the first player").arg(name(seat));
}

QString TableWords::round(int number) const
{
    return tr("Round %1").arg(number);
}

QString TableWords::won(const QStringList& winners) const
{
    if (winners.size() < 2)
        return winners.isEmpty() ? QString() : tr("%1 wins!").arg(winners.first());
    //: %1 is two names or more: "Ana and Bruno".
    return tr("%1 share the win").arg(names(winners));
}

QString TableWords::won(const core::Winners& winners) const
{
    QStringList all;
    for (const core::Seat winner : winners)
        all << name(winner);
    return won(all);
}

QString TableWords::closeSecond(const core::Winners& winners, const core::Scores& scores) const
{
    constexpr int close = 5; // points
    int behind = close + 1;
    QStringList second;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        const int by = std::abs(scores[seat] - scores[winners[0]]);
        if (winners.contains(core::byte(static_cast<int>(seat))) || by > std::min(behind, close))
            continue;
        if (by < behind)
            second.clear();
        behind = by;
        second << name(static_cast<core::Seat>(seat));
    }
    if (second.size() < 2)
        return second.isEmpty()
                   ? QString()
                   : tr("%1 was only %n point(s) behind.", nullptr, behind).arg(second.first());
    //: %1 is two names or more: "Ana and Bruno".
    return tr("%1 were only %n point(s) behind.", nullptr, behind).arg(names(second));
}

QString TableWords::points(int count) const
{
    const QString text = tr("%n point(s)", nullptr, std::abs(count));
    // Qt puts in no number below zero.
    return count < 0 ? QString(text).replace(QString::number(-count), numberText(count)) : text;
}

QStringList TableWords::sentences(QStringList all)
{
    all.removeAll({});
    return all;
}

QString TableWords::names(const QStringList& names)
{
    if (names.size() < 2)
        return names.isEmpty() ? QString() : names.first();
    if (names.size() == 2)
        return tr("%1 and %2", "two names").arg(names.first(), names.last());
    const QString before = names.mid(0, names.size() - 1).join(tr(", ", "between names"));
    //: %1 is two names or more, %2 the last one.
    return tr("%1 and %2", "three names or more").arg(before, names.last());
}

QString TableWords::description(const QStringList& parts)
{
    return parts.join(tr(", ", "between the parts of a description"));
}

QString TableWords::items(const QStringList& items)
{
    return items.join(tr(", ", "between the items of a list"));
}

QString TableWords::percent(int share)
{
    return tr("%1%", "a share in percent").arg(share);
}

QString TableWords::decimal(double value)
{
    const QString digits = QLocale::c().toString(std::abs(value), 'f', 1);
    const QString text =
        //: %1 is a whole number, %2 a digit: the mark between them.
        tr("%1.%2", "a decimal number").arg(digits.chopped(2), digits.last(1));
    return (value < 0 && digits != QStringLiteral("0.0") ? QStringLiteral("−") : QString()) + text;
}

QString TableWords::describe(core::Seat seat, const QString& character, const QStringList& parts,
                             bool toAct) const
{
    QStringList all{name(seat)};
    if (!character.isEmpty())
        all << tr("bot, %1").arg(character);
    all << parts;
    if (toAct)
        all << tr("current player");
    return description(all);
}

} // namespace facedown::table
