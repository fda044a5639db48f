#include <QCoreApplication>

#include "nyet/nyet.h"
#include "table/lesson.h"

namespace facedown::table {

namespace {

class NyetLesson
{
    Q_DECLARE_TR_FUNCTIONS(NyetLesson)

public:
    static std::vector<Lesson::Step> steps(const QStringList& names);
};

constexpr const char* deal = "deal B4 B6 B9 B12 B13 R2 R4 R5 R8 R13 Y1 Y3 Y7 Y12 G4"
                             "|B1 B3 B7 R3 R7 R11 R12 Y5 Y8 Y13 G1 G3 G6 G12 G13"
                             "|B1 B2 B5 R1 R1 R6 R9 R10 Y1 Y2 Y10 G2 G7 G9 G10"
                             "|B1 B8 B10 B11 R1 Y1 Y4 Y6 Y9 Y11 G1 G1 G5 G8 G11";

/// The cards of the tricks from the seventh on, but for the last.
QStringList laterTricks()
{
    QStringList plays;
    for (const QString& card : QStringLiteral("Y12 Y5 Y10 Y6 Y7 Y8 B1 Y9 G9 G1 B9 G6 R4 R12 R10 "
                                              "Y11 R11 R1 G8 R5 G13 G7 G11 B6 R8 G1 G10 B1")
                                   .split(QLatin1Char(' ')))
        plays << QStringLiteral("play %1").arg(card);
    return plays;
}

/// One round of four players, from the veto to the count.
std::vector<Lesson::Step> NyetLesson::steps(const QStringList& names)
{
    const QString &second = names[1], &third = names[2], &fourth = names[3];
    return {
        {tr("Nyet! is a trick-taking game whose rules change every round: you all take turns "
            "vetoing what you do not want, and play by the rules that are left."),
         {"dealer 0", deal}},
        {tr("In a trick everyone plays one card: whoever has the colour led must follow suit and "
            "play it too, and without trumps its highest card wins. You hold five blue cards, some "
            "of them high, and only one green: you want to win many tricks."),
         {}},
        {tr("In the end, each row of the board has one free square left. In the Points row, a free "
            "−2 would make every trick cost points: cover it with a veto token."),
         {"veto points -2", "veto trump red", "veto start 3", "veto super green"}},
        {tr("Trumps beat all other colours. You want blue to be trump, so veto another colour: "
            "cover green."),
         {"veto trump green", "veto points 4", "veto discard left", "veto start 1"}},
        {tr("The 1s of the super trump colour beat even the trumps. You hold a yellow 1, so cover "
            "the square that would mean no super trumps at all."),
         {"veto super none", "veto discard none", "veto points 1", "veto discard not1"}},
        {tr("Only blue and yellow can still be trump. Cover yellow, and blue is settled."),
         {"veto trump yellow", "veto super blue", "veto start 2", "veto points 2"}},
        //: %1 is a player.
        {tr("%1 has covered a square in the first row, and only yours is left: you will be the "
            "start player. Your green card is all you want to discard, so cover “2 cards” in the "
            "Discard row.")
             .arg(third),
         {"veto discard two", "veto super red"}},
        {tr("The bar above shows the rules of this round: you start, everyone discards one card, "
            "blue is trump, yellow 1s are super trumps, and tricks and treasures are worth 3 "
            "each."),
         {}},
        {tr("The start player chooses a team-mate for this round. %1 wanted you to start, so "
            "choose %1.")
             .arg(third),
         {"team 2"}},
        {tr("You and %1 now play together against %2 and %3: team-mates have the same symbol, and "
            "everything either of you wins counts for both. There will be new teams next round.")
             .arg(third, second, fourth),
         {}},
        {tr("Discard your only green card. Once you have none, you may trump when green is led."),
         {"discard G4", "discard G3", "discard R1", "discard G1"}},
        {tr("You lead the first trick. The red 13 is the highest red card: play it."),
         {"play R13", "play R3", "play R6", "play R1"}},
        {tr("Everyone had to play red, and your 13 was the highest: the trick is yours. %1 had to "
            "give you a 1: a 1 from the other team is a treasure, worth as much as a trick.")
             .arg(fourth),
         {}},
        {tr("The winner of a trick leads the next. Get rid of a low card: play the yellow 3."),
         {"play Y3", "play Y13", "play Y2", "play Y4", "play G12", "play G2", "play G5"}},
        {tr("%1 won and leads green, which you no longer have. So you may play anything: your "
            "lowest trump, the blue 4, is enough.")
             .arg(second),
         {"play B4"}},
        {tr("Now lead a high trump to draw out the others’ trumps: play the blue 13."),
         {"play B13", "play B3", "play B2", "play B10"}},
        {tr("Keep your trumps for later, and lead what would win nothing anyway: play the red 2."),
         {"play R2", "play R7", "play R9", "play B8", "play B11"}},
        {tr("%1 had no red left, trumped, and now leads another trump. Your yellow 1 is a super "
            "trump: it counts as a trump and beats every ordinary one. Play it.")
             .arg(fourth),
         {"play Y1", "play B7", "play B5"}},
        {tr("That’s all you need to know. Let’s skip ahead to the last trick."), laterTricks(),
         true},
        {tr("%1 will lead a super trump. Watch what happens when two of them meet.").arg(fourth),
         {"play Y1"}},
        {tr("With one card left there is no choice: play the blue 12."),
         {"play B12", "play B1", "play Y1"}},
        {tr("Of two super trumps the later one wins: well done, %1! Your team has 9 tricks and 4 "
            "treasures, 13 in all; times 3, that’s 39 points for each of you.")
             .arg(third),
         {}},
        {tr("If −2 had been left free, the same 13 would have cost you 26 points each. In a round "
            "like that, you try to win nothing at all."),
         {}},
        {tr("That was one round. A four-player game has eight, with new teams each time, and "
            "the highest total wins."),
         {}},
    };
}

} // namespace

template <>
Lesson lessonOf<nyet::Nyet>(const QStringList& names)
{
    return {{{"players", 4}}, NyetLesson::steps(names)};
}

} // namespace facedown::table
