pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// The middle of the table: where the deck, the turned card, the chips on it and the cards out of
// the game lie, and in words what they come to.
Item {
    id: middle

    required property GeschenktTable table

    readonly property real lineHeight: Look.body * 1.6
    readonly property real below: lineHeight * 2.4
    readonly property real room: Math.min(height - below - 24, 250 * Look.windowScale)
    readonly property real cardHeight: Math.max(70, Math.min(room, width * 0.3))
    readonly property real cardWidth: cardHeight / 1.4
    readonly property real chip: cardWidth * 0.3
    readonly property real gap: cardWidth * 0.22

    // In the coordinates of the table, as the pieces lie.
    readonly property real cardX: x + (width - cardWidth) / 2
    readonly property real cardY: y + Math.max(14, (height - below - cardHeight) / 2)
    readonly property real deckX: cardX - gap - cardWidth
    readonly property real removedWidth: cardWidth * 0.4
    readonly property real removedStep: (cardHeight - removedWidth * 1.4) / 2
    readonly property real removedX: deckX - gap - removedWidth

    // A heap on the lower half of the card, five to a layer.
    function chipAt(place) {
        const layer = Math.floor(place / 5);
        const along = (place % 5 + (layer % 2) * 0.5) * middle.chip * 0.58;
        return Qt.point(middle.cardX + middle.cardWidth * 0.02 + along,
                        middle.cardY + middle.cardHeight - middle.chip * 0.82
                        - layer * middle.chip * 0.3 - ((place * 7) % 5) * middle.chip * 0.05);
    }

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
    Column {
        visible: middle.table.card > 0 && middle.table.pot > 0
        x: middle.cardX - middle.x + middle.cardWidth + middle.gap
        y: middle.cardY - middle.y + (middle.cardHeight - height) / 2
        Row {
            id: heap
            spacing: 8
            transformOrigin: Item.Left
            readonly property int chips: middle.table.pot
            onChipsChanged: if (chips > 0 && Look.moveTime > 0) bump.restart()
            SequentialAnimation on scale {
                id: bump
                running: false
                NumberAnimation { to: 1.22; duration: Look.moveTime * 0.25 }
                NumberAnimation { to: 1; duration: Look.moveTime * 0.6 }
            }
            Words {
                text: "+" + middle.table.pot
                color: Look.mark
                font { pixelSize: Look.huge * 0.9; bold: true }
            }
            Drawing {
                anchors.verticalCenter: parent.verticalCenter
                width: Look.huge * 0.6
                height: width
                source: "qrc:/assets/geschenkt/chip.svg"
            }
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
