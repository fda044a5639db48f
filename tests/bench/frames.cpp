// Lets four bots play the beginning of a game (bench_frames GAME) at the normal pace in a window of
// 1920 by 1080, and prints for each phase of it how many frames a second were drawn while something
// moved, and the longest: before a frame that comes late though the program was free nothing moved.
// Before that it prints what showing an event costs early and late in a match of 600 events, from
// the event to the models, and what opening the game's table costs, from the match to its picture.

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QTimer>

#include "desk/main_window.h"
#include "desk/program.h"
#include "play/characters.h"
#include "play/controller.h"
#include "play/presenter.h"

namespace {

/// Between two frames nothing moved if that took longer, in milliseconds, and the window was busy
/// for less than half of it at once.
constexpr double stillness = 25;
constexpr int mostEvents = 70;

struct Frames
{
    std::vector<double> gaps; ///< between neighbours while something moved, in milliseconds

    void print(const std::string& phase) const
    {
        double sum = 0;
        for (const double gap : gaps)
            sum += gap;
        std::vector<double> sorted = gaps;
        std::sort(sorted.begin(), sorted.end());
        const auto at = [&sorted](double share) {
            return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
        };
        std::printf(
            "%-8s frames %zu, a second %.1f, median %.1f ms, 99%% %.1f ms, longest %.1f ms\n",
            phase.c_str(), gaps.size(), 1000 * static_cast<double>(gaps.size()) / sum, at(0.5),
            at(0.99), sorted.back());
    }
};

double medianOf(std::vector<double> costs)
{
    std::nth_element(costs.begin(), costs.begin() + static_cast<std::ptrdiff_t>(costs.size() / 2),
                     costs.end());
    return costs[costs.size() / 2];
}

void printCostOfEvents()
{
    using namespace facedown;
    constexpr std::size_t all = 600;
    constexpr std::size_t some = 100;
    // Rounds of Nyet! without end: the longest match that there is.
    const match::Json options{{"players", 4}, {"target", 999}};
    match::Match match = match::Match::start("nyet", options, 5).value();
    match.setPlayerEntries(play::usualPlayers(4, 1, QStringLiteral("medium")));
    const auto presenter = play::Presenter::of(match);
    presenter->table().setShownPlayers(play::shownPlayers(match));
    core::Random random(5);
    std::vector<double> costs;
    while (match.length() < all && !match.over()) {
        if (match.actor() == core::chance) {
            match.sample().value();
        } else {
            const auto legal = match.legal();
            const auto at = static_cast<std::size_t>(random.below(int(legal.size())));
            if (!match.apply(legal[at]))
                return;
        }
        QElapsedTimer timer;
        timer.start();
        presenter->follow();
        table::Look look;
        look.moment = match.length();
        for (look.step = 0; look.step < presenter->steps(presenter->events() - 1); ++look.step)
            presenter->show(0, look, false);
        look.step = table::Look::settled;
        presenter->show(0, look, true);
        costs.push_back(static_cast<double>(timer.nsecsElapsed()) / 1000);
    }
    const double early = medianOf({costs.begin(), costs.begin() + some});
    const double late = medianOf({costs.end() - some, costs.end()});
    std::printf("showing an event: first %zu %.0f us, last %zu of %zu %.0f us, ratio %.2f\n", some,
                early, some, costs.size(), late, late / early);
}

void printCostOfOpening(facedown::play::Controller& controller, QQuickWidget* view,
                        const facedown::match::Match& match)
{
    std::vector<double> costs;
    for (int i = 0; i < 21; ++i) {
        QElapsedTimer timer;
        timer.start();
        controller.play(match);
        (void)view->grabFramebuffer();
        costs.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    std::printf("opening the table: %.0f ms\n", medianOf(costs));
}

} // namespace

int main(int argc, char** argv)
{
    using namespace facedown;
    desk::beforeApplication(false);
    QApplication application(argc, argv);
    desk::afterApplication();
    printCostOfEvents();

    play::Preferences preferences;
    play::Controller controller(&preferences, {});
    desk::MainWindow window(&controller, QSize(1920, 1080));
    window.show();

    const std::string game = argc > 1 && argv[1][0] != '-' ? argv[1] : "skull";
    match::Match match = match::Match::start(game, match::Json{{"players", 4}}, 5).value();
    match.setPlayerEntries(play::usualPlayers(4, 0, QStringLiteral("medium")));
    auto* view = window.findChild<QQuickWidget*>();
    printCostOfOpening(controller, view, match);
    controller.play(std::move(match));

    std::map<std::string, Frames> phases;
    QElapsedTimer sinceLast;
    QElapsedTimer sinceBeat;
    double busy = 0; // the longest that the window did not answer since the last frame
    const auto beat = [&] {
        busy = std::max(busy, static_cast<double>(sinceBeat.nsecsElapsed()) / 1e6);
        sinceBeat.start();
    };
    QTimer heart;
    QObject::connect(&heart, &QTimer::timeout, &application, beat);
    sinceBeat.start();
    heart.start(3);
    const play::Session* session = controller.session();
    QObject::connect(view->quickWindow(), &QQuickWindow::afterRendering, &application, [&] {
        const double gap = static_cast<double>(sinceLast.nsecsElapsed()) / 1e6;
        beat();
        if (sinceLast.isValid() && (gap < stillness || busy > gap / 2))
            phases[session->match().state()["phase"].get<std::string>()].gaps.push_back(gap);
        sinceLast.start();
        busy = 0;
    });
    const auto finish = [&] {
        if (session->match().over() || session->length() >= mostEvents)
            QCoreApplication::quit();
    };
    QObject::connect(session, &play::Session::settled, &application, finish);
    QCoreApplication::exec();
    for (const auto& [phase, frames] : phases)
        frames.print(phase);
    return 0;
}
