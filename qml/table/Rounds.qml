pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// How each round came out, in their order: who dared, how much, and what came of it.
Flow {
    id: all

    // A ToldRound each.
    required property var rounds
    // Portraits seat by seat.
    required property var faces

    spacing: 8 * Look.unit

    Repeater {
        model: all.rounds
        Rectangle {
            id: one
            required property int index
            required property var modelData
            readonly property real side: 30 * Look.textScale
            width: content.width + 14 * Look.unit
            height: side + 8 * Look.unit
            radius: height / 2
            color: Look.button
            border { color: Look.plateLine; width: Look.unit }
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.words

            Row {
                id: content
                anchors.centerIn: parent
                spacing: 5 * Look.unit
                Portrait {
                    width: one.side
                    face: all.faces[one.modelData.seat]
                    seat: one.modelData.seat
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: one.modelData.figure
                    color: Look.ink
                    font { pixelSize: Look.body; bold: true }
                    Accessible.ignored: true
                }
                Drawing {
                    width: one.side
                    height: width
                    drawnAt: 60
                    source: "qrc:/assets/" + one.modelData.drawing.replace("%1", Look.palette)
                            + ".svg"
                }
            }
        }
    }
}
