#pragma once

#include "table/game_table.h"
#include "table/tally/tally_words.h"

namespace facedown::table {

/// Tally as one seat sees it.
class TallyTable : public FACEDOWN_GAME_TABLE(tally::Tally)
{
    Q_OBJECT
    Q_PROPERTY(int sum READ sum NOTIFY shown)
    Q_PROPERTY(int limit READ limit NOTIFY shown)

public:
    using GameTable::GameTable;

    bool over() const override { return shown_.table.phase == tally::Phase::Over; }
    QString title() const override { return words().title(shown_); }
    QString prompt() const override { return words().prompt(shown_); }
    QString outcome() const override { return words().outcome(shown_); }
    QString reason() const override { return words().reason(shown_); }
    QString drawingOf(const PieceModel::Piece& piece) const override;
    bool secretTurn() const override { return true; }
    Showing showing(const Happening<tally::Tally>& happening, std::size_t part) const override;
    std::vector<Feeling> feelings(const tally::View& before, const Part& part) const override;
    QStringList remarks(const tally::Step& step, const Feeling& feeling,
                        Manner manner) const override;

    int sum() const { return shown_.table.sum(); }
    int limit() const { return shown_.table.limit(); }

protected:
    QStringList reasons(const std::vector<Decision>& decisions) const override
    {
        return {words().reason(shown_, decisions.front())};
    }
    std::vector<PieceModel::Piece> layOut(const tally::View& view) const override;
    std::vector<PieceModel::Move> moves(const tally::View& before, const tally::Step& step,
                                        const tally::View& after) const override;
    std::vector<LogModel::Line> linesOf(const tally::View& before, const Part& part) const override;
    QStringList momentsOf(const tally::View& view) const override;
    Picture picture() const override;
    /// Cards are played from a hand that is seen: those of a covered one are not offered.
    std::vector<Decision> withoutTelling(const View& view,
                                         std::vector<Decision> offered) const override
    {
        return view.viewer == view.table.actor ? std::move(offered) : std::vector<Decision>();
    }

private:
    TallyWords words() const { return TallyWords(names()); }
};

} // namespace facedown::table
