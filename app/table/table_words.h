#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "core/game.h"

namespace facedown::table {

/// What is said of every game, in the language that is set. A game's own words add to it.
class TableWords
{
    Q_DECLARE_TR_FUNCTIONS(TableWords)

public:
    /// Before: one name for each seat.
    explicit TableWords(std::vector<QString> names)
        : names_(std::move(names))
    {
    }

    const QString& name(core::Seat seat) const { return names_[seat]; }

    /// A prompt, and what comes of it.
    QString firstPlayerDrawn() const;
    QString firstPlayer(core::Seat seat) const;
    /// The heading over the lines of a round.
    QString round(int number) const;
    /// Who has won, one or several; empty if nobody has.
    QString won(const QStringList& winners) const;
    QString won(const core::Winners& winners) const;

    /// Who came closest to winning, one or several; empty if they were far from it. Before:
    /// somebody has won.
    QString closeSecond(const core::Winners& winners, const core::Scores& scores) const;

    QString points(int count) const;
    /// Names as a sentence has them: "Ana", "Ana and Bruno", "Ana, Bruno and Cora".
    static QString names(const QStringList& names);
    /// Without those that are empty.
    static QStringList sentences(QStringList all);
    /// The parts of a description, one after the other.
    static QString description(const QStringList& parts);
    /// Things of a kind, one after the other: numbers, or names with scores.
    static QString items(const QStringList& items);
    /// A share in percent: "50%".
    static QString percent(int share);
    /// With one decimal place: "−2.5".
    static QString decimal(double value);
    /// All that there is to say of a seat: whose it is, the game's own parts, and whether it is to
    /// act. `character` of a bot, in words; empty for a person.
    QString describe(core::Seat seat, const QString& character, const QStringList& parts,
                     bool toAct) const;

private:
    core::Vector<QString> names_;
};

} // namespace facedown::table
