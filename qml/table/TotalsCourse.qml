import QtQuick
import Facedown

// How the totals of a match have gone, once there are some rounds and where there is room.
Course {
    required property GameTable table
    required property real spare
    property real most: 110

    visible: table.totals.length > 0 && table.totals[0].length > 2 && spare > 60 * Look.textScale
    height: Math.min(most * Look.textScale, spare)
    totals: table.totals
    figureSize: Look.tiny
    faces: table.faces
}
