#include "play/guide.h"

#include <algorithm>
#include <utility>

#include "play/people.h"
#include "play/setup.h"

namespace facedown::play {

namespace {

table::Lesson lessonFor(const match::Match& match)
{
    return table::lesson(gameOf(match), playerNames(match));
}

/// After how many events whoever learns decides for the last time.
std::size_t lastOwn(match::Match match, const table::Lesson& lesson)
{
    std::size_t last = 0;
    for (const table::Lesson::Step& step : lesson.steps)
        for (const QString& event : step.events) {
            if (match.actor() == 0 && !step.skipped)
                last = match.length();
            (void)match.apply(event.toStdString());
        }
    return last;
}

/// Whether anybody has decided anything yet, and not chance alone.
bool isPlayed(const match::Match& match)
{
    for (int player = 0; player < match.players(); ++player)
        if (lastDecided(match, player) > 0)
            return true;
    return false;
}

} // namespace

match::Match Guide::matchOf(const QString& game)
{
    // Words are not asked for yet.
    const QStringList unnamed(core::maxSeats, QString());
    match::Match match =
        *match::Match::start(game.toStdString(), table::lesson(game, unnamed).options, 0);
    match.setPlayerEntries(usualPlayers(match.players(), 1, QStringLiteral("easy")));
    return match;
}

Guide::Guide(const match::Match& match)
    : match_(match)
    , lesson_(lessonFor(match))
    , lastOwn_(lastOwn(match, lesson_))
{
    goTo(0);
}

QString Guide::text() const
{
    if (past_)
        return lesson_.steps[*past_].text;
    if (watching() && !isPlayed(match_))
        return tr("Watch the table: the game is being set up, and it will soon be your turn.");
    if (watching())
        return match_.length() > lastOwn_
                   ? tr("Watch the table: that was your last move, and it will soon be over.")
                   : tr("Watch the table: the game goes on, and it will soon be your turn.");
    if (!declined_)
        return step().text;
    return step().text + QLatin1Char('\n') +
           tr("Not just now: make the marked move. In your own games you can play as you like.");
}

QString Guide::prompt() const
{
    if (watching() && isLearner()) // whom the table asks already
        return tr("It’s almost your turn");
    return reading_ && !ended() ? tr("Read the explanation below, then choose “Next”") : QString();
}

QStringList Guide::left() const
{
    return step().events.mid(static_cast<qsizetype>(match_.length() - begun_));
}

void Guide::goTo(std::size_t step)
{
    step_ = step;
    begun_ = match_.length();
    begins_.push_back(begun_);
    const bool decides = !this->step().events.isEmpty() && isLearner() && !this->step().skipped;
    reading_ = !decides;
    declined_ = false;
    emit changed();
}

void Guide::follow(bool seen)
{
    seen_ = seen;
    if (seen && !step().events.isEmpty() && left().isEmpty())
        goTo(step_ + 1);
    if (const QString now = text(); std::exchange(told_, now) != now)
        emit changed();
}

std::string Guide::coming() const
{
    return reading_ || isLearner() || left().isEmpty() ? std::string()
                                                       : left().first().toStdString();
}

QString Guide::wanted() const
{
    return reading_ || !isLearner() ? QString() : left().value(0);
}

void Guide::lookBack(std::optional<std::size_t> moment)
{
    const auto before = std::exchange(past_, std::nullopt);
    if (moment)
        past_ = static_cast<std::size_t>(std::upper_bound(begins_.begin(), begins_.end(), *moment) -
                                         begins_.begin() - 1);
    if (past_ != before)
        emit changed();
}

void Guide::decline()
{
    if (!past_ && !wanted().isEmpty() && !std::exchange(declined_, true))
        emit changed();
}

bool Guide::takes(const QStringList& events)
{
    const bool wanted = !reading_ && isLearner() && left().mid(0, events.size()) == events;
    if (std::exchange(declined_, !wanted) == wanted)
        emit changed();
    return wanted;
}

void Guide::next()
{
    if (!reading_ || ended())
        return;
    if (step().events.isEmpty())
        goTo(step_ + 1);
    else
        reading_ = false;
    emit changed();
    emit wentOn(step().skipped && !reading_ ? step().events : QStringList());
}

void Guide::retranslate()
{
    lesson_ = lessonFor(match_);
    emit changed();
}

} // namespace facedown::play

#include "moc_guide.cpp"
