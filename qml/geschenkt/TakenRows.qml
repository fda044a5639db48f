import QtQuick
import Facedown
import Facedown.geschenkt

// How the cards that have been taken lie before the seats, all seats' but the nearest's equally
// large: in a row, or parted into two lines where they are larger so. A run overlaps, so that its
// numbers are seen; what costs by itself always stands apart. Lengths are in cards' widths.
QtObject {
    id: rows

    required property Ring ring
    required property GeschenktTable table
    required property bool parting

    readonly property real overlap: 0.37
    readonly property real apart: 1.1
    // Where a run begins after these, and how long they are.
    function reach(runs) {
        return runs.reduce((sum, run) => sum + apart + (run - 1) * overlap, 0);
    }
    function lengthOf(runs) { return runs.length > 0 ? reach(runs) + 1 - apart : 0; }

    readonly property var taken: table.rows
    readonly property var lengths: taken.map(runs => lengthOf(runs))
    readonly property var halves: taken.map(runs => halved(runs))
    readonly property real longest: longestOf(lengths)
    readonly property real longestHalf: longestOf(halves.map(half => half.length))

    // Two lines may take much of the middle where nothing else lies, but nothing of another seat.
    readonly property real room: Math.min(ring.middle.height * 0.5,
                                          ring.leastBelow,
                                          ring.middle.height - below - 1.6 * Look.title)
    readonly property real lineStep: 1.04
    readonly property real inOne: widthOf(ring.otherRow, longest)
    readonly property real inTwo: widthOf((ring.otherRow + room) / (1 + lineStep), longestHalf)
    readonly property bool parted: parting && inTwo > inOne * 1.1
    readonly property real cardWidth: parted ? inTwo : inOne
    readonly property real cardHeight: cardWidth * 1.4
    readonly property real gap: 8 * Look.unit // to chips that follow

    // Chips that are counted lie at the lower end of the cards, where there is room below them; and
    // so far the lowest reach that are not at the sides.
    readonly property real chip: ring.otherRow * 0.36
    readonly property real below: chip * 1.8
    readonly property real end: ring.middle.y - ring.otherRow + below
        + cardHeight * (parted && halves.some((_, seat) => isHalved(seat)) ? 1 + lineStep : 1)

    // How many runs are in the first of two lines so that the longer is shortest.
    function halved(runs) {
        const all = { runs: runs.length, reach: reach(runs), length: lengthOf(runs) };
        return runs.reduce((best, _, many) => {
            const above = runs.slice(0, many);
            const length = Math.max(lengthOf(above), lengthOf(runs.slice(many)));
            return length < best.length ? { runs: many, reach: reach(above), length: length }
                                        : best;
        }, all);
    }
    function longestOf(lengths) {
        return Math.max(...lengths.filter((_, seat) => seat !== table.bottom));
    }
    function stacksOf(seat) { return Math.ceil((table.chips[seat] ?? 0) / 5); }
    function widthOf(height, length) {
        return Math.min(height / 1.4, ring.narrowestRow / Math.max(1, length));
    }

    // Whether a seat's cards need two lines; where one of them lies and in which of them.
    function isHalved(seat) {
        return parted && seat !== table.bottom
               && lengths[seat] * cardWidth > ring.narrowestRow + 1;
    }
    function lengthOfSeat(seat) {
        return isHalved(seat) ? halves[seat].length : lengths[seat] ?? 0;
    }
    function placeOf(seat, group, place) {
        const along = (place - group) * overlap + group * apart;
        const below = isHalved(seat) && group >= halves[seat].runs;
        return below ? Qt.point(along - halves[seat].reach, 1) : Qt.point(along, 0);
    }
}
