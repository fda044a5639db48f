pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.skull

// Skull in a picture: a stack of discs, one turned up, and a skull that was not to be turned up.
Item {
    id: picture

    component Part: Drawing {
        required property real share
        width: (parent as Item).width * share
        height: width
    }

    Part {
        share: 0.74
        x: picture.width * 0.08
        y: picture.height * 0.06
        source: "qrc:/assets/skull/mat-0.svg"
    }
    Part {
        share: 0.5
        x: picture.width * 0.24
        y: picture.height * 0.28
        source: "qrc:/assets/skull/disc-back-0.svg"
    }
    Part {
        share: 0.5
        x: picture.width * 0.20
        y: picture.height * 0.21
        source: "qrc:/assets/skull/disc-back-0.svg"
    }
    Part {
        share: 0.5
        x: picture.width * 0.16
        y: picture.height * 0.14
        source: "qrc:/assets/skull/disc-flower-0.svg"
    }
    Part {
        share: 0.42
        x: picture.width * 0.56
        y: picture.height * 0.54
        source: "qrc:/assets/skull/disc-skull-0.svg"
    }
}
