import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A line that is written by hand.
TextField {
    id: field

    selectByMouse: true
    // While nobody writes its beginning is what is seen.
    function showBeginning() { if (!activeFocus) cursorPosition = 0; }
    onActiveFocusChanged: showBeginning()
    onTextChanged: showBeginning()
    color: Look.ink
    placeholderTextColor: Look.muted
    font.pixelSize: Look.body
    padding: 7 * Look.unit
    background: Rectangle {
        radius: 8 * Look.unit
        color: Look.field
        border {
            color: field.activeFocus ? Look.ink : Look.plateLine
            width: Look.whole(field.activeFocus ? 2 : 1)
        }
    }
}
