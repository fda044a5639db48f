pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// Crosses out what is lost.
Item {
    id: cross

    Repeater {
        model: cross.visible ? [45, -45] : undefined
        Rectangle {
            required property int modelData
            anchors.centerIn: parent
            width: cross.width
            height: Math.max(1.5 * Look.unit, cross.width * 0.16)
            radius: height / 2
            rotation: modelData
            color: Look.muted
        }
    }
}
