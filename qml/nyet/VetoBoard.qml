pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown
import Facedown.nyet

// The board on which the rules of the round are vetoed into being: a row for each, of which one
// square stays free. What a square would mean is said on hover and focus.
Rectangle {
    id: veto

    required property Session session
    required property SquareModel board
    readonly property real pad: Math.max(8 * Look.unit, height * 0.025)
    readonly property real gap: Math.max(4 * Look.unit, height * 0.016)
    // With their notes titles have lines of a length that is easily read, alone what they need.
    readonly property bool noted: squareHeight > 2.6 * Look.body
    readonly property real titleWidth: Math.min(width * 0.24, noted ? 230 * Look.textScale * swell
                                                                 : longestTitle() + 24 * Look.unit)
    // In high rows words are larger.
    readonly property real swell: Math.max(1, Math.min(1.6, squareHeight / (7 * Look.body)))
    readonly property real squareWidth: (width - 2 * pad - titleWidth) / 5 - gap
    readonly property real squareHeight: (height - 2 * pad + gap) / 5 - gap

    FontMetrics {
        id: titleFont
        font { pixelSize: Look.body * veto.swell; bold: true }
    }

    // The square that the arrows lead to, until another key is pressed.
    property int asked: -1
    // The square that was vetoed last by a key: the arrows go on from there.
    property int vetoed: -1
    onVisibleChanged: if (!visible) vetoed = -1
    function entry(right, down) { return board.entry(vetoed, right, down); }
    // The square that was pressed in vain, until something else is done.
    property int refused: -1
    // What is left free is on its way from the board.
    property bool lifted: false

    function longestTitle() {
        let longest = 0;
        for (let row = 0; row < board.rows; ++row)
            longest = Math.max(longest, titleFont.advanceWidth(board.titles[row]));
        return longest;
    }
    function placeOf(row, column) {
        // In whole pixels, as whatever is rounded.
        return Qt.rect(Math.round(pad + titleWidth + column * (squareWidth + gap)),
                       Math.round(pad + row * (squareHeight + gap)),
                       Math.floor(squareWidth), Math.floor(squareHeight));
    }

    color: BoardLook.ground
    radius: 18 * Look.unit
    border { color: BoardLook.line; width: 2 * Look.unit }

    // On a table that is shown smaller than it is the software renderer leaves a seam below rounded
    // corners, in which a dark cloth would be seen.
    Rectangle {
        x: veto.border.width
        y: veto.radius * 0.9
        width: veto.width - 2 * x
        height: veto.height - 2 * y
        color: veto.color
    }

    signal hinted(Item square)
    function squareAt(index) { return squares.itemAt(index); }

    Repeater {
        model: veto.board.rows
        Column {
            id: row
            required property int index
            x: veto.pad + 8 * Look.unit
            y: veto.pad + index * (veto.squareHeight + veto.gap)
               + (veto.squareHeight - height) / 2
            width: veto.titleWidth - 16 * Look.unit
            Words {
                width: parent.width
                text: veto.board.titles[row.index]
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Look.tiny * 0.9
                elide: Text.ElideRight
                color: BoardLook.ink
                font: titleFont.font
            }
            Words {
                width: parent.width
                visible: veto.noted
                text: veto.board.notes[row.index]
                wrapMode: Text.Wrap
                maximumLineCount: veto.swell > 1 ? 3 : 2
                elide: Text.ElideRight
                color: BoardLook.muted
                font.pixelSize: veto.swell
                                * (veto.squareHeight > 3.6 * Look.body ? Look.small : Look.tiny)
            }
        }
    }

    Repeater {
        id: squares
        model: veto.board
        PressButton {
            id: square

            required property int index
            required property int row
            required property int column
            required property string drawing
            required property string label
            required property string meaning
            required property string token
            required property bool decided
            required property string event
            required property string refusal
            required property string name
            readonly property rect place: veto.placeOf(row, column)
            readonly property bool covered: token !== ""
            readonly property bool hinted: veto.session.hint.marked.includes(event)
            onHintedChanged: if (hinted) veto.hinted(square)
            readonly property bool wide: width > height * 1.5

            function cover() {
                understood = true;
                veto.asked = veto.refused = -1;
                if (event !== "") {
                    veto.vetoed = Look.keyed ? index : -1;
                    veto.session.choose(event);
                } else if (refusal !== "") {
                    veto.refused = index; // said anew, however often it is pressed
                    veto.session.guide?.decline();
                }
            }
            function go(right, down) {
                veto.refused = -1;
                veto.asked = veto.board.toward(index, right, down);
                squares.itemAt(veto.asked).forceActiveFocus();
            }

            x: place.x
            y: place.y
            width: place.width
            height: place.height
            visible: !veto.lifted || !decided
            // Above the board: it hides no square that is to be clicked.
            tipRise: y
            // What was pressed is understood: its tip is not in the way of what follows.
            property bool understood: false
            onHoveredChanged: {
                understood = false;
                if (!hovered)
                    veto.refused = -1;
            }
            onRefusalChanged: veto.refused = -1
            activeFocusOnTab: activeFocus || event !== ""
            Accessible.role: event !== "" ? Accessible.Button : Accessible.StaticText
            Accessible.name: name
            Accessible.description: refusal === "" ? meaning : refusal + "\n" + meaning
            Accessible.focusable: event !== "" || refusal !== ""
            Keys.onPressed: key => {
                veto.asked = veto.refused = -1;
                key.accepted = false;
            }
            Keys.onLeftPressed: go(-1, 0)
            Keys.onRightPressed: go(1, 0)
            Keys.onUpPressed: go(0, -1)
            Keys.onDownPressed: go(0, 1)
            onClicked: cover()

            readonly property bool answered: veto.refused === index
            // What is vetoed will not be: nothing is told of it once nobody tries to veto it.
            ToolTip.visible: answered || (!covered || refusal !== "")
                             && (hovered && !understood || activeFocus && veto.asked === index)
            ToolTip.delay: answered ? 0 : 700
            ToolTip.text: answered || covered && refusal !== "" ? refusal : meaning

            background: Rectangle {
                radius: 10 * Look.unit
                color: square.covered ? BoardLook.covered
                     : square.decided ? BoardLook.decided : BoardLook.square
                // What Enter would cover is seen, however the focus has come, and told apart from
                // what a click would.
                border {
                    // A click on another than the marked one leaves no trace in a guided game.
                    color: square.activeFocus && (Look.keyed || veto.session.guide === null)
                           ? BoardLook.ink
                         : square.decided || square.event !== "" ? BoardLook.mark : BoardLook.line
                    width: Look.unit
                           * (square.hinted || square.hovered && square.event !== "" ? 4
                              : square.activeFocus ? 3
                              : square.decided || square.event !== "" ? 2 : 1)
                }
            }
            contentItem: SquareFace {
                faded: square.covered
                drawing: square.drawing
                label: square.label
                wide: square.wide
                hidden: square.covered ? square.width - dropped.x : 0
            }

            HintMark {
                visible: square.hinted
                most: square.height * 0.55 // clear of the word
                x: square.width - width * 0.7
                y: -height * 0.3
                z: 2
            }

            // The token drops on the square with the face of who placed it.
            Item {
                id: dropped
                property real height_: square.covered ? 1 : 1.9
                // Beside the picture, so that one still sees what was vetoed, and clear of a word
                // below; as large as ever where large text leaves a square less height.
                anchors { right: parent.right; rightMargin: 4 * Look.unit }
                y: (parent.height * (square.wide || square.drawing === "" ? 1 : 0.62) - height) / 2
                width: Math.min(square.height * (!square.wide ? 0.6 : Look.large ? 0.92 : 0.8),
                                square.width * (square.wide ? 0.3 : 0.48))
                height: width
                scale: height_
                opacity: square.covered ? 1 : 0
                visible: opacity > 0
                Behavior on height_ {
                    enabled: Look.moveTime > 0
                    NumberAnimation { duration: Look.moveTime; easing.type: Easing.InQuad }
                }
                Behavior on opacity { NumberAnimation { duration: Look.fadeTime } }
                Drawing {
                    anchors { centerIn: parent; verticalCenterOffset: parent.height * 0.05 }
                    width: parent.width * 1.15
                    height: width
                    source: "qrc:/assets/shadows/disc.svg"
                    opacity: 0.6
                }
                Drawing {
                    anchors.fill: parent
                    source: "qrc:/assets/nyet/token.svg"
                }
                Drawing {
                    anchors.centerIn: parent
                    width: parent.width * 0.6
                    height: width
                    source: square.token === "" ? "" : "qrc:/assets/" + square.token + ".svg"
                }
            }
        }
    }
}
