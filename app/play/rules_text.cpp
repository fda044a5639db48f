#include "play/rules_text.h"

#include <QFile>

#include "play/line_breaks.h"

namespace facedown::play {

QString rulesText(const QString& game, const QString& language)
{
    QFile file(QStringLiteral(":/rules/%1.%2.md").arg(game, language));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString rulesInShort(const QString& game, const QString& language)
{
    return wellBroken(rulesText(game, language).section(QStringLiteral("\n\n"), 1, 1));
}

} // namespace facedown::play
