pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// The terms of the round, in sight through all its tricks.
Row {
    id: terms

    required property SquareModel board
    property real room: 900

    spacing: 8

    Repeater {
        model: terms.board
        Rectangle {
            id: term

            required property int row
            required property string drawing
            required property string label
            required property string meaning
            required property bool decided

            visible: decided
            width: decided ? content.width + 20 : 0
            height: content.height + 8
            radius: 10
            color: Look.plate
            border.color: Look.plateLine
            Accessible.role: Accessible.StaticText
            Accessible.name: terms.board.titles[row] + ": " + label
            Accessible.description: meaning
            Accessible.ignored: !decided

            HoverHandler { id: over }
            ToolTip.visible: over.hovered
            ToolTip.delay: 300
            ToolTip.text: meaning

            Row {
                id: content
                anchors.centerIn: parent
                spacing: 8
                Drawing {
                    visible: term.drawing !== ""
                    width: Look.body * 1.9
                    height: width
                    anchors.verticalCenter: parent.verticalCenter
                    source: term.drawing === "" || !term.decided ? ""
                            : "qrc:/assets/" + (Look.dark
                              ? term.drawing.replace("%1suit", Look.palette + "suit")
                              : term.drawing).replace("%1", Look.palette)
                              + (Look.dark && term.drawing.includes("suit") ? "-bright" : "")
                              + ".svg"
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    Words {
                        text: terms.board.titles[term.row]
                        color: Look.muted
                        font.pixelSize: Look.tiny
                    }
                    Words {
                        text: term.row === 4 ? "× " + term.label : term.label
                        color: Look.ink
                        font { pixelSize: Look.small; bold: true }
                    }
                }
            }
        }
    }
}
