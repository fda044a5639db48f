#include "play/session.h"

#include <algorithm>
#include <utility>

#include "play/characters.h"

namespace facedown::play {

using core::Seat;

Session::Session(match::Match match, Preferences* preferences, Place place, QObject* parent)
    : QObject(parent)
    , match_(std::move(match))
    , preferences_(preferences)
    , place_(place)
    , presenter_(Presenter::of(match_))
    , flow_(match_, *presenter_, engine_, *preferences_)
    , replay_(*presenter_, *preferences_)
    , hint_(match_, presenter_->table(), engine_, *preferences_)
    , review_(match_, engine_)
{
    elsewhere_.resize(static_cast<std::size_t>(match_.players()));
    showPlayers();
    if (humanPlayers(match_) > 0)
        table()->setBottom(firstHuman(match_));
    connect(&flow_, &MatchFlow::changed, this, &Session::show);
    connect(&flow_, &MatchFlow::matchChanged, this, &Session::keep);
    connect(&flow_, &MatchFlow::personAwaited, this, &Session::personAwaited);
    connect(&flow_, &MatchFlow::botAwaited, this, &Session::cover);
    connect(&flow_, &MatchFlow::tallied, this, [this] {
        // People go on at their own word, and anybody may sit down meanwhile.
        if (humanPlayers(match_) > 0)
            atScreen_ = core::nobody;
        emit tallied();
    });
    connect(&flow_, &MatchFlow::sounded, this, &Session::sounded);
    connect(&replay_, &Replay::sounded, this, &Session::sounded);
    connect(&flow_, &MatchFlow::stepShown, this, &Session::stepShown);
    connect(&flow_, &MatchFlow::settled, this, &Session::settled);
    connect(&flow_, &MatchFlow::ended, this, &Session::ended);
    connect(&flow_, &MatchFlow::playerEntryChanged, this, [this] {
        showPlayers();
        emit playerEntriesChanged();
        show();
    });
    connect(&flow_, &MatchFlow::error, this, &Session::error);
    connect(&replay_, &Replay::shown, this,
            [this](const table::Look& look) { flow_.lookBack(look); });
    connect(&replay_, &Replay::ended, &flow_, &MatchFlow::backToNow);
    connect(&flow_, &MatchFlow::takenBack, this, [this](std::size_t count) {
        ++timesTakenBack_;
        emit takenBack(count);
    });
    connect(&review_, &Review::changed, this, [this] {
        if ((!review_.isOpen() && ownEyes_) || decided() != table()->decided())
            show();
    });
    connect(&hint_, &Hint::given, this, &Session::noteHint);
    if (place_.store != nullptr) {
        connect(place_.store, &MatchStore::kept, this, &Session::answered);
        connect(place_.store, &MatchStore::notKept, this, &Session::answered);
    }
    connect(preferences_, &Preferences::sharingChanged, this, &Session::coverAnew);
    show();
}

Session::~Session()
{
    setFast(false);
    endSlowness();
}

void Session::noteHint()
{
    match_.noteHint();
    const quint64 asked = asked_; // it is no event, and the next one need not wait for it
    keep();
    flow_.setKept((asked_ = asked) == answered_);
    show();
}

void Session::beGuided()
{
    guide_ = std::make_unique<Guide>(match_);
    flow_.setScript([this] { return guide_->coming(); });
    connect(guide_.get(), &Guide::wentOn, &flow_, &MatchFlow::skipAhead);
    connect(this, &Session::retranslated, guide_.get(), &Guide::retranslate);
}

bool Session::isHere(Seat seat) const
{
    return isHuman(match_, seat) && !isElsewhere(match_.playerOf(seat));
}

bool Session::isAskedHere() const
{
    return isHere(match_.actor()) && flow_.state() != MatchFlow::State::Bot;
}

int Session::peopleHere() const
{
    int people = 0;
    for (int player = 0; player < match_.players(); ++player)
        people += isHere(player) ? 1 : 0; // a player's first seat has their number
    return people;
}

void Session::show()
{
    asksToUndo_ = false;
    if (ownEyes_ && (live() || !review_.isOpen()))
        watcher_ = *std::exchange(ownEyes_, {});
    // What is counted has been seen as well.
    if (guide_) {
        guide_->lookBack(live() ? std::nullopt : std::optional(flow_.moment()));
        guide_->follow(!flow_.holding() || flow_.state() == MatchFlow::State::Counting);
    }
    // Whoever at this screen is to act sits nearest, until the next of them is.
    if (flow_.live() && flow_.state() == MatchFlow::State::Person && isHere(match_.actor()))
        table()->setBottom(match_.actor());
    const bool decides = flow_.state() != MatchFlow::State::Stopped && !flow_.saving() &&
                         flow_.live() && !flow_.holding() && !curtain_ && isAskedHere() &&
                         !(guide_ && guide_->wanted().isEmpty());
    const Seat viewer = this->viewer();
    table()->setDecided(decided());
    presenter_->show(viewer, flow_.look(), decides);
    // A hint is for the one who may look at what it is about.
    hint_.follow(!guide_ && table()->yourTurn() && viewer == match_.playerOf(match_.actor()));
    if (guide_)
        hint_.point(decides ? guide_->wanted() : QString());
    if (out().isEmpty())
        setFast(false);
    if (live())
        endSlowness();
    emit changed();
}

void Session::retranslate()
{
    showPlayers();
    table()->retranslate();
    hint_.retranslate();
    review_.retranslate();
    emit retranslated();
    emit changed();
}

QString Session::curtainFor() const
{
    return curtain_ || canPeek() ? playerNames(match_)[match_.playerOf(match_.actor())] : QString();
}

bool Session::curtainForSame() const
{
    const Seat last = lastHumanDecision(match_).seat;
    return curtain_ && last >= 0 && match_.playerOf(last) == match_.playerOf(match_.actor());
}

QStringList Session::missed() const
{
    // Behind the curtain the log is nobody's in particular.
    return !curtain_
               ? QStringList()
               : table()->log()->textsAfter(lastDecided(match_, match_.playerOf(match_.actor())));
}

QString Session::noHint() const
{
    if (hint_.offered() || hint_.asked())
        return {};
    if (guide_)
        return tr("In a guided game the next move is marked for you.");
    if (!live() || match_.over())
        return tr("There are hints for the current turn only.");
    if (canPeek())
        return tr("First peek at your pieces: a hint is about what only you may see.");
    return tr("There are hints only on your own turn.");
}

bool Session::canPeek() const
{
    // Not while an event is looked at: whoever decided it may still hold the screen.
    return covers() && !curtain_ && !holding() && !flow_.saving() && live() && isAskedHere() &&
           (peeking_ || uncovered_ == core::nobody);
}

void Session::stop()
{
    setFast(false);
    replay_.pause();
    flow_.stop();
    hint_.close();
    review_.close();
    atScreen_ = core::nobody;
}

bool Session::mustDrawCurtain() const
{
    const bool wanted = sharing() == Preferences::EveryTurn || table()->secretTurn() || passedOn_;
    return wanted && sharing() != Preferences::Peek && shared() && isHere(match_.actor()) &&
           uncovered_ < 0;
}

void Session::personAwaited()
{
    const Seat actor = match_.actor();
    // Whoever opened the curtain goes on uncovered, but not with a hand while all look on.
    const bool goesOn = std::exchange(atScreen_, core::nobody) == match_.playerOf(actor);
    const bool atOnce = lastHumanDecision(match_).moment == length() - 1;
    if (goesOn && isHere(actor) && (table()->secretTurn() ? atOnce : mustDrawCurtain()))
        uncovered_ = actor;
    curtain_ = mustDrawCurtain();
    show();
    // Whoever has just decided need not be called, nor anybody twice.
    if (!atOnce && match_.length() > std::exchange(called_, match_.length()))
        emit sounded(table::Sound::Turn);
}

void Session::beginDecision()
{
    setPaused(false);
    emit decidedHere();
    if (shared() && table()->secretTurn())
        emit secretlyDecided();
    atScreen_ = uncovered_ == core::nobody ? core::nobody : match_.playerOf(match_.actor());
    peeking_ = false;
    uncovered_ = core::nobody;
    if (shared())
        show();
}

void Session::choose(const QString& events)
{
    const Seat actor = match_.actor();
    const QStringList list = events.split(QLatin1Char('\n'));
    if (!live() || holding() || curtain_ || !isHere(actor) || !table()->offers(list.first()) ||
        (guide_ && !guide_->takes(list)))
        return;
    beginDecision();
    if (!flow_.decide(list))
        emit error(
            [this, at = length()] { return length() == at ? table()->refusal() : QString(); });
}

bool Session::restOffered() const
{
    // Whoever may not look at the hand has no turn, and is not to learn it from this.
    return !guide_ && table()->yourTurn() && match_.legal().size() > 1 && presenter_->takesRest();
}

void Session::takeRest()
{
    if (!restOffered())
        return;
    beginDecision();
    flow_.claimRest();
}

bool Session::awaits(int player) const
{
    return flow_.state() == MatchFlow::State::Person && isElsewhere(player) &&
           match_.playerOf(match_.actor()) == player;
}

std::vector<int> Session::playersElsewhere() const
{
    std::vector<int> players;
    for (int player = 0; player < match_.players(); ++player)
        if (isElsewhere(player))
            players.push_back(player);
    return players;
}

void Session::decideElsewhere(const QStringList& events)
{
    replay_.pause();
    flow_.decide(events);
}

void Session::setElsewhere(int player, bool elsewhere)
{
    if (isElsewhere(player) == elsewhere)
        return;
    if (flow_.state() != MatchFlow::State::Stopped) // else it was never theirs
        passedOn_ = shared();
    elsewhere_[player] = elsewhere;
    showPlayers();
    hint_.close();
    coverAnew();
}

void Session::showPlayers()
{
    core::Vector<table::ShownPlayer> players = shownPlayers(match_);
    for (Seat seat = 0; seat < match_.seats(); ++seat)
        players[seat].onPhone = isElsewhere(match_.playerOf(seat));
    table()->setShownPlayers(std::move(players));
}

void Session::coverAnew()
{
    cover();
    if (flow_.live() && flow_.state() == MatchFlow::State::Person)
        flow_.settle();
    else
        show();
}

void Session::setBot(int player, bool bot)
{
    passedOn_ = shared();
    auto entries = match_.playerEntries();
    for (Seat seat = 0; seat < match_.seats(); ++seat) {
        match::PlayerEntry& entry = entries[seat];
        if (match_.playerOf(seat) != player || entry.bot == bot)
            continue;
        entry.bot = bot;
        entry.level = bot ? std::string(bots::name(bots::Level::Medium)) : std::string();
        entry.face.clear();
    }
    match_.setPlayerEntries(std::move(entries));
    if (bot)
        elsewhere_[player] = false;
    showPlayers();
    cover();
    hint_.close();
    emit playerEntriesChanged();
    keep();
    flow_.askAnew();
    if (flow_.live())
        replay_.pause();
    show();
}

QString Session::waiting() const
{
    if (flow_.live() && isHere(match_.actor()) && !isAskedHere())
        return (match_.legal().size() > 1 ? tr("%1 takes the rest")
                                          : tr("%1 plays the only card there is to play"))
            .arg(playerNames(match_)[match_.playerOf(match_.actor())]);
    return waiting_ ? waiting_() : QString();
}

void Session::setWaiting(std::function<QString()> sentence)
{
    waiting_ = std::move(sentence);
    emit changed();
}

void Session::openCurtain()
{
    if (!curtain_)
        return;
    curtain_ = passedOn_ = false;
    uncovered_ = match_.actor();
    show();
}

void Session::peek(bool peek)
{
    if (peek == peeking_ || (peek && !canPeek()))
        return;
    peeking_ = peek;
    show();
}

QString Session::nextName() const
{
    if (const auto next = climbs_ ? nextRung(match_, 0) : std::nullopt)
        return challenge(playerNames(*next)[1]);
    return seriesToGoOn(match_) ? tr("Next game") : tr("Play again");
}

void Session::skip()
{
    emit skipped();
    flow_.skip();
}

void Session::keep()
{
    if (place_.store == nullptr)
        return;
    asked_ = place_.store->keep(place_.id, match_, std::min(told_, match_.length()));
    told_ = match_.length();
    flow_.setKept(false);
}

void Session::answered(MatchId id, quint64 request)
{
    if (id != place_.id || request != asked_)
        return;
    answered_ = request;
    flow_.setKept(true);
}

} // namespace facedown::play

#include "moc_session.cpp"
