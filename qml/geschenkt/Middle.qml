pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.geschenkt

// The middle of the table: where the deck, the turned card, the chips that come with it and the
// cards out of the game lie, and in words what they come to.
Item {
    id: middle

    required property Ring ring
    required property GeschenktTable table

    // Every piece asks for these: it is told only when they change, not whenever anything does.
    readonly property int nearest: table.bottom
    readonly property int handAtWork: table.handAtWork
    readonly property int taker: table.taker
    readonly property int pot: table.pot
    readonly property bool counting: table.counting
    readonly property bool over: table.over || counting
    readonly property int joinedSeat: table.joinedSeat
    readonly property point joinedRun: Qt.point(table.joinedRun.x, table.joinedRun.y)
    readonly property string joinedText: table.joinedText

    // The cards that have been taken, before the seats.
    readonly property TakenRows rows: TakenRows {
        ring: middle.ring
        table: middle.table
        counting: middle.over
    }

    readonly property real lineHeight: Look.body * 1.6
    // Words stand beside the cards or below them, where these are larger so; in little room for
    // large text beside them too, but the cards leave the middle.
    readonly property real highBeside: Math.min(height - 16 * Look.unit, width * 0.22,
                                                (width / 2 - 36 * Look.unit - 10 * Look.body)
                                                / 1.94 * 1.4)
    readonly property real highAbove: Math.min(height - lineHeight * 2.4 - 24 * Look.unit,
                                               width * 0.3)
    readonly property real highAside: Math.min(height - 16 * Look.unit,
                                               (width - 50 * Look.unit - 9 * Look.body) / 4.3 * 1.4)
    readonly property bool aside: Look.large && highAside > 1.1 * Math.max(highBeside, highAbove)
    readonly property bool low: aside || highBeside > highAbove
    readonly property real below: low ? 0 : lineHeight * 2.4
    readonly property real cardHeight: Look.unit
        * Math.max(70, Math.min(300, (aside ? highAside : low ? highBeside : highAbove)
                                / Look.unit))
    readonly property real cardWidth: cardHeight / 1.4
    readonly property real gap: cardWidth * 0.22

    // In the coordinates of the table, as the pieces lie.
    readonly property real cardX: x + (aside ? 24 * Look.unit + 1.84 * cardWidth
                                             : (width - cardWidth) / 2)
    readonly property real cardY: y + Math.max(6 * Look.unit, (height - below - cardHeight) / 2)
    readonly property real deckX: cardX - gap - cardWidth
    readonly property real removedWidth: cardWidth * 0.4
    readonly property real removedStep: (cardHeight - removedWidth * 1.4) / 2
    readonly property real removedX: deckX - gap - removedWidth

    // The chips that come with the card lie beside it, in stacks of five that can be counted at a
    // glance, three to a row; rows come closer as they fill what is left below their number.
    readonly property real trayX: cardX + cardWidth + gap
    readonly property real chip: cardWidth * 0.29
    readonly property real rise: chip * 0.13
    readonly property real chipsTop: heapY + heapSize * 0.6 + 4 * rise + 1
    readonly property real chipsRoom: cardY + cardHeight - chip * 1.12 - chipsTop
    readonly property int stackRows: Math.ceil(pot / 15)
    readonly property real rowStep: Math.min(chip * 1.7, chipsRoom / Math.max(1, stackRows - 1))
    readonly property real firstRow: chipsTop + (chipsRoom
                                                 - rowStep * Math.max(0, stackRows - 1)) / 2
    function chipAt(place) {
        const stack = Math.floor(place / 5);
        const row = Math.floor(stack / 3);
        const inRow = Math.min(3, Math.ceil(pot / 5) - 3 * row);
        const askew = ((place * 7) % 5 - 2) * 0.02;
        const along = (stack % 3 - (inRow - 1) / 2) * 1.05 + askew;
        return Qt.point(trayX + (cardWidth - chip) / 2 + along * chip,
                        firstRow + row * rowStep - (place % 5) * rise);
    }

    // What nobody wants gets dearer: the more chips, the brighter their tray and the larger their
    // number, whose middle and size these are.
    property real heat: Math.min(1, pot / 15)
    Behavior on heat { NumberAnimation { duration: Look.fadeTime * 2 } }
    readonly property real heapX: trayX + cardWidth / 2
    readonly property real heapY: cardY + cardHeight * 0.17
    readonly property real heapSize: Math.min(Look.huge, cardHeight * 0.26)

    // What is empty is seen to be so, says what will lie there, and the middle keeps its balance.
    component Tray: Rectangle {
        id: tray
        property alias text: says.text
        property bool empty: true
        property real above: 0 // what is drawn there needs as much
        readonly property bool worded: width > 6 * Look.small
        visible: !middle.over
        y: middle.cardY - middle.y
        width: middle.cardWidth
        height: middle.cardHeight
        radius: width * 0.08
        color: Qt.alpha(Look.groundLow, 0.45)
        border { color: Look.plateLine; width: Look.unit }
        Words {
            id: says
            visible: tray.empty && tray.worded
            anchors {
                fill: parent
                margins: 6 * Look.unit
                topMargin: tray.above + 6 * Look.unit
            }
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            verticalAlignment: Text.AlignVCenter
            minimumPixelSize: Look.tiny * 0.8
            color: Look.muted
            font.pixelSize: Look.small
        }
    }
    Tray {
        x: middle.deckX - middle.x
        empty: middle.table.deck === 0
        text: qsTr("No cards left", "in the place of the last card, short")
    }
    Tray {
        x: middle.cardX - middle.x
        empty: middle.table.card === 0
        text: middle.table.early ? qsTr("The next card", "in the place where it will lie, short")
                                 : ""
    }
    Tray {
        id: chips
        x: middle.trayX - middle.x
        empty: middle.pot === 0
        text: middle.table.early ? qsTr("Chips paid to refuse",
                                        "in the place where they will lie, short") : ""
        above: drawn.visible && worded ? drawn.y + drawn.height : 0
        Drawing {
            id: drawn
            visible: chips.empty
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top }
            anchors.topMargin: parent.height * (chips.worded && chips.text !== "" ? 0.12 : 0.36)
            width: middle.chip
            height: width
            opacity: 0.3
            source: "qrc:/assets/geschenkt/chip.svg"
        }
        border.color: Qt.tint(Look.plateLine, Qt.alpha(Look.accent, middle.heat))
        border.width: Look.unit * (1 + 1.5 * middle.heat)
        Repeater {
            model: 4
            Rectangle {
                required property int index
                readonly property real spread: (index * 6 - 1) * Look.unit
                anchors { fill: parent; margins: -spread }
                visible: middle.heat > 0
                radius: chips.radius + spread
                color: Qt.alpha(Look.accent, (Look.dark ? 0.07 : 0.12) * middle.heat)
            }
        }
        // Where a chip has just landed.
        Rectangle {
            anchors.centerIn: parent
            visible: bump.running
            width: parent.width * ripple
            height: parent.height * ripple
            radius: parent.radius * ripple
            property alias ripple: middle.ripple
            color: "transparent"
            border.color: Qt.alpha(Look.accent, (1.14 - ripple) * 5)
            border.width: 2 * Look.unit
        }
    }
    property real ripple: 1

    // Where words stand under the cards, the smaller ones on the same line.
    readonly property real under: cardY - y + cardHeight + 14 * Look.unit
    readonly property real underSmall: under + Look.body - Look.small

    component Line: Words {
        id: line
        property real clear: 0 // what stands before it
        property real most: words.wide
        x: middle.low ? 0 : Math.max((words.wide - width) / 2, clear)
        width: middle.low ? words.wide : Math.min(natural.width + 2, most, words.wide - clear)
        horizontalAlignment: middle.low ? Text.AlignLeft : Text.AlignHCenter
        wrapMode: Text.Wrap
        font { pixelSize: Look.body; weight: Font.DemiBold }
        TextMetrics {
            id: natural
            font: line.font
            text: line.text
        }
    }

    Words {
        id: rest
        visible: middle.table.deck > 0 && !middle.aside
        readonly property real outside: middle.table.removed > 0 ? middle.removedX : middle.deckX
        x: (middle.low ? outside - width - middle.gap
                       : middle.deckX + (middle.cardWidth - width) / 2) - middle.x
        y: middle.low ? middle.cardY - middle.y + (middle.cardHeight - height) / 2
                      : middle.underSmall
        text: qsTr("%n left", "cards in the deck, very short", middle.table.deck)
        color: Look.muted
        font.pixelSize: middle.low ? words.large : Look.small
    }
    Words {
        visible: middle.table.removed > 0 && !middle.low
        x: middle.removedX - middle.x + (middle.removedWidth - width) / 2
        y: middle.underSmall
        text: qsTr("out", "under the cards that are out of the game, very short")
        color: Look.muted
        font.pixelSize: Look.small
    }

    // How many chips come with the card.
    Words {
        id: heap
        visible: middle.table.card > 0 && middle.pot > 0 && middle.taker < 0
        x: middle.heapX - middle.x - width / 2
        y: middle.heapY - middle.y - height / 2
        text: "+" + middle.pot
        color: Look.mark
        font { pixelSize: middle.heapSize * (0.8 + 0.2 * middle.heat); bold: true }
        readonly property int chips: middle.pot
        onChipsChanged: if (chips > 0 && Look.moveTime > 0) bump.restart()
        ParallelAnimation {
            id: bump
            SequentialAnimation {
                NumberAnimation {
                    target: heap
                    property: "scale"
                    to: 1.2 + 0.25 * middle.heat
                    duration: Look.moveTime * 0.25
                }
                NumberAnimation {
                    target: heap
                    property: "scale"
                    to: 1
                    duration: Look.moveTime * 0.6
                    easing.type: Easing.OutCubic
                }
            }
            NumberAnimation {
                target: middle
                property: "ripple"
                from: 1
                to: 1.14
                duration: Look.moveTime
                easing.type: Easing.OutCubic
            }
        }
    }

    Column {
        id: words
        readonly property real beside: middle.trayX - middle.x + middle.cardWidth + middle.gap
        readonly property real wide: middle.width - (middle.aside ? beside + 12 * Look.unit
                                                      : middle.low ? beside + 36 * Look.unit
                                                                   : 16 * Look.unit)
        readonly property real large: Math.max(Look.body, Math.min(Look.title, wide / 10))
        x: middle.low ? beside : 8 * Look.unit
        y: middle.low ? middle.cardY - middle.y + (middle.cardHeight - height) / 2 : middle.under
        Line {
            visible: middle.aside && middle.table.deck > 0
            text: rest.text
            color: Look.muted
            font.weight: Font.Normal
        }
        Line {
            visible: middle.table.yourTurn
            clear: rest.visible && !middle.low ? rest.x + rest.width + Look.body : 0
            most: Math.max(middle.cardWidth * 2.2, 11 * Look.body)
            text: middle.table.effect
            font.pixelSize: middle.low ? words.large : Look.body
            color: middle.table.bargain ? Look.success : Look.ink
        }
        Line {
            visible: text !== ""
            text: middle.table.warning
            color: Look.mark
        }
    }

    // Where the cards lay it is told what the chips are counted for, clear of those of the others.
    Grid {
        id: worth
        readonly property real from: Math.max(0, middle.rows.end - middle.y)
        readonly property real room: middle.height - from
        readonly property real widest: middle.width - 2 * middle.ring.sideReach - 2 * Look.title
        readonly property bool flat: middle.rows.parted
                                     && room < 2.2 * Look.title + Look.huge * 1.6
        visible: middle.over
        x: (middle.width - width) / 2
        y: from + (room - height) / 2
        columns: flat ? 2 : 1
        spacing: (flat ? 20 : 10) * Look.unit
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter
        Row {
            id: sum
            spacing: 16 * Look.unit
            Drawing {
                width: Math.min(Look.huge * 2.4, worth.room * (worth.flat ? 0.7 : 0.4))
                height: width
                source: "qrc:/assets/geschenkt/chip.svg"
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: "−1"
                color: Look.mark
                font.pixelSize: Math.min(Look.huge * 1.4, worth.room * (worth.flat ? 0.62 : 0.28))
                font.bold: true
                Accessible.ignored: true
            }
        }
        Words {
            width: Math.min(implicitWidth,
                            worth.widest - (worth.flat ? sum.width + worth.spacing : 0))
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTr("Each chip takes off a point")
            color: Look.muted
            font {
                pixelSize: worth.flat ? Math.min(Look.title, worth.room * 0.62) : Look.title
                weight: Font.DemiBold
            }
        }
    }
}
