pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// The middle of the table: where the deck, the turned card, the chips that come with it and the
// cards out of the game lie, and in words what they come to.
Item {
    id: middle

    required property GeschenktTable table

    readonly property real lineHeight: Look.body * 1.6
    readonly property real below: lineHeight * 2.4
    readonly property real room: Math.min(height - below - 24, 300 * Look.windowScale)
    readonly property real cardHeight: Math.max(70, Math.min(room, width * 0.3))
    readonly property real cardWidth: cardHeight / 1.4
    readonly property real gap: cardWidth * 0.22

    // In the coordinates of the table, as the pieces lie.
    readonly property real cardX: x + (width - cardWidth) / 2
    readonly property real cardY: y + Math.max(14, (height - below - cardHeight) / 2)
    readonly property real deckX: cardX - gap - cardWidth
    readonly property real removedWidth: cardWidth * 0.4
    readonly property real removedStep: (cardHeight - removedWidth * 1.4) / 2
    readonly property real removedX: deckX - gap - removedWidth

    // The chips that come with the card lie beside it, in stacks of five that can be counted at a
    // glance, three to a row; rows come closer as they fill what is left below their number.
    readonly property real trayX: cardX + cardWidth + gap
    readonly property real chip: cardWidth * 0.29
    readonly property real rise: chip * 0.13
    readonly property real chipsTop: y + heap.y + heap.height + 4 * rise + 1
    readonly property real chipsRoom: cardY + cardHeight - chip * 1.12 - chipsTop
    readonly property int rows: Math.ceil(table.pot / 15)
    readonly property real rowStep: Math.min(chip * 1.7, chipsRoom / Math.max(1, rows - 1))
    readonly property real firstRow: chipsTop + (chipsRoom - rowStep * Math.max(0, rows - 1)) / 2
    function chipAt(place) {
        const stack = Math.floor(place / 5);
        const row = Math.floor(stack / 3);
        const inRow = Math.min(3, Math.ceil(table.pot / 5) - 3 * row);
        const askew = ((place * 7) % 5 - 2) * 0.02;
        const along = (stack % 3 - (inRow - 1) / 2) * 1.05 + askew;
        return Qt.point(trayX + (cardWidth - chip) / 2 + along * chip,
                        firstRow + row * rowStep - (place % 5) * rise);
    }

    // What is empty is seen to be so, and the middle keeps its balance.
    component Tray: Rectangle {
        visible: !middle.table.over
        y: middle.cardY - middle.y
        width: middle.cardWidth
        height: middle.cardHeight
        radius: width * 0.08
        color: Look.groundLow
        opacity: 0.45
        border { color: Look.plateLine; width: Look.windowScale }
    }
    Tray { x: middle.deckX - middle.x }
    Tray { x: middle.cardX - middle.x }
    Tray { x: middle.trayX - middle.x }

    component Line: Words {
        anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
        width: middle.width - 16
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font { pixelSize: Look.body; weight: Font.DemiBold }
    }

    Words {
        id: left
        visible: middle.table.deck > 0
        x: middle.deckX - middle.x + (middle.cardWidth - width) / 2
        y: middle.cardY - middle.y + middle.cardHeight + 14
        text: qsTr("%n left", "cards in the deck, very short", middle.table.deck)
        color: Look.muted
        font.pixelSize: Look.small
    }
    Words {
        visible: middle.table.removed > 0
        x: middle.removedX - middle.x + (middle.removedWidth - width) / 2
        y: middle.cardY - middle.y + middle.cardHeight + 14
        text: qsTr("out", "under the cards that are out of the game, very short")
        color: Look.muted
        font.pixelSize: Look.small
    }

    // How many chips come with the card.
    Words {
        id: heap
        visible: middle.table.card > 0 && middle.table.pot > 0
        x: middle.trayX - middle.x + (middle.cardWidth - width) / 2
        y: middle.cardY - middle.y + middle.cardHeight * 0.04
        text: "+" + middle.table.pot
        color: Look.mark
        font { pixelSize: Math.min(Look.huge * 0.9, middle.cardHeight * 0.24); bold: true }
        readonly property int chips: middle.table.pot
        onChipsChanged: if (chips > 0 && Look.moveTime > 0) bump.restart()
        SequentialAnimation on scale {
            id: bump
            running: false
            NumberAnimation { to: 1.22; duration: Look.moveTime * 0.25 }
            NumberAnimation { to: 1; duration: Look.moveTime * 0.6 }
        }
    }

    Column {
        anchors { horizontalCenter: parent.horizontalCenter }
        y: middle.cardY - middle.y + middle.cardHeight + 14
        Line {
            visible: middle.table.yourTurn
            // Clear of the words under the deck.
            width: Math.min(middle.width - 16, middle.cardWidth * 2.2, clear)
            readonly property real clear: 2 * (middle.cardWidth + middle.gap - left.width / 2 - 8)
            text: middle.table.effect
            color: middle.table.bargain ? Look.success : Look.muted
        }
        Line {
            visible: text !== ""
            text: middle.table.warning
            color: Look.mark
        }
    }
}
