pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A game that was played: when, by whom, how it came out.
AbstractButton {
    id: row

    required property list<real> columns
    // Of two lines, where names would not find room in one.
    required property bool tall
    required property int index
    required property string game
    required property string players
    required property string played
    required property string result
    required property int moves
    required property bool over
    required property string spoken
    readonly property bool current: ListView.isCurrentItem
    readonly property list<string> cells: [played, game, players, result, moves > 0 ? moves : ""]
    signal opened()

    // What finds no room is told where one points at it.
    component Cell: Words {
        HoverHandler { id: pointer }
        ToolTip.visible: truncated && pointer.hovered
        ToolTip.delay: 400
        ToolTip.timeout: Look.tipTime
        ToolTip.text: text
    }

    height: Math.ceil(Look.body * (tall ? 3 : 2))
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.selected: current
    Accessible.onPressAction: opened()
    onDoubleClicked: opened()

    background: Rectangle {
        radius: 8 * Look.unit
        color: row.current ? Look.buttonOver : row.hovered ? Look.groundLow : "transparent"
        border { color: row.activeFocus ? Look.mark : "transparent"; width: 2 * Look.unit }
    }
    padding: 0
    contentItem: Item {
        Row {
            x: 6
            Repeater {
                model: row.cells
                Cell {
                    required property int index
                    required property string modelData
                    // Scripts differ in height.
                    y: lineCount > 1 ? (row.height - height) / 2
                                     : Math.round(row.height / 2 + Look.small * 0.39)
                                       - baselineOffset
                    width: row.columns[index]
                    leftPadding: 6 * Look.unit
                    rightPadding: 6 * Look.unit
                    text: modelData
                    elide: Text.ElideRight
                    wrapMode: row.tall ? Text.Wrap : Text.NoWrap
                    maximumLineCount: row.tall ? 2 : 1
                    horizontalAlignment: index === 4 ? Text.AlignRight : Text.AlignLeft
                    color: index === 3 && !row.over ? Look.mark
                           : index === 0 || index === 4 ? Look.muted : Look.ink
                    font.pixelSize: Look.small * 1.08
                    font.weight: index === 1 ? Font.DemiBold : Font.Normal
                }
            }
        }
    }
}
