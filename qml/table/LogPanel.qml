pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// All that happened. A line shows the table as it was then.
Rectangle {
    id: panel

    required property Session session
    // How much of it, from below, lies under something else.
    property real covered: 0
    readonly property var faces: session.table.faces
    property bool opened: false
    onVisibleChanged: opened = opened || visible
    Component.onCompleted: opened = visible

    color: Look.bar
    Rectangle { width: 1; height: parent.height; color: Look.plateLine }

    Words {
        id: heading
        anchors { left: parent.left; top: parent.top; margins: 16 * Look.unit }
        text: qsTr("Log")
        color: Look.ink
        font { pixelSize: Look.body; bold: true }
    }

    // Before anything has happened.
    Words {
        visible: list.count === 0
        anchors { left: parent.left; right: parent.right; top: heading.bottom }
        anchors { margins: 16 * Look.unit; topMargin: 10 * Look.unit }
        text: qsTr("Everything that happens is listed here. Click on a line to see the table as "
                   + "it was then.")
        wrapMode: Text.Wrap
        color: Look.muted
        font.pixelSize: Look.small
    }

    Fade {
        over: list
        ground: Look.bar
        above: true
    }

    FocusFrame {
        anchors.fill: list
        visible: list.activeFocus
        z: 2
    }

    ListView {
        id: list
        anchors { left: parent.left; right: parent.right; top: heading.bottom }
        anchors { bottom: parent.bottom; topMargin: 8 * Look.unit }
        anchors { bottomMargin: 8 * Look.unit + panel.covered }
        anchors { leftMargin: 10 * Look.unit; rightMargin: 4 * Look.unit }
        clip: true
        // No line of it is made before it is first opened.
        model: panel.opened ? panel.session.table.log : null
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        currentIndex: -1 // it is read as a whole
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: heading.text
        function scrollBy(distance) {
            contentY = Math.max(originY, Math.min(originY + contentHeight - height,
                                                  contentY + distance));
        }
        Keys.onPressed: event => {
            switch (event.key) {
            case Qt.Key_Up: scrollBy(-3 * Look.body); break;
            case Qt.Key_Down: scrollBy(3 * Look.body); break;
            case Qt.Key_PageUp: scrollBy(-0.9 * height); break;
            case Qt.Key_PageDown: scrollBy(0.9 * height); break;
            case Qt.Key_Home: positionViewAtBeginning(); break;
            case Qt.Key_End: positionViewAtEnd(); break;
            default: return;
            }
            // At the end the last lines may still grow.
            following = atYEnd || event.key === Qt.Key_End;
            event.accepted = true;
        }
        // What comes new is shown, unless somebody has scrolled up to read; of the past, the line
        // that is looked at.
        property bool following: true
        readonly property int looked: panel.session.live ? -1 : panel.session.moment
        onLookedChanged: follow()
        function follow() {
            panel.session.table.log.looked = looked;
            if (looked >= 0) {
                const row = panel.session.table.log.rowOf(looked);
                // The one before it, too: what is uppermost fades.
                positionViewAtIndex(Math.max(0, row - 1), ListView.Contain);
                positionViewAtIndex(row, ListView.Contain);
            } else if (following) {
                positionViewAtEnd();
            }
        }
        onMovingChanged: following = !moving && atYEnd
        onCountChanged: follow()
        onContentHeightChanged: { follow(); laidOut.restart(); }
        // Once more then: the last line may be what grows.
        Timer {
            id: laidOut
            interval: 0
            onTriggered: list.follow()
        }
        onHeightChanged: follow()
        Component.onCompleted: follow()
        ScrollBar.vertical: ScrollBar {
            onPressedChanged: list.following = !pressed && list.atYEnd
        }

        delegate: AbstractButton {
            id: line

            required property int index
            required text
            required property int seat
            required property int moment
            required property int since
            required property bool folded
            required property bool highlighted
            required property bool hint
            required property string heading
            readonly property real headingHeight: heading === "" ? 0 : Look.tiny * 2.4
            // What the table shows: the newest line, or the one that is looked back at.
            readonly property bool shown: list.looked < 0 ? index === list.count - 1
                                          : list.looked >= since && list.looked <= moment
            // What is still to come, seen from there.
            readonly property bool later: list.looked >= 0 && since > list.looked

            width: ListView.view.width - 12 * Look.unit
            height: folded ? 0 : implicitHeight
            visible: !folded
            focusPolicy: Qt.NoFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: text
            Accessible.ignored: folded
            Accessible.onPressAction: clicked()
            onClicked: panel.session.lookBack(moment)
            HoverHandler { cursorShape: Qt.PointingHandCursor }

            background: Rectangle {
                y: line.headingHeight
                height: line.height - y
                radius: 6 * Look.unit
                color: line.shown ? Look.button : "transparent"
            }
            topPadding: 4 * Look.unit + headingHeight
            bottomPadding: 4 * Look.unit
            leftPadding: 24 * Look.unit
            rightPadding: 4 * Look.unit
            contentItem: Words {
                text: line.text
                wrapMode: Text.Wrap
                opacity: line.later ? 0.5 : 1
                color: line.highlighted ? Look.mark : Look.ink
                font {
                    pixelSize: Look.small
                    weight: line.highlighted ? Font.DemiBold : Font.Normal
                }
            }

            Words {
                visible: text !== ""
                x: 6
                y: line.headingHeight - height - 3 * Look.unit
                text: line.heading
                color: Look.muted
                font { pixelSize: Look.tiny; bold: true }
            }
            Icon {
                visible: line.hint
                x: 3
                y: line.topPadding
                name: "hint"
                size: Math.min(Look.small * 1.25, 20 * Look.unit)
            }
            Drawing {
                visible: line.seat >= 0 && !line.hint
                x: 1
                y: line.topPadding + (1.25 * Look.small - height) / 2
                width: 20 * Look.unit
                height: width
                source: visible && panel ? "qrc:/assets/" + panel.faces[line.seat] + ".svg" : ""
            }
        }
    }
}
