#pragma once

#include <bit>
#include <functional>

#include "nyet/nyet.h"
#include "table/nyet/nyet_words.h"
#include "table/nyet/square_model.h"
#include "table/table.h"

namespace facedown::table {

/// Nyet! as one seat sees it. (The base is named in full for qmltyperegistrar.)
class NyetTable : public facedown::table::Table, public Stage<nyet::Nyet>
{
    Q_OBJECT
    Q_PROPERTY(facedown::table::SquareModel* board READ board CONSTANT)
    /// What is being done: the board is in the middle, cards are chosen from the hand, tricks.
    Q_PROPERTY(bool vetoing READ vetoing NOTIFY shown)
    Q_PROPERTY(bool picking READ picking NOTIFY shown)
    Q_PROPERTY(bool playing READ playing NOTIFY shown)
    /// The terms of the round are decided and stay in sight.
    Q_PROPERTY(bool termsKnown READ termsKnown NOTIFY shown)
    /// The part of the viewer's hand that is trump, as a group of pieces; -1 if none is.
    Q_PROPERTY(int trumpGroup READ trumpGroup NOTIFY shown)
    /// The place in the viewer's hand of the first card that can be chosen; -1 if none can.
    Q_PROPERTY(int firstCard READ firstCard NOTIFY shown)
    /// The first seat that can be chosen; -1 if none can.
    Q_PROPERTY(int firstSeat READ firstSeat NOTIFY shown)
    /// The portraits seat by seat, below assets.
    Q_PROPERTY(QStringList faces READ faces NOTIFY shown)
    /// The trick before, card by card ("card-B7") and in words; empty if there was none.
    Q_PROPERTY(QStringList lastCards READ lastCards NOTIFY shown)
    Q_PROPERTY(QStringList lastPlayers READ lastPlayers NOTIFY shown)
    /// Which of its cards won it; -1 if there was none.
    Q_PROPERTY(int lastWinner READ lastWinner NOTIFY shown)

public:
    using Table::Table;

    QString game() const override { return QStringLiteral("nyet"); }
    int seatCount() const override { return shown_.table.players; }
    int viewer() const override { return shown_.viewer; }
    int actor() const override { return shown_.table.actor; }
    bool over() const override { return shown_.table.phase == nyet::Phase::Over; }
    QString title() const override { return words().title(shown_); }
    QString prompt() const override;
    QString outcome() const override { return words().outcome(winners()); }
    QString reason() const override { return words().reason(shown_.table, winners()); }
    QString announcement() const override { return lastLineAndPrompt(scene_.past); }
    QVariantList totals() const override;
    int dwell() const override;
    bool tallies() const override;
    bool deedDiffers() const override { return scene_.deed != scene_.view(); }
    /// Every decision needs a look at one's hand.
    bool secretTurn() const override { return true; }
    bool turnedUpSince(int count) const override;
    bool offers(const QString& event) const override { return isOffered(event); }
    QString choiceText(const QString& event) const override;
    QString reasonFor(const QString& event) const override;
    QStringList touchedFor(const QString& event) const override;
    void show(Scene<nyet::Nyet> scene, Beat beat) override;
    int suspense(const core::Event<nyet::Nyet>& next) const override;
    void retranslate() override;

    /// Chooses what a decision will name, or takes the choice back: cards to discard or to pass,
    /// with 5 players team-mates. False if the event is decided at once.
    Q_INVOKABLE bool select(const QString& event);

    /// The piece of the next card in the viewer's hand that can be chosen, so many to the right of
    /// another, from one end on to the other; the same if there is none.
    Q_INVOKABLE int cardBeside(int piece, int by) const;

    SquareModel* board() { return &board_; }
    bool vetoing() const { return shown_.table.phase == nyet::Phase::Veto; }
    bool picking() const;
    bool playing() const { return shown_.table.phase == nyet::Phase::Play; }
    bool termsKnown() const;
    int trumpGroup() const;
    int firstCard() const;
    int firstSeat() const;
    QStringList faces() const;
    QStringList lastCards() const;
    QStringList lastPlayers() const;
    int lastWinner() const;

private:
    NyetWords words() const { return NyetWords(names()); }
    core::Winners winners() const;
    bool trickComplete() const;
    /// How many cards are to be chosen at once; 0 if none are.
    int wanted() const;
    bool choosesTeam() const;
    /// Shows what is set; `anew` in another language.
    void present(bool otherEyes, bool anew);
    std::vector<PieceModel::Piece> layOut(const NyetWords& words) const;
    std::vector<SeatModel::Row> seatRows(const NyetWords& words) const;
    std::vector<LogModel::Line> linesOf(std::size_t event, const NyetWords& words) const;
    std::vector<ActionModel::Action> offeredActions(const NyetWords& words) const;
    std::vector<ScoreSheet::Line> scoreLines(const NyetWords& words) const;
    std::vector<SquareModel::Square> squares(const NyetWords& words) const;
    QString seatEvent(core::Seat seat) const;
    QString saidBy(core::Seat seat, const NyetWords& words) const;

    SquareModel board_;
    std::vector<nyet::Card> chosenCards_;
    unsigned chosenMates_ = 0;
};

/// The pieces of a view, for NyetTable: which cards of the viewer's hand are chosen, and the event
/// that each different one stands for.
struct NyetHand
{
    std::vector<nyet::Card> chosen;
    /// Empty for a card that cannot be chosen.
    std::function<QString(nyet::Card)> event;
};
std::vector<PieceModel::Piece> nyetPieces(const nyet::View& view, const NyetHand& hand,
                                          const NyetWords& words);

/// A hand in the order in which it is held: by colour and value, what is trump together at the end.
std::vector<std::vector<nyet::Card>> nyetHandGroups(const nyet::View& view, core::Seat seat);

} // namespace facedown::table
