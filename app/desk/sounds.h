#pragma once

#include <memory>

#include <QObject>
#include <QString>
#include <QThread>

#include "play/controller.h"

namespace facedown::desk {

/// What the table sounds like: which sound, how loud and when. It is played in a thread of its own,
/// by a plugin that is loaded when a match is first at the table; where there is none, or no
/// device, all is silent.
class Sounds : public QObject
{
    Q_OBJECT

public:
    /// The controller outlives the sounds.
    explicit Sounds(play::Controller* controller);
    ~Sounds() override;

    /// Until this nothing is loaded, nor heard.
    void begin();

signals:
    /// The sound of that name is to be played now; volumes are from 0 to 1.
    void heard(const QString& name, qreal volume);
    /// Likewise, over and over; volume 0 ends it.
    void looped(const QString& name, qreal volume);

private:
    void followSession();
    void followRoom();
    void sound(table::Sound sound);
    void arrive(table::Sound sound);
    void dropArriving();
    void load();
    bool wanted(table::Sound sound) const;
    qreal volume() const;

    play::Controller* controller_;
    play::Preferences* preferences_;
    bool begun_ = false;
    std::unique_ptr<QObject> ways_; ///< of the pieces whose sounds are heard when they arrive
    bool roomHeard_ = false;
    QThread* thread_ = nullptr; ///< none until something is loaded
};

} // namespace facedown::desk
