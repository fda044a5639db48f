#include "play/setup.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/seat.h"
#include "play/characters.h"
#include "play/names.h"
#include "play/people.h"
#include "play/rules_text.h"
#include "play/series.h"

namespace facedown::play {

Setup::Setup(Preferences* preferences, QObject* parent)
    : RowModel(parent)
    , preferences_(preferences)
{
    const auto isBot = [this](int row) { return players_[row].bot; };
    addRoles({{"face", [this](int row) { return faceOf(row); }},
              {"temper",
               [=, this](int row) { return isBot(row) ? temperName(temperOf(row)) : QString(); }},
              {"temperNote",
               [=, this](int row) { return isBot(row) ? temperNote(temperOf(row)) : QString(); }}});
    addRoles(players_, {{"name", &Player::name},
                        {"bot", &Player::bot},
                        {"level", &Player::level},
                        {"phone", [this](const Player& player) {
                             return player.phone && !player.bot && phonesOffered_;
                         }}});
    connect(&options_, &OptionModel::toggled, this, &Setup::seatWhoMayPlay);
}

void Setup::openFrom(match::Match match, std::size_t moment, const std::vector<int>& onPhones)
{
    info_ = table::gameInfo(gameOf(match));
    options_.show({});
    beginResetModel();
    players_.clear();
    waiting_.clear();
    for (int row = 0; row < match.players(); ++row) {
        const match::PlayerEntry& entry = match.playerEntry(row);
        const bool known = bots::levelNamed(entry.level).has_value();
        players_.push_back(
            {QString::fromStdString(entry.name), entry.bot,
             known ? QString::fromStdString(entry.level) : nameOf(bots::Level::Medium),
             QString::fromStdString(entry.face),
             std::find(onPhones.begin(), onPhones.end(), row) != onPhones.end()});
    }
    endResetModel();
    from_ = std::move(match);
    moment_ = moment;
    emit changed();
}

QString Setup::summary() const
{
    return rulesInShort(info_.id, preferences_->language());
}

void Setup::retranslate()
{
    if (info_.id.isEmpty())
        return;
    info_ = table::gameInfo(info_.id);
    if (!from_)
        options_.show(info_.options);
    allChanged();
    emit changed();
}

int Setup::bots() const
{
    return static_cast<int>(std::count_if(players_.begin(), players_.end(),
                                          [](const Player& player) { return player.bot; }));
}

bool Setup::shared() const
{
    return players() - bots() - static_cast<int>(onPhones().size()) > 1;
}

int Setup::maxPlayers() const
{
    if (from_)
        return players();
    return std::min(info_.maxPlayers, options_.mostPlayers().value_or(info_.maxPlayers));
}

void Setup::setPlayers(int count)
{
    waiting_.clear();
    count = std::clamp(count, minPlayers(), maxPlayers());
    if (count < players()) {
        beginRemoveRows({}, count, players() - 1);
        players_.resize(static_cast<std::size_t>(count));
        endRemoveRows();
    } else if (count > players()) {
        beginInsertRows({}, players(), count - 1);
        const QString level = players_.empty() ? QString() : players_.back().level;
        while (players() < count)
            players_.push_back({freeName(players_.size()), true, level});
        endInsertRows();
    }
    emit changed();
}

void Setup::seatWhoMayPlay()
{
    std::vector<Player> all = std::exchange(players_, {});
    all.insert(all.end(), waiting_.begin(), waiting_.end());
    const auto most = std::min(all.size(), static_cast<std::size_t>(maxPlayers()));
    const auto last = all.begin() + static_cast<std::ptrdiff_t>(most);
    beginResetModel();
    players_.assign(all.begin(), last);
    waiting_.assign(last, all.end());
    endResetModel();
    freeBotNames();
    emit changed();
}

void Setup::offerPhones(std::function<QString()> whyNone)
{
    whyNoPhone_ = std::move(whyNone);
    phonesOffered_ = true;
    emit changed();
}

void Setup::lookAnew()
{
    if (const QString now = advice(); std::exchange(advised_, now) != now)
        emit changed();
}

void Setup::setSeries(int place)
{
    series_ = std::clamp(place, 0, static_cast<int>(std::size(match::seriesLengths)));
    emit changed();
}

QStringList Setup::seriesNames() const
{
    QStringList names{seriesName(1)};
    for (const int games : match::seriesLengths)
        if (!from_)
            names << seriesName(games);
    return names;
}

QString Setup::seriesNote()
{
    return tr("Whoever wins the most games wins the series; a shared win counts for each winner. "
              "The series ends as soon as nobody can draw level.");
}

QString Setup::advice() const
{
    if (!waiting_.empty())
        return tr("Up to %1 can play this variant: %n player(s) had to leave. Switch it off and "
                  "they will be back.",
                  "", static_cast<int>(waiting_.size()))
            .arg(maxPlayers());
    if (QString none = onPhones().empty() ? QString() : whyNoPhone_(); !none.isEmpty())
        return none;
    for (auto player = players_.begin(); player != players_.end(); ++player)
        if (std::any_of(players_.begin(), player, [&](const Player& other) {
                return other.name == player->name && !other.bot && !player->bot;
            }))
            return tr("Several people are called %1: the statistics count them as one.")
                .arg(player->name);
    return players() > info_.advisedPlayers ? info_.advice : QString();
}

void Setup::noteName(int row, const QString& name)
{
    if (row < 0 || row >= players())
        return;
    const auto place = static_cast<std::size_t>(row);
    players_[place].name = nameFrom(name, place);
    emit changed();
}

void Setup::rename(int row, const QString& name)
{
    if (row < 0 || row >= players())
        return;
    noteName(row, name);
    rowChanged(row);
    freeBotNames(row);
}

void Setup::freeBotNames(int kept)
{
    for (int row = 0; row < players(); ++row) {
        Player& bot = players_[row];
        const bool taken = std::any_of(players_.begin(), players_.end(), [&](const Player& other) {
            return &other != &bot && other.name == bot.name && (row != kept || !other.bot);
        });
        if (!bot.bot || !taken)
            continue;
        bot.name = freeName(static_cast<std::size_t>(row));
        rowChanged(row);
    }
}

QString Setup::freeName(std::size_t row) const
{
    const auto taken = [this](const QString& name) {
        return std::any_of(players_.begin(), players_.end(),
                           [&name](const Player& player) { return player.name == name; });
    };
    QString name = usualName(row);
    for (std::size_t i = 1; i < core::maxSeats && taken(name); ++i)
        name = usualName(row + i);
    return name;
}

void Setup::seat(int row, bool bot, bool phone)
{
    if (row < 0 || row >= players())
        return;
    Player& player = players_[row];
    player.bot = bot;
    player.phone = phone;
    rowChanged(row);
    freeBotNames();
    emit changed();
}

std::vector<int> Setup::onPhones() const
{
    std::vector<int> on;
    for (int row = 0; row < players(); ++row)
        if (value(row, "phone").toBool())
            on.push_back(row);
    return on;
}

void Setup::setLevel(int row, const QString& level)
{
    if (row < 0 || row >= players() || !bots::levelNamed(level.toStdString()))
        return;
    players_[row].level = level;
    rowChanged(row);
}

void Setup::setAllLevels(const QString& level)
{
    for (int row = 0; row < players(); ++row)
        setLevel(row, level);
}

QStringList Setup::levels() const
{
    QStringList all;
    for (const bots::Level level : bots::levels)
        all << nameOf(level);
    return all;
}

QStringList Setup::levelNames() const
{
    QStringList all;
    for (const QString& level : levels())
        all << levelName(level);
    return all;
}

QString Setup::faceOf(int row) const
{
    const Player& player = players_[row];
    return table::faceOf(info_, player.bot, row, player.face);
}

bots::Temper Setup::temperOf(int row) const
{
    return play::temperOf(info_, faceOf(row));
}

void Setup::nextFace(int row)
{
    if (row < 0 || row >= players())
        return;
    Player& player = players_[row];
    const QStringList faces = table::facesOf(info_, player.bot);
    QStringList taken;
    for (int other = 0; other < players(); ++other)
        if (other != row)
            taken << faceOf(other);
    // The next that nobody else has, as long as there are enough.
    auto at = faces.indexOf(faceOf(row));
    for (qsizetype tries = faces.size(); tries > 0; --tries) {
        at = (at + 1) % faces.size();
        if (!taken.contains(faces[at]))
            break;
    }
    player.face = faces[at];
    rowChanged(row);
}

QString Setup::firstPerson() const
{
    const auto person = std::find_if(players_.begin(), players_.end(),
                                     [](const Player& player) { return !player.bot; });
    return person == players_.end() ? QString() : person->name;
}

match::Match Setup::make(std::uint64_t seed)
{
    match::Json options = from_ ? from_->options() : options_.json();
    options["players"] = players();
    // Every setting that can be chosen here is within the rules' ranges.
    match::Match match = *match::Match::start(info_.id.toStdString(), options, seed);
    for (std::size_t i = 0; from_ && i < moment_; ++i)
        (void)match.apply(from_->event(i)); // it was legal there
    freeBotNames();                         // one may still be typed
    remember();
    std::vector<match::PlayerEntry> entries;
    for (const Player& player : players_)
        entries.push_back({player.name.toStdString(), player.bot,
                           player.bot ? player.level.toStdString() : std::string(),
                           player.face.toStdString()});
    match.setPlayerEntries(seatedTwice(std::move(entries), match.seats()));
    if (series() > 0)
        match.setSeries(match::Series{match::seriesLengths[series() - 1], 0,
                                      std::vector<int>(static_cast<std::size_t>(players()))});
    return match;
}

std::vector<match::PlayerEntry> usualPlayers(int players, int humans, const QString& level)
{
    std::vector<match::PlayerEntry> entries;
    for (int player = 0; player < players; ++player) {
        const bool bot = player >= humans;
        entries.push_back({usualName(static_cast<std::size_t>(player)).toStdString(),
                           bot,
                           bot ? level.toStdString() : std::string(),
                           {}});
    }
    return entries;
}

std::vector<match::PlayerEntry> seatedTwice(std::vector<match::PlayerEntry> players, int seats)
{
    const std::size_t count = players.size();
    for (std::size_t seat = count; seat < static_cast<std::size_t>(seats); ++seat) {
        match::PlayerEntry second = players[seat - count];
        second.name += " II";
        players.push_back(second);
    }
    return players;
}

} // namespace facedown::play

#include "moc_setup.cpp"
