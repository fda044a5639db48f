#include "desk_test.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QGlyphRun>
#include <QGroupBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRawFont>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTextBrowser>
#include <QTextLayout>

#include "desk/about.h"
#include "desk/rules_reader.h"
#include "engine/every_game.h"
#include "play/line_breaks.h"
#include "translations/languages.h"

namespace facedown::desk {

namespace {

using Words = QSet<QString>;

/// Leads from the first language through a change from each one to each other.
QStringList everyPair()
{
    const auto code = [](std::size_t at) { return QString::fromUtf8(languages[at].code); };
    QStringList codes;
    for (std::size_t one = 0; one < languages.size(); ++one) {
        if (one > 0)
            codes << code(one);
        for (std::size_t other = one + 1; other < languages.size(); ++other)
            codes << code(other) << code(one);
    }
    return codes;
}

void add(Words& words, const QString& text)
{
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        words.insert(line.trimmed());
}

void addMenu(Words& words, const QMenu* menu)
{
    add(words, menu->title());
    for (const QAction* action : menu->actions()) {
        add(words, action->text());
        if (action->menu() != nullptr)
            addMenu(words, action->menu());
    }
}

void addWidgets(Words& words, const QWidget* window)
{
    add(words, window->windowTitle());
    for (const QWidget* widget : window->findChildren<QWidget*>()) {
        // Those of Qt, in whose place a dock has a title bar of its own.
        if (widget->objectName().startsWith(QStringLiteral("qt_dockwidget")))
            continue;
        add(words, widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            add(words, label->text());
        else if (const auto* box = qobject_cast<const QGroupBox*>(widget))
            add(words, box->title());
        else if (const auto* choices = qobject_cast<const QComboBox*>(widget))
            for (int row = 0; row < choices->count(); ++row)
                add(words, choices->itemText(row));
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            add(words, button->text());
        else if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            add(words, field->placeholderText());
        else if (const auto* text = qobject_cast<const QTextBrowser*>(widget))
            add(words, text->toPlainText());
        else if (const auto* list = qobject_cast<const QListWidget*>(widget))
            for (int row = 0; row < list->count(); ++row)
                add(words, list->item(row)->text());
    }
}

void addItem(Words& words, QQuickItem* item)
{
    add(words, item->property("text").toString());
    if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item)) {
        add(words, spoken->text(QAccessible::Name));
        add(words, spoken->text(QAccessible::Description));
    }
}

/// Everything that is to be read in all windows, and everything that a screen reader would say.
Words wordsOn(MainWindow& window)
{
    Words words;
    for (const QWidget* top : QApplication::topLevelWidgets())
        if (top->isVisible())
            addWidgets(words, top);
    for (const QAction* action : window.menuBar()->actions())
        addMenu(words, action->menu());
    forEachVisible(window.table(), [&words](QQuickItem* item) { addItem(words, item); });
    return words;
}

bool saysSomething(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

/// Names, which stay what they are in every language, and words that two languages share.
bool isShared(QString text)
{
    for (const Language& language : languages)
        if (text == QString::fromUtf8(language.name))
            return true;
    for (const match::PlayerEntry& entry : play::usualPlayers(12, 0, {}))
        text.replace(QString::fromStdString(entry.name), QString());
    for (const table::GameInfo& info : table::gameInfos())
        text.remove(info.name);
    text.remove(QStringLiteral("facedown"));
    // The key of a menu: "&Normal", "設定(&S)".
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&"));
    text = play::unbroken(text.remove(mnemonic));
    static const QSet<QString> words = {
        QStringLiteral("Esc"),    QStringLiteral("Space"),  QStringLiteral("Bot"),
        QStringLiteral("Normal"), QStringLiteral("normal"), QStringLiteral("Total"),
        QStringLiteral("設定"),   QStringLiteral("成功"),   QStringLiteral("失敗"),
        QStringLiteral("統計"),   QStringLiteral("結果"),   QStringLiteral("Volume"),
        QStringLiteral("音量"),   QStringLiteral("環境音")};
    return words.contains(text) || text.size() <= 1 || !saysSomething(text);
}

} // namespace

class LanguagesTest : public DeskTest
{
    Q_OBJECT

private:
    /// Nyet! played by chance up to a moment before some round, for so many events at most; then
    /// whoever is to act is a person, the only one.
    static match::Match soFar(int round, std::size_t most, int target = 0)
    {
        auto match = *match::Match::start("nyet", {{"players", 4}, {"target", target}}, 1);
        core::Random random(1);
        while (!match.over() && match.length() < most &&
               match.state().value("round", 0) < round + 1) {
            if (match.actor() == core::chance) {
                (void)match.sample();
                continue;
            }
            const auto legal = match.legal();
            (void)match.apply(legal[std::size_t(random.below(int(legal.size())))]);
            // The decision that ends the round is left to the person.
            if (round > 1 && match.state().value("round", 0) == round) {
                (void)match.undo();
                break;
            }
        }
        auto entries = play::usualPlayers(4, 0, QStringLiteral("easy"));
        const auto last = static_cast<std::size_t>(std::max(0, match.actor()));
        entries[last].bot = false;
        entries[last].level.clear();
        match.setPlayerEntries(entries);
        return match;
    }

    void goTo(const QString& moment, const QString& game)
    {
        play::Controller& controller = application().controller();
        if (moment == QStringLiteral("setup")) {
            controller.open(game);
            controller.setup()->setPlayers(controller.setup()->maxPlayers());
        } else if (moment == QStringLiteral("turn")) {
            playWithOnePerson(game);
        } else if (moment == QStringLiteral("unfinished")) {
            playWithOnePerson(game);
            controller.home();
            QVERIFY(!controller.unfinished().isEmpty());
        } else if (moment == QStringLiteral("curtain")) {
            application().preferences().setSharing(play::Preferences::EveryTurn);
            controller.play(someMatch(game, 3, 3));
            QTRY_VERIFY(session()->curtain());
        } else if (moment == QStringLiteral("peeking")) {
            controller.play(someMatch(game, 3, 3));
            QTRY_VERIFY(session()->canPeek());
            session()->peek(true);
        } else if (moment == QStringLiteral("looking back")) {
            controller.play(someMatch(game, 4, 0));
            QTRY_VERIFY_WITH_TIMEOUT(session()->match().over(), 30000);
            session()->lookBack(session()->length() / 2);
        } else if (moment == QStringLiteral("end")) {
            controller.play(someMatch(game, 4, 0));
            QTRY_VERIFY_WITH_TIMEOUT(session()->match().over(), 30000);
        } else if (moment == QStringLiteral("play")) {
            controller.play(soFar(1, 80));
            QTRY_VERIFY(session()->table()->yourTurn());
        } else if (moment == QStringLiteral("tally")) {
            controller.play(soFar(2, 1000));
            QTRY_VERIFY(session()->table()->yourTurn());
            session()->choose(QString::fromStdString(session()->match().legal().front()));
            QTRY_VERIFY(session()->tallying());
        } else if (moment == QStringLiteral("end of a round or a few")) {
            controller.play(soFar(100, 10000, 1));
            QVERIFY(session()->match().over());
        } else if (moment == QStringLiteral("reader")) {
            application().window().toggleRules(game);
        } else if (moment == QStringLiteral("settings")) {
            application().window().showSettings();
        } else if (moment == QStringLiteral("about")) {
            application().window().showAbout();
        } else if (moment == QStringLiteral("phones")) {
            playWithOnePerson(game);
            application().window().showPhones();
        }
    }

private slots:
    void init()
    {
        start();
        application().preferences().setPlayForced(false); // the moments are a person's
    }
    void cleanup() { end(); }

    void nothingStaysBehind_data()
    {
        QTest::addColumn<QString>("moment");
        QTest::addColumn<QString>("game");
        const auto row = [](const char* moment, const char* game) {
            QTest::addRow("%s, %s", moment, game)
                << QString::fromUtf8(moment) << QString::fromUtf8(game);
        };
        for (const char* game : {"skull", "geschenkt"})
            for (const char* moment : {"setup", "turn", "looking back", "end", "reader"})
                row(moment, game);
        for (const char* moment :
             {"setup", "turn", "play", "tally", "end of a round or a few", "reader"})
            row(moment, "nyet");
        row("unfinished", "skull");
        row("curtain", "skull");
        row("peeking", "geschenkt"); // without a curtain
        row("home", "");
        row("settings", "");
        row("about", "");
        row("phones", "geschenkt");
    }

    // Switches from each language to each other, with the windows open.
    void nothingStaysBehind()
    {
        QFETCH(QString, moment);
        QFETCH(QString, game);
        goTo(moment, game);
        QCoreApplication::processEvents();
        Words before = wordsOn(application().window());
        QVERIFY(before.size() > 20);
        for (const QString& language : everyPair())
            before = switchTo(language, before);
    }

    // To the dot: Chinese and Japanese share characters, but write some of them differently.
    void looksAsIfItHadStartedSo()
    {
        QHash<QString, QImage> fresh;
        for (const Language& language : languages) {
            Options options = startIn(folder());
            options.language = QString::fromUtf8(language.code);
            start(options);
            goTo(QStringLiteral("setup"), QStringLiteral("skull"));
            QCoreApplication::processEvents();
            fresh[options.language] = application().window().picture();
        }
        QVERIFY(fresh[QStringLiteral("ja")] != fresh[QStringLiteral("zh_TW")]);
        for (const QString& language : everyPair()) {
            application().preferences().setLanguage(language);
            QTRY_VERIFY2(application().window().picture() == fresh[language], qPrintable(language));
        }
    }

    void charactersAreShapedAsReadersKnowThem()
    {
        for (const QString& language : everyPair()) {
            application().preferences().setLanguage(language);
            QTextLayout layout(QStringLiteral("部"), QApplication::font());
            layout.beginLayout();
            layout.createLine();
            layout.endLayout();
            QCOMPARE(layout.glyphRuns().size(), 1);
            QCOMPARE(layout.glyphRuns().front().rawFont().familyName(), fontsFor(language).front());
        }
    }

    void everyLanguageHasItsRules_data() { test::addGames(); }

    void everyLanguageHasItsRules()
    {
        QFETCH(QString, game);
        application().window().resize(smallestWindow);
        application().window().toggleRules(game);
        auto* reader = application().window().findChild<RulesReader*>();
        const auto* text = reader->findChild<QTextBrowser*>();
        const auto* sections = reader->findChild<QComboBox*>();
        QSet<QString> texts;
        const int count = sections->count();
        QVERIFY2(count >= 5, "rules have at least five sections");
        for (const Language& language : languages) {
            application().preferences().setLanguage(QString::fromUtf8(language.code));
            QCoreApplication::processEvents();
            texts.insert(text->toPlainText());
            QVERIFY(text->toPlainText().size() > 100);
            QCOMPARE(sections->count(), count);
            // Not even a table is wider than its page, though no word is broken.
            QTRY_COMPARE(text->horizontalScrollBar()->maximum(), 0);
            QCOMPARE(text->wordWrapMode(), QTextOption::WordWrap);
        }
        QCOMPARE(std::size_t(texts.size()), languages.size());
    }

private:
    Words switchTo(const QString& language, const Words& before)
    {
        application().preferences().setLanguage(language);
        QCoreApplication::processEvents();
        const Words now = wordsOn(application().window());
        for (const QWidget* top : QApplication::topLevelWidgets())
            QTest::qCompare(top->windowTitle(), play::unbroken(top->windowTitle()), "the title",
                            "its plain letters", __FILE__, __LINE__);
        QStringList left;
        for (const QString& text : now)
            if (before.contains(text) && saysSomething(text) && !isShared(text))
                left << text;
        if (!left.isEmpty())
            QTest::qFail(qPrintable(language + QStringLiteral(" still shows: ") +
                                    left.join(QStringLiteral(" | "))),
                         __FILE__, __LINE__);
        return now;
    }
};

} // namespace facedown::desk

using facedown::desk::LanguagesTest;
QTEST_MAIN(LanguagesTest)
#include "languages_test.moc"
