#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <QObject>
#include <QString>

#include "bots/bot.h"
#include "match/match.h"

namespace facedown::play {

/// What came of a thought.
struct Answer
{
    QString event;                 ///< the decision found
    std::vector<QString> events{}; ///< all that were open
    QString fault{};               ///< why a program from outside found none; another did
    bots::Choice choice{};         ///< how they were weighed, along `events`
};

/// A decision to be found, given a way to be told to stop. It holds a seat's view and past and
/// nothing else of the match.
using Thought = std::function<Answer(std::stop_token)>;

/// What the bot in the seat to act has to think about, for so long at most. Before: a seat is to
/// act.
Thought thoughtFor(const match::Match& match, bots::Character character,
                   std::chrono::milliseconds time);

/// Thinks on a thread of its own, so that the window never waits. One thought at a time.
class Thinker : public QObject
{
    Q_OBJECT

public:
    explicit Thinker(QObject* parent = nullptr);
    ~Thinker() override;

    /// Starts on a thought; one still under way is cancelled and never reported.
    void think(Thought thought);
    void cancel();
    bool thinking() const { return thinking_; }

signals:
    /// In the thread of this object.
    void decided(const facedown::play::Answer& answer);

private:
    void report(std::uint64_t request, const Answer& answer);

    // A cancelled thought may still post its answer: the number tells the stale from the wanted.
    std::uint64_t request_ = 0;
    bool thinking_ = false;
    std::jthread worker_;
};

} // namespace facedown::play
