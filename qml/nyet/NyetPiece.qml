pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown
import Facedown.nyet

// A card (in a hand, in the trick, won, passed, out of the round) or the bonus card.
GamePiece {
    id: piece

    required property NyetTable table
    // Where the trick lies, how wide its cards are, and how far from one another.
    required property rect trick
    required property real trickWidth
    required property real trickStep
    required property real crownSize
    // Where the nearest hand lies, and what its seat has won.
    required property rect handRow
    required property rect ownWonRect
    // Of the team of whoever played it to the trick.
    required property string teamSign

    overlapped: inHand
    markAt: Math.min(width, handStep) / width / 2 // the rest is under the next card

    readonly property int nearest: table.bottom
    readonly property bool isBonus: kind === PieceModel.Bonus
    readonly property bool near: seat === nearest
    readonly property bool inHand: zone === PieceModel.Hand && !isBonus
    // Of another, where all lies open: in the place of what they have won, which their plate tells.
    readonly property bool openHand: inHand && !near && face !== ""
    readonly property bool inTrick: zone === PieceModel.Trick
    readonly property bool won: zone === PieceModel.Taken && !isBonus
    readonly property bool treasure: zone === PieceModel.Row
    // A treasure for who is to take the trick.
    readonly property bool prized: inTrick && table.prizes[place] === 1
    readonly property bool waiting: zone === PieceModel.Board
    readonly property bool trump: inTrick ? group > 0
                                  : inHand && near && group === table.trumpGroup
    readonly property bool superTrump: trump && face === table.superTrump + "1"
    readonly property bool heldBack: inHand && near && table.yourTurn && event === ""
                                     && (table.playing || table.picking)
    readonly property bool choosable: inHand && near && event !== ""
    // What the pointer or the focus is on stands out of the hand.
    property real outwards: choosable && touched ? height * 0.09 : 0
    Behavior on outwards { NumberAnimation { duration: Look.fadeTime } }
    aside: Qt.point(0, -outwards)

    RingSeat {
        id: home
        ring: piece.ring
        seat: piece.seat
    }

    // The nearest hand lies as a fan, colour by colour, trump a little apart at its end.
    readonly property real handWidth: home.row.height / 1.4
    readonly property real apart: handWidth * 0.22
    readonly property real handStep: Math.min(handWidth * 0.9,
                                              (handRow.width - handWidth - (groups - 1) * apart)
                                              / Math.max(1, count - 1))
    readonly property real handLength: handWidth + (count - 1) * handStep + (groups - 1) * apart
    readonly property real bend: count > 1 ? (2 * place / (count - 1) - 1) : 0
    readonly property point handAt: Qt.point(
        handRow.x + (handRow.width - handLength) / 2 + place * handStep + group * apart,
        home.row.y + (bend * bend - 1) * handWidth * 0.1
        + home.row.height * (pushed ? -0.2 : choosable ? -0.05 : heldBack ? 0.07 : 0))

    // Tricks and treasures: in a line under the others' plates, or taken in by them where there is
    // no room for it; in two lines beside one's own hand.
    readonly property bool takenIn: !near && home.row.height === 0
    readonly property rect wonRect: near
        ? ownWonRect
        : takenIn ? home.plate
        : Qt.rect(home.plate.x, home.row.y,
                  home.row.x + home.row.width - home.plate.x, home.row.height)
    readonly property real wonHeight: near ? wonRect.height * 0.47 : wonRect.height
    readonly property real wonWidth: wonHeight / 1.4
    readonly property real openStep: Math.min(wonWidth * 0.9, (wonRect.width - wonWidth)
                                                              / Math.max(1, count - 1))
    readonly property real pileRoom: near ? wonRect.width : wonRect.width * 0.42
    readonly property real pileStep: Math.min(wonWidth * 0.3,
                                              (pileRoom - wonWidth) / Math.max(1, groups - 1))
    readonly property real pileLength: groups > 0 ? wonWidth + (groups - 1) * pileStep : 0
    readonly property real treasureX: near ? 0 : pileLength + 8
    readonly property real treasureStep: Math.min(wonWidth * 0.74,
                                                  (wonRect.width - treasureX - wonWidth)
                                                  / Math.max(1, count - 1))

    // The cards of a trick lie side by side, clockwise from the nearest seat's left: higher or
    // lower as those sit who played them. Above them is room for badges.
    // (Nothing here looks at the table for a card that is not in the trick: most are not.)
    readonly property int seatsOn: !inTrick ? 0
                                   : (seat - nearest + table.seatCount) % table.seatCount
    readonly property int half: inTrick ? Math.floor(table.seatCount / 2) : 0
    readonly property int trickColumn: seatsOn === 0 ? half
                                     : seatsOn <= half ? seatsOn - 1 : seatsOn
    readonly property point trickAt: !inTrick ? Qt.point(0, 0) : Qt.point(
        trick.x + trick.width / 2
        + (trickColumn - (table.seatCount - 1) / 2) * trickStep - trickWidth / 2,
        trick.y + crownSize + wins + (trick.height - crownSize - wins - trickWidth * 1.4)
        * (0.5 + 0.5 * Math.cos(2 * Math.PI * seatsOn / table.seatCount))
        - (pushed && table.trickFull ? wins : 0))
    // How far what wins is lifted before it takes the trick.
    readonly property real wins: trickWidth * 0.08

    readonly property point plateAt: Qt.point(home.plate.x + home.plate.width / 2 - targetSize / 2,
                                              home.plate.y)
    readonly property point middleAt: Qt.point(trick.x + trick.width / 2 - targetSize / 2,
                                               trick.y + trick.height / 2)
    readonly property point cardAt: openHand ? Qt.point(wonRect.x + place * openStep, wonRect.y)
        : inHand ? (near ? handAt : plateAt)
        : inTrick ? trickAt
        : won ? Qt.point(wonRect.x + group * pileStep, wonRect.y)
        : treasure ? Qt.point(wonRect.x + treasureX + place * treasureStep,
                              wonRect.y + (near ? wonRect.height - wonHeight : 0))
        : waiting ? (near ? Qt.point(home.row.x + home.row.width - wonWidth, // beside the teams
                                     home.row.y - wonHeight - handWidth * 0.2)
                          : Qt.point(wonRect.x, wonRect.y))
        : seat >= 0 ? plateAt : middleAt

    targetSize: isBonus ? (zone === PieceModel.Deck ? trickWidth : 22 * Look.textScale)
              : inHand && near ? handWidth
              : inTrick ? trickWidth
              : openHand ? wonWidth
              : inHand ? home.plate.height * 0.7
              : zone === PieceModel.Deck ? trickWidth * 0.8 : wonWidth
    // The bonus card stands behind the upper edge of its owner's plate, clear of the bubble.
    readonly property bool given: isBonus && seat >= 0
    targetX: given ? home.plate.x + 8 : cardAt.x
    targetY: given ? home.plate.y - targetSize * 1.15 : cardAt.y
    ratio: 1.4
    delay: (table.dealing && inHand ? place * 0.04
            : table.sweeping ? index % table.seatCount * 0.06
            : table.rewarding && given ? 0.5 // it is seen in the middle first
            : 0) * Look.second
    // Where it lies may be told before how long it waits.
    onDelayChanged: if (moving && way === 0) setOut()
    // What rises from the hand, and the lamp on it, is not hidden by the trick.
    z: (given ? 4 : isBonus ? 20 : inHand ? 60 + place : inTrick ? 40 + place : 10 + place)
       + (moving ? 100 : 0)
    gone: zone === PieceModel.Deck || zone === PieceModel.Out || (inHand && !near && !openHand)
          || (won && place !== group) || (won || treasure) && !near && table.handsOpen
          || (won || treasure || waiting) && takenIn
    quiet: zone === PieceModel.Deck || (won && place !== 0) || isBonus
    ownOrder: inHand
    touchRadius: 0
    shadowSpread: 1.2
    shadowRatio: 4 / 3
    // Those that wait to be dealt lie on each other: all their shadows would be one black one.
    readonly property bool waits: inHand && moving && way === 0 && place < count - 1
    shadowSource: (won && place !== group) || isBonus || waits || inHand && !near && !openHand
                  ? "" : "qrc:/assets/shadows/card.svg"
    drawnAt: Math.ceil(targetSize * ratio / 16) * 16
    // What was won with its face up turns over on its way back to the deck.
    property string wonFace
    onZoneChanged: keepFace()
    Component.onCompleted: keepFace()
    function keepFace() {
        if (zone !== PieceModel.Deck)
            wonFace = zone === PieceModel.Row ? face : "";
    }
    readonly property string shownFace: face !== "" ? face
                                        : zone === PieceModel.Deck ? wonFace : ""
    frontSource: isBonus ? "qrc:/assets/nyet/bonus.svg"
               : shownFace === "" ? ""
               : "qrc:/assets/nyet/" + Look.palette + "card-" + shownFace + ".svg"
    backSource: "qrc:/assets/nyet/card-back.svg"

    // What cannot be told from its looks.
    readonly property string meaning: given
        ? qsTr("Bonus card: whoever has it counts their tricks and treasures twice.")
        : (inHand || inTrick) && /^[A-Z]1$/.test(face)
        ? qsTr("Every 1 is a treasure for whoever takes it from the other team.") : ""
    HoverHandler { id: pointer }
    ToolTip.visible: pointer.hovered && meaning !== ""
    ToolTip.delay: 800
    ToolTip.timeout: Look.tipTime
    ToolTip.text: meaning

    refusal: heldBack ? table.prompt : ""
    solid: inHand && near

    function portrait(whose) {
        const face = table.faces[whose] ?? "";
        return face === "" ? "" : "qrc:/assets/" + face + ".svg";
    }

    // Dimmed, but not seen through: the cards lie on each other.
    Repeater {
        model: piece.heldBack ? 1 : undefined
        Rectangle {
            anchors.centerIn: piece
            width: piece.width * 0.96
            height: piece.height * 0.972
            radius: piece.width * 0.1
            color: Look.dimmed
        }
    }
    // Who passed it stands on its upper edge.
    readonly property string giver: inHand && near && index === table.passedCard
                                    ? portrait(table.passedBy) : ""
    Repeater {
        model: piece.giver !== "" ? 1 : undefined
        Drawing {
            width: piece.width * 0.34
            height: width
            y: -height * 0.9
            source: piece.giver
            HoverHandler { id: giverPointer }
            ToolTip.visible: giverPointer.hovered
            ToolTip.timeout: Look.tipTime
            ToolTip.text: qsTr("Passed to you", "of a card")
        }
    }
    // A golden edge, over what can be seen of it.
    Repeater {
        model: piece.choosable ? 1 : undefined
        Rectangle {
            x: piece.width * 0.07
            y: -piece.width * 0.02
            width: Math.min(piece.width * 0.86, piece.handStep - piece.width * 0.09)
            height: piece.width * 0.055
            radius: height / 2
            color: Look.mark
        }
    }
    // Once all lies open, what does not win the trick steps back.
    Rectangle {
        anchors.centerIn: parent
        width: parent.width * 0.96
        height: parent.height * 0.972
        radius: parent.width * 0.1
        color: Look.dimmed
        visible: opacity > 0
        opacity: piece.inTrick && piece.table.trickFull && !piece.pushed ? 0.6 : 0
        Behavior on opacity { NumberAnimation { duration: Look.fadeTime } }
    }
    // What wins the trick is framed; a treasure shines on its way to who has won it.
    Rectangle {
        id: edge
        z: -1
        anchors.fill: parent
        anchors.margins: -spread
        readonly property real spread: 4 * Look.unit * Math.min(1, piece.width / piece.trickWidth)
        readonly property bool shines: (piece.treasure || piece.superTrump && piece.inTrick)
                                       && piece.moving
        readonly property bool framed: piece.inTrick && piece.pushed && piece.table.trickFull
        visible: shines || framed
        radius: piece.width * 0.1 + spread
        color: shines ? Qt.alpha(Look.accent, 0.35) : "transparent"
        border { color: Look.accent; width: framed ? Math.max(3, spread) : 0 }
    }
    // Above the card: who played it and for which team, what was led, and what wins the trick.
    readonly property string player: inTrick ? portrait(seat) : ""
    Repeater {
        model: piece.inTrick && piece.angle >= 90 ? 1 : undefined
        Row {
            id: badges
            anchors { horizontalCenter: piece.horizontalCenter; bottom: piece.top }
            anchors.bottomMargin: Look.unit + (edge.framed ? edge.spread : 0)
            readonly property real side: Math.min(piece.crownSize, piece.width * 0.28)
            spacing: side * 0.12
            Drawing {
                width: badges.side
                height: width
                source: piece.player
            }
            Drawing {
                visible: piece.teamSign !== ""
                width: badges.side
                height: width
                source: piece.teamSign
            }
            Rectangle {
                // So far as all of it reaches over no other card.
                visible: piece.place === 0
                         && width + (piece.prized ? 4.5 : 3.4) * badges.side
                            < 2 * piece.trickStep - piece.trickWidth
                anchors.verticalCenter: parent.verticalCenter
                width: led.implicitWidth + 8 * Look.unit
                height: led.implicitHeight + 2 * Look.unit
                radius: height / 2
                color: Look.plate
                Words {
                    id: led
                    anchors.centerIn: parent
                    text: qsTr("led", "on the first card of a trick, very short")
                    color: Look.ink
                    font { pixelSize: Math.min(Look.small, badges.side * 0.72); bold: true }
                    Accessible.ignored: true
                }
            }
            Drawing {
                visible: piece.pushed
                width: badges.side
                height: width
                source: "qrc:/assets/nyet/winning.svg" // a crown is a super trump's
            }
            // A treasure for whoever takes the trick.
            Words {
                visible: piece.prized
                anchors.verticalCenter: parent.verticalCenter
                text: "★"
                color: Look.mark
                font.pixelSize: badges.side
                Accessible.ignored: true
            }
        }
    }
    readonly property string trumpWord: trump ? table.board.titles[superTrump ? 3 : 2] ?? "" : ""
    Repeater {
        model: piece.trump ? 1 : undefined
        TrumpBand {
            visible: (worded || superTrump) && piece.angle >= 90
            card: piece
            word: piece.trumpWord
            superTrump: piece.superTrump
            along: !piece.inTrick
        }
    }
}
