pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// An earlier moment is looked at: which, with whose eyes; the way on from it, and back.
Rectangle {
    id: bar

    required property Lobby lobby
    required property Session session

    implicitHeight: back.height + 14
    color: Look.bar
    Rectangle { width: parent.width; height: 2; color: Look.mark }

    SlideBar {
        id: slider
        anchors { left: parent.left; leftMargin: 16; right: count.left; rightMargin: 8 }
        anchors.verticalCenter: parent.verticalCenter
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
        anchors { right: eyes.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
        width: Math.max(implicitWidth, 5.2 * Look.body)
        horizontalAlignment: Text.AlignRight
        //: %1 is the number of a move, %2 how many there are.
        text: qsTr("%1 / %2").arg(bar.session.moment).arg(bar.session.length)
        color: Look.muted
        font.pixelSize: Look.small
    }
    SelectBox {
        id: eyes
        anchors { right: here.left; rightMargin: visible ? 10 : 0 }
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.session.finished
        width: visible ? Math.min(Math.ceil(widest), bar.width * 0.2) : 0
        height: back.height
        model: bar.session.eyeNames
        place: bar.session.eyes
        Accessible.name: qsTr("View: %1").arg(caption)
        onChosen: place => bar.session.eyes = place
    }
    ActionButton {
        id: here
        anchors { right: back.left; rightMargin: 10; verticalCenter: parent.verticalCenter }
        text: qsTr("Play from here")
        onClicked: bar.lobby.playFromHere()
    }
    ActionButton {
        id: back
        anchors { right: parent.right; rightMargin: 14; verticalCenter: parent.verticalCenter }
        primary: true
        text: bar.session.finished ? qsTr("Result") : qsTr("Back to the present")
        key: "Esc"
        onClicked: bar.session.backToNow()
    }
}
