#include "desk/phones_panel.h"

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QIcon>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include "play/characters.h"

namespace facedown::desk {

using phone::Phones;

namespace {

constexpr int codeSize = 210; ///< of a code, in pixels
constexpr int faceSize = 40;
constexpr int quietZone = 4; ///< modules of light around a code, as scanners want it
constexpr int across = 3;

QPixmap drawn(const phone::Code& code)
{
    const int size = code.size + 2 * quietZone;
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < code.size; ++y)
        for (int x = 0; x < code.size; ++x)
            if (code.dark.testBit(y * code.size + x))
                image.setPixelColor(x + quietZone, y + quietZone, Qt::black);
    const int module = std::max(1, codeSize / size);
    return QPixmap::fromImage(image.scaled(size * module, size * module));
}

QLabel* textLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

PhonesPanel::PhonesPanel(play::Lobby* lobby, Phones* phones, QWidget* parent)
    : QDialog(parent)
    , lobby_(lobby)
    , phones_(phones)
    , how_(textLabel(this))
    , trouble_(textLabel(this))
    , close_(new QPushButton(this))
{
    auto* all = new QVBoxLayout(this);
    all->addWidget(how_);
    all->addWidget(trouble_);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto* inside = new QWidget(area);
    grid_ = new QGridLayout(inside);
    area->setWidget(inside);
    all->addWidget(area, 1);
    all->addWidget(close_, 0, Qt::AlignRight);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(phones_, &Phones::changed, this, qOverload<>(&PhonesPanel::fill));
    resize(860, 640);
    fill();
}

void PhonesPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QDialog::changeEvent(event);
}

void PhonesPanel::makeCards(int players)
{
    for (const Card& card : cards_)
        delete card.frame;
    cards_.clear();
    for (int player = 0; player < players; ++player) {
        auto* frame = new QFrame;
        frame->setFrameShape(QFrame::StyledPanel);
        auto* lines = new QVBoxLayout(frame);
        const auto button = [&](auto act) {
            auto* made = new QPushButton(frame);
            made->setAutoDefault(false);
            connect(made, &QPushButton::clicked, this, act);
            return made;
        };
        Card card{};
        card.frame = frame;
        card.face = new QLabel(frame);
        card.name = textLabel(frame);
        QFont bold; // and nothing else: the size may change
        bold.setBold(true);
        card.name->setFont(bold);
        card.state = textLabel(frame);
        card.code = new QLabel(frame);
        card.code->setAlignment(Qt::AlignCenter);
        card.address = textLabel(frame);
        card.address->setTextInteractionFlags(Qt::TextSelectableByMouse |
                                              Qt::TextSelectableByKeyboard);
        card.copy = button(
            [this, player] { QGuiApplication::clipboard()->setText(phones_->address(player)); });
        card.phone = button([this, player] { phones_->moveToPhone(player); });
        card.here = button([this, player] { phones_->moveHere(player); });
        card.bot = button([this, player] { phones_->giveToBot(player); });
        card.renew = button([this, player] { phones_->renew(player); });
        card.letIn = button([this, player] { phones_->letIn(player, true); });
        card.keepOut = button([this, player] { phones_->letIn(player, false); });
        auto* head = new QHBoxLayout;
        head->addWidget(card.face);
        head->addWidget(card.name, 1);
        lines->addLayout(head);
        for (QWidget* widget : std::initializer_list<QWidget*>{
                 card.state, card.letIn, card.keepOut, card.code, card.address, card.copy,
                 card.phone, card.here, card.bot, card.renew})
            lines->addWidget(widget);
        lines->addStretch(1);
        grid_->addWidget(frame, player / across, player % across);
        cards_.push_back(card);
    }
}

void PhonesPanel::fill()
{
    setWindowTitle(tr("Seats on Phones"));
    how_->setText(tr("To play on a phone, scan the code for your seat. The phone must be on the "
                     "same network as this computer, usually your Wi-Fi; nothing is installed, and "
                     "nothing leaves your network."));
    close_->setText(tr("&Close"));
    QString trouble = phones_->trouble();
    if (trouble.isEmpty())
        trouble =
            tr("If a phone can’t find the page, check that it is on the same network, that this "
               "computer’s firewall lets it in, and that its Wi-Fi is not a guest network.");
    trouble_->setText(trouble);
    const play::Session* session = lobby_->session();
    if (session == nullptr || session->match().over()) {
        close();
        return;
    }
    if (static_cast<int>(cards_.size()) != session->match().players())
        makeCards(session->match().players());
    for (std::size_t player = 0; player < cards_.size(); ++player)
        fill(static_cast<int>(player), cards_[player]);
}

void PhonesPanel::fill(int player, Card& card)
{
    const Phones::Place place = phones_->place(player);
    const auto sitters = play::shownSitters(lobby_->session()->match());
    const table::Sitter& sitter = sitters[static_cast<std::size_t>(player)];
    const bool onPhone = place == Phones::Place::Expected || place == Phones::Place::Taken ||
                         place == Phones::Place::Lost;
    card.name->setText(sitter.name);
    card.face->setPixmap(
        QIcon(QStringLiteral(":/assets/%1.svg").arg(sitter.face)).pixmap(faceSize, faceSize));
    switch (place) {
    case Phones::Place::Here:
        card.state->setText(tr("On this screen"));
        break;
    case Phones::Place::Bot:
        card.state->setText(tr("A bot plays"));
        break;
    case Phones::Place::Expected:
        card.state->setText(tr("Waiting for a phone"));
        break;
    case Phones::Place::Taken:
        card.state->setText(tr("On a phone ✓"));
        break;
    case Phones::Place::Lost:
        card.state->setText(tr("The phone cannot be reached. It gets its seat back when it "
                               "returns; another phone can also scan the code."));
        break;
    }
    const bool wanted = phones_->isWanted(player);
    card.letIn->setText(tr("Let the Other Phone In"));
    card.keepOut->setText(tr("Keep the Other Phone Out"));
    card.letIn->setVisible(wanted);
    card.keepOut->setVisible(wanted);

    const bool open = onPhone && place != Phones::Place::Taken;
    const QString address = open ? phones_->address(player) : QString();
    if (card.shown != address) {
        card.shown = address;
        card.code->setPixmap(address.isEmpty() ? QPixmap() : drawn(phones_->code(player)));
        card.address->setText(address);
    }
    card.code->setAccessibleName(tr("The code for %1’s seat").arg(sitter.name));
    for (QWidget* widget : std::initializer_list<QWidget*>{card.code, card.address, card.copy})
        widget->setVisible(!address.isEmpty());
    card.copy->setText(tr("Copy the Address"));
    card.phone->setText(tr("Play on a Phone"));
    card.here->setText(tr("Play on This Screen"));
    card.bot->setText(tr("Give to a Bot"));
    //: Takes a seat from the phone that has it, and makes its code another.
    card.renew->setText(tr("Make a New Code"));
    card.phone->setVisible(!onPhone);
    card.here->setVisible(place != Phones::Place::Here);
    card.bot->setVisible(place != Phones::Place::Bot);
    card.renew->setVisible(onPhone);
}

} // namespace facedown::desk

#include "moc_phones_panel.cpp"
