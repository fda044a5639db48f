#pragma once

#include "skull/skull.h"
#include "table/game_table.h"
#include "table/skull/skull_words.h"

namespace facedown::table {

/// Skull as one seat sees it.
class SkullTable : public FACEDOWN_GAME_TABLE(skull::Skull)
{
    Q_OBJECT
    /// The bid on the table and how far the challenger has come.
    Q_PROPERTY(int bid READ bid NOTIFY shown)
    Q_PROPERTY(int flipped READ flipped NOTIFY shown)
    Q_PROPERTY(int challenger READ challenger NOTIFY shown)
    /// Whose skull ended the challenge; -1 for nobody's.
    Q_PROPERTY(int skullOwner READ skullOwner NOTIFY shown)
    Q_PROPERTY(int discsOnMats READ discsOnMats NOTIFY shown)
    Q_PROPERTY(bool flipping READ flipping NOTIFY shown)
    /// Whether the bid or the number of discs on the mats still says something.
    Q_PROPERTY(bool counting READ counting NOTIFY shown)
    /// The bid has failed, which has been seen, and somebody decides on what follows from it.
    Q_PROPERTY(bool failed READ failed NOTIFY shown)
    /// How a challenge that has just ended came out, and that the challenger is out of the game:
    /// nothing when neither has just been seen.
    Q_PROPERTY(Verdict verdict READ verdict NOTIFY shown)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY shown)
    /// A challenge is on, until it has been seen how it came out.
    Q_PROPERTY(bool challenged READ challenged NOTIFY shown)
    /// How many successes the challenger has.
    Q_PROPERTY(int successes READ successes NOTIFY shown)
    /// The discs in the row are being shuffled.
    Q_PROPERTY(bool shuffling READ shuffling NOTIFY shown)
    /// The nearest seat has discs in hand, which nobody looks at now.
    Q_PROPERTY(bool covered READ covered NOTIFY shown)
    /// All faces are seen, as when one looks back.
    Q_PROPERTY(bool handsOpen READ handsOpen NOTIFY shown)
    /// How long the disc that is about to turn is held up before, in milliseconds at the normal
    /// pace, and whether it is the last that was bid. Told before the disc turns.
    Q_PROPERTY(int suspense READ suspense NOTIFY staged)
    Q_PROPERTY(bool lastFlip READ lastFlip NOTIFY staged)

public:
    enum Verdict { None, Success, Failure, Elimination };
    Q_ENUM(Verdict)

    using GameTable::GameTable;

    bool over() const override { return shown_.table.phase == skull::Phase::Over; }
    QString title() const override { return words().title(shown_); }
    QString prompt() const override;
    QString outcome() const override { return words().outcome(shown_); }
    QString reason() const override { return words().reason(shown_); }
    QString story() const override;
    QVariantList rounds() const override;
    QString drawingOf(const PieceModel::Piece& piece) const override;
    bool secretTurn() const override;
    QString choiceText(const QStringList& events) const override;
    bool comesToTheSame(const QString& one, const QString& other) const override;
    QString besides(const QString& event) const override;
    bool mixes() const override;
    Showing showing(const Happening<skull::Skull>& happening, std::size_t part) const override;
    std::vector<Feeling> feelings(const skull::View& before, const Part& part) const override;
    QStringList remarks(const skull::Step& step, const Feeling& feeling,
                        Manner manner) const override;

    bool covered() const;
    bool handsOpen() const { return viewer() == core::everySeat; }
    int bid() const { return shown_.table.bid; }
    int flipped() const { return shown_.table.flipped; }
    int discsOnMats() const { return shown_.table.discsOnMats(); }
    int challenger() const { return shown_.table.challenger; }
    int skullOwner() const { return shown_.table.skullOwner; }
    bool counting() const;
    bool failed() const;
    bool flipping() const { return shown_.table.phase == skull::Phase::Flip; }
    bool challenged() const { return flipping() || verdict() != None; }
    int successes() const { return challenger() < 0 ? 0 : shown_.table.tribe(challenger()).wins; }
    bool shuffling() const;
    int suspense() const;
    bool lastFlip() const;
    Verdict verdict() const;
    QString verdictText() const;

signals:
    void staged();

protected:
    QStringList reasons(const std::vector<Decision>& decisions) const override;
    bool isViewers(int seat) const override { return shown_.owns(seat); }
    void begin(const skull::View&, bool) override { emit staged(); }
    std::vector<PieceModel::Piece> layOut(const skull::View& view) const override;
    std::vector<PieceModel::Move> moves(const skull::View& before, const skull::Step& step,
                                        const skull::View& after) const override;
    std::vector<LogModel::Line> linesOf(const skull::View& before, const Part& part) const override;
    QString heading(const skull::View& view) const override;
    QStringList momentsOf(const skull::View& view) const override;
    Picture picture() const override;

private:
    static bool isLastFlip(const Part& part);
    /// Not of a single disc.
    static bool isShuffle(const skull::Step& step, const skull::View& after);
    static int suspenseBefore(const Part& part);
    SkullWords words() const { return SkullWords(names()); }
    std::vector<SeatModel::Row> seatRows(const SkullWords& words) const;
    std::vector<ScoreSheet::Line> standings(const SkullWords& words) const;
    std::vector<ActionModel::Action> offeredActions(const SkullWords& words) const;
    std::vector<ActionModel::Action> offeredFlips(const SkullWords& words) const;
    QString saidBy(core::Seat seat, const SkullWords& words) const;
};

} // namespace facedown::table
