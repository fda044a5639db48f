#include "desk/rules_reader.h"

#include <algorithm>

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPainter>
#include <QScrollBar>
#include <QShortcut>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QToolButton>
#include <QVBoxLayout>

#include "play/rules_text.h"
#include "table/game_info.h"

namespace facedown::desk {

namespace {

constexpr int around = 10;
/// How wide it is, and at most a line of text, in lines' heights.
constexpr int usuallyWide = 24;
constexpr int readWide = 36;
/// How much of a small window it may take, and what a table needs to be shown as large as ever.
constexpr double leastShare = 0.34;
constexpr int tableWide = 960;
constexpr int leastMargin = 14;
/// How much larger than the system's text the rules are, and their headings than the rules.
constexpr double textScale = 1.15;
constexpr double titleScale = 2.0;
constexpr double headingScale = 1.35;
/// How high a picture stands in the text, in lines.
constexpr double pictureLines = 2.5;

/// Where a picture that a rules text names by its place beside the text is in the program.
QString drawingOf(const QString& name, bool safeColours)
{
    const QFileInfo named(name);
    return QStringLiteral(":/assets/%1/%2%3")
        .arg(named.dir().dirName(), safeColours ? QStringLiteral("safe/") : QString(),
             named.fileName());
}

QImage drawn(const QString& file, double height, double pixelRatio)
{
    QSvgRenderer drawing(file);
    if (!drawing.isValid())
        return {};
    const QSizeF size = drawing.viewBoxF().size() * (height / drawing.viewBoxF().height());
    QImage image((size * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    return image;
}

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
    , text_(new QTextBrowser)
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
    auto* row = new QHBoxLayout;
    row->setContentsMargins(around, 0, around, 0);
    row->setSpacing(around);
    row->addWidget(headings_, 1);
    row->addWidget(search_, 1);
    column->addLayout(row);
    column->addWidget(found_, 0, Qt::AlignHCenter);
    column->addWidget(text_, 1);
    setWidget(inside);
    text_->setWordWrapMode(QTextOption::WordWrap);

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
    connect(preferences, &play::Preferences::themeChanged, this, [this] {
        if (!game_.isEmpty())
            drawPictures();
    });
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
                        !(key->modifiers() & Qt::ControlModifier);
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
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) &&
        !game_.isEmpty())
        layOutText();
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
    text_->setMarkdown(rules.isEmpty() ? tr("The rules of this game are missing from the program. "
                                            "Reinstall facedown to get them back.")
                                       : rules);
    layOutText();
    listHeadings();
    find(false);
}

void RulesReader::layOutText()
{
    QFont heading = font();
    heading.setPointSizeF(heading.pointSizeF() * headingScale);
    heading.setWeight(QFont::DemiBold);
    title_->setFont(heading);
    close_->setFont(heading);
    QTextDocument* document = text_->document();
    QFont font = text_->font();
    font.setPointSizeF(this->font().pointSizeF() * textScale);
    document->setDefaultFont(font);
    centreText();
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        const int level = block.blockFormat().headingLevel();
        QTextBlockFormat spaced;
        spaced.setLineHeight(135, QTextBlockFormat::ProportionalHeight);
        if (level > 0) {
            QTextCharFormat large;
            large.setFontPointSize(font.pointSizeF() * (level == 1 ? titleScale : headingScale));
            // Not the block as such: that would take in the end of the one before.
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(large);
            spaced.setTopMargin(level == 1 ? 0 : 22);
            spaced.setBottomMargin(8);
        } else if (cursor.currentTable() == nullptr) {
            const bool inList = block.textList() != nullptr && block.next().textList() != nullptr;
            spaced.setBottomMargin(inList ? 3 : 10);
        } else {
            // Columns are narrow: words are not to be broken there.
            QTextCharFormat small;
            small.setFontPointSize(this->font().pointSizeF());
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(small);
            spaced.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
        }
        cursor.mergeBlockFormat(spaced);
    }
    for (QTextFrame* frame : document->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(palette().color(QPalette::Mid));
        format.setCellPadding(5);
        format.setTopMargin(6);
        format.setBottomMargin(12);
        table->setFormat(format);
    }
    drawPictures();
}

void RulesReader::centreText()
{
    const int most = QFontMetrics(text_->document()->defaultFont()).height() * readWide;
    const double margin = std::max(leastMargin, (text_->viewport()->width() - most) / 2);
    if (text_->document()->documentMargin() != margin)
        text_->document()->setDocumentMargin(margin);
}

void RulesReader::resizeEvent(QResizeEvent* event)
{
    QDockWidget::resizeEvent(event);
    centreText();
}

void RulesReader::drawPictures()
{
    QTextDocument* document = text_->document();
    const double height = QFontMetricsF(document->defaultFont()).lineSpacing() * pictureLines;
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        // A format that is set ends the walk through the pieces of a block.
        for (int place = block.position(); place < block.position() + block.length(); ++place) {
            if (document->characterAt(place) != QChar::ObjectReplacementCharacter)
                continue;
            QTextCursor cursor(document);
            cursor.setPosition(place);
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
            QTextImageFormat picture = cursor.charFormat().toImageFormat();
            const QImage image = drawn(drawingOf(picture.name(), preferences_->safeColours()),
                                       height, devicePixelRatioF());
            document->addResource(QTextDocument::ImageResource, picture.name(), image);
            picture.setHeight(height);
            picture.setWidth(height * image.width() / std::max(1, image.height()));
            cursor.setCharFormat(picture);
        }
    }
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
