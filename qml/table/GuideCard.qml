import QtQuick
import Facedown

// What a guided game has to say, above the actions and over nothing; and the ways on and out.
Rectangle {
    id: card

    required property Controller controller
    required property Session session
    readonly property Guide guide: session.guide
    readonly property bool due: guide !== null && guide.reading && session.live

    // As tall for the shortest text as for the longest, so that nothing moves between two steps.
    implicitHeight: Math.ceil(Math.max(4 * 1.32 * Look.body, buttons.height) + 24 * Look.unit)
    color: Look.plate
    // What was done in vain is answered for all to see.
    readonly property bool declined: guide !== null && guide.declined && !guide.watching
                                     && session.live
    border { color: Look.mark; width: declined ? Look.whole(3) : 0 }
    Rectangle { width: 4; height: parent.height; color: Look.mark }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    function goOn() {
        if (guide.ended)
            controller.open(session.table.game);
        else
            guide.next();
    }
    onDueChanged: if (due) onward.forceActiveFocus()
    Component.onCompleted: if (due) onward.forceActiveFocus()

    Column {
        id: place
        anchors {
            left: parent.left
            leftMargin: 20 * Look.unit
            verticalCenter: parent.verticalCenter
        }
        spacing: 2 * Look.unit
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "rules"
            size: Look.body * 1.6
        }
        Words {
            //: %1 is the number of a step, %2 how many there are.
            text: card.guide === null ? ""
                  : qsTr("%1 / %2").arg(card.guide.number).arg(card.guide.count)
            width: Math.max(implicitWidth, 3.4 * Look.small)
            horizontalAlignment: Text.AlignHCenter
            color: Look.muted
            font.pixelSize: Look.small
        }
    }
    Words {
        id: words
        anchors {
            left: place.right
            leftMargin: 18 * Look.unit
            right: buttons.left
            rightMargin: 18 * Look.unit
        }
        anchors {
            top: parent.top
            bottom: parent.bottom
            topMargin: 10 * Look.unit
            bottomMargin: 10 * Look.unit
        }
        verticalAlignment: Text.AlignVCenter
        text: card.guide === null ? "" : card.guide.text
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Look.small
        lineHeight: 1.1
        color: card.declined ? Look.mark
               : card.guide !== null && (card.guide.watching || !card.session.live) ? Look.muted
               : Look.ink
        font.pixelSize: Look.title * 0.85
        Accessible.ignored: true // said by the card
    }
    Row {
        id: buttons
        anchors {
            right: parent.right
            rightMargin: Look.whole(14)
            verticalCenter: parent.verticalCenter
        }
        spacing: Look.whole(8)
        // It keeps its place while there is something else to do.
        ActionButton {
            id: onward
            enabled: card.due
            opacity: enabled ? 1 : 0
            primary: true
            large: true
            text: card.guide !== null && card.guide.ended ? qsTr("Play a game") : qsTr("Next")
            key: "↵"
            onClicked: card.goOn()
        }
        ActionButton {
            anchors.verticalCenter: onward.verticalCenter
            text: qsTr("Leave")
            key: card.session.live ? "Esc" : "" // which leads back to the present first
            onClicked: card.controller.home()
        }
    }
}
