#pragma once

#include <functional>
#include <vector>

#include <QDialog>

#include "core/error.h"
#include "desk/settings.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace facedown::desk {

class NamesBox;
class Plate;
class SettingRow;

/// All that can be set, in one place and to be searched. What is changed here counts at once, and
/// what is changed elsewhere is seen here at once.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The preferences outlive the dialogue.
    SettingsDialog(play::Preferences* preferences, QWidget* parent);

    void exportTo(const QString& file);
    void importFrom(const QString& file);

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Group
    {
        Plate* plate;
        std::vector<SettingRow*> rows;
    };

    void addGroups(QVBoxLayout* lines);
    QPushButton* addButton(void (SettingsDialog::*does)());
    void retranslate();
    void alignLabels();
    /// As large as its text asks for, and wholly on the screen.
    void fit();
    void refresh();
    /// What is set has changed.
    void follow();
    void filter();
    void chooseExport();
    void chooseImport();
    void resetAll();
    void forget(const QStringList& names);
    /// Takes back what change() did last.
    void undo();
    /// Does what undo() can take back, until something else is changed.
    void change(const std::function<void()>& does, const std::function<void()>& back,
                const std::function<QString()>& sentence);
    /// Says what has happened; the sentence is asked for again when the language changes.
    void tell(const std::function<QString()>& sentence);
    /// Says what went wrong, if anything.
    void tell(const core::Expected<void>& done, const std::function<QString()>& sentence);

    play::Preferences* preferences_;
    QLineEdit* search_;
    QLabel* nothing_;
    std::vector<Group> groups_;
    NamesBox* names_;
    QLabel* told_;
    QPushButton *undo_, *import_, *export_, *reset_, *close_;
    std::function<QString()> sentence_;
    std::function<void()> back_;
    bool changing_ = false; ///< by change()
};

} // namespace facedown::desk
