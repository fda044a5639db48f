import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Facedown

// A button that says what it does and which key does it.
PressButton {
    id: button

    property bool primary: false
    property bool flat: false
    property bool large: false
    property bool hinted: false
    property string key: ""
    // The key that does it while Enter presses another, if there is one.
    property string keyElsewhere: ""
    property string glyph: ""
    // All texts that it will ever show, for which it keeps room.
    property list<string> texts: []
    // What a screen reader says, where the text alone says too little.
    property string spoken: text

    padding: Look.whole(large ? 12 : 7)
    leftPadding: padding + Look.whole(6)
    rightPadding: leftPadding
    focusPolicy: Qt.StrongFocus
    font { pixelSize: large ? Look.title * 0.9 : Look.body; weight: Font.DemiBold }
    opacity: enabled ? 1 : 0.45

    Accessible.name: spoken
    Accessible.focusable: true
    // What lies over all else keeps the arrows within it.
    property Item within: null
    // Not into a slider, which the next arrow would change.
    function step(on) {
        const next = nextItemInFocusChain(on);
        if (!(next instanceof T.Slider)
            && (within === null || Items.around(next, one => one === within) !== null))
            next.forceActiveFocus(on ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }
    Keys.onRightPressed: step(true)
    Keys.onLeftPressed: step(false)

    contentItem: ActionLabel {
        text: button.text
        texts: button.texts
        glyph: button.glyph
        key: button.key
        keyElsewhere: button.keyElsewhere
        accented: button.primary
        font: button.font
    }

    background: Rectangle {
        rotation: Look.turn
        radius: 10 * Look.unit
        color: button.primary ? (button.hovered || button.down ? Look.accentOver : Look.accent)
                              : button.hovered || button.down ? Look.buttonOver
                              : button.flat ? "transparent" : Look.button
        border.color: button.hinted ? Look.mark
                      : button.flat || button.primary ? "transparent" : Look.plateLine
        border.width: Look.whole(button.hinted ? 2 : 1)

        FocusFrame { visible: button.activeFocus }
        HintMark {
            visible: button.hinted
            x: parent.width - width * 0.6
            y: -height * 0.4
        }
    }
}
