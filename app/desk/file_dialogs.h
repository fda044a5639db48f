#pragma once

#include <QFileDialog>

#include "play/preferences.h"

namespace facedown::desk {

/// To choose a file, beginning in the folder where one was chosen last; it deletes itself when it
/// is closed. The preferences outlive it.
QFileDialog* dialogToOpen(play::Preferences* preferences, QWidget* parent, const QString& title,
                          const QStringList& filters);
/// Likewise for a file to write, of a name that ends so if the person gives it no ending.
QFileDialog* dialogToSave(play::Preferences* preferences, QWidget* parent, const QString& title,
                          const QString& suffix, const QString& filter);

} // namespace facedown::desk
