#include "desk/phones_panel.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include "play/characters.h"
#include "play/line_breaks.h"
#include "table/table_words.h"

namespace facedown::desk {

using phone::Phones;

namespace {

constexpr int smallestCode = 210; ///< in pixels
constexpr int largestCode = 640;  ///< which is read from the other end of a room
constexpr QSize smallestPanel(600, 480);
constexpr int faceSize = 40;
constexpr int quietZone = 4; ///< modules of light around a code, as scanners want it
constexpr int mostAcross = 3;

QLabel* textLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

bool isOnPhone(Phones::Place place)
{
    return place != Phones::Place::Here && place != Phones::Place::Bot;
}

} // namespace

/// A code, as large as there is room.
class CodeLabel : public QLabel
{
public:
    explicit CodeLabel(QWidget* parent)
        : QLabel(parent)
    {
        setMinimumSize(smallestCode, smallestCode);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }

    void setCode(phone::Code code)
    {
        code_ = std::move(code);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const int modules = code_.size + 2 * quietZone;
        const int module = std::min({width(), height(), largestCode}) / modules;
        const int side = module * modules;
        QPainter painter(this);
        const QPoint corner((width() - side) / 2, (height() - side) / 2); // on whole pixels
        painter.translate(corner);
        painter.fillRect(0, 0, side, side, Qt::white);
        for (int y = 0; y < code_.size; ++y)
            for (int x = 0; x < code_.size; ++x)
                if (code_.dark.testBit(y * code_.size + x))
                    painter.fillRect((x + quietZone) * module, (y + quietZone) * module, module,
                                     module, Qt::black);
    }

private:
    phone::Code code_;
};

PhonesPanel::PhonesPanel(play::Controller* controller, Phones* phones, QWidget* parent)
    : QDialog(parent)
    , controller_(controller)
    , phones_(phones)
    , how_(textLabel(this))
    , where_(textLabel(this))
    , error_(textLabel(this))
    , area_(new QScrollArea(this))
    , close_(new QPushButton(this))
{
    auto* all = new QVBoxLayout(this);
    all->addWidget(how_);
    all->addWidget(where_);
    all->addWidget(error_);
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    auto* inside = new QWidget(area_);
    grid_ = new QGridLayout(inside);
    area_->setWidget(inside);
    area_->installEventFilter(this);
    inside->installEventFilter(this);
    all->addWidget(area_, 1);
    all->addWidget(close_, 0, Qt::AlignRight);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(phones_, &Phones::changed, this, qOverload<>(&PhonesPanel::fill));
    setMinimumSize(smallestPanel);
    resize(860, 640);
    fill();
}

void PhonesPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QDialog::changeEvent(event);
}

bool PhonesPanel::eventFilter(QObject* watched, QEvent* event)
{
    // There is another room for the cards, or they have become wider.
    if (isVisible() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        arrange(across());
    return QDialog::eventFilter(watched, event);
}

/// As many cards as there is room for side by side, the bar beside them included.
int PhonesPanel::across() const
{
    int widest = 0;
    for (const Card& card : cards_)
        widest = std::max(widest, card.frame->minimumSizeHint().width());
    const QMargins margins = grid_->contentsMargins();
    const int room = area_->width() - area_->verticalScrollBar()->sizeHint().width() -
                     margins.left() - margins.right();
    const int gap = grid_->horizontalSpacing();
    return std::clamp((room + gap) / (widest + gap), 1, mostAcross);
}

void PhonesPanel::arrange(int across)
{
    if (across == across_)
        return;
    across_ = across;
    for (const Card& card : cards_)
        grid_->addWidget(card.frame, card.place / across, card.place % across);
}

void PhonesPanel::makeCards(int players)
{
    for (const Card& card : cards_)
        delete card.frame;
    cards_.assign(static_cast<std::size_t>(players), {});
    // Whoever looks for a code finds it first; their order stays.
    std::vector<int> order(cards_.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_partition(order.begin(), order.end(),
                          [this](int player) { return isOnPhone(phones_->place(player)); });
    for (int at = 0; at < players; ++at) {
        const int player = order[static_cast<std::size_t>(at)];
        auto* frame = new QFrame;
        frame->setFrameShape(QFrame::StyledPanel);
        auto* lines = new QVBoxLayout(frame);
        const auto button = [&](auto act) {
            auto* made = new QPushButton(frame);
            made->setAutoDefault(false);
            connect(made, &QPushButton::clicked, this, [this, act, made = QPointer(made)] {
                act();
                // Nor does the focus go on to what a second press would do to somebody.
                if (made && made->isHidden())
                    close_->setFocus();
            });
            return made;
        };
        Card& card = cards_[static_cast<std::size_t>(player)];
        card.frame = frame;
        card.place = at;
        card.face = new QLabel(frame);
        card.name = textLabel(frame);
        QFont bold; // and nothing else: the size may change
        bold.setBold(true);
        card.name->setFont(bold);
        card.state = textLabel(frame);
        card.code = new CodeLabel(frame);
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
            lines->addWidget(widget, widget == card.code ? 1 : 0);
        lines->addStretch();
    }
    across_ = 0;
    arrange(mostAcross);
}

void PhonesPanel::fill()
{
    setWindowTitle(play::unbroken(tr("Seats on Phones")));
    how_->setText(tr("To play on a phone, scan the code for your seat. The phone must be on the "
                     "same network as this computer, usually your Wi-Fi; nothing is installed, and "
                     "nothing leaves your network."));
    close_->setText(tr("&Close"));
    const play::Session* session = controller_->session();
    if (session == nullptr || session->match().over()) {
        close();
        return;
    }
    const QStringList where = phones_->listensAt();
    //: %1 is an address of this computer, or several: 192.168.1.20:40404, 10.0.0.2:40404
    where_->setText(tr("Phones reach this computer at %1.").arg(table::TableWords::items(where)));
    where_->setVisible(!where.isEmpty());
    QString error = phones_->error();
    how_->setVisible(error.isEmpty());
    if (error.isEmpty() && phones_->awaitsAny())
        error =
            tr("If a phone can’t find the page, check that it is on the same network, that this "
               "computer’s firewall lets it in, and that its Wi-Fi is not a guest network.");
    error_->setText(error);
    error_->setVisible(!error.isEmpty());
    if (static_cast<int>(cards_.size()) != session->match().players())
        makeCards(session->match().players());
    for (std::size_t player = 0; player < cards_.size(); ++player)
        fill(static_cast<int>(player), cards_[player]);
}

void PhonesPanel::fill(int player, Card& card)
{
    const Phones::Place place = phones_->place(player);
    const auto players = play::shownPlayers(controller_->session()->match());
    const table::ShownPlayer& shown = players[static_cast<std::size_t>(player)];
    const bool onPhone = isOnPhone(place);
    card.name->setText(shown.name);
    card.face->setPixmap(
        QIcon(QStringLiteral(":/assets/%1.svg").arg(shown.face)).pixmap(faceSize, faceSize));
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
        card.code->setCode(phones_->code(player));
        card.address->setText(address);
    }
    card.code->setAccessibleName(tr("The code for %1’s seat").arg(shown.name));
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
