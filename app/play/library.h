#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QSet>
#include <QStringList>

#include "play/match_store.h"
#include "table/game_info.h"
#include "table/row_model.h"

namespace facedown::play {

/// The games that were played, finished or not, a row each, of which only those that are looked at
/// are read from the store: as many as are wanted, in any order.
class Library : public facedown::table::RowModel
{
    Q_OBJECT
    /// Words that are found in the players' names, the date or the game's name.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY queryChanged)
    /// Which game and which results are wanted, by their place in the names; 0 for all.
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY queryChanged)
    Q_PROPERTY(QStringList gameNames READ gameNames NOTIFY retranslated)
    Q_PROPERTY(int result READ result WRITE setResult NOTIFY queryChanged)
    Q_PROPERTY(QStringList resultNames READ resultNames NOTIFY retranslated)
    /// The column by which they stand, and whether the least is first.
    Q_PROPERTY(int order READ order NOTIFY queryChanged)
    Q_PROPERTY(bool rising READ rising NOTIFY queryChanged)
    Q_PROPERTY(QStringList columnNames READ columnNames NOTIFY retranslated)
    /// How many there are, in words; empty until it is known.
    Q_PROPERTY(QString summary READ summary NOTIFY found)
    /// How far an import of many files is, in a sentence; empty if there is none. Spoken it changes
    /// so seldom that it can be heard to the end.
    Q_PROPERTY(QString importing READ importing NOTIFY importingChanged)
    Q_PROPERTY(QString importingSpoken READ importingSpoken NOTIFY importingChanged)
    /// What was deleted last and can be put back, in a sentence; empty if nothing was.
    Q_PROPERTY(QString removed READ removed NOTIFY removedChanged)

public:
    /// With no store it is empty; `store` outlives the library.
    explicit Library(MatchStore* store, QObject* parent = nullptr);

    void retranslate();

    QString search() const { return search_; }
    void setSearch(const QString& search);
    int game() const { return table::placeOf(query_.game); }
    void setGame(int place);
    QStringList gameNames() const { return table::gamesToChoose(); }
    int result() const { return query_.state; }
    void setResult(int state);
    QStringList resultNames() const;
    int order() const { return query_.order; }
    bool rising() const { return query_.rising; }
    QStringList columnNames() const;
    QString summary() const;
    QString importing() const { return importedOf(read_); }
    QString importingSpoken() const;
    QString removed() const;

    /// Wants those that are not finished, and no others. refresh() finds them.
    void findUnfinished() { findAll(LibraryQuery::Unfinished); }
    /// Looks anew at what is stored.
    void refresh();
    /// noMatch if there is no such row, or it has not been read yet.
    MatchId id(int row) const;
    /// A match leaves for the table.
    void noteOpened(int row);
    /// Writes a match to a file.
    void exportTo(MatchId id, const QString& file);
    void importFrom(const QStringList& files);

    /// Where the match stands that was opened last; the first row if it is not among those that
    /// have been read, -1 while there are still some to be read.
    Q_INVOKABLE int openedRow() const;
    /// By this column; the other way round if it is so already.
    Q_INVOKABLE void sortBy(int column);
    /// Takes a match out of the store.
    Q_INVOKABLE void remove(int row);
    /// Puts back what was taken out last.
    Q_INVOKABLE void putBack();
    /// Asks for files.
    Q_INVOKABLE void chooseExport(int row);
    Q_INVOKABLE void chooseImport() { emit importWanted(); }

signals:
    /// A row is looked at that has not been read.
    void unread(int row) const;
    /// `name` would suit the file.
    void exportWanted(facedown::play::MatchId id, const QString& name);
    void importWanted();
    void queryChanged();
    void retranslated();
    void found();
    void importingChanged();
    void removedChanged();
    /// The match is no longer stored.
    void matchRemoved(MatchId id);
    /// So many matches have come from files, or were there before, in a sentence. Of one alone the
    /// row is openedRow() as soon as it is found.
    void imported(const QString& sentence, bool alone);
    /// Some files held no match that can be stored, in the language that is set.
    void notImported(const std::function<QString()>& sentence);
    /// A match has been written there. `hidden`: people hide from each other what it tells.
    void exported(const QString& file, bool hidden);
    /// Something went wrong that the player should know, in the language that is set.
    void error(const std::function<QString()>& sentence);

private:
    int size() const override { return static_cast<int>(rows_.size()); }

    using Row = std::optional<ListedMatch>; ///< none until it is read

    /// A role, and what it tells of a row that has not been read yet.
    void addRole(const char* name, const QVariant& whileUnread,
                 std::function<QVariant(const ListedMatch&)> tell);
    QString importedOf(qsizetype read) const;
    static QString saidOf(const Imported& done);
    void noteImport(qsizetype read, qsizetype all);
    /// Whether several people still play it.
    bool isShared(MatchId id) const;
    /// Wants all in that state.
    void findAll(LibraryQuery::State state);
    void changeQuery();
    /// Where the match stands that is sought, which leads there.
    void foundAt(MatchId sought, int place);
    void read(int row);
    void show(int first, const FoundMatches& found);
    QString sentence(const ListedMatch& match) const;
    QString resultOf(const ListedMatch& match) const;

    MatchStore* store_;
    LibraryQuery query_;
    QString search_;
    core::Vector<Row> rows_;
    bool known_ = false;   ///< what is stored has been looked at
    bool renewed_ = false; ///< the rows are of another query, until the first answer
    int queries_ = 0;      ///< answers to earlier ones come too late
    QSet<int> reading_;
    qsizetype read_ = 0;     ///< of the files that are imported
    qsizetype files_ = 0;    ///< there are so many
    QSet<MatchId> removing_; ///< what the store has not answered yet
    MatchId opened_ = noMatch;
    int openedAt_ = 0;           ///< its row then
    QList<ListedMatch> removed_; ///< the last one last
};

} // namespace facedown::play
