#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace facedown::desk {

/// What facedown is, and whose.
class About : public QDialog
{
    Q_OBJECT

public:
    explicit About(QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* words_;
    QPushButton* close_;
};

} // namespace facedown::desk
