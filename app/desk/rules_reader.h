#pragma once

#include <QDialog>
#include <QString>

#include "play/preferences.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace facedown::desk {

/// The rules of a game to read and to search, beside the table, in the language that is set.
class RulesReader : public QDialog
{
    Q_OBJECT

public:
    /// The preferences outlive the reader.
    RulesReader(const play::Preferences* preferences, QWidget* parent);

    /// Before: there is a game of that name.
    void read(const QString& game);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void load();
    void layOutText();
    void centreText();
    void drawPictures();
    void listHeadings();
    void goToHeading(int row);
    void find(bool backward);

    const play::Preferences* preferences_;
    QString game_;
    QLineEdit* search_;
    QLabel* found_;
    QListWidget* headings_;
    QTextBrowser* text_;
};

} // namespace facedown::desk
