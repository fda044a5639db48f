pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// What a tribe has come to, on its plate: a place for each of its four discs, which stays when the
// disc lies on the mat and is a dot once it is lost, and one for each success.
Item {
    id: standing

    required property int seat
    required property int holds
    required property int successes

    PlateRoom {
        id: room
        plate: Qt.rect(0, 0, standing.width, standing.height)
    }

    Repeater {
        model: 4
        Rectangle {
            required property int index
            readonly property bool lost: index >= standing.holds
            readonly property real size: room.pip * (lost ? 0.24 : 0.84)
            x: room.from + index * room.step + (room.pip - size) / 2
            y: standing.height - 4 - (room.pip + size) / 2
            width: size
            height: size
            radius: size / 2
            color: lost ? Look.muted : "transparent"
            opacity: 0.8
            border { color: lost ? "transparent" : Look.seats[standing.seat]; width: 1.5 }
        }
    }
    Row {
        visible: room.successes
        anchors { right: parent.right; rightMargin: 8; bottom: parent.bottom; bottomMargin: 5 }
        spacing: 4
        Repeater {
            model: 2
            Rectangle {
                id: place
                required property int index
                width: room.success
                height: width
                radius: width * 0.2
                color: "transparent"
                border { color: Look.plateLine; width: won.visible ? 0 : 1.5 }
                Drawing {
                    id: won
                    visible: place.index < standing.successes
                    anchors.fill: parent
                    source: visible ? "qrc:/assets/skull/" + Look.palette + "mat-flower-"
                                      + standing.seat + ".svg" : ""
                }
            }
        }
    }
}
