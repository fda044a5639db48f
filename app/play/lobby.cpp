#include "play/lobby.h"

#include <utility>

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QPointer>
#include <QRandomGenerator>

namespace facedown::play {

namespace {

QString notOpened(const QString& file, const core::Error& why)
{
    return Lobby::tr("%1 could not be opened. Nothing was changed. (%2)")
        .arg(QDir::toNativeSeparators(file), QString::fromStdString(why.message));
}

} // namespace

GameList::GameList(QObject* parent)
    : QAbstractListModel(parent)
    , games_(table::gameInfos())
{
}

int GameList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

QVariant GameList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const table::GameInfo& game = games_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole:
        return game.id;
    case NameRole:
        return game.name;
    case TaglineRole:
        return game.tagline;
    case FactsRole:
        return game.facts;
    case KeyRole:
        return game.key;
    default:
        return {};
    }
}

QHash<int, QByteArray> GameList::roleNames() const
{
    return {{IdRole, "gameId"},
            {NameRole, "name"},
            {TaglineRole, "tagline"},
            {FactsRole, "facts"},
            {KeyRole, "key"}};
}

void GameList::retranslate()
{
    games_ = table::gameInfos();
    emit dataChanged(index(0), index(rowCount() - 1));
}

Lobby::Lobby(Preferences* preferences, QString dataFolder, QObject* parent)
    : QObject(parent)
    , preferences_(preferences)
    , dataFolder_(std::move(dataFolder))
    , setup_(preferences)
    , lock_(dataFolder_ + QStringLiteral("/lock"))
{
    lock_.setStaleLockTime(0); // only the end of the program that holds it makes it stale
    if (!dataFolder_.isEmpty()) {
        QDir().mkpath(dataFolder_);
        lock_.tryLock(0);
    }
    loadUnfinished();
    older_.load(finishedFolder());
}

Lobby::~Lobby()
{
    // The next program to start looks for the first one's match alone.
    if (!isFirst())
        keepFinished();
}

bool Lobby::isFirst() const
{
    return lock_.error() != QLockFile::LockFailedError;
}

QString Lobby::unfinishedFile() const
{
    if (dataFolder_.isEmpty())
        return {};
    const QString own =
        isFirst() ? QString() : QStringLiteral("-%1").arg(QCoreApplication::applicationPid());
    return dataFolder_ + QStringLiteral("/unfinished%1.facedown").arg(own);
}

QString Lobby::finishedFolder() const
{
    return dataFolder_.isEmpty() ? QString() : dataFolder_ + QStringLiteral("/games");
}

void Lobby::loadUnfinished()
{
    if (dataFolder_.isEmpty() || !QFile::exists(unfinishedFile()))
        return;
    file_ = unfinishedFile();
    if (auto game = readRecord(file_)) {
        if (!game->match.over())
            left_ = std::move(*game);
        return;
    }
    const QString aside = dataFolder_ + QStringLiteral("/unreadable.facedown");
    QFile::remove(aside);
    QFile::rename(unfinishedFile(), aside);
    report([aside] {
        return tr("The unfinished match could not be read. Its file is kept as %1; all else works.")
            .arg(QDir::toNativeSeparators(aside));
    });
}

QString Lobby::unfinished() const
{
    return left_ ? OlderMatches::sentence(left_->match) : QString();
}

void Lobby::report(std::function<QString()> sentence)
{
    trouble_ = std::move(sentence);
    emit troubleChanged();
}

void Lobby::dismissTrouble()
{
    if (trouble_)
        report({});
}

std::uint64_t Lobby::takeSeed()
{
    const std::uint64_t seed = seed_.value_or(QRandomGenerator::system()->generate64());
    seed_.reset();
    return seed;
}

void Lobby::open(const QString& game)
{
    if (session_)
        home();
    setup_.open(game);
    page_ = SetupPage;
    emit changed();
}

void Lobby::start()
{
    match::Match match = setup_.make(takeSeed());
    match.setStarted(QDateTime::currentDateTime().toString(Qt::ISODate).toStdString());
    play(std::move(match));
}

bool Lobby::keepFinished()
{
    // One unfinished match is offered on the home page; an older one stays among the games.
    if (dataFolder_.isEmpty() || !QFile::exists(unfinishedFile()))
        return true;
    QDir().mkpath(finishedFolder());
    const QString stamp =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    return QFile::rename(unfinishedFile(),
                         finishedFolder() + QLatin1Char('/') + stamp + QStringLiteral(".facedown"));
}

void Lobby::play(match::Match match)
{
    play(std::move(match), {});
}

void Lobby::play(match::Match match, const QString& itsFile)
{
    const bool free = keepFinished();
    if (free && !itsFile.isEmpty())
        QFile::rename(itsFile, unfinishedFile());
    if (!free)
        report([folder = finishedFolder()] {
            return tr("The unfinished match could not be moved to %1. It is safe where it "
                      "is; the new match is not kept. Make room there, and start again.")
                .arg(QDir::toNativeSeparators(folder));
        });
    sitDown(std::move(match), free ? unfinishedFile() : QString());
}

void Lobby::sitDown(match::Match match, const QString& file)
{
    left_.reset();
    file_ = file;
    QDir().mkpath(dataFolder_.isEmpty() ? QStringLiteral(".") : dataFolder_);
    auto* session = new Session(std::move(match), preferences_, file, this);
    connect(session, &Session::trouble, this, [this, session = QPointer(session)] {
        report([session] { return session ? session->lastTrouble() : QString(); });
    });
    connect(session, &Session::ended, this, [this] {
        if (file_ == unfinishedFile())
            keepFinished();
    });
    page_ = TablePage;
    seat(session);
    session_->begin();
}

void Lobby::resume()
{
    if (!left_)
        return;
    // Its file stays: the next event writes it anew, and until then nothing is lost.
    SavedGame game = std::move(*left_);
    sitDown(std::move(game.match), QString(file_));
    tellOfPrograms(game.programs);
}

void Lobby::resumeOlder(int row)
{
    const QString file = older_.file(row);
    if (file.isEmpty())
        return;
    if (const auto taken = take(file); !taken) {
        report([file, why = taken.error()] { return notOpened(file, why); });
        older_.load(finishedFolder());
    }
}

void Lobby::home()
{
    if (session_ && !session_->match().over() && session_->length() > 0)
        left_ = SavedGame{session_->match(), {}};
    page_ = Home;
    older_.load(finishedFolder());
    seat(nullptr);
}

void Lobby::seat(Session* session)
{
    Session* last = std::exchange(session_, session);
    if (last != nullptr) {
        last->disconnect(this);
        last->stop();
    }
    emit changed();
    emit sessionChanged();
    // Last, since what shows it is deleted later as well, and must go first.
    if (last != nullptr)
        last->deleteLater();
}

void Lobby::again()
{
    if (!session_)
        return;
    const match::Match& last = session_->match();
    match::Match next = *match::Match::start(last.game(), last.options(), takeSeed());
    next.setSitters(last.sitters());
    next.setStarted(QDateTime::currentDateTime().toString(Qt::ISODate).toStdString());
    play(std::move(next));
}

core::Expected<void> Lobby::openRecord(const QString& file)
{
    if (const auto taken = take(file); !taken)
        return core::failure(taken.error().code, notOpened(file, taken.error()).toStdString());
    return {};
}

core::Expected<void> Lobby::take(const QString& file)
{
    auto game = readRecord(file);
    if (!game)
        return tl::unexpected(game.error());
    // An older match that is gone on with is no longer among the games: it is the last one now.
    const bool older = !dataFolder_.isEmpty() && !game->match.over() &&
                       QFileInfo(file).absoluteDir() == QDir(finishedFolder());
    play(std::move(game->match), older ? file : QString());
    tellOfPrograms(game->programs);
    return {};
}

void Lobby::tellOfPrograms(const QStringList& players)
{
    if (players.isEmpty())
        return;
    report([players] {
        //: %1 is one player's name or several.
        return tr("This saved game names programs to play for %1. A file is not trusted to start "
                  "programs, so medium bots have taken the seats. To play against a program, start "
                  "facedown with --level.")
            .arg(players.join(tr(", ", "between names")));
    });
}

core::Expected<void> Lobby::saveRecord(const QString& file) const
{
    if (!session_)
        return {};
    const auto written = writeRecord(session_->match(), file);
    if (written)
        return {};
    const WriteFault& fault = written.error();
    const QString sentence =
        fault.replaced ? tr("The match was written to %1, but the disk reports an error, and the "
                            "file may be lost if the power fails. It goes on here; save it in "
                            "another place as well. (%2)")
                       : tr("The match could not be saved as %1; what was there is as it was. It "
                            "goes on here; choose another place for it. (%2)");
    return core::failure(core::ErrorCode::BadRecord,
                         sentence.arg(QDir::toNativeSeparators(file), fault.reason).toStdString());
}

void Lobby::retranslate()
{
    games_.retranslate();
    older_.retranslate();
    setup_.retranslate();
    if (session_)
        session_->retranslate();
    emit troubleChanged();
    emit changed();
}

} // namespace facedown::play

#include "moc_lobby.cpp"
