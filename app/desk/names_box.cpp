#include "desk/names_box.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>

#include "play/names.h"

namespace facedown::desk {

namespace {

constexpr int linesShown = 4;

} // namespace

NamesBox::NamesBox(const play::Preferences* preferences)
    : preferences_(preferences)
    , note_(makeNote())
    , names_(new QListWidget)
    , forget_(new QPushButton)
    , forgetAll_(new QPushButton)
{
    names_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    names_->setObjectName(QStringLiteral("names"));
    names_->installEventFilter(this);
    forget_->setAutoDefault(false);
    forgetAll_->setAutoDefault(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(forget_);
    buttons->addWidget(forgetAll_);
    buttons->addStretch(1);
    add(note_);
    add(names_);
    add(buttons);
    connect(forget_, &QPushButton::clicked, this, &NamesBox::forgetSelected);
    connect(forgetAll_, &QPushButton::clicked, this,
            [this] { emit forgetWanted(play::namesUsed(*preferences_)); });
    connect(names_, &QListWidget::itemSelectionChanged, this,
            [this] { forget_->setEnabled(!names_->selectedItems().isEmpty()); });
}

void NamesBox::retranslate()
{
    setHeading(tr("Names Used Before"));
    names_->setAccessibleName(heading());
    forget_->setText(tr("&Forget"));
    forgetAll_->setText(tr("Forget &All"));
    refresh();
}

void NamesBox::refresh()
{
    const QStringList names = play::namesUsed(*preferences_);
    QStringList listed;
    for (int row = 0; row < names_->count(); ++row)
        listed << names_->item(row)->text();
    if (names != listed) {
        names_->clear();
        names_->addItems(names);
    }
    names_->setFixedHeight(names_->fontMetrics().lineSpacing() * linesShown +
                           2 * names_->frameWidth());
    note_->setText(names.isEmpty()
                       ? tr("Nobody has typed a name yet.")
                       : tr("Offered again for the next game. Games in the library keep "
                            "their names."));
    for (QWidget* widget : std::initializer_list<QWidget*>{names_, forget_, forgetAll_})
        widget->setVisible(!names.isEmpty());
    forget_->setEnabled(!names_->selectedItems().isEmpty());
}

QString NamesBox::words() const
{
    return QStringList{heading(), note_->text(), forget_->text(),
                       play::namesUsed(*preferences_).join(QLatin1Char('\n'))}
        .join(QLatin1Char('\n'));
}

void NamesBox::forgetSelected()
{
    QStringList names;
    for (const QListWidgetItem* item : names_->selectedItems())
        names << item->text();
    if (!names.isEmpty())
        emit forgetWanted(names);
}

bool NamesBox::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        forgetSelected();
        return true;
    }
    return Plate::eventFilter(watched, event);
}

} // namespace facedown::desk

#include "moc_names_box.cpp"
