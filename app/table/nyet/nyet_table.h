#pragma once

#include <QPoint>

#include "nyet/nyet.h"
#include "table/game_table.h"
#include "table/nyet/nyet_words.h"
#include "table/nyet/square_model.h"

namespace facedown::table {

/// Nyet! as one seat sees it.
class NyetTable : public FACEDOWN_GAME_TABLE(nyet::Nyet)
{
    Q_OBJECT
    Q_PROPERTY(facedown::table::SquareModel* board READ board CONSTANT)
    /// What is being done: the board is in the middle, cards are chosen from the hand, tricks.
    Q_PROPERTY(bool vetoing READ vetoing NOTIFY shown)
    Q_PROPERTY(bool picking READ picking NOTIFY shown)
    Q_PROPERTY(bool playing READ playing NOTIFY shown)
    /// The terms of the round are decided and stay in sight; not while the finished board is.
    Q_PROPERTY(bool termsKnown READ termsKnown NOTIFY shown)
    /// Who plays with whom is shown, from the choice to the end of the round, in the middle until
    /// the first card is led; what the start player's team is called, and the other; and who has
    /// the bonus card, -1 if nobody has.
    Q_PROPERTY(bool teamsShown READ teamsShown NOTIFY staged)
    Q_PROPERTY(bool teamsApart READ teamsApart NOTIFY staged)
    /// The first card of the round's tricks is what sends them apart just now.
    Q_PROPERTY(bool parting READ parting NOTIFY staged)
    /// Of each seat 1 for the start player's team, 2 for the other, 0 while there are none; and the
    /// one, 0 or 1 as its title, that is the viewer's, for those who watch the start player's.
    Q_PROPERTY(QList<int> seatTeams READ seatTeams NOTIFY shown)
    Q_PROPERTY(int ownTeam READ ownTeam NOTIFY shown)
    Q_PROPERTY(QStringList teamTitles READ teamTitles NOTIFY shown)
    /// What both have won so far in this round and what that is worth: "5 × 2 = 10".
    Q_PROPERTY(QStringList teamSums READ teamSums NOTIFY shown)
    Q_PROPERTY(int bonusSeat READ bonusSeat NOTIFY shown)
    /// The part of the viewer's hand that is trump, as a group of pieces; -1 if none is.
    Q_PROPERTY(int trumpGroup READ trumpGroup NOTIFY shown)
    /// The colour of the super trumps, as faces begin: "R"; empty if there are none.
    Q_PROPERTY(QString superTrump READ superTrump NOTIFY shown)
    /// Which piece is the card that the viewer was passed, until the first trick is over, one of
    /// several alike; -1 if none is. Whoever passed it sits before them.
    Q_PROPERTY(int passedCard READ passedCard NOTIFY shown)
    Q_PROPERTY(int passedBy READ passedBy NOTIFY shown)
    /// Every card of the trick lies open: what wins it stands fast.
    Q_PROPERTY(bool trickFull READ trickFull NOTIFY shown)
    /// Of each of its cards then 1 for a treasure of who takes it, else 0.
    Q_PROPERTY(QList<int> prizes READ prizes NOTIFY shown)
    /// How many tricks (x) and treasures (y) the seat at the bottom has won.
    Q_PROPERTY(QPoint ownWon READ ownWon NOTIFY shown)
    /// Whether the hands of all are seen, while there are any.
    Q_PROPERTY(bool handsOpen READ handsOpen NOTIFY shown)
    /// Whether the hand at the bottom is one of those that only their owners may see.
    Q_PROPERTY(bool covered READ covered NOTIFY shown)
    /// Which piece is the first card of the viewer's hand that can be chosen; -1 if none can.
    Q_PROPERTY(int firstCard READ firstCard NOTIFY shown)
    /// The first seat that can be chosen; -1 if none can.
    Q_PROPERTY(int firstSeat READ firstSeat NOTIFY shown)
    /// The trick before, card by card ("card-B7") and in words; empty if there was none.
    Q_PROPERTY(QStringList lastCards READ lastCards NOTIFY shown)
    Q_PROPERTY(QStringList lastPlayers READ lastPlayers NOTIFY shown)
    /// Which of its cards won it; -1 if there was none.
    Q_PROPERTY(int lastWinner READ lastWinner NOTIFY shown)
    /// The cards that are dealt come one after another, and so go those of a trick that is won.
    /// What is free on the finished board becomes the terms; teams form; somebody gets the bonus
    /// card. Told before they move.
    Q_PROPERTY(bool dealing READ dealing NOTIFY staged)
    Q_PROPERTY(bool sweeping READ sweeping NOTIFY staged)
    Q_PROPERTY(bool gathering READ gathering NOTIFY staged)
    Q_PROPERTY(bool teaming READ teaming NOTIFY staged)
    Q_PROPERTY(bool rewarding READ rewarding NOTIFY staged)

public:
    using GameTable::GameTable;

    bool over() const override { return shown_.table.phase == nyet::Phase::Over; }
    QString title() const override { return words().title(shown_); }
    QString prompt() const override;
    QString outcome() const override { return words().outcome(winners()); }
    QString reason() const override { return words().reason(shown_.table, winners()); }
    QVariantList totals() const override;
    QString story() const override;
    bool secretTurn() const override;
    int chosenAtOnce() const override { return std::max(wanted(), 1); }
    QString choiceText(const QStringList& events) const override;
    bool comesToTheSame(const QString& one, const QString& other) const override;
    QStringList touchedFor(const QString& event) const override;
    Showing showing(const Happening<nyet::Nyet>& happening, std::size_t part) const override;
    bool isRoutine(const nyet::State& state, bool alone) const override
    {
        return state.table.phase == nyet::Phase::Play &&
               (alone || state.hand(state.table.actor).size() == 1);
    }
    bool takesRest(const History<nyet::Nyet>& history) const override;
    std::vector<Feeling> feelings(const nyet::View& before, const Part& part) const override;
    QStringList remarks(const nyet::Step& step, const Feeling& feeling,
                        Manner manner) const override;

    /// Cards to discard or to pass, with 5 players team-mates.
    bool select(const QString& event) override;

    /// The piece of the next card in the viewer's hand that can be chosen, so many to the right of
    /// another, from one end on to the other; the same if there is none.
    Q_INVOKABLE int cardBeside(int piece, int by) const;

    SquareModel* board() { return &board_; }
    std::vector<ToldRow> squareRows() const override;
    QString drawingOf(const PieceModel::Piece& piece) const override;
    bool vetoing() const { return shown_.table.phase == nyet::Phase::Veto; }
    bool picking() const;
    bool playing() const { return shown_.table.phase == nyet::Phase::Play; }
    bool termsKnown() const;
    bool teamsShown() const;
    bool teamsApart() const;
    bool parting() const;
    QList<int> seatTeams() const;
    int ownTeam() const;
    QStringList teamTitles() const;
    QStringList teamSums() const;
    int bonusSeat() const { return shown_.table.bonus; }
    int trumpGroup() const;
    QString superTrump() const;
    int passedCard() const;
    int passedBy() const;
    bool trickFull() const { return shown_.table.trick.size == shown_.table.players; }
    QList<int> prizes() const;
    QPoint ownWon() const;
    bool handsOpen() const;
    bool covered() const { return viewer() < 0 && shown_.table.seat(bottom()).held > 0; }
    int firstCard() const;
    int firstSeat() const;
    QStringList lastCards() const;
    QStringList lastPlayers() const;
    int lastWinner() const;
    bool dealing() const { return isShown(nyet::Step::Kind::Dealt); }
    bool sweeping() const { return isShown(nyet::Step::Kind::TrickTaken); }
    bool gathering() const { return isShown(nyet::Step::Kind::BoardDecided); }
    bool teaming() const { return isShown(nyet::Step::Kind::TeamsChosen); }
    bool rewarding() const { return isShown(nyet::Step::Kind::BonusGiven); }

signals:
    void staged();

protected:
    QStringList reasons(const std::vector<Decision>& decisions) const override;
    std::vector<PieceModel::Piece> layOut(const nyet::View& view) const override;
    std::vector<PieceModel::Move> moves(const nyet::View& before, const nyet::Step& step,
                                        const nyet::View& after) const override;
    std::vector<LogModel::Line> linesOf(const nyet::View& before, const Part& part) const override;
    QString heading(const nyet::View& view) const override { return words().section(view); }
    QStringList momentsOf(const nyet::View& view) const override;
    Picture picture() const override;
    void showOwn() override;
    void begin(const nyet::View& before, bool otherViewer) override;

private:
    NyetWords words() const { return NyetWords(names()); }
    core::Winners winners() const { return nyet::winners(shown_.table); }
    /// Whether such a step is what moves, or has just been told.
    bool isShown(nyet::Step::Kind kind) const;
    /// Whether the round's scores are what is looked at.
    bool scored() const;
    /// How many cards are to be chosen at once; 0 if none are.
    int wanted() const;
    bool choosesTeam() const;
    std::vector<SeatModel::Row> seatRows(const NyetWords& words) const;
    std::vector<ActionModel::Action> offeredActions(const NyetWords& words) const;
    std::vector<ScoreSheet::Line> scoreLines(const NyetWords& words) const;
    std::vector<SquareModel::Square> squares(const NyetWords& words) const;
    QString seatEvent(core::Seat seat) const;
    QString saidBy(core::Seat seat, const NyetWords& words) const;

    SquareModel board_;
    std::vector<nyet::Card> chosenCards_;
    unsigned chosenMates_ = 0;
};

/// A hand in the order in which it is held: by colour and value, what is trump together at the end,
/// super trumps last.
std::vector<std::vector<nyet::Card>> nyetHandGroups(const nyet::View& view, core::Seat seat);

} // namespace facedown::table
