import QtQuick
import Facedown
import Facedown.nyet

// A card (in a hand, in the trick, won, passed, out of the round) or the bonus card.
Piece {
    id: piece

    required property int index
    required property int kind
    required property int zone
    required property int seat
    required property int place
    required property int count
    required property int group
    required property int groups
    required property bool pushed
    required property string face
    required property string name
    required faceUp
    required event
    required property Ring ring
    required property Session session
    required property NyetTable table
    // Where the trick lies, how wide its cards are, and how far from one another.
    required property rect trick
    required property real trickWidth
    required property real trickStep
    required property real crownSize
    // Of the team of whoever played it to the trick.
    required property string teamSign

    hinted: session.hint.marked.includes(event)
    overlapped: inHand
    markAt: Math.min(width, handStep) / width / 2 // the rest is under the next card

    readonly property int nearest: table.bottom
    readonly property bool isBonus: kind === PieceModel.Bonus
    readonly property bool near: seat === nearest
    readonly property bool inHand: zone === PieceModel.Hand && !isBonus
    readonly property bool inTrick: zone === PieceModel.Trick
    readonly property bool won: zone === PieceModel.Taken && !isBonus
    readonly property bool treasure: zone === PieceModel.Row
    readonly property bool waiting: zone === PieceModel.Board
    readonly property bool trump: inTrick ? group > 0
                                  : inHand && near && group === table.trumpGroup
    readonly property bool heldBack: inHand && near && table.yourTurn && event === ""
                                     && (table.playing || table.picking)
    readonly property bool choosable: inHand && near && event !== ""

    Connections {
        target: piece.session
        function onSkipped() { piece.finish(); }
    }
    RingSeat {
        id: home
        ring: piece.ring
        seat: piece.seat
    }

    // The nearest hand lies as a fan, colour by colour, trump a little apart at its end.
    readonly property real handWidth: home.row.height / 1.4
    readonly property real apart: handWidth * 0.22
    readonly property real handStep: Math.min(handWidth * 0.9,
                                              (home.row.width - handWidth - (groups - 1) * apart)
                                              / Math.max(1, count - 1))
    readonly property real handLength: handWidth + (count - 1) * handStep + (groups - 1) * apart
    readonly property real bend: count > 1 ? (2 * place / (count - 1) - 1) : 0
    readonly property point handAt: Qt.point(
        home.row.x + (home.row.width - handLength) / 2 + place * handStep + group * apart,
        home.row.y + (bend * bend - 1) * handWidth * 0.1
        + home.row.height * (pushed ? -0.2 : choosable ? -0.05 : heldBack ? 0.07 : 0))

    // Tricks and treasures: in a line under the others' plates, in two lines beside one's own hand.
    readonly property rect wonRect: near
        ? Qt.rect(home.hand.x, home.hand.y, home.hand.width, home.hand.height)
        : Qt.rect(home.plate.x, home.row.y,
                  home.row.x + home.row.width - home.plate.x, home.row.height)
    readonly property real wonHeight: near ? wonRect.height * 0.47 : wonRect.height
    readonly property real wonWidth: wonHeight / 1.4
    readonly property real pileRoom: near ? wonRect.width : wonRect.width * 0.42
    readonly property real pileStep: Math.min(wonWidth * 0.3,
                                              (pileRoom - wonWidth) / Math.max(1, groups - 1))
    readonly property real pileLength: groups > 0 ? wonWidth + (groups - 1) * pileStep : 0
    readonly property real treasureX: near ? 0 : pileLength + 8
    readonly property real treasureStep: Math.min(wonWidth * 0.74,
                                                  (wonRect.width - treasureX - wonWidth)
                                                  / Math.max(1, count - 1))

    // The cards of a trick lie side by side, clockwise from the nearest seat's left: higher or
    // lower as those sit who played them. Above them is room for a crown.
    readonly property int seatsOn: (seat - nearest + table.seatCount) % table.seatCount
    readonly property int half: Math.floor(table.seatCount / 2)
    readonly property int trickColumn: seatsOn === 0 ? half
                                     : seatsOn <= half ? seatsOn - 1 : seatsOn
    readonly property point trickAt: Qt.point(
        trick.x + trick.width / 2
        + (trickColumn - (table.seatCount - 1) / 2) * trickStep - trickWidth / 2,
        trick.y + crownSize + (trick.height - crownSize - trickWidth * 1.4)
        * (0.5 + 0.5 * Math.cos(2 * Math.PI * seatsOn / table.seatCount)))

    readonly property point plateAt: Qt.point(home.plate.x + home.plate.width / 2 - targetSize / 2,
                                              home.plate.y)
    readonly property point middleAt: Qt.point(trick.x + trick.width / 2 - targetSize / 2,
                                               trick.y + trick.height / 2)
    readonly property point cardAt: inHand ? (near ? handAt : plateAt)
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
    z: (given ? 4 : isBonus ? 20 : inHand ? 30 + place : inTrick ? 50 + place : 10 + place)
       + (moving ? 100 : 0)
    gone: zone === PieceModel.Deck || zone === PieceModel.Out || (inHand && !near)
          || (won && place !== group)
    quiet: zone === PieceModel.Deck || (won && place !== 0) || isBonus
    ownOrder: inHand
    spoken: name
    touchRadius: 0
    shadowSpread: 1.2
    shadowRatio: 4 / 3
    shadowSource: (won && place !== group) || isBonus ? "" : "qrc:/assets/geschenkt/card-shadow.svg"
    drawnAt: Math.ceil(targetSize * ratio / 16) * 16
    frontSource: isBonus ? "qrc:/assets/nyet/bonus.svg"
               : face === "" ? ""
               : "qrc:/assets/nyet/" + Look.palette + "card-" + face + ".svg"
    backSource: "qrc:/assets/nyet/card-back.svg"

    // The first card that can be chosen has the focus when a choice is due; in a guided game the
    // one to choose.
    readonly property bool first: choosable
                                  && (session.guide ? hinted : place === table.firstCard)
    onFirstChanged: if (first) forceActiveFocus()
    Component.onCompleted: if (first) forceActiveFocus()

    // What cannot be chosen is in the way of the card below it none the less.
    MouseArea {
        anchors.fill: parent
        enabled: piece.inHand && piece.near && piece.event === ""
    }

    // Dimmed, but not seen through: the cards lie on each other.
    Rectangle {
        visible: piece.heldBack
        anchors.centerIn: parent
        width: parent.width * 0.96
        height: parent.height * 0.972
        radius: parent.width * 0.1
        color: Look.dimmed
    }
    // Over what can be seen of it.
    Rectangle {
        visible: piece.choosable
        y: -height - 3
        x: 3
        width: Math.min(piece.width, piece.handStep) - 6
        height: 4 * Look.windowScale
        radius: height / 2
        color: Look.mark
    }
    // Who played it and for which team, the card that wins the trick, and what is trump.
    Drawing {
        id: player
        visible: piece.inTrick && piece.angle >= 90
        x: parent.width * 0.94 - width
        y: parent.width * 0.08
        width: parent.width * 0.34
        height: width
        source: visible ? "qrc:/assets/" + piece.table.faces[piece.seat] + ".svg" : ""
    }
    Drawing {
        visible: player.visible && piece.teamSign !== ""
        anchors { horizontalCenter: player.horizontalCenter; top: player.bottom }
        anchors.topMargin: parent.width * 0.03
        width: parent.width * 0.22
        height: width
        source: visible ? piece.teamSign : ""
    }
    Icon {
        visible: piece.inTrick && piece.pushed
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: 1 }
        name: "crown"
        size: piece.crownSize
    }
    Rectangle {
        id: band
        readonly property bool told: piece.inTrick || piece.place === piece.count - 1
        visible: piece.trump && piece.angle >= 90
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        anchors.bottomMargin: parent.height * 0.045
        width: parent.width * 0.86
        height: Math.max(5, parent.width * (told ? 0.19 : 0.07))
        radius: Math.min(4 * Look.windowScale, height / 2)
        color: BoardLook.mark
        Words {
            visible: band.told
            anchors { fill: parent; leftMargin: 3; rightMargin: 3 }
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 6
            text: piece.table.board.titles[piece.inTrick && piece.group === 2 ? 3 : 2] ?? ""
            color: "white"
            font { pixelSize: band.height * 0.72; bold: true }
            Accessible.ignored: true
        }
    }
}
