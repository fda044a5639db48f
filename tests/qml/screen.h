#pragma once

#include <algorithm>

#include <QFont>
#include <QGuiApplication>
#include <QJSValue>
#include <QQmlEngine>
#include <QQmlIncubationController>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickView>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "core/random.h"
#include "play/controller.h"

namespace facedown::qml {

/// Every item below one, itself first.
inline void collect(QQuickItem* item, QList<QQuickItem*>& all)
{
    all << item;
    for (QQuickItem* child : item->childItems())
        collect(child, all);
}

inline bool isA(const QQuickItem* item, const char* type)
{
    return QByteArray(item->metaObject()->className()).startsWith(type) || item->inherits(type);
}

/// How large a text is drawn, which may be less than what was asked for.
inline int pixelSize(const QQuickItem* text)
{
    return text->property("fontInfo").value<QJSValue>().property("pixelSize").toInt();
}

/// Whether an item is of a type, or lies below one that is.
inline bool isWithin(const QQuickItem* item, const char* type)
{
    while (item != nullptr && !isA(item, type))
        item = item->parentItem();
    return item != nullptr;
}

/// What is really to be seen: opacity counts.
inline bool isSeen(const QQuickItem* item)
{
    if (!item->isVisible())
        return false;
    for (; item != nullptr; item = item->parentItem())
        if (item->opacity() <= 0.01)
            return false;
    return true;
}

inline QRectF onScreen(const QQuickItem* item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

/// The text of the system so much larger than usual, for as long as this lives.
class LargeText
{
public:
    explicit LargeText(double times)
    {
        QFont large = usual_;
        large.setPointSizeF(usual_.pointSizeF() * times);
        QGuiApplication::setFont(large);
    }
    LargeText(const LargeText&) = delete;
    LargeText& operator=(const LargeText&) = delete;
    ~LargeText() { QGuiApplication::setFont(usual_); }

private:
    QFont usual_ = QGuiApplication::font();
};

/// The whole program but its window: a controller and what shows it.
class Screen
{
public:
    explicit Screen(QSize size = {1280, 800}, const QString& dataFolder = {})
        : controller(&preferences, dataFolder)
    {
        preferences.overridePace(play::Preferences::Instant);
        preferences.overrideIterations(40);
        preferences.setPlayForced(false); // every decision of a person is the test's
        view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        view.setResizeMode(QQuickView::SizeRootObjectToView);
        view.resize(size);
        // Shown empty: the first page is drawn only where a test asks for it.
        view.show();
        view.requestActivate();
        if (!QTest::qWaitForWindowActive(&view))
            qFatal("no window");
        view.setSource(QUrl(QStringLiteral("qrc:/qt/qml/Facedown/Main.qml")));
        if (view.status() != QQuickView::Ready)
            qFatal("Main.qml cannot be loaded");
        view.rootObject()->setProperty("controller", QVariant::fromValue(&controller));
        view.rootObject()->setProperty("guardTime", 0); // which nothing here is too quick for
        // The platform may have had a size of its own in mind.
        const auto sized = [&] {
            view.resize(size);
            return view.rootObject()->size() == QSizeF(size);
        };
        if (!QTest::qWaitFor(sized))
            qFatal("no window of %d by %d", size.width(), size.height());
    }

    /// What a list still makes beyond its edge is finished first: Qt warns of it otherwise.
    ~Screen()
    {
        QQmlIncubationController* making = view.engine()->incubationController();
        while (making != nullptr && making->incubatingObjectCount() > 0)
            making->incubateFor(100);
    }

    QList<QQuickItem*> items()
    {
        QList<QQuickItem*> all;
        collect(view.contentItem(), all);
        return all;
    }

    QList<QQuickItem*> seen(const char* type)
    {
        QList<QQuickItem*> found;
        for (QQuickItem* item : items())
            if (isA(item, type) && isSeen(item))
                found << item;
        return found;
    }

    /// The button that can be seen and pressed and says this, to the eye or to the ear.
    QQuickItem* button(const QString& text)
    {
        for (QQuickItem* item : items())
            if (isSeen(item) && item->isEnabled() &&
                (item->property("text").toString() == text ||
                 item->property("spoken").toString() == text) &&
                item->metaObject()->indexOfSignal("clicked()") >= 0)
                return item;
        return nullptr;
    }

    /// The piece or plate that stands for an event.
    QQuickItem* piece(const QString& event)
    {
        for (QQuickItem* item : items())
            if (isSeen(item) && item->property("event").toString() == event &&
                item->property("targetX").isValid())
                return item;
        return nullptr;
    }

    void click(QQuickItem* item)
    {
        // Of a card in a fan only a strip at its left is sure to be free of the next one.
        QPointF there = onScreen(item).center();
        if (isA(item, "NyetPiece"))
            there = item->mapToScene(
                QPointF(std::min(item->width(), item->property("handStep").toReal()) / 2,
                        item->height() / 2));
        QTest::mouseClick(&view, Qt::LeftButton, {}, there.toPoint());
    }

    /// Clicks on the button that says this, once it is drawn. False if there is none.
    bool press(const QString& text)
    {
        draw();
        QQuickItem* found = button(text);
        if (found != nullptr)
            click(found);
        return found != nullptr;
    }

    /// What a key that is held down sends again and again, shortcuts and all.
    void holdDown(int key, const QString& text)
    {
        for (int i = 0; i < 3; ++i)
            if (!qt_sendShortcutOverrideEvent(&view, 0, key, {}, text, true))
                qt_handleKeyEvent(&view, QEvent::KeyPress, key, {}, text, true);
    }

    /// The lines of the log; null while they are not to be seen.
    QQuickItem* log()
    {
        for (QQuickItem* item : seen("QQuickListView"))
            if (isWithin(item, "LogPanel"))
                return item;
        return nullptr;
    }

    /// Shows all that has changed, so that it can be touched.
    void draw() { (void)view.grabWindow(); }

    /// In how many places a text stands to be read.
    int timesRead(const QString& text)
    {
        draw();
        const auto words = seen("Words");
        return int(std::count_if(words.begin(), words.end(), [&text](const QQuickItem* item) {
            return item->property("text").toString() == text;
        }));
    }

    bool yourTurn() { return !session().holding() && session().table()->yourTurn(); }

    /// Waits until a person is to act, be it to open the curtain, to peek or to go on after the
    /// scores of a round, or it is over. Before: there is a person, or nothing is counted.
    bool waitForTurn()
    {
        QSignalSpy changed(&session(), &play::Session::changed);
        const auto mustPeek = [&] { return session().canPeek() && !session().holding(); };
        while (!yourTurn() && !session().curtain() && !mustPeek() && !session().tallying() &&
               (session().holding() || !session().match().over()))
            if (!changed.wait(20000))
                return false;
        draw();
        return true;
    }

    /// Enter, which the curtain's button waits for. False if it does not open.
    bool openCurtain()
    {
        QTest::keyClick(&view, Qt::Key_Return);
        const bool opened = !session().curtain();
        draw();
        return opened;
    }

    /// Squares of a board, pieces and plates that stand for something that can be done.
    QList<QQuickItem*> touchable()
    {
        QList<QQuickItem*> found;
        for (QQuickItem* item : items())
            if (isSeen(item) && item->isEnabled() && isWithin(item, "Board") &&
                !item->property("event").toString().isEmpty())
                found << item;
        return found;
    }

    /// Touches something at the table that can be touched. Empty if something came of it.
    QString touch(core::Random& random)
    {
        const QList<QQuickItem*> all = touchable();
        if (all.isEmpty())
            return "nothing to touch";
        QQuickItem* target = all[random.below(int(all.size()))];
        const QString event = target->property("event").toString();
        QSignalSpy shown(session().table(), &table::Table::shown);
        click(target);
        return shown.isEmpty() ? "a click did nothing for " + event : QString();
    }

    /// Clicks for one of the decisions offered, also on what leads to it. Empty if it was done.
    QString decideByClicking(core::Random& random)
    {
        const int length = session().length();
        // Where cards or plates are chosen before a button decides it takes a few clicks.
        const bool chooses = session().match().game() == "nyet";
        for (int tries = 0; chooses && tries < 50 && session().length() == length; ++tries) {
            const bool decide = session().table()->actions()->count() > 0 && random.below(2) > 0;
            const QString fault = decide ? pressAnyAction(random, false) : touch(random);
            if (!fault.isEmpty())
                return fault;
            draw();
        }
        if (!chooses)
            return pressAnyAction(random, true);
        return session().length() == length ? "nothing came of 50 clicks" : QString();
    }

    /// Clicks on a button for one of the actions offered, or on the piece that stands for it
    /// where there are such. Empty if it was done.
    QString pressAnyAction(core::Random& random, bool pieces)
    {
        // With all covered there may be one that what is hidden forbids.
        const auto legal = session().match().legal();
        auto actions = session().table()->actions()->actions();
        std::erase_if(actions, [&legal](const auto& action) {
            const QString event = action.choices[action.chosen].event.section('\n', 0, 0);
            return std::find(legal.begin(), legal.end(), event.toStdString()) == legal.end();
        });
        const auto& action = actions[static_cast<std::size_t>(random.below(int(actions.size())))];
        const auto choice = action.choices[action.chosen];
        QQuickItem* target = pieces && random.below(2) == 0 ? piece(choice.event) : nullptr;
        if (target == nullptr)
            target = button(choice.text);
        if (target == nullptr)
            return "nothing to click on for " + choice.event;
        const int length = session().length();
        click(target);
        return session().length() == length ? "a click did not do " + choice.event : QString();
    }

    play::Session& session() { return *controller.session(); }

    // In this order: the view goes first.
    play::Preferences preferences;
    play::Controller controller;
    QQuickView view;
};

/// A test of what is to be seen, in which nothing may be complained of.
class ScreenTest : public QObject
{
    Q_OBJECT

public:
    static void initMain()
    {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        QQuickStyle::setStyle(QStringLiteral("Basic"));
    }

protected slots:
    void initTestCase() { usualHandler_ = qInstallMessageHandler(note); }
    void init() { warnings_.clear(); }
    void cleanup() { QCOMPARE(warnings_, QStringList()); }
    void cleanupTestCase() { qInstallMessageHandler(usualHandler_); }

private:
    static void note(QtMsgType type, const QMessageLogContext& context, const QString& message)
    {
        // What Qt 6.4 says of its own clock where the machine is slow is no fault of ours.
        const bool qts = QByteArray(context.category).startsWith("qt.qpa") ||
                         message.startsWith("QUnifiedTimer::");
        if ((type == QtWarningMsg || type == QtCriticalMsg) && !qts)
            warnings_ << message;
        usualHandler_(type, context, message);
    }

    inline static QStringList warnings_;
    inline static QtMessageHandler usualHandler_ = nullptr;
};

} // namespace facedown::qml
