#include "table/nyet/nyet_table.h"

#include <algorithm>
#include <utility>

#include "table/nyet/nyet_hint.h"

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Decision;
using nyet::Discarding;
using nyet::Nyet;
using nyet::Phase;
using Kind = nyet::Decision::Kind;

namespace {

/// How long things want to be looked at, in milliseconds at the normal pace.
constexpr int glance = 300;
constexpr int look = 700;
constexpr int turning = 500; ///< a card is played and turns over
constexpr int moment = 1400;
constexpr int trickTime = 1900;

} // namespace

bool NyetTable::trickComplete() const
{
    const nyet::Table& table = shown_.table;
    return table.trick.size > 0 && table.trick.size == table.players;
}

bool NyetTable::picking() const
{
    return shown_.table.phase == Phase::Discard || shown_.table.phase == Phase::Give;
}

bool NyetTable::termsKnown() const
{
    const nyet::Table& table = shown_.table;
    return table.phase > Phase::Deal && !table.board.anyOpen();
}

int NyetTable::trumpGroup() const
{
    if (!termsKnown() || shown_.viewer < 0)
        return -1;
    const auto groups = nyetHandGroups(shown_, shown_.viewer);
    const auto trumps = shown_.table.trumps().group();
    return !groups.empty() && trumps.contains(groups.back().front())
               ? static_cast<int>(groups.size()) - 1
               : -1;
}

int NyetTable::firstCard() const
{
    int first = -1;
    for (const PieceModel::Piece& piece : std::as_const(pieces_).pieces())
        if (piece.zone == PieceModel::Hand && !piece.event.isEmpty() &&
            (first < 0 || piece.place < first))
            first = piece.place;
    return first;
}

QStringList NyetTable::faces() const
{
    QStringList faces;
    for (Seat seat = 0; seat < shown_.table.players; ++seat)
        faces << sitter(seat).face;
    return faces;
}

QStringList NyetTable::lastCards() const
{
    QStringList cards;
    const nyet::Trick& last = shown_.table.last;
    for (int place = 0; place < last.size; ++place)
        cards << QStringLiteral("card-") + QString::fromStdString(nyet::text(last.card(place)));
    return cards;
}

QStringList NyetTable::lastPlayers() const
{
    QStringList players;
    const nyet::Trick& last = shown_.table.last;
    for (int place = 0; place < last.size; ++place)
        players << sitter(last.seat(place, shown_.table.players)).name;
    return players;
}

int NyetTable::lastWinner() const
{
    return shown_.table.winning(shown_.table.last);
}

QVariantList NyetTable::totals() const
{
    QVariantList all;
    for (Seat seat = 0; seat < shown_.table.players; ++seat) {
        QVariantList totals{0};
        const auto add = [&](const nyet::Table& table) { totals << int(table.seat(seat).score); };
        for (std::size_t i = 1; i < scene_.views.size(); ++i)
            if (scene_.views[i].table.round != scene_.views[i - 1].table.round)
                add(scene_.views[i].table);
        if (over())
            add(shown_.table);
        all << QVariant(totals);
    }
    return all;
}

core::Winners NyetTable::winners() const
{
    // Who wins follows from what all see.
    nyet::State state;
    state.table = shown_.table;
    return Nyet::winners(state);
}

QString NyetTable::prompt() const
{
    if (over())
        return outcome();
    return beat_ == Beat::Tally ? words().roundOver(shown_.table) : words().prompt(shown_);
}

int NyetTable::dwell() const
{
    if (scene_.events.empty())
        return 0;
    if (trickComplete())
        return trickTime;
    const Decision* decision = lastDecision();
    if (decision == nullptr)
        return moment;
    switch (decision->kind) {
    case Kind::Veto:
        return termsKnown() ? moment : look;
    case Kind::Team:
    case Kind::Bonus:
        return moment;
    case Kind::Discard:
        return glance;
    case Kind::Give:
        return shown_.table.phase == Phase::Give ? glance : moment;
    case Kind::Play:
        return glance;
    }
    return look;
}

int NyetTable::suspense(const core::Event<Nyet>& next) const
{
    const auto* decision = std::get_if<Decision>(&next);
    return decision != nullptr && decision->kind == Kind::Play ? turning : 0;
}

bool NyetTable::tallies() const
{
    if (beat_ != Beat::Deed || !trickComplete() || scene_.view().table.phase == Phase::Over)
        return false;
    return scene_.view().table.round != shown_.table.round;
}

bool NyetTable::turnedUpSince(int count) const
{
    for (auto i = static_cast<std::size_t>(count); i < scene_.events.size(); ++i) {
        const auto* decision = std::get_if<Decision>(&scene_.events[i]);
        const bool own = i == static_cast<std::size_t>(count);
        if (decision == nullptr || (decision->kind == Kind::Play && !own))
            return true;
        // The last to choose a card to pass sees what comes.
        if (decision->kind == Kind::Give && scene_.views[i + 1].table.phase != Phase::Give)
            return true;
    }
    return false;
}

int NyetTable::wanted() const
{
    const nyet::Table& table = shown_.table;
    if (!mayDecide() || !picking())
        return 0;
    const bool two = table.phase == Phase::Discard && table.discarding() == Discarding::Two &&
                     table.seat(table.actor).discarded == 0;
    return two ? 2 : 1;
}

bool NyetTable::choosesTeam() const
{
    // With fewer there is one team-mate at most, who is chosen at once.
    return mayDecide() && shown_.table.phase == Phase::Team && shown_.table.players == 5;
}

QString NyetTable::choiceText(const QString& event) const
{
    const Decision* decision = offered(event);
    return decision == nullptr ? QString() : words().choice(shown_, *decision);
}

QString NyetTable::reasonFor(const QString& event) const
{
    const Decision* decision = offered(event);
    const NyetWords in = words();
    return decision == nullptr ? QString() : NyetHint(shown_, in).reason(*decision);
}

QStringList NyetTable::touchedFor(const QString& event) const
{
    QStringList touched{event};
    const Decision* decision = offered(event);
    // Several team-mates are chosen one by one.
    if (decision != nullptr && decision->kind == Kind::Team)
        for (Seat seat = 0; seat < shown_.table.players; ++seat)
            if ((static_cast<unsigned>(decision->value) >> unsigned(seat) & 1U) != 0)
                touched << textOf(nyet::team(1U << unsigned(seat)));
    return touched;
}

bool NyetTable::select(const QString& event)
{
    const auto parsed = Nyet::parse(event.toStdString());
    const auto* decision = parsed ? std::get_if<Decision>(&*parsed) : nullptr;
    if (decision == nullptr || !isOffered(event))
        return false;
    if (choosesTeam() && decision->kind == Kind::Team) {
        const unsigned other = chosenMates_ ^ static_cast<unsigned>(decision->value);
        chosenMates_ = std::popcount(other) <= 2 ? other : static_cast<unsigned>(decision->value);
    } else if (const int most = wanted(); most > 0) {
        const Card card = decision->card();
        const auto chosen = std::count(chosenCards_.begin(), chosenCards_.end(), card);
        const bool more = chosen < std::min(most, shown_.hand(shown_.viewer).count(card)) &&
                          (chosen == 0 || card.value() == 1);
        if (!more) {
            chosenCards_.erase(std::find(chosenCards_.begin(), chosenCards_.end(), card));
        } else {
            // The one chosen first goes; of this card there are fewer than are wanted.
            if (static_cast<int>(chosenCards_.size()) == most)
                chosenCards_.erase(std::find_if(chosenCards_.begin(), chosenCards_.end(),
                                                [card](Card other) { return other != card; }));
            chosenCards_.push_back(card);
        }
    } else {
        return false;
    }
    present(false, false);
    return true;
}

void NyetTable::show(Scene<Nyet> scene, Beat beat)
{
    const std::size_t before = scene_.events.size();
    const bool otherEyes = set(std::move(scene), beat);
    if (otherEyes || scene_.events.size() != before) {
        chosenCards_.clear();
        chosenMates_ = 0;
    }
    // Cards are played from a hand that is seen: those of a covered one are not offered.
    if (scene_.view().viewer != scene_.view().table.actor)
        std::erase_if(scene_.offered, [](Decision one) { return one.kind == Kind::Play; });
    if (beat == Beat::Tally)
        shown_.table = lying_.table = nyet::afterTrick(shown_.table);
    turnToViewer();
    present(otherEyes, false);
}

void NyetTable::retranslate()
{
    if (!scene_.views.empty())
        present(false, true);
}

void NyetTable::present(bool otherEyes, bool anew)
{
    const NyetWords in = words();
    board_.show(in.rowTitles(), in.rowNotes(shown_.table.players), squares(in));
    Picture picture;
    picture.pieces = layOut(in);
    picture.seats = seatRows(in);
    picture.yourTurn = mayDecide();
    picture.actions = offeredActions(in);
    if (beat_ == Beat::Tally || over()) {
        picture.headings = in.scoreHeadings(shown_.table);
        picture.scores = scoreLines(in);
        picture.caption = over() ? in.section(shown_) : QString();
    }
    if (!scene_.past)
        picture.log =
            logWith(otherEyes || anew, [&](std::size_t event) { return linesOf(event, in); });
    Table::present(std::move(picture), otherEyes);
}

} // namespace facedown::table
