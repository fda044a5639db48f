#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

namespace facedown::desk {

/// A plate as on the table, with a heading and what is below it.
class Plate : public QWidget
{
public:
    Plate();

    QString heading() const { return heading_->text(); }
    void setHeading(const QString& heading);
    void add(QWidget* widget);
    void add(QLayout* layout);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void sizeHeading();

    QLabel* heading_;
    QVBoxLayout* lines_;
};

/// Small print: grey, as many lines as it takes.
QLabel* makeNote();

} // namespace facedown::desk
