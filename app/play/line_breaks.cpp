#include "play/line_breaks.h"

#include <algorithm>

namespace facedown::play {

namespace {

constexpr QChar joiner(0x2060);
constexpr QChar hardSpace(0xA0);
constexpr char16_t firstIdeograph = 0x2E80;
/// So many characters at the end are a line of their own at least, if the text is long enough.
constexpr qsizetype together = 3;
constexpr qsizetype longEnough = 3 * together;
/// No more than this, and no punctuation, is one word to the eye: "成功 %n 次".
constexpr qsizetype brief = 8;

bool isIdeograph(QChar letter)
{
    return letter.unicode() >= firstIdeograph && letter.isLetter();
}

/// Whether a number ends there, or what stands for one.
bool endsNumber(const QString& text, qsizetype at)
{
    return at >= 0 && (text[at].isDigit() || (text[at] == QLatin1Char('n') && at > 0 &&
                                              text[at - 1] == QLatin1Char('%')));
}

bool isHiragana(QChar letter)
{
    return letter.unicode() > 0x3040 && letter.unicode() < 0x30A0;
}

bool isKana(QChar letter)
{
    return letter.unicode() > 0x3040 && letter.unicode() < 0x3100;
}

/// Whether what comes before ends a phrase even where hiragana follow, which end a word elsewhere:
/// は, しか, and が where it can be no ending of a verb (上がる).
bool endsPhrase(const QString& text, qsizetype at)
{
    const QChar particle = text[at - 1];
    const QChar word = at > 1 ? text[at - 2] : QChar();
    const bool only =
        at > 2 && text[at - 3].isLetter() && text.mid(at - 2, 2) == QStringLiteral("しか");
    return only || particle == QChar(u'を') ||
           (isIdeograph(word) && !isHiragana(word) &&
            (particle == QChar(u'は') || (particle == QChar(u'が') && isKana(word))));
}

/// Whether a line of a Japanese sentence may not begin there: only after a particle or an ending of
/// two hiragana a phrase ends (one is within a word: 引き取る).
bool goesOn(const QString& text, qsizetype at)
{
    static const QString particles = QStringLiteral("はがをにとでものへやからば");
    const QChar before = text[at - 1];
    if (isHiragana(text[at]))
        return !endsPhrase(text, at) &&
               (before.isLetterOrNumber() || before.category() == QChar::Punctuation_Close);
    const bool ending = at > 1 && isHiragana(before) && isHiragana(text[at - 2]);
    return isIdeograph(before) && !ending && !particles.contains(before);
}

bool isOneWord(const QString& text)
{
    return text.size() <= brief && std::none_of(text.cbegin(), text.cend(), [](QChar letter) {
               return letter.isPunct() && letter != QLatin1Char('%');
           });
}

/// Where the characters begin that end a text, but for its punctuation.
qsizetype endOf(const QString& text)
{
    qsizetype last = text.size() - 1;
    while (last >= 0 && (text[last].isPunct() || text[last].isSpace()))
        --last;
    return last >= 0 && isIdeograph(text[last]) && text.size() >= longEnough ? last - together + 1
                                                                             : text.size();
}

} // namespace

QString wellBroken(QString text)
{
    if (std::none_of(text.cbegin(), text.cend(), isIdeograph))
        return text;
    const bool japanese = std::any_of(text.cbegin(), text.cend(), isKana);
    const bool whole = isOneWord(text);
    const qsizetype end = endOf(text);
    QString broken;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool counted = at + 1 < text.size() && isIdeograph(text[at + 1]);
        if (text[at] == QLatin1Char(' ') && (whole || (counted && endsNumber(text, at - 1)))) {
            broken += hardSpace;
            continue;
        }
        const bool last = at == end + together - 1;
        const bool ends = at > end && (isIdeograph(text[at - 1]) || last);
        const bool held = whole && at > 0 && isIdeograph(text[at - 1]);
        const bool holds =
            held || ends || endsNumber(text, at - 1) || (japanese && at > 0 && goesOn(text, at));
        if (isIdeograph(text[at]) ? holds : held && text[at] == QLatin1Char('%'))
            broken += joiner;
        broken += text[at];
    }
    return broken;
}

QString unbroken(QString text)
{
    return text.remove(joiner).replace(hardSpace, QLatin1Char(' '));
}

} // namespace facedown::play
