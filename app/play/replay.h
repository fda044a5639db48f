#pragma once

#include <QObject>
#include <QTimer>

#include "play/preferences.h"
#include "play/presenter.h"

namespace facedown::play {

/// A look back that goes on by itself, event by event and step by step, at the pace that is set.
class Replay : public QObject
{
    Q_OBJECT

public:
    /// Both outlive the replay.
    Replay(const Presenter& presenter, const Preferences& preferences);

    bool playing() const { return playing_; }
    /// Goes on from what was there after so many events. Before: there are as many.
    void play(std::size_t moment);
    void pause();

signals:
    /// What is to be seen now.
    void shown(const facedown::table::Look& look);
    /// What is heard of it.
    void sounded(facedown::table::Sound sound);
    /// All has been seen.
    void ended();

private:
    void goOn();
    void goStep(int step);
    void tell(int step);
    void show(int milliseconds);
    void sound(int first, int last);

    const Presenter& presenter_;
    const Preferences& preferences_;
    QTimer clock_;
    table::Look look_;
    bool playing_ = false;
};

} // namespace facedown::play
