pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// The scores counted up in front of all, one column after the other: first in the order of the
// seats and from the scores before, then in that of the outcome.
Column {
    id: scores

    required property ScoreSheet sheet
    // How many columns are shown yet.
    property int revealed: 0
    readonly property int columns: sheet.headings.length
    readonly property bool done: revealed >= columns
    // What is counted needs room beside the figures.
    readonly property real share: sheet.detailed ? 0.14 : 0.17
    readonly property real columnWidth: Math.min(Math.max(70 * Look.textScale, width * share),
                                            width * 0.76 / Math.max(1, columns))
    readonly property real nameWidth: width - columns * columnWidth

    function begin() {
        revealed = Look.travel === 0 ? columns : 0;
    }
    function finish() {
        revealed = columns;
    }

    Timer {
        running: scores.visible && !scores.done
        interval: 0.8 * Look.second + Look.travel
        repeat: true
        onTriggered: scores.revealed += 1
    }

    spacing: 2 * Look.unit

    Row {
        Words {
            id: caption
            width: scores.nameWidth
            leftPadding: 6 * Look.unit
            text: scores.sheet.caption
            elide: Text.ElideRight
            color: Look.muted
            font { pixelSize: Look.small; weight: Font.DemiBold }
        }
        Repeater {
            model: scores.sheet.headings
            Words {
                required property int index
                required property string modelData
                anchors.baseline: caption.baseline
                width: scores.columnWidth
                rightPadding: index === scores.columns - 1 ? 8 : 0
                horizontalAlignment: Text.AlignRight
                text: modelData
                color: Look.muted
                font.pixelSize: Look.small
            }
        }
    }
    Item {
        id: lines
        readonly property real step: Look.body * (scores.sheet.count < 5 ? 2.4 : 2) + 2
        width: scores.width
        height: step * scores.sheet.count - 2 * Look.unit

        Repeater {
            model: scores.sheet
            Rectangle {
                id: line
                required property string name
                required property int seat
                required property string start
                required property string sign
                required property list<string> figures
                required property bool won
                required property string description
                required property string portrait
                required property string face
                required property string details
                required property int index
                readonly property bool crowned: won && scores.done
                y: (scores.done ? index : seat) * lines.step
                width: scores.width
                height: lines.step - 2 * Look.unit
                Behavior on y {
                    enabled: scores.done && Look.moveTime > 0
                    NumberAnimation { duration: Look.moveTime; easing.type: Easing.InOutCubic }
                }
                radius: 6 * Look.unit
                color: crowned ? Look.button : "transparent"
                Accessible.role: Accessible.StaticText
                Accessible.name: description

                // How it is taken shows when all is counted.
                Portrait {
                    id: who
                    x: 6
                    anchors.verticalCenter: parent.verticalCenter
                    width: line.height - 2 * Look.unit
                    face: scores.done ? line.face : line.portrait
                    seat: line.seat
                }
                Row {
                    id: naming
                    x: who.x + who.width + 8 * Look.unit
                    width: badge.x - x - 4 * Look.unit
                    anchors.verticalCenter: parent.verticalCenter
                    Words {
                        id: called
                        // What is counted stands below one another, beside most names.
                        anchors.verticalCenter: parent.verticalCenter
                        width: line.details === "" ? naming.width
                               : Math.min(0.5 * naming.width,
                                          Math.max(0.22 * naming.width, implicitWidth + Look.small))
                        text: line.name
                        elide: Text.ElideRight
                        color: Look.ink
                        font { pixelSize: Look.body; bold: line.crowned }
                    }
                    Words {
                        width: naming.width - called.width
                        height: line.height
                        verticalAlignment: Text.AlignVCenter
                        text: line.details
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Look.tiny * 0.8
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        color: Look.muted
                        font.pixelSize: Look.small
                    }
                }
                Drawing {
                    id: badge
                    anchors { right: crown.left; rightMargin: 4 * Look.unit }
                    anchors.verticalCenter: parent.verticalCenter
                    width: line.sign === "" ? 0 : Look.body * 1.1
                    height: width
                    source: line.sign === "" ? "" : "qrc:/assets/" + line.sign + ".svg"
                }
                Icon {
                    id: crown
                    x: scores.nameWidth - width
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.crowned
                    name: "crown"
                    size: Look.body * 1.3
                }
                Row {
                    x: scores.nameWidth
                    anchors.verticalCenter: parent.verticalCenter
                    Repeater {
                        model: line.figures
                        Words {
                            required property int index
                            required property string modelData
                            readonly property bool last: index === scores.columns - 1
                            width: scores.columnWidth
                            rightPadding: last ? 8 : 0
                            horizontalAlignment: Text.AlignRight
                            readonly property bool shown: index < scores.revealed
                            text: last && !shown ? line.start : modelData
                            color: !shown || !last ? Look.muted
                                   : line.crowned ? Look.mark : Look.ink
                            font { pixelSize: Look.body * (last ? 1.1 : 1); bold: last }
                            opacity: shown || last ? 1 : 0
                            Behavior on opacity { NumberAnimation { duration: Look.fadeTime * 2 } }
                        }
                    }
                }
            }
        }
    }
}
