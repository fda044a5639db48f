#include "play/thinker.h"

#include <QMetaObject>
#include <QThread>

#include "bots/bots.h"

namespace facedown::play {

namespace {

template <core::Game G>
Thought thoughtAbout(const core::Play<G>& play, std::uint64_t seed, bots::Character character,
                     std::chrono::milliseconds time)
{
    const core::Seat seat = G::actor(play.state());
    const std::uint64_t step = play.events().size();
    return [view = G::view(play.state(), seat), past = play.seenBy(seat), seed, step, character,
            time](std::stop_token stop) {
        auto random = bots::randomFor(seed, step);
        bots::Budget budget;
        budget.time = time;
        budget.stop = std::move(stop);
        Answer answer;
        answer.choice = bots::choose<G>(character, view, past, random, budget);
        for (const auto& decision : G::legal(view))
            answer.events.push_back(QString::fromStdString(G::text(core::Event<G>(decision))));
        answer.event = answer.events[answer.choice.chosen];
        return answer;
    };
}

} // namespace

Thought thoughtFor(const match::Match& match, bots::Character character,
                   std::chrono::milliseconds time)
{
    return std::visit(
        [&](const auto& play) { return thoughtAbout(play, match.seed(), character, time); },
        match.play());
}

Thinker::Thinker(QObject* parent)
    : QObject(parent)
{
}

Thinker::~Thinker()
{
    cancel();
}

void Thinker::think(Thought thought)
{
    cancel();
    thinking_ = true;
    const std::uint64_t request = request_;
    worker_ = std::jthread([this, request, thought = std::move(thought)](std::stop_token stop) {
        const Answer answer = thought(stop);
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                this, [this, request, answer] { report(request, answer); }, Qt::QueuedConnection);
    });
}

void Thinker::cancel()
{
    ++request_;
    thinking_ = false;
    worker_ = {}; // asks the thread to stop and waits for it
}

void Thinker::report(std::uint64_t request, const Answer& answer)
{
    Q_ASSERT(thread() == QThread::currentThread());
    if (request != request_)
        return;
    thinking_ = false;
    emit decided(answer);
}

} // namespace facedown::play
