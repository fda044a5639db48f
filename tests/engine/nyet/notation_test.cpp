#include "engine/notation.h"
#include "engine/nyet/every_event.h"
#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;

/// Events as text, and the words that refuse them.
class NotationTest : public QObject
{
    Q_OBJECT

    static std::vector<std::string> everyEventAndSomeDeals()
    {
        std::vector<std::string> all = everyEvent();
        for (const char* deal : {"deal B1|B2", "deal B2|B1", "deal B1 B1|B2", "deal B1|B2|B3",
                                 "deal B1 R2|Y4 G3", "deal B1 B1 B1 R13|G1"})
            all.emplace_back(deal);
        for (int count = 2; count <= 5; ++count)
            all.push_back(dealText(count, {"B2", "R1 R1"}));
        return all;
    }

private slots:
    void everyEventReadsBackAsItWasWritten()
    {
        test::everyEventReadsBackAsItWasWritten<Nyet>(everyEventAndSomeDeals());
    }

    void differentTextsAreDifferentEvents()
    {
        test::differentTextsAreDifferentEvents<Nyet>(everyEventAndSomeDeals());
    }

    void eventsAreWhatTheirTextSays()
    {
        const auto is = [](std::string_view text, const Nyet::Event& event) {
            QVERIFY(*Nyet::parse(text) == event);
        };
        is("dealer 2", nyet::dealer(2));
        is("veto start 2", nyet::veto(Row::Start, 2));
        is("veto discard not1", nyet::veto(Row::Discard, int(Discarding::NotOne)));
        is("veto trump red", nyet::veto(Row::Trump, int(Colour::Red)));
        is("veto super none", nyet::veto(Row::Super, noColour));
        is("veto points -2", nyet::veto(Row::Points, 4));
        is("alone", nyet::alone());
        is("team 3", nyet::team(0b1000));
        is("team 0 4", nyet::team(0b10001));
        is("bonus 4", nyet::bonus(4));
        is("discard B1", nyet::discard(Card::of(Colour::Blue, 1)));
        is("give R13", nyet::give(Card::of(Colour::Red, 13)));
        is("play Y7", nyet::play(Card::of(Colour::Yellow, 7)));
        Chance deal = emptyDeal(2);
        deal.size = 2;
        deal.hands = {cards("B1 R2"), cards("G3 Y4")};
        is("deal B1 R2|G3 Y4", deal);
    }

    void aDealsHandsMayStandInAnyOrder()
    {
        const auto deal = *Nyet::parse("deal G2 B1 R13 B1|Y3 Y1 B2 R1");
        QCOMPARE(Nyet::text(deal), "deal B1 B1 R13 G2|B2 R1 Y1 Y3");
    }

    void cardsByName()
    {
        QCOMPARE(text(Card::of(Colour::Blue, 1)), "B1");
        QCOMPARE(text(Card::of(Colour::Green, 13)), "G13");
        QCOMPARE(text(Card::hidden()), "?");
        for (const Card card : Cards::pack(13))
            QVERIFY(*cardNamed(text(card)) == card);
        for (const char* wrong : {"", "B", "1", "B0", "B14", "B01", "b1", "X1", "B1 ", " B1", "B-1",
                                  "B+1", "1B", "?", "B99", "B100"})
            QVERIFY2(!cardNamed(wrong), wrong);
    }

    void theBoardByName()
    {
        for (int i = 0; i < rows; ++i) {
            const Row row = static_cast<Row>(i);
            QVERIFY(*rowNamed(name(row)) == row);
            for (int square = 0; square < mostSquares; ++square)
                QCOMPARE(*squareNamed(row, name(row, square)), square);
            QVERIFY(!squareNamed(row, "5") && !squareNamed(row, ""));
        }
        QVERIFY(!rowNamed("") && !rowNamed("Start"));
    }

    void whatIsHiddenStandsAsAQuestionMark()
    {
        QCOMPARE(Nyet::text(nyet::discard(Card::hidden())), "discard ?");
        QCOMPARE(Nyet::text(nyet::give(Card::hidden())), "give ?");
        Chance deal = emptyDeal(2);
        deal.size = 2;
        deal.hidden = 0b10;
        deal.hands[0] = cards("B1 R2");
        QCOMPARE(Nyet::text(Nyet::Event(deal)), "deal B1 R2|? ?");
    }

    void whatIsNotInTheNotationIsRefused_data()
    {
        test::rowsOf({"",
                      " ",
                      "alone ",
                      " alone",
                      "Alone",
                      "alone 1",
                      "dealer",
                      "dealer x",
                      "dealer -1",
                      "dealer 01",
                      "dealer 1 2",
                      "veto",
                      "veto trump",
                      "veto trump ",
                      "veto trump purple",
                      "veto trump Red",
                      "veto  trump red",
                      "veto trump red ",
                      "veto trump red 1",
                      "veto start -2",
                      "veto start red",
                      "veto points 5",
                      "veto points 0",
                      "veto points +1",
                      "veto points - 2",
                      "veto discard 1",
                      "veto discard not 1",
                      "veto none none",
                      "team",
                      "team ",
                      "team 1 1",
                      "team 2 1",
                      "team 1  2",
                      "team alone",
                      "team 100 99",
                      "team 100 100",
                      "team -1",
                      "bonus",
                      "bonus x",
                      "bonus 0 1",
                      "discard",
                      "discard ?",
                      "discard B",
                      "discard B0",
                      "discard B14",
                      "discard b1",
                      "discard B1 B2",
                      "give ?",
                      "give",
                      "give X3",
                      "play ?",
                      "play B01",
                      "play  B1",
                      "play B1 ",
                      "Play B1",
                      "play 1B",
                      "deal",
                      "deal ",
                      "deal |",
                      "deal B1|",
                      "deal |B1",
                      "deal ?",
                      "deal B1 R2|? ?",
                      "deal B1 |R2",
                      "deal B1| R2",
                      "deal B1  B2|R2",
                      "deal B1,B2|R2",
                      "deal B14|B2",
                      "deal  B1|B2",
                      "undo",
                      "first 0",
                      "take",
                      "pass",
                      "\xff\xfe",
                      QByteArray("alone\0", 6),
                      QByteArray("play B1\0", 8),
                      QByteArray("deal B1|B2\0", 11),
                      QByteArray("\0", 1),
                      QByteArray(100000, 'x'),
                      QByteArray(100000, ' '),
                      "deal " + QByteArray("B1 ").repeated(30000),
                      "deal " + QByteArray("B1|").repeated(30000)});
    }
    void whatIsNotInTheNotationIsRefused()
    {
        QFETCH(QByteArray, text);
        test::isNoEvent<Nyet>(text, "is not a Nyet! event");
    }

    void whatMayNeverComeIsIllegal_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const QByteArray& text, const char* rule) {
            QTest::addRow("%.40s", text.constData()) << text << QByteArray(rule);
        };
        for (const char* event :
             {"dealer 100", "dealer 4294967296", "bonus 99999999999999999999", "team 5", "team 99",
              "team 9 10", "team 1 100", "team 4294967296 99999999999999999999"})
            row(event, "NY-2");
        for (const char* event : {"veto start 5", "veto start 4294967296"})
            row(event, "NY-20");
        for (const char* event : {"deal B2 B2|R2", "deal B1 B1 B1 B1|R2", "deal B1|B2|B3|B4|B5|B6"})
            row(event, "NY-1, NY-12");
    }
    void whatMayNeverComeIsIllegal()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, rule);
        test::mayNeverCome<Nyet>(text, rule);
    }

    void theRuleIsCitedInEveryPhase_data()
    {
        QTest::addColumn<int>("phase");
        QTest::addColumn<QString>("why");
        const auto row = [](Phase phase, const char* why) {
            QTest::addRow("%d", static_cast<int>(phase)) << static_cast<int>(phase) << QString(why);
        };
        row(Phase::Dealer, "chance chooses the first dealer now (NY-10)");
        row(Phase::Deal, "the cards are dealt now (NY-12)");
        row(Phase::Veto, "a seat covers a square of the board now (NY-21)");
        row(Phase::Team, "the start player chooses the teams now (NY-30)");
        row(Phase::Bonus, "the start player gives the bonus card to someone now (NY-31)");
        row(Phase::Discard, "a seat discards now (NY-40)");
        row(Phase::Give, "a seat gives a card to its left neighbour now (NY-41)");
        row(Phase::Play, "a seat plays a card now (NY-50)");
        row(Phase::Over, "the game is over (NY-11, NY-14)");
    }
    void theRuleIsCitedInEveryPhase()
    {
        QFETCH(int, phase);
        QFETCH(QString, why);
        const std::pair<Phase, const char*> events[] = {
            {Phase::Dealer, "dealer 1"},   {Phase::Deal, "deal B1|B2"},
            {Phase::Veto, "veto start 2"}, {Phase::Team, "team 1"},
            {Phase::Bonus, "bonus 3"},     {Phase::Discard, "discard B13"},
            {Phase::Give, "give B13"},     {Phase::Play, "play B13"}};
        const Game game = gameIn(static_cast<Phase>(phase));
        QCOMPARE(static_cast<int>(game.phase()), phase);
        for (const auto& [belongsTo, event] : events) {
            if (static_cast<int>(belongsTo) == phase)
                continue;
            const std::string what = belongsTo == Phase::Deal ? "deal" : event;
            QCOMPARE(game.refusal(event), what + ": " + why.toStdString());
            QCOMPARE(Nyet::check(game.state(), *Nyet::parse(event))->code,
                     core::ErrorCode::Illegal);
        }
    }

    void thereIsNoSuchSeat()
    {
        const Game game(players(4));
        for (const char* seat : {"4", "5", "99"})
            QCOMPARE(game.refusal(std::string("dealer ") + seat),
                     std::string("dealer ") + seat + ": there is no such seat (NY-2)");
        QCOMPARE(game.refusal("dealer 3"), "");
    }

private:
    static Game gameIn(Phase phase)
    {
        Game game(players(5, phase == Phase::Over ? 1 : 0));
        if (phase == Phase::Dealer)
            return game;
        game.play("dealer 0");
        while (phase == Phase::Over && game.phase() != phase)
            game.anyRound();
        if (phase == Phase::Deal || phase == Phase::Over)
            return game;
        game.sample();
        if (phase == Phase::Veto)
            return game;
        game.veto({0, phase == Phase::Discard ? "one" : phase == Phase::Give ? "left" : "none"});
        if (phase == Phase::Team)
            return game;
        game.play("team 1");
        if (phase == Phase::Bonus)
            return game;
        game.play("bonus 0");
        return game;
    }
};

QTEST_APPLESS_MAIN(NotationTest)
#include "notation_test.moc"
