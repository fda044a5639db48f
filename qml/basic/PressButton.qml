import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A button that Enter presses as well as Space, once however long it is held: what comes next may
// be another player's.
AbstractButton {
    // What is told while the pointer stays on it, if anything is.
    property string tip: ""
    // So much further above it that is told than usual, where it would be in the way.
    property real tipRise: 0

    hoverEnabled: true
    ToolTip.visible: hovered && tip !== ""
    ToolTip.delay: 400
    ToolTip.timeout: Look.tipTime
    ToolTip.text: tip
    Accessible.role: Accessible.Button
    Accessible.onPressAction: clicked()
    Keys.onSpacePressed: key => key.accepted = key.isAutoRepeat
    Keys.onReturnPressed: key => { if (!key.isAutoRepeat) clicked(); }
    Keys.onEnterPressed: key => { if (!key.isAutoRepeat) clicked(); }
}
