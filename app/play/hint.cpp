#include "play/hint.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace facedown::play {

namespace {

/// With more choices than these only the best are shown.
constexpr std::size_t mostRows = 5;
/// What the bot never does needs no row, but for one to compare with.
constexpr std::size_t leastRows = 2;
constexpr double worthARow = 0.005;
/// However fast the pace, a hint is worth some thought.
constexpr std::chrono::milliseconds leastTime{100};

/// From here on the bot is as good as sure, or at least leans to what it would do.
constexpr double sureFrom = 0.85;
constexpr double leansFrom = 0.5;

} // namespace

Hint::Hint(const match::Match& match, table::Table& table, const Preferences& preferences)
    : match_(match)
    , table_(table)
    , preferences_(preferences)
{
    connect(&thinker_, &Thinker::decided, this, &Hint::answer);
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
    thinker_.think(thoughtFor(match_, {bots::Level::Hard, bots::Temper::Careful},
                              std::max(leastTime, preferences_.thinkingTime())));
    emit given();
    emit changed();
}

void Hint::close()
{
    if (!std::exchange(asked_, false))
        return;
    thinker_.cancel();
    answer_.reset();
    say();
}

void Hint::answer(const Answer& answer)
{
    answer_ = answer;
    // Where it would mix, what it would do most often, not what it drew this time.
    bots::Choice& choice = answer_->choice;
    const auto likeliest = std::max_element(choice.policy.begin(), choice.policy.end());
    choice.chosen = static_cast<std::size_t>(likeliest - choice.policy.begin());
    answer_->event = answer_->events[choice.chosen];
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
        reason_ = answer_->events.size() == 1 ? tr("There is nothing else to do.")
                                              : table_.reasonFor(answer_->event);
        if (reason_.isEmpty())
            reason_ = comparison();
    }
    choices_.show(rows());
    emit changed();
}

double Hint::sureness() const
{
    return answer_ ? bots::sureness(answer_->choice) : 0.0;
}

QString Hint::sureWord() const
{
    if (!answer_)
        return {};
    const double sure = sureness();
    return sure >= sureFrom    ? tr("Sure", "how sure a hint is")
           : sure >= leansFrom ? tr("Fairly sure", "how sure a hint is")
                               : tr("A close call", "how sure a hint is");
}

QString Hint::figures() const
{
    if (!answer_ || answer_->events.size() < 2)
        return {};
    //: Heading over choices and how likely the player wins after each.
    return weighed() ? tr("Chance of winning after it")
                     //: Heading over choices and how often the bot would make each.
                     : tr("How often a hard bot does it");
}

std::vector<ChoiceModel::Row> Hint::rows() const
{
    if (!answer_ || answer_->events.size() < 2)
        return {};
    const bots::Choice& choice = answer_->choice;
    const std::vector<double>& figures = weighed() ? choice.values : choice.policy;
    std::vector<std::size_t> order(figures.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return std::pair(figures[one], one == choice.chosen) >
               std::pair(figures[other], other == choice.chosen);
    });
    const double best = figures[order.front()];
    if (order.size() > mostRows) {
        // What it would do is among them, even where that is not the best for certain.
        const auto chosen = std::find(order.begin(), order.end(), choice.chosen);
        if (chosen - order.begin() >= static_cast<std::ptrdiff_t>(mostRows))
            std::swap(*chosen, order[mostRows - 1]);
        order.resize(mostRows);
    }
    std::vector<ChoiceModel::Row> rows;
    for (const std::size_t index : order) {
        if (!weighed() && rows.size() >= leastRows && figures[index] < worthARow)
            break;
        ChoiceModel::Row row;
        row.text = table_.choiceText(answer_->events[index]);
        row.figure = tr("%1 %", "a share in percent").arg(std::lround(figures[index] * 100));
        row.length = best > 0.0 ? std::clamp(figures[index] / best, 0.0, 1.0) : 0.0;
        row.chosen = index == choice.chosen;
        rows.push_back(std::move(row));
    }
    return rows;
}

QString Hint::comparison() const
{
    const bots::Choice& choice = answer_->choice;
    const auto percent = [](double share) { return QString::number(std::lround(share * 100)); };
    if (!weighed())
        return tr("A hard bot does this %1 times in 100 here.")
            .arg(percent(choice.policy[choice.chosen]));
    double other = 0.0;
    for (std::size_t index = 0; index < choice.values.size(); ++index)
        if (index != choice.chosen)
            other = std::max(other, choice.values[index]);
    const double own = choice.values[choice.chosen];
    if (percent(own) == percent(other))
        return tr("The next best is as good: about %1 wins in 100.").arg(percent(own));
    return tr("It expects %1 wins in 100 after this, and %2 after the best of the others.")
        .arg(percent(own), percent(other));
}

QString Hint::spoken() const
{
    if (!asked_)
        return {};
    if (!answer_)
        return tr("Working out a hint");
    QStringList parts;
    //: For a screen reader: %1 is what to do, %2 how sure the hint is.
    parts << tr("Hint: %1, %2.").arg(choice_, sureWord()) << reason_;
    if (!choices_.rows().empty())
        parts << figures() + QLatin1Char(':');
    for (const ChoiceModel::Row& row : choices_.rows())
        //: A choice and its share in percent.
        parts << tr("%1: %2", "a choice and its figure").arg(row.text, row.figure);
    return parts.join(QLatin1Char('\n'));
}

} // namespace facedown::play
