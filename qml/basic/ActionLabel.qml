import QtQuick
import QtQuick.Templates as T
import Facedown

// What stands on a button, in its middle: a glyph, words, a key.
Item {
    id: label

    required property string text
    property list<string> texts: []
    readonly property real widest: Math.max(0, ...Array.from(texts, one =>
                                                              metrics.advanceWidth(one)))
    required property string glyph
    required property string key
    property string keyElsewhere: ""
    required property bool accented
    required property font font
    // Enter is another's, which has the focus here or beside the table; it would say so in vain.
    readonly property Item focused: Window.activeFocusItem
    readonly property bool untrue: key === "↵"
                                   && (Items.keysElsewhere
                                       || focused !== parent
                                       && (focused instanceof T.AbstractButton
                                           && !(focused instanceof LibraryRow) // which it opens
                                           || focused instanceof T.ComboBox))
    readonly property bool silent: untrue && keyElsewhere === ""

    // As wide with either key.
    implicitWidth: Math.ceil(line.implicitWidth + (keyElsewhere === "" ? 0
                                                   : otherCap.implicitWidth - cap.implicitWidth))
    Key {
        id: otherCap
        visible: false
        text: label.keyElsewhere
    }
    // With a glyph or without, all buttons of a row are equally tall.
    readonly property real glyphSize: font.pixelSize * 1.3
    implicitHeight: Math.ceil(Math.max(line.implicitHeight, glyphSize))

    FontMetrics {
        id: metrics
        font: label.font
    }
    Row {
        id: line
        anchors.centerIn: parent
        // What is read stands in the middle; the button keeps its width.
        anchors.horizontalCenterOffset: label.silent ? Math.round((cap.width + spacing) / 2) : 0
        spacing: 8 * Look.unit

        Icon {
            visible: label.glyph !== ""
            name: label.glyph
            accented: label.accented
            size: label.glyphSize
            anchors.verticalCenter: parent.verticalCenter
        }
        Words {
            visible: text !== ""
            width: Math.max(implicitWidth, Math.ceil(label.widest) + (label.widest > 0 ? 1 : 0))
            horizontalAlignment: Text.AlignHCenter
            text: label.text
            color: label.accented ? Look.accentInk : Look.ink
            font: label.font
            anchors.verticalCenter: parent.verticalCenter
        }
        Key {
            id: cap
            opacity: label.silent ? 0 : 1
            text: label.untrue && !label.silent ? label.keyElsewhere : label.key
            accented: label.accented
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
