import QtQuick
import Facedown

// A game that can be played: its picture, what it is about, and the way in.
Rectangle {
    id: tile

    required property string gameId
    required property string name
    required property string tagline
    required property string summary
    required property string facts
    required property string key
    required property int index
    // So many lines tell in a few words what it is, so that all names stand at one height.
    property int lines: 1
    readonly property int linesNeeded: wide ? 0 : line.lineCount
    // The same of the facts and the way in.
    property real footHeight: 0
    readonly property real footNeeds: foot.needs
    // How high what it is about stands in all tiles alike; 0 to leave it out.
    property real summaryHeight: 0
    readonly property real summaryNeeds: about.implicitHeight
    // What is left for it when the picture has what it must have.
    readonly property real spare: wide ? 0 : height - 0.28 * width - 72 * Look.unit - title.height
                                             - line.height - foot.height - 3 * words.spacing
    signal chosen()

    function drawPicture() { picture.active = true; }

    // When all is in its place: until then it would be drawn anew for each change of its size. (The
    // lint of Qt 6.4 does not know callLater.)
    Component.onCompleted: Qt.callLater(drawPicture) // qmllint disable

    radius: 20 * Look.unit
    color: Look.plate
    border { color: area.containsMouse ? Look.mark : Look.plateLine; width: Look.whole(1.5) }

    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        onClicked: tile.chosen()
    }

    // Picture above words, or beside them where the tile is wide.
    readonly property bool wide: width > height * 1.3

    Loader {
        id: picture
        active: false
        // With large text in a small window the words need the room.
        visible: width >= 40
        readonly property real room: tile.wide
                                     ? Math.min(tile.height, tile.width * 0.5)
                                     : Math.min(tile.width,
                                                tile.height - words.height - 24 * Look.unit)
        width: room - 48 * Look.unit
        height: width
        x: tile.wide ? 32 * Look.unit : (tile.width - width) / 2
        y: tile.wide ? (tile.height - height) / 2 : 24 * Look.unit
        source: "qrc:/qt/qml/Facedown/" + tile.gameId + "/Picture.qml"
    }

    Column {
        id: words
        x: tile.wide ? picture.x + picture.width + 40 * Look.unit : 24 * Look.unit
        width: tile.width - x - (tile.wide ? 40 : 24) * Look.unit
        anchors.bottom: parent.bottom
        anchors.bottomMargin: tile.wide ? (tile.height - height) / 2 : 24 * Look.unit
        spacing: 6 * Look.unit

        Words {
            id: title
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Look.body
            elide: Text.ElideRight
            text: tile.name
            color: Look.ink
            font { pixelSize: Look.title * 1.35; bold: true }
        }
        Words {
            id: line
            width: parent.width
            height: tile.wide ? implicitHeight
                              : implicitHeight / lineCount * Math.max(lineCount, tile.lines)
            text: tile.tagline
            wrapMode: Text.Wrap
            color: Look.muted
            font.pixelSize: Look.large ? Look.small : Look.body
        }
        Words {
            id: about
            visible: tile.summaryHeight > 0
            width: parent.width
            height: tile.summaryHeight
            text: tile.summary
            textFormat: Text.MarkdownText
            wrapMode: Text.Wrap
            topPadding: 4 * Look.unit
            color: Look.muted
            font.pixelSize: Look.small
        }
        Item {
            id: foot
            // Beside the button there must be room for a word.
            readonly property bool narrow: play.width > width * 0.45
            width: parent.width
            readonly property real needs: facts.y + facts.height
                                          + (narrow ? play.height + 16 * Look.unit : 0)
            height: tile.wide ? needs : Math.max(needs, tile.footHeight)
            PartedWords {
                id: facts
                y: 8 * Look.unit
                width: parent.width - (foot.narrow ? 0 : play.width + 10 * Look.unit)
                height: Math.max(foot.narrow ? 0 : play.height, implicitHeight)
                verticalAlignment: Text.AlignVCenter
                parts: tile.facts
                room: width
                color: Look.muted
                // Somewhat smaller rather than in two lines.
                readonly property real fitting: width / whole.advanceWidth
                font.pixelSize: fitting > 0.9 && fitting < 1 ? Math.floor(Look.small * fitting)
                                                             : Look.small
                TextMetrics {
                    id: whole
                    font.pixelSize: Look.small
                    text: tile.facts
                }
            }
            ActionButton {
                id: play
                anchors { right: parent.right; bottom: parent.bottom }
                primary: true
                focus: tile.index === 0
                text: qsTr("Play")
                key: tile.key
                spoken: qsTr("Play %1").arg(tile.name)
                onClicked: tile.chosen()
                Shortcut { sequence: tile.key; onActivated: tile.chosen() }
            }
        }
    }
}
