pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.skull

// What a tribe has come to, on its plate: a place for each of its four discs, which stays when the
// disc lies on the mat and is crossed out once it is lost, and one for each success.
Item {
    id: standing

    required property int seat
    required property int holds
    required property int inHand
    required property int successes
    // What is in hand lies large elsewhere, and is drawn here, or lies here with its faces seen.
    property bool drawn: false
    property bool open: false

    PlateRoom {
        id: room
        open: standing.open
        plate: Qt.rect(0, 0, standing.width, standing.height)
    }

    Repeater {
        model: 4
        Rectangle {
            id: pip
            required property int index
            readonly property bool lost: index >= standing.holds
            readonly property real size: room.disc * (lost ? 0.6 : 0.84)
            visible: standing.holds > 0
            x: room.from + index * room.step + (room.disc - size) / 2
            y: standing.height - room.margin - (room.disc + size) / 2
            width: size
            height: size
            radius: size / 2
            color: "transparent"
            opacity: 0.8
            border {
                color: Look.seats[standing.seat]
                width: lost ? 0 : 1.5 * Look.unit
            }
            Cross {
                visible: pip.lost
                anchors.fill: parent
            }

            Drawing {
                visible: standing.drawn && pip.index < standing.inHand
                anchors.centerIn: parent
                width: room.disc
                height: width
                drawnAt: 60
                source: "qrc:/assets/skull/" + Look.palette + "disc-back-" + standing.seat + ".svg"
            }
        }
    }
    Row {
        visible: room.successes
        anchors { right: parent.right; bottom: parent.bottom }
        anchors { rightMargin: 7 * Look.unit; bottomMargin: 5 * Look.unit }
        spacing: 3 * Look.unit
        Repeater {
            model: 2
            Drawing {
                objectName: "success"
                required property int index
                readonly property bool reached: index < standing.successes
                width: room.success
                height: width
                source: reached ? "qrc:/assets/skull/" + Look.palette + "mat-flower-"
                                  + standing.seat + ".svg" : ""
                // Empty places are seen to be so.
                Rectangle {
                    visible: !parent.reached
                    anchors { fill: parent; margins: Look.unit }
                    radius: width * 0.16
                    color: "transparent"
                    opacity: 0.8
                    border { color: Look.seats[standing.seat]; width: 1.5 * Look.unit }
                }
            }
        }
    }
}
