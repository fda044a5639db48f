#pragma once

#include <QImage>
#include <QMainWindow>
#include <QPointer>
#include <QSize>

#include "phone/phones.h"
#include "play/controller.h"
#include "play/translator.h"

class QMessageBox;
class QQuickItem;
class QQuickWidget;

namespace facedown::desk {

class Menus;
class PhonesPanel;
class RulesReader;
class SettingsDialog;

/// The window: menus around the QML that shows the controller. It sees to language, fonts and
/// colours of the whole program, as the preferences have them.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The controller outlives the window. With a size the window starts so large, and keeps what
    /// was remembered; without one it is as large as it was left.
    explicit MainWindow(play::Controller* controller, QSize size = {});
    ~MainWindow() override;

    /// Why nothing can be shown; empty if all is well.
    QString failure() const;

    /// Opens a saved game, or says in words why not.
    void openRecord(const QString& file);
    /// Writes the match at the table, or says in words why not.
    void saveRecord(const QString& file);
    /// Beside what is shown; away again if these are there.
    void toggleRules(const QString& game);
    void showSettings();
    void showAbout();
    /// Seats may be on phones. They outlive the window.
    void usePhones(phone::Phones* phones);
    void showPhones();
    bool phonesExpected() const;

    /// The window as it would be seen now, its table drawn anew.
    QImage picture();
    QQuickItem* table() const;

signals:
    /// The first frame has been drawn.
    void drawn();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void load();
    /// That the window can take, with a frame.
    QSize roomOnScreen() const;
    void startSize(QSize size);
    void setLanguage();
    void setFonts();
    void setColours();
    void focusTable();
    void addReader();
    void showMenuBar(bool shown);
    void cover();
    /// Rules that cover the table give way to what has changed there.
    void uncover();
    /// An open hand is covered: others come to the screen.
    void passScreenOn();
    /// To the middle of the table, from whatever was chosen by it.
    void takePointerBack();
    static QStringList recordFilters();
    void chooseRecord();
    void chooseFile();
    void chooseImport();
    void chooseStatisticsFile();
    void chooseExport(play::MatchId id, const QString& name);
    void toggleLog();
    void showFullScreen(bool wanted);
    void tell(const QString& title, const core::Error& error);
    /// A warning without buttons, which is deleted when it is closed.
    QMessageBox* newBox(const QString& title, const QString& text);
    /// Whether what is not saved may be lost; it is closed if so.
    void askToClose();
    void followGame();
    Q_SLOT void keepLog();
    Q_SLOT void followLog();
    /// What dims the table dims the menu bar too.
    Q_SLOT void followColour();

    play::Controller* controller_;
    play::Preferences* preferences_;
    play::Translator translator_;
    Menus* menus_ = nullptr;
    QQuickWidget* view_;
    QPointer<RulesReader> reader_;
    QPointer<SettingsDialog> settings_;
    phone::Phones* phones_ = nullptr;
    QPointer<PhonesPanel> panel_;
    QString game_;                  ///< at the table or set up
    QPointer<QMessageBox> closing_; ///< asks whether to
    bool closesUnsaved_ = false;
    bool panelOpenedItself_ = false;
    bool keepsSize_;
};

} // namespace facedown::desk
