#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>
#include <QVariantList>

#include "core/play.h"
#include "table/action_model.h"
#include "table/log_model.h"
#include "table/piece_model.h"
#include "table/score_sheet.h"
#include "table/seat_model.h"

namespace facedown::table {

/// Who sits in a seat, as far as the table shows it.
struct ShownPlayer
{
    QString name;
    QString face; ///< the portrait, below assets: "faces/person-2"
    bool bot = false;
    QString level{};     ///< of a bot, in words
    int rank = 0;        ///< of that level, from 1; 0 if it has none
    QString character{}; ///< all that there is to say of a bot, in words: "easy, bold"
    Manner manner = Manner::Silent;
    bool onPhone = false; ///< holds the hand at a screen of their own
};

/// That a person asked for a hint: after how many events, and in which seat.
struct Asked
{
    int moment = 0;
    int seat = 0;
};

/// What a seat is known to decide next, in words; of nobody unless said.
struct Decided
{
    int seat = -1;
    QString words{};

    bool operator==(const Decided&) const = default;
};

/// A square of a board, as it is told to who sees no drawing of the table.
struct ToldSquare
{
    QString drawing; ///< below assets, as drawingOf() gives it; empty for none
    QString label;
    QString token; ///< the portrait of whose token covers it; empty while it is free
    bool decided = false;
    QString event; ///< what a click on it stands for; empty when nothing
    QString name;  ///< all that there is to say of it
};

/// A row of squares under its title.
struct ToldRow
{
    QString title;
    std::vector<ToldSquare> squares;
};

/// What a round of a match that is over came to.
struct ToldRound
{
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString figure MEMBER figure)
    Q_PROPERTY(QString drawing MEMBER drawing)
    Q_PROPERTY(QString words MEMBER words)

public:
    int seat = 0;    ///< who brought it about
    QString figure;  ///< with what
    QString drawing; ///< what came of it, below assets, as drawingOf() gives it
    QString words;   ///< all that there is to say of it
};

/// How far a match is shown, and to whom.
struct Look
{
    /// As the step of which number, from 0, of the last event left the table; or as the event did.
    static constexpr int settled = -1;

    std::size_t moment = 0; ///< after so many events
    int step = settled;
    /// Of that step only the pieces that it moves and turns up are shown, of which nothing is said
    /// yet.
    bool unsaid = false;
    bool past = false; ///< an earlier moment, while the match has gone on

    bool operator==(const Look&) const = default;
};

/// One seat's view of a match as Qt models: pieces, seats, log, actions, and what to say. It is
/// told what to show and knows nothing that its seat may not know.
class Table : public QObject
{
    Q_OBJECT
    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(facedown::table::PieceModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(facedown::table::SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(facedown::table::LogModel* log READ log CONSTANT)
    Q_PROPERTY(facedown::table::ActionModel* actions READ actions CONSTANT)
    Q_PROPERTY(facedown::table::ScoreSheet* sheet READ sheet CONSTANT)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY shown)
    /// The portraits seat by seat, below assets, as they look when nothing happens.
    Q_PROPERTY(QStringList faces READ faces NOTIFY shown)
    Q_PROPERTY(int viewer READ viewer NOTIFY shown)
    Q_PROPERTY(int bottom READ bottom NOTIFY shown)
    Q_PROPERTY(int actor READ actor NOTIFY shown)
    Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY shown)
    Q_PROPERTY(bool over READ over NOTIFY shown)
    Q_PROPERTY(QString title READ title NOTIFY shown)
    Q_PROPERTY(QString prompt READ prompt NOTIFY shown)
    Q_PROPERTY(QString outcome READ outcome NOTIFY shown)
    Q_PROPERTY(QString reason READ reason NOTIFY shown)
    Q_PROPERTY(QString story READ story NOTIFY shown)
    Q_PROPERTY(QString announcement READ announcement NOTIFY shown)
    /// The totals after each round, a list for each seat; empty in a game without rounds.
    Q_PROPERTY(QVariantList totals READ totals NOTIFY shown)
    /// Of a match that is over what each round came to, a ToldRound each; empty in a game whose
    /// totals tell that.
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY shown)

public:
    explicit Table(QObject* parent = nullptr)
        : QObject(parent)
    {
    }

    virtual QString game() const = 0;
    PieceModel* pieces() { return &pieces_; }
    SeatModel* seats() { return &seats_; }
    LogModel* log() { return &log_; }
    ActionModel* actions() { return &actions_; }
    /// How the scores of a match that is over come about; empty until then, and without scores.
    ScoreSheet* sheet() { return &sheet_; }

    int seatCount() const { return static_cast<int>(shownPlayers_.size()); }
    QStringList faces() const;
    /// The seat whose view this is; core::nobody for a spectator's.
    virtual int viewer() const = 0;
    /// The seat shown nearest: the viewer's; with a spectator's eyes the one that was set, or that
    /// looked last.
    int bottom() const { return bottom_; }
    /// The seat to act, or core::chance, or core::nobody.
    virtual int actor() const = 0;
    virtual bool over() const = 0;
    /// Whether whoever looks may decide something now.
    bool yourTurn() const { return yourTurn_; }

    /// What is played and how far it has come.
    virtual QString title() const = 0;
    /// What is expected of whom.
    virtual QString prompt() const = 0;
    /// Who has won, and why; both empty until the match is over.
    virtual QString outcome() const = 0;
    virtual QString reason() const = 0;
    /// What turned a match that is over, or who came closest, in a sentence; empty where nothing
    /// stands out.
    virtual QString story() const { return {}; }
    /// What has just happened, as a sentence.
    virtual QString announcement() const = 0;
    virtual QVariantList totals() const { return {}; }
    virtual QVariantList rounds() const { return {}; }
    /// All that is told of the match up to the moment shown, a line each, to be read elsewhere.
    QString asText() const;
    /// What else lies on the table, a sentence each.
    virtual QStringList notes() const { return {}; }
    /// The board that is to be seen now; empty in a game without one.
    virtual std::vector<ToldRow> squareRows() const { return {}; }
    /// How a piece looks to the viewer: a drawing below assets, "%1" where the folder of other
    /// colours goes.
    virtual QString drawingOf(const PieceModel::Piece& piece) const = 0;
    /// What kinds of moment are shown, each worth a picture to who collects one of each:
    /// "success", "round-2", "to-flip".
    virtual QStringList moments() const = 0;

    /// Whether the seat to act needs its secrets open to decide; where a glance at them is enough
    /// they stay covered until it peeks.
    virtual bool secretTurn() const = 0;
    /// Whether an event is among the offered decisions.
    virtual bool offers(const QString& event) const = 0;
    /// Why an event that is offered may not come after all: that follows from what is hidden, and
    /// is said to whoever tries.
    virtual QString refusal() const { return {}; }
    /// How many decisions are chosen as one now: two cards to be discarded are.
    virtual int chosenAtOnce() const { return 1; }
    /// Of an offered event, or of several chosen as one: what it is called beside the others, which
    /// is what its button says, unless a game has more to say, as it must of several; why it may be
    /// the one to choose, in sentences that are true of what is shown, none where nothing plain
    /// speaks for it; and the events of all that is touched to choose it.
    virtual QString choiceText(const QStringList& events) const;
    virtual QStringList reasonsFor(const QStringList& events) const = 0;
    /// The heading in the log of what is decided after so many events; empty if there is none.
    virtual QString headingAfter(std::size_t events) const = 0;
    /// What a player would weigh against it whatever else there is: an event that may be open, or
    /// nothing in particular.
    virtual QString besides(const QString& /*event*/) const { return {}; }
    /// Where a match is as good as won or lost whatever one does: that it is, and what one may
    /// still aim at.
    virtual QString settledText(bool won) const;
    virtual QStringList touchedFor(const QString& event) const { return {event}; }
    /// Whether by the rules nothing can come out differently after the one than after the other.
    virtual bool comesToTheSame(const QString& /*one*/, const QString& /*other*/) const
    {
        return false;
    }
    /// Whether whoever always chose the same here could be read, so that one mixes on purpose.
    virtual bool mixes() const { return false; }
    /// Chooses what a decision will name, or takes the choice back. False if the event is decided
    /// at once.
    Q_INVOKABLE virtual bool select(const QString& /*event*/) { return false; }

    /// When one of several like pieces moves next, it is to be this one.
    Q_INVOKABLE void touch(int row) { pieces_.prefer(row); }

    void setShownPlayers(std::vector<ShownPlayer> players);
    const ShownPlayer& shownPlayer(int seat) const
    {
        return shownPlayers_.at(static_cast<std::size_t>(seat));
    }
    /// For the log, by rising moments.
    void setHints(std::vector<Asked> hints) { hints_ = std::move(hints); }
    const std::vector<Asked>& hints() const { return hints_; }
    /// Marked at its seat from what is shown next on.
    void setDecided(Decided decided) { decided_ = std::move(decided); }
    const Decided& decided() const { return decided_; }
    /// The seat shown nearest until another looks. Before: there is such a seat.
    void setBottom(int seat) { bottom_ = seat; }
    /// Says everything anew, after the language has changed.
    virtual void retranslate() = 0;

signals:
    /// All that is shown may have changed.
    void shown();

protected:
    /// All that is to be seen of a moment.
    struct Picture
    {
        core::Vector<SeatModel::Row> seats;
        std::vector<ActionModel::Action> actions;
        QStringList headings;                 ///< of the scores
        std::vector<ScoreSheet::Line> scores; ///< without points a line tells what each has
        QString caption;                      ///< of the scores
    };

    std::vector<QString> names() const;
    /// Who sits in a seat, and whether they look or are to act; the rest of the row is the game's.
    SeatModel::Row seatRow(int seat) const;
    /// What the last event brought and what is expected next; at the end how it came out.
    QString lastLineAndPrompt(const Look& look) const;
    /// The line that tells of a hint.
    LogModel::Line lineOf(const Asked& asked) const;
    /// Turns the table so that the viewer sits nearest.
    void turnToViewer();
    /// Whether a seat is the viewer's, who may have several.
    virtual bool isViewers(int seat) const { return seat == viewer(); }
    /// Shows all but the pieces and the log.
    void present(Picture picture, bool yourTurn);

    PieceModel pieces_;
    SeatModel seats_;
    LogModel log_;
    ActionModel actions_;
    ScoreSheet sheet_;
    int bottom_ = 0;
    std::optional<std::size_t> takenBackTo_; ///< so many events, by the last undo

private:
    std::vector<ShownPlayer> shownPlayers_;
    std::vector<Asked> hints_;
    Decided decided_;
    bool yourTurn_ = false;
};

} // namespace facedown::table
