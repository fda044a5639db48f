import QtQuick
import Facedown

// A game that can be played: its picture, what it is about, and the way in.
Rectangle {
    id: tile

    required property string gameId
    required property string name
    required property string tagline
    required property string facts
    required property string key
    required property int index
    signal chosen()

    radius: 20
    color: Look.plate
    border { color: area.containsMouse ? Look.mark : Look.plateLine; width: 1.5 }

    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        onClicked: tile.chosen()
    }

    Item {
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: words.top }
        anchors.margins: 20
        Loader {
            anchors.centerIn: parent
            width: Math.min(parent.width, parent.height)
            height: width
            source: "qrc:/qt/qml/Facedown/" + tile.gameId + "/Picture.qml"
        }
    }

    Column {
        id: words
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 24 }
        spacing: 6

        Text {
            text: tile.name
            color: Look.ink
            font { pixelSize: Look.title * 1.35; bold: true }
        }
        Text {
            width: parent.width
            text: tile.tagline
            wrapMode: Text.Wrap
            color: Look.muted
            font.pixelSize: Look.body
        }
        Item {
            width: parent.width
            height: play.height + 8
            Text {
                anchors { left: parent.left; right: play.left; rightMargin: 10; bottom: parent.bottom }
                height: play.height
                verticalAlignment: Text.AlignVCenter
                text: tile.facts
                wrapMode: Text.Wrap
                color: Look.muted
                font.pixelSize: Look.small
            }
            ActionButton {
                id: play
                anchors { right: parent.right; bottom: parent.bottom }
                primary: true
                focus: tile.index === 0
                text: qsTr("Play")
                key: tile.key
                spoken: tile.name + ", " + tile.tagline + " " + text
                onClicked: tile.chosen()
                Shortcut { sequence: tile.key; onActivated: tile.chosen() }
            }
        }
    }
}
