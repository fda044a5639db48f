#include "table/skull/skull_table.h"

#include <algorithm>
#include <utility>

#include "table/skull/skull_hint.h"

namespace facedown::table {

using core::Seat;
using skull::Decision;
using skull::Disc;
using skull::Phase;
using skull::Skull;
using skull::View;
using Kind = skull::Decision::Kind;

namespace {

/// How long things want to be looked at, in milliseconds at the normal pace.
constexpr int glance = 350;
constexpr int look = 800;
constexpr int moment = 1200;
constexpr int turning = 700; ///< a disc turns over and lies there
constexpr int growing = 250; ///< added with each disc flipped
constexpr int verdictTime = 2400;

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

/// The disc flipped between the two moments lies open, and nothing has come of it yet.
View turnedUp(const View& before, const View& after)
{
    View view = before;
    for (Seat seat = 0; seat < view.table.seats(); ++seat) {
        skull::Tribe& tribe = view.table.tribe(seat);
        if (after.table.tribe(seat).open == tribe.open)
            continue;
        ++tribe.open;
        if (after.table.skullOwner == seat)
            view.skulls[static_cast<std::size_t>(seat)] = core::byte(tribe.faceDown());
    }
    return view;
}

} // namespace

int SkullTable::seatCount() const
{
    return shown_.table.seats();
}
int SkullTable::viewer() const
{
    return shown_.viewer;
}
int SkullTable::actor() const
{
    return shown_.table.actor;
}
bool SkullTable::over() const
{
    return shown_.table.phase == Phase::Over;
}

QString SkullTable::title() const
{
    return words().title(shown_);
}
QString SkullTable::outcome() const
{
    return words().outcome(shown_);
}
QString SkullTable::reason() const
{
    return words().reason(shown_);
}

QString SkullTable::prompt() const
{
    return verdict() == None ? words().prompt(shown_) : words().verdict(shown_);
}

QString SkullTable::announcement() const
{
    return lastLineAndPrompt(scene_.past);
}

bool SkullTable::deedDiffers() const
{
    return scene_.deed != scene_.view();
}

SkullTable::Verdict SkullTable::verdict() const
{
    const Decision* decision = lastDecision();
    if (beat_ != Beat::Deed || decision == nullptr || decision->kind != Kind::Flip || over())
        return None;
    if (shown_.table.skullOwner != core::nobody)
        return Failure;
    return shown_.table.flipped == shown_.table.bid ? Success : None;
}

QString SkullTable::verdictText() const
{
    return verdict() == None ? QString() : words().verdict(shown_);
}

int SkullTable::dwell() const
{
    if (scene_.events.empty())
        return 0;
    if (verdict() != None)
        return verdictTime;
    const Decision* decision = lastDecision();
    if (decision == nullptr)
        return moment;
    switch (decision->kind) {
    case Kind::Place:
        return shown_.table.phase == Phase::Prepare ? glance : look;
    case Kind::Flip:
        return glance + growing * shown_.table.flipped;
    case Kind::Show:
    case Kind::Take:
    case Kind::Start:
        return moment;
    case Kind::Bid:
    case Kind::Pass:
    case Kind::Hide:
    case Kind::Discard:
        break;
    }
    return look;
}

int SkullTable::suspense(const core::Event<Skull>& next) const
{
    const auto* decision = std::get_if<Decision>(&next);
    return decision != nullptr && decision->kind == Kind::Flip ? turning : 0;
}

int SkullTable::rowSeat() const
{
    return shown_.table.phase == Phase::Take ? shown_.table.challenger : -1;
}

bool SkullTable::counting() const
{
    const bool cleared = bid() > 0 && discsOnMats() == 0;
    return !cleared && !over() && verdict() == None;
}

bool SkullTable::secretTurn() const
{
    const Phase phase = scene_.view().table.phase;
    return phase == Phase::Prepare || phase == Phase::Turn || phase == Phase::Discard;
}

bool SkullTable::turnedUpSince(int count) const
{
    return std::any_of(scene_.events.begin() + count, scene_.events.end(), [](const auto& event) {
        const auto* decision = std::get_if<Decision>(&event);
        return decision == nullptr || decision->kind == Kind::Flip ||
               decision->kind == Kind::Show || decision->kind == Kind::Take;
    });
}

void SkullTable::show(Scene<Skull> scene, Beat beat)
{
    const bool otherEyes = set(std::move(scene), beat);
    if (beat == Beat::Turn)
        lying_ = turnedUp(shown_, lying_);
    turnToViewer();
    present(otherEyes, false);
}

void SkullTable::retranslate()
{
    if (!scene_.views.empty())
        present(false, true);
}

void SkullTable::present(bool otherEyes, bool anew)
{
    const SkullWords in = words();
    Picture picture;
    picture.pieces = layOut(in);
    picture.seats = seatRows(in);
    picture.yourTurn = mayDecide();
    picture.actions = offeredActions(in);
    if (!scene_.past)
        picture.log =
            logWith(otherEyes || anew, [&](std::size_t event) { return linesOf(event, in); });
    Table::present(std::move(picture), otherEyes);
}

QString SkullTable::choiceText(const QString& event) const
{
    const Decision* decision = offered(event);
    return decision == nullptr ? QString() : words().button(shown_, *decision);
}

QString SkullTable::reasonFor(const QString& event) const
{
    const Decision* decision = offered(event);
    const SkullWords in = words();
    return decision == nullptr ? QString() : SkullHint(shown_, scene_.events, in).reason(*decision);
}

bool SkullTable::mixes() const
{
    const Phase phase = shown_.table.phase;
    return skull::isBeforeChallenge(phase) || phase == Phase::Discard;
}

QString SkullTable::saidBy(Seat seat, const SkullWords& words) const
{
    for (std::size_t i = scene_.events.size(); i-- > 0;) {
        const View& before = scene_.views[i];
        if (before.table.round != shown_.table.round)
            break;
        const auto* decision = std::get_if<Decision>(&scene_.events[i]);
        if (decision != nullptr && before.table.actor == seat)
            return words.said(before, *decision);
    }
    return {};
}

std::vector<SeatModel::Row> SkullTable::seatRows(const SkullWords& words) const
{
    const skull::Table& table = shown_.table;
    std::vector<SeatModel::Row> rows;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        SeatModel::Row row = seatRow(seat);
        row.own = shown_.owns(seat);
        row.toAct = seat == table.actor;
        row.out = table.tribe(seat).out();
        row.dimmed = table.tribe(seat).passed;
        row.marked = seat == table.challenger;
        row.first = seat == table.starter && !over();
        row.won = over() && seat == table.winner;
        row.score = table.tribe(seat).wins;
        row.status = words.status(shown_, seat);
        row.said = saidBy(seat, words);
        row.event = offer(skull::start(seat));
        row.description = words.seatDescription(shown_, seat, row.character);
        rows.push_back(row);
    }
    return rows;
}

std::vector<LogModel::Line> SkullTable::linesOf(std::size_t event, const SkullWords& words) const
{
    const View& before = scene_.views[event];
    const View& after = scene_.views[event + 1];
    LogModel::Line line;
    line.section = words.round(before.table.round);
    if (const auto* decision = std::get_if<Decision>(&scene_.events[event])) {
        line.seat = before.table.actor;
        line.text = words.line(before, *decision, after);
    } else {
        line.text = words.line(before, std::get<skull::Chance>(scene_.events[event]));
    }
    std::vector<LogModel::Line> lines{line};
    line.grave = true;
    for (const auto& [seat, text] : words.outcomes(before, after)) {
        line.seat = seat;
        line.text = text;
        lines.push_back(line);
    }
    // Of the next round nothing is said while one looks at how this one came out.
    const bool settled = beat_ == Beat::Settled || event + 1 < scene_.events.size();
    if (after.table.round != before.table.round && settled)
        lines.push_back(
            {words.firstPlayer(after.table.starter), -1, words.round(after.table.round)});
    return lines;
}

std::vector<ActionModel::Action> SkullTable::offeredActions(const SkullWords& words) const
{
    std::vector<ActionModel::Action> actions;
    if (!showsNow())
        return actions;
    ActionModel::Action bids;
    for (std::size_t i = 0; i < scene_.offered.size(); ++i) {
        const Decision& decision = scene_.offered[i];
        ActionModel::Choice choice{textOf(decision), words.button(shown_, decision)};
        // The prompt says what is taken: the buttons stay in one row.
        if (decision.kind == Kind::Take && scene_.offered.size() > 1)
            choice.spoken = std::exchange(choice.text, QString::number(decision.value));
        if (decision.kind == Kind::Bid) {
            bids.choices.push_back(choice);
            bids.key = keyOf(decision, 0);
            continue;
        }
        ActionModel::Action action;
        action.choices.push_back(choice);
        action.key = keyOf(decision, i);
        actions.push_back(action);
    }
    if (!bids.choices.empty()) {
        // Bidding comes after placing (SK-11) and before passing (SK-14).
        const bool passing = shown_.table.phase == Phase::Bid;
        actions.insert(passing ? actions.begin() : actions.end(), bids);
    }
    if (!actions.empty())
        actions.front().primary = actions.size() == 1;
    return actions;
}

} // namespace facedown::table
