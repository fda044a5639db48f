import QtQuick
import QtQuick.Controls.Basic

// A button that Enter presses as well as Space, once however long it is held: what comes next may
// be another player's.
AbstractButton {
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.onPressAction: clicked()
    Keys.onSpacePressed: key => key.accepted = key.isAutoRepeat
    Keys.onReturnPressed: key => { if (!key.isAutoRepeat) clicked(); }
    Keys.onEnterPressed: key => { if (!key.isAutoRepeat) clicked(); }
}
