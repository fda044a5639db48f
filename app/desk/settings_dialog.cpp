#include "desk/settings_dialog.h"

#include <algorithm>

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include "desk/file_dialogs.h"
#include "desk/names_box.h"
#include "desk/plate.h"
#include "desk/setting_row.h"
#include "play/line_breaks.h"
#include "play/names.h"
#include "play/settings_file.h"

namespace facedown::desk {

using play::Preferences;

namespace {

/// How large the dialogue is at first, in lines of text, if the screen has room for it.
constexpr int linesHigh = 42;
constexpr int linesWide = 36;
constexpr int spacing = 14;

/// A page that is never wider than the area that it is scrolled in.
class Page : public QScrollArea
{
public:
    QSize minimumSizeHint() const override
    {
        return {width(widget()->minimumSizeHint()), fontMetrics().lineSpacing() * 6};
    }
    QSize sizeHint() const override
    {
        return {width(widget()->sizeHint()), widget()->sizeHint().height()};
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    int width(QSize page) const { return page.width() + verticalScrollBar()->sizeHint().width(); }
};

/// As it is searched: whatever the case, the accents and the width of letters.
QString plain(const QString& text)
{
    QString letters = play::unbroken(withoutKey(text));
    letters = letters.normalized(QString::NormalizationForm_KD).toCaseFolded();
    letters.removeIf([](QChar c) { return c.category() == QChar::Mark_NonSpacing; });
    return letters;
}

bool hasAll(const QString& text, const QString& words)
{
    const QString all = plain(text);
    const QStringList wanted = plain(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&all](const QString& word) { return all.contains(word); });
}

QString wordsOf(const QString& heading, const Setting& setting)
{
    QStringList words{heading, setting.label, setting.note};
    for (const Setting::Choice& choice : setting.choices)
        words << choice.name;
    return words.join(QLatin1Char('\n'));
}

} // namespace

SettingsDialog::SettingsDialog(Preferences* preferences, QWidget* parent)
    : QDialog(parent, Qt::Window)
    , preferences_(preferences)
    , search_(new QLineEdit)
    , nothing_(makeNote())
    , names_(new NamesBox(preferences))
    , told_(new QLabel)
    , undo_(addButton(&SettingsDialog::undo))
    , import_(addButton(&SettingsDialog::chooseImport))
    , export_(addButton(&SettingsDialog::chooseExport))
    , reset_(addButton(&SettingsDialog::resetAll))
    , close_(addButton(&SettingsDialog::accept))
{
    search_->setClearButtonEnabled(true);
    told_->setTextFormat(Qt::PlainText);
    told_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignCenter);

    auto* page = new QWidget;
    auto* groups = new QVBoxLayout(page);
    groups->setContentsMargins(0, 0, spacing, 0);
    groups->setSpacing(spacing);
    addGroups(groups);
    auto* area = new Page;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(page);

    auto* notice = new QHBoxLayout;
    notice->addWidget(told_, 1);
    notice->addWidget(undo_);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {import_, export_, reset_})
        buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(close_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(spacing, spacing, spacing, spacing);
    whole->setSpacing(spacing);
    whole->addWidget(search_);
    whole->addWidget(area, 1);
    whole->addLayout(notice);
    whole->addLayout(buttons);

    connect(search_, &QLineEdit::textChanged, this, &SettingsDialog::filter);
    connect(search_, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this,
            &SettingsDialog::undo);
    connect(names_, &NamesBox::forgetWanted, this, &SettingsDialog::forget);
    connect(preferences_, &Preferences::changed, this, &SettingsDialog::follow);
    tell({});
    retranslate();
    fit();
    search_->setFocus();
}

void SettingsDialog::fit()
{
    const QRect room = screen()->availableGeometry();
    // Until it is known what its frame is, that of the window that it belongs to stands for it.
    const auto frameOf = [](const QWidget* framed) {
        return framed->frameGeometry().size() - framed->size();
    };
    const QSize frame = frameOf(this).expandedTo(frameOf(parentWidget()));
    resize((QSize(linesWide, linesHigh) * fontMetrics().lineSpacing())
               .expandedTo({sizeHint().width(), 0})
               .boundedTo(room.size() - frame));
    QRect whole(pos(), size() + frame);
    if (!isVisible())
        whole.moveCenter(parentWidget()->frameGeometry().center());
    const QPoint last = room.bottomRight() - whole.bottomRight() + whole.topLeft();
    move(std::max(room.left(), std::min(whole.x(), last.x())),
         std::max(room.top(), std::min(whole.y(), last.y())));
}

void SettingsDialog::addGroups(QVBoxLayout* lines)
{
    for (const SettingGroup& group : settingGroups()) {
        Group added{new Plate, {}};
        for (const Setting& setting : group.settings) {
            added.rows.push_back(new SettingRow(preferences_, setting));
            added.plate->add(added.rows.back());
        }
        lines->addWidget(added.plate);
        groups_.push_back(std::move(added));
    }
    lines->addWidget(names_);
    lines->addWidget(nothing_);
    lines->addStretch(1);
}

QPushButton* SettingsDialog::addButton(void (SettingsDialog::*does)())
{
    auto* button = new QPushButton(this);
    // Enter is for what has the focus.
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, does);
    return button;
}

void SettingsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
    // Once all within has the font, and has asked for its room.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(
            this,
            [this] {
                alignLabels();
                QMetaObject::invokeMethod(this, &SettingsDialog::fit, Qt::QueuedConnection);
            },
            Qt::QueuedConnection);
}

bool SettingsDialog::event(QEvent* event)
{
    // A game may have been set up meanwhile.
    if (event->type() == QEvent::WindowActivate)
        names_->refresh();
    return QDialog::event(event);
}

void SettingsDialog::retranslate()
{
    setWindowTitle(play::unbroken(tr("Settings")));
    search_->setPlaceholderText(tr("Search the settings"));
    search_->setAccessibleName(search_->placeholderText());
    nothing_->setText(tr("No settings found."));
    undo_->setText(tr("&Undo"));
    import_->setText(tr("&Import…"));
    export_->setText(tr("E&xport…"));
    //: All settings but the language, as at the first start.
    reset_->setText(tr("&Reset All"));
    close_->setText(tr("Close"));
    const auto said = settingGroups();
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        groups_[i].plate->setHeading(said[i].heading);
        for (std::size_t row = 0; row < groups_[i].rows.size(); ++row)
            groups_[i].rows[row]->say(said[i].settings[row]);
    }
    alignLabels();
    names_->retranslate();
    tell(sentence_);
    refresh();
    filter();
}

void SettingsDialog::alignLabels()
{
    int widest = 0;
    for (const Group& group : groups_)
        for (SettingRow* row : group.rows)
            widest = std::max(widest, row->labelWidth());
    for (const Group& group : groups_)
        for (SettingRow* row : group.rows)
            row->align(widest);
}

void SettingsDialog::refresh()
{
    for (const Group& group : groups_)
        for (SettingRow* row : group.rows)
            row->refresh();
}

void SettingsDialog::follow()
{
    refresh();
    // To take back an older change would take back this one too.
    if (!changing_ && back_) {
        back_ = {};
        tell({});
    }
}

void SettingsDialog::filter()
{
    const QString words = search_->text();
    bool anything = hasAll(names_->words(), words);
    names_->setVisible(anything);
    const auto said = settingGroups();
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        bool any = false;
        for (std::size_t row = 0; row < groups_[i].rows.size(); ++row) {
            const bool found = hasAll(wordsOf(said[i].heading, said[i].settings[row]), words);
            groups_[i].rows[row]->setVisible(found);
            any = any || found;
        }
        groups_[i].plate->setVisible(any);
        anything = anything || any;
    }
    nothing_->setVisible(!anything);
}

void SettingsDialog::chooseExport()
{
    QFileDialog* dialog = dialogToSave(preferences_, this, tr("Export Settings"),
                                       QStringLiteral("json"), tr("Settings (*.json)"));
    dialog->selectFile(QStringLiteral("facedown-settings.json"));
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsDialog::exportTo);
    dialog->open();
}

void SettingsDialog::chooseImport()
{
    QFileDialog* dialog = dialogToOpen(preferences_, this, tr("Import Settings"),
                                       {tr("Settings (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &SettingsDialog::importFrom);
    dialog->open();
}

void SettingsDialog::exportTo(const QString& file)
{
    tell(play::exportSettings(*preferences_, file),
         [] { return tr("The settings have been exported."); });
}

void SettingsDialog::importFrom(const QString& file)
{
    core::Expected<void> done;
    change([&] { done = play::importSettings(*preferences_, file); }, play::wayBack(*preferences_),
           [] { return tr("The settings from the file are now in effect."); });
    if (done)
        return;
    back_ = {};
    tell(done, {});
}

void SettingsDialog::resetAll()
{
    change([this] { play::resetSettings(*preferences_); }, play::wayBack(*preferences_),
           [] { return tr("All settings but the language are back to their defaults."); });
}

void SettingsDialog::forget(const QStringList& names)
{
    const auto before = play::rememberedNames(*preferences_);
    change([&] { play::forgetNames(*preferences_, names); },
           [this, before] { play::rememberNames(*preferences_, before); },
           [count = int(names.size())] { return tr("%n name(s) forgotten.", "", count); });
    // Not lost with the list, which may be hidden now.
    undo_->setFocus();
}

void SettingsDialog::change(const std::function<void()>& does, const std::function<void()>& back,
                            const std::function<QString()>& sentence)
{
    changing_ = true;
    does();
    changing_ = false;
    names_->refresh();
    back_ = back;
    tell(sentence);
}

void SettingsDialog::undo()
{
    if (!back_)
        return;
    const bool focused = undo_->hasFocus();
    change(std::exchange(back_, {}), {}, [] { return tr("Undone."); });
    if (focused)
        search_->setFocus();
}

void SettingsDialog::tell(const std::function<QString()>& sentence)
{
    sentence_ = sentence;
    told_->setText(sentence ? sentence() : QString());
    told_->setVisible(!told_->text().isEmpty());
    undo_->setVisible(static_cast<bool>(back_));
    if (!told_->isVisible())
        return;
    QAccessibleEvent alert(told_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void SettingsDialog::tell(const core::Expected<void>& done,
                          const std::function<QString()>& sentence)
{
    if (done)
        return tell(sentence);
    tell([fault = QString::fromStdString(done.error().message)] { return fault; });
}

} // namespace facedown::desk

#include "moc_settings_dialog.cpp"
