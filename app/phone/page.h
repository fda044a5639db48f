#pragma once

#include <memory>
#include <optional>

#include <QJsonObject>
#include <QObject>

#include "play/hint.h"
#include "play/presenter.h"
#include "play/session.h"

namespace facedown::phone {

/// What one player elsewhere sees of a match, ready made in words: an onlooker with a presenter of
/// its own. It knows nothing that the player may not know, and sends back what was offered.
class Page : public QObject
{
    Q_OBJECT

public:
    /// The session outlives the page. `player` is one of its match.
    Page(play::Session* session, int player, const QString& language);
    ~Page() override;

    int player() const { return player_; }
    const QString& language() const { return language_; }
    /// Before: one of languages.
    void setLanguage(const QString& language);

    /// All that is to be seen now. What it says is made of the player's view and nothing else.
    QJsonObject state();

    /// What became of an event that was pressed.
    enum class Result {
        Done,
        Late,  ///< at a table that has moved on: nothing happened
        Wrong, ///< it was not offered: nothing happened
    };
    /// `at`: the table that was seen, as state() called it.
    Result choose(const QString& event, const QString& at);
    /// Chooses what a decision will name, or decides at once.
    Result select(const QString& event, const QString& at);
    void toggleHint();
    void lookBack(int moment);
    void backToNow();
    void goOn();

signals:
    /// state() may be something else.
    void changed();

protected:
    /// What is to be seen when nothing is looked back at, and whether the player decides now.
    virtual table::Look present() const { return session_->present(); }
    virtual bool decides() const { return session_->awaits(player_); }

private:
    void show();
    void sayAnew();
    QString at() const;
    bool live() const { return !past_; }

    play::Session* session_;
    int player_;
    QString language_;
    std::unique_ptr<play::Presenter> presenter_;
    play::Hint hint_;
    std::optional<std::size_t> past_; ///< the moment that is looked back at
    bool saying_ = false;             ///< changes are this page's own
};

} // namespace facedown::phone
