pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// How totals or chances went: a line for each; at the ends of totals, the face of whose it is.
TotalsChart {
    id: course

    // Names; the lint of Qt 6.4 takes no QStringList for a list of strings.
    property var faces: []

    colours: Look.seats
    zeroLine: Look.plateLine
    unit: Look.unit
    figureColour: Look.muted
    endSize: 24 * Look.textScale

    Repeater {
        model: course.endSize > 0 ? course.ends : 0
        Rectangle {
            id: end
            required property int index
            required property point modelData
            x: modelData.x - width / 2
            y: modelData.y - height / 2
            width: course.markSize
            height: width
            radius: width / 2
            color: Look.plate
            border { color: Look.seats[index]; width: 2 * Look.unit }
            Drawing {
                anchors { fill: parent; margins: 2 * Look.unit }
                source: end.index < course.faces.length
                        ? "qrc:/assets/" + course.faces[end.index] + ".svg" : ""
            }
        }
    }
}
