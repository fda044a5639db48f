pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.nyet

// Nyet! in a picture: a fan of cards in four suits, and a veto on them.
Item {
    id: picture

    component Card: Drawing {
        required property real turn
        width: picture.width * 0.36
        height: width * 1.4
        drawnAt: height
        x: picture.width * (0.32 + turn * 0.0075)
        y: picture.height * (0.12 + turn * turn * 0.00012)
        rotation: turn
        transformOrigin: Item.Bottom
    }
    readonly property string cards: "qrc:/assets/nyet/" + Look.palette + "card-"

    Card { turn: -21; source: picture.cards + "B12.svg" }
    Card { turn: -7; source: picture.cards + "R1.svg" }
    Card { turn: 7; source: picture.cards + "Y7.svg" }
    Card { turn: 21; source: picture.cards + "G13.svg" }
    Drawing {
        width: picture.width * 0.34
        height: width
        x: picture.width * 0.33
        y: picture.height * 0.6
        source: "qrc:/assets/nyet/token.svg"

        Drawing {
            anchors.centerIn: parent
            width: parent.width * 0.6
            height: width
            source: "qrc:/assets/nyet/face-bear.svg"
        }
    }
}
