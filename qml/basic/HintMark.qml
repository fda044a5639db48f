import QtQuick
import Facedown

// Marks what a hint would choose: a lamp on a coin, so that no colour alone tells it.
Rectangle {
    id: mark

    readonly property real usual: 24 * Look.textScale
    property real size: usual

    width: size
    height: size
    radius: size / 2
    color: Look.accent
    border { color: Look.accentInk; width: 2 * Look.unit }

    Icon {
        anchors.centerIn: parent
        name: "hint"
        accented: true
        size: mark.size * 0.68
    }
}
