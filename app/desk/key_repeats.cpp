#include "desk/key_repeats.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace facedown::desk {

bool KeyRepeats::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        released_ = key->key();
        when_ = key->timestamp();
    } else if (event->type() == QEvent::ShortcutOverride) {
        // Nobody's shortcut: what it would press comes as a repeated key instead.
        const bool repeated = isRepeated(*static_cast<QKeyEvent*>(event));
        if (repeated)
            event->accept();
        return repeated;
    } else if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (!isRepeated(key))
            return false;
        QKeyEvent again(QEvent::KeyPress, key.key(), key.modifiers(), key.nativeScanCode(),
                        key.nativeVirtualKey(), key.nativeModifiers(), key.text(), true);
        again.setTimestamp(key.timestamp());
        QCoreApplication::sendEvent(watched, &again);
        event->setAccepted(again.isAccepted());
        return true;
    }
    return false;
}

bool KeyRepeats::isRepeated(const QKeyEvent& key) const
{
    return !key.isAutoRepeat() && key.key() == released_ && key.timestamp() == when_ && when_ > 0;
}

} // namespace facedown::desk

#include "moc_key_repeats.cpp"
