#include "desk/file_dialogs.h"

#include <QDir>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QStandardPaths>

namespace facedown::desk {

namespace {

const QString folderKey = QStringLiteral("window/folder");

/// Tells files by their names alone. Qt's opens and closes each, and with the store's own would
/// take away SQLite's locks on them (fcntl).
class NamesOnly : public QFileIconProvider
{
public:
    using QFileIconProvider::icon;
    QIcon icon(const QFileInfo& file) const override { return icon(file.isDir() ? Folder : File); }
    QString type(const QFileInfo& file) const override
    {
        return QMimeDatabase().mimeTypeForFile(file, QMimeDatabase::MatchExtension).comment();
    }
};

QFileDialog* fileDialog(play::Preferences* preferences, QWidget* parent, const QString& title)
{
    static NamesOnly names;
    auto* dialog = new QFileDialog(parent, title);
    dialog->setIconProvider(&names);
    const QString usual = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    // Either may be gone.
    for (const QString& folder :
         {preferences->remembered(folderKey, usual).toString(), usual, QDir::homePath()})
        if (QFileInfo(folder).isDir()) {
            dialog->setDirectory(folder);
            break;
        }
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
