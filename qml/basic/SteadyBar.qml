import QtQuick
import QtQuick.Controls.Basic
import Facedown

// There as long as there is more to see.
ScrollBar {
    id: bar

    policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    minimumSize: 0.06
    contentItem: Rectangle {
        implicitWidth: 6 * Look.unit
        radius: 3 * Look.unit
        color: bar.pressed || bar.hovered ? Look.ink : Look.muted
    }
}
