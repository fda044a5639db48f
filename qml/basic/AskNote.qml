import QtQuick
import Facedown

// What is to be said twice before it is done, in a sentence, or what is said for a moment.
Rectangle {
    id: note

    // What is asked; it is said for as long as it stands.
    property string question
    readonly property string text: question !== "" ? question : said
    property string said
    // How much room there is.
    required property real room

    function say(sentence) {
        said = sentence;
        fading.restart();
    }
    Timer {
        id: fading
        interval: Look.tipTime
        onTriggered: note.said = ""
    }

    visible: text !== ""
    width: Math.min(room - 32 * Look.unit, words.implicitWidth + 40 * Look.unit)
    height: words.height + 20 * Look.unit
    radius: 12 * Look.unit
    color: Look.plate
    border { color: Look.mark; width: 2 * Look.unit }

    // Nobody means what lies under a question.
    MouseArea {
        anchors.fill: parent
        enabled: note.question !== ""
    }
    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, note.room - 72 * Look.unit)
        wrapMode: Text.Wrap
        text: note.text
        color: Look.ink
        font { pixelSize: Look.body; weight: Font.DemiBold }
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        Accessible.ignored: text === ""
    }
}
