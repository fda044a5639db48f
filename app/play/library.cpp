#include "play/library.h"

#include <algorithm>
#include <utility>

#include "play/line_breaks.h"
#include "table/table_words.h"

namespace facedown::play {

namespace {

/// So many rows are read at once: more than a window shows.
constexpr int pageSize = 100;
/// What is looked for of what is typed or pasted: SQLite bears some hundred words.
constexpr qsizetype longestSearch = 200;

QString namesOf(const ListedMatch& match)
{
    if (match.bots.isEmpty())
        return table::TableWords::names(match.players);
    QStringList people = match.players;
    for (const QString& bot : match.bots)
        people.removeOne(bot);
    //: Who played a game: %1 is the names of people, %2 those of bots.
    return Library::tr("%1 (%2)")
        .arg(table::TableWords::names(people), table::TableWords::names(match.bots))
        .trimmed();
}

} // namespace

Library::Library(MatchStore* store, QObject* parent)
    : RowModel(parent)
    , store_(store)
{
    using Match = ListedMatch;
    addRole("game", "", [](const Match& match) { return table::gameInfo(match.game).name; });
    addRole("players", "", namesOf);
    addRole("played", "", [](const Match& match) { return dateOf(match.played); });
    addRole("result", "", [this](const Match& match) { return resultOf(match); });
    addRole("moves", 0, [](const Match& match) { return match.moves; });
    addRole("over", false, [](const Match& match) { return match.over; });
    addRole("spoken", "", [this](const Match& match) {
        return table::TableWords::description({sentence(match), dateOf(match.played),
                                               resultOf(match),
                                               tr("%n move(s)", nullptr, match.moves)});
    });
    connect(this, &Library::unread, this, &Library::read);
    if (store_ == nullptr)
        return;
    connect(store_, &MatchStore::importing, this, &Library::noteImport);
    connect(store_, &MatchStore::added, this, [this] {
        if (known_)
            refresh();
    });
}

void Library::addRole(const char* name, const QVariant& whileUnread,
                      std::function<QVariant(const ListedMatch&)> tell)
{
    addRoles({{name, [this, whileUnread, tell = std::move(tell)](std::size_t at) {
                   if (const Row& row = rows_[at])
                       return tell(*row);
                   emit unread(static_cast<int>(at));
                   return whileUnread;
               }}});
}

void Library::retranslate()
{
    allChanged();
    emit retranslated();
    emit found();
    emit importingChanged();
    emit removedChanged();
}

QString Library::sentence(const ListedMatch& match) const
{
    //: %1 is the game's name, %2 the players' names.
    return tr("%1 with %2")
        .arg(table::gameInfo(match.game).name, table::TableWords::names(match.players));
}

QString Library::resultOf(const ListedMatch& match) const
{
    QString result = match.over ? table::TableWords({}).won(match.winners) : tr("Not finished");
    if (!match.series)
        return result;
    //: %1 is how a game came out, %2 its number in a series, %3 how many are played at most.
    return tr("%1 (game %2, best of %3)")
        .arg(result, QString::number(match.series->played + 1),
             QString::number(match.series->games));
}

void Library::findAll(LibraryQuery::State state)
{
    search_.clear();
    query_.words.clear();
    query_.game.clear();
    query_.state = state;
    emit queryChanged();
}

void Library::setGame(int place)
{
    query_.game = table::gameAt(place);
    changeQuery();
}

void Library::setResult(int state)
{
    query_.state = static_cast<LibraryQuery::State>(state);
    changeQuery();
}

QStringList Library::resultNames() const
{
    return {tr("Any result"), tr("Not finished"), tr("Finished"), tr("Won by a human"),
            tr("Won by a bot")};
}

QStringList Library::columnNames() const
{
    return {tr("Played", "a date"), tr("Game"), tr("Players (bots)"), tr("Result"), tr("Moves")};
}

QString Library::summary() const
{
    return known_ ? tr("%n game(s)", nullptr, rowCount()) : QString();
}

QString Library::removed() const
{
    //: %1 is a game and its players.
    return removed_.isEmpty() ? QString() : tr("Deleted: %1").arg(sentence(removed_.last()));
}

void Library::setSearch(const QString& search)
{
    if (std::exchange(search_, search) == search)
        return;
    query_.words.clear();
    for (const QString& text :
         search.left(longestSearch).simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        LibraryQuery::Word word{text, {}};
        for (const table::GameInfo& info : table::gameInfos())
            if (unbroken(info.name).contains(text, Qt::CaseInsensitive))
                word.games << info.id;
        query_.words << word;
    }
    changeQuery();
}

void Library::sortBy(int column)
{
    const auto order = static_cast<LibraryQuery::Order>(column);
    // What is new and what is long is looked for first; names from A on.
    query_.rising = query_.order == order
                        ? !query_.rising
                        : order != LibraryQuery::Played && order != LibraryQuery::Moves;
    query_.order = order;
    changeQuery();
}

void Library::changeQuery()
{
    emit queryChanged();
    refresh();
}

void Library::refresh()
{
    if (store_ == nullptr)
        return;
    ++queries_;
    reading_.clear();
    renewed_ = true;
    read(0);
    read(openedAt_); // to lead back there
}

void Library::read(int row)
{
    const int first = row / pageSize * pageSize;
    if (store_ == nullptr || reading_.contains(first))
        return;
    reading_.insert(first);
    store_->find(this, query_, first, pageSize,
                 [this, first, query = queries_](const Done<FoundMatches>& answer) {
                     if (query != queries_)
                         return;
                     reading_.remove(first);
                     if (answer)
                         show(first, *answer);
                     else
                         emit error([why = answer.error()] {
                             return tr("The games could not be read. Nothing was changed. (%1)")
                                 .arg(why.said());
                         });
                 });
}

void Library::show(int first, const FoundMatches& found)
{
    const auto count = static_cast<std::size_t>(found.count);
    // Another copy of the program may have added or removed some meanwhile.
    const bool other = std::exchange(renewed_, false) || count != rows_.size();
    if (other) {
        beginResetModel();
        rows_.assign(count, {});
    }
    const auto last = std::min(static_cast<int>(found.matches.size()), rowCount() - first);
    for (int i = 0; i < last; ++i)
        rows_[first + i] = found.matches[i];
    known_ = true;
    if (other)
        endResetModel();
    else if (last > 0)
        emit dataChanged(index(first), index(first + last - 1));
    if (query_.sought != noMatch)
        foundAt(std::exchange(query_.sought, noMatch), found.place);
    emit this->found();
}

void Library::foundAt(MatchId sought, int place)
{
    opened_ = sought; // before it is in sight the rows are of what was looked for
    const bool narrowed =
        !query_.words.isEmpty() || !query_.game.isEmpty() || query_.state != LibraryQuery::Any;
    if (place < 0 && narrowed) {
        query_.sought = sought;
        findAll(LibraryQuery::Any);
        return refresh();
    }
    openedAt_ = std::max(place, 0);
    if (id(openedAt_) == noMatch)
        read(openedAt_);
}

MatchId Library::id(int row) const
{
    if (row < 0 || row >= rowCount())
        return noMatch;
    const Row& match = rows_[row];
    return match ? match->id : noMatch;
}

void Library::noteOpened(int row)
{
    opened_ = id(row);
    openedAt_ = row;
}

int Library::openedRow() const
{
    for (int row = 0; row < rowCount(); ++row)
        if (id(row) == opened_ && opened_ != noMatch)
            return row;
    return reading_.isEmpty() ? 0 : -1;
}

void Library::remove(int row)
{
    const MatchId id = this->id(row);
    if (id == noMatch || removing_.contains(id))
        return;
    removing_.insert(id);
    const ListedMatch match = *rows_[row];
    store_->remove(this, id, [this, match](const Done<void>& done) {
        removing_.remove(match.id);
        if (!done) {
            emit error([why = done.error()] {
                return tr("The game could not be deleted. Nothing was changed. (%1)")
                    .arg(why.said());
            });
            return;
        }
        removed_ << match;
        const auto gone = std::find_if(rows_.begin(), rows_.end(), [&](const Row& other) {
            return other && other->id == match.id;
        });
        if (gone != rows_.end()) {
            const int at = static_cast<int>(gone - rows_.begin());
            beginRemoveRows({}, at, at);
            rows_.erase(gone);
            endRemoveRows();
        }
        emit found();
        emit removedChanged();
        emit matchRemoved(match.id);
    });
}

void Library::putBack()
{
    if (removed_.isEmpty())
        return;
    const ListedMatch match = removed_.takeLast();
    emit removedChanged();
    store_->putBack(this, match.id, [this, match](const Done<void>& done) {
        if (done)
            return refresh();
        removed_ << match;
        emit removedChanged();
        emit error([why = done.error()] {
            return tr("The game could not be restored. You can try again. (%1)").arg(why.said());
        });
    });
}

} // namespace facedown::play

#include "moc_library.cpp"
