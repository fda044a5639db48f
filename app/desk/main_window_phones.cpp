#include "desk/main_window.h"

#include <QTimer>

#include "desk/menus.h"
#include "desk/phones_panel.h"

namespace facedown::desk {

using play::Controller;

void MainWindow::usePhones(phone::Phones* phones)
{
    phones_ = phones;
    menus_->offerPhones();
    controller_->setup()->offerPhones([phones] { return phones->whyNone(); });
    auto* second = new QTimer(this);
    second->setInterval(1000);
    const auto watch = [this, second] {
        const bool awaited = controller_->page() == Controller::SetupPage &&
                             !controller_->setup()->onPhones().empty();
        if (awaited != second->isActive())
            awaited ? second->start() : second->stop();
    };
    connect(controller_, &Controller::changed, second, watch);
    connect(controller_->setup(), &play::Setup::changed, second, watch);
    connect(second, &QTimer::timeout, controller_->setup(), &play::Setup::lookAnew);
    // Whoever is to take a seat needs its code; when all have come nobody does.
    connect(controller_, &Controller::sessionChanged, this, [this] {
        if (!phonesExpected())
            return;
        showPhones();
        panelOpenedItself_ = true;
    });
    connect(phones_, &phone::Phones::changed, this, [this] {
        if (panel_ && panelOpenedItself_ && !phonesExpected())
            panel_->close();
    });
}

bool MainWindow::phonesExpected() const
{
    const play::Session* session = controller_->session();
    for (int player = 0; session != nullptr && player < session->match().players(); ++player)
        if (phones_->place(player) == phone::Phones::Place::Expected)
            return true;
    return false;
}

void MainWindow::showPhones()
{
    if (phones_ == nullptr || controller_->session() == nullptr ||
        controller_->session()->finished())
        return;
    panelOpenedItself_ = false;
    controller_->session()->passOn(); // others come to scan the codes, if only one is here
    if (!panel_) {
        panel_ = new PhonesPanel(controller_, phones_, this);
        panel_->setAttribute(Qt::WA_DeleteOnClose);
    }
    panel_->show();
    panel_->raise();
    panel_->activateWindow();
}

} // namespace facedown::desk
