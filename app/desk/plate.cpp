#include "desk/plate.h"

#include <QPainter>

namespace facedown::desk {

namespace {

constexpr int margin = 14;
constexpr double radius = 10;

} // namespace

Plate::Plate()
    : heading_(new QLabel)
    , lines_(new QVBoxLayout(this))
{
    QFont bold; // and nothing else: the size is the program's, whatever it will be
    bold.setBold(true);
    heading_->setFont(bold);
    heading_->setTextFormat(Qt::PlainText);
    heading_->setWordWrap(true);
    lines_->setContentsMargins(margin, margin, margin, margin);
    lines_->setSpacing(margin / 2);
    lines_->addWidget(heading_);
}

void Plate::setHeading(const QString& heading)
{
    heading_->setText(heading);
    setAccessibleName(heading);
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
