#include "play/review.h"

#include <algorithm>
#include <utility>

#include <QPoint>

#include "bots/bots.h"
#include "play/characters.h"
#include "play/people.h"
#include "play/ranking.h"
#include "table/table_words.h"

namespace facedown::play {

namespace {

/// Of each of the two searches for a decision: some hundredths of a second.
constexpr int iterations = 400;
/// What costs less is no mistake that one could see.
constexpr double leastCost = 0.03;
constexpr std::size_t mostMistakes = 12;

std::vector<bots::ReviewedDecision> decisionsOf(const match::Match& match)
{
    return std::visit([]<class G>(const core::Play<G>& play) { return bots::decisionsOf(play); },
                      match.play());
}

/// Judges a decision, by a view and a history of its seat alone.
std::function<bots::ReviewedDecision(bots::Memory&)> judgeOf(const match::Match& match,
                                                             bots::ReviewedDecision decision)
{
    return std::visit(
        [&]<class G>(
            const core::Play<G>& play) -> std::function<bots::ReviewedDecision(bots::Memory&)> {
            auto history = play.seenBy(decision.seat);
            history.resize(decision.event);
            return [decision, view = G::view(play.stateAfter(decision.event), decision.seat),
                    history = std::move(history),
                    made = std::get<typename G::Decision>(play.events()[decision.event]),
                    seed = match.seed()](bots::Memory& memory) {
                return bots::judged<G>(decision, view, history, made, seed, iterations, memory);
            };
        },
        match.play());
}

/// Of the decisions open at an event, as the protocol writes it.
QString textOf(const match::Match& match, std::size_t event, std::size_t decision)
{
    return std::visit(
        [&]<class G>(const core::Play<G>& play) {
            return QString::fromStdString(
                G::text(core::Event<G>(G::legal(play.stateAfter(event))[decision])));
        },
        match.play());
}

} // namespace

Review::Review(const match::Match& match, EngineWorker& engine)
    : match_(match)
    , engine_(engine)
    , course_(match.players())
    , chances_(static_cast<std::size_t>(match.players()),
               QVariantList{inPercent(1.0 / match.players())})
{
    const auto of = [this](const Row& row) { return decisions_[row.decision]; };
    const auto withChance = [](const QString& words, double chance) {
        //: A decision, and how likely its player won after it: "Bid 4 (31%)".
        return tr("%1 (%2)", "a decision and its chance")
            .arg(words, table::TableWords::percent(inPercent(chance)));
    };
    addRoles(rows_,
             {// So many events before it.
              {"moment", [=](const Row& row) { return static_cast<int>(of(row).event); }},
              {"seat", [=](const Row& row) { return of(row).seat; }},
              {"player", [=, this](const Row& row) { return match_.playerOf(of(row).seat); }},
              {"name",
               [=, this](const Row& row) {
                   return QString::fromStdString(match_.playerEntry(of(row).seat).name);
               }},
              {"made",
               [=](const Row& row) { return withChance(row.made, of(row).chance.value_or(0.0)); }},
              {"better",
               [=](const Row& row) {
                   return withChance(row.better, of(row).chance.value_or(0.0) + of(row).cost);
               }},
              {"reason", &Row::reason},
              // Under which heading of the log it stands.
              {"when", &Row::when}});
}

Review::~Review()
{
    engine_.cancel(job_);
}

void Review::begin()
{
    if (open_ || !match_.over())
        return;
    open_ = true;
    if (presenter_ == nullptr) {
        presenter_ = Presenter::of(match_);
        presenter_->table().setShownPlayers(shownPlayers(match_));
        // All of it has been told, so that its log says when what was decided.
        table::Look end;
        end.moment = match_.length();
        presenter_->show(core::nobody, end, false);
        decisions_ = decisionsOf(match_);
        for (const bots::ReviewedDecision& decision : std::exchange(recalled_, {}))
            add(decision);
    }
    emit changed();
    judgeNext();
}

void Review::close()
{
    engine_.cancel(std::exchange(job_, EngineWorker::none));
    if (std::exchange(open_, false))
        emit changed();
}

void Review::judgeNext()
{
    if (judged_ == decisions_.size())
        return;
    const auto found = std::make_shared<bots::ReviewedDecision>();
    job_ = engine_.request(
        [judge = judgeOf(match_, decisions_[judged_]), found](const std::stop_token&,
                                                              bots::Memory& memory) {
            *found = judge(memory);
            return Answer();
        },
        [this, found](const Answer&) { take(*found); });
}

void Review::take(const bots::ReviewedDecision& decision)
{
    job_ = EngineWorker::none;
    add(decision);
    judgeNext();
    emit changed();
}

void Review::add(const bots::ReviewedDecision& decision)
{
    decisions_[judged_] = decision;
    if (decision.chance)
        addChances(course_.after(match_.playerOf(decision.seat), *decision.chance));
    else // they stay: a decision's place among all is its place along them
        for (QVariantList& line : chances_)
            line << QVariant(line.constLast());
    consider(judged_);
    if (++judged_ == decisions_.size())
        addChances(
            bots::prospectsAtEnd(match_.length(), match_.players(), match_.winners()).shares);
}

Review::Progress Review::progress() const
{
    if (presenter_ == nullptr)
        return {recalled_, only_};
    return {Judgements(decisions_.begin(), decisions_.begin() + judged()), only_};
}

void Review::addChances(const std::vector<double>& shares)
{
    for (std::size_t player = 0; player < shares.size(); ++player)
        chances_[player] << inPercent(shares[player]);
}

void Review::consider(std::size_t decision)
{
    const bots::ReviewedDecision& judged = decisions_[decision];
    if (judged.cost < leastCost || (only_ >= 0 && match_.playerOf(judged.seat) != only_))
        return;
    if (rows_.size() == mostMistakes) {
        const auto costOf = [this](const Row& row) { return decisions_[row.decision].cost; };
        const auto least =
            std::min_element(rows_.begin(), rows_.end(), [&](const Row& one, const Row& two) {
                return costOf(one) < costOf(two);
            });
        if (costOf(*least) >= judged.cost)
            return;
        const int row = static_cast<int>(least - rows_.begin());
        beginRemoveRows({}, row, row);
        rows_.erase(least);
        endRemoveRows();
    }
    Row row{.decision = decision};
    say(row);
    beginInsertRows({}, rowCount(), rowCount());
    rows_.push_back(std::move(row));
    endInsertRows();
}

void Review::setOnly(int player)
{
    if (player == only_)
        return;
    only_ = player;
    beginResetModel();
    rows_.clear();
    endResetModel();
    for (std::size_t decision = 0; decision < judged_; ++decision)
        consider(decision);
    emit changed();
}

void Review::say(Row& row)
{
    const bots::ReviewedDecision& decision = decisions_[row.decision];
    table::Look look;
    look.moment = decision.event;
    look.past = true;
    presenter_->show(match_.playerOf(decision.seat), look, true);
    table::Table& table = presenter_->table();
    const QString better = textOf(match_, decision.event, decision.better);
    row.when = table.headingAfter(decision.event);
    row.made = table.choiceText({textOf(match_, decision.event, decision.made)});
    row.better = table.choiceText({better});
    // Which is addressed to whoever decided: a bot beside people reads nothing.
    const bool told = isHuman(match_, decision.seat) || humanPlayers(match_) == 0;
    row.reason = told ? table.reasonsFor({better}).join(QLatin1Char('\n')) : QString();
}

void Review::retranslate()
{
    if (presenter_ == nullptr)
        return;
    presenter_->table().setShownPlayers(shownPlayers(match_));
    presenter_->table().retranslate();
    for (Row& row : rows_)
        say(row);
    allChanged();
    emit changed();
}

QVariantList Review::chances() const
{
    QVariantList lines;
    for (const QVariantList& line : chances_)
        lines << QVariant(line);
    return lines;
}

QVariantList Review::marks() const
{
    QVariantList marks;
    for (const Row& row : rows_)
        marks << QPoint(static_cast<int>(row.decision) + 1,
                        match_.playerOf(decisions_[row.decision].seat));
    return marks;
}

int Review::placeOf(int moment) const
{
    return static_cast<int>(std::ranges::count_if(decisions_, [moment](const auto& decision) {
        return decision.event <= static_cast<std::size_t>(moment);
    }));
}

table::Decided Review::decidedAt(std::size_t moment) const
{
    for (const Row& row : rows_)
        if (const auto& decision = decisions_[row.decision]; open_ && decision.event == moment)
            return {decision.seat, row.made};
    return {};
}

QStringList Review::scale() const
{
    return {table::TableWords::percent(100), table::TableWords::percent(50),
            table::TableWords::percent(0)};
}

QStringList Review::names() const
{
    return playerNames(match_);
}

QStringList Review::faces() const
{
    QStringList faces;
    for (const table::ShownPlayer& player : shownPlayers(match_))
        faces << player.face;
    return faces.mid(0, match_.players());
}

} // namespace facedown::play

#include "moc_review.cpp"
