#include "desk/sounds.h"

#include <chrono>

#include <QCoreApplication>
#include <QDir>
#include <QMetaEnum>
#include <QPluginLoader>
#include <QTimer>

#include "desk/sound_output.h"

namespace facedown::desk {

using play::Preferences;
using play::Session;
using table::Sound;
using Clock = std::chrono::steady_clock;

namespace {

/// How long quitting waits for a device that does not answer, in milliseconds.
constexpr int patience = 500;
/// A sound that could not be played at once, while the device was opened, comes too late.
constexpr std::chrono::milliseconds latest{200};

const QString room = QStringLiteral("room");

QString nameOf(Sound sound)
{
    return QString::fromLatin1(QMetaEnum::fromType<Sound>().valueToKey(int(sound))).toLower();
}

Preferences::SoundKind kindOf(Sound sound)
{
    switch (sound) {
    case Sound::Failure:
    case Sound::Success:
    case Sound::End:
        return Preferences::MomentSounds;
    case Sound::Turn:
        return Preferences::TurnSounds;
    default:
        return Preferences::PieceSounds;
    }
}

/// How much of its way a piece has gone when it is heard: it comes to rest softly, a token does
/// not.
double shareOfWay(Sound sound)
{
    switch (sound) {
    case Sound::Token:
        return 1;
    case Sound::Place:
    case Sound::Chip:
    case Sound::Gift:
        return 0.6;
    default:
        return 0;
    }
}

/// Lives in the thread that plays.
class Speaker : public QObject
{
public:
    ~Speaker() override
    {
        if (output_ != nullptr)
            output_->close();
    }

    void load()
    {
        QPluginLoader loader(QDir(QCoreApplication::applicationDirPath())
                                 .absoluteFilePath(QStringLiteral(FACEDOWN_PLUGINS "/sound")));
        auto* output = qobject_cast<SoundOutput*>(loader.instance());
        if (output != nullptr && output->open())
            output_ = output;
    }
    void play(const QString& name, qreal volume, Clock::time_point asked)
    {
        if (output_ != nullptr && Clock::now() - asked < latest)
            output_->play(name, volume);
    }
    void loop(const QString& name, qreal volume)
    {
        if (output_ != nullptr)
            output_->loop(name, volume);
    }

private:
    SoundOutput* output_ = nullptr; ///< none where nothing can be played
};

} // namespace

Sounds::Sounds(play::Controller* controller)
    : controller_(controller)
    , preferences_(controller->preferences())
{
    dropArriving();
    connect(controller_, &play::Controller::sessionChanged, this, &Sounds::followSession);
    connect(preferences_, &Preferences::soundChanged, this, &Sounds::followRoom);
}

Sounds::~Sounds()
{
    if (thread_ == nullptr)
        return;
    thread_->quit();
    // One that hangs ends with the program.
    if (thread_->wait(patience))
        delete thread_;
}

void Sounds::begin()
{
    begun_ = true;
    followSession();
}

void Sounds::followSession()
{
    dropArriving();
    followRoom();
    Session* session = controller_->session();
    if (session == nullptr || !begun_)
        return;
    connect(session, &Session::sounded, this, &Sounds::sound, Qt::UniqueConnection);
    connect(session, &Session::skipped, this, &Sounds::dropArriving, Qt::UniqueConnection);
}

void Sounds::followRoom()
{
    const bool atTable = begun_ && controller_->session() != nullptr && !preferences_->muted();
    if (atTable && thread_ == nullptr)
        load();
    const bool hear = atTable && preferences_->soundKinds().testFlag(Preferences::RoomSound);
    if (hear || roomHeard_)
        emit looped(room, hear ? volume() : 0);
    roomHeard_ = hear;
}

void Sounds::load()
{
    thread_ = new QThread;
    auto* speaker = new Speaker;
    speaker->moveToThread(thread_);
    connect(thread_, &QThread::started, speaker, [speaker] { speaker->load(); });
    connect(thread_, &QThread::finished, speaker, &QObject::deleteLater);
    connect(this, &Sounds::heard, this, [speaker](const QString& name, qreal volume) {
        QMetaObject::invokeMethod(speaker, [speaker, name, volume, asked = Clock::now()] {
            speaker->play(name, volume, asked);
        });
    });
    connect(this, &Sounds::looped, speaker,
            [speaker](const QString& name, qreal volume) { speaker->loop(name, volume); });
    thread_->start(QThread::LowPriority);
}

bool Sounds::wanted(Sound sound) const
{
    // Where nothing is shown in between, nothing is heard in between: all would come at once.
    const bool shown =
        preferences_->pace() != Preferences::Instant || sound == Sound::Turn || sound == Sound::End;
    return shown && !preferences_->muted() && preferences_->soundKinds().testFlag(kindOf(sound));
}

qreal Sounds::volume() const
{
    return preferences_->volume() / 100.0;
}

void Sounds::sound(Sound sound)
{
    if (!wanted(sound))
        return;
    const bool moves = !preferences_->reduceMotion();
    const int way = moves ? int(preferences_->travelTime() * shareOfWay(sound)) : 0;
    if (way == 0) {
        emit heard(nameOf(sound), volume());
        return;
    }
    QTimer::singleShot(way, ways_.get(), [this, sound] { arrive(sound); });
}

void Sounds::arrive(Sound sound)
{
    if (wanted(sound))
        emit heard(nameOf(sound), volume());
}

void Sounds::dropArriving()
{
    ways_ = std::make_unique<QObject>();
}

} // namespace facedown::desk

#include "moc_sounds.cpp"
