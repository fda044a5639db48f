#pragma once

#include <utility>
#include <vector>

#include <QString>

#include "table/mood.h"
#include "table/row_model.h"

namespace facedown::table {

/// The seats round the table, a row a seat, in seat order.
class SeatModel : public facedown::table::RowModel
{
    Q_OBJECT

public:
    struct Row
    {
        QString name;
        QString face; ///< the portrait, below assets: "faces/person-2"
        Mood mood = Mood::Calm;
        QString level;     ///< of a bot, in words; empty for a person
        QString character; ///< likewise all that there is to say of a bot
        bool bot = false;
        int rank = 0;         ///< of a bot's level, from 1
        bool onPhone = false; ///< a person's hand is on a phone
        bool own = false;     ///< the viewer's
        bool toAct = false;
        bool out = false;
        bool dimmed = false; ///< does nothing more for now: has passed
        bool marked = false; ///< stands out: the challenger
        bool first = false;  ///< goes first in this round
        bool won = false;    ///< the match; of two tribes of a player only one
        int team = 0;        ///< 1 or 2 where there are teams
        int score = 0;       ///< what counts toward winning
        int holds = 0;       ///< how many pieces it has not lost, where pieces are lost for good
        int inHand = 0;      ///< of those it holds, how many are in hand
        QString status;      ///< what it holds, in words
        QString said;        ///< its last action, in words
        QString decision;    ///< what it is known to decide next, in words: marked there
        QString remark;      ///< a few words of a bot on what came out
        QString event;       ///< what a click on the seat stands for; empty when nothing
        QString description; ///< all of this, for a screen reader

        bool operator==(const Row&) const = default;
    };

    explicit SeatModel(QObject* parent = nullptr);

    void show(std::vector<Row> rows) { replaceRows(rows_, std::move(rows)); }
    const core::Vector<Row>& rows() const { return rows_; }

private:
    core::Vector<Row> rows_;
};

} // namespace facedown::table
