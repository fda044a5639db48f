pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Facedown

// A piece that lies somewhere, travels on a slight arc to where it is to lie, and turns over in
// three dimensions, changing its face at the edge. What it looks like comes from its two sides.
// There are many, so what few of them show is made only where it is shown: by a repeater of one or,
// as no number would spare its making a model, of undefined.
Item {
    id: piece

    property real targetX: 0
    property real targetY: 0
    property real targetSize: 80 // its width
    property real ratio: 1 // of height to width
    property bool faceUp: false
    property bool gone: false
    property real shade: 1 // its opacity while it is there
    property string spoken: ""
    property string event: ""
    property string frontSource
    property string backSource
    property string shadowSource
    property real shadowSpread: 1.08 // of the shadow's width to the piece's
    property real shadowRatio: ratio
    property real drawnAt: 128
    // The circle that can be touched, as a share of the size; 0 for all of it, a card.
    property real touchRadius: 0.43
    // One of several alike of which another speaks and has the focus for all.
    property bool quiet: false
    // Others lie on it, so that a frame round each of them would cross the next: it has one only
    // when it is touched or advised, and its game marks otherwise that it can be chosen.
    property bool overlapped: false
    // What a hint would choose, and where its mark stands, as a share of the width.
    property bool hinted: false
    property real markAt: 0.84
    // The arrows lead from piece to piece as the game says, not as Tab does.
    property bool ownOrder: false
    property bool settled: false
    // How long it is held up before it turns over, and how long that takes, in milliseconds; how
    // much nearer it comes meanwhile.
    property int heldUp: 0
    property int turnTime: Look.flipTime
    property real nearer: 0.06
    // How high it is lifted on its way, and how long it waits before it sets out.
    property real arc: Math.min(26, height * 0.3)
    property int delay: 0
    // Where it is beside where it lies.
    property point aside
    // What is asked for instead of a piece that cannot be chosen: it tells whoever clicks on it,
    // and shakes its head. One that is solid is in the way of those below it none the less.
    property string refusal
    property bool solid: refusal !== ""
    signal pressed()
    signal denied()
    signal stepped(int by)

    // Where it set out, where to, and how far it has come since. (Not bound to the targets: what
    // is on its way when they change turns off from where it is.)
    property point from
    property point to
    // Round the table with all that lies there, where that turns.
    property Ring ring: null
    property bool circling: false
    property real fromSize
    property real toSize
    property real way: 1
    property vector2d dragged: Qt.vector2d(0, 0)
    readonly property bool moving: way < 1
    // Of all pieces one alone: where the keys choose, the pointer takes the focus, or waits.
    readonly property bool touched: activeFocus || area.containsMouse && event !== "" && !byKeys
    readonly property bool byKeys: (Window.activeFocusItem as Piece) !== null
    property bool pointerLeads: true // it does take the focus there
    readonly property real lift: Math.sin(Math.PI * way) * arc
                                 + raised * height * 0.1
    property real raised: 0
    property real wobbled: 1
    property real angle: 0

    onFaceUpChanged: {
        if (!settled || heldUp + turnTime === 0)
            return lieOpen();
        over.to = faceUp ? 180 : 0;
        turn.restart();
    }
    function lieOpen() {
        turn.stop();
        raised = 0;
        wobbled = 1;
        angle = faceUp ? 180 : 0;
    }

    function setOut() {
        if (!settled)
            return;
        const here = way < 1 ? Qt.point(place.x, place.y) : Qt.point(to.x, to.y);
        fromSize = width;
        from = here;
        circling = ring !== null && ring.turning || circling && way === 0;
        to = Qt.point(targetX, targetY);
        toSize = targetSize;
        if (Look.moveTime > 0 && (here.x !== to.x || here.y !== to.y || fromSize !== toSize)) {
            way = 0;
            waiting.duration = delay;
            travel.restart();
        } else {
            arrive();
        }
    }

    function arrive() {
        travel.stop();
        from = to = Qt.point(targetX, targetY);
        fromSize = toSize = targetSize;
        way = 1;
    }

    onTargetXChanged: setOut()
    onTargetYChanged: setOut()
    onTargetSizeChanged: setOut()
    Component.onCompleted: {
        arrive();
        lieOpen();
        presence = gone ? 0 : 1;
        settled = true;
    }

    readonly property point place: circling && moving
        ? ring.onItsWay(from, to, way)
        : Qt.point(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way)
    x: place.x + dragged.x + aside.x
       + 0.05 * width * Math.sin(4 * Math.PI * refused) * (1 - refused)
    y: place.y - lift + dragged.y + aside.y
    scale: 1 + raised * nearer
    rotation: raised * Math.sin(4 * Math.PI * wobbled) * (1 - wobbled) * 9
    width: fromSize + (toSize - fromSize) * way
    height: width * ratio
    opacity: presence * shade
    visible: opacity > 0

    // What comes is whole from the first; what goes fades on its way.
    property real presence: 1
    onGoneChanged: {
        going.stop();
        if (settled && gone)
            going.start();
        else
            presence = gone ? 0 : 1;
    }
    NumberAnimation {
        id: going
        target: piece
        property: "presence"
        to: 0
        duration: Look.moveTime + Look.fadeTime + piece.delay
        easing.type: Easing.InExpo // hardly before it arrives
    }
    Behavior on shade { NumberAnimation { duration: Look.fadeTime } }
    SequentialAnimation {
        id: turn
        ParallelAnimation {
            PauseAnimation { duration: piece.heldUp }
            NumberAnimation {
                target: piece
                property: "raised"
                to: piece.heldUp > 0 && !Look.reduceMotion ? 1 : 0
                duration: Math.min(piece.heldUp, 180)
                easing.type: Easing.OutCubic
            }
            NumberAnimation {
                target: piece
                property: "wobbled"
                from: 0
                to: 1
                duration: Math.min(piece.heldUp, 300)
            }
        }
        NumberAnimation {
            id: over
            target: piece
            property: "angle"
            duration: piece.turnTime
            easing.type: Easing.InOutQuad
        }
        NumberAnimation {
            target: piece
            property: "raised"
            to: 0
            duration: Look.fadeTime
        }
    }
    SequentialAnimation {
        id: travel
        onFinished: piece.arrive()
        PauseAnimation { id: waiting }
        NumberAnimation {
            target: piece
            property: "way"
            from: 0
            to: 1
            duration: Look.moveTime
            easing.type: Easing.OutCubic
        }
    }

    // What has the focus keeps it, or Qt complains.
    activeFocusOnTab: activeFocus || (event !== "" && !quiet)
    function press(key) {
        if (event !== "" && !key.isAutoRepeat)
            pressed();
    }
    Keys.onReturnPressed: key => press(key)
    Keys.onEnterPressed: key => press(key)
    // Nothing to choose any more, it leads nowhere: to the buttons of the table least of all.
    function step(by) {
        if (event !== "" && ownOrder)
            stepped(by);
        else if (event !== "")
            nextItemInFocusChain(by > 0).forceActiveFocus();
    }
    Keys.onRightPressed: step(1)
    Keys.onLeftPressed: step(-1)
    Accessible.role: event !== "" ? Accessible.Button : Accessible.Graphic
    Accessible.name: spoken
    Accessible.focusable: event !== ""
    Accessible.ignored: gone || quiet
    Accessible.onPressAction: if (piece.event !== "") piece.pressed()

    // Ends whatever still moves.
    function finish() {
        travel.complete();
        going.complete();
        turn.complete();
    }

    // Dragged away and let go it is played; let go near where it lay it goes back there.
    DragHandler {
        enabled: piece.event !== ""
        target: null
        onActiveTranslationChanged: if (active) piece.dragged = activeTranslation
        onActiveChanged: if (!active) piece.drop()
    }
    function drop() {
        const far = Math.hypot(dragged.x, dragged.y) > width / 2;
        from = Qt.point(from.x + dragged.x, from.y + dragged.y);
        to = from;
        dragged = Qt.vector2d(0, 0);
        if (far)
            pressed();
        setOut();
    }

    Drawing {
        source: piece.shadowSource
        anchors.centerIn: parent
        anchors.verticalCenterOffset: piece.height * 0.05 + piece.lift * 0.8
        width: piece.width * (piece.shadowSpread + piece.lift / 200)
        height: width * piece.shadowRatio
        opacity: Look.shadow
        drawnAt: piece.drawnAt
        visible: piece.shadowSource !== ""
    }
    Rectangle {
        readonly property bool round: piece.touchRadius > 0
        visible: piece.event !== "" && (!piece.quiet || area.containsMouse)
                 && (!piece.overlapped || piece.touched || piece.hinted)
        z: piece.overlapped ? 1 : 0
        anchors.centerIn: parent
        anchors.verticalCenterOffset: round ? -piece.height * 0.02 : 0
        rotation: Look.turn
        width: round ? piece.width * 2 * (piece.touchRadius + 0.045)
                     : piece.width + (piece.overlapped ? 2 : 9) * Look.unit
        height: round ? width : piece.height + (piece.overlapped ? 2 : 9) * Look.unit
        radius: round ? width / 2 : piece.width * 0.12
        color: "transparent"
        border { color: Look.mark; width: Look.unit * (piece.touched || piece.hinted ? 4 : 2.5) }
    }
    Drawing {
        id: back
        anchors.fill: parent
        source: piece.backSource
        drawnAt: piece.drawnAt
        visible: piece.angle < 90 || piece.frontSource === ""
        transform: Rotation {
            origin { x: back.width / 2; y: back.height / 2 }
            axis { x: 0; y: 1; z: 0 }
            angle: piece.frontSource === "" ? 0 : piece.angle
        }
    }
    Drawing {
        id: front
        anchors.fill: parent
        source: piece.frontSource
        drawnAt: piece.drawnAt
        visible: !back.visible
        transform: Rotation {
            origin { x: front.width / 2; y: front.height / 2 }
            axis { x: 0; y: 1; z: 0 }
            angle: piece.angle - 180
        }
    }
    Repeater {
        model: piece.hinted && !piece.quiet ? 1 : undefined
        HintMark {
            z: 1
            // Above a card, whose corners are printed, and on the rim of what is round.
            x: piece.width * piece.markAt - width / 2
            y: -height * (piece.touchRadius > 0 ? 0.3 : 0.85)
        }
    }
    MouseArea {
        id: area
        // Of a card that stands out it reaches to where that lay, so that it does not fall back.
        readonly property real below: piece.touchRadius > 0 ? 0 : Math.max(0, -piece.aside.y)
        anchors { centerIn: parent; verticalCenterOffset: below / 2 }
        width: piece.touchRadius > 0 ? piece.width * 2 * piece.touchRadius : piece.width
        height: piece.touchRadius > 0 ? width : piece.height + below
        enabled: piece.event !== "" || piece.solid
        hoverEnabled: piece.event !== ""
        onEntered: lead()
        onPositionChanged: lead()
        // Keys choose on where the pointer rests and a piece comes to lie under it.
        function lead() {
            const here = mapToItem(null, mouseX, mouseY);
            const rests = Math.abs(here.x - Look.pointer.x) < 0.1
                          && Math.abs(here.y - Look.pointer.y) < 0.1;
            Look.pointer = here;
            if (piece.event !== "" && !rests && !piece.moving && piece.byKeys
                && piece.pointerLeads && !piece.quiet)
                piece.forceActiveFocus();
        }
        cursorShape: hoverEnabled ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: {
            if (piece.event !== "")
                return piece.pressed();
            if (piece.refusal === "")
                return;
            piece.ToolTip.show(piece.refusal, Look.tipTime);
            piece.denied();
            if (!Look.reduceMotion)
                refusing.restart();
        }
    }
    property real refused: 1
    NumberAnimation {
        id: refusing
        target: piece
        property: "refused"
        from: 0
        to: 1
        duration: 320
    }
}
