#include "table/skull/skull_table.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "table/skull/skull_hint.h"

namespace facedown::table {

using core::Seat;
using skull::Decision;
using skull::Disc;
using skull::Phase;
using Kind = skull::Decision::Kind;
using StepKind = skull::Step::Kind;

namespace {

/// The letters on the buttons; digits name seats and places in the order of the buttons.
QString keyOf(const Decision& decision, std::size_t position)
{
    static const QString digits = QStringLiteral("1234567890QW");
    switch (decision.kind) {
    case Kind::Place:
    case Kind::Discard:
        return decision.disc() == Disc::Flower ? QStringLiteral("F") : QStringLiteral("S");
    case Kind::Bid:
        return QStringLiteral("B");
    case Kind::Pass:
        return QStringLiteral("P");
    case Kind::Show:
        return QStringLiteral("S");
    case Kind::Hide:
        return QStringLiteral("K");
    case Kind::Flip:
    case Kind::Take:
    case Kind::Start:
        return digits.mid(static_cast<qsizetype>(position), 1);
    }
    return {};
}

/// Whose disc, which of a row, who goes first: nothing stands before the others.
bool isOneOfAlike(Kind kind)
{
    return kind == Kind::Flip || kind == Kind::Take || kind == Kind::Start;
}

} // namespace

QString SkullTable::prompt() const
{
    const skull::Step* last = step();
    const bool comesOut = last != nullptr && (verdict() != None || last->kind == StepKind::Lost);
    if (comesOut)
        return words().line(*last, shown_);
    // The discs go home while it is still read how the challenge came out.
    if (last != nullptr && last->kind == StepKind::Returned) {
        QString verdict;
        backwards([&](const View&, const Part& part) {
            const bool ended =
                part.step.kind == StepKind::Succeeded || part.step.kind == StepKind::Failed;
            if (ended)
                verdict = words().line(part.step, part.view);
            return !ended;
        });
        return verdict;
    }
    // Whoever may decide is the one spoken to, also where nobody's secrets are on the screen.
    View spokenTo = shown_;
    if (mayDecide() && shown_.viewer < 0)
        spokenTo.viewer = shown_.table.actor;
    return words().prompt(spokenTo);
}

SkullTable::Verdict SkullTable::verdict() const
{
    const skull::Step* last = step();
    if (last == nullptr)
        return None;
    return last->kind == StepKind::Succeeded    ? Success
           : last->kind == StepKind::Failed     ? Failure
           : last->kind == StepKind::Eliminated ? Elimination
                                                : None;
}

QString SkullTable::verdictText() const
{
    return verdict() == None ? QString() : words().line(*step(), shown_);
}

int SkullTable::suspense() const
{
    return unsaid() == nullptr ? 0 : suspenseBefore(*unsaid());
}

bool SkullTable::lastFlip() const
{
    return unsaid() != nullptr && isLastFlip(*unsaid());
}

bool SkullTable::shuffling() const
{
    return step() != nullptr && isShuffle(*step(), shown_);
}

bool SkullTable::counting() const
{
    const bool cleared = bid() > 0 && discsOnMats() == 0;
    const bool decided = shown_.table.phase == Phase::Reveal;
    return !cleared && !decided && !over() && verdict() == None;
}

bool SkullTable::failed() const
{
    const Phase phase = shown_.table.phase;
    return (phase == Phase::Reveal || phase == Phase::Shuffle || phase == Phase::Discard ||
            phase == Phase::Start) &&
           verdict() == None;
}

bool SkullTable::secretTurn() const
{
    const Phase phase = history().view().table.phase;
    return phase == Phase::Prepare || phase == Phase::Turn || phase == Phase::Discard;
}

QStringList SkullTable::momentsOf(const View& view) const
{
    return {QStringLiteral("round-%1").arg(view.table.round),
            QStringLiteral("to-%1").arg(QLatin1String(skull::name(view.table.phase)))};
}

Table::Picture SkullTable::picture() const
{
    const SkullWords in = words();
    Picture picture;
    picture.seats = seatRows(in);
    picture.actions = offeredActions(in);
    picture.scores = standings(in);
    return picture;
}

QString SkullTable::choiceText(const QStringList& chosen) const
{
    const Decision* decision = offered(chosen.front());
    return decision == nullptr ? QString() : words().choice(shown_, *decision);
}

bool SkullTable::comesToTheSame(const QString& one, const QString& other) const
{
    // The discs have been shuffled (SK-31).
    const Decision* first = offered(one);
    const Decision* second = offered(other);
    return first != nullptr && second != nullptr && first->kind == Kind::Take &&
           second->kind == Kind::Take;
}

QString SkullTable::besides(const QString& event) const
{
    const Decision* decision = offered(event);
    if (decision == nullptr || (decision->kind != Kind::Bid && decision->kind != Kind::Place))
        return {};
    const SkullWords in = words();
    return textOf(skull::bid(SkullHint(shown_, events(), in).coveredBid()));
}

QStringList SkullTable::reasons(const std::vector<Decision>& decisions) const
{
    const SkullWords in = words();
    return SkullHint(shown_, events(), in).reasons(decisions.front());
}

bool SkullTable::covered() const
{
    const skull::Tribe& tribe = shown_.table.tribe(bottom());
    return viewer() < 0 && tribe.owned() > tribe.mat;
}

bool SkullTable::mixes() const
{
    const Phase phase = shown_.table.phase;
    return skull::isBeforeChallenge(phase) || phase == Phase::Discard;
}

QString SkullTable::saidBy(Seat seat, const SkullWords& words) const
{
    QString said;
    bool home = false;
    backwards([&](const View& before, const Part& part) {
        // Once the discs are home nobody needs to know any more what was bid.
        home = home || part.step.kind == skull::Step::Kind::Returned;
        const bool verdict = part.step.kind == skull::Step::Kind::Succeeded ||
                             part.step.kind == skull::Step::Kind::Failed;
        if (before.table.round != shown_.table.round || (home && verdict))
            return false;
        said = words.said(seat, part.step, part.view);
        return said.isEmpty();
    });
    return said;
}

std::vector<SeatModel::Row> SkullTable::seatRows(const SkullWords& words) const
{
    const skull::Table& table = shown_.table;
    std::vector<SeatModel::Row> rows;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        SeatModel::Row row = seatRow(seat);
        row.out = table.tribe(seat).out();
        row.dimmed = table.tribe(seat).passed;
        row.marked = seat == table.challenger;
        // Placing begins with the one after.
        row.first = seat == table.starter && !over() && table.phase != Phase::Prepare;
        row.won = over() && seat == table.winner;
        row.score = table.tribe(seat).wins;
        row.holds = table.tribe(seat).owned();
        row.inHand = table.hand(seat);
        row.status = words.status(shown_, seat);
        row.said = saidBy(seat, words);
        row.event = offer(skull::start(seat));
        row.description = words.seatDescription(shown_, seat, row.character);
        rows.push_back(row);
    }
    return rows;
}

std::vector<ScoreSheet::Line> SkullTable::standings(const SkullWords& words) const
{
    std::vector<ScoreSheet::Line> lines;
    if (!over())
        return lines;
    const skull::Table& table = shown_.table;
    for (Seat player = 0; player < table.players; ++player) {
        ScoreSheet::Line line;
        line.name = words.name(player);
        line.won = player == table.winner;
        line.seat = player;
        line.standing = words.standing(shown_, player);
        line.description = words.description({line.name, line.standing});
        lines.push_back(line);
    }
    const auto rank = [&table](const ScoreSheet::Line& line) {
        int discs = 0;
        int wins = 0;
        for (Seat seat = line.seat; seat < table.seats(); seat += table.players) {
            discs += table.tribe(seat).owned();
            wins += table.tribe(seat).wins;
        }
        return std::tuple(!line.won, -wins, -discs);
    };
    std::stable_sort(lines.begin(), lines.end(), [&rank](const auto& one, const auto& other) {
        return rank(one) < rank(other);
    });
    return lines;
}

QString SkullTable::heading(const View& view) const
{
    return words().round(view.table.round);
}

std::vector<LogModel::Line> SkullTable::linesOf(const View& before, const Part& part) const
{
    const SkullWords in = words();
    const auto& [step, view] = part;
    // The first player of the first round has just been drawn.
    const bool known = step.kind == StepKind::RoundBegun && view.table.round == 1;
    LogModel::Line line;
    line.text = known ? QString() : in.line(step, view);
    if (line.text.isEmpty())
        return {};
    line.section =
        in.round(step.kind == StepKind::RoundBegun ? view.table.round : before.table.round);
    switch (step.kind) {
    case StepKind::Drawn:
    case StepKind::RoundBegun:
    case StepKind::Shuffled:
        break;
    case StepKind::Flipped:
    case StepKind::Named:
        line.seat = view.table.challenger;
        break;
    case StepKind::Lost:
        line.seat = step.value > 0 ? Seat(view.table.skullOwner) : Seat(step.seat);
        break;
    case StepKind::Succeeded:
    case StepKind::Failed:
    case StepKind::Eliminated:
    case StepKind::Won:
        line.highlighted = true;
        line.seat = step.seat;
        break;
    default:
        line.seat = step.seat;
    }
    return {line};
}

std::vector<ActionModel::Action> SkullTable::offeredFlips(const SkullWords& words) const
{
    std::vector<ActionModel::Action> actions;
    // As they sit, from the challenger's left.
    for (int away = 1; away < seatCount(); ++away) {
        const Seat seat = (shown_.table.challenger + away) % seatCount();
        const skull::Tribe& tribe = shown_.table.tribe(seat);
        if (tribe.mat == 0)
            continue;
        // A mat that has no more to flip keeps its place: no button, nor key, becomes another's.
        const bool open = tribe.faceDown() > 0;
        const Decision flip = skull::flip(seat);
        ActionModel::Action action;
        action.choices.push_back({open ? textOf(flip) : QString(), words.button(shown_, flip)});
        action.key = keyOf(flip, actions.size());
        action.alike = open && offered_.size() > 1;
        action.safe = action.primary = open && !action.alike;
        actions.push_back(action);
    }
    return actions;
}

std::vector<ActionModel::Action> SkullTable::offeredActions(const SkullWords& words) const
{
    if (!offered_.empty() && offered_.front().kind == Kind::Flip &&
        offered_.front().value != shown_.table.challenger)
        return offeredFlips(words);
    std::vector<ActionModel::Action> actions;
    ActionModel::Action bids;
    std::vector<Decision> shown = offered_;
    // What may be added keeps its place beside a bid, if there is none of it or nobody may know.
    if (const skull::Table& table = shown_.table;
        table.phase == Phase::Turn && mayDecide() &&
        table.tribe(table.actor).owned() > table.tribe(table.actor).mat) {
        std::erase_if(shown, [](const Decision& one) { return one.kind == Kind::Place; });
        shown.insert(shown.begin(), {skull::place(Disc::Flower), skull::place(Disc::Skull)});
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Decision& decision = shown[i];
        ActionModel::Choice choice{offer(decision), words.button(shown_, decision)};
        // The prompt says what is taken: the buttons stay in one row.
        if (decision.kind == Kind::Take && offered_.size() > 1)
            choice.spoken = std::exchange(choice.text, QString::number(decision.value));
        if (decision.kind == Kind::Bid) {
            choice.number = decision.value;
            bids.choices.push_back(choice);
            bids.key = keyOf(decision, 0);
            continue;
        }
        ActionModel::Action action;
        action.choices.push_back(choice);
        action.key = keyOf(decision, i);
        const bool only = offered_.size() == 1;
        action.alike = !only && isOneOfAlike(decision.kind);
        action.safe = only && isOneOfAlike(decision.kind);
        actions.push_back(action);
    }
    if (!bids.choices.empty()) {
        // Bidding comes after placing (SK-11) and before passing (SK-14).
        const bool passing = shown_.table.phase == Phase::Bid;
        // Nothing is left to be bid after it: the challenge begins.
        bids.risky = passing && bids.choices.size() == 1;
        actions.insert(passing ? actions.begin() : actions.end(), bids);
    }
    if (!actions.empty())
        actions.front().primary = actions.size() == 1;
    return actions;
}

} // namespace facedown::table

#include "moc_skull_table.cpp"
