pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown
import Facedown.nyet

// The terms of the round, in sight through all its tricks.
Row {
    id: terms

    required property SquareModel board
    // The board that they come from, and how far they have come: 1 once they are here.
    required property VetoBoard from
    property real way: 1
    // How much room there is for all of it.
    required property real room
    // Whether it takes one line only, and leaves it to the drawings what each is about.
    property bool low: false
    readonly property real lines: (low ? 1.6 : 2.3) * body
    readonly property real body: Look.body * (room > 1000 * Look.textScale ? 1.35 : 1)

    spacing: 8 * Look.unit

    Repeater {
        model: terms.board
        // Only what is decided is made: most squares of the board never come here.
        Row {
            id: term

            required property int row
            required property int column
            required property string drawing
            required property string label
            required property string meaning
            required property bool decided
            required property string name
            // Row by row they leave the board.
            readonly property real way: Math.max(0, Math.min(1, terms.way * 1.4 - row * 0.1))
            readonly property rect place: terms.from.placeOf(row, column)

            visible: decided
            Repeater {
                model: term.decided ? 1 : undefined
                Item {
                    width: content.width + 20 * Look.unit
                    height: terms.lines + 10 * Look.unit
                    Accessible.role: Accessible.StaticText
                    Accessible.name: term.name
                    Accessible.description: term.meaning

                    HoverHandler { id: over }
                    ToolTip.visible: over.hovered
                    ToolTip.delay: 300
                    ToolTip.timeout: Look.tipTime
                    ToolTip.text: term.meaning

                    Rectangle {
                        anchors.fill: parent
                        opacity: Math.max(0, 2 * term.way - 1)
                        radius: 10 * Look.unit
                        color: Look.plate
                        border { color: Look.plateLine; width: Look.unit }

                        Row {
                            id: content
                            anchors.centerIn: parent
                            spacing: 8 * Look.unit
                            Rectangle {
                                visible: term.drawing !== ""
                                width: terms.lines
                                height: width
                                // Rounded and made smaller, it is drawn with lines in it.
                                radius: terms.scale < 1 ? 0 : 7 * Look.unit
                                color: BoardLook.square
                                anchors.verticalCenter: parent.verticalCenter
                                Drawing {
                                    anchors { fill: parent; margins: 2 * Look.unit }
                                    source: term.drawing === "" ? ""
                                        : "qrc:/assets/" + term.drawing.replace("%1", Look.palette)
                                          + ".svg"
                                }
                            }
                            Grid {
                                anchors.verticalCenter: parent.verticalCenter
                                columns: terms.low ? 2 : 1
                                columnSpacing: 6 * Look.unit
                                verticalItemAlignment: Grid.AlignVCenter
                                Words {
                                    // A number tells nothing of it, nor the sign that there is
                                    // none; and two colours are told apart by what they are.
                                    visible: !terms.low || term.drawing === ""
                                             || term.drawing.endsWith("none")
                                             || term.row === 2 || term.row === 3
                                    text: terms.board.titles[term.row]
                                    color: Look.muted
                                    font.pixelSize: terms.body * (terms.low ? 0.9 : 0.74)
                                }
                                Words {
                                    text: term.row === 4
                                          ? qsTr("× %1", "what tricks and treasures are worth")
                                            .arg(term.label)
                                          : term.label
                                    color: term.row === 4 && term.label.startsWith("−")
                                           ? Look.danger : Look.ink
                                    font { pixelSize: terms.body * 1.08; bold: true }
                                }
                            }
                        }
                    }
                    // The square as it lay on the board, until it is here.
                    Rectangle {
                        visible: term.way < 1
                        x: (terms.from.x + term.place.x - terms.x - term.x) * (1 - term.way)
                        y: (terms.from.y + term.place.y - terms.y - term.y) * (1 - term.way)
                        width: term.place.width + (term.width - term.place.width) * term.way
                        height: term.place.height + (term.height - term.place.height) * term.way
                        opacity: Math.min(1, 4 * (1 - term.way))
                        radius: 10 * Look.unit
                        color: BoardLook.square
                        border { color: BoardLook.mark; width: 4 * Look.unit }
                        SquareFace {
                            anchors.fill: parent
                            drawing: term.drawing
                            label: term.label
                            wide: term.place.width > term.place.height * 1.5
                        }
                    }
                }
            }
        }
    }
}
