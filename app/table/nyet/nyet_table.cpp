#include "table/nyet/nyet_table.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "table/nyet/nyet_hint.h"

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Decision;
using nyet::Discarding;
using nyet::Phase;
using Kind = nyet::Decision::Kind;
using StepKind = nyet::Step::Kind;

void NyetTable::showOwn()
{
    const NyetWords in = words();
    board_.show(in.rowTitles(), in.rowNotes(shown_.table.players), squares(in));
}

bool NyetTable::isShown(StepKind kind) const
{
    const nyet::Step* shown = unsaid() != nullptr ? &unsaid()->step : step();
    return shown != nullptr && shown->kind == kind;
}

bool NyetTable::scored() const
{
    return over() || (step() != nullptr && step()->kind == StepKind::RoundScored);
}

bool NyetTable::picking() const
{
    return shown_.table.phase == Phase::Discard || shown_.table.phase == Phase::Give;
}

bool NyetTable::termsKnown() const
{
    const nyet::Table& table = shown_.table;
    // The finished board is looked at first, until what is free on it leaves it.
    const bool boardSeen = step() != nullptr && step()->kind == StepKind::Vetoed;
    return table.phase > Phase::Deal && !table.board.anyOpen() && !boardSeen;
}

bool NyetTable::teamsShown() const
{
    return shown_.table.players > 2 && shown_.table.hasTeams();
}

bool NyetTable::teamsApart() const
{
    const nyet::Table& table = shown_.table;
    const bool before =
        table.phase < Phase::Play || (table.phase == Phase::Play && table.trick.size == 0 &&
                                      table.last.size == 0 && !isShown(StepKind::Played));
    return !before;
}

bool NyetTable::parting() const
{
    const nyet::Table& table = shown_.table;
    return isShown(StepKind::Played) && table.last.size == 0 && table.trick.size <= 1;
}

QList<int> NyetTable::seatTeams() const
{
    const nyet::Table& table = shown_.table;
    QList<int> teams;
    for (Seat seat = 0; seat < table.players; ++seat)
        teams << (!table.hasTeams() ? 0 : table.sameTeam(seat, table.startPlayer()) ? 1 : 2);
    return teams;
}

int NyetTable::ownTeam() const
{
    const bool other = shown_.viewer >= 0 && seatTeams()[shown_.viewer] == 2;
    return other ? 1 : 0;
}

QStringList NyetTable::teamTitles() const
{
    return {words().teamTitle(shown_, true), words().teamTitle(shown_, false)};
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

QString NyetTable::superTrump() const
{
    if (!termsKnown())
        return {};
    for (const Card card : shown_.table.trumps().group())
        if (shown_.table.trumps().isSuper(card))
            return QString::fromStdString(nyet::text(card)).left(1);
    return {};
}

int NyetTable::passedCard() const
{
    const nyet::Table& table = shown_.table;
    const Seat viewer = shown_.viewer;
    if (viewer < 0 || table.phase > Phase::Play || table.last.size > 0)
        return -1;
    const Card card = shown_.received[viewer];
    const QString face = card.known() ? QString::fromStdString(nyet::text(card)) : QString();
    const auto& all = std::as_const(pieces_).pieces();
    const auto passed = std::find_if(all.begin(), all.end(), [&](const PieceModel::Piece& piece) {
        return piece.zone == PieceModel::Hand && piece.seat == viewer && piece.face == face;
    });
    return face.isEmpty() || passed == all.end() ? -1 : static_cast<int>(passed - all.begin());
}

int NyetTable::passedBy() const
{
    const int players = shown_.table.players;
    return shown_.viewer < 0 ? core::nobody : (shown_.viewer + players - 1) % players;
}

QPoint NyetTable::ownWon() const
{
    const nyet::Table& table = shown_.table;
    return bottom() < 0 ? QPoint()
                        : QPoint(table.seat(bottom()).tricks, table.treasuresOf(bottom()));
}

bool NyetTable::handsOpen() const
{
    const auto& seats = shown_.table.seats;
    return viewer() == core::everySeat &&
           std::any_of(seats.begin(), seats.end(),
                       [](const nyet::Player& player) { return player.held > 0; });
}

int NyetTable::firstCard() const
{
    const auto& all = std::as_const(pieces_).pieces();
    auto first = all.end();
    for (auto piece = all.begin(); piece != all.end(); ++piece)
        if (piece->zone == PieceModel::Hand && !piece->event.isEmpty() &&
            (first == all.end() || piece->place < first->place))
            first = piece;
    return first == all.end() ? -1 : static_cast<int>(first - all.begin());
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
        players << shownPlayer(last.seat(place, shown_.table.players)).name;
    return players;
}

int NyetTable::lastWinner() const
{
    return shown_.table.winning(shown_.table.last);
}

bool NyetTable::secretTurn() const
{
    // The board and the teams are everybody's: a glance at one's hand is enough, nobody is called
    // to the screen a dozen times, and what came of the vetoes stays in sight.
    return history().view().table.phase >= nyet::Phase::Discard;
}

QList<int> NyetTable::prizes() const
{
    QList<int> prizes;
    const nyet::Table& table = shown_.table;
    const nyet::Trick& trick = table.trick;
    if (!trickFull())
        return prizes;
    const Seat winner = trick.seat(table.winning(trick), table.players);
    for (int place = 0; place < trick.size; ++place)
        prizes << table.isTreasure(trick.card(place), trick.seat(place, table.players), winner);
    return prizes;
}

QVariantList NyetTable::totals() const
{
    const int players = shown_.table.players;
    core::Vector<QVariantList> totals(static_cast<std::size_t>(players), QVariantList{0});
    const auto add = [&](const nyet::Table& table) {
        for (Seat seat = 0; seat < players; ++seat)
            totals[seat] << int(table.seat(seat).score);
    };
    // Rounds follow each other: where each begins is found without looking at all events.
    for (int round = 1; round < shown_.table.round; ++round)
        add(std::partition_point(history().happenings.begin(), history().happenings.end(),
                                 [round](const auto& one) { return one.view.table.round <= round; })
                ->view.table);
    if (scored())
        add(shown_.table);
    return {totals.begin(), totals.end()};
}

QString NyetTable::prompt() const
{
    if (over())
        return outcome();
    if (choosesTeam() && chosenMates_ == 0)
        return words().matesPrompt(shown_);
    const bool underWay = step() != nullptr && actor() == core::nobody;
    return underWay ? words().meanwhile(*step(), shown_)
                    : words().prompt(shown_, chosenCards_.size());
}

QStringList NyetTable::momentsOf(const View& view) const
{
    return {QStringLiteral("round-%1").arg(view.table.round),
            QStringLiteral("to-%1").arg(QLatin1String(nyet::name(view.table.phase)))};
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

QString NyetTable::choiceText(const QStringList& events) const
{
    const std::vector<Decision> decisions = decisionsOf(events);
    return decisions.empty() ? QString() : words().choice(shown_, decisions);
}

QStringList NyetTable::reasons(const std::vector<Decision>& decisions) const
{
    const NyetWords in = words();
    return NyetHint(shown_, events(), in).reasons(decisions);
}

bool NyetTable::comesToTheSame(const QString& one, const QString& other) const
{
    const Decision* first = offered(one);
    const Decision* second = offered(other);
    const NyetWords in = words();
    return first != nullptr && second != nullptr && first->kind == Kind::Play &&
           NyetHint(shown_, events(), in).playTheSame(first->card(), second->card());
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
    const Decision* decision = offered(event);
    if (decision == nullptr)
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
    refresh();
    return true;
}

void NyetTable::begin(const View& before, bool otherViewer)
{
    if (otherViewer || before != shown_) {
        chosenCards_.clear();
        chosenMates_ = 0;
    }
    emit staged();
    // Cards are played from a hand that is seen: those of a covered one are not offered.
    if (shown_.viewer != shown_.table.actor)
        std::erase_if(offered_, [](Decision one) { return one.kind == Kind::Play; });
}

Table::Picture NyetTable::picture() const
{
    const NyetWords in = words();
    Picture picture;
    picture.seats = seatRows(in);
    picture.actions = offeredActions(in);
    if (scored()) {
        picture.headings = in.scoreHeadings(shown_.table);
        picture.scores = scoreLines(in);
        picture.caption = over() ? in.section(shown_) : QString();
    }
    return picture;
}

} // namespace facedown::table

#include "moc_nyet_table.cpp"
