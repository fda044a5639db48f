#pragma once

#include <QDockWidget>
#include <QString>

#include "play/preferences.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QMainWindow;
class QTextCursor;
class QToolButton;

namespace facedown::desk {

class RulesPage;

/// The rules of a game to read and to search, beside the table, in the language that is set.
class RulesReader : public QDockWidget
{
    Q_OBJECT

public:
    /// The preferences outlive the reader.
    RulesReader(const play::Preferences* preferences, QMainWindow* parent);

    /// How wide it is at first: as its text reads well, while the table beside it has its room.
    int usualWidth() const;

    /// Before: there is a game of that name.
    void read(const QString& game);
    QString game() const { return game_; }

    /// Whether there is no room for the table beside it.
    bool covers() const { return isVisible() && covers_; }

signals:
    /// It has gone, and with it what may have had the focus.
    void closed();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void shareRoom();
    void retranslate();
    void dressTitle();
    void load();
    void listHeadings();
    void goToHeading(int row);
    void followText();
    void nameSection(int place);
    void goTo(const QTextCursor& place, int below);
    int placeAtTop() const;
    void find(bool backward);
    void find(int from, bool backward);

    QMainWindow* window_;
    const play::Preferences* preferences_;
    QString game_;
    QLabel* title_;
    QToolButton* close_;
    QLineEdit* search_;
    QWidget* hits_;
    QLabel* found_;
    QToolButton* previous_;
    QToolButton* next_;
    QComboBox* headings_;
    RulesPage* text_;
    QBoxLayout* ways_;    // into it
    bool covers_ = false; ///< the table, when it was last open
};

} // namespace facedown::desk
