#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "bots/bot.h"
#include "match/match.h"
#include "play/names.h"
#include "play/option_model.h"
#include "play/preferences.h"
#include "table/game_info.h"
#include "table/row_model.h"

namespace facedown::play {

/// A game being set up: its players, a row each, and its options. What was set last is there
/// again the next time.
class Setup : public facedown::table::RowModel
{
    Q_OBJECT
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    /// What the game is about, as Markdown, and how many play it how long.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString facts READ facts NOTIFY changed)
    Q_PROPERTY(facedown::play::OptionModel* options READ options CONSTANT)
    Q_PROPERTY(int longestName READ longestName CONSTANT)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// How many of the players are bots.
    Q_PROPERTY(int bots READ bots NOTIFY changed)
    /// Whether several people are at this screen.
    Q_PROPERTY(bool shared READ shared NOTIFY changed)
    Q_PROPERTY(int minPlayers READ minPlayers NOTIFY changed)
    Q_PROPERTY(int maxPlayers READ maxPlayers NOTIFY changed)
    /// What a bot can be, from the easiest on, and in words.
    Q_PROPERTY(QStringList levels READ levels CONSTANT)
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY changed)
    /// One game or a series, by its place in the names, and what such a series is; a game that
    /// goes on from another is by itself.
    Q_PROPERTY(int series READ series WRITE setSeries NOTIFY changed)
    Q_PROPERTY(QStringList seriesNames READ seriesNames NOTIFY changed)
    Q_PROPERTY(QString seriesNote READ seriesNote NOTIFY changed)
    /// A word of advice on what is chosen; empty if there is none.
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    /// After so many events of another match it goes on; -1 for a game from its beginning.
    Q_PROPERTY(int from READ from NOTIFY changed)
    /// Whether people can hold their hands on phones.
    Q_PROPERTY(bool phonesOffered READ phonesOffered NOTIFY changed)

public:
    struct Player
    {
        QString name;
        bool bot = false;
        QString level;
        QString face{};     ///< the portrait chosen; empty for the usual one
        bool phone = false; ///< a person's hand is on a phone
    };

    explicit Setup(Preferences* preferences, QObject* parent = nullptr);

    /// Before: there is a game of that name.
    void open(const QString& game);
    /// A game that goes on from another, as that was after so many events: the rules and the number
    /// of players are settled. Before: it has as many, and was not over then.
    void openFrom(match::Match match, std::size_t moment, const std::vector<int>& onPhones = {});
    void retranslate();

    QString game() const { return info_.id; }
    QString gameName() const { return info_.name; }
    QString summary() const;
    QString facts() const { return info_.facts; }
    OptionModel* options() { return &options_; }
    /// In letters.
    static int longestName() { return play::longestName; }
    int players() const { return static_cast<int>(players_.size()); }
    void setPlayers(int players);
    int bots() const;
    bool shared() const;
    const std::optional<match::Match>& source() const { return from_; }
    int from() const { return from_ ? static_cast<int>(moment_) : -1; }
    int minPlayers() const { return from_ ? players() : info_.minPlayers; }
    int maxPlayers() const;
    QStringList levels() const;
    QStringList levelNames() const;
    int series() const { return from_ ? 0 : series_; }
    void setSeries(int place);
    QStringList seriesNames() const;
    static QString seriesNote();
    QString advice() const;
    bool phonesOffered() const { return phonesOffered_; }
    /// `whyNone` says why no phone could come just now, in the language that is set, or nothing.
    void offerPhones(std::function<QString()> whyNone = [] { return QString(); });
    /// Tells if no phone can come any more, or one can again: nobody says when a network goes.
    void lookAnew();

    /// A bot that is called like somebody else then takes another name.
    Q_INVOKABLE void rename(int row, const QString& name);
    /// The same while it is typed: kept whatever happens to the field, which is not told of it.
    Q_INVOKABLE void noteName(int row, const QString& name);
    /// A person is at this screen then.
    Q_INVOKABLE void setBot(int row, bool bot) { seat(row, bot, false); }
    /// A person holds their hand on a phone.
    Q_INVOKABLE void setPhone(int row) { seat(row, false, true); }
    Q_INVOKABLE void setLevel(int row, const QString& level);
    /// For all at once, also those that are no bots yet.
    Q_INVOKABLE void setAllLevels(const QString& level);
    /// To the next portrait that nobody else has, and round again.
    Q_INVOKABLE void nextFace(int row);

    /// The players whose hands are on phones.
    std::vector<int> onPhones() const;
    /// The name of the first person; empty if all are bots.
    QString firstPerson() const;
    /// The portrait with which somebody sat down to a game last; empty if they did not.
    QString keptFace(const QString& game, const QString& name) const;
    /// What is set up is there again the next time, unless it goes on from a match.
    void remember();
    /// The match that is set up. It is remembered for the next time.
    match::Match make(std::uint64_t seed);

signals:
    void changed();

private:
    void seat(int row, bool bot, bool phone);
    /// Who was set up for that game last, as many as this one seats; nobody if none were.
    std::vector<Player> kept(const QString& game) const;
    /// As many as the variants allow; the others wait until they are allowed again.
    void seatWhoMayPlay();
    QString faceOf(int row) const;
    /// A bot that is called like a person, or like another bot unless it is this one, takes a name
    /// that nobody has.
    void freeBotNames(int kept = -1);
    /// The name of the house for that row, or the next that nobody has.
    QString freeName(std::size_t row) const;
    /// Of a bot, with its portrait.
    bots::Temper temperOf(int row) const;

    Preferences* preferences_;
    table::GameInfo info_;
    core::Vector<Player> players_;
    std::vector<Player> waiting_; ///< whom a variant leaves no place
    OptionModel options_;
    int series_ = 0;
    bool phonesOffered_ = false;
    std::function<QString()> whyNoPhone_;
    QString advised_;                  ///< what lookAnew() told last
    std::optional<match::Match> from_; ///< that it goes on from
    std::size_t moment_ = 0;           ///< after so many events
};

/// So many players, of which the first are people, under the house's names.
std::vector<match::PlayerEntry> usualPlayers(int players, int humans, const QString& level);
/// One for each seat from one for each player: with two tribes the second is told apart by name.
std::vector<match::PlayerEntry> seatedTwice(std::vector<match::PlayerEntry> players, int seats);

} // namespace facedown::play
