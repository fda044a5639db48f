#include "desk/rules_reader.h"

#include <algorithm>

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
    , preferences_(preferences)
    , title_(new QLabel)
    , close_(new QToolButton)
    , search_(new QLineEdit)
    , found_(new QLabel)
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
    found_->hide();
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
    column->addWidget(found_, 0, Qt::AlignHCenter);
    column->addWidget(text_, 1);
    setWidget(inside);
    dressTitle();

    connect(close_, &QToolButton::clicked, this, &RulesReader::close);
    connect(headings_, &QComboBox::activated, this, &RulesReader::goToHeading);
    connect(text_->verticalScrollBar(), &QScrollBar::valueChanged, this, &RulesReader::followText);
    connect(search_, &QLineEdit::textChanged, this, [this] {
        text_->moveCursor(QTextCursor::Start);
        find(false);
    });
    connect(search_, &QLineEdit::returnPressed, this, [this] { find(false); });
    const auto key = [this](const QKeySequence& keys, auto does) {
        new QShortcut(keys, this, does, Qt::WidgetWithChildrenShortcut);
    };
    key(QKeySequence::Find, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    key(Qt::Key_F3, [this] { find(false); });
    key(Qt::SHIFT | Qt::Key_F3, [this] { find(true); });
    setFocusProxy(search_);
}

int RulesReader::usualWidth() const
{
    const int window = parentWidget()->width();
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
    const bool writes = !key->text().isEmpty() && key->text().front().isPrint() &&
                        !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    const auto scroll = scrollOf(key->key());
    if (!closes && !writes && scroll == QAbstractSlider::SliderNoAction)
        return QDockWidget::event(event);
    // The table knows such keys too, but here, wherever the focus is, what is written is looked
    // for, and the text is scrolled.
    event->accept();
    if (asked)
        return true;
    if (closes) {
        close();
    } else if (writes) {
        search_->setFocus();
        search_->insert(key->text());
    } else {
        text_->verticalScrollBar()->triggerAction(scroll);
    }
    return true;
}

void RulesReader::closeEvent(QCloseEvent* event)
{
    QDockWidget::closeEvent(event);
    search_->clear();
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
    close_->setFont(title);
}

void RulesReader::retranslate()
{
    search_->clear(); // what was looked for in other words
    setWindowTitle(tr("Rules of %1").arg(table::gameInfo(game_).name));
    title_->setText(windowTitle());
    close_->setAccessibleName(tr("Close"));
    close_->setToolTip(QStringLiteral("%1 (Esc)").arg(close_->accessibleName()));
    search_->setPlaceholderText(tr("Find in the rules"));
    search_->setAccessibleName(search_->placeholderText());
    headings_->setAccessibleName(tr("Sections"));
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
    find(false);
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
    // To the end first, so that the heading comes to stand at the top.
    text_->moveCursor(QTextCursor::End);
    text_->setTextCursor(cursor);
    QScrollBar* bar = text_->verticalScrollBar();
    bar->setValue(bar->value() + text_->cursorRect().top() - text_->fontMetrics().height());
}

/// The box names the section that is being read.
void RulesReader::followText()
{
    const QPoint top(0, text_->fontMetrics().height() * 2);
    const int place = text_->cursorForPosition(top).position();
    int row = 0;
    while (row + 1 < headings_->count() && headings_->itemData(row + 1).toInt() <= place)
        ++row;
    headings_->setCurrentIndex(row);
}

void RulesReader::find(bool backward)
{
    const QString sought = search_->text();
    found_->setVisible(!sought.isEmpty());
    if (sought.isEmpty())
        return;
    const auto how = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (!text_->find(sought, how)) {
        // Round the end and on from the other side.
        text_->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
        text_->find(sought, how);
    }
    int all = 0;
    int place = 0;
    const QTextDocument* document = text_->document();
    for (QTextCursor at = document->find(sought); !at.isNull(); at = document->find(sought, at)) {
        ++all;
        place += at.position() <= text_->textCursor().position() ? 1 : 0;
    }
    //: Of the places where a word stands in the rules: %1 is the one that is shown.
    found_->setText(all > 0 ? tr("%1 of %2").arg(place).arg(all) : tr("Not found in the rules"));
}

} // namespace facedown::desk

#include "moc_rules_reader.cpp"
