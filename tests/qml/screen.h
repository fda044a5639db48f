#pragma once

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QRegularExpression>
#include <QTest>

#include "play/lobby.h"

namespace facedown::qml {

/// Every item below one, itself first.
inline void collect(QQuickItem* item, QList<QQuickItem*>& all)
{
    all << item;
    for (QQuickItem* child : item->childItems())
        collect(child, all);
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

inline bool isA(const QQuickItem* item, const char* type)
{
    return QByteArray(item->metaObject()->className()).startsWith(type) || item->inherits(type);
}

inline QRectF onScreen(const QQuickItem* item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

/// The whole program but its window: a lobby and what shows it.
class Screen
{
public:
    explicit Screen(QSize size = {1280, 800})
        : lobby(&preferences, {})
    {
        preferences.overridePace(play::Preferences::Instant);
        view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        view.setResizeMode(QQuickView::SizeRootObjectToView);
        view.setSource(QUrl(QStringLiteral("qrc:/qt/qml/Facedown/Main.qml")));
        if (view.status() != QQuickView::Ready)
            qFatal("Main.qml cannot be loaded");
        view.rootObject()->setProperty("lobby", QVariant::fromValue(&lobby));
        view.resize(size);
        view.show();
        view.requestActivate();
        // The platform may have had a size of its own in mind.
        const auto sized = [&] {
            view.resize(size);
            return view.rootObject()->size() == QSizeF(size);
        };
        if (!QTest::qWaitForWindowActive(&view) || !QTest::qWaitFor(sized))
            qFatal("no window of %d by %d", size.width(), size.height());
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

    /// The button that can be seen and pressed and says this.
    QQuickItem* button(const QString& text)
    {
        for (QQuickItem* item : items())
            if (isSeen(item) && item->isEnabled() && item->property("text").toString() == text &&
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
        QTest::mouseClick(&view, Qt::LeftButton, {}, onScreen(item).center().toPoint());
    }

    play::Session& session() { return *lobby.session(); }

    // In this order: the view goes first.
    play::Preferences preferences;
    play::Lobby lobby;
    QQuickView view;
};

} // namespace facedown::qml
