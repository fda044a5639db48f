pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// Who plays, and by which rules.
FocusScope {
    id: page

    required property Controller controller
    readonly property Setup setup: controller.setup
    readonly property bool goesOn: setup.from >= 0
    // Large text takes room from the margins first.
    readonly property real side: Math.round(Math.max(24, Math.min(80 * Look.unit, width * 0.06)
                                                         / Math.max(1, Look.systemScale)))

    Shortcut {
        sequence: "Escape"
        onActivated: {
            start.forceActiveFocus(); // a name that is being written is kept
            page.controller.back();
        }
    }

    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        autoRepeat: false
        onActivated: {
            start.forceActiveFocus();
            start.clicked();
        }
    }

    Row {
        id: heading
        anchors {
            left: parent.left
            top: parent.top
            leftMargin: page.side
            topMargin: 28 * Look.unit / Math.max(1, Look.systemScale)
        }
        spacing: 18 * Look.unit
        ActionButton {
            glyph: "back"
            spoken: page.goesOn ? qsTr("Back") : qsTr("Home")
            anchors.verticalCenter: parent.verticalCenter
            onClicked: page.controller.back()
        }
        Words {
            // So far as the way to a guided game leaves room.
            width: Math.min(implicitWidth,
                            page.width - 2 * page.side - offer.width - x - 24 * Look.unit)
            fontSizeMode: Text.HorizontalFit
            verticalAlignment: Text.AlignVCenter
            minimumPixelSize: Look.body
            text: page.goesOn ? qsTr("%1, continued from move %2").arg(page.setup.gameName)
                                .arg(page.setup.from)
                              : qsTr("A game of %1").arg(page.setup.gameName)
            color: Look.ink
            font { pixelSize: Look.title * 1.4; bold: true }
            anchors.verticalCenter: parent.verticalCenter
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
    }

    Row {
        id: offer
        visible: !page.goesOn
        anchors { right: parent.right; rightMargin: page.side }
        anchors.verticalCenter: heading.verticalCenter
        spacing: 4 * Look.unit
        ActionButton {
            flat: true
            glyph: "rules"
            focusPolicy: Qt.TabFocus
            spoken: qsTr("Rules of this game")
            tip: spoken
            onClicked: page.controller.rulesWanted(page.setup.game)
        }
        ActionButton {
            hinted: page.controller.guideOffered
            rightPadding: Math.max(leftPadding, hinted ? 17 * Look.textScale : 0) // its lamp
            glyph: "play"
            text: hinted && page.width > 660 * Look.textScale
                  ? qsTr("First time? Play a guided game") : qsTr("Guided game")
            onClicked: page.controller.guide(page.setup.game)
        }
        ActionButton {
            visible: page.controller.guideOffered
            flat: true
            glyph: "close"
            spoken: qsTr("Don’t offer this again")
            tip: spoken
            // It goes, and the focus is not to go with it.
            onClicked: {
                start.forceActiveFocus();
                page.controller.dismissGuide();
            }
        }
    }

    Item {
        id: body
        anchors { left: parent.left; right: parent.right; top: heading.bottom }
        anchors { bottom: parent.bottom; leftMargin: page.side; rightMargin: page.side }
        anchors.topMargin: 20 * Look.unit / Math.max(1, Look.systemScale)
        anchors.bottomMargin: 24 * Look.unit / Math.max(1, Look.systemScale)

        Rectangle {
            id: people
            // What is set beside it needs the more room the larger its text is.
            width: Math.round(parent.width * (Look.systemScale > 1.6 ? 0.57
                                              : Look.systemScale > 1.3 ? 0.6 : 0.62))
            // Rows grow into a tall window, so far as they stay rows; less where what the game is
            // about has room below them.
            readonly property real room: parent.height - counting.height - 52 * Look.unit
            readonly property real usualRow: 92 * Look.textScale
            readonly property real rowHeight: Math.min(room / page.setup.players - list.spacing,
                                                       about.fits ? usualRow : 1.5 * usualRow)
            height: Math.min(parent.height, counting.height + list.contentHeight + 52 * Look.unit)
            radius: 16 * Look.unit
            color: Look.plate
            border.color: Look.plateLine

            Row {
                id: counting
                anchors { left: parent.left; top: parent.top; margins: 18 * Look.unit }
                spacing: 10 * Look.unit
                Words {
                    text: qsTr("Players")
                    // What is counted is seen below, where large text needs its room.
                    visible: implicitWidth + all.besideName <= people.width
                    color: Look.ink
                    font { pixelSize: Look.title; weight: Font.DemiBold }
                    anchors.verticalCenter: parent.verticalCenter
                    rightPadding: 10 * Look.unit
                }
                // A button that goes dead with the focus on it hands it to its neighbour.
                ActionButton {
                    id: fewer
                    glyph: "minus"
                    focusPolicy: Qt.TabFocus
                    onEnabledChanged: if (!enabled && focus) more.forceActiveFocus()
                    enabled: page.setup.players > page.setup.minPlayers
                    spoken: qsTr("Remove a player")
                    onClicked: page.setup.players -= 1
                }
                Words {
                    text: page.setup.players
                    width: 36 * Look.textScale
                    horizontalAlignment: Text.AlignHCenter
                    color: Look.ink
                    font { pixelSize: Look.title; bold: true }
                    anchors.verticalCenter: parent.verticalCenter
                }
                ActionButton {
                    id: more
                    glyph: "plus"
                    focusPolicy: Qt.TabFocus
                    onEnabledChanged: if (!enabled && focus) fewer.forceActiveFocus()
                    enabled: page.setup.players < page.setup.maxPlayers
                    spoken: qsTr("Add a player")
                    onClicked: page.setup.players += 1
                }
            }

            LevelBox {
                id: all
                // How wide the row is but for its heading, and how wide this may be beside it.
                readonly property real besideName: fewer.width + more.width + 36 * Look.textScale
                                                   + (visible ? implicitWidth : 0)
                                                   + 96 * Look.unit
                width: Math.min(implicitWidth, people.width - counting.width - 64 * Look.unit)
                visible: page.setup.bots > 1
                anchors { right: list.right; rightMargin: 10 * Look.unit }
                anchors.verticalCenter: counting.verticalCenter
                setup: page.setup
                caption: qsTr("Level of all bots")
                onLevelChosen: level => page.setup.setAllLevels(level)
            }

            ListView {
                id: list
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                anchors { top: counting.bottom; margins: Look.whole(12) }
                anchors.topMargin: Look.whole(10)
                clip: true
                spacing: Look.whole(4)
                boundsBehavior: Flickable.StopAtBounds
                model: page.setup
                delegate: PlayerRow {
                    width: Math.round(ListView.view.width - 12 * Look.unit)
                    height: Math.round(Math.max(implicitHeight, people.rowHeight))
                    setup: page.setup
                    onNamed: start.forceActiveFocus() // which the next Enter presses
                }
                ScrollBar.vertical: SteadyBar {}
            }
        }

        // What the game is about, where few players leave room for it.
        Rectangle {
            id: about
            anchors { left: people.left; right: people.right; bottom: parent.bottom }
            readonly property real room: parent.height - people.height - 20 * Look.unit
            readonly property bool fits: summary.text !== "" && words.height + 60 * Look.unit
                <= people.room - page.setup.players * (people.usualRow + list.spacing)
            visible: fits
            height: Math.min(room, words.height + 56 * Look.unit)
            radius: people.radius
            color: people.color
            border.color: Look.plateLine
            Column {
                id: words
                anchors { left: parent.left; right: parent.right; margins: 24 * Look.unit }
                anchors.verticalCenter: parent.verticalCenter
                spacing: 8 * Look.unit
                Words {
                    id: summary
                    width: parent.width
                    text: page.setup.summary
                    textFormat: Text.MarkdownText
                    wrapMode: Text.Wrap
                    color: Look.ink
                    font.pixelSize: Look.body
                }
                Words {
                    width: parent.width
                    text: page.setup.facts
                    wrapMode: Text.Wrap
                    color: Look.muted
                    font.pixelSize: Look.small
                }
            }
        }

        // With large text in a small window the variants are scrolled.
        Flickable {
            id: variants
            anchors { left: people.right; right: parent.right; top: parent.top }
            anchors.leftMargin: 28 * Look.unit - edge
            // What marks a choice that has the focus reaches so far to the left of all.
            readonly property real edge: 8 * Look.unit
            readonly property real room: start.y - 12 * Look.unit
            height: Math.min(contentHeight, room)
            contentHeight: rules.height
            clip: contentHeight > height
            interactive: clip
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: SteadyBar {}
            // What has the focus is in sight.
            readonly property Item focused: Window.activeFocusItem
            onFocusedChanged: {
                const item = Items.around(focused, one => one.parent === rules
                                                          || one.parent === choices);
                const top = item === null ? 0 : item.mapToItem(rules, 0, 0).y;
                if (item !== null)
                    contentY = Math.max(top + item.height - height, Math.min(contentY, top));
            }
        }
        Fade {
            over: variants
            width: over.width - 12 // beside the bar
            ground: Look.ground
        }
        Column {
            id: rules
            parent: variants.contentItem
            x: variants.edge
            width: variants.width - x - 12 // for the bar
            spacing: 14 * Look.unit / Math.max(1, Look.systemScale)

            Words {
                visible: options.count > 0
                text: qsTr("Variants")
                color: Look.ink
                font { pixelSize: Look.title; weight: Font.DemiBold }
            }
            // What marks one that has the focus takes no room besides.
            Column {
                id: choices
                visible: options.count > 0
                x: -variants.edge
                width: rules.width + variants.edge
                topPadding: -variants.edge
                bottomPadding: -variants.edge
                Repeater {
                    id: options
                    model: page.setup.options
                    Choice {
                        required property int index
                        required text
                        required detail
                        required property bool on
                        width: choices.width
                        checked: on
                        onClicked: page.setup.options.toggle(index)
                    }
                }
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: page.setup.advice
                wrapMode: Text.Wrap
                color: Look.mark
                font.pixelSize: Look.small
            }
            Words {
                visible: series.visible
                topPadding: 8 * Look.unit
                text: qsTr("How many games")
                color: Look.ink
                font { pixelSize: Look.title; weight: Font.DemiBold }
            }
            Flow {
                id: series
                width: parent.width
                spacing: 8 * Look.unit
                visible: page.setup.seriesNames.length > 1
                SelectBox {
                    width: Math.min(rules.width, Math.ceil(widest))
                    model: page.setup.seriesNames
                    place: page.setup.series
                    onChosen: place => page.setup.series = place
                }
                ActionButton {
                    text: qsTr("Ladder of bots")
                    glyph: "trophy"
                    focusPolicy: Qt.TabFocus
                    onClicked: page.controller.openLadder()
                    tip: qsTr("One bot after another, each stronger than the last")
                }
            }
            // It has its room before it is said, where there is enough: what is below keeps its
            // place.
            Words {
                id: seriesNote
                readonly property real others: Array.from(rules.children).reduce((sum, one) =>
                    one === seriesNote || !one.visible ? sum : sum + one.height + rules.spacing, 0)
                visible: series.visible && (page.setup.series > 0
                                            || others + height <= variants.room)
                opacity: page.setup.series > 0 ? 1 : 0
                Accessible.ignored: opacity === 0
                width: parent.width
                text: page.setup.seriesNote
                wrapMode: Text.Wrap
                color: Look.muted
                font.pixelSize: Look.small
            }
            SecretsChoice {
                width: parent.width
                spacing: parent.spacing
                visible: page.setup.shared
                preferences: page.controller.preferences
            }
        }

        Item {
            id: space
            readonly property real room: Math.min(width, start.y - variants.height)
            anchors { left: variants.left; right: parent.right }
            anchors { top: variants.bottom; bottom: start.top }
            visible: room > 140 * Look.unit
            Loader {
                anchors.centerIn: parent
                width: Math.min(space.room * 0.84, 520 * Look.textScale)
                height: width
                source: page.setup.game === "" ? ""
                        : "qrc:/qt/qml/Facedown/" + page.setup.game + "/Picture.qml"
            }
        }

        ActionButton {
            id: start
            anchors { right: parent.right; bottom: parent.bottom }
            focus: true
            primary: true
            large: true
            text: page.goesOn ? qsTr("Play on") : qsTr("Start the game")
            key: "↵"
            keyElsewhere: "Ctrl ↵"
            onClicked: page.controller.start()
            // The page it takes the place of may still hold the focus.
            Component.onCompleted: forceActiveFocus()
        }
    }
}
