import QtQuick
import Facedown

// Stands round what the keys are for.
Rectangle {
    anchors { fill: parent; margins: -3 * Look.unit }
    radius: 12 * Look.unit
    color: "transparent"
    border { color: Look.ink; width: Look.whole(2) }
}
