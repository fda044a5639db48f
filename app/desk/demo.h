#pragma once

#include <QDir>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QString>

#include "desk/main_window.h"
#include "play/controller.h"

namespace facedown::desk {

/// Makes pictures of the window while bots play a match: of each page, each round, the end, and
/// each kind of moment once.
class Demo : public QObject
{
    Q_OBJECT

public:
    /// All outlive the demo. Before: the pace is instant, so that nothing is caught half way.
    Demo(play::Controller* controller, MainWindow* window, const QString& folder);

    /// Returns when all pictures are made; why they are not, in a sentence, or nothing.
    QString run(match::Match match);

private:
    void watch();
    void takeMoments();
    void showPages(const QString& game, int players);
    void playToEnd(match::Match match);
    void showPeople(const match::Match& played);
    void take(const QString& moment);
    /// Not again, and not if it looks just as the picture before.
    void takeOnce(const QString& kind);
    QImage look();
    void keep(const QImage& picture, const QString& moment);

    play::Controller* controller_;
    MainWindow* window_;
    QDir folder_;
    QString failure_;
    QSet<QString> taken_;
    QImage last_;
    int count_ = 0;
};

} // namespace facedown::desk
