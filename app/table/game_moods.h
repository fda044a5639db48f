#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "table/history.h"
#include "table/seat_model.h"
#include "table/talk.h"

namespace facedown::table {

template <core::Game G>
class GameTable;

/// How everyone takes what has just happened, and the few words that bots say of it.
class GameMoods
{
public:
    /// Forgets what was said after so many events.
    void forgetAfter(std::size_t moment) { talk_.forgetAfter(moment); }

    /// Shows it in the rows of the seats, when the first `moment` events of a table's history have
    /// been told and of the next one so many steps: whoever is to act thinks; what came of the last
    /// events is felt, and what was said of it stays, until one decides again. What came of one
    /// that ended a round is past with the next.
    template <core::Game G>
    void show(core::Vector<SeatModel::Row>& rows, const GameTable<G>& table,
              const History<G>& history, std::size_t moment, std::size_t parts)
    {
        constexpr std::size_t lasting = 4; // events
        const int actor = table.actor();
        const auto& happenings = history.happenings;
        const auto feelingsOf = [&](std::size_t event, std::size_t part) {
            return table.feelings(history.viewBefore(event, part), happenings[event].parts[part]);
        };
        const std::size_t end = parts > 0 ? moment + 1 : moment;
        for (std::size_t event = talk_.events(); event < end; ++event, talk_.goOn())
            for (std::size_t part = 0; part < happenings[event].parts.size(); ++part)
                for (const Feeling& feeling : feelingsOf(event, part))
                    if (const Manner manner = table.shownPlayer(feeling.seat).manner;
                        manner != Manner::Silent)
                        talk_.offer(
                            part, feeling.seat,
                            table.remarks(happenings[event].parts[part].step, feeling, manner));

        core::Vector<bool> known(rows.size());
        const auto feel = [&](int seat, Mood mood) {
            if (seat < 0 || known[seat])
                return;
            rows[seat].mood = mood;
            known[seat] = true;
        };
        core::Vector<bool> decided(rows.size());
        if (parts == 0)
            feel(actor, Mood::Thinking);
        for (std::size_t event = end; event-- > end - std::min(lasting, end);) {
            if (event + 1 < end && table.endsRound(happenings[event]))
                break;
            for (std::size_t part = event == moment ? parts : happenings[event].parts.size();
                 part-- > 0;)
                for (const Feeling& feeling : feelingsOf(event, part)) {
                    feel(feeling.seat, feeling.mood);
                    if (!decided[feeling.seat] && rows[feeling.seat].remark.isEmpty())
                        rows[feeling.seat].remark = talk_.said(event + 1, part, feeling.seat);
                }
            feel(actor, Mood::Thinking);
            const int decider = G::actor(history.viewAfter(event));
            feel(decider, Mood::Calm);
            if (decider >= 0)
                decided[decider] = true;
        }
    }

private:
    Talk talk_;
};

} // namespace facedown::table
