import QtQuick
import QtTest
import Facedown

Item {
    width: 600
    height: 400

    component Disc: Piece {
        targetX: 20
        targetY: 40
        targetSize: 100
        spoken: "your flower, in hand"
        frontSource: "qrc:/assets/skull/disc-flower-0.svg"
        backSource: "qrc:/assets/skull/disc-back-0.svg"
    }

    Component {
        id: discs
        Disc {}
    }
    SignalSpy {
        id: pressed
        signalName: "pressed"
    }

    TestCase {
        name: "Piece"
        when: windowShown

        property Piece disc: null

        function init() {
            Look.travel = 300;
            Look.reduceMotion = false;
            disc = createTemporaryObject(discs, parent);
            pressed.target = disc;
            pressed.clear();
        }
        function cleanupTestCase() {
            Look.travel = 340;
        }
        function face(showing) {
            for (let i = 0; i < disc.children.length; ++i) {
                const child = disc.children[i];
                if (child.visible && String(child.source).includes(showing))
                    return true;
            }
            return false;
        }

        function test_itLiesWhereItIsPut() {
            compare(Qt.rect(disc.x, disc.y, disc.width, disc.height), Qt.rect(20, 40, 100, 100));
            verify(!disc.moving);
        }

        function test_itTravelsAndSettles() {
            disc.targetX = 420;
            disc.targetY = 240;
            disc.targetSize = 60;
            verify(disc.moving);
            tryVerify(() => disc.x > 20 && disc.x < 420 && disc.lift > 0);
            tryVerify(() => !disc.moving);
            compare(Qt.rect(disc.x, disc.y, disc.width, disc.height), Qt.rect(420, 240, 60, 60));
            compare(disc.lift.toFixed(3), "0.000");
        }

        function test_anewOnTheWay() {
            disc.targetX = 420;
            tryVerify(() => disc.x > 60);
            const x = disc.x;
            disc.targetX = 20;
            verify(Math.abs(disc.x - x) < 2); // it turns round where it is
            tryVerify(() => !disc.moving);
            compare(disc.x, 20);
        }

        function test_finishing() {
            disc.targetX = 420;
            disc.finish();
            compare(disc.x, 420);
            verify(!disc.moving);
        }

        function test_withoutMotion() {
            Look.reduceMotion = true;
            disc.targetX = 420;
            compare(disc.x, 420);
            disc.faceUp = true;
            compare(disc.angle, 180);
        }

        function test_theFaceIsSwappedAtTheEdge() {
            verify(face("back") && !face("flower"));
            disc.faceUp = true;
            let swapped = 0;
            while (disc.angle < 180) {
                compare(face("flower"), disc.angle >= 90);
                compare(face("back"), disc.angle < 90);
                swapped = Math.max(swapped, disc.angle);
                waitForRendering(disc, 1000);
            }
            verify(swapped > 0);
            verify(face("flower") && !face("back"));
        }

        function test_whatIsNotKnownHasNoFace() {
            disc.faceUp = true;
            tryCompare(disc, "angle", 180);
            disc.frontSource = "";
            disc.faceUp = false;
            verify(!face("flower"));
            verify(face("back"));
        }

        function test_onlyWithAnEventItCanBePressed() {
            verify(!disc.activeFocusOnTab);
            mouseClick(disc);
            disc.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(pressed.count, 0);
            disc.event = "place flower";
            verify(disc.activeFocusOnTab);
            mouseClick(disc);
            compare(pressed.count, 1);
            keyClick(Qt.Key_Return);
            compare(pressed.count, 2);
            keyClick(Qt.Key_Enter);
            compare(pressed.count, 3);
            keyClick(Qt.Key_Space); // which skips, and must play nothing
            compare(pressed.count, 3);
        }

        function drag(by) {
            const middle = disc.width / 2;
            mousePress(disc, middle, middle);
            // In the disc's own coordinates, and it comes along.
            const hold = disc.mapToItem(disc.parent, middle, middle);
            for (let step = 1; step <= 10; ++step) {
                const there = disc.mapFromItem(disc.parent, hold.x + by * step / 10, hold.y);
                mouseMove(disc, there.x, there.y);
            }
            const end = disc.mapFromItem(disc.parent, hold.x + by, hold.y);
            mouseRelease(disc, end.x, end.y);
        }
        function test_dragging_data() {
            return [{ tag: "far", by: 120, times: 1 }, { tag: "near", by: 40, times: 0 }];
        }
        function test_dragging(row) {
            disc.event = "place flower";
            drag(row.by);
            compare(pressed.count, row.times);
            verify(disc.moving && disc.x > 20); // from where it was let go
            tryCompare(disc, "moving", false);
            compare(Qt.rect(disc.x, disc.y, disc.width, disc.height), Qt.rect(20, 40, 100, 100));
            compare(pressed.count, row.times);
        }
        function test_withoutAnEventItStays() {
            drag(120);
            compare(pressed.count, 0);
            compare(disc.x, 20);
        }

        function test_whatAScreenReaderSays() {
            compare(disc.Accessible.name, "your flower, in hand");
            compare(disc.Accessible.role, Accessible.Graphic);
            disc.event = "place flower";
            compare(disc.Accessible.role, Accessible.Button);
            verify(disc.Accessible.focusable);
            disc.gone = true;
            verify(disc.Accessible.ignored);
        }

        function test_whatIsGoneFades() {
            disc.gone = true;
            verify(disc.visible);
            tryVerify(() => !disc.visible);
        }
    }
}
