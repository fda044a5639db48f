pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// The games of the house, and the match that waits to be gone on with.
FocusScope {
    id: page

    required property Lobby lobby
    readonly property real side: Math.max(24, Math.min(80, width * 0.06))
    // With large text in a small window the games need the room of the heading.
    readonly property bool tight: older.count > 0 && height < 500 * Look.textScale
    // As many older matches as leave the games their height, and one in any case.
    readonly property real roomBelowGames: height - tiles.y - 200 - 100 * Look.textScale - 24
                                           - (goOn.visible ? resume.height + 8 : 0) - 56
    readonly property int roomForOlder: Math.max(1, roomBelowGames / (resume.height + 8))

    Column {
        id: heading
        anchors { left: parent.left; top: parent.top; leftMargin: page.side }
        anchors.topMargin: page.tight ? 16 : Math.min(64, page.height * 0.08)

        Words {
            text: "facedown"
            color: Look.ink
            font { pixelSize: Look.huge; bold: true }
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Words {
            visible: !page.tight
            text: qsTr("Games of hidden cards and secrets")
            color: Look.muted
            font.pixelSize: Look.title * 0.85
        }
    }

    Row {
        id: tiles
        anchors { top: heading.bottom; left: parent.left; right: parent.right }
        anchors { topMargin: Math.min(48, page.height * 0.05); leftMargin: page.side }
        anchors { rightMargin: page.side; bottom: footer.top; bottomMargin: 24 }
        spacing: 24

        Repeater {
            id: games
            model: page.lobby.games
            GameTile {
                readonly property int count: games.count
                width: count === 1 ? Math.min(tiles.width, 1100 * Look.textScale)
                                   : (tiles.width - (count - 1) * tiles.spacing) / count
                height: Math.min(tiles.height, 560 * Look.textScale)
                onChosen: page.lobby.open(gameId)
            }
        }
    }

    Rectangle {
        id: footer
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors { leftMargin: page.side; rightMargin: page.side; bottomMargin: 28 }
        height: visible ? unfinished.height + 28 : 0
        visible: goOn.visible || older.count > 0
        radius: 14
        color: Look.plate
        border { color: Look.mark; width: 1.5 }

        Column {
            id: unfinished
            anchors { left: parent.left; right: parent.right; leftMargin: 16; rightMargin: 16 }
            anchors.verticalCenter: parent.verticalCenter
            spacing: 8

            Item {
                id: goOn
                visible: page.lobby.unfinished !== ""
                width: parent.width
                height: resume.height

                Words {
                    anchors { left: parent.left; right: resume.left; leftMargin: 4 }
                    anchors { rightMargin: 20; verticalCenter: parent.verticalCenter }
                    text: page.lobby.unfinished
                    elide: Text.ElideRight
                    color: Look.ink
                    font { pixelSize: Look.body * 1.1; weight: Font.DemiBold }
                }
                ActionButton {
                    id: resume
                    anchors.right: parent.right
                    text: qsTr("Continue")
                    key: "R"
                    primary: true
                    spoken: page.lobby.unfinished
                    onClicked: page.lobby.resume()
                    Shortcut { sequence: "R"; onActivated: page.lobby.resume() }
                }
            }
            Repeater {
                id: older
                model: page.lobby.older
                OlderMatch {
                    visible: index < page.roomForOlder
                    width: unfinished.width
                    height: resume.height
                    onClicked: page.lobby.resumeOlder(index)
                }
            }
        }
    }
}
