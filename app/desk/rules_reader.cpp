#include "desk/rules_reader.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QToolButton>

#include "desk/rules_page.h"
#include "play/line_breaks.h"
#include "play/rules_text.h"
#include "table/game_info.h"

namespace facedown::desk {

namespace {

constexpr int around = 10;
/// How wide it is, in lines' heights.
constexpr int usuallyWide = 24;
/// How much of a small window it may take, and what a table needs to be shown as large as ever.
constexpr double leastShare = 0.34;
constexpr int tableWide = 960;
/// In a window less wide neither would have room beside the other.
constexpr int leastBoth = 800;
/// How much larger than the system's text its title is.
constexpr double nameScale = 1.35;
/// What the sections and the search need each to stand side by side, in lines' heights.
constexpr int leastField = 11;

QAbstractSlider::SliderAction scrollOf(int key)
{
    return key == Qt::Key_PageUp     ? QAbstractSlider::SliderPageStepSub
           : key == Qt::Key_PageDown ? QAbstractSlider::SliderPageStepAdd
           : key == Qt::Key_Up       ? QAbstractSlider::SliderSingleStepSub
           : key == Qt::Key_Down     ? QAbstractSlider::SliderSingleStepAdd
                                     : QAbstractSlider::SliderNoAction;
}

} // namespace

RulesReader::RulesReader(const play::Preferences* preferences, QMainWindow* parent)
    : QDockWidget(parent)
    , window_(parent)
    , preferences_(preferences)
    , title_(new QLabel)
    , close_(new QToolButton)
    , search_(new QLineEdit)
    , hits_(new QWidget)
    , found_(new QLabel)
    , previous_(new QToolButton)
    , next_(new QToolButton)
    , headings_(new QComboBox)
    , text_(new RulesPage(preferences))
    , ways_(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(QStringLiteral("rules")); // under which the window remembers its place
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    auto* bar = new QWidget;
    auto* barRow = new QHBoxLayout(bar);
    barRow->setContentsMargins(around, around, around, 0);
    barRow->addWidget(title_, 1);
    barRow->addWidget(close_);
    setTitleBarWidget(bar);
    close_->setText(QStringLiteral("×"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::TabFocus);
    search_->setClearButtonEnabled(true);
    previous_->setText(QStringLiteral("↑"));
    next_->setText(QStringLiteral("↓"));
    auto* hitsRow = new QHBoxLayout(hits_);
    hitsRow->setContentsMargins(0, 0, 0, 0);
    hitsRow->addStretch();
    for (QWidget* widget : std::initializer_list<QWidget*>{previous_, found_, next_})
        hitsRow->addWidget(widget);
    hitsRow->addStretch();
    hits_->hide();
    headings_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    headings_->setMinimumContentsLength(8);

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, around, 0, 0);
    column->setSpacing(around);
    ways_->setContentsMargins(around, 0, around, 0);
    ways_->setSpacing(around);
    ways_->addWidget(headings_, 1);
    ways_->addWidget(search_, 1);
    column->addLayout(ways_);
    column->addWidget(hits_);
    column->addWidget(text_, 1);
    setWidget(inside);
    dressTitle();

    connect(close_, &QToolButton::clicked, this, &RulesReader::close);
    connect(headings_, &QComboBox::activated, this, &RulesReader::goToHeading);
    connect(text_->verticalScrollBar(), &QScrollBar::valueChanged, this, &RulesReader::followText);
    connect(search_, &QLineEdit::textChanged, this, [this] {
        // From where one reads; a hit in sight stays one while its word gets longer.
        const QTextCursor hit = text_->textCursor();
        const bool inSight = hit.hasSelection() &&
                             text_->viewport()->rect().contains(text_->cursorRect(hit).center());
        const int top = text_->cursorForPosition(QPoint(0, 0)).position();
        find(inSight ? hit.selectionStart() : top, false);
    });
    const auto key = [this](const QList<QKeySequence>& keys, auto does) {
        auto* shortcut = new QShortcut(this);
        shortcut->setKeys(keys);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    key({QKeySequence::Find}, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    for (QToolButton* button : {previous_, next_}) {
        const bool backward = button == previous_;
        const Qt::KeyboardModifiers shift = backward ? Qt::ShiftModifier : Qt::NoModifier;
        const auto goes = [this, backward] { find(backward); };
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, goes);
        key({shift | Qt::Key_F3, shift | Qt::ControlModifier | Qt::Key_G}, goes);
    }
    setFocusProxy(search_);
    parent->centralWidget()->installEventFilter(this);
    parent->installEventFilter(this);
}

int RulesReader::usualWidth() const
{
    const int window = window_->width();
    return std::min(fontMetrics().height() * usuallyWide,
                    std::max(int(window * leastShare), window - tableWide));
}

void RulesReader::read(const QString& game)
{
    if (game == game_)
        return;
    game_ = game;
    retranslate();
}

bool RulesReader::event(QEvent* event)
{
    const bool asked = event->type() == QEvent::ShortcutOverride;
    if (!asked && event->type() != QEvent::KeyPress)
        return QDockWidget::event(event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool closes = key->matches(QKeySequence::Cancel);
    const bool enters = search_->hasFocus() && key->text() == QLatin1Char('\r') &&
                        !(key->modifiers() & Qt::ControlModifier);
    const bool writes = !key->text().isEmpty() && key->text().front().isPrint() &&
                        !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    const auto scroll = scrollOf(key->key());
    if (!closes && !enters && !writes && scroll == QAbstractSlider::SliderNoAction)
        return QDockWidget::event(event);
    // The table knows such keys too, but here, wherever the focus is, what is written is looked
    // for, and the text is scrolled.
    event->accept();
    if (asked)
        return true;
    if (closes) {
        close();
    } else if (enters) {
        find(key->modifiers() & Qt::ShiftModifier);
    } else if (writes) {
        search_->setFocus();
        search_->insert(key->text());
    } else {
        text_->verticalScrollBar()->triggerAction(scroll);
    }
    return true;
}

/// Escape closes it before it means anything to the table beside it; and they share the window.
bool RulesReader::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window_) {
        if (event->type() == QEvent::Resize && isVisible())
            shareRoom();
        return QDockWidget::eventFilter(watched, event);
    }
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (key && isVisible() && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Cancel))
        return this->event(event);
    return QDockWidget::eventFilter(watched, event);
}

/// Where it cannot stand beside the table it covers it.
void RulesReader::shareRoom()
{
    const bool covers = window_->width() < leastBoth;
    if (covers && window_->centralWidget()->isVisible())
        setFocus(); // else what is hidden would pass the focus on within itself
    window_->centralWidget()->setVisible(!covers);
    if (std::exchange(covers_, covers) && !covers)
        window_->resizeDocks({this}, {usualWidth()}, Qt::Horizontal);
}

void RulesReader::showEvent(QShowEvent* event)
{
    QDockWidget::showEvent(event);
    shareRoom();
}

void RulesReader::closeEvent(QCloseEvent* event)
{
    QDockWidget::closeEvent(event);
    search_->clear();
    window_->centralWidget()->show();
    emit closed();
}

void RulesReader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && !game_.isEmpty())
        retranslate();
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        dressTitle();
}

void RulesReader::dressTitle()
{
    QFont title = font();
    title.setPointSizeF(title.pointSizeF() * nameScale);
    title.setWeight(QFont::DemiBold);
    title_->setFont(title);
    for (QToolButton* button : {close_, previous_, next_})
        button->setFont(title);
}

void RulesReader::retranslate()
{
    search_->clear(); // what was looked for in other words
    title_->setText(tr("Rules of %1").arg(table::gameInfo(game_).name));
    setWindowTitle(play::unbroken(title_->text()));
    close_->setAccessibleName(tr("Close"));
    close_->setToolTip(QStringLiteral("%1 (Esc)").arg(close_->accessibleName()));
    search_->setPlaceholderText(tr("Find in the rules"));
    search_->setAccessibleName(search_->placeholderText());
    headings_->setAccessibleName(tr("Sections"));
    previous_->setAccessibleName(tr("Find previous"));
    previous_->setToolTip(QStringLiteral("%1 (Shift+F3)").arg(previous_->accessibleName()));
    next_->setAccessibleName(tr("Find next"));
    next_->setToolTip(QStringLiteral("%1 (F3)").arg(next_->accessibleName()));
    text_->setAccessibleName(windowTitle());
    load();
}

void RulesReader::load()
{
    const QString rules = play::rulesText(game_, preferences_->language());
    text_->setRules(rules.isEmpty() ? tr("The rules of this game are missing from the program. "
                                         "Reinstall facedown to get them back.")
                                    : rules);
    listHeadings();
}

void RulesReader::resizeEvent(QResizeEvent* event)
{
    QDockWidget::resizeEvent(event);
    // What leads into the text stands side by side where both can be read.
    const bool narrow = width() < fontMetrics().height() * 2 * leastField;
    ways_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void RulesReader::listHeadings()
{
    const QSignalBlocker quiet(headings_);
    headings_->clear();
    const QTextDocument* document = text_->document();
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        headings_->addItem(block.text(), block.position());
    }
}

void RulesReader::goToHeading(int row)
{
    QTextCursor cursor(text_->document());
    cursor.setPosition(headings_->itemData(row).toInt());
    goTo(cursor, text_->fontMetrics().height());
}

/// Where one reads: a place in the text, and how far from the top it is to stand.
void RulesReader::goTo(const QTextCursor& place, int below)
{
    // To the end first, so that the place can come to stand so high.
    text_->moveCursor(QTextCursor::End);
    text_->setTextCursor(place);
    QScrollBar* bar = text_->verticalScrollBar();
    bar->setValue(bar->value() + text_->cursorRect().top() - below);
    nameSection(place.selectionStart());
}

int RulesReader::placeAtTop() const
{
    return text_->cursorForPosition(QPoint(0, text_->fontMetrics().height() * 2)).position();
}

/// The box names the section that is being read.
void RulesReader::followText()
{
    nameSection(placeAtTop());
}

void RulesReader::nameSection(int place)
{
    int row = 0;
    while (row + 1 < headings_->count() && headings_->itemData(row + 1).toInt() <= place)
        ++row;
    headings_->setCurrentIndex(row);
}

void RulesReader::find(bool backward)
{
    const QTextCursor hit = text_->textCursor();
    find(backward ? hit.selectionStart() : hit.selectionEnd(), backward);
}

/// The first hit from there on, or the last before, and on round the end.
void RulesReader::find(int from, bool backward)
{
    const QString sought = search_->text();
    hits_->setVisible(!sought.isEmpty());
    if (sought.isEmpty())
        return;
    const QTextDocument* document = text_->document();
    QList<QTextCursor> hits;
    qsizetype before = 0;
    for (QTextCursor at = document->find(sought); !at.isNull(); at = document->find(sought, at)) {
        before += at.selectionStart() < from ? 1 : 0;
        hits << at;
    }
    for (QToolButton* button : {previous_, next_})
        button->setVisible(hits.size() > 1);
    found_->setText(tr("Not found in the rules"));
    if (const qsizetype all = hits.size(); all > 0) {
        const qsizetype place = (before + all - (backward ? 1 : 0)) % all;
        //: Of the places where a word stands in the rules: %1 is the one that is shown.
        found_->setText(tr("%1 of %2").arg(place + 1).arg(all));
        goTo(hits[place], text_->viewport()->height() / 3);
    }
    QAccessibleEvent alert(found_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace facedown::desk

#include "moc_rules_reader.cpp"
