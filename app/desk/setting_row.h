#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "desk/settings.h"

class QLabel;
class QVBoxLayout;

namespace facedown::desk {

/// A setting: its label, the control that shows and changes it, and its note. It has the name of
/// the property.
class SettingRow : public QWidget
{
    Q_OBJECT

public:
    /// The preferences outlive the row.
    SettingRow(play::Preferences* preferences, const Setting& setting);

    /// Says it in the language that is set.
    void say(const Setting& setting);
    /// Shows what is set.
    void refresh();
    /// How much room its label needs, and how much it is given, which is the same in all rows.
    int labelWidth() const;
    void align(int labelWidth);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addSwitch();
    void addChoice(const Setting& setting);
    void addSeveral(const Setting& setting);
    void addNumber(const Setting& setting);
    /// Of what the label is the name, if the controls do not say it themselves.
    void name(QWidget* control);
    void set(const QVariant& value);

    play::Preferences* preferences_;
    const char* property_;
    QLabel* label_;
    QLabel* note_;
    QVBoxLayout* lines_;
    std::vector<QWidget*> controls_;
    std::function<void(const Setting&)> say_;
    std::function<void(const QVariant&)> show_;
};

} // namespace facedown::desk
