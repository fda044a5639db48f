#include "play/hint.h"

#include <algorithm>
#include <utility>

#include "table/table_words.h"

namespace facedown::play {

namespace {

/// With more choices than these only the best are shown, and one more that is looked for.
constexpr std::size_t mostRows = 3;
/// However fast the pace, a hint is worth some thought.
constexpr std::chrono::milliseconds leastTime{300};

/// As much as is read at a glance.
constexpr int mostReasons = 2;

/// From here on there is next to no doubt.
constexpr double sureFrom = 0.65;
/// From here on the difference is felt.
constexpr double leansFrom = 0.2;
/// What a bot does so often besides is no slip, in percent.
constexpr int mixedFrom = 10;

/// What was never made counts a little all the same.
constexpr double leastWeight = 1e-6;

/// As if the event had not been open. Before: it was, and others too.
void leaveOut(Answer& answer, const QString& event)
{
    const auto index =
        std::find(answer.events.begin(), answer.events.end(), event) - answer.events.begin();
    answer.events.erase(answer.events.begin() + index);
    bots::Choice& choice = answer.choice;
    for (auto* figures : {&choice.policy, &choice.values, &choice.points})
        if (!figures->empty())
            figures->erase(figures->begin() + index);
}

/// What comes to the same by the rules is worth the same, whatever a search made of it: as much as
/// all of it on average, what was tried more often counting more.
void evenOut(Answer& answer, const table::Table& table)
{
    const bots::Choice found = answer.choice;
    const std::size_t count = answer.events.size();
    for (std::size_t index = 0; index < count; ++index) {
        double tried = 0.0;
        double value = 0.0;
        double points = 0.0;
        for (std::size_t other = 0; other < count; ++other) {
            if (index != other && !table.comesToTheSame(answer.events[index], answer.events[other]))
                continue;
            const double weight = found.policy[other] + leastWeight;
            tried += weight;
            value += found.values.empty() ? 0.0 : weight * found.values[other];
            points += found.points.empty() ? 0.0 : weight * found.points[other];
        }
        if (!found.values.empty())
            answer.choice.values[index] = value / tried;
        if (!found.points.empty())
            answer.choice.points[index] = points / tried;
    }
}

} // namespace

Hint::Hint(const match::Match& match, table::Table& table, EngineWorker& engine,
           const Preferences& preferences)
    : match_(match)
    , table_(table)
    , engine_(engine)
    , preferences_(preferences)
{
}

Hint::~Hint()
{
    engine_.cancel(job_);
}

void Hint::follow(bool offered)
{
    const bool same = asked_ && moment_ == match_.length() && viewer_ == table_.viewer();
    const bool news = std::exchange(offered_, offered) != offered;
    if (asked_ && !(offered && same))
        close();
    else if (news)
        emit changed();
}

void Hint::toggle()
{
    if (asked_)
        return close();
    if (!offered_)
        return;
    asked_ = true;
    moment_ = match_.length();
    viewer_ = table_.viewer();
    request();
    emit given();
    emit changed();
}

void Hint::request()
{
    match::Match after = match_;
    for (const QString& event : std::as_const(best_))
        if (!after.apply(event.toStdString()))
            return;
    job_ = engine_.request(jobFor(after, {bots::Level::Hard, bots::Temper::Careful},
                                  {.time = std::max(leastTime, preferences_.thinkingTime()),
                                   .iterations = preferences_.iterations(),
                                   .compares = true}),
                           [this](const Answer& found) { answer(found); });
}

void Hint::close()
{
    if (!std::exchange(asked_, false))
        return;
    engine_.cancel(std::exchange(job_, EngineWorker::none));
    answer_.reset();
    ranking_.reset();
    best_.clear();
    say();
}

void Hint::point(const QString& event)
{
    const QStringList events = event.isEmpty() ? QStringList() : table_.touchedFor(event);
    if (std::exchange(events_, events) == events)
        return;
    table_.actions()->pick(event);
    emit changed();
}

void Hint::answer(const Answer& answer)
{
    job_ = EngineWorker::none;
    Answer even = answer;
    evenOut(even, table_);
    // Not what it drew this time.
    const QString best = even.events[Ranking(even.choice, table_.mixes()).best()];
    if (!answer_)
        answer_ = even;
    else if (!best_.contains(best)) // what is chosen besides is no other choice
        leaveOut(*answer_, best);
    best_ << best;
    if (best_.size() < table_.chosenAtOnce())
        return request();
    ranking_.emplace(answer_->choice, table_.mixes());
    table_.actions()->pick(best_.front());
    say();
}

void Hint::retranslate()
{
    if (ranking_)
        say();
}

void Hint::say()
{
    choice_.clear();
    events_.clear();
    reason_.clear();
    if (ranking_) {
        choice_ = table_.choiceText(best_);
        for (const QString& event : std::as_const(best_))
            events_ << table_.touchedFor(event);
        listed_ = listed();
        reason_ = why();
    }
    choices_.show(rows());
    emit changed();
}

QString Hint::sureWord() const
{
    if (!ranking_ || !hasOthers())
        return {};
    const auto& events = answer_->events;
    if (std::all_of(events.begin(), events.end(), [&](const QString& event) {
            return table_.comesToTheSame(event, events.front());
        }))
        return tr("Makes no difference", "how sure a hint is");
    if (isAllTheSame(ranking_->order()))
        return tr("Makes little difference", "how sure a hint is");
    const double sure = ranking_->sureness();
    if (sure >= sureFrom && !ranking_->weighed())
        //: Where a bot does this most often, but not always.
        return tr("Usually best", "how sure a hint is");
    return sure >= sureFrom    ? tr("Clearly best", "how sure a hint is")
           : sure >= leansFrom ? tr("Probably best", "how sure a hint is")
           : sure > 0.0        ? tr("Slightly better", "how sure a hint is")
                               : tr("One of the best", "how sure a hint is");
}

QString Hint::figures() const
{
    if (choices_.rows().empty())
        return {};
    if (!ranking_->weighed())
        //: Heading over choices and how often the bot would make each.
        return tr("How often a hard bot chooses each");
    return inChances()
               //: Heading over choices and what each costs beside the best: "4%".
               ? tr("What each costs you in winning chances")
               //: Heading over choices and what each costs beside the best, all that follows
               //: from it included: "3 points".
               : tr("How many points each is likely to cost you in the end");
}

bool Hint::inChances() const
{
    return std::any_of(listed_.begin(), listed_.end(),
                       [this](std::size_t index) { return ranking_->cost(index).percent > 0; });
}

std::vector<std::size_t> Hint::listed() const
{
    const auto& order = ranking_->order();
    std::vector<bool> wanted(order.size(), false);
    std::size_t rows = 0;
    const auto isWorse = [&](std::size_t index) {
        return ranking_->weighed() && !ranking_->cost(index).none();
    };
    bool toldWorse = std::none_of(order.begin(), order.end(), isWorse);
    const auto want = [&](std::size_t place) {
        // The last row is kept for what is not as good as the best.
        const bool worse = isWorse(order[place]);
        if (wanted[place] || rows > mostRows || (rows == mostRows && !toldWorse && !worse))
            return;
        wanted[place] = true;
        toldWorse = toldWorse || worse;
        ++rows;
    };
    // However few are shown: the best, and what comes nearest to it.
    for (std::size_t place = 0; place < std::min<std::size_t>(2, order.size()); ++place)
        want(place);
    const auto wantFirst = [&](const auto& isSuch) {
        if (const auto first = std::find_if(order.begin(), order.end(), isSuch);
            first != order.end())
            want(static_cast<std::size_t>(first - order.begin()));
    };
    // What the bot never does needs no row.
    const auto isMade = [&](std::size_t index) {
        return ranking_->weighed() || ranking_->often(index) > 0;
    };
    const QString besides = table_.besides(best_.back());
    wantFirst(
        [&](std::size_t index) { return isMade(index) && answer_->events[index] == besides; });
    // What has a button of its own is looked for: of each the best, while there is room.
    for (const auto& action : table_.actions()->actions())
        wantFirst([&](std::size_t index) {
            return std::any_of(
                action.choices.begin(), action.choices.end(),
                [&](const auto& choice) { return choice.event == answer_->events[index]; });
        });
    wantFirst(isWorse);
    for (std::size_t place = 0; place < order.size() && rows < mostRows; ++place)
        if (isMade(order[place]))
            want(place);
    std::vector<std::size_t> listed;
    for (std::size_t place = 0; place < order.size(); ++place)
        if (wanted[place])
            listed.push_back(order[place]);
    return listed;
}

bool Hint::isAllTheSame(const std::vector<std::size_t>& choices) const
{
    return std::all_of(choices.begin(), choices.end(), [&](std::size_t index) {
        return ranking_->weighed() ? ranking_->cost(index).none()
                                   : ranking_->often(index) == ranking_->often(choices.front());
    });
}

std::vector<ChoiceModel::Row> Hint::rows() const
{
    std::vector<ChoiceModel::Row> rows;
    if (!hasOthers())
        return rows;
    if (isAllTheSame(listed_))
        return rows;
    for (const std::size_t index : listed_)
        rows.push_back({.text = index == ranking_->best() ? choice_ : otherText(index),
                        .figure = figureOf(index),
                        .chosen = index == ranking_->best()});
    return rows;
}

QString Hint::otherText(std::size_t index) const
{
    // Of several chosen as one the last is the one that something else could stand for.
    QStringList events = best_;
    events.back() = answer_->events[index];
    return table_.choiceText(events);
}

QString Hint::figureOf(std::size_t index) const
{
    using table::TableWords;
    if (!ranking_->weighed())
        return TableWords::percent(ranking_->often(index));
    if (index == ranking_->best())
        return tr("best", "what a choice costs");
    const Ranking::Cost cost = ranking_->cost(index);
    return cost.none()        ? tr("just as good", "what a choice costs")
           : cost.percent > 0 ? costOf(cost.percent)
           : inChances() ? tr("less than %1", "what a choice costs").arg(TableWords::percent(1))
                         : tr("%n point(s) worse", "what a choice costs", cost.points);
}

QString Hint::costOf(int percent)
{
    //: What a choice costs beside the best: a share of the chances to win, "10%".
    return tr("−%1 to win").arg(table::TableWords::percent(percent));
}

QString Hint::why() const
{
    if (!hasOthers())
        return tr("This is your only option.");
    QStringList reasons = table::TableWords::sentences({settled()}) + table_.reasonsFor(best_);
    if (reasons.isEmpty())
        reasons << comparison();
    const std::size_t second = ranking_->order()[1];
    const bool asGood = !ranking_->weighed() || ranking_->cost(second).none();
    if (table_.mixes() && asGood && ranking_->often(second) >= mixedFrom)
        reasons << tr("Don’t always do the same thing here, or the others will read you.");
    return reasons.mid(0, mostReasons).join(QLatin1Char('\n'));
}

QString Hint::settled() const
{
    switch (ranking_->prospect()) {
    case Ranking::Prospect::Lost:
        return table_.settledText(false);
    case Ranking::Prospect::Won:
        return table_.settledText(true);
    case Ranking::Prospect::Open:
        break;
    }
    return {};
}

QString Hint::comparison() const
{
    using table::TableWords;
    if (!ranking_->weighed())
        return tr("A hard bot does this here %1 of the time.")
            .arg(TableWords::percent(ranking_->often(ranking_->best())));
    if (isAllTheSame(ranking_->order()))
        return tr("All your options are about equally good.");
    const auto asGood = std::count_if(listed_.begin(), listed_.end(), [this](std::size_t index) {
        return ranking_->cost(index).none();
    });
    return asGood > 2    ? tr("Several of your options are about equally good.")
           : asGood == 2 ? tr("The first two are about equally good.")
                         : tr("Played out many times from here, this did best.");
}

QString Hint::spoken() const
{
    if (!asked_)
        return {};
    if (!ranking_)
        return tr("Working out a hint…");
    QStringList parts;
    //: For a screen reader: %1 is what to do.
    parts << (hasOthers() ? tr("Hint: %1. %2.", "what to do, and how sure the hint is")
                                .arg(choice_, sureWord())
                          : tr("Hint: %1.").arg(choice_))
          << reason_;
    if (!choices_.rows().empty())
        parts << tr("%1:", "a heading, and what it is over follows").arg(figures());
    for (const ChoiceModel::Row& row : choices_.rows())
        //: A choice and its share in percent.
        parts << tr("%1: %2", "a choice and its figure").arg(row.text, row.figure);
    return parts.join(QLatin1Char('\n'));
}

} // namespace facedown::play

#include "moc_hint.cpp"
