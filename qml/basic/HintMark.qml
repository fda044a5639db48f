import QtQuick
import Facedown

// Marks what a hint would choose: a lamp on a coin, so that no colour alone tells it.
Rectangle {
    id: mark

    property real most: Infinity

    rotation: Look.turn
    width: Math.min(24 * Look.textScale, most)
    height: width
    radius: width / 2
    color: Look.accent
    border { color: Look.accentInk; width: 2 * Look.unit }

    Icon {
        anchors.centerIn: parent
        name: "hint"
        accented: true
        size: mark.width * 0.68
    }
}
