pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// The games of the house, the match that waits to be gone on with, and the way to all others.
FocusScope {
    id: page

    required property Controller controller
    readonly property real side: tight ? 24 : Math.max(24, Math.min(80 * Look.unit, width * 0.06))
    // What the games are about is said of all, where there is room for the longest.
    property real summaryHeight: 0
    property int lines: 1
    property real footHeight: 0
    function fitTiles() {
        let most = 1;
        let longest = 0;
        let deepest = 0;
        let room = height;
        for (let i = 0; i < games.count; ++i) {
            const tile = games.itemAt(i) as GameTile;
            if (tile === null)
                return;
            most = Math.max(most, tile.linesNeeded);
            longest = Math.max(longest, tile.summaryNeeds);
            deepest = Math.max(deepest, tile.footNeeds);
            room = Math.min(room, tile.spare);
        }
        lines = most;
        footHeight = deepest;
        summaryHeight = longest <= room ? longest : 0;
    }

    // With large text in a small window the games need the room of the heading.
    readonly property bool tight: (footer.visible || Look.large) && height < 500 * Look.textScale

    Column {
        id: heading
        anchors { left: parent.left; top: parent.top; leftMargin: page.side }
        anchors.topMargin: page.tight ? 16 : Math.min(64 * Look.unit, page.height * 0.08)

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

    ActionButton {
        anchors { right: parent.right; rightMargin: page.side }
        anchors.verticalCenter: heading.verticalCenter
        glyph: "log"
        text: qsTr("Library")
        key: "L"
        onClicked: page.controller.openLibrary()
        Shortcut { sequence: "L"; onActivated: page.controller.openLibrary() }
    }

    Row {
        id: tiles
        anchors { top: heading.bottom; left: parent.left; right: parent.right }
        anchors { topMargin: Math.min(48 * Look.unit, page.height * 0.05); leftMargin: page.side }
        anchors { rightMargin: page.side; bottom: footer.top; bottomMargin: 24 * Look.unit }
        spacing: (page.tight ? 14 : 24) * Look.unit

        Repeater {
            id: games
            model: page.controller.games
            GameTile {
                readonly property int count: games.count
                width: count === 1 ? Math.min(tiles.width, 1100 * Look.textScale)
                                   : (tiles.width - (count - 1) * tiles.spacing) / count
                height: Math.min(tiles.height, 720 * Look.textScale)
                summaryHeight: page.summaryHeight
                lines: page.lines
                footHeight: page.footHeight
                onLinesNeededChanged: page.fitTiles()
                onSummaryNeedsChanged: page.fitTiles()
                onFootNeedsChanged: page.fitTiles()
                onSpareChanged: page.fitTiles()
                onChosen: page.controller.open(gameId)
            }
        }
    }

    Rectangle {
        id: footer
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors { leftMargin: page.side; rightMargin: page.side }
        anchors.bottomMargin: visible ? 28 * Look.unit : 0
        height: visible ? Math.max(resume.height, told.height) + 28 * Look.unit : 0
        visible: page.controller.unfinished !== ""
        // Who left a game comes for it.
        onVisibleChanged: if (visible) resume.focus = true
        Component.onCompleted: if (visible) resume.focus = true
        radius: 14 * Look.unit
        color: Look.plate
        border { color: Look.mark; width: 1.5 * Look.unit }

        Column {
            id: told
            anchors {
                left: parent.left
                right: others.visible ? others.left : resume.left
                leftMargin: 20 * Look.unit
                rightMargin: 20 * Look.unit
            }
            anchors.verticalCenter: parent.verticalCenter
            Words {
                width: parent.width
                text: page.controller.unfinished
                elide: Text.ElideRight
                color: Look.ink
                font { pixelSize: Look.body * 1.1; weight: Font.DemiBold }
            }
            Words {
                width: parent.width
                text: page.controller.unfinishedSince
                elide: Text.ElideRight
                color: Look.muted
                font.pixelSize: Look.small
            }
        }
        ActionButton {
            id: others
            visible: text !== ""
            anchors {
                right: resume.left
                rightMargin: 10 * Look.unit
                verticalCenter: parent.verticalCenter
            }
            text: page.controller.otherUnfinished
            glyph: "log"
            onClicked: page.controller.openUnfinished()
        }
        ActionButton {
            id: resume
            anchors {
                right: parent.right
                rightMargin: 16 * Look.unit
                verticalCenter: parent.verticalCenter
            }
            text: qsTr("Continue")
            key: "R"
            primary: true
            spoken: page.controller.unfinished + "\n" + page.controller.unfinishedSince
            onClicked: page.controller.resume()
            Shortcut { sequence: "R"; onActivated: page.controller.resume() }
        }
    }
}
