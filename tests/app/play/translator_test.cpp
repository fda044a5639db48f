#include <QCoreApplication>
#include <QSet>
#include <QTest>

#include <thread>

#include "play/presenter.h"
#include "play/translator.h"
#include "table/table_words.h"
#include "translations/languages.h"

#include "app/play/session_play.h"

using namespace facedown;
using namespace facedown::play;
using table::TableWords;

/// Sentences are made for a language, not for the process.
class TranslatorTest : public QObject
{
    Q_OBJECT

    const QString english = QStringLiteral("en");
    const QString galician = QStringLiteral("gl");

    /// Counts what tells the program that its language is another.
    class Listener : public QObject
    {
    public:
        Listener() { QCoreApplication::instance()->installEventFilter(this); }
        int changes = 0;

        bool eventFilter(QObject*, QEvent* event) override
        {
            changes += event->type() == QEvent::LanguageChange ? 1 : 0;
            return false;
        }
    };

    static QString points(int count) { return TableWords({}).points(count); }

    /// All that a table says of a match to one of its seats.
    static QStringList saidOf(const match::Match& match)
    {
        const auto presenter = Presenter::of(match);
        presenter->table().setShownPlayers(std::vector<table::ShownPlayer>(
            std::size_t(match.seats()), {QStringLiteral("Ana"), {}}));
        table::Look look;
        look.moment = match.length();
        presenter->show(0, look, false);
        const table::Table& table = presenter->table();
        QStringList said{table.title(), table.prompt(), table.announcement()};
        for (const auto& line : presenter->table().log()->lines())
            said << line.text << line.section;
        for (const auto& piece : presenter->table().pieces()->pieces())
            said << piece.name;
        for (const auto& seat : presenter->table().seats()->rows())
            said << seat.status << seat.said << seat.description;
        return said;
    }

private slots:
    void anotherLanguageIsSpokenForAWhile()
    {
        Translator translator;
        translator.setLanguage(english);
        QCOMPARE(points(2), QStringLiteral("2 points"));
        const Listener listener;
        {
            const Translator::In in(galician);
            QCOMPARE(points(2), QStringLiteral("2 puntos"));
            {
                const Translator::In inner(english);
                QCOMPARE(points(1), QStringLiteral("1 point"));
            }
            QCOMPARE(points(1), QStringLiteral("1 punto"));
        }
        QCOMPARE(points(2), QStringLiteral("2 points"));
        QCOMPARE(listener.changes, 0);
    }

    void aChangeOfLanguageIsToldOnce()
    {
        Translator translator;
        const Listener listener;
        translator.setLanguage(galician);
        QCOMPARE(listener.changes, 1);
    }

    void otherThreadsSpeakOn()
    {
        Translator translator;
        translator.setLanguage(english);
        const Translator::In in(galician);
        QString elsewhere;
        std::thread([&elsewhere] { elsewhere = points(3); }).join();
        QCOMPARE(elsewhere, QStringLiteral("3 points"));
    }

    /// As the store's does, where finished games are counted.
    void otherThreadsMayAskWhileTheLanguageChanges()
    {
        Translator translator;
        translator.setLanguage(english);
        QSet<QString> elsewhere;
        std::jthread other([&elsewhere](const std::stop_token& stop) {
            do
                elsewhere << points(3);
            while (!stop.stop_requested());
        });
        for (int change = 0; change < 200; ++change)
            translator.setLanguage(change % 2 == 0 ? galician : english);
        other.request_stop();
        other.join();
        QVERIFY((elsewhere - QSet<QString>{"3 points", "3 puntos"}).isEmpty());
    }

    void qtsOwnWordsToo()
    {
        Translator translator;
        translator.setLanguage(english);
        const Translator::In in(galician);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"),
                 QStringLiteral("Cancelar"));
    }

    /// As if the whole program spoke it, in every game and language.
    void aTableSaysAllOfItInThatLanguage()
    {
        Translator translator;
        for (const auto id : match::gameIds)
            for (const Language& language : languages) {
                const QString code = QString::fromUtf8(language.code);
                const match::Match match =
                    playedOn(matchOf(std::string(id).c_str(), {{"players", 3}}, 2, 5), 30);
                translator.setLanguage(code);
                const QStringList wanted = saidOf(match);
                translator.setLanguage(code == english ? galician : english);
                QVERIFY(saidOf(match) != wanted);
                const Translator::In in(code);
                QCOMPARE(saidOf(match), wanted);
            }
    }
};

QTEST_GUILESS_MAIN(TranslatorTest)
#include "translator_test.moc"
