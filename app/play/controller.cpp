#include "play/controller.h"

#include <algorithm>
#include <utility>

#include <QDateTime>
#include <QDir>
#include <QPointer>
#include <QRandomGenerator>

#include "play/names.h"
#include "table/table_words.h"

namespace facedown::play {

namespace {

/// Under what it is remembered that a guided game need not be offered any more.
QString guideKey(const QString& game)
{
    return game + QStringLiteral("/guided");
}

} // namespace

Controller::Controller(Preferences* preferences, const QString& dataFolder, QObject* parent)
    : QObject(parent)
    , preferences_(preferences)
    , games_(preferences)
    , setup_(preferences)
    , store_(dataFolder.isEmpty() ? nullptr : new MatchStore(dataFolder, this))
    , library_(new Library(store_, this))
    , statistics_(new StatisticsModel(store_, this))
{
    connect(library_, &Library::error, this, &Controller::reportHere);
    connect(library_, &Library::notImported, this, &Controller::reportInLibrary);
    connect(statistics_, &StatisticsModel::error, this, &Controller::reportHere);
    connect(statistics_, &StatisticsModel::changed, this, [this] {
        if (statistics_->view() == StatisticsModel::Ladder)
            ladder_.show(statistics_->results(), statistics_->gameId(), usualName(0));
    });
    if (store_ != nullptr)
        follow();
}

std::uint64_t Controller::takeSeed()
{
    const std::uint64_t seed = seed_.value_or(QRandomGenerator::system()->generate64());
    seed_.reset();
    return seed;
}

void Controller::open(const QString& game)
{
    leaveSetup();
    setup_.open(game);
    turnTo(SetupPage);
}

void Controller::start()
{
    const bool shared =
        setup_.source() && (humanPlayers(*setup_.source()) > 1 || known_.value(source_).passedOn);
    playNow(setup_.make(takeSeed()), setup_.onPhones());
    if (shared)
        session_->passOn();
}

void Controller::play(match::Match match, const std::vector<int>& elsewhere)
{
    leave();
    sitDown(std::move(match), newMatchId(), elsewhere);
}

void Controller::leave()
{
    left_.reset();
    if (store_ != nullptr && id_ != noMatch)
        store_->leave(id_);
    id_ = noMatch;
}

void Controller::sitDown(match::Match match, MatchId id, const std::vector<int>& elsewhere,
                         std::vector<Page> way)
{
    wanted_ = noMatch;
    left_.reset();
    id_ = id;
    waiting_.removeIf([id](const WaitingMatch& waiting) { return waiting.id == id; });
    auto* session = new Session(std::move(match), preferences_, {store_, id}, this);
    session->review()->recall(known_.value(id).review);
    for (const int player : elsewhere)
        session->setElsewhere(player, true);
    begin(session, std::move(way));
}

void Controller::begin(Session* session, std::vector<Page> way)
{
    connect(session, &Session::error, this, [this, session](const auto& sentence) {
        reportHere(
            [session = QPointer(session), sentence] { return session ? sentence() : QString(); });
    });
    if (!session->match().over() && humanPlayers(session->match()) > 0 && !session->guide())
        connect(session, &Session::ended, this,
                [this, game = gameOf(session->match())] { endGuideOffer(game); });
    connect(session, &Session::changed, this, [this] {
        if (error_ && error_().isEmpty()) // it is no longer so
            report({});
    });
    leaveSetup();
    way_ = std::move(way);
    setPage(TablePage);
    seat(session);
    session_->begin(!session->match().over() && known_.value(session->id()).passedOn);
}

void Controller::guide(const QString& game)
{
    if (session_)
        home();
    wanted_ = noMatch;
    auto* session = new Session(Guide::matchOf(game), preferences_, {}, this);
    session->beGuided();
    connect(session->guide(), &Guide::changed, this, [this, game, guide = session->guide()] {
        if (guide->ended())
            endGuideOffer(game);
    });
    begin(session);
}

bool Controller::guideOffered() const
{
    return !preferences_->remembered(guideKey(setup_.game())).toBool();
}

void Controller::dismissGuide()
{
    endGuideOffer(setup_.game());
    emit changed();
}

void Controller::endGuideOffer(const QString& game)
{
    preferences_->remember(guideKey(game), true);
}

void Controller::want(MatchId id, bool next)
{
    if (id == noMatch)
        return;
    wanted_ = id;
    nextWanted_ = next;
    store_->open(id);
}

void Controller::resume()
{
    if (left_)
        sitDown(match::Match(*left_), id_);
    else if (last_)
        want(last_->id, last_->nextGame);
}

void Controller::turnTo(Page page)
{
    std::vector<Page> way = way_;
    std::erase(way, page); // no circles
    if (!guiding() && page_ != page)
        way.push_back(page_);
    show(page, std::move(way));
}

void Controller::show(Page page, std::vector<Page> way)
{
    leaveSetup();
    if (session_)
        home();
    way_ = std::move(way);
    wanted_ = noMatch;
    setPage(page);
    emit changed();
    if (page == LibraryPage)
        enterLibrary();
    else if (page == StatisticsPage)
        statistics_->refresh();
}

void Controller::openUnfinished()
{
    library_->findUnfinished();
    openLibrary();
}

void Controller::leavePage()
{
    std::vector<Page> way = way_;
    if (!way.empty() && way.back() == TablePage && !left_)
        way.pop_back(); // nothing is left there
    const Page before = way.empty() ? Home : way.back();
    if (before == Home)
        return home();
    if (before == TablePage)
        return resume();
    way.pop_back();
    show(before, std::move(way));
}

void Controller::openLadder()
{
    const QString name = setup_.firstPerson();
    ladder_.climbAs(name == usualName(0) ? QString() : name);
    statistics_->setGame(table::placeOf(setup_.game()));
    statistics_->setView(StatisticsModel::Ladder);
    turnTo(StatisticsPage);
}

void Controller::climb()
{
    if (ladder_.nextRow() >= 0)
        playNow(ladder_.make(takeSeed(), setup_.keptFace(ladder_.game(), ladder_.personName())));
}

void Controller::openStored(int row)
{
    const MatchId id = library_->id(row);
    library_->noteOpened(row);
    if (left_ && id == id_)
        resume();
    else
        want(id);
}

void Controller::leaveSetup()
{
    if (page_ == SetupPage)
        setup_.remember();
}

void Controller::home()
{
    wanted_ = noMatch;
    leaveSetup();
    // What was left before a guided game waits still.
    if (session_ && !guiding()) {
        if (!session_->match().over() && session_->length() > 0) {
            left_ = session_->match();
            leftAt_ = QDateTime::currentDateTime();
        } else {
            leave();
        }
    }
    way_.clear();
    setPage(Home);
    if (store_ != nullptr)
        store_->list();
    seat(nullptr);
    showWaiting();
}

void Controller::back()
{
    if (setup_.from() < 0)
        return home();
    // What has been released meanwhile another copy may have gone on with.
    if (store_ == nullptr || setup_.source()->over() || (left_ && id_ == source_))
        backTo(*setup_.source());
    else
        want(source_);
}

void Controller::backTo(match::Match match)
{
    std::vector<Page> way = way_;
    if (!way.empty())
        way.pop_back(); // the table itself
    sitDown(std::move(match), source_, {}, std::move(way));
    lookHowFarClimbed();
    if (reviewing_)
        session_->review()->begin();
    session_->lookBack(setup_.from());
}

void Controller::seat(Session* session)
{
    Session* last = std::exchange(session_, session);
    if (last != nullptr) {
        last->disconnect(this);
        if (last->id() != noMatch)
            known_[last->id()] = {last->review()->progress(), last->passedOn()};
        last->stop();
    }
    emit changed();
    emit sessionChanged();
    // Last, since what shows it is deleted later as well, and must go first.
    if (last != nullptr)
        last->deleteLater();
}

void Controller::again()
{
    if (!session_)
        return;
    if (guiding())
        return guide(session_->table()->game());
    playNext(session_->match(), id_, session_->playersElsewhere());
}

void Controller::playNext(const match::Match& last, MatchId id, const std::vector<int>& elsewhere)
{
    const std::uint64_t seed = takeSeed();
    if (auto rung = !session_ || session_->climbs() ? nextRung(last, seed) : std::nullopt)
        return playNow(std::move(*rung), elsewhere);
    match::Match next = nextMatch(last, seed);
    auto series = seriesToGoOn(last);
    if (store_ == nullptr || !series)
        return playNow(std::move(next), elsewhere);
    series->last = id;
    next.setSeries(series);
    wanted_ = id;
    store_->findGame(this, *series, [this, id, next, elsewhere](const Done<MatchId>& found) {
        if (!answersWish(id))
            return;
        if (const MatchId known = found.value_or(noMatch); known != noMatch)
            want(known);
        else
            playNow(next, elsewhere);
    });
}

void Controller::playNow(match::Match match, const std::vector<int>& elsewhere)
{
    match.setStarted(QDateTime::currentDateTime().toString(Qt::ISODate).toStdString());
    play(std::move(match), elsewhere);
}

void Controller::playFromHere()
{
    if (!session_ || session_->live() || guiding())
        return;
    match::Match from = session_->match();
    const auto moment = static_cast<std::size_t>(session_->moment());
    // In the middle of the last event all of it is taken back.
    const std::size_t most = from.length() - 1;
    setup_.openFrom(std::move(from), std::min(moment, most), session_->playersElsewhere());
    source_ = id_;
    reviewing_ = session_->review()->isOpen();
    turnTo(SetupPage);
}

core::Expected<void> Controller::openRecord(const QString& file)
{
    auto game = readRecord(file);
    if (!game)
        return core::failure(core::ErrorCode::BadRecord,
                             tr("%1 could not be opened. Nothing was changed. (%2)")
                                 .arg(QDir::toNativeSeparators(file), game.error().said())
                                 .toStdString());
    play(std::move(game->match));
    lookHowFarClimbed();
    tellOfPrograms(game->programs, game->forfeited);
    return {};
}

core::Expected<void> Controller::saveRecord(const QString& file)
{
    if (!session_)
        return {};
    const QString folder = store_ != nullptr ? store_->folder() : QString();
    const match::Match& match = session_->match();
    const auto written = writeRecord(match, file, folder);
    if (written) {
        sayWritten(file, humanPlayers(match) > 1 && !match.over());
        return {};
    }
    const QString sentence = written.error().told(
        file,
        tr("The game was written to %1, but the disk reported an error, and the file may be lost "
           "if the power fails. Save it somewhere else as well. (%2)"),
        tr("The game could not be saved as %1; whatever was there before is unchanged. Save it "
           "somewhere else. (%2)"));
    return core::failure(core::ErrorCode::BadRecord, sentence.toStdString());
}

void Controller::retranslate()
{
    games_.retranslate();
    library_->retranslate();
    statistics_->retranslate();
    ladder_.retranslate();
    setup_.retranslate();
    if (session_)
        session_->retranslate();
    emit errorChanged();
    emit changed();
}

} // namespace facedown::play

#include "moc_controller.cpp"
