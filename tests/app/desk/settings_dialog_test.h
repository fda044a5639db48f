#pragma once

#include <QLabel>
#include <QPushButton>

#include "desk/setting_row.h"
#include "desk/settings_dialog.h"
#include "desk_test.h"
#include "play/names.h"

namespace facedown::desk {

/// A test of the dialogue of settings in the whole program.
class SettingsDialogTest : public DeskTest
{
protected:
    SettingsDialog* dialog() const { return application().window().findChild<SettingsDialog*>(); }
    play::Preferences& preferences() const { return application().preferences(); }

    void open() const
    {
        application().window().showSettings();
        QCoreApplication::processEvents();
    }

    template <class Control>
    Control* control(const char* property) const
    {
        const auto* row = dialog()->findChild<SettingRow*>(QString::fromUtf8(property));
        return row == nullptr ? nullptr : row->findChild<Control*>();
    }

    /// The button that says so, whatever its key.
    QPushButton* button(const char* text) const
    {
        QCoreApplication::processEvents(); // it may be in another language now
        for (QPushButton* button : dialog()->findChildren<QPushButton*>())
            if (withoutKey(button->text()) == QString::fromUtf8(text))
                return button;
        qFatal("no button %s", text);
        return nullptr;
    }

    bool says(const QString& part) const
    {
        for (const QLabel* label : dialog()->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(part))
                return true;
        return false;
    }
};

} // namespace facedown::desk
