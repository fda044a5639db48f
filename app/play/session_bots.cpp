#include "play/session.h"

#include <utility>

#include "play/characters.h"

namespace facedown::play {

namespace {

/// How long a bot takes at least, in milliseconds at the normal pace, so that one can follow.
constexpr int botPause = 900;

} // namespace

void Session::decideBot()
{
    botAnswer_.clear();
    botPause_ = true;
    thinker_.think(guests_.thoughtFor(match_, preferences_->thinkingTime()));
    waitFor(preferences_->paced(match_.legal().size() > 1 ? botPause : botPause / 3), [this] {
        botPause_ = false;
        finishBotTurn();
    });
}

void Session::botDecided(const Answer& answer)
{
    if (!answer.fault.isEmpty())
        replaceGuest(answer.fault);
    botAnswer_ = answer.event;
    finishBotTurn();
}

void Session::replaceGuest(const QString& fault)
{
    const QString name = dismissGuest(match_, match_.actor());
    table()->setSitters(shownSitters(match_));
    show();
    report([name, fault] {
        //: %1 is a player's name, %2 says what went wrong, in English.
        return tr("The program that played for %1 has failed (%2). A medium bot has taken the "
                  "seat, and the match goes on.")
            .arg(name, fault);
    });
}

void Session::report(std::function<QString()> sentence)
{
    trouble_ = std::move(sentence);
    emit trouble(lastTrouble());
}

void Session::finishBotTurn()
{
    if (botAnswer_.isEmpty() || botPause_)
        return;
    const std::string event = std::exchange(botAnswer_, {}).toStdString();
    if (!live() || paused_)
        return waitFor(0, [this, event] { apply(event); });
    apply(event);
}

} // namespace facedown::play
