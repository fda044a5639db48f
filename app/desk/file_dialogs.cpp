#include "desk/file_dialogs.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace facedown::desk {

namespace {

const QString folderKey = QStringLiteral("window/folder");

QFileDialog* fileDialog(play::Preferences* preferences, QWidget* parent, const QString& title)
{
    auto* dialog = new QFileDialog(parent, title);
    const QString usual = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    dialog->setDirectory(preferences->remembered(folderKey, usual).toString());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [preferences](const QString& file) {
                         preferences->remember(folderKey, QFileInfo(file).absolutePath());
                     });
    return dialog;
}

} // namespace

QFileDialog* dialogToOpen(play::Preferences* preferences, QWidget* parent, const QString& title,
                          const QStringList& filters)
{
    QFileDialog* dialog = fileDialog(preferences, parent, title);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(filters);
    return dialog;
}

QFileDialog* dialogToSave(play::Preferences* preferences, QWidget* parent, const QString& title,
                          const QString& suffix, const QString& filter)
{
    QFileDialog* dialog = fileDialog(preferences, parent, title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->setNameFilter(filter);
    return dialog;
}

} // namespace facedown::desk
