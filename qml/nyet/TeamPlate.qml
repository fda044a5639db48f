pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.nyet

// A team: its badge, its players and, once it is at the side, what it has won.
Rectangle {
    id: plate

    required property NyetTable table
    required property Ring ring
    // 0 the start player's, 1 the other.
    required property int team
    // How far its players have come together, and it to the side, from 0 to 1.
    required property real way
    required property real parted
    // How wide it may be at the side, and how high in the middle and there.
    required property real widestParted
    required property real highest
    required property real highestParted
    // What is chosen of the hand reaches so far up into the room.
    required property real risen

    readonly property real heading: 2.2 * Look.body
    // Where all of it has no room the names are left out, and at the side what has been won takes
    // the place of what it is called.
    readonly property real least: 24 * Look.textScale
    readonly property bool named: highest >= heading + least + 1.6 * Look.small + 24 * Look.unit
    readonly property bool lined: highestParted < heading + 1.7 * Look.title
    readonly property bool faced: lined && parted === 1
    readonly property real pad: (named && !lined ? 12 : 6) * Look.unit
    readonly property real pictured: highest - 2 * pad - heading
                                     - (named ? 1.6 * Look.small + 12 : 0)
    readonly property real portrait: Math.max(least, Math.min(
        Look.portrait, pictured, Math.max(pictured - risen, 0.6 * Look.portrait)))
    // None where there is no room for one that could be told from another.
    readonly property real spare: highestParted - 2 * pad - heading - 1.7 * Look.title
    readonly property real smallPortrait: spare < 20 * Look.textScale
                                          ? 0 : Math.min(34 * Look.textScale, spare)

    width: content.width + 2.6 * pad
    height: content.height + 2 * pad
    radius: 14 * Look.unit
    color: Qt.alpha(Look.plate, way)
    border { color: Qt.alpha(Look.plateLine, way); width: Look.unit }
    Accessible.role: Accessible.StaticText
    Accessible.name: table.teamTitles[team]
    // What it has won comes to; empty while that is nothing.
    readonly property string sum: table.teamSums[team]
    readonly property string won: sum === "" ? qsTr("No tricks yet", "what a team has won, short")
                                             : sum
    Accessible.description: won
    Accessible.ignored: opacity === 0 || parted < 1

    Column {
        id: content
        anchors.centerIn: parent
        spacing: 0.5 * Look.body
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            opacity: plate.way
            spacing: 8 * Look.unit
            Drawing {
                id: badge
                anchors.verticalCenter: parent.verticalCenter
                width: 1.4 * Look.body
                height: width
                source: plate.team === 0 ? "qrc:/assets/nyet/team-start.svg"
                                         : "qrc:/assets/nyet/team-other.svg"
            }
            // Where there is no other room for them its members take the place of its name.
            Repeater {
                model: plate.faced ? plate.table.seats : null
                Drawing {
                    required property int team
                    required property string face
                    visible: team === plate.team + 1
                    width: 1.7 * Look.body
                    height: width
                    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                    source: "qrc:/assets/" + face + ".svg"
                }
            }
            Words {
                visible: !plate.faced || plate.sum !== ""
                anchors.verticalCenter: parent.verticalCenter
                readonly property real room: plate.widestParted - 2.6 * plate.pad - badge.width
                                             - parent.spacing
                width: plate.parted < 1 ? implicitWidth
                                        : Math.min(implicitWidth, Math.max(room, 4 * Look.body))
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Look.tiny * 0.9
                elide: Text.ElideRight
                text: plate.faced ? plate.sum
                       : plate.table.teamTitles[plate.team]
                color: Look.ink
                font { pixelSize: Look.body; bold: true }
                Accessible.ignored: plate.parted === 1
            }
        }
        Row {
            id: members
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: plate.pad
            Repeater {
                model: plate.table.seats
                Item {
                    id: member
                    required property int index
                    required property int team
                    required property string name
                    required property string face
                    readonly property real away: 1 - plate.way
                    visible: member.team === plate.team + 1
                    readonly property real shown: plate.named ? 1 - plate.parted : 0
                    width: visible ? Math.max(picture.width, label.width * shown) : 0
                    height: picture.height + (label.height + 2 * Look.unit) * shown

                    RingSeat {
                        id: home
                        ring: plate.ring ?? null
                        seat: member.index
                    }
                    Drawing {
                        id: picture
                        width: plate.portrait
                               + (plate.smallPortrait - plate.portrait) * plate.parted
                        height: width
                        x: (member.width - width) / 2
                           + (home.plate.x - plate.x - content.x - members.x - member.x)
                           * member.away
                        y: (home.plate.y - plate.y - content.y - members.y - member.y)
                           * member.away
                        drawnAt: plate.portrait
                        source: "qrc:/assets/" + member.face + ".svg"
                        Drawing {
                            visible: member.index === plate.table.bonusSeat
                            anchors { left: parent.right; bottom: parent.bottom }
                            anchors.leftMargin: -width * 0.3
                            width: parent.width * 0.34
                            height: width * 1.4
                            source: "qrc:/assets/nyet/bonus.svg"
                        }
                    }
                    Words {
                        id: label
                        visible: member.shown > 0
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: picture.height + 2 * Look.unit
                        opacity: Math.min(plate.way, 1 - plate.parted)
                        text: member.name
                        color: Look.ink
                        font { pixelSize: Look.small; weight: Font.DemiBold }
                    }
                }
            }
        }
        Words {
            id: counted
            visible: plate.parted > 0 && !plate.lined
            // What has just been won is seen to count.
            onTextChanged: if (plate.sum !== "" && Look.moveTime > 0) counting.restart()
            SequentialAnimation {
                id: counting
                NumberAnimation {
                    target: counted
                    property: "scale"
                    to: 1.3
                    duration: Look.moveTime * 0.5
                    easing.type: Easing.OutCubic
                }
                NumberAnimation {
                    target: counted
                    property: "scale"
                    to: 1
                    duration: Look.moveTime
                    easing.type: Easing.OutCubic
                }
            }
            anchors.horizontalCenter: parent.horizontalCenter
            height: 1.4 * Look.title * plate.parted
            verticalAlignment: Text.AlignVCenter
            opacity: plate.parted
            text: plate.won
            color: plate.sum === "" ? Look.muted : text.includes("−") ? Look.danger : Look.mark
            font { pixelSize: plate.sum === "" ? Look.small : Look.title; bold: plate.sum !== "" }
            Accessible.ignored: true
        }
    }
}
