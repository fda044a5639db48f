#include "play/statistics_model.h"

#include <algorithm>
#include <iterator>

#include <QLocale>

#include "bots/bot.h"
#include "play/characters.h"
#include "play/line_breaks.h"
#include "play/ranking.h"
#include "play/safe_file.h"
#include "table/table_words.h"

namespace facedown::play {

namespace {

/// So many columns say who it is, in every view.
constexpr int styleColumns = 2;

/// For other programs: the same in all languages.
QString oneDigit(double value)
{
    const QString digits = QLocale::c().toString(value, 'f', 1);
    return digits == QLatin1String("-0.0") ? digits.mid(1) : digits;
}

/// As CSV has it (RFC 4180).
QString quoted(QString cell)
{
    // A name that a spreadsheet would take for a formula stays a name, a number a number.
    bool number = false;
    (void)cell.toDouble(&number);
    if (!cell.isEmpty() && !number && QStringLiteral("=+-@\t\r＝＋－＠").contains(cell[0]))
        cell.prepend(QLatin1Char('\''));
    cell.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + cell + QLatin1Char('"');
}

} // namespace

StatisticsModel::StatisticsModel(MatchStore* store, QObject* parent)
    : RowModel(parent)
    , store_(store)
{
    addRoles({{"cells", [this](int row) { return cellsOf(tallies_[row]); }},
              {"share",
               [this](int row) {
                   return static_cast<double>(tallies_[row].wins) / tallies_[row].games;
               }},
              {"par", [this](int row) { return tallies_[row].par / tallies_[row].games; }},
              {"spoken", [this](int row) { return spokenOf(tallies_[row]); }}});
    if (store_ != nullptr)
        connect(store_, &MatchStore::counted, this, [this] {
            if (known_)
                refresh();
        });
}

QString StatisticsModel::spokenOf(const Tally& tally) const
{
    const QStringList cells = cellsOf(tally);
    const QStringList names = columnNames();
    QStringList parts{cells[0]};
    for (qsizetype i = 1; i < cells.size(); ++i)
        if (!cells[i].isEmpty())
            //: %1 is the heading of a column, %2 what stands there.
            parts << tr("%1: %2").arg(names[i], cells[i]);
    return table::TableWords::description(parts);
}

QStringList StatisticsModel::cellsOf(const Tally& tally) const
{
    const QStringList results = resultsOf(tally, table::TableWords::decimal);
    return view_ == Style
               ? results.mid(0, styleColumns) + figuresOf(tally, table::TableWords::decimal)
               : results;
}

QStringList StatisticsModel::figuresOf(const Tally& tally, Written decimal) const
{
    QStringList cells;
    for (std::size_t i = 0; i < figures_.size(); ++i) {
        const table::Count count = i < tally.figures.size() ? tally.figures[i] : table::Count();
        const double value = static_cast<double>(count.sum) / static_cast<double>(count.cases);
        if (count.cases == 0)
            cells << QString();
        else if (figures_[i].kind == table::Figure::Kind::Share)
            cells << table::TableWords::percent(inPercent(std::clamp(value, 0.0, 1.0)));
        else
            cells << decimal(value);
    }
    return cells;
}

QStringList StatisticsModel::resultsOf(const Tally& tally, Written decimal) const
{
    const int share = (200 * tally.wins + tally.games) / (2 * tally.games);
    return {
        //: %1 is how strong they are.
        tally.level.isEmpty() ? tally.name : tr("Bots: %1").arg(levelName(tally.level)),
        QString::number(tally.games),
        QString::number(tally.wins),
        table::TableWords::percent(share),
        decimal(tally.par),
        // Points of different games cannot be added up.
        tally.points && !filter_.game.isEmpty() ? decimal(*tally.points) : QString(),
        QString::number(tally.streak),
        QString::number(tally.longest),
    };
}

QStringList StatisticsModel::columnNames() const
{
    if (view_ != Style)
        return resultNames();
    QStringList names = resultNames().mid(0, styleColumns);
    for (const table::Figure& figure : figures_)
        names << figure.name;
    return names;
}

QStringList StatisticsModel::notes() const
{
    QStringList notes;
    if (view_ == Results)
        notes << parNote();
    if (filter_.game.isEmpty())
        notes << tr("Average points are shown for one game at a time.");
    for (const table::Figure& figure : figures_)
        notes << figure.note;
    return notes;
}

QString StatisticsModel::parNote() const
{
    return tr("Par (the mark on the bar): the wins of a player who is just as good as all the "
              "others.");
}

void StatisticsModel::setView(View view)
{
    view_ = view;
    if (view_ != Results && filter_.game.isEmpty())
        return setGame(std::max(1, results_.isEmpty() ? 0 : table::placeOf(results_.last().game)));
    count();
}

QStringList StatisticsModel::resultNames()
{
    return {tr("Player"), tr("Games"), tr("Wins"), tr("Win rate"),
            //: The wins that a player as good as all others would have.
            tr("Par"), tr("Average points"),
            //: Games won one after the other.
            tr("Streak"), tr("Longest streak")};
}

void StatisticsModel::retranslate()
{
    if (!filter_.game.isEmpty())
        figures_ = table::figures(filter_.game);
    allChanged();
    emit changed();
}

void StatisticsModel::setGame(int place)
{
    filter_.game = table::gameAt(place);
    figures_ = place > 0 ? table::figures(filter_.game) : std::vector<table::Figure>();
    if (filter_.game.isEmpty())
        view_ = Results;
    count();
}

int StatisticsModel::players() const
{
    return std::max(0, filter_.players - 1);
}

void StatisticsModel::setPlayers(int place)
{
    filter_.players = place > 0 ? place + 1 : 0;
    count();
}

QStringList StatisticsModel::playersNames() const
{
    int most = 2;
    for (const table::GameInfo& info : table::gameInfos())
        most = std::max(most, info.maxPlayers);
    QStringList names{tr("Any number of players")};
    for (int players = 2; players <= most; ++players)
        names << tr("%n player(s)", nullptr, players);
    return names;
}

void StatisticsModel::setLevel(int place)
{
    level_ = std::clamp(place, 0, static_cast<int>(std::size(bots::levels)));
    filter_.level = level_ > 0 ? nameOf(bots::levels[level_ - 1]) : QString();
    count();
}

QStringList StatisticsModel::levelNames() const
{
    QStringList names{tr("Any level")};
    for (const bots::Level level : bots::levels)
        names << tr("Bots: %1").arg(levelName(nameOf(level)));
    return names;
}

void StatisticsModel::refresh()
{
    if (store_ == nullptr)
        return;
    store_->results(this, [this](const Done<QList<MatchResult>>& results) {
        if (results) {
            results_ = *results;
            known_ = true;
            return count();
        }
        emit error([why = results.error()] {
            return tr("The games could not be read. Nothing was changed. (%1)").arg(why.said());
        });
    });
}

void StatisticsModel::count()
{
    beginResetModel();
    tallies_ = statistics(results_, filter_);
    endResetModel();
    emit changed();
}

QString StatisticsModel::csv() const
{
    QString text;
    const auto add = [&text](const QStringList& cells) {
        for (const QString& cell : cells)
            text.append(quoted(unbroken(cell))).append(u',');
        text.chop(1);
        text += QStringLiteral("\r\n");
    };
    QStringList names = resultNames();
    for (const table::Figure& figure : figures_)
        names << figure.name;
    add(names);
    for (const Tally& tally : tallies_)
        add(resultsOf(tally, oneDigit) + figuresOf(tally, oneDigit));
    return text;
}

void StatisticsModel::exportTo(const QString& file)
{
    const QString folder = store_ != nullptr ? store_->folder() : QString();
    const auto written = writeSafely(file, csv().toStdString(), folder);
    if (written)
        return emit exported(file);
    emit error([file, fault = written.error()] {
        return fault.told(
            file,
            tr("The statistics were written to %1, but the disk reported an error, and the "
               "file may be lost if the power fails. (%2)"),
            tr("The statistics could not be written to %1. Choose another place for them. "
               "(%2)"));
    });
}

} // namespace facedown::play

#include "moc_statistics_model.cpp"
