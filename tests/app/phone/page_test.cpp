#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include "app/play/session_play.h"
#include "engine/every_game.h"
#include "phone/page.h"
#include "phone/page_words.h"
#include "play/translator.h"
#include "translations/languages.h"

using namespace facedown;
using namespace facedown::phone;
using facedown::play::playedOn;

namespace facedown::phone {

const QString galician = QStringLiteral("gl");

/// A match whose people are all elsewhere, each with a page, and choose at random.
struct Pages
{
    Pages(match::Match match, const QString& language, play::Place place = {})
        : table(std::move(match), place)
    {
        for (int player = 0; player < table.session->match().players(); ++player)
            if (play::isHuman(table.session->match(), player)) {
                table.session->setElsewhere(player, true);
                all[player] = std::make_unique<Page>(table.session.get(), player, language);
            }
        table.session->begin();
    }

    /// The page that is to act; none if no person is.
    Page* next()
    {
        for (auto& [player, page] : all)
            if (table.session->awaits(player))
                return page.get();
        return nullptr;
    }

    /// Any of the events that a page shows; those of pieces, seats and squares as well.
    QString anyEvent(const QJsonObject& state)
    {
        QStringList buttons;
        for (const QJsonValue& action : state["actions"].toArray())
            for (const QJsonValue& choice : action["choices"].toArray())
                buttons << choice["event"].toString();
        QStringList events;
        for (const char* part : {"pieces", "seats"})
            for (const QJsonValue& one : state[QLatin1String(part)].toArray())
                events << one["event"].toString();
        for (const QJsonValue& row : state["board"].toArray())
            for (const QJsonValue& square : row["squares"].toArray())
                events << square["event"].toString();
        events.removeAll(QString());
        isAction = events.isEmpty() || (!buttons.isEmpty() && table.random.below(3) > 0);
        if (isAction)
            events = buttons;
        return events.isEmpty() ? QString() : events[table.random.below(int(events.size()))];
    }

    /// Waits for a page's turn, or the end. False if nothing moves any more.
    bool wait()
    {
        while (next() == nullptr && table.ended->isEmpty()) {
            if (table.session->tallying())
                all.begin()->second->goOn();
            else if (!table.changed->wait(20000))
                return false;
        }
        return true;
    }

    /// Presses it, as a page does.
    Page::Result pressAny(Page& page)
    {
        const QJsonObject state = page.state();
        const QString event = anyEvent(state);
        const QString at = state["at"].toString();
        return event.isEmpty() ? Page::Result::Wrong
               : isAction      ? page.choose(event, at)
                               : page.select(event, at);
    }

    play::Table table;
    bool isAction = false; ///< what anyEvent() found last
    std::map<int, std::unique_ptr<Page>> all;
};

} // namespace facedown::phone

class PageTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTakenBackIsNotSaidAnew_data() { test::addGames(); }

    /// Before the page has been asked what is to be seen since.
    void whatIsTakenBackIsNotSaidAnew()
    {
        QFETCH(QString, game);
        Pages pages(play::matchOf(game.toLatin1(), {{"players", 3}}, 3, 5), "en");
        play::Session& session = *pages.table.session;
        while (!session.canUndo()) {
            QVERIFY(pages.wait() && pages.next() != nullptr);
            (void)pages.pressAny(*pages.next());
        }
        Page& page = *pages.all[0];
        const auto length = std::size_t(session.length());
        (void)page.state();
        session.undo();
        QVERIFY(session.match().length() < length);
        page.setLanguage(galician);
        QCOMPARE(page.state()["log"], Page(&session, 0, galician).state()["log"]);
    }

    void wholeGamesArePlayed_data() { test::addGames(); }

    /// By nothing but what pages show, people and bots, everything in the page's language.
    void wholeGamesArePlayed()
    {
        QFETCH(QString, game);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            qInfo("seed %d", int(seed));
            Pages pages(
                play::matchOf(game.toUtf8().constData(), {{"players", 3}}, seed == 1 ? 3 : 2, seed),
                galician);
            int pressed = 0;
            while (pages.table.ended->isEmpty()) {
                QVERIFY(pages.wait());
                Page* page = pages.next();
                if (page == nullptr)
                    break;
                const QJsonObject state = page->state();
                QVERIFY(state["yourTurn"].toBool());
                QVERIFY2(pages.pressAny(*page) == Page::Result::Done,
                         QJsonDocument(state).toJson().constData());
                QVERIFY(++pressed < 5000);
            }
            for (auto& [player, page] : pages.all) {
                const QJsonObject state = page->state();
                QVERIFY(state["over"].toBool());
                QVERIFY(!state["outcome"].toString().isEmpty());
            }
        }
    }

    void itIsSmall_data() { test::addGames(); }

    void itIsSmall()
    {
        QFETCH(QString, game);
        qsizetype lines = 0;
        qsizetype sent = 0; // as it is packed
        const QString assets = QStringLiteral(FACEDOWN_ASSETS);
        for (const QString& folder : {QString("phone"), QString("faces"), game}) {
            QDirIterator files(assets + '/' + folder, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.fileName().contains("/safe/")) // instead of the others
                    continue;
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QByteArray text = file.readAll();
                sent += qCompress(text).size();
                if (folder == "phone")
                    lines += text.count('\n');
            }
        }
        QVERIFY(lines > 100 && sent > 10'000);
        QVERIFY2(lines <= 1500, qPrintable(QString::number(lines)));
        QVERIFY2(sent <= 150'000, qPrintable(QString::number(sent)));
    }

    void everyDrawingIsThere_data() { test::addGames(); }

    void everyDrawingIsThere()
    {
        QFETCH(QString, game);
        const QString assets = QStringLiteral(FACEDOWN_ASSETS);
        QStringList folders{assets};
        for (const QString& data : test::dataFolders())
            folders << data + "/../../assets";
        for (const bool safe : {false, true})
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                Pages pages(play::matchOf(game.toUtf8().constData(), {{"players", 3}}, 2, seed),
                            galician);
                pages.table.preferences.setSafeColours(safe);
                for (int turns = 0; turns < 40 && pages.wait() && pages.next() != nullptr;
                     ++turns) {
                    const QJsonObject state = pages.next()->state();
                    QStringList drawings;
                    for (const QJsonValue& piece : state["pieces"].toArray())
                        drawings << piece["drawing"].toString();
                    for (const QJsonValue& row : state["board"].toArray())
                        for (const QJsonValue& square : row["squares"].toArray())
                            drawings << square["drawing"].toString() << square["token"].toString();
                    for (const QJsonValue& seat : state["seats"].toArray())
                        drawings << seat["face"].toString();
                    drawings.removeAll(QString());
                    drawings.removeDuplicates();
                    for (const QString& drawing : drawings)
                        QVERIFY2(std::any_of(folders.begin(), folders.end(),
                                             [&](const QString& folder) {
                                                 return QFile::exists(folder + '/' + drawing +
                                                                      ".svg");
                                             }),
                                 qPrintable(drawing));
                    pages.pressAny(*pages.next());
                }
            }
    }

    void aPressAtATableThatHasMovedOnDoesNothing()
    {
        Pages pages(play::someMatch(3, 3, 7), galician);
        QVERIFY(pages.wait());
        Page* page = pages.next();
        const QJsonObject state = page->state();
        const QString event = pages.anyEvent(state);
        const QString at = state["at"].toString();
        QCOMPARE(page->choose(event, at), Page::Result::Done);
        const int length = pages.table.session->length();
        // Pressed twice, it happens once.
        QCOMPARE(page->choose(event, at), Page::Result::Late);
        QCOMPARE(pages.table.session->length(), length);
        QVERIFY(pages.wait());
        // And a decision that was taken back is none of the present.
        pages.table.session->undo();
        QVERIFY(pages.wait());
        QCOMPARE(page->choose(event, at), Page::Result::Late);
        // Nor when it has been put forward again.
        pages.table.session->redo();
        QVERIFY(pages.wait());
        QCOMPARE(pages.table.session->length(), length);
        QCOMPARE(page->choose(event, at), Page::Result::Late);
    }

    void whatIsDoneInsteadOfWhatWasTakenBackIsShown()
    {
        Pages pages(play::someMatch(3, 3, 7), galician);
        QVERIFY(pages.wait());
        Page* page = pages.next();
        const auto choose = [page](const QString& event) {
            return page->choose(event, page->state()["at"].toString());
        };
        QCOMPARE(choose("place flower"), Page::Result::Done);
        QVERIFY(pages.wait());
        (void)page->state();
        pages.table.session->undo();
        QVERIFY(pages.wait());
        QCOMPARE(choose("place skull"), Page::Result::Done);
        QVERIFY(pages.wait());
        Page anew(pages.table.session.get(), page->player(), galician);
        for (const char* part : {"pieces", "log"})
            QVERIFY(page->state()[QLatin1String(part)] == anew.state()[QLatin1String(part)]);
    }

    void aPressForAnotherMatchDoesNothing()
    {
        const auto at = [](play::MatchId id) {
            Pages pages(play::someMatch(3, 3, 7), galician, {nullptr, id});
            return pages.wait() ? pages.next()->state()["at"].toString() : QString();
        };
        QVERIFY(!at(1).isEmpty());
        QCOMPARE(at(1), at(1));
        QVERIFY(at(1) != at(2));
    }

    void whatIsNotOfferedDoesNothing()
    {
        Pages pages(play::someMatch(3, 3, 7), galician);
        QVERIFY(pages.wait());
        const QString at = pages.next()->state()["at"].toString();
        for (const char* event : {"bid 99", "place wolf", "first 1", "", "\n", "flip 0"})
            QCOMPARE(pages.next()->choose(event, at), Page::Result::Wrong);
        for (auto& [player, page] : pages.all)
            if (page.get() != pages.next())
                QCOMPARE(page->choose("place flower", at), Page::Result::Late);
    }

    /// The window's language is another, and stays.
    void everySeatHasItsLanguage()
    {
        play::Translator translator;
        translator.setLanguage(QStringLiteral("en"));
        play::Table table(play::someMatch(4, 4, 3));
        std::map<QString, QByteArray> said;
        std::vector<std::unique_ptr<Page>> pages;
        for (const Language& language : languages) {
            table.session->setElsewhere(int(pages.size()), true);
            pages.push_back(std::make_unique<Page>(table.session.get(), int(pages.size()),
                                                   QString::fromUtf8(language.code)));
        }
        table.session->begin();
        QVERIFY(table.changed->wait(20000));
        for (auto& page : pages)
            said[page->state()["prompt"].toString()] = page->language().toUtf8();
        QVERIFY(said.size() > 1);
        QVERIFY(table.session->table()->prompt().contains("Choosing") ||
                !table.session->table()->prompt().isEmpty());
        const QString window = table.session->table()->prompt();
        table.session->retranslate();
        QCOMPARE(table.session->table()->prompt(), window);
        pages[0]->setLanguage(galician);
        const QString inGalician = pages[0]->state()["title"].toString();
        pages[0]->setLanguage(QStringLiteral("en"));
        QVERIFY(pages[0]->state()["title"].toString() != inGalician);
    }

    void looksBackAloneAndReturns()
    {
        Pages pages(play::someMatch(3, 2, 11), galician);
        for (int turns = 0; turns < 4; ++turns) {
            QVERIFY(pages.wait());
            pages.pressAny(*pages.next());
        }
        QVERIFY(pages.wait());
        Page* page = pages.next();
        const QJsonObject now = page->state();
        page->lookBack(1);
        const QJsonObject then = page->state();
        QVERIFY(!then["live"].toBool());
        QVERIFY(then["actions"].toArray().isEmpty());
        QVERIFY(pages.table.session->live());
        QCOMPARE(page->choose(pages.anyEvent(now), now["at"].toString()), Page::Result::Late);
        page->backToNow();
        QCOMPARE(page->state(), now);
    }

    void aHintIsGivenInThePagesLanguage()
    {
        play::Translator translator;
        translator.setLanguage(QStringLiteral("en"));
        Pages pages(play::someMatch(3, 2, 5), galician);
        QVERIFY(pages.wait());
        Page* page = pages.next();
        QVERIFY(page->state().value("hint")["offered"].toBool());
        page->toggleHint();
        QVERIFY(page->state().value("hint")["asked"].toBool());
        QTRY_VERIFY_WITH_TIMEOUT(!page->state().value("hint")["thinking"].toBool(), 20000);
        const QJsonObject hint = page->state()["hint"].toObject();
        QVERIFY(!hint["choice"].toString().isEmpty());
        QVERIFY2(hint["spoken"].toString().startsWith("Suxestión"),
                 qPrintable(hint["spoken"].toString()));
        QVERIFY(pages.table.session->match().hints().size() == 1);
    }

    void botsTalkInThePagesLanguage()
    {
        const play::Translator translator;
        play::Preferences preferences;
        play::Session session(playedOn(play::matchOf("geschenkt", {{"players", 4}}, 1, 3)),
                              &preferences);
        const auto remarks = [&](const QString& language) {
            Page page(&session, 0, language);
            QStringList all;
            for (int moment = 0; moment < session.length(); ++moment) {
                page.lookBack(moment);
                for (const QJsonValue& seat : page.state()["seats"].toArray())
                    if (const QString remark = seat["remark"].toString(); !remark.isEmpty())
                        all << remark;
            }
            return all;
        };
        const QStringList said = remarks(galician);
        QVERIFY(!said.isEmpty());
        const QStringList inEnglish = remarks(QStringLiteral("en"));
        QCOMPARE(inEnglish.size(), said.size());
        QVERIFY(inEnglish != said);
        preferences.setBotsTalk(false);
        QVERIFY(remarks(galician).isEmpty());
    }

    void wordsAreThereInEveryLanguage()
    {
        const play::Translator translator;
        const QJsonArray all = QJsonDocument::fromJson(allPageWords()).array();
        QCOMPARE(std::size_t(all.size()), languages.size());
        for (const QJsonValue& language : all) {
            QCOMPARE(language["words"].toObject().keys(), pageWords().keys());
            if (language["code"].toString() != "en")
                QVERIFY(language["words"].toObject() != all[0]["words"].toObject());
        }
        QStringList old = QString::fromUtf8(oldBrowserWords()).split("</span>");
        QVERIFY(old.takeLast().isEmpty());
        QCOMPARE(std::size_t(old.size()), languages.size());
        for (QString& words : old)
            words.remove(QRegularExpression("^<span lang=\".*\">"));
        QCOMPARE(old.removeDuplicates(), 0);
    }
};

QTEST_GUILESS_MAIN(PageTest)
#include "page_test.moc"
