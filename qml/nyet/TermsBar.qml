pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// The terms of the round, in sight through all its tricks.
Row {
    id: terms

    required property SquareModel board
    // How much room there is for all of it.
    required property real room
    readonly property real body: Look.body * (room > 1000 * Look.textScale ? 1.35 : 1)

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
            required property string name

            visible: decided
            width: decided ? content.width + 20 : 0
            height: terms.body * 2.3 + 10
            radius: 10
            color: Look.plate
            border.color: Look.plateLine
            Accessible.role: Accessible.StaticText
            Accessible.name: name
            Accessible.description: meaning
            Accessible.ignored: !decided

            HoverHandler { id: over }
            ToolTip.visible: over.hovered
            ToolTip.delay: 300
            ToolTip.timeout: Look.tipTime
            ToolTip.text: meaning

            Row {
                id: content
                anchors.centerIn: parent
                spacing: 8
                Rectangle {
                    visible: term.drawing !== ""
                    width: terms.body * 2.3
                    height: width
                    radius: 7
                    color: BoardLook.square
                    anchors.verticalCenter: parent.verticalCenter
                    Drawing {
                        anchors { fill: parent; margins: 2 }
                        source: term.drawing === "" ? ""
                                : "qrc:/assets/" + term.drawing.replace("%1", Look.palette) + ".svg"
                    }
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    Words {
                        text: terms.board.titles[term.row]
                        color: Look.muted
                        font.pixelSize: terms.body * 0.74
                    }
                    Words {
                        text: term.row === 4
                              ? qsTr("× %1", "what tricks and treasures are worth").arg(term.label)
                              : term.label
                        color: term.row === 4 && term.label.startsWith("−") ? Look.danger : Look.ink
                        font { pixelSize: terms.body * 1.08; bold: true }
                    }
                }
            }
        }
    }
}
