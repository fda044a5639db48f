import QtQuick
import Facedown
import Facedown.nyet

// That a card is trump: over all its width where all of it is seen, else along the edge that is. A
// word that could not be read there is left out: a super trump has its crown instead, along the
// edge always, where its long word would be smaller than that of the trumps beside it.
Rectangle {
    id: band

    required property Item card
    required property string word
    required property bool superTrump
    required property bool along
    // Letters lie down along the edge; these stand on one another, as they do in a book.
    readonly property var signs: word.match(/[\u3041-\u309f\u4e00-\u9fff]/g) ?? []
    readonly property bool stacked: along && signs.length > 0
    // Cards do not grow with the text: a word is as large as it has room for, and not smaller.
    readonly property real least: Math.min(Look.tiny, 11 * Look.unit)
    readonly property real longest: along ? card.height * 0.47 : card.width * 0.86
    readonly property bool worded: !(along && superTrump) &&
        spelled.width + (superTrump ? 1.4 * least : 0) < longest * 0.94
    readonly property real thick: Math.max(card.width * 0.18, Math.ceil(spelled.height),
                                           Math.min(1.3 * Look.tiny, card.width * 0.26))
                                  * (worded ? 1 : 1.35)
    readonly property real extent: worded ? longest : thick
    readonly property real gap: extent * 0.03
    readonly property real mark: superTrump ? crowned.width + gap : 0

    x: along ? card.width * 0.045 : (card.width - width) / 2
    y: card.height * 0.955 - height
    width: along ? thick : extent
    height: along ? extent : thick
    radius: Math.min(4 * Look.unit, width / 4)
    color: BoardLook.mark
    TextMetrics {
        id: spelled
        text: band.word
        font { family: letters.font.family; pixelSize: band.least; bold: true }
    }
    Grid {
        anchors.centerIn: parent
        rotation: !band.along || !band.worded || band.stacked ? 0 : -90
        columns: band.stacked ? 1 : 2
        spacing: band.gap
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter
        Drawing {
            id: crowned
            visible: band.superTrump
            width: visible ? band.thick * (band.stacked ? 0.65 : 0.9) : 0
            height: width
            source: "qrc:/assets/icons/crown.svg"
        }
        Words {
            id: letters
            visible: band.worded
            readonly property real room: band.extent * 0.96 - band.mark
            width: band.stacked ? band.thick : Math.min(implicitWidth, room)
            height: band.stacked ? Math.min(implicitHeight, room) : band.thick
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: band.least
            lineHeight: band.stacked ? 0.76 : 1
            text: band.stacked ? band.signs.join("\n") : band.word
            color: "white"
            font { pixelSize: Math.max(band.least, band.thick * 0.76); bold: true }
            Accessible.ignored: true
        }
    }
}
