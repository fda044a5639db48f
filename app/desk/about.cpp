#include "desk/about.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "play/line_breaks.h"

namespace facedown::desk {

namespace {

constexpr int iconSize = 96;
constexpr int wordsWide = 28;
constexpr int mostWide = 700;

QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace

About::About(QWidget* parent)
    : QDialog(parent)
    , words_(new QLabel)
    , close_(new QPushButton)
{
    auto* icon = new QLabel;
    icon->setPixmap(
        QIcon(QStringLiteral(":/assets/icons/facedown.svg")).pixmap(QSize(iconSize, iconSize)));
    icon->setAlignment(Qt::AlignTop);
    words_->setTextFormat(Qt::RichText);
    words_->setWordWrap(true);
    words_->setFixedWidth(std::min(fontMetrics().height() * wordsWide, mostWide));
    words_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    close_->setDefault(true);
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);

    auto* top = new QHBoxLayout;
    top->setSpacing(24);
    top->addWidget(icon);
    top->addWidget(words_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(24, 20, 24, 20);
    whole->setSizeConstraint(QLayout::SetFixedSize);
    whole->addLayout(top);
    whole->addWidget(close_, 0, Qt::AlignRight);
    retranslate();
    close_->setFocus();
}

void About::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void About::retranslate()
{
    setWindowTitle(play::unbroken(tr("About facedown")));
    close_->setText(tr("&Close"));
    const QString heading = QStringLiteral("<h2>facedown %1</h2>")
                                .arg(QStringLiteral(FACEDOWN_VERSION).toHtmlEscaped());
    words_->setText(
        heading +
        paragraph(tr("Board games of hidden information, to play with friends on one screen or "
                     "against bots that see no more than a player in their seat would.")) +
        paragraph(tr("The games’ names belong to their owners, who have nothing to do with "
                     "facedown. The rules texts and drawings are facedown’s own.")) +
        paragraph(tr("The program is free under the MIT licence, and its drawings and sounds under "
                     "CC BY 4.0. The fonts, Inter and Noto Sans CJK, are under the SIL Open Font "
                     "License; Qt, which the program is built on, is under the GNU LGPL.")));
}

} // namespace facedown::desk

#include "moc_about.cpp"
