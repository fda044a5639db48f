pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A seat's name, portrait and standing, with its last words in a bubble.
Item {
    id: plate

    required property int index
    required property string name
    required property string face
    required property string level
    required property string character
    required property bool onPhone
    required property bool bot
    required property int rank
    required property bool own
    required property bool toAct
    required property bool out
    required property bool dimmed
    required property bool marked
    required property bool first
    required property int team
    required property int score
    required property int holds
    required property int inHand
    required property string status
    required property string said
    required property string decision
    required property string remark
    required property string event
    required property string description
    // Which pieces are this seat's; where pieces tell nothing of seats its colour is enough.
    property string emblem
    // The badge of its team, where there are teams.
    property string teamSign
    property bool roomy: false
    property bool hinted: false
    // Whether the second line says what the seat holds, or is left free for small pieces.
    property bool telling: roomy
    // Whether a bot's remark takes the place of its last words, which say the same.
    property bool remarking: false
    // Whether its last words do not hold any more, though nothing else has been said yet.
    property bool silent: false
    // Whether there is more room for words below it than above.
    property bool wordsBelow: false
    // Whether its level may stand below, where the name takes the line for itself.
    property bool levelBelow: true
    // Whether its score stands beside the name.
    property bool scored: false
    property real corner: 0 // how far from the right, below, something lies on it
    readonly property real clear: Math.max(10 * Look.unit, corner)
    // Where it stands; it goes there round the table, where that turns, as its pieces do.
    required property Ring ring
    readonly property alias home: home
    property point from
    property real way: 1
    readonly property real portraitSize: Math.min(height - 8 * Look.unit, Look.portrait)
    readonly property bool tall: height > 60 * Look.textScale
    readonly property bool twoLines: telling || out
    // In large text no larger than two lines have room for.
    readonly property real most: twoLines ? height * 0.32 : Infinity
    signal chosen(string event)

    RingSeat {
        id: home
        ring: plate.ring
        seat: plate.index
    }
    readonly property point place: {
        const to = Qt.point(home.plate.x, home.plate.y);
        if (way === 1)
            return to;
        const at = ring.onItsWay(from, to, way);
        return Qt.point(Math.max(0, Math.min(at.x, parent.width - width)),
                        Math.max(0, Math.min(at.y, parent.height - height)));
    }
    x: place.x
    y: place.y
    width: home.plate.width
    height: home.plate.height
    Connections {
        target: plate.ring
        function onTurningChanged(turning) {
            if (turning) {
                plate.from = Qt.point(plate.x, plate.y);
            } else if (Look.moveTime > 0) {
                plate.way = 0;
                course.restart();
            }
        }
    }
    NumberAnimation {
        id: course
        target: plate
        property: "way"
        to: 1
        duration: Look.moveTime
        easing.type: Easing.OutCubic
    }

    activeFocusOnTab: activeFocus || event !== ""
    function press(key) {
        if (event !== "" && !key.isAutoRepeat)
            chosen(event);
    }
    Keys.onReturnPressed: key => press(key)
    Keys.onEnterPressed: key => press(key)
    function step(on) {
        if (event !== "")
            nextItemInFocusChain(on).forceActiveFocus(on ? Qt.TabFocusReason
                                                         : Qt.BacktabFocusReason);
    }
    Keys.onRightPressed: step(true)
    Keys.onLeftPressed: step(false)
    Accessible.role: event !== "" ? Accessible.Button : Accessible.StaticText
    Accessible.name: description
    Accessible.description: onPhone ? ToolTip.text : ""
    Accessible.focusable: event !== ""
    Accessible.onPressAction: if (plate.event !== "") plate.chosen(plate.event)

    Rectangle {
        anchors.fill: parent
        radius: 12 * Look.unit
        color: Look.plate
        opacity: plate.out ? 0.6 : 1
        border {
            color: plate.toAct || plate.event !== "" || plate.activeFocus ? Look.mark
                   : plate.marked ? Look.seats[plate.index] : Look.plateLine
            width: (plate.toAct || plate.activeFocus ? 3 : plate.marked ? 2 : 1) * Look.unit
        }
    }
    MouseArea {
        anchors.fill: parent
        enabled: plate.event !== ""
        cursorShape: enabled ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: plate.chosen(plate.event)
    }
    HoverHandler { id: pointer }
    ToolTip.visible: pointer.hovered && ToolTip.text !== "" && !flag.hovered
    ToolTip.delay: 400
    ToolTip.timeout: Look.tipTime
    ToolTip.text: onPhone ? qsTr("Plays on a phone") : character
    Drawing {
        id: portrait
        x: 5 * Look.unit
        anchors.verticalCenter: parent.verticalCenter
        width: plate.portraitSize
        height: width
        opacity: plate.out ? 0.4 : plate.dimmed && !plate.toAct ? 0.78 : 1
        source: "qrc:/assets/" + plate.face + ".svg"
        // Another face is a start that draws the eye.
        property bool complete: false
        Component.onCompleted: complete = true
        onSourceChanged: if (complete && Look.moveTime > 0) start.restart()
        SequentialAnimation {
            id: start
            NumberAnimation {
                target: portrait
                property: "scale"
                to: 1.14
                duration: Look.moveTime * 0.4
                easing.type: Easing.OutCubic
            }
            NumberAnimation {
                target: portrait
                property: "scale"
                to: 1
                duration: Look.moveTime
                easing.type: Easing.OutBack
            }
        }

        Rectangle {
            visible: plate.onPhone
            anchors { right: parent.right; top: parent.top; margins: -3 * Look.unit }
            width: parent.width * 0.42
            height: width
            radius: width * 0.3
            color: Look.plate
            Icon {
                anchors.centerIn: parent
                size: parent.width * 0.78
                name: "phone"
            }
        }
        Drawing {
            anchors { right: parent.right; rightMargin: -4 * Look.unit }
            anchors { bottom: parent.bottom; bottomMargin: -3 * Look.unit }
            width: parent.width * 0.5
            height: width
            source: plate.emblem
        }
        Rectangle {
            visible: plate.emblem === ""
            anchors { right: parent.right; bottom: parent.bottom }
            width: parent.width * 0.3
            height: width
            radius: width / 2
            color: Look.seats[plate.index]
            border { color: Look.plate; width: 2 * Look.unit }
        }
    }
    // A flag at the corner for whoever goes first in this round, clear of the face.
    Rectangle {
        id: flag
        readonly property alias hovered: flagged.hovered
        visible: plate.first
        x: Math.max(2 * Look.unit - plate.x, -width * 0.42) // within the window
        y: -height * 0.42
        width: Math.max(20 * Look.unit, portrait.width * 0.42)
        height: width
        radius: width / 2
        color: Look.accent
        border { color: Look.plate; width: Look.unit }
        Icon {
            anchors.centerIn: parent
            name: "first"
            accented: true
            size: parent.width * 0.78
        }
        HoverHandler { id: flagged; enabled: plate.first }
        ToolTip.visible: flagged.hovered
        ToolTip.delay: 400
        ToolTip.timeout: Look.tipTime
        ToolTip.text: qsTr("First player of this round")
    }
    Words {
        id: nameText
        anchors { left: portrait.right; right: sign.left; rightMargin: 4 * Look.unit }
        anchors.leftMargin: 9 * Look.unit
        y: plate.twoLines
           ? (plate.height - height - statusText.height - 1) / 2
           : Math.max(3, plate.height * 0.27 - height / 2)
        text: plate.name
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Look.tiny
        elide: Text.ElideRight
        color: plate.out ? Look.muted : Look.ink
        font {
            pixelSize: Math.min(plate.roomy ? Look.body * 1.1 : plate.tall ? Look.body : Look.small,
                                plate.most * 1.15)
            weight: Font.DemiBold
            strikeout: plate.out
        }
    }
    Drawing {
        id: sign
        visible: plate.teamSign !== ""
        anchors { right: levelBadge.below ? points.left : levelBadge.left }
        anchors.rightMargin: visible ? 6 * Look.unit : 0
        // Clear of the line below, and of the edge.
        readonly property real least: 5 * Look.unit
        readonly property real room: (plate.twoLines ? statusText.y : plate.height - least) - least
        y: Math.max(least, nameText.y + (nameText.height - height) / 2
                         - (plate.twoLines ? 0.12 * nameText.height : 0))
        width: visible ? Math.min(nameText.height * 1.15, room) : 0
        height: width
        source: plate.teamSign
    }
    Words {
        id: points
        anchors { right: parent.right; rightMargin: 10 * Look.unit }
        // On the name's line; a long one is small and lies high.
        y: Math.max(0, nameText.y + nameText.baselineOffset - baselineOffset)
        text: plate.scored ? (plate.score < 0 ? "−" + -plate.score : plate.score) : ""
        color: Look.mark
        font { pixelSize: nameText.font.pixelSize * 1.15; bold: true }
    }
    // Who it is for whoever looks, or the level of a bot: a word where there is room, else as many
    // bars as it has rank.
    Item {
        id: levelBadge
        // On a small plate the name needs the line for itself.
        readonly property bool below: plate.width < (plate.telling && plate.scored ? 200 : 165)
                                                    * Look.textScale && !plate.roomy
        readonly property bool wordFits: nameText.implicitWidth + word.implicitWidth + points.width
                                         + sign.width + 30 * Look.unit < plate.width - nameText.x
        anchors.right: below ? parent.right : points.left
        anchors.rightMargin: below ? plate.clear : points.text === "" ? 0 : 8 * Look.unit
        y: below ? plate.height - height - 5 * Look.unit : nameText.y
        height: nameText.height
        width: word.visible ? word.implicitWidth : bars.visible ? bars.width : 0

        Words {
            id: word
            visible: (plate.bot || plate.own) && !levelBadge.below && levelBadge.wordFits
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            text: plate.bot ? plate.level : qsTr("you", "at the seat of whoever looks, very short")
            color: Look.muted
            font.pixelSize: Look.tiny
        }
        Row {
            id: bars
            visible: plate.bot && !word.visible && (plate.levelBelow || !levelBadge.below)
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: 2 * Look.unit
            Repeater {
                model: 3
                Rectangle {
                    required property int index
                    anchors.bottom: parent ? parent.bottom : undefined
                    width: 3 * Look.textScale
                    height: (4 + 3 * index) * Look.textScale
                    radius: Look.textScale
                    color: index < plate.rank ? Look.muted : "transparent"
                    border.color: Look.muted
                }
            }
        }
    }
    Words {
        id: statusText
        visible: plate.twoLines
        anchors { left: nameText.left; right: parent.right }
        anchors.rightMargin: plate.clear
                             + (levelBadge.below ? levelBadge.width + 6 * Look.unit : 0)
        anchors { top: nameText.bottom; topMargin: Look.unit }
        text: plate.status
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 0.75 * Look.tiny
        elide: Text.ElideRight
        color: Look.muted
        font.pixelSize: Math.min(Look.small, plate.most)
    }

    HintMark {
        visible: plate.hinted
        x: -width * 0.3
        y: -height * 0.3
        z: 4
    }

    // What a bot says of it: beside its last action where there is room for it, else above, or
    // below the plate, over whatever lies there. It leaves the table at no side. In place of both
    // stands, marked, what the seat is known to decide next.
    Rectangle {
        id: remarkBubble
        parent: plate.parent // above all pieces
        // Clear of the flag; what is up to 0.4 longer than the plate stands out on both sides.
        readonly property real from: plate.first && !plate.wordsBelow ? flag.x + flag.width
            : Math.min(-6 * Look.unit, (plate.width - remarkText.implicitWidth) / 2 - 9 * Look.unit)
        readonly property real room: plate.width - Math.max(0, from)
                                     + (action.visible ? -action.width
                                        : plate.remarking && !plate.roomy ? 0.4 * plate.width : 0)
        readonly property bool beside: remarkText.implicitWidth + 16 * Look.unit <= room
        readonly property real farthest:
            plate.parent ? plate.parent.width - plate.x - width - 4 * Look.unit : 0
        readonly property bool decides: plate.decision !== ""
        visible: decides || Look.talking && plate.remark !== ""
        x: plate.x + Math.max(4 * Look.unit - plate.x,
                              Math.min(farthest, beside ? from : (plate.width - width) / 2))
        y: plate.y + (beside ? action.y
                      : plate.roomy ? action.y - height - 3 * Look.unit
                      : (plate.wordsBelow && action.visible ? action.y + action.height
                                                            : plate.height) + 2 * Look.unit)
        width: Math.ceil(remarkText.width + 18 * Look.unit)
        height: Math.ceil(Math.max(action.height, remarkText.height + 8 * Look.unit))
        radius: Math.min(height / 2, 14 * Look.unit)
        color: decides ? Look.accent : Look.plate
        border { color: Look.plateLine; width: Look.unit }
        z: 60
        Words {
            id: remarkText
            anchors.verticalCenter: parent.verticalCenter
            x: 9 * Look.unit
            width: Math.min(implicitWidth, remarkBubble.beside ? Infinity
                            : Math.max(plate.width - 6 * Look.unit, 118 * Look.textScale))
            wrapMode: Text.Wrap
            text: remarkBubble.decides ? plate.decision : plate.remark
            color: remarkBubble.decides ? Look.accentInk : Look.ink
            font { pixelSize: Look.small; bold: remarkBubble.decides }
            Accessible.ignored: true
        }
    }
    // The bubble of its last action, where no mat covers it.
    Rectangle {
        id: action
        visible: plate.said !== "" && !plate.out && !plate.silent
                 && !remarkBubble.decides && !(plate.remarking && remarkBubble.visible)
        x: parent.width - width + Look.whole(4)
        // What the plate tells is not to be covered.
        y: plate.wordsBelow ? plate.height - 1 : 1 - height
        width: Math.ceil(bubble.implicitWidth + 18 * Look.unit)
        // The same in every script: the ring keeps so much free above.
        height: Math.ceil(1.35 * Look.small + 4 * Look.unit)
        radius: height / 2
        color: plate.marked ? Look.accent : Look.dark ? "#f4ecdc" : "#22313a"
        z: 3
        Words {
            id: bubble
            anchors.centerIn: parent
            text: plate.said
            color: plate.marked ? Look.accentInk : Look.dark ? "#14222a" : "#f4ecdc"
            font { pixelSize: Look.small; bold: true }
        }
    }
}
