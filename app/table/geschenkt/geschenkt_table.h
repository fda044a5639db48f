#pragma once

#include <QPoint>
#include <QVariantList>

#include "geschenkt/geschenkt.h"
#include "table/game_table.h"
#include "table/geschenkt/geschenkt_words.h"

namespace facedown::table {

/// Whether a step closes the gap between two runs; the table is as it left it.
bool closesGap(const geschenkt::Step& step, const geschenkt::Table& after);

/// Geschenkt as one seat sees it.
class GeschenktTable : public FACEDOWN_GAME_TABLE(geschenkt::Geschenkt)
{
    Q_OBJECT
    /// The card that is decided on, 0 while none is; the chips on it and the cards still to come.
    Q_PROPERTY(int card READ card NOTIFY shown)
    Q_PROPERTY(int pot READ pot NOTIFY shown)
    Q_PROPERTY(int deck READ deck NOTIFY shown)
    Q_PROPERTY(int removed READ removed NOTIFY shown)
    /// So few cards have been turned that one may not know yet what lies where.
    Q_PROPERTY(bool early READ early NOTIFY shown)
    /// In words what the card would do for whoever is to act, and that the viewer's last chip is at
    /// stake.
    Q_PROPERTY(QString effect READ effect NOTIFY shown)
    Q_PROPERTY(bool bargain READ bargain NOTIFY shown)
    Q_PROPERTY(QString warning READ warning NOTIFY shown)
    /// Nobody's chips are to be seen, for whoever looks may be anybody.
    Q_PROPERTY(bool covered READ covered NOTIFY shown)
    /// Where chips come from and go to that are not to be counted: the seat that may pay next, or
    /// that took last.
    Q_PROPERTY(int handAtWork READ handAtWork NOTIFY shown)
    /// The seat to which the card and its chips are on their way; -1 while there is none.
    Q_PROPERTY(int taker READ taker NOTIFY staged)
    /// Of each seat the cards it has taken: a list of how many are in each of its runs.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY shown)
    /// Of each seat how many chips lie before it; 0 where they are not to be counted.
    Q_PROPERTY(QVariantList chips READ chips NOTIFY shown)
    /// The chips of the seat at the bottom in words; empty where they are not to be seen. And that
    /// it is seen to have none.
    Q_PROPERTY(QString ownChips READ ownChips NOTIFY shown)
    Q_PROPERTY(bool spent READ spent NOTIFY shown)
    /// The card just taken has closed a gap: whose it is (-1 while there is none), in which of its
    /// runs and how many cards that has now, and what it saves in words.
    Q_PROPERTY(int joinedSeat READ joinedSeat NOTIFY shown)
    Q_PROPERTY(QPoint joinedRun READ joinedRun NOTIFY shown)
    Q_PROPERTY(QString joinedText READ joinedText NOTIFY shown)
    /// The last card is taken and all show their chips; who has won is told after that.
    Q_PROPERTY(bool counting READ counting NOTIFY staged)

public:
    using GameTable::GameTable;

    bool over() const override { return shown_.table.phase == geschenkt::Phase::Over; }
    QString title() const override { return words().title(shown_); }
    QString prompt() const override;
    QString outcome() const override
    {
        return counting() ? QString() : words().outcome(shown_, winners());
    }
    QString reason() const override
    {
        return counting() ? QString() : words().reason(shown_, winners());
    }
    QString story() const override;
    QStringList notes() const override;
    QString drawingOf(const PieceModel::Piece& piece) const override;
    bool secretTurn() const override { return false; }
    QString refusal() const override { return words().prompt(shown_, true); }
    QString settledText(bool won) const override;
    Showing showing(const Happening<geschenkt::Geschenkt>& happening,
                    std::size_t part) const override;
    std::vector<Feeling> feelings(const geschenkt::View& before, const Part& part) const override;
    QStringList remarks(const geschenkt::Step& step, const Feeling& feeling,
                        Manner manner) const override;

    int card() const { return shown_.table.card; }
    int pot() const { return shown_.table.pot; }
    int deck() const { return shown_.table.deck; }
    bool early() const { return geschenkt::cardsInDeck - shown_.table.deck <= 3; }
    int removed() const { return shown_.table.removed().size(); }
    QString effect() const { return words().effect(shown_); }
    /// Whether the card would cost the seat to act nothing, chips and all.
    bool bargain() const;
    bool covered() const { return !over() && !shown_.knowsChips(bottom()) && viewer() < 0; }
    QString warning() const { return words().warning(shown_); }
    int handAtWork() const;
    int taker() const;
    QVariantList rows() const;
    QVariantList chips() const;
    QString ownChips() const;
    bool spent() const { return !over() && shown_.chipsOf(bottom()) == 0; }
    int joinedSeat() const { return joined() != nullptr ? joined()->seat : core::nobody; }
    QPoint joinedRun() const;
    QString joinedText() const;
    bool counting() const;

signals:
    void staged();

protected:
    QStringList reasons(const std::vector<Decision>& decisions) const override;
    void begin(const geschenkt::View&, bool) override { emit staged(); }
    std::vector<PieceModel::Piece> layOut(const geschenkt::View& view) const override;
    std::vector<PieceModel::Move> moves(const geschenkt::View& before, const geschenkt::Step& step,
                                        const geschenkt::View& after) const override;
    QString heading(const geschenkt::View& view) const override;
    std::vector<LogModel::Line> linesOf(const geschenkt::View& before,
                                        const Part& part) const override;
    QStringList momentsOf(const geschenkt::View& view) const override;
    Picture picture() const override;
    /// Whether a seat has a chip left is not for all to see (GE-40).
    std::vector<Decision> withoutTelling(const geschenkt::View& view,
                                         std::vector<Decision> offered) const override
    {
        const bool hides = !offered.empty() && !view.knowsChips(view.table.actor);
        return hides ? std::vector{Decision::Take, Decision::Pay} : offered;
    }

private:
    GeschenktWords words() const { return GeschenktWords(names()); }
    core::Winners winners() const { return geschenkt::winners(shown_); }
    std::vector<SeatModel::Row> seatRows(const GeschenktWords& words) const;
    std::vector<ActionModel::Action> offeredActions(const GeschenktWords& words) const;
    std::vector<ScoreSheet::Line> scoreLines(const GeschenktWords& words) const;
    /// The step by which a gap has just been closed; null at other times.
    const geschenkt::Step* joined() const;
    QString saidBy(core::Seat seat, const GeschenktWords& words) const;
};

} // namespace facedown::table
