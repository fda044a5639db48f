#pragma once

#include <QStringList>

#include "desk/plate.h"
#include "play/preferences.h"

class QListWidget;
class QPushButton;

namespace facedown::desk {

/// The names that people used before, to be forgotten one by one or all at once.
class NamesBox : public Plate
{
    Q_OBJECT

public:
    /// The preferences outlive the box.
    explicit NamesBox(const play::Preferences* preferences);

    void retranslate();
    /// Lists what is remembered now.
    void refresh();
    /// That it is found by.
    QString words() const;

signals:
    void forgetWanted(const QStringList& names);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void forgetSelected();

    const play::Preferences* preferences_;
    QLabel* note_;
    QListWidget* names_;
    QPushButton *forget_, *forgetAll_;
};

} // namespace facedown::desk
