#include "table/nyet/nyet_table.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "table/game_info.h"
#include "table/nyet/nyet_hint.h"

namespace facedown::table {

using core::Seat;
using nyet::Card;
using nyet::Decision;
using nyet::Discarding;
using nyet::Nyet;
using nyet::Phase;
using nyet::View;
using Kind = nyet::Decision::Kind;
using StepKind = nyet::Step::Kind;

namespace {

/// How long things want to be looked at, in milliseconds at the normal pace.
constexpr int glance = 300;
constexpr int look = 700;
constexpr int cardTurns = 500; ///< and is played
constexpr int moment = 1400;
constexpr int trickTime = 1900;

} // namespace

void NyetTable::showOwn()
{
    const NyetWords in = words();
    board_.show(in.rowTitles(), in.rowNotes(shown_.table.players), squares(in));
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
    const int players = shown_.table.players;
    std::vector<QVariantList> totals(static_cast<std::size_t>(players), QVariantList{0});
    const auto add = [&](const nyet::Table& table) {
        for (Seat seat = 0; seat < players; ++seat)
            totals[static_cast<std::size_t>(seat)] << int(table.seat(seat).score);
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
    const bool underWay = step() != nullptr && actor() == core::nobody;
    return underWay ? words().meanwhile(*step(), shown_) : words().prompt(shown_);
}

int NyetTable::turning(const Happening<Nyet>& happening, std::size_t part) const
{
    return happening.parts[part].step.kind == StepKind::Played ? cardTurns : 0;
}

int NyetTable::dwell(const Happening<Nyet>& happening, std::size_t part) const
{
    const bool last = part + 1 == happening.parts.size();
    switch (happening.parts[part].step.kind) {
    case StepKind::DealerDrawn:
    case StepKind::Dealt:
    case StepKind::BoardDecided:
    case StepKind::HandedOver:
        return moment;
    case StepKind::Vetoed:
        return last ? look : moment; // the finished board is worth a look
    case StepKind::TeamsChosen:
        return last ? moment : look;
    case StepKind::BonusGiven:
        return part == 0 ? moment : look;
    case StepKind::Discarded:
    case StepKind::Gave:
        return glance;
    case StepKind::Played:
        return last ? glance : trickTime;
    case StepKind::RoundScored:
        return tallies(happening, part) ? moment : 0;
    case StepKind::TrickTaken:
    case StepKind::RoundBegun:
    case StepKind::Over:
        break;
    }
    return 0;
}

bool NyetTable::tallies(const Happening<Nyet>& happening, std::size_t part) const
{
    return happening.parts[part].step.kind == StepKind::RoundScored &&
           happening.view.table.phase != Phase::Over;
}

Sound NyetTable::sound(const nyet::Step& step) const
{
    switch (step.kind) {
    case StepKind::Vetoed:
        return Sound::Token;
    case StepKind::TeamsChosen:
        return Sound::Bid;
    case StepKind::BonusGiven:
        return Sound::Gift;
    case StepKind::Discarded:
    case StepKind::Gave:
    case StepKind::HandedOver:
    case StepKind::Played:
        return Sound::Card;
    case StepKind::Dealt:
    case StepKind::TrickTaken:
        return Sound::Trick;
    case StepKind::Over:
        return Sound::End;
    case StepKind::DealerDrawn:
    case StepKind::BoardDecided:
    case StepKind::RoundScored:
    case StepKind::RoundBegun:
        break;
    }
    return Sound::None;
}

bool NyetTable::reveals(const nyet::Step& step, bool own) const
{
    switch (step.kind) {
    case StepKind::DealerDrawn:
    case StepKind::Dealt:
    case StepKind::HandedOver:
        return true;
    case StepKind::Played:
        return !own;
    default:
        return false;
    }
}

QString NyetTable::momentOf(const nyet::Step& step) const
{
    switch (step.kind) {
    case StepKind::DealerDrawn:
        return QStringLiteral("dealer");
    case StepKind::Dealt:
        return QStringLiteral("deal");
    case StepKind::Vetoed:
        return QStringLiteral("veto");
    case StepKind::BoardDecided:
        return QStringLiteral("terms");
    case StepKind::TeamsChosen:
        return QStringLiteral("team");
    case StepKind::BonusGiven:
        return QStringLiteral("bonus");
    case StepKind::Discarded:
        return QStringLiteral("discard");
    case StepKind::Gave:
        return QStringLiteral("give");
    case StepKind::HandedOver:
        return QStringLiteral("hand-over");
    case StepKind::Played:
        return shown_.table.trick.size == shown_.table.players ? QStringLiteral("trick")
                                                               : QStringLiteral("play");
    case StepKind::TrickTaken:
        return QStringLiteral("taken");
    case StepKind::RoundScored:
        return QStringLiteral("score");
    case StepKind::RoundBegun:
        return {}; // what it leaves is seen when all is done
    case StepKind::Over:
        return QStringLiteral("over");
    }
    return {};
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

void NyetTable::begin(const View& before, bool otherEyes)
{
    if (otherEyes || before != shown_) {
        chosenCards_.clear();
        chosenMates_ = 0;
    }
    // Cards are played from a hand that is seen: those of a covered one are not offered.
    if (shown_.viewer != shown_.table.actor)
        std::erase_if(offered_, [](Decision one) { return one.kind == Kind::Play; });
}

Table::Picture NyetTable::picture() const
{
    const NyetWords in = words();
    Picture picture;
    picture.seats = seatRows(in);
    picture.yourTurn = mayDecide();
    picture.actions = offeredActions(in);
    if (scored()) {
        picture.headings = in.scoreHeadings(shown_.table);
        picture.scores = scoreLines(in);
        picture.caption = over() ? in.section(shown_) : QString();
    }
    return picture;
}

template <>
std::unique_ptr<GameTable<Nyet>> makeTable<Nyet>()
{
    return std::make_unique<NyetTable>();
}

} // namespace facedown::table

#include "moc_nyet_table.cpp"
