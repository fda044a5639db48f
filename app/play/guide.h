#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "match/match.h"
#include "table/lesson.h"

namespace facedown::play {

/// Leads whoever sits in seat 0 through a guided first game: says what happens and what to do, and
/// brings what the others and chance do in it.
class Guide : public QObject
{
    Q_OBJECT
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What is expected instead of what the table says; empty while that says it.
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    /// Which step it is, from 1, and of how many.
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count CONSTANT)
    /// Whether the game waits until the text has been read: then next() goes on, but at the end.
    Q_PROPERTY(bool reading READ reading NOTIFY changed)
    Q_PROPERTY(bool ended READ ended NOTIFY changed)
    /// Whether something else was chosen than what is wanted.
    Q_PROPERTY(bool declined READ declined NOTIFY changed)
    /// Whether the game goes on by itself meanwhile: there is nothing to do but to look.
    Q_PROPERTY(bool watching READ watching NOTIFY changed)

public:
    /// The match of a game's lesson before its first event: a person in seat 0, bots in the others.
    static match::Match matchOf(const QString& game);

    /// The match is one that matchOf() made, and outlives the guide.
    explicit Guide(const match::Match& match);

    QString text() const;
    QString prompt() const;
    int number() const { return static_cast<int>(past_.value_or(step_)) + 1; }
    int count() const { return static_cast<int>(lesson_.steps.size()); }
    bool reading() const { return reading_; }
    bool ended() const { return step_ + 1 == lesson_.steps.size(); }
    bool declined() const { return declined_; }
    bool watching() const { return !reading_ && (!seen_ || wanted().isEmpty()); }

    /// What comes by itself now, of the others or of chance; empty while nothing does.
    std::string coming() const;
    /// What the player is to decide now; empty while it is nothing.
    QString wanted() const;
    /// Whether this may be decided now. If not, the player is told.
    bool takes(const QStringList& events);
    /// Something has happened. `seen`: so has been all that has, and what comes next is told.
    void follow(bool seen);
    /// Says what was said at an earlier moment, or again what is said now.
    void lookBack(std::optional<std::size_t> moment);
    /// Says everything anew after a change of language.
    void retranslate();

    Q_INVOKABLE void next();
    /// Something was tried that cannot be decided at all: the player is told.
    Q_INVOKABLE void decline();

signals:
    void changed();
    /// The text has been read. `skipped`: events that come at once.
    void wentOn(const QStringList& skipped);

private:
    const table::Lesson::Step& step() const { return lesson_.steps[step_]; }
    /// Those of the step's events that are still to come.
    QStringList left() const;
    bool isLearner() const { return match_.actor() == 0; }
    void goTo(std::size_t step);

    const match::Match& match_;
    table::Lesson lesson_;
    std::size_t lastOwn_; ///< their last decision comes after so many events
    std::size_t step_ = 0;
    std::size_t begun_ = 0;           ///< after so many events
    std::vector<std::size_t> begins_; ///< the same of each step until now
    std::optional<std::size_t> past_; ///< the step that is looked back at
    bool reading_ = true;
    bool seen_ = true;
    QString told_;          ///< text() as it was told last
    bool declined_ = false; ///< something else was chosen than what is wanted
};

} // namespace facedown::play
