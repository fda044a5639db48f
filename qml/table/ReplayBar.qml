pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// An earlier moment is looked at: which, with whose eyes; the way on from it, and back.
Item {
    id: bar

    required property Controller controller
    required property Session session
    // What the buttons would like, and how much of it there is for each.
    readonly property real wanted: eyes.wanted + here.wanted + back.implicitWidth
    readonly property real share: Math.min(1, (width - 2 * buttons.spacing) / wanted)

    Shortcut {
        sequence: "Home"
        enabled: bar.visible && bar.enabled
        onActivated: bar.session.lookBack(0)
    }
    Shortcut {
        sequence: "End"
        enabled: bar.visible && bar.enabled
        onActivated: bar.session.backToNow()
    }

    implicitHeight: Math.max(slider.height, count.height) + 2 * Look.unit + buttons.height

    SlideBar {
        id: slider
        anchors { left: parent.left; right: count.left; rightMargin: 8 * Look.unit }
        from: 0
        to: bar.session.length
        stepSize: 1
        snapMode: Slider.SnapAlways
        value: bar.session.moment
        onMoved: bar.session.lookBack(value)
        Accessible.name: qsTr("Move")
    }
    Words {
        id: count
        anchors { right: parent.right; verticalCenter: slider.verticalCenter }
        width: Math.max(implicitWidth, 5.2 * Look.body)
        horizontalAlignment: Text.AlignRight
        //: %1 is the number of a move, %2 how many there are.
        text: qsTr("%1 / %2").arg(bar.session.moment).arg(bar.session.length)
        color: Look.muted
        font.pixelSize: Look.small
    }
    Row {
        id: buttons
        anchors { right: parent.right; bottom: parent.bottom }
        spacing: Look.whole(10)
        SelectBox {
            id: eyes
            readonly property real wanted: visible ? Math.min(Math.ceil(widest), bar.width * 0.3)
                                                   : 0
            visible: bar.session.eyesOffered
            width: Math.floor(wanted * bar.share)
            height: back.height
            model: bar.session.eyeNames
            place: bar.session.viewer
            Accessible.name: qsTr("View: %1").arg(caption)
            onChosen: place => bar.session.viewer = place
        }
        ActionButton {
            id: here
            readonly property real wanted: visible ? implicitWidth : 0
            visible: bar.session.guide === null
            width: Math.floor(implicitWidth * bar.share)
            text: qsTr("Play from here")
            onClicked: bar.controller.playFromHere()
        }
        ActionButton {
            id: back
            width: Math.floor(implicitWidth * bar.share)
            primary: true
            text: bar.session.review.open ? qsTr("Back to the table") // where the result waits
                  : bar.session.finished ? qsTr("Result") : qsTr("Back to the present")
            key: "Esc"
            onClicked: bar.session.backToNow()
        }
    }
}
