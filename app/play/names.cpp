#include "play/names.h"

#include <array>

#include "core/seat.h"
#include "core/text.h"
#include "table/game_info.h"

namespace facedown::play {

namespace {

/// Bold and careful by turns, as the bots are.
constexpr std::array<const char*, core::maxSeats> houseNames = {
    "Ana", "Bruno", "Sora", "Iria", "Kai", "Mei", "Leo", "Noa", "Yuki", "Teo", "Lin", "Uxía"};

} // namespace

QString usualName(std::size_t row)
{
    return QString::fromUtf8(houseNames[row % houseNames.size()]);
}

QString nameFrom(const QString& typed, std::size_t row)
{
    QString kept = typed.simplified().left(longestName);
    if (!kept.isEmpty() && kept.back().isHighSurrogate()) // half of a character
        kept.chop(1);
    kept = QString::fromStdString(core::plain(kept.toStdString(), longestName)).trimmed();
    return kept.isEmpty() ? usualName(row) : kept;
}

QString namesKey(const QString& game)
{
    return game + QStringLiteral("/names");
}

QMap<QString, QStringList> rememberedNames(const Preferences& preferences)
{
    QMap<QString, QStringList> names;
    for (const table::GameInfo& info : table::gameInfos()) {
        const QVariant kept = preferences.remembered(namesKey(info.id));
        if (kept.isValid())
            names[info.id] = kept.toStringList();
    }
    return names;
}

void rememberNames(Preferences& preferences, const QMap<QString, QStringList>& names)
{
    for (auto game = names.begin(); game != names.end(); ++game)
        preferences.remember(namesKey(game.key()), game.value());
}

QStringList namesUsed(const Preferences& preferences)
{
    QStringList used;
    for (const QStringList& names : rememberedNames(preferences))
        used << names;
    for (std::size_t row = 0; row < houseNames.size(); ++row)
        used.removeAll(usualName(row));
    used.removeAll(QString());
    used.removeDuplicates();
    used.sort(Qt::CaseInsensitive);
    return used;
}

void forgetNames(Preferences& preferences, const QStringList& forgotten)
{
    QMap<QString, QStringList> names = rememberedNames(preferences);
    for (QStringList& table : names)
        for (qsizetype row = 0; row < table.size(); ++row)
            if (forgotten.contains(table[row]))
                table[row] = usualName(static_cast<std::size_t>(row));
    rememberNames(preferences, names);
}

} // namespace facedown::play
