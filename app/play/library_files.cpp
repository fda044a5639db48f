#include "play/library.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "table/table_words.h"

// Games that go to files and come from them.
namespace facedown::play {

namespace {

/// Of files that cannot be imported, and of the reasons.
constexpr qsizetype mostNamed = 3;

} // namespace

QString Library::importedOf(qsizetype read) const
{
    //: %1 is how many of them have been read.
    return files_ > 1
               ? tr("Importing: %1 of %n file(s)", nullptr, static_cast<int>(files_)).arg(read)
               : QString();
}

QString Library::saidOf(const Imported& done)
{
    const auto added = static_cast<int>(done.added.size());
    const auto known = static_cast<int>(done.known.size());
    if (added == 0)
        return tr("%n game(s) in the library already", nullptr, known);
    const QString imported = tr("%n game(s) imported", nullptr, added);
    //: %1 says how many games were imported; of the others so many need not be.
    return known == 0 ? imported
                      : tr("%1; %n in the library already", nullptr, known).arg(imported);
}

QString Library::importingSpoken() const
{
    const qsizetype tenth = std::max<qsizetype>(files_ / 10, 1);
    return importedOf(read_ / tenth * tenth);
}

void Library::noteImport(qsizetype read, qsizetype all)
{
    read_ = read;
    files_ = all;
    emit importingChanged();
}

void Library::chooseExport(int row)
{
    if (const MatchId id = this->id(row); id != noMatch) {
        const ListedMatch& match = *rows_[row];
        const QString played = match.played.toString(QStringLiteral("yyyy-MM-dd HH.mm"));
        emit exportWanted(id, QStringLiteral("%1 %2.facedown").arg(match.game, played));
    }
}

bool Library::isShared(MatchId id) const
{
    return std::any_of(rows_.begin(), rows_.end(), [id](const Row& row) {
        return row && row->id == id && !row->over && row->players.size() - row->bots.size() > 1;
    });
}

void Library::exportTo(MatchId id, const QString& file)
{
    const auto told = [this, file,
                       hidden = isShared(id)](const tl::expected<void, WriteFault>& written) {
        if (written)
            return emit exported(file, hidden);
        emit error([file, fault = written.error()] {
            return fault.told(
                file,
                tr("The game was written to %1, but the disk reported an error, and the file may "
                   "be lost if the power fails. The game is still in the library. (%2)"),
                tr("The game could not be exported to %1; whatever was there before is unchanged. "
                   "The game is still in the library. (%2)"));
        });
    };
    store_->exportTo(this, id, file, told);
}

void Library::importFrom(const QStringList& files)
{
    if (store_ == nullptr)
        return emit error([] {
            return tr("No game can be imported, since games are not saved this time. Start "
                      "facedown with a folder that it can write to (--data).");
        });
    const auto sentence = [alone = files.size() == 1](const QList<NotImported>& failed) {
        if (alone)
            return tr("%1 could not be imported. Nothing was changed. (%2)")
                .arg(QDir::toNativeSeparators(failed[0].first), failed[0].second.said());
        QStringList names;
        QStringList reasons;
        for (const auto& [file, why] : failed) {
            names << QFileInfo(file).fileName();
            reasons << why.said();
        }
        reasons.removeDuplicates();
        const auto items = [](const QStringList& all) {
            return table::TableWords::items(all.mid(0, mostNamed));
        };
        //: Of several files; %1 are the names of at most three, %2 says why.
        return tr("%n file(s) could not be imported, among them %1. (%2)", nullptr,
                  static_cast<int>(failed.size()))
            .arg(items(names), items(reasons));
    };
    store_->importFrom(this, files, [this, sentence](const Imported& done) {
        if (!done.failed.isEmpty())
            emit notImported([=] { return sentence(done.failed); });
        noteImport(0, 0);
        // What was imported leads to it, or else what was there before.
        const QList<MatchId>& shown = done.added.isEmpty() ? done.known : done.added;
        if (shown.size() == 1)
            query_.sought = shown.first();
        if (!shown.isEmpty())
            emit imported(saidOf(done), shown.size() == 1);
        refresh();
    });
}

} // namespace facedown::play
