#pragma once

#include <vector>

#include <QDialog>

#include "phone/phones.h"
#include "play/controller.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace facedown::desk {

class CodeLabel;

/// Who holds which seat: at this screen, on a phone or a bot; for each phone that is awaited a code
/// to scan.
class PhonesPanel : public QDialog
{
    Q_OBJECT

public:
    /// Both outlive the panel.
    PhonesPanel(play::Controller* controller, phone::Phones* phones, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A player's part of the panel.
    struct Card
    {
        QWidget* frame;
        QLabel* face;
        QLabel* name;
        QLabel* state;
        CodeLabel* code;
        QLabel* address;
        QPushButton* copy;
        QPushButton* phone;
        QPushButton* here;
        QPushButton* bot;
        QPushButton* renew;
        QPushButton* letIn;
        QPushButton* keepOut;
        int place;       ///< among all cards
        QString shown{}; ///< the address that the code is of
    };

    void makeCards(int players);
    int across() const;
    void arrange(int across);
    void fill();
    void fill(int player, Card& card);

    play::Controller* controller_;
    phone::Phones* phones_;
    QLabel* how_;
    QLabel* where_;
    QLabel* error_;
    QScrollArea* area_;
    QGridLayout* grid_;
    int across_ = 0; ///< how many cards stand side by side
    QPushButton* close_;
    std::vector<Card> cards_;
};

} // namespace facedown::desk
