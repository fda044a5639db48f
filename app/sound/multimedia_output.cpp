#include <map>
#include <memory>

#include <QAudio>
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include "desk/sound_output.h"

namespace facedown::desk {

/// Plays by Qt Multimedia. Lives in the thread that made it.
class MultimediaOutput : public QObject, public SoundOutput
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FACEDOWN_SOUND_OUTPUT)
    Q_INTERFACES(facedown::desk::SoundOutput)

public:
    bool open() override { return !QMediaDevices::defaultAudioOutput().isNull(); }
    void close() override { effects_.clear(); }

    void play(const QString& name, qreal volume) override
    {
        QSoundEffect& effect = effectOf(name);
        effect.setVolume(amplitude(volume));
        effect.play();
    }

    void loop(const QString& name, qreal volume) override
    {
        QSoundEffect& effect = effectOf(name);
        effect.setVolume(amplitude(volume));
        effect.setLoopCount(QSoundEffect::Infinite);
        if (volume == 0)
            effect.stop();
        else if (!effect.isPlaying())
            effect.play();
    }

private:
    static float amplitude(qreal volume)
    {
        return QAudio::convertVolume(float(volume), QAudio::LogarithmicVolumeScale,
                                     QAudio::LinearVolumeScale);
    }

    QSoundEffect& effectOf(const QString& name)
    {
        std::unique_ptr<QSoundEffect>& effect = effects_[name];
        if (effect == nullptr) {
            effect = std::make_unique<QSoundEffect>();
            effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(name)));
        }
        return *effect;
    }

    std::map<QString, std::unique_ptr<QSoundEffect>> effects_;
};

} // namespace facedown::desk

#include "multimedia_output.moc"
