#pragma once

#include <QObject>

class QKeyEvent;

namespace facedown::desk {

/// Marks what a key that is held down sends again and again. An X server tells of it as if the key
/// were let go and pressed anew in the same millisecond, which Qt sees through only if both have
/// come already; taken for a new press it might do for the next player what this one holds down.
/// It filters the events of the whole program.
class KeyRepeats : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isRepeated(const QKeyEvent& key) const;

    int released_ = 0; ///< the key let go last, and when, in milliseconds of the window system
    quint64 when_ = 0;
};

} // namespace facedown::desk
