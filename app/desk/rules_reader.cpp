#include "desk/rules_reader.h"

#include <algorithm>

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QShortcut>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QVBoxLayout>

#include "play/rules_text.h"
#include "table/game_info.h"

namespace facedown::desk {

namespace {

constexpr QSize readerSize(900, 720);
constexpr int headingsWide = 14; ///< in lines
constexpr int aroundSearch = 14;
/// A line of text is not longer than it reads well, in lines' heights.
constexpr int readWide = 36;
constexpr int leastMargin = 28;
/// How much larger than the system's text the rules are, and their headings than the rules.
constexpr double textScale = 1.25;
constexpr double titleScale = 2.0;
constexpr double headingScale = 1.35;
/// How high a picture stands in the text, in lines.
constexpr double pictureLines = 3.2;

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

} // namespace

RulesReader::RulesReader(const play::Preferences* preferences, QWidget* parent)
    : QDialog(parent, Qt::Window)
    , preferences_(preferences)
    , search_(new QLineEdit)
    , found_(new QLabel)
    , headings_(new QListWidget)
    , text_(new QTextBrowser)
{
    resize(readerSize.boundedTo(screen()->availableSize() * 0.9)); // with a frame
    // Where no window manager does, keys would go nowhere once it is closed.
    connect(this, &QDialog::finished, parent, [parent] { parent->activateWindow(); });
    search_->setClearButtonEnabled(true);
    headings_->setFrameShape(QFrame::NoFrame);
    headings_->setWordWrap(true);
    headings_->setSpacing(3);
    text_->setFrameShape(QFrame::NoFrame);

    // The sections lie on the window's ground, the text on a page beside them.
    headings_->viewport()->setAutoFillBackground(false);
    auto* side = new QVBoxLayout;
    side->setContentsMargins(aroundSearch, aroundSearch, aroundSearch, aroundSearch);
    side->setSpacing(aroundSearch);
    side->addWidget(search_);
    side->addWidget(found_);
    side->addWidget(headings_);
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addLayout(side);
    whole->addWidget(text_, 1);

    connect(headings_, &QListWidget::currentRowChanged, this, &RulesReader::goToHeading);
    connect(search_, &QLineEdit::textChanged, this, [this] {
        text_->moveCursor(QTextCursor::Start);
        find(false);
    });
    connect(search_, &QLineEdit::returnPressed, this, [this] { find(false); });
    const auto key = [this](const QKeySequence& keys, auto does) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, does);
    };
    key(QKeySequence::Find, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    key(Qt::Key_F3, [this] { find(false); });
    key(Qt::SHIFT | Qt::Key_F3, [this] { find(true); });
    text_->setFocus();
    connect(preferences, &play::Preferences::themeChanged, this, [this] {
        if (!game_.isEmpty())
            drawPictures();
    });
}

void RulesReader::read(const QString& game)
{
    if (game == game_)
        return;
    game_ = game;
    retranslate();
}

void RulesReader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && !game_.isEmpty())
        retranslate();
    QDialog::changeEvent(event);
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) &&
        !game_.isEmpty())
        layOutText();
}

void RulesReader::retranslate()
{
    setWindowTitle(tr("Rules of %1").arg(table::gameInfo(game_).name));
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
    headings_->setFixedWidth(fontMetrics().height() * headingsWide);
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
        format.setCellPadding(8);
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
    QDialog::resizeEvent(event);
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
        auto* item = new QListWidgetItem(block.text(), headings_);
        item->setData(Qt::UserRole, block.position());
    }
}

void RulesReader::goToHeading(int row)
{
    if (row < 0)
        return;
    QTextCursor cursor(text_->document());
    cursor.setPosition(headings_->item(row)->data(Qt::UserRole).toInt());
    // To the end first, so that the heading comes to stand at the top.
    text_->moveCursor(QTextCursor::End);
    text_->setTextCursor(cursor);
    QScrollBar* bar = text_->verticalScrollBar();
    bar->setValue(bar->value() + text_->cursorRect().top() - text_->fontMetrics().height());
}

void RulesReader::find(bool backward)
{
    found_->clear();
    if (search_->text().isEmpty())
        return;
    const auto how = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (text_->find(search_->text(), how))
        return;
    // Round the end and on from the other side.
    text_->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    if (!text_->find(search_->text(), how))
        found_->setText(tr("Not found in the rules"));
}

} // namespace facedown::desk

#include "moc_rules_reader.cpp"
