#include <QCoreApplication>

#include "geschenkt/geschenkt.h"
#include "table/lesson.h"

namespace facedown::table {

namespace {

class GeschenktLesson
{
    Q_DECLARE_TR_FUNCTIONS(GeschenktLesson)

public:
    static std::vector<Lesson::Step> steps(const QString& second, const QString& third);
};

/// Of the cards from the sixth to the last but two.
constexpr const char* middleOfTheGame =
    "pay,pay,take,turn 6,pay,pay,take,turn 29,pay,pay,pay,pay,pay,pay,pay,take,turn 25,pay,pay,pay,"
    "pay,pay,pay,pay,pay,pay,pay,take,turn 21,pay,pay,pay,pay,pay,pay,pay,pay,pay,pay,take,turn 3,"
    "take,turn 33,pay,pay,pay,pay,pay,pay,pay,pay,pay,pay,pay,pay,take,turn 7,take,turn 11,pay,pay,"
    "pay,pay,take,turn 17,pay,pay,pay,pay,pay,pay,pay,take,turn 22,pay,pay,pay,pay,pay,pay,pay,"
    "take,turn 24,pay,pay,pay,pay,pay,take,turn 27,pay,pay,take,turn 31,pay,pay,pay,pay,pay,take,"
    "turn 23,take,turn 19,pay,take,turn 26,take,turn 30,take";

/// A card that nobody wants, a run and what it makes of its neighbours, and the last two cards.
std::vector<Lesson::Step> GeschenktLesson::steps(const QString& second, const QString& third)
{
    return {
        {tr("Nobody wants the cards: each costs as many points as its number, and the fewest "
            "points win. But every chip takes one point off, so you begin with 0 − 11 = −11."),
         {"first 2", "turn 32", "pay"}},
        //: %1 is a player.
        {tr("%1 turned up the 32 and paid a chip to refuse it. Do the same: press “No thanks”.")
             .arg(third),
         {"pay", "pay", "pay"}},
        {tr("The card goes round until somebody takes it, and the chips on it come with it. Even "
            "with four chips the 32 costs too much: refuse it again."),
         {"pay", "take", "turn 14", "pay", "pay"}},
        {tr("%1 took the 32 with five chips, which costs 27 points, and turned up the 14. That is "
            "a low card with two chips on it: take it.")
             .arg(second),
         {"take", "turn 15"}},
        {tr("You took the 14, so you turned up the next card: the 15. In an unbroken run only the "
            "lowest card counts, so next to your 14 it costs you nothing at all."),
         {}},
        {tr("The 15 is expensive for the others, so it will come back to you, with more chips on "
            "it. Refuse it just this once."),
         {"pay", "pay", "pay"}},
        {tr("Here it is again, with three chips on it. Now take it."), {"take", "turn 28"}},
        {tr("Only you see how many chips you have: keep a few, since whoever has none must take "
            "the card. Refuse the 28."),
         {"pay", "pay", "take", "turn 9", "pay"}},
        {tr("That’s all there is to it, card after card. Let’s skip ahead to the last two."),
         QString::fromLatin1(middleOfTheGame).split(QLatin1Char(',')), true},
        {tr("By now you also have the 17. Only the 16 could close the gap to your 14 and 15."),
         {"turn 16", "pay"}},
        {tr("There it is, and it saves you 17 points! %1 has just paid their last chip and would "
            "have to take it next time, so do not wait: take it.")
             .arg(third),
         {"take", "turn 35"}},
        {tr("The last card is the 35. Nobody wants that one either: refuse it."),
         {"pay", "pay", "take"}},
        {tr("%1 had no chips left and had to take it. Now everyone counts up: your run costs 14, "
            "the 24 and 25 cost 24, and your nine chips take off 9, which leaves 29.")
             .arg(third),
         {}},
        {tr("Nine of the 33 cards are put away unseen before each game. So the one you are waiting "
            "for may never come: that is the gamble."),
         {}},
    };
}

} // namespace

template <>
Lesson lessonOf<geschenkt::Geschenkt>(const QStringList& names)
{
    return {{{"players", 3}}, GeschenktLesson::steps(names[1], names[2])};
}

} // namespace facedown::table
