pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// Between two people at one screen: nothing is to be seen until the next one asks for it.
Rectangle {
    id: curtain

    required property Session session
    readonly property list<string> missed: visible ? session.missed : []
    // More than a handful would not be read, and large text leaves room for less.
    readonly property int most: Math.max(1, Math.min(6, height * (Look.large ? 0.18 : 0.25)
                                                       / (1.5 * Look.body)))
    readonly property int earlier: Math.max(0, missed.length - most)

    // Whoever plays wants none of them, but to look for themselves.
    signal refused()

    // How long it stays shut whatever is pressed.
    property int guardTime: 0
    readonly property bool guarded: guard.running
    readonly property string whose: session.curtainFor
    // How often it has fallen: where that is often, there is a lighter way for a while.
    property int times: 0
    function fall() {
        if (!visible)
            return;
        open.forceActiveFocus();
        if (guardTime > 0)
            guard.restart();
    }
    Timer {
        id: guard
        interval: curtain.guardTime
    }

    color: Look.bar
    onVisibleChanged: {
        times += visible ? 1 : 0;
        fall();
    }
    onWhoseChanged: fall()
    Component.onCompleted: fall()

    // Nothing behind can be touched.
    MouseArea { anchors.fill: parent; hoverEnabled: true }

    // The table with nothing on it.
    TableCloth {
        anchors.fill: parent
        light: Look.groundHigh
        shade: Look.groundLow
        rim: Look.rim
        around: Look.bar
        breadth: Look.unit
        readonly property real edge: 24 * Look.unit
        table: Qt.rect(edge, edge, width - 2 * edge, height - 2 * edge)
        corner: (height - 2 * edge) * 0.22
    }

    Column {
        id: all
        anchors.horizontalCenter: parent.horizontalCenter
        readonly property real seam: 42 * Look.unit
        y: Math.max(seam, (open.y - height) / 2)
        spacing: 22 * Look.unit
        width: parent.width * 0.7

        // The face of whoever is to take the screen, in their colour.
        Repeater {
            model: curtain.session.table.seats
            Rectangle {
                id: portrait
                required property int index
                required property string face
                visible: index === curtain.session.table.actor
                anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
                // As large as what is told leaves room for.
                width: Math.max(0, Math.min(
                    240 * Look.unit, curtain.height * (curtain.missed.length < 2 ? 0.36 : 0.26),
                    open.y - all.seam - heading.height - told.height - 3 * all.spacing))
                height: width
                radius: width / 2
                color: Look.plate
                border { color: Look.seats[index]; width: 5 * Look.unit }
                Drawing {
                    anchors { fill: parent; margins: 12 * Look.unit }
                    source: portrait.visible ? "qrc:/assets/" + portrait.face + ".svg" : ""
                }
                Rectangle {
                    anchors { right: parent.right; bottom: parent.bottom }
                    width: parent.width * 0.32
                    height: width
                    radius: width / 2
                    color: Look.ground
                    Icon {
                        anchors.centerIn: parent
                        name: "hide"
                        size: parent.width * 0.66
                    }
                }
            }
        }
        Words {
            id: heading
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: (curtain.session.curtainForSame
                   ? qsTr("Only %1 looks now", "to a player who has the screen before them already")
                   : qsTr("Pass the screen to %1")).arg(curtain.session.curtainFor)
            color: Look.ink
            font { pixelSize: Look.title * 1.6; bold: true }
        }
        // What everybody may know: nobody in particular looks while it is closed.
        Column {
            id: told
            width: parent.width
            spacing: 3 * Look.unit
            visible: curtain.visible
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                visible: curtain.earlier > 0
                //: Above the last lines of what has happened since a player's last turn.
                text: qsTr("%n earlier event(s), kept in the log", "", curtain.earlier)
                color: Look.muted
                font.pixelSize: Look.small
            }
            Repeater {
                model: curtain.missed.slice(curtain.earlier)
                Words {
                    required property string modelData
                    width: parent ? parent.width : 0
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    text: modelData
                    color: Look.muted
                    font.pixelSize: Look.body
                }
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                topPadding: 8 * Look.unit
                text: visible ? curtain.session.table.prompt : ""
                color: Look.ink
                font.pixelSize: Look.title
            }
        }
    }
    // Below the other button, which keeps its place for it.
    ActionButton {
        id: lighter
        objectName: "lighter"
        visible: curtain.times > 3 && curtain.times < 12
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        anchors.bottomMargin: Look.whole(46) // within the seam
        within: curtain
        text: qsTr("No more curtains: look while V is held")
        onClicked: if (!curtain.guarded) curtain.refused()
    }
    // Where it stands whatever is told above it.
    ActionButton {
        id: open
        objectName: "open"
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
        anchors.bottomMargin: Math.round(Math.max(parent.height * 0.1,
                                                  lighter.height + 58 * Look.unit))
        large: true
        primary: true
        within: open // an arrow meant for the table leads to no other button
        text: qsTr("I’m %1: show the table").arg(curtain.session.curtainFor)
        key: "↵"
        // Whoever hammers on a key to hurry what was before it waits until they stop.
        onClicked: {
            if (curtain.guarded)
                guard.restart();
            else
                curtain.session.openCurtain();
        }
    }
}
