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
struct Sitter
{
    QString name;
    QString face; ///< the portrait, below assets: "faces/person-2"
    bool bot = false;
    QString level{};     ///< of a bot, in words
    int rank = 0;        ///< of that level, from 1; 0 if it has none
    QString character{}; ///< all that there is to say of a bot, in words: "easy, bold"
};

/// That a person asked for a hint: after how many events, and in which seat.
struct Asked
{
    int moment = 0;
    int seat = 0;
};

/// How much of an event is on the table: the pieces that it moves and turns up, of which nothing is
/// said yet; all of the deed (the skull just turned up); what it scores when it ends a round; or
/// what the rules make of it as well (all discs home again).
enum class Beat { Turn, Deed, Tally, Settled };

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
    Q_PROPERTY(int viewer READ viewer NOTIFY shown)
    Q_PROPERTY(int bottom READ bottom NOTIFY shown)
    Q_PROPERTY(int actor READ actor NOTIFY shown)
    Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY shown)
    Q_PROPERTY(bool over READ over NOTIFY shown)
    Q_PROPERTY(QString title READ title NOTIFY shown)
    Q_PROPERTY(QString prompt READ prompt NOTIFY shown)
    Q_PROPERTY(QString outcome READ outcome NOTIFY shown)
    Q_PROPERTY(QString reason READ reason NOTIFY shown)
    Q_PROPERTY(QString announcement READ announcement NOTIFY shown)
    /// The totals after each round, a list for each seat; empty in a game without rounds.
    Q_PROPERTY(QVariantList totals READ totals NOTIFY shown)

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

    virtual int seatCount() const = 0;
    /// The seat whose view this is; core::nobody for a spectator's.
    virtual int viewer() const = 0;
    /// The seat shown nearest: as a rule the viewer's, with a spectator's eyes the last one's.
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
    /// What has just happened, as a sentence.
    virtual QString announcement() const = 0;
    virtual QVariantList totals() const { return {}; }

    /// How long what is shown wants to be seen before the match goes on, in milliseconds at the
    /// normal pace.
    virtual int dwell() const = 0;
    /// Whether the deed has ended a round whose scores are to be shown.
    virtual bool tallies() const { return false; }
    /// Whether the rules clear something away after the deed, so that it must be shown by itself.
    virtual bool deedDiffers() const = 0;
    /// Whether the seat to act must look at its secrets to decide.
    virtual bool secretTurn() const = 0;
    /// Whether anything was turned up, or drawn by chance, by the events after the first `count`:
    /// what was seen cannot be taken back.
    virtual bool turnedUpSince(int count) const = 0;
    /// Whether an event is among the offered decisions.
    virtual bool offers(const QString& event) const = 0;
    /// Of an offered event: what it is called beside the others; why it may be the one to choose,
    /// as a sentence that is true of what is shown, empty where nothing plain speaks for it; and
    /// the events of all that is touched to choose it.
    virtual QString choiceText(const QString& event) const = 0;
    virtual QString reasonFor(const QString& event) const = 0;
    /// Where a match is as good as won or lost whatever one does: that it is, and what one may
    /// still aim at.
    virtual QString settledText(bool won) const;
    virtual QStringList touchedFor(const QString& event) const { return {event}; }
    /// Whether whoever always chose the same here could be read, so that one mixes on purpose.
    virtual bool mixes() const { return false; }

    /// When one of several like pieces moves next, it is to be this one.
    Q_INVOKABLE void touch(int piece) { pieces_.prefer(piece); }

    void setSitters(std::vector<Sitter> sitters);
    /// For the log, by rising moments.
    void setHints(std::vector<Asked> hints) { hints_ = std::move(hints); }
    /// The seat shown nearest until somebody looks. Before: there is such a seat.
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
        std::vector<PieceModel::Piece> pieces;
        std::vector<SeatModel::Row> seats;
        std::optional<std::vector<LogModel::Line>> log; ///< nothing: as it was
        bool yourTurn = false;
        std::vector<ActionModel::Action> actions;
        QStringList headings; ///< of the scores
        std::vector<ScoreSheet::Line> scores;
        QString caption; ///< likewise
    };

    const Sitter& sitter(int seat) const { return sitters_.at(static_cast<std::size_t>(seat)); }
    std::vector<QString> names() const;
    /// What the table shows of who sits in a seat; the rest of the row is left to the game.
    SeatModel::Row seatRow(int seat) const;
    /// What the last event brought and what is expected next; at the end how it came out.
    QString lastLineAndPrompt(bool past) const;
    /// The lines of a log and those that tell of hints, each after the event that it followed.
    std::vector<LogModel::Line> withHints(std::vector<LogModel::Line> lines) const;
    /// Turns the table so that the viewer sits nearest.
    void turnToViewer();
    /// Shows it all. With other eyes than before no piece can be followed across.
    void present(Picture picture, bool otherEyes);

    PieceModel pieces_;
    SeatModel seats_;
    LogModel log_;
    ActionModel actions_;
    ScoreSheet sheet_;
    int bottom_ = 0;

private:
    std::vector<Sitter> sitters_;
    std::vector<Asked> hints_;
    bool yourTurn_ = false;
};

/// What a table of one game is given to show: a seat's views, one before the first event and one
/// after each, and the events as that seat saw them.
template <core::Game G>
struct Scene
{
    std::vector<typename G::View> views;
    std::vector<core::Event<G>> events;
    /// What the last event's deed alone leaves on the table; the last view where there is none.
    typename G::View deed;
    /// An earlier moment is looked at: the log goes on telling the whole match.
    bool past = false;
    /// The viewer only peeks, and somebody else may be looking next.
    bool glance = false;
    /// What the viewer is offered to decide; empty when somebody else is to act.
    std::vector<typename G::Decision> offered;

    const typename G::View& view() const { return views.back(); }
};

/// What a table of one game can do besides: a side of its own, since moc knows no templates.
template <core::Game G>
class Stage
{
public:
    virtual ~Stage() = default;

    /// Shows the last event's deed, or all that came of it.
    /// Before: as many sitters as seats are set, and there is at least one view.
    virtual void show(Scene<G> scene, Beat beat) = 0;

    /// How long the pieces that an event moves and turns up want to be seen before anything is
    /// said of it, in milliseconds at the normal pace; 0 if it can be told at once.
    /// Before: it comes next after what is shown.
    virtual int suspense(const core::Event<G>& next) const = 0;

protected:
    using Decision = typename G::Decision;

    static QString textOf(const Decision& decision)
    {
        return QString::fromStdString(G::text(decision));
    }

    /// Keeps what is to be shown; true if other eyes look than before.
    bool set(Scene<G> scene, Beat beat)
    {
        const bool otherEyes = scene_.views.empty() || scene_.view().viewer != scene.view().viewer;
        scene_ = std::move(scene);
        beat_ = beat;
        shown_ = lying_ = beat == Beat::Settled ? scene_.view() : scene_.deed;
        if (beat == Beat::Turn) {
            scene_.views.pop_back();
            scene_.events.pop_back();
            shown_ = scene_.view();
        }
        return otherEyes;
    }

    /// What the last event decided; null if chance brought it, or there was none.
    const Decision* lastDecision() const
    {
        return scene_.events.empty() ? nullptr : std::get_if<Decision>(&scene_.events.back());
    }

    /// The offered decision of which this is the text; null if there is none.
    const Decision* offered(const QString& event) const
    {
        const auto found =
            std::find_if(scene_.offered.begin(), scene_.offered.end(),
                         [&event](const Decision& decision) { return textOf(decision) == event; });
        return found == scene_.offered.end() ? nullptr : &*found;
    }
    bool isOffered(const QString& event) const { return offered(event) != nullptr; }

    /// The decision's text if it can be made by what is shown now, else nothing.
    QString offer(const Decision& decision) const
    {
        const bool offered = std::find(scene_.offered.begin(), scene_.offered.end(), decision) !=
                             scene_.offered.end();
        return offered && showsNow() ? textOf(decision) : QString();
    }

    /// Whether what is shown is what there is to decide on.
    bool showsNow() const { return shown_ == scene_.view(); }
    bool mayDecide() const { return !scene_.offered.empty() && showsNow(); }

    /// All lines of the log, of which only those of new events are written. `linesOf` writes those
    /// of one event, by its place; `anew` when other eyes look or another language is spoken.
    template <class LinesOf>
    std::vector<LogModel::Line> logWith(bool anew, LinesOf linesOf)
    {
        const std::size_t count = scene_.events.size();
        if (anew)
            lines_.clear();
        // What the last event brings is told bit by bit.
        written_ = anew || count == 0 ? 0 : std::min(written_, count - 1);
        while (!lines_.empty() && lines_.back().moment > static_cast<int>(written_))
            lines_.pop_back(); // taken back
        for (; written_ < count; ++written_)
            for (LogModel::Line& line : linesOf(written_)) {
                line.moment = static_cast<int>(written_) + 1;
                lines_.push_back(std::move(line));
            }
        return lines_;
    }

    Scene<G> scene_;
    Beat beat_ = Beat::Settled;
    typename G::View shown_; ///< what is spoken of
    typename G::View lying_; ///< how the pieces lie: ahead of it while they turn

private:
    std::vector<LogModel::Line> lines_;
    std::size_t written_ = 0; ///< events
};

} // namespace facedown::table
