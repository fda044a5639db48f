pragma ComponentBehavior: Bound
import QtQuick
import Facedown

// Who plays with whom, side by side in the middle: each comes there from its seat.
Row {
    id: teams

    required property NyetTable table
    required property Ring ring
    required property rect room
    readonly property real pad: 12 * Look.windowScale
    readonly property real lines: 2 * pad + 2.2 * Look.body + 1.6 * Look.small
    readonly property real portrait: Math.max(24 * Look.textScale,
                                              Math.min(Look.portrait, room.height - lines - 12))
    // How far they have come: 1 once they are together.
    property real way: 1

    function finish() {
        forming.complete();
    }

    x: room.x + (room.width - width) / 2
    y: room.y + (room.height - height) / 2
    spacing: 20 * Look.windowScale

    onVisibleChanged: {
        forming.stop();
        way = 1;
        if (visible && table.teaming && Look.moveTime > 0) {
            way = 0;
            forming.start();
        }
    }
    NumberAnimation {
        id: forming
        target: teams
        property: "way"
        to: 1
        duration: Look.moveTime * 2
        easing.type: Easing.InOutCubic
    }

    Repeater {
        model: 2
        Item {
            id: side
            required property int index
            width: content.width + 2.6 * teams.pad
            height: content.height + 2 * teams.pad

            Rectangle {
                anchors.fill: parent
                opacity: teams.way
                radius: 14
                color: Look.plate
                border { color: Look.plateLine; width: 1 }
            }
            Column {
                id: content
                anchors.centerIn: parent
                spacing: 0.5 * Look.body
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    opacity: teams.way
                    spacing: 8
                    Drawing {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 1.4 * Look.body
                        height: width
                        source: side.index === 0 ? "qrc:/assets/nyet/team-start.svg"
                                                 : "qrc:/assets/nyet/team-other.svg"
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: teams.table.teamTitles[side.index]
                        color: Look.ink
                        font { pixelSize: Look.body; bold: true }
                    }
                }
                Row {
                    id: members
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: teams.pad
                    Repeater {
                        model: teams.table.seats
                        Item {
                            id: member
                            required property int index
                            required property int team
                            required property string name
                            required property string face
                            readonly property real away: 1 - teams.way
                            visible: member.team === side.index + 1
                            width: visible ? Math.max(teams.portrait, label.width) : 0
                            height: teams.portrait + label.height + 2

                            RingSeat {
                                id: home
                                ring: teams.ring
                                seat: member.index
                            }
                            Drawing {
                                id: picture
                                width: teams.portrait
                                height: width
                                x: (member.width - width) / 2
                                   + (home.plate.x - teams.x - side.x - content.x - members.x
                                      - member.x) * member.away
                                y: (home.plate.y - teams.y - side.y - content.y - members.y
                                    - member.y) * member.away
                                source: "qrc:/assets/" + member.face + ".svg"
                                Drawing {
                                    visible: member.index === teams.table.bonusSeat
                                    anchors { right: parent.right; bottom: parent.bottom }
                                    anchors.rightMargin: -width * 0.4
                                    width: parent.width * 0.36
                                    height: width * 1.4
                                    source: "qrc:/assets/nyet/bonus.svg"
                                }
                            }
                            Words {
                                id: label
                                anchors.horizontalCenter: parent.horizontalCenter
                                y: teams.portrait + 2
                                opacity: teams.way
                                text: member.name
                                color: Look.ink
                                font { pixelSize: Look.small; weight: Font.DemiBold }
                            }
                        }
                    }
                }
            }
        }
    }
}
