import QtQuick
import Facedown

// A glyph that suits the ground it stands on.
Drawing {
    required property string name
    property bool accented: false
    property real size: Look.body * 1.25

    width: size
    height: size
    readonly property string suffix: accented ? "-ink" : Look.inkSuffix
    source: name === "" ? "" : "qrc:/assets/icons/" + name + suffix + ".svg"
}
