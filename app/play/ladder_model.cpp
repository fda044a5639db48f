#include "play/ladder_model.h"

#include "play/characters.h"
#include "table/table_words.h"

namespace facedown::play {

int LadderModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rungs_.size());
}

QVariant LadderModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int place = rungOf(index.row());
    const Rung& rung = rungs_[static_cast<std::size_t>(place)];
    const bool beaten = place < reached_.value(person_);
    const QString here = table::TableWords::names(reached_.keys(place + 1));
    switch (role) {
    case NumberRole:
        return place + 1;
    case NameRole:
        return nameFor(rung, person_);
    case FaceRole:
        return rung.face;
    case CharacterRole:
        return characterOf(rung);
    case ClimbedRole:
        return beaten;
    case HereRole:
        return here;
    case SpokenRole: {
        QStringList parts{QString::number(place + 1), nameFor(rung, person_), characterOf(rung)};
        if (beaten)
            parts << tr("beaten");
        if (!here.isEmpty())
            //: On a rung of the ladder. %1 is who has come so far and no further.
            parts << tr("Here: %1").arg(here);
        return table::TableWords::description(parts);
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> LadderModel::roleNames() const
{
    return {{NumberRole, "number"},       {NameRole, "name"},       {FaceRole, "face"},
            {CharacterRole, "character"}, {ClimbedRole, "climbed"}, {HereRole, "here"},
            {SpokenRole, "spoken"}};
}

QString LadderModel::characterOf(const Rung& rung) const
{
    return characterName(levelName(nameOf(rung.level)), rung.temper);
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
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

QString LadderModel::invitation() const
{
    if (nextRow() < 0)
        return {};
    const Rung& next = rungs_[static_cast<std::size_t>(rungOf(nextRow()))];
    return tr("Play against %1").arg(nameFor(next, person_));
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
    emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

match::Match LadderModel::make(std::uint64_t seed) const
{
    return ladderMatch(info_, person_, rungOf(nextRow()), seed);
}

} // namespace facedown::play

#include "moc_ladder_model.cpp"
