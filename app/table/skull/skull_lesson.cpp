#include <QCoreApplication>

#include "skull/skull.h"
#include "table/lesson.h"

namespace facedown::table {

namespace {

class SkullLesson
{
    Q_DECLARE_TR_FUNCTIONS(SkullLesson)

public:
    static std::vector<Lesson::Step> steps(const QString& second, const QString& third);
};

/// Four rounds: a challenge of one's own, a bluff that another falls for, a skull that is hit, and
/// the success that wins.
std::vector<Lesson::Step> SkullLesson::steps(const QString& second, const QString& third)
{
    return {
        {tr("Everyone has four discs: three flowers and one skull. Whoever wins two challenges, or "
            "is the last with any discs left, wins the game."),
         {}},
        //: %1 and %2 are players.
        {tr("Each round begins with one disc from everyone, face down. %1 and %2 place theirs.")
             .arg(second, third),
         {"first 0", "place flower", "place flower"}},
        {tr("Now you: place a flower. Only you know what it is."), {"place flower"}},
        {tr("On your turn you either add a disc or start a challenge. Add another flower."),
         {"place flower", "place skull", "bid 2"}},
        {tr("%1 bids 2: two discs to flip, both of them flowers. From now on everyone bids "
            "higher or passes: bid 3.")
             .arg(third),
         {"bid 3", "pass", "pass"}},
        {tr("All the others have passed, so the challenge is yours: three discs, all flowers. Your "
            "own come first."),
         {"flip 0"}},
        {tr("A flower. Now the disc below it."), {"flip 0"}},
        {tr("One more, from anyone you like. %1 was ready to bid, so their disc is probably a "
            "flower: flip it.")
             .arg(third),
         {"flip 2"}},
        {tr("Three flowers: a success! Your mat shows its flower side, and one more success wins "
            "the game."),
         {"place skull", "place flower"}},
        {tr("You were the challenger, so in the next round you place last, then begin. This time "
            "place your skull."),
         {"place skull"}},
        {tr("Now bluff: bid 1, as if you had a flower there."), {"bid 1", "pass", "bid 2"}},
        {tr("%1 believes you and bids 2. Let it happen: pass.").arg(third),
         {"pass", "flip 2", "flip 0", "shuffle flower skull flower flower"}},
        {tr("Your skull! The challenge has failed, and %1 loses a disc. You pick it without "
            "looking: take the marked one.")
             .arg(third),
         {"take 1"}},
        {tr("%1 has three discs left, as you can see at their seat. A new round: place a flower.")
             .arg(third),
         {"place flower", "place skull", "place flower", "place flower"}},
        {tr("%1 has added a disc. Start a challenge of your own: bid 2.").arg(third),
         {"bid 2", "pass", "pass"}},
        {tr("Your own disc first, as always."), {"flip 0"}},
        {tr("Now you have to guess. Try %1’s disc.").arg(second),
         {"flip 1", "shuffle flower flower skull flower", "take 4"}},
        {tr("A skull ends a challenge at once, and its owner takes one of your discs without "
            "looking. Had it been your own skull, you would have chosen the disc "
            "yourself."),
         {}},
        {tr("Only you know that you lost a flower; two flowers and the skull are left. Now nobody "
            "can be sure what you hold."),
         {"place flower", "place flower"}},
        {tr("You need one more success. Place a flower."), {"place flower"}},
        {tr("Three discs lie on the mats. Bid 3: nobody can bid higher, so the challenge begins at "
            "once."),
         {"bid 3"}},
        {tr("Flip your own. Hold your breath!"), {"flip 0"}},
        {tr("Now theirs."), {"flip 1", "flip 2"}},
        {tr("Your second success: you have won! There is another way too: be the last player with "
            "any discs left."),
         {}},
    };
}

} // namespace

template <>
Lesson lessonOf<skull::Skull>(const QStringList& names)
{
    return {{{"players", 3}}, SkullLesson::steps(names[1], names[2])};
}

} // namespace facedown::table
