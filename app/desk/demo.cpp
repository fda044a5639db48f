#include "desk/demo.h"

#include <QBuffer>
#include <QByteArray>
#include <QCoreApplication>
#include <QEventLoop>

#include "play/safe_file.h"

namespace facedown::desk {

using play::Controller;
using play::Session;

Demo::Demo(Controller* controller, MainWindow* window, const QString& folder)
    : controller_(controller)
    , window_(window)
    , folder_(folder)
{
    connect(controller_, &Controller::sessionChanged, this, &Demo::watch);
}

QString Demo::run(match::Match match)
{
    if (!QDir().mkpath(folder_.path()))
        return QStringLiteral("the folder %1 cannot be made: choose another for the pictures.")
            .arg(QDir::toNativeSeparators(folder_.path()));
    window_->show();
    QCoreApplication::processEvents();
    const std::string game(match.game());
    const auto options = match.options();
    const match::Match people = *match::Match::start(game, options, match.seed());
    showPages(QString::fromStdString(game), match.players());
    playToEnd(std::move(match));
    if (failure_.isEmpty())
        showPeople(people);
    return failure_;
}

void Demo::showPages(const QString& game, int players)
{
    take(QStringLiteral("home"));
    controller_->open(game);
    controller_->setup()->setPlayers(players);
    QCoreApplication::processEvents();
    take(QStringLiteral("setup"));
}

void Demo::watch()
{
    Session* session = controller_->session();
    if (session == nullptr)
        return;
    session->watchAs(0);
    connect(session, &Session::stepShown, this, &Demo::takeMoments);
    connect(session, &Session::tallied, this, [this] { takeOnce(QStringLiteral("tally")); });
    connect(session, &Session::settled, this, &Demo::takeMoments);
    take(QStringLiteral("start"));
}

void Demo::playToEnd(match::Match match)
{
    QEventLoop loop;
    // Later, when the session has made up its mind.
    const auto watchEnd = connect(controller_, &Controller::sessionChanged, &loop, [this, &loop] {
        connect(controller_->session(), &Session::ended, &loop, &QEventLoop::quit,
                Qt::QueuedConnection);
    });
    controller_->play(std::move(match));
    loop.exec();
    disconnect(watchEnd);
    take(QStringLiteral("end"));
}

void Demo::takeMoments()
{
    for (const QString& moment : controller_->session()->table()->moments())
        takeOnce(moment);
}

void Demo::showPeople(const match::Match& played)
{
    match::Match match = played;
    match.setPlayerEntries(play::seatedTwice(
        play::usualPlayers(match.players(), 2, QStringLiteral("medium")), match.seats()));
    disconnect(controller_, nullptr, this, nullptr);
    controller_->play(std::move(match));
    Session* session = controller_->session();
    QEventLoop loop;
    connect(session, &Session::changed, &loop, [session, &loop] {
        if (session->curtain() || session->table()->yourTurn())
            loop.quit();
    });
    if (!session->curtain() && !session->table()->yourTurn())
        loop.exec();
    if (session->curtain()) {
        take(QStringLiteral("curtain"));
        session->openCurtain();
    }
    take(QStringLiteral("own-turn"));
}

void Demo::takeOnce(const QString& kind)
{
    if (taken_.contains(kind))
        return;
    taken_.insert(kind);
    const QImage picture = look();
    if (picture != last_)
        keep(picture, kind);
}

void Demo::take(const QString& moment)
{
    keep(look(), moment);
}

QImage Demo::look()
{
    // What waits to be done with what is shown, but no timers: the match must not go on meanwhile.
    QCoreApplication::sendPostedEvents();
    return window_->picture();
}

void Demo::keep(const QImage& picture, const QString& moment)
{
    if (!failure_.isEmpty())
        return;
    last_ = picture;
    const QString name = folder_.filePath(
        QStringLiteral("%1-%2.png").arg(++count_, 2, 10, QLatin1Char('0')).arg(moment));
    // Not straight to the file: the library would put in a word of its own if that failed.
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!picture.save(&buffer, "PNG") || !play::writeSafely(name, bytes.toStdString()))
        failure_ = QStringLiteral("the picture %1 cannot be written: make room for it, or choose "
                                  "another folder.")
                       .arg(QDir::toNativeSeparators(name));
}

} // namespace facedown::desk

#include "moc_demo.cpp"
