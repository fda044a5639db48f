#pragma once

#include <optional>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include "match/match.h"
#include "play/choice_model.h"
#include "play/engine_worker.h"
#include "play/preferences.h"
#include "play/ranking.h"
#include "table/table.h"

namespace facedown::play {

/// What to do in the place of the person to act, by what the hard bot makes of what that person may
/// see: what comes first in its ranking of the choices. It is asked for, thought about elsewhere,
/// and gone as soon as anything changes.
class Hint : public QObject
{
    Q_OBJECT
    /// Whether it can be asked for now.
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    /// Whether it is asked for: thought about, or known.
    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /// All below is empty until it is known. What the bot would choose, in the player's words, and
    /// the events of all that is touched for it.
    Q_PROPERTY(QString choice READ choice NOTIFY changed)
    /// A list of texts; as such a lint would not let QML look for one in it.
    Q_PROPERTY(QVariant marked READ events NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    /// How much better it is than all others, in words; empty for the only choice.
    Q_PROPERTY(QString sureWord READ sureWord NOTIFY changed)
    /// The choices weighed against each other, and what their figures are.
    Q_PROPERTY(facedown::play::ChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(QString figures READ figures NOTIFY changed)
    /// All of it for a screen reader.
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)

public:
    /// All four outlive the hint.
    Hint(const match::Match& match, table::Table& table, EngineWorker& engine,
         const Preferences& preferences);
    ~Hint() override;

    bool offered() const { return offered_; }
    bool asked() const { return asked_; }
    bool thinking() const { return job_ != EngineWorker::none; }
    QString choice() const { return choice_; }
    QStringList events() const { return events_; }
    QString reason() const { return reason_; }
    QString sureWord() const;
    ChoiceModel* choices() { return &choices_; }
    QString figures() const;
    QString spoken() const;

    /// Told whenever anything may have changed: whether the one who looks at the table is to act
    /// and sees all that a hint may tell. A hint about another moment goes.
    void follow(bool offered);
    /// Marks a decision without a word about it, or with an empty one none. Before: no hint is
    /// asked for.
    void point(const QString& event);
    /// Says everything anew after a change of language.
    void retranslate();

    /// Asks for it, or puts it away.
    Q_INVOKABLE void toggle();
    Q_INVOKABLE void close();

signals:
    void changed();
    /// It is asked for, and the match is to remember that.
    void given();

private:
    void request();
    void answer(const Answer& answer);
    void say();
    bool hasOthers() const { return ranking_ && answer_->events.size() > 1; }
    /// Those of the choices that are shown, the best first.
    std::vector<std::size_t> listed() const;
    std::vector<ChoiceModel::Row> rows() const;
    /// Whether none of the choices, the best first, is any better than the others.
    bool isAllTheSame(const std::vector<std::size_t>& choices) const;
    /// Whether what choices cost is told as a share of the chances to win; in points else.
    bool inChances() const;
    /// What is chosen instead.
    QString otherText(std::size_t index) const;
    /// What a choice costs, or how often it is made.
    QString figureOf(std::size_t index) const;
    static QString costOf(int percent);
    /// Why this, all in all.
    QString why() const;
    /// That all is as good as won or lost, and what is left to aim at; empty while it is open.
    QString settled() const;
    /// Where nothing plain speaks for the choice: how it compares with the next best.
    QString comparison() const;

    const match::Match& match_;
    table::Table& table_;
    EngineWorker& engine_;
    const Preferences& preferences_;
    EngineWorker::Request job_ = EngineWorker::none; ///< under way
    bool offered_ = false;
    bool asked_ = false;
    std::size_t moment_ = 0;         ///< that it is about
    int viewer_ = 0;                 ///< whom it is for
    QStringList best_;               ///< found so far of all that is chosen as one
    std::optional<Answer> answer_;   ///< about the first of it, without the rest of it
    std::optional<Ranking> ranking_; ///< of the answer's choices, once all is found
    QString choice_;
    QStringList events_;
    QString reason_;
    std::vector<std::size_t> listed_; ///< what of the choices is shown, the best first
    ChoiceModel choices_;
};

} // namespace facedown::play
