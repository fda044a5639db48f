pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// Whoever has won, large and glad: petals open round the portrait, and turn until they come to
// rest.
Item {
    id: winner

    required property string face
    required property color colour
    property real portrait: 100
    // 0 to 1: how far the petals have opened, and how far they have turned since.
    property real opened: 1
    property real turned: 1

    implicitWidth: portrait * 1.36
    implicitHeight: portrait * 1.36

    function celebrate() {
        if (Look.moveTime > 0)
            moment.restart();
    }
    SequentialAnimation {
        id: moment
        PropertyAction { target: winner; property: "turned"; value: 0 }
        NumberAnimation {
            target: winner
            property: "opened"
            from: 0
            to: 1
            duration: Look.second * 0.9
            easing.type: Easing.OutBack
        }
        NumberAnimation {
            target: winner
            property: "turned"
            to: 1
            duration: Look.second * 12
            easing.type: Easing.OutSine
        }
    }

    Item {
        anchors.centerIn: parent
        rotation: 60 * winner.turned
        Repeater {
            model: winner.visible ? 12 : 0
            Item {
                id: petal
                required property int index
                readonly property bool far: index % 2 === 0
                rotation: 30 * index
                Rectangle {
                    width: winner.portrait * (petal.far ? 0.26 : 0.2)
                    height: width * 1.6
                    radius: width / 2
                    x: -width / 2
                    y: -winner.portrait * (0.3 + (petal.far ? 0.18 : 0.17) * winner.opened)
                       - height / 2
                    color: petal.far ? Look.accent : winner.colour
                    opacity: 0.85
                }
            }
        }
    }
    Drawing {
        id: drawing
        anchors.centerIn: parent
        width: winner.portrait
        height: width
        scale: 0.7 + 0.3 * winner.opened
        drawnAt: 200
        source: "qrc:/assets/" + winner.face + ".svg"
    }
    Rectangle {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: drawing.bottom }
        anchors.bottomMargin: -height * 0.3 + winner.portrait * 0.5 * (1 - winner.opened)
        width: winner.portrait * 0.36
        height: width
        radius: width / 2
        color: Look.accent
        border { color: Look.plate; width: 2 * Look.unit }
        Icon {
            anchors.centerIn: parent
            name: "crown"
            accented: true
            size: parent.width * 0.66
        }
    }
}
