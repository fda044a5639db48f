#include "desk/rules_page.h"

#include <algorithm>

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QResizeEvent>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextTable>

namespace facedown::desk {

namespace {

/// How wide a line of text is at most, in lines' heights.
constexpr int readWide = 36;
constexpr int leastMargin = 14;
/// How much larger than the system's text the rules are, and their headings than the rules.
constexpr double textScale = 1.15;
constexpr double titleScale = 2.0;
constexpr double headingScale = 1.35;
/// How small a table's text may get to fit its page, as a share of the system's.
constexpr double leastTable = 0.35;
/// So many Chinese or Japanese characters, one of them the full stop, are no last line.
constexpr int fewLetters = 3;
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

} // namespace

RulesPage::RulesPage(const play::Preferences* preferences)
    : preferences_(preferences)
{
    setWordWrapMode(QTextOption::WordWrap);
    // Else its coming and going would change how wide the page is.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    connect(preferences, &play::Preferences::themeChanged, this, &RulesPage::layOut);
}

void RulesPage::setRules(const QString& markdown)
{
    setMarkdown(markdown);
    layOut();
}

void RulesPage::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        layOut();
}

void RulesPage::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    centre();
    fit();
}

void RulesPage::layOut()
{
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * textScale);
    document()->setDefaultFont(font);
    centre();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
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
            spaced.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
        }
        cursor.mergeBlockFormat(spaced);
    }
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
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
    fit();
}

void RulesPage::fit()
{
    fitTables();
    fillLastLines();
    // In Qt 6.4 paragraphs behind a table whose text has been set are laid out and not painted.
    document()->markContentsDirty(0, document()->characterCount());
}

void RulesPage::fitTables()
{
    // Columns are narrow, and words are not to be broken there.
    double share = 1;
    do {
        QTextCharFormat small;
        small.setFontPointSize(font().pointSizeF() * share);
        for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
            QTextCursor all = frame->firstCursorPosition();
            all.setPosition(frame->lastPosition(), QTextCursor::KeepAnchor);
            all.mergeCharFormat(small);
        }
        share -= 0.1;
    } while (share > leastTable && document()->size().width() > viewport()->width());
}

void RulesPage::fillLastLines()
{
    const double letter = QFontMetricsF(document()->defaultFont()).height();
    // What lines give up at their end begins the next ones.
    for (const int given : {0, 2, 3, 4}) {
        (void)document()->size(); // lays out all of it
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
            const int last = block.layout()->lineCount() - 1;
            const bool thin = last > 0 && block.text().endsWith(u'。') &&
                              block.layout()->lineAt(last).textLength() <= fewLetters &&
                              QTextCursor(block).currentTable() == nullptr;
            if (given > 0 ? !thin : block.blockFormat().rightMargin() == 0)
                continue;
            QTextBlockFormat narrower;
            narrower.setRightMargin(given * letter);
            QTextCursor(block).mergeBlockFormat(narrower);
        }
    }
}

void RulesPage::centre()
{
    const int most = QFontMetrics(document()->defaultFont()).height() * readWide;
    const double margin = std::max(leastMargin, (viewport()->width() - most) / 2);
    if (document()->documentMargin() != margin)
        document()->setDocumentMargin(margin);
}

void RulesPage::drawPictures()
{
    const double height = QFontMetricsF(document()->defaultFont()).lineSpacing() * pictureLines;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        // A format that is set ends the walk through the pieces of a block.
        for (int place = block.position(); place < block.position() + block.length(); ++place) {
            if (document()->characterAt(place) != QChar::ObjectReplacementCharacter)
                continue;
            QTextCursor cursor(document());
            cursor.setPosition(place);
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
            QTextImageFormat picture = cursor.charFormat().toImageFormat();
            const QImage image = drawn(drawingOf(picture.name(), preferences_->safeColours()),
                                       height, devicePixelRatioF());
            document()->addResource(QTextDocument::ImageResource, picture.name(), image);
            picture.setHeight(height);
            picture.setWidth(height * image.width() / std::max(1, image.height()));
            cursor.setCharFormat(picture);
        }
    }
}

} // namespace facedown::desk
