#include "desk/plate.h"

#include <QEvent>
#include <QPainter>

namespace facedown::desk {

namespace {

constexpr int margin = 18;
constexpr int between = 10; ///< two lines
constexpr double radius = 14;
constexpr double plateHeading = 1.3; ///< of the text's size

} // namespace

Plate::Plate()
    : heading_(new QLabel)
    , lines_(new QVBoxLayout(this))
{
    sizeHeading();
    heading_->setTextFormat(Qt::PlainText);
    heading_->setWordWrap(true);
    lines_->setContentsMargins(margin, margin, margin, margin);
    lines_->setSpacing(between);
    lines_->addWidget(heading_);
}

void Plate::setHeading(const QString& heading)
{
    heading_->setText(heading);
    setAccessibleName(heading);
}

void Plate::sizeHeading()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * plateHeading);
    large.setWeight(QFont::DemiBold);
    if (heading_->font() != large)
        heading_->setFont(large);
}

void Plate::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        sizeHeading();
    QWidget::changeEvent(event);
}

void Plate::add(QWidget* widget)
{
    lines_->addWidget(widget);
}

void Plate::add(QLayout* layout)
{
    lines_->addLayout(layout);
}

void Plate::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().base());
    painter.setPen(palette().color(QPalette::Light));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

QLabel* makeNote()
{
    auto* note = new QLabel;
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    return note;
}

} // namespace facedown::desk
