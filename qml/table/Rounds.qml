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

    spacing: Math.round(8 * Look.unit * tight)

    // A little smaller, if that leaves none alone on a line of its own.
    readonly property real each: 60 * Look.textScale + Look.body + 32 * Look.unit
    readonly property int most: Math.ceil(width / each) // in a line, so made smaller
    readonly property real fitting: width / (Math.min(most, Math.max(1, rounds.length)) * each)
    readonly property bool saves: Math.ceil(rounds.length / most)
                                  < Math.ceil(rounds.length / Math.max(1, most - 1))
    readonly property real tight: saves && fitting > 0.8 ? Math.min(1, fitting) : 1

    Repeater {
        model: all.rounds
        Rectangle {
            id: one
            required property int index
            required property var modelData
            // In whole pixels, else seams are seen.
            readonly property real side: 2 * Math.round(15 * Look.textScale * all.tight)
            width: 2 * Math.ceil(content.width / 2 + 7 * Look.unit * all.tight)
            height: side + 2 * Look.whole(4)
            radius: height / 2
            color: Look.button
            border { color: Look.plateLine; width: Look.unit }
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.words

            Row {
                id: content
                anchors.centerIn: parent
                spacing: Math.round(5 * Look.unit * all.tight)
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
