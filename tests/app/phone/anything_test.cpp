#include <QTemporaryDir>
#include <QTest>

#include "app/phone/fake_network.h"
#include "app/phone/otherwise.h"
#include "engine/every_game.h"
#include "play/people.h"

using namespace facedown;
using namespace facedown::phone;

namespace facedown::phone {

/// People at one screen and on phones who do anything at any time, in no order; whoever looks at
/// the screen may see only what is theirs.
struct Crowd
{
    Crowd(const QString& game, std::uint64_t seed)
        : random(seed)
        , house(play::matchOf(game.toLatin1(), {{"players", 3}}, 1 + int(seed % 3), seed))
    {
    }

    play::Session* session() { return house.controller.session(); }
    int any(int count) { return random.below(count); }
    bool maybe() { return any(2) == 0; }

    QString anyEvent()
    {
        const auto legal = session()->match().legal();
        return legal.empty() ? QString()
                             : QString::fromStdString(legal[std::size_t(any(int(legal.size())))]);
    }

    void say(const QJsonObject& message, int player)
    {
        if (const auto found = hands.find(player); found != hands.end() && found->second->isOpen())
            found->second->say(message);
        else if (!house.phones.address(player).isEmpty())
            hands[player] = std::make_unique<Phone>(house, player);
    }

    void sayAnything(int player)
    {
        const auto found = hands.find(player);
        const QJsonValue at = found == hands.end() ? QJsonValue() : found->second->state["at"];
        const QJsonObject event{{"type", "event"}, {"event", anyEvent()}, {"at", at}};
        const QJsonObject messages[] = {
            event,
            event,
            {{"type", "select"}, {"event", anyEvent()}, {"at", at}},
            {{"type", "hint"}},
            {{"type", "look"}, {"moment", any(session()->length() + 2)}},
            {{"type", "now"}},
            {{"type", "goOn"}},
            {{"type", "language"}, {"language", maybe() ? "gl" : "ja"}},
        };
        say(messages[any(int(std::size(messages)))], player);
    }

    void decide()
    {
        session()->openCurtain();
        if (maybe())
            session()->peek(true);
        session()->choose(anyEvent());
    }

    void doAnything()
    {
        play::Session* table = session();
        if (table == nullptr)
            return house.controller.resume();
        const int player = any(table->match().players());
        const int deed = any(40);
        switch (deed) {
        case 0:
            return table->peek(maybe());
        case 1:
            return table->undo();
        case 2:
            return table->redo();
        case 3:
            return table->lookBack(any(table->length() + 2));
        case 4:
            return table->backToNow();
        case 5:
            return table->setReplaying(maybe());
        case 6:
            return table->setPaused(maybe());
        case 7:
            return table->hint()->toggle();
        case 8:
            return table->takeRest();
        case 9:
            return table->setFast(maybe());
        case 10:
            return house.phones.moveToPhone(player);
        case 11:
            return house.phones.moveHere(player);
        case 12:
            return any(4) == 0 ? house.phones.giveToBot(player) : house.phones.renew(player);
        case 13:
            return house.preferences.setPlayForced(maybe());
        case 14:
            return house.preferences.setSharing(play::Preferences::Sharing(any(3)));
        case 15:
            return any(4) == 0 ? house.controller.home() : table->passOn();
        case 16:
            return table->chooseViewer(any(6));
        case 17:
            return table->match().over() ? house.controller.again() : table->skip();
        default:
            return deed < 28 ? sayAnything(player) : deed < 34 ? letHappen() : decide();
        }
    }

    static void letHappen() { QCoreApplication::processEvents(); }

    /// What may never be; empty if it is not.
    QString amiss()
    {
        const play::Session* table = house.controller.session();
        if (table == nullptr)
            return {};
        const match::Match& match = table->match();
        const int viewer = table->table()->viewer();
        int here = 0;
        for (int player = 0; player < match.players(); ++player)
            here += play::isHuman(match, player) && !table->isElsewhere(player) ? 1 : 0;
        if (viewer != core::nobody && table->hasPeople() && !match.over()) {
            if (viewer < 0)
                return "all is seen while people play";
            if (!play::isHuman(match, viewer) || table->isElsewhere(viewer))
                return "the eyes of somebody who is not here";
            if (here > 1 && (match.actor() < 0 || match.playerOf(match.actor()) != viewer))
                return "one of several sees their hand when it is not their turn";
        }
        if (table->curtain() && viewer != core::nobody)
            return "somebody sees through the curtain";
        return table->peeking() && !table->live() ? "somebody peeks in the past" : "";
    }

    /// What a page tells of the pieces, but for what may be done with them, and of what happened;
    /// that grows when it no longer looks back.
    static QStringList told(const QJsonObject& page)
    {
        QStringList all;
        for (const QJsonValue piece : page["pieces"].toArray())
            for (int i = 0; i < piece["count"].toInt(); ++i)
                all << QStringList{piece["zone"].toString(), piece["drawing"].toString(),
                                   QString::number(piece["seat"].toInt())}
                           .join(' ');
        all.sort();
        for (const QJsonValue line : page["live"].toBool() ? page["log"].toArray() : QJsonArray())
            all << line["text"].toString();
        return all;
    }

    /// Whether a phone has been told what it would be in a match whose secrets are others; nothing
    /// while that is not known.
    template <core::Game G>
    std::optional<bool> isToldNoSecret(int player, const QJsonObject& received)
    {
        const match::Match& match = session()->match();
        const auto& play = std::get<core::Play<G>>(match.play());
        const std::vector<std::string> events = permuted<G>(play, player, random);
        if (events.size() < match.length())
            return std::nullopt;
        play::Preferences own;
        own.setSafeColours(house.preferences.safeColours());
        play::Session other(from<G>(match, events), &own);
        PageAt page(&other, player, received["language"].toString());
        page.look = session()->present();
        page.toAct = session()->awaits(player);
        if (!received["live"].toBool())
            page.lookBack(received["moment"].toInt());
        return told(page.state()) == told(received);
    }

    /// All that is due has come to the phones, and no piece is under way.
    template <core::Game G>
    QString amissOnPhones()
    {
        play::letHappen();
        if (session() == nullptr || session()->holding())
            return {};
        for (const auto& [player, hand] : hands) {
            const bool now = hand->isOpen() && hand->state["length"] == session()->length() &&
                             house.phones.place(player) == Phones::Place::Taken;
            const auto none = now ? isToldNoSecret<G>(player, hand->state) : std::nullopt;
            compared += none.has_value() ? 1 : 0;
            if (none == false)
                return "a phone has been told what its player may not know";
        }
        return {};
    }

    core::Random random;
    int compared = 0;
    House house;
    std::map<int, std::unique_ptr<Phone>> hands; ///< by player
};

} // namespace facedown::phone

class AnythingTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsPlayedToTheEnd_data() { test::addGames(); }

    /// So many crowds as FACEDOWN_CROWDS says, from the seed FACEDOWN_FUZZ_SEED on. Nothing is seen
    /// that is not to be, and when bots take over they come to the end.
    void itIsPlayedToTheEnd()
    {
        QFETCH(QString, game);
        const int crowds = std::max(2, qEnvironmentVariableIntValue("FACEDOWN_CROWDS"));
        const auto first = std::uint64_t(qEnvironmentVariableIntValue("FACEDOWN_FUZZ_SEED"));
        int compared = 0;
        for (std::uint64_t seed = first; seed < first + std::uint64_t(crowds); ++seed) {
            qInfo("seed %d", int(seed));
            Crowd crowd(game, seed);
            for (int deed = 0; deed < 1000; ++deed) {
                crowd.doAnything();
                QString amiss = crowd.amiss();
                if (amiss.isEmpty() && deed % 25 == 0)
                    test::withGame(game, [&]<core::Game G>() { amiss = crowd.amissOnPhones<G>(); });
                QVERIFY2(amiss.isEmpty(),
                         qPrintable(QString("after %1 deeds: %2").arg(deed).arg(amiss)));
            }
            compared += crowd.compared;
            if (crowd.session() == nullptr)
                crowd.house.controller.resume();
            play::Session* session = crowd.session();
            QVERIFY(session != nullptr);
            for (int player = 0; player < 3; ++player)
                crowd.house.phones.giveToBot(player);
            session->backToNow();
            session->setPaused(false);
            session->skip();
            QTRY_VERIFY_WITH_TIMEOUT(session->match().over(), 60000);
        }
        qInfo("%d tables on phones compared", compared);
        QVERIFY(compared > 0);
    }
};

QTEST_GUILESS_MAIN(AnythingTest)
#include "anything_test.moc"
