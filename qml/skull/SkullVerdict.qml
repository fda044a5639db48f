pragma ComponentBehavior: Bound
import QtQuick
import Facedown
import Facedown.skull

// How a challenge came out: a skull that stops everything, or a mat that turns and opens; and who
// is out of the game for it.
Item {
    id: verdict

    required property SkullTable table
    required property Session session
    readonly property bool shown: table.verdict !== SkullTable.None
    // What was shown stays while it fades.
    property bool success: false
    property bool eliminated: false
    property int tribe: 0
    property int challenger: 0
    property bool turns: false // the mat, at the first success
    property string words: ""
    // How far the table is to be shaken aside, and how bright it flashes.
    readonly property real shake: 6.5 * Math.sin(6 * Math.PI * shaken) * (1 - shaken)
    property real shaken: 1
    property real flash: 0
    property real opened: 1

    function keep() {
        if (!shown)
            return;
        success = table.verdict === SkullTable.Success;
        challenger = table.challenger;
        eliminated = table.verdict === SkullTable.Elimination;
        tribe = success || eliminated ? challenger : table.skullOwner;
        turns = table.successes === 1;
        words = table.verdictText;
    }
    onShownChanged: {
        keep();
        if (!shown)
            return;
        if (Look.moveTime === 0 || eliminated)
            opened = 1;
        else if (success)
            opening.restart();
        else
            strike.restart();
    }
    function finish() {
        opening.complete();
        strike.complete();
    }
    Connections {
        target: verdict.table
        function onShown() { verdict.keep(); }
    }
    Connections {
        target: verdict.session
        function onSkipped() { verdict.finish(); }
    }
    Component.onCompleted: keep()

    opacity: shown ? 1 : 0
    // Large text stands beside what is shown where below it there is no room.
    readonly property bool below: Look.systemScale < 1.3 || height > 5 * Look.title

    visible: opacity > 0
    Behavior on opacity { NumberAnimation { duration: Look.fadeTime } }

    NumberAnimation {
        id: opening
        target: verdict
        property: "opened"
        from: 0
        to: 1
        duration: Look.second * 1.1
        easing.type: Easing.OutCubic
    }
    SequentialAnimation {
        id: strike
        PropertyAction { target: verdict; property: "flash"; value: 0.28 }
        ParallelAnimation {
            NumberAnimation {
                target: verdict
                property: "opened"
                from: 0
                to: 1
                duration: Look.flipTime
                easing.type: Easing.OutBack
            }
            NumberAnimation {
                target: verdict
                property: "flash"
                to: 0
                duration: Look.second * 0.35
            }
            NumberAnimation {
                target: verdict
                property: "shaken"
                from: 0
                to: 1
                duration: Look.second * 0.35
            }
        }
    }

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width, contents.width + 48 * Look.unit)
        height: contents.height + 32 * Look.unit
        radius: 20 * Look.unit
        color: Look.plate
        visible: !verdict.success
        border { color: Look.danger; width: 3 * Look.unit }
    }
    Grid {
        id: contents
        anchors.centerIn: parent
        columns: verdict.below ? 1 : 2
        rowSpacing: 8 * Look.unit
        columnSpacing: sign.width * 0.6 // clear of the faces, as at the left
        leftPadding: verdict.below || verdict.success ? 0 : sign.width * 0.4
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter
        Item {
            id: sign
            width: height
            readonly property real room: verdict.height - (verdict.below ? said.height : 0)
                                         - 54 * Look.unit
            height: Look.unit * (verdict.success
                ? Math.max(80, Math.min(240, verdict.height * (verdict.below ? 0.62 : 0.95)
                                             / Look.unit))
                : Math.max(44, Math.min(140, room / Look.unit)))
            // Petals fly off as the mat opens.
            Item {
                anchors.centerIn: parent
                visible: verdict.success && verdict.opened < 1
                opacity: Math.min(1, 3 * (1 - verdict.opened))
                Repeater {
                    model: 12
                    Item {
                        id: petal
                        required property int index
                        rotation: 30 * index + 40 * verdict.opened
                        Rectangle {
                            readonly property real far: petal.index % 2 === 0 ? 1 : 0.78
                            width: sign.height * 0.13
                            height: width * 2
                            radius: width / 2
                            x: -width / 2
                            y: -sign.height * (0.3 + 0.75 * verdict.opened * far) - height / 2
                            color: petal.index % 3 === 0 ? Look.accent : Look.bright[verdict.tribe]
                        }
                    }
                }
            }
            Drawing {
                readonly property string drawings: "qrc:/assets/skull/" + Look.palette
                readonly property bool before: verdict.turns && verdict.opened < 0.5
                anchors.fill: parent
                drawnAt: 240
                source: verdict.eliminated ? drawings + "mat-" + verdict.tribe + ".svg"
                        : !verdict.success ? drawings + "disc-skull-" + verdict.tribe + ".svg"
                        : drawings + (before ? "mat-" : "mat-flower-") + verdict.tribe + ".svg"
                scale: verdict.success ? 0.45 + 0.55 * Math.min(1, 1.6 * verdict.opened)
                                       : 0.3 + 0.7 * verdict.opened
                transform: Rotation {
                    origin { x: sign.width / 2; y: sign.height / 2 }
                    axis { x: 0; y: 1; z: 0 }
                    angle: sign.turned
                }
            }
            // Who dared, and left of it whose skull it was.
            Repeater {
                model: verdict.table.seats
                Drawing {
                    required property int index
                    required property string face
                    readonly property bool owner: !verdict.success && !verdict.eliminated
                                                  && index === verdict.tribe
                    visible: owner || index === verdict.challenger
                    width: sign.height * (verdict.success ? 0.4 : 0.56)
                    height: width
                    x: owner ? -width * 0.8 : sign.width - width * (verdict.success ? 0.5 : 0.2)
                    y: sign.height - height
                    source: visible ? "qrc:/assets/" + face + ".svg" : ""
                }
            }
            readonly property real turned: !verdict.success || !verdict.turns ? 0
                : verdict.opened < 0.5 ? 180 * verdict.opened : 180 * (verdict.opened - 1)
        }
        Rectangle {
            width: said.width + (verdict.success ? 36 * Look.unit : 0)
            height: said.height + (verdict.success ? 14 * Look.unit : 0)
            radius: height / 2
            color: verdict.success ? Look.plate : "transparent"
            Words {
                id: said
                anchors.centerIn: parent
                width: Math.min(implicitWidth, verdict.width - 60 * Look.unit
                                                - (verdict.below ? 0 : 2.4 * sign.width))
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                // Beside it there is room for one line.
                maximumLineCount: verdict.below ? 3 : 1
                fontSizeMode: verdict.below ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: Look.body * 0.8
                text: verdict.words
                color: verdict.success ? Look.success : Look.danger
                font { pixelSize: Look.title; bold: true }
            }
        }
    }
}
