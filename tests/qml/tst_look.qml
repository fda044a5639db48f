import QtQuick
import QtTest
import Facedown

TestCase {
    name: "Look"

    // WCAG 2.1: relative luminance and contrast ratio.
    function linear(part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
    function luminance(colour) {
        return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
    }
    function contrast(one, two) {
        const a = luminance(one);
        const b = luminance(two);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    function cleanup() {
        Look.dark = true;
        Look.safe = false;
        Look.cloth = Preferences.Classic;
    }

    function test_contrastIsKnown() {
        fuzzyCompare(contrast(Qt.color("black"), Qt.color("white")), 21, 0.01);
        fuzzyCompare(contrast(Qt.color("#777777"), Qt.color("white")), 4.48, 0.01);
    }

    function test_wordsCanBeRead_data() {
        const rows = [];
        for (const dark of [true, false])
            for (const safe of [true, false])
                for (const ink of ["ink", "muted", "mark", "danger", "success"])
                    for (const ground of ["ground", "groundHigh", "groundLow", "bar", "plate",
                                          "button"])
                        rows.push({ tag: (dark ? "dark, " : "light, ") + (safe ? "safe, " : "")
                                         + ink + " on " + ground,
                                    dark: dark, safe: safe, ink: ink, ground: ground });
        return rows;
    }
    function test_wordsCanBeRead(row) {
        Look.dark = row.dark;
        Look.safe = row.safe;
        const ratio = contrast(Look[row.ink], Look[row.ground]);
        verify(ratio >= 4.5, ratio.toFixed(2) + ":1");
    }

    function test_wordsCanBeReadOnEveryCloth_data() {
        const rows = [];
        for (const dark of [true, false])
            for (const cloth of [Preferences.Classic, Preferences.Moss, Preferences.Plum])
                rows.push({ tag: (dark ? "dark, " : "light, ") + cloth, dark: dark, cloth: cloth });
        return rows;
    }
    function test_wordsCanBeReadOnEveryCloth(row) {
        Look.dark = row.dark;
        Look.cloth = row.cloth;
        verify(Look.ground.a === 1);
        for (const ink of ["ink", "muted", "mark", "danger", "success"])
            for (const ground of ["ground", "groundHigh", "groundLow"]) {
                const ratio = contrast(Look[ink], Look[ground]);
                verify(ratio >= 4.5, ink + " on " + ground + ": " + ratio.toFixed(2) + ":1");
            }
    }

    // What is dimmed is darker, and of the same hue, at least as full of colour as before.
    function test_theDimmedClothKeepsItsColour_data() {
        return test_wordsCanBeReadOnEveryCloth_data();
    }
    function test_theDimmedClothKeepsItsColour(row) {
        Look.dark = row.dark;
        Look.cloth = row.cloth;
        for (const over of ["dusk", "veil"]) {
            const dimmed = Qt.tint(Look.ground, Look[over]);
            verify(dimmed.hsvValue < 0.85 * Look.ground.hsvValue, over);
            verify(dimmed.hsvValue > 0.3 * Look.ground.hsvValue, over);
            fuzzyCompare(dimmed.hsvHue, Look.ground.hsvHue, 0.01, over);
            verify(dimmed.hsvSaturation > Look.ground.hsvSaturation - 0.02, over);
        }
    }

    function test_accentCanBeRead_data() {
        return [{ tag: "dark", dark: true }, { tag: "light", dark: false }];
    }
    function test_accentCanBeRead(row) {
        Look.dark = row.dark;
        verify(contrast(Look.accentInk, Look.accent) >= 4.5);
        verify(contrast(Look.accentInk, Look.accentOver) >= 4.5);
        verify(contrast(Look.ink, Look.buttonOver) >= 4.5);
    }

    function test_seats_data() {
        const rows = [];
        for (const dark of [true, false])
            for (const safe of [true, false])
                for (let seat = 0; seat < 12; ++seat)
                    rows.push({ tag: (dark ? "dark, " : "light, ") + (safe ? "safe, " : "") + seat,
                                dark: dark, safe: safe, seat: seat });
        return rows;
    }
    function test_seats(row) {
        Look.dark = row.dark;
        Look.safe = row.safe;
        for (const ground of ["bar", "plate"]) {
            const ratio = contrast(Look.seats[row.seat], Look[ground]);
            verify(ratio >= 4.5, ratio.toFixed(2) + ":1 on " + ground);
        }
    }

    function test_motion() {
        Look.travel = 340;
        Look.reduceMotion = false;
        verify(Look.moveTime >= 250 && Look.moveTime <= 400);
        Look.reduceMotion = true;
        compare(Look.moveTime, 0);
        compare(Look.flipTime, 0);
        verify(Look.fadeTime > 0);
        Look.reduceMotion = false;
        Look.travel = 0;
        compare(Look.moveTime, 0);
        compare(Look.fadeTime, 0);
        Look.travel = 340;
    }
}
