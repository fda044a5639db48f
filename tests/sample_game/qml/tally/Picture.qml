pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// Tally in a picture: a pile that grows.
Item {
    id: picture

    Repeater {
        model: 4
        Drawing {
            required property int index
            width: picture.width * 0.4
            height: width * 1.4
            drawnAt: height
            x: picture.width * (0.05 + 0.17 * index)
            y: picture.height * (0.08 + 0.1 * index)
            rotation: 6 * index - 8
            source: "qrc:/assets/tally/card-" + (index + 3) + ".svg"
        }
    }
}
