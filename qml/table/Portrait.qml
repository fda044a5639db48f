import QtQuick
import Facedown

// A face in a ring of its seat's colour.
Rectangle {
    id: portrait

    required property string face
    required property int seat

    height: width
    radius: width / 2
    color: "transparent"
    border { color: Look.seats[seat]; width: Math.max(2, portrait.width * 0.05) }

    Drawing {
        anchors { fill: parent; margins: portrait.border.width }
        source: "qrc:/assets/" + portrait.face + ".svg"
    }
}
