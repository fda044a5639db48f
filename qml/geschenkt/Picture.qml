pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.geschenkt

// Geschenkt in a picture: a run of cards, a dear one that nobody wants, and chips on it.
Item {
    id: picture

    component Part: Drawing {
        required property real share
        property real ratio: 1.4
        width: (parent as Item).width * share
        height: width * ratio
        drawnAt: height
    }
    component Chip: Part {
        ratio: 1
        source: "qrc:/assets/geschenkt/chip.svg"
    }
    readonly property string cards: "qrc:/assets/geschenkt/" + Look.palette + "card-"

    Part {
        share: 0.34
        x: picture.width * 0.02
        y: picture.height * 0.06
        rotation: -8
        source: picture.cards + "7.svg"
    }
    Part {
        share: 0.34
        x: picture.width * 0.14
        y: picture.height * 0.04
        rotation: -3
        source: picture.cards + "8.svg"
    }
    Part {
        share: 0.5
        x: picture.width * 0.44
        y: picture.height * 0.14
        rotation: 5
        source: picture.cards + "33.svg"
    }
    Chip { share: 0.24; x: picture.width * 0.30; y: picture.height * 0.66 }
    Chip { share: 0.24; x: picture.width * 0.46; y: picture.height * 0.72 }
    Chip { share: 0.24; x: picture.width * 0.39; y: picture.height * 0.60 }
    Chip { share: 0.24; x: picture.width * 0.08; y: picture.height * 0.68 }
}
