import QtQuick
import Facedown

// A glyph that suits the ground it stands on.
Drawing {
    required property string name
    property bool accented: false
    property real size: Look.body * 1.25

    width: size
    height: size
    source: name === "" ? ""
                        : "qrc:/assets/icons/" + name + (accented ? "-ink" : Look.ink_) + ".svg"
}
