#include "play/hint.h"

#include <algorithm>
#include <utility>

#include "table/table_words.h"

namespace facedown::play {

namespace {

/// With more choices than these only the best are shown.
constexpr std::size_t mostRows = 5;
/// What the bot never does needs no row, but for one to compare with.
constexpr std::size_t leastRows = 2;
/// However fast the pace, a hint is worth some thought.
constexpr std::chrono::milliseconds leastTime{100};

/// From here on there is next to no doubt, or at least a difference that is seen.
constexpr double sureFrom = 0.65;
constexpr double leansFrom = 0.2;
/// What a bot does so often besides is no slip, in percent.
constexpr int mixedFrom = 10;

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
    job_ = engine_.request(jobFor(match_, {bots::Level::Hard, bots::Temper::Careful},
                                  std::max(leastTime, preferences_.thinkingTime())),
                           [this](const Answer& found) { answer(found); });
    emit given();
    emit changed();
}

void Hint::close()
{
    if (!std::exchange(asked_, false))
        return;
    engine_.cancel(std::exchange(job_, EngineWorker::none));
    answer_.reset();
    ranking_.reset();
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
    answer_ = answer;
    ranking_.emplace(answer_->choice, table_.mixes());
    // Not what it drew this time.
    answer_->event = answer_->events[ranking_->best()];
    table_.actions()->pick(answer_->event);
    say();
}

void Hint::retranslate()
{
    if (answer_)
        say();
}

void Hint::say()
{
    choice_.clear();
    events_.clear();
    reason_.clear();
    if (answer_) {
        choice_ = table_.choiceText(answer_->event);
        events_ = table_.touchedFor(answer_->event);
        reason_ = why();
    }
    choices_.show(rows());
    emit changed();
}

double Hint::sureness() const
{
    return ranking_ ? ranking_->sureness() : 0.0;
}

QString Hint::sureWord() const
{
    if (!answer_)
        return {};
    const double sure = sureness();
    return sure >= sureFrom    ? tr("Clearly best", "how sure a hint is")
           : sure >= leansFrom ? tr("Probably best", "how sure a hint is")
                               : tr("Too close to call", "how sure a hint is");
}

QString Hint::figures() const
{
    if (!hasOthers())
        return {};
    //: Heading over choices and how likely the player wins after each.
    return ranking_->chances() ? tr("Chance of winning with each")
                               //: Heading over choices and how often the bot would make each.
                               : tr("How often a hard bot chooses each");
}

std::vector<std::size_t> Hint::listed() const
{
    const auto& order = ranking_->order();
    std::vector<bool> wanted(order.size(), false);
    std::size_t rows = 0;
    const auto want = [&](std::size_t place) {
        rows += wanted[place] ? 0 : 1;
        wanted[place] = true;
    };
    want(0);
    // What has a button of its own is looked for: of each the best at least.
    for (const auto& action : table_.actions()->actions()) {
        const auto first = std::find_if(order.begin(), order.end(), [&](std::size_t index) {
            return std::any_of(
                action.choices.begin(), action.choices.end(),
                [&](const auto& choice) { return choice.event == answer_->events[index]; });
        });
        if (first != order.end() && rows < mostRows)
            want(static_cast<std::size_t>(first - order.begin()));
    }
    for (std::size_t place = 0; place < order.size() && rows < mostRows; ++place)
        if (ranking_->chances() || rows < leastRows || ranking_->percent(order[place]) > 0)
            want(place);
    std::vector<std::size_t> listed;
    for (std::size_t place = 0; place < order.size(); ++place)
        if (wanted[place])
            listed.push_back(order[place]);
    return listed;
}

std::vector<ChoiceModel::Row> Hint::rows() const
{
    std::vector<ChoiceModel::Row> rows;
    if (!hasOthers())
        return rows;
    for (const std::size_t index : listed()) {
        const int percent = ranking_->percent(index);
        ChoiceModel::Row row;
        row.text = table_.choiceText(answer_->events[index]);
        row.figure = table::TableWords::percent(percent);
        row.share = percent / 100.0;
        row.chosen = index == ranking_->best();
        rows.push_back(std::move(row));
    }
    return rows;
}

QString Hint::why() const
{
    if (!hasOthers())
        return tr("This is your only option.");
    QStringList reasons{settled(), table_.reasonFor(answer_->event)};
    reasons.removeAll({});
    if (reasons.isEmpty())
        reasons << comparison();
    if (table_.mixes() && ranking_->percent(ranking_->order()[1]) >= mixedFrom)
        reasons << tr("Don’t always do the same thing here, or the others will read you.");
    return reasons.join(QLatin1Char('\n'));
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
    const QString own = TableWords::percent(ranking_->percent(ranking_->best()));
    if (!ranking_->chances())
        return tr("A hard bot does this here %1 of the time.").arg(own);
    if (ranking_->lead() == 0)
        return tr("The next best is just as good: either wins about %1 of the time.").arg(own);
    return tr("A hard bot expects to win %1 of the time with this, and %2 with the next best.")
        .arg(own, TableWords::percent(ranking_->percent(ranking_->order()[1])));
}

QString Hint::spoken() const
{
    if (!asked_)
        return {};
    if (!answer_)
        return tr("Working out a hint");
    QStringList parts;
    //: For a screen reader: %1 is what to do, %2 how sure the hint is.
    parts << tr("Hint: %1. %2.").arg(choice_, sureWord()) << reason_;
    if (!choices_.rows().empty())
        parts << tr("%1:", "a heading, and what it is over follows").arg(figures());
    for (const ChoiceModel::Row& row : choices_.rows())
        //: A choice and its share in percent.
        parts << tr("%1: %2", "a choice and its figure").arg(row.text, row.figure);
    return parts.join(QLatin1Char('\n'));
}

} // namespace facedown::play

#include "moc_hint.cpp"
