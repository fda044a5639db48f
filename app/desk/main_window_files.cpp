#include "desk/main_window.h"

#include <QMessageBox>
#include <QPushButton>

#include "desk/file_dialogs.h"
#include "play/line_breaks.h"
#include "table/game_info.h"

namespace facedown::desk {

namespace {

const QString recordSuffix = QStringLiteral("facedown");

} // namespace

QStringList MainWindow::recordFilters()
{
    return {tr("Saved games (*.facedown)"), tr("All files (*)")};
}

void MainWindow::chooseRecord()
{
    QFileDialog* dialog = dialogToOpen(preferences_, this, tr("Open Saved Game"), recordFilters());
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openRecord);
    dialog->open();
}

void MainWindow::chooseFile()
{
    QFileDialog* dialog =
        dialogToSave(preferences_, this, tr("Save Game"), recordSuffix, recordFilters().front());
    const play::Session* session = controller_->session();
    const QString day = QString::fromStdString(session->match().started()).left(10);
    const QString name = play::unbroken(table::gameInfo(session->table()->game()).name);
    dialog->selectFile(QStringLiteral("%1 %2").arg(name, day).trimmed() +
                       QStringLiteral(".facedown"));
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::saveRecord);
    dialog->open();
}

void MainWindow::chooseImport()
{
    QFileDialog* dialog = dialogToOpen(preferences_, this, tr("Import Games"), recordFilters());
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, controller_->library(),
            &play::Library::importFrom);
    dialog->open();
}

void MainWindow::chooseExport(play::MatchId id, const QString& name)
{
    QFileDialog* dialog =
        dialogToSave(preferences_, this, tr("Export Game"), recordSuffix, recordFilters().front());
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, id](const QString& file) { controller_->library()->exportTo(id, file); });
    dialog->open();
}

void MainWindow::chooseStatisticsFile()
{
    QFileDialog* dialog = dialogToSave(preferences_, this, tr("Export Statistics"),
                                       QStringLiteral("csv"), tr("CSV files (*.csv)"));
    connect(dialog, &QFileDialog::fileSelected, controller_->statistics(),
            &play::StatisticsModel::exportTo);
    dialog->open();
}

void MainWindow::openRecord(const QString& file)
{
    if (const auto opened = controller_->openRecord(file); !opened)
        tell(tr("This saved game cannot be opened"), opened.error());
}

void MainWindow::saveRecord(const QString& file)
{
    if (const auto saved = controller_->saveRecord(file); !saved)
        tell(tr("There was a problem saving the game"), saved.error());
}

void MainWindow::tell(const QString& title, const core::Error& error)
{
    QMessageBox* box = newBox(title, QString::fromStdString(error.message));
    // Of our own: Qt has no words for a button in every language of the house.
    box->addButton(tr("&Close"), QMessageBox::RejectRole);
    box->open();
}

QMessageBox* MainWindow::newBox(const QString& title, const QString& text)
{
    auto* box = new QMessageBox(QMessageBox::Warning, QStringLiteral("facedown"), title,
                                QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(text);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

void MainWindow::askToClose()
{
    if (closing_ != nullptr)
        return;
    closing_ = newBox(tr("Not everything that you have played is saved"),
                      tr("What has been played since the last save is lost when facedown is "
                         "closed."));
    const QPushButton* close =
        closing_->addButton(tr("Close &Anyway"), QMessageBox::DestructiveRole);
    connect(close, &QPushButton::clicked, this, [this] {
        closesUnsaved_ = true;
        this->close();
    });
    if (controller_->session() != nullptr) {
        const QPushButton* save =
            closing_->addButton(tr("&Save Elsewhere…"), QMessageBox::ActionRole);
        connect(save, &QPushButton::clicked, this, &MainWindow::chooseFile);
    }
    QPushButton* stay = closing_->addButton(tr("&Go On Playing"), QMessageBox::RejectRole);
    closing_->setDefaultButton(stay);
    closing_->setEscapeButton(stay);
    closing_->open();
}

} // namespace facedown::desk
