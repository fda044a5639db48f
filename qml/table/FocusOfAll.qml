pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// What is alike for all but a person's choice has the focus as a whole, as a frame round it: an
// arrow leads into it, and Enter decides nothing, but says so. Who plays by mouse sees no frame.
Item {
    id: whole
    objectName: "focusOfAll"

    property string spoken
    property bool wanted: true
    property bool asked: false
    // Whether what is chosen from has rows too; else these keys are for others.
    property bool rows: false
    signal entered(int right, int down)

    // What it frames, when that does not lie together.
    property var apart: []
    opacity: activeFocus && wanted && Look.keyed ? 1 : 0

    Repeater {
        model: Math.max(1, whole.apart.length) // not the places, at whose changes all is made anew
        Rectangle {
            required property int index
            readonly property rect place: whole.apart[index]
                                          ?? Qt.rect(0, 0, whole.width, whole.height)
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            color: "transparent"
            rotation: Look.turn
            radius: 14 * Look.unit
            border { color: Look.ink; width: Look.whole(2) }
        }
    }

    function ask(key) {
        Look.keyed = true;
        if (!key.isAutoRepeat)
            asked = true;
    }
    onActiveFocusChanged: asked = false
    onSpokenChanged: asked = false // it was about another turn
    // Where nothing is to be chosen an arrow must not lead to the buttons beside.
    Keys.onRightPressed: if (wanted) entered(1, 0)
    Keys.onLeftPressed: if (wanted) entered(-1, 0)
    function enterRow(key, by) {
        key.accepted = wanted && rows;
        if (key.accepted)
            entered(0, by);
    }
    Keys.onDownPressed: key => enterRow(key, 1)
    Keys.onUpPressed: key => enterRow(key, -1)
    Keys.onReturnPressed: key => ask(key)
    Keys.onEnterPressed: key => ask(key)
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken
    Accessible.ignored: !activeFocus || !wanted

    ToolTip.visible: asked && wanted
    ToolTip.timeout: Look.tipTime
    ToolTip.text: qsTr("The arrow keys choose, Enter decides.")
}
