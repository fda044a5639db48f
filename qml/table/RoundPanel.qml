import QtQuick
import Facedown

// What a round has brought, counted up in front of all, until somebody goes on.
Item {
    id: panel

    required property Session session
    required property GameTable table

    function begin() {
        if (!visible)
            return;
        scores.begin();
        if (go.visible)
            go.forceActiveFocus();
    }
    // First the count is ended, then the look at it.
    function goOn() {
        if (scores.done)
            session.skip();
        else
            scores.finish();
    }
    onVisibleChanged: begin()
    Component.onCompleted: begin()

    Rectangle { anchors.fill: parent; color: Look.veil }
    MouseArea { anchors.fill: parent; hoverEnabled: true }
    Shortcut {
        sequence: "Space"
        autoRepeat: false
        enabled: panel.visible && go.visible
        onActivated: panel.goOn()
    }

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - 40 * Look.unit, 680 * Look.textScale)
        height: content.height + 56 * Look.unit
        radius: 22 * Look.unit
        color: Look.plate
        border { color: Look.mark; width: 2 * Look.unit }

        Column {
            id: content
            anchors.centerIn: parent
            width: parent.width - 64 * Look.unit
            spacing: 16 * Look.unit

            Words {
                id: title
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: panel.table.prompt
                color: Look.ink
                font { pixelSize: Look.title * 1.3; bold: true }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            ScoreTable {
                id: scores
                width: parent.width
                sheet: panel.table.sheet
            }
            TotalsCourse {
                spare: panel.height - 72 * Look.unit - title.height - scores.height - go.height
                       - 3 * content.spacing
                width: parent.width
                table: panel.table
            }
            ActionButton {
                id: go
                // A guided game says itself when it goes on.
                visible: panel.session.guide === null
                anchors.horizontalCenter: parent.horizontalCenter
                primary: true
                within: panel
                KeyNavigation.tab: go // nor does Tab lead to what is dimmed
                text: qsTr("Continue")
                key: "↵"
                onClicked: panel.goOn()
            }
        }
    }
}
