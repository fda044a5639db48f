#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <type_traits>

#include <QMetaProperty>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantMap>

namespace facedown::play {

/// What a player has set, which is there again at the next start. Changes are kept as soon as there
/// are no more for a moment, and at the end. What could not be kept is tried again now and then.
class Preferences : public QObject
{
    Q_OBJECT
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(Pace pace READ pace WRITE setPace NOTIFY paceChanged)
    Q_PROPERTY(bool reduceMotion READ reduceMotion WRITE setReduceMotion NOTIFY motionChanged)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(bool dark READ dark NOTIFY themeChanged)
    Q_PROPERTY(Cloth cloth READ cloth WRITE setCloth NOTIFY themeChanged)
    Q_PROPERTY(bool safeColours READ safeColours WRITE setSafeColours NOTIFY themeChanged)
    Q_PROPERTY(Sharing sharing READ sharing WRITE setSharing NOTIFY sharingChanged)
    Q_PROPERTY(bool playForced READ playForced WRITE setPlayForced NOTIFY playForcedChanged)
    /// Whether bots say a few words besides what they do.
    Q_PROPERTY(bool botsTalk READ botsTalk WRITE setBotsTalk NOTIFY talkChanged)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY soundChanged)
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY soundChanged)
    Q_PROPERTY(SoundKinds soundKinds READ soundKinds WRITE setSoundKinds NOTIFY soundChanged)
    /// How much larger than the system's text is, in percent.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    /// Counts from the next start on.
    Q_PROPERTY(Renderer renderer READ renderer WRITE setRenderer NOTIFY rendererChanged)
    /// How long pieces travel, in milliseconds; 0 when nothing is animated.
    Q_PROPERTY(int travelTime READ travelTime NOTIFY motionChanged)
    /// How long a second at the normal pace is, in milliseconds.
    Q_PROPERTY(int second READ second NOTIFY motionChanged)

public:
    enum Pace { Relaxed, Normal, Fast, Instant };
    Q_ENUM(Pace)
    enum Theme { System, Light, Dark };
    Q_ENUM(Theme)
    /// What lies on the table.
    enum Cloth { Classic, Moss, Plum };
    Q_ENUM(Cloth)
    /// How people at one screen keep their secrets: a curtain before each decision that needs a
    /// look at them, all covered until the player to act peeks, or a curtain before every turn.
    enum Sharing { Curtain, Peek, EveryTurn };
    Q_ENUM(Sharing)

    /// What draws the window: the processor, or the graphics card where there is one.
    enum Renderer { Software, Automatic };
    Q_ENUM(Renderer)
    static constexpr int smallestText = 80;
    static constexpr int usualText = 100;
    static constexpr int largestText = 200;

    /// What there is to be heard: pieces and what is done with them, what a game turns on, that a
    /// person is to act, the air of the room.
    enum SoundKind { PieceSounds = 1, MomentSounds = 2, TurnSounds = 4, RoomSound = 8 };
    Q_DECLARE_FLAGS(SoundKinds, SoundKind)
    Q_FLAG(SoundKinds)

    /// Keeps nothing when the file is empty (pictures, tests).
    explicit Preferences(const QString& file = {}, QObject* parent = nullptr);
    ~Preferences() override;

    /// The code of one of languages.
    QString language() const { return language_; }
    void setLanguage(const QString& language);
    Pace pace() const { return pace_; }
    void setPace(Pace pace) { set("pace", pace_, pace); }
    bool reduceMotion() const { return reduceMotion_; }
    void setReduceMotion(bool reduce) { set("reduceMotion", reduceMotion_, reduce); }
    Theme theme() const { return theme_; }
    void setTheme(Theme theme) { set("theme", theme_, theme); }
    /// Whether the dark table is to be shown; with Theme::System as the system has it.
    bool dark() const;
    void setSystemDark(bool dark) { change("dark", systemDark_, dark); }
    Cloth cloth() const { return cloth_; }
    void setCloth(Cloth cloth) { set("cloth", cloth_, cloth); }
    bool safeColours() const { return safeColours_; }
    void setSafeColours(bool safe) { set("safeColours", safeColours_, safe); }
    Sharing sharing() const { return sharing_; }
    void setSharing(Sharing sharing) { set("sharing", sharing_, sharing); }

    /// The only card that may be played is played.
    bool playForced() const { return playForced_; }
    void setPlayForced(bool play) { set("playForced", playForced_, play); }
    bool botsTalk() const { return botsTalk_; }
    void setBotsTalk(bool talk) { set("botsTalk", botsTalk_, talk); }
    bool muted() const { return muted_; }
    void setMuted(bool muted) { set("muted", muted_, muted); }
    /// In percent.
    int volume() const { return volume_; }
    void setVolume(int percent);
    /// What is to be heard when it is not muted.
    SoundKinds soundKinds() const { return soundKinds_; }
    void setSoundKinds(SoundKinds kinds) { set("soundKinds", soundKinds_, kinds); }

    int textSize() const { return textSize_; }
    void setTextSize(int percent);
    Renderer renderer() const { return renderer_; }
    void setRenderer(Renderer renderer) { set("renderer", renderer_, renderer); }

    int travelTime() const;
    int second() const { return paced(1000); }
    /// What a time at the normal pace is at the pace that is set, in milliseconds.
    int paced(int milliseconds) const;
    /// The same, and at least so long at any pace, if anybody looks on.
    int paced(int milliseconds, int least) const
    {
        return std::max(paced(milliseconds), lookedAt_ ? least : 0);
    }
    /// How long a bot may think about a decision.
    std::chrono::milliseconds thinkingTime() const;
    /// How many iterations it has instead; nothing if the time counts.
    std::optional<int> iterations() const { return iterations_; }

    /// For this start only: shown and used, but not kept.
    void overrideLanguage(const QString& language) { change("language", language_, language); }
    void overridePace(Pace pace) { change("pace", pace_, pace); }
    void overrideTheme(Theme theme) { change("theme", theme_, theme); }
    /// What bots decide depends on the seed alone then, however busy the machine is.
    void overrideIterations(int iterations) { iterations_ = iterations; }
    /// Whatever is set or remembered from now on.
    void keepNothing() { keeps_ = false; }
    /// There are eyes to look at what is shown.
    void setLookedAt() { lookedAt_ = true; }

    /// All that can be set: what the properties say that can be written.
    static QList<QMetaProperty> settable();
    /// Sets one of them to what a file says, a choice by its number. False if it cannot have that
    /// value; it stays as it is then.
    bool take(const QMetaProperty& property, const QVariant& value);

    /// Takes what is kept of another's properties: not what is only overridden there.
    void takeChosen(const Preferences& other);

    /// Where it is kept what is set; empty if nowhere.
    QString folder() const;
    /// Whatever else is to be there again: a setup's names, a window's size.
    QVariant remembered(const QString& key, const QVariant& otherwise = {}) const;
    /// Nothing, to forget it.
    void remember(const QString& key, const QVariant& value);

    /// The language of the house that fits a system's list best ("zh-Hant-TW", "ja_JP"): English
    /// when none does, and for simplified Chinese.
    static QString languageFor(const QStringList& systemLanguages);

signals:
    /// Any of them.
    void changed();
    void languageChanged();
    void paceChanged();
    void motionChanged();
    void themeChanged();
    void sharingChanged();
    void playForcedChanged();
    void talkChanged();
    void soundChanged();
    void textSizeChanged();
    void rendererChanged();
    /// All that was set until now is on the disk.
    void kept();
    /// It is not, and why; what was there before is.
    void notKept(const QString& why);

private:
    /// Tells of a property that its value is another.
    void notify(const char* name);
    template <class Value>
    void change(const char* name, Value& current, const Value& value)
    {
        if (value == current)
            return;
        current = value;
        notify(name);
    }
    /// The same, and keeps it under the name of its property.
    template <class Value>
    void set(const char* name, Value& current, const Value& value)
    {
        if constexpr (std::is_same_v<Value, QString> || std::is_same_v<Value, bool>)
            remember(QString::fromUtf8(name), value);
        else
            remember(QString::fromUtf8(name), int(value));
        change(name, current, value);
    }

    void write();

    QString file_;
    bool keeps_ = true;
    bool lookedAt_ = false;
    std::optional<int> iterations_;
    QVariantMap written_; ///< all that the file said when it was looked at last
    QVariantMap unwritten_;
    QTimer settled_;
    QString language_;
    Pace pace_ = Normal;
    bool reduceMotion_ = false;
    Theme theme_ = System;
    bool systemDark_ = true;
    Cloth cloth_ = Classic;
    bool safeColours_ = false;
    Sharing sharing_ = Curtain;
    bool playForced_ = true;
    bool botsTalk_ = true;
    bool muted_ = false;
    int textSize_ = usualText;
    Renderer renderer_ = Software;
    int volume_ = 75;
    /// The room alone sounds all the time, which is not for everybody.
    SoundKinds soundKinds_ = {PieceSounds, MomentSounds, TurnSounds};
};

Q_DECLARE_OPERATORS_FOR_FLAGS(Preferences::SoundKinds)

} // namespace facedown::play
