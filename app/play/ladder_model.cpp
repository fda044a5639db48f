#include "play/ladder_model.h"

#include "play/characters.h"
#include "table/table_words.h"

namespace facedown::play {

LadderModel::LadderModel(QObject* parent)
    : RowModel(parent)
{
    addRoles({{"number", [this](int row) { return rungOf(row) + 1; }},
              {"name", [this](int row) { return nameAt(row); }},
              {"face", [this](int row) { return rungAt(row).face; }},
              {"character", [this](int row) { return characterAt(row); }},
              {"climbed", [this](int row) { return beaten(row); }},
              {"here", [this](int row) { return hereAt(row); }},
              {"spoken", [this](int row) { return spokenAt(row); }}});
}

QString LadderModel::nameAt(int row) const
{
    return nameFor(rungAt(row), person_);
}

QString LadderModel::characterAt(int row) const
{
    return characterName(levelName(nameOf(rungAt(row).level)), rungAt(row).temper);
}

QString LadderModel::hereAt(int row) const
{
    return table::TableWords::names(reached_.keys(rungOf(row) + 1));
}

QString LadderModel::spokenAt(int row) const
{
    QStringList parts{QString::number(rungOf(row) + 1), nameAt(row), characterAt(row)};
    if (beaten(row))
        parts << tr("beaten");
    if (const QString here = hereAt(row); !here.isEmpty())
        //: On a rung of the ladder. %1 is who has come so far and no further.
        parts << tr("Here: %1").arg(here);
    return table::TableWords::description(parts);
}

void LadderModel::show(const QList<MatchResult>& results, const QString& game, const QString& usual)
{
    beginResetModel();
    info_ = table::gameInfo(game);
    rungs_ = ladder(info_);
    reached_ = climbed(results, info_);
    people_.clear();
    for (const Tally& tally : statistics(results))
        if (tally.level.isEmpty())
            people_ << tally.name;
    if (!climber_.isEmpty() && !people_.contains(climber_))
        people_.prepend(climber_);
    if (people_.isEmpty())
        people_ << usual;
    if (!people_.contains(person_))
        person_ = people_[0];
    endResetModel();
    emit changed();
}

void LadderModel::climbAs(const QString& name)
{
    climber_ = person_ = name;
}

void LadderModel::setPerson(int place)
{
    if (place < 0 || place >= people_.size())
        return;
    person_ = people_[place];
    allChanged();
    emit changed();
}

QString LadderModel::invitation() const
{
    return nextRow() < 0 ? QString() : challenge(nameAt(nextRow()));
}

QString LadderModel::note() const
{
    return info_.minPlayers > 2
               ? tr("To climb a rung, win outright in a game with the fewest players allowed, "
                    "against the next bot and its neighbour on the ladder.")
               : tr("Win outright against the next bot to climb a rung.");
}

QString LadderModel::progress() const
{
    //: How far somebody has come on the ladder: so many rungs of so many.
    return tr("%1 of %2").arg(reached_.value(person_)).arg(rowCount());
}

void LadderModel::retranslate()
{
    if (rowCount() == 0)
        return;
    allChanged();
    emit changed();
}

match::Match LadderModel::make(std::uint64_t seed, const QString& face) const
{
    return ladderMatch(info_, person_, rungOf(nextRow()), seed, face);
}

} // namespace facedown::play

#include "moc_ladder_model.cpp"
