#include "desk_test.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTextBrowser>

#include "desk/about.h"
#include "desk/rules_reader.h"
#include "desk/speech.h"

namespace facedown::desk {

namespace {

using Words = QSet<QString>;

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
        add(words, widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            add(words, label->text());
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

/// Names, which stay what they are in every language, and words that two languages share.
bool isShared(QString text)
{
    for (const QString& language : languages())
        if (text == nameOf(language))
            return true;
    for (const match::Sitter& sitter : play::usualSitters(12, 0, {}))
        text.replace(QString::fromStdString(sitter.name), QString());
    // The key of a menu: "&Normal", "設定(&S)".
    static const QRegularExpression mnemonic(QStringLiteral("\\(&.\\)|&"));
    text.remove(mnemonic);
    static const QSet<QString> words = {
        QStringLiteral("facedown"), QStringLiteral("Esc"),    QStringLiteral("Space"),
        QStringLiteral("Bot"),      QStringLiteral("Normal"), QStringLiteral("normal"),
        QStringLiteral("設定"),     QStringLiteral("成功"),   QStringLiteral("失敗")};
    return words.contains(text) || text.size() <= 1;
}

bool saysSomething(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

} // namespace

class LanguagesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir folder_;
    std::unique_ptr<Desk> desk_;

    play::Session* session() const { return desk_->lobby().session(); }

    void goTo(const QString& moment)
    {
        play::Lobby& lobby = desk_->lobby();
        if (moment == QStringLiteral("setup")) {
            lobby.open(QStringLiteral("skull"));
            lobby.setup()->setPlayers(12);
        } else if (moment == QStringLiteral("turn")) {
            lobby.play(skullMatch(4, 1));
            QTRY_VERIFY(session()->table()->yourTurn());
        } else if (moment == QStringLiteral("unfinished")) {
            lobby.play(skullMatch(4, 1));
            QTRY_VERIFY(session()->table()->yourTurn());
            lobby.home();
            QVERIFY(!lobby.unfinished().isEmpty());
        } else if (moment == QStringLiteral("curtain")) {
            lobby.play(skullMatch(3, 3));
            QTRY_VERIFY(session()->curtain());
        } else if (moment == QStringLiteral("looking back")) {
            lobby.play(skullMatch(4, 0));
            QTRY_VERIFY(session()->match().over());
            session()->lookBack(session()->length() / 2);
        } else if (moment == QStringLiteral("end")) {
            lobby.play(skullMatch(4, 0));
            QTRY_VERIFY(session()->match().over());
        } else if (moment == QStringLiteral("reader")) {
            desk_->window().showRules(QStringLiteral("skull"));
        } else if (moment == QStringLiteral("about")) {
            desk_->window().showAbout();
        }
    }

private slots:
    void init() { desk_ = std::make_unique<Desk>(startIn(folder_.path())); }
    void cleanup() { desk_.reset(); }

    void nothingStaysBehind_data()
    {
        QTest::addColumn<QString>("moment");
        for (const char* moment : {"home", "setup", "turn", "unfinished", "curtain", "looking back",
                                   "end", "reader", "about"})
            QTest::newRow(moment) << QString::fromUtf8(moment);
    }

    // Switches from each language to each other, with the windows open.
    void nothingStaysBehind()
    {
        QFETCH(QString, moment);
        desk_->open({});
        goTo(moment);
        QCoreApplication::processEvents();
        Words before = wordsOn(desk_->window());
        QVERIFY(before.size() > 20);
        for (const char* language :
             {"zh_TW", "ja", "gl", "zh_TW", "en", "ja", "zh_TW", "gl", "en", "gl", "ja", "en"})
            before = switchTo(QString::fromUtf8(language), before);
    }

    void everyLanguageHasItsRules()
    {
        desk_->open({});
        desk_->window().showRules(QStringLiteral("skull"));
        auto* reader = desk_->window().findChild<RulesReader*>();
        const auto* text = reader->findChild<QTextBrowser*>();
        const auto* chapters = reader->findChild<QListWidget*>();
        QSet<QString> texts;
        const int count = chapters->count();
        QVERIFY(count > 5);
        for (const QString& language : languages()) {
            desk_->preferences().setLanguage(language);
            QCoreApplication::processEvents();
            texts.insert(text->toPlainText());
            QVERIFY(text->toPlainText().size() > 500);
            QCOMPARE(chapters->count(), count);
        }
        QCOMPARE(texts.size(), languages().size());
    }

private:
    Words switchTo(const QString& language, const Words& before)
    {
        desk_->preferences().setLanguage(language);
        QCoreApplication::processEvents();
        const Words now = wordsOn(desk_->window());
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

int main(int argc, char** argv)
{
    return facedown::desk::runTest<facedown::desk::LanguagesTest>(argc, argv);
}
#include "languages_test.moc"
