#include <QElapsedTimer>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTest>
#include <QUrl>
#include <QWebSocket>

#include <algorithm>
#include <malloc.h>

#include "app/play/session_play.h"
#include "phone/phones.h"

using namespace facedown;
using namespace facedown::phone;

namespace facedown::phone {

constexpr int players = 12;
constexpr int presses = 40; ///< at each table
constexpr int warmUp = 1;   ///< tables, after which what is loaded once is there

/// What a phone does, over a socket of this computer.
struct Phone
{
    explicit Phone(const QString& theAddress)
        : address(theAddress)
        , socket("http://" + QUrl(address).authority())
    {
        QObject::connect(&socket, &QWebSocket::connected, &socket, [this] {
            socket.sendTextMessage(
                QString("{\"type\":\"hello\",\"link\":\"%1\",\"device\":\"%2\"}")
                    .arg(address.section('#', 1), QString::fromLatin1(Link().text())));
        });
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket,
                         [this](const QString& text) {
                             const QByteArray utf8 = text.toUtf8();
                             bytes += utf8.size();
                             const auto message = QJsonDocument::fromJson(utf8).object();
                             if (message["type"].toString() == "set")
                                 for (auto it = message.begin(); it != message.end(); ++it)
                                     state[it.key()] = it.value();
                         });
        socket.open(QUrl("ws://" + QUrl(address).authority() + '/'));
    }

    QString at() const { return state["at"].toString(); }
    bool toAct() const { return state["yourTurn"].toBool(); }

    void press(core::Random& random)
    {
        QJsonArray choices;
        for (const QJsonValue& action : state["actions"].toArray())
            for (const QJsonValue& choice : action["choices"].toArray())
                choices.append(choice);
        for (const char* part : {"pieces", "seats"})
            for (const QJsonValue& one : state[QLatin1String(part)].toArray())
                if (!one["event"].toString().isEmpty())
                    choices.append(one);
        const QJsonValue choice = choices[random.below(int(choices.size()))];
        const QJsonObject said{{"type", "event"}, {"event", choice["event"]}, {"at", at()}};
        socket.sendTextMessage(QJsonDocument(said).toJson(QJsonDocument::Compact));
    }

    QString address;
    QWebSocket socket;
    QHash<QString, QJsonValue> state; ///< not an object, which keeps room of what is replaced in it
    qint64 bytes = 0;
};

/// Bytes that are allocated and not freed.
inline std::size_t inUse()
{
    for (int i = 0; i < 20; ++i) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    const auto heap = ::mallinfo2();
    return heap.uordblks + heap.hblkhd;
}

} // namespace facedown::phone

/// Twelve phones at one table, and at five after one another, in one program: how fast, and how
/// much memory they leave behind.
class ManyTest : public QObject
{
    Q_OBJECT

private slots:
    void tablesLeaveNothingBehind()
    {
        play::Preferences preferences;
        preferences.overridePace(play::Preferences::Instant);
        play::Controller controller(&preferences, {});
        Phones phones(&controller, QStringLiteral("127.0.0.1:0"), &Phones::load);
        const auto seed = std::uint64_t(QRandomGenerator::global()->generate());
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        core::Random random(seed);
        controller.play(play::matchOf("skull", {{"players", players}}, players, seed));
        std::vector<std::unique_ptr<Phone>> seated;
        for (int player = 0; player < players; ++player)
            phones.moveToPhone(player);
        for (int player = 0; player < players; ++player)
            seated.push_back(std::make_unique<Phone>(phones.address(player)));
        const auto each = [&seated](auto&& holds) {
            return std::all_of(seated.begin(), seated.end(),
                               [&](const auto& one) { return holds(*one); });
        };
        std::vector<qint64> spans;
        std::vector<std::size_t> heap;
        for (int table = 1; table <= warmUp + 5; ++table) {
            QTRY_VERIFY_WITH_TIMEOUT(each([](const Phone& phone) {
                                         return !phone.at().isEmpty() &&
                                                phone.state["length"].toInt() < presses;
                                     }),
                                     60000);
            const auto bytes = [&seated] {
                qint64 sum = 0;
                for (const auto& phone : seated)
                    sum += phone->bytes;
                return sum;
            };
            const qint64 before = bytes();
            int steps = 0;
            while (steps < presses) {
                const auto acts = [](const auto& phone) { return phone->toAct(); };
                QVERIFY(QTest::qWaitFor(
                    [&] { return std::any_of(seated.begin(), seated.end(), acts); }, 60000));
                const auto actor = std::find_if(seated.begin(), seated.end(), acts);
                const QString at = (*actor)->at();
                QElapsedTimer timer;
                timer.start();
                (*actor)->press(random);
                QVERIFY(QTest::qWaitFor(
                    [&] { return each([&at](const Phone& phone) { return phone.at() != at; }); },
                    60000));
                spans.push_back(timer.nsecsElapsed() / 1000);
                ++steps;
            }
            std::sort(spans.begin(), spans.end());
            qInfo("table %d: %d presses, %lld bytes for each phone a press, heard by all after a "
                  "median of %.1f ms, 99%% %.1f ms",
                  table, steps, static_cast<long long>((bytes() - before) / players / steps),
                  double(spans[spans.size() / 2]) / 1000,
                  double(spans[spans.size() * 99 / 100]) / 1000);
            spans.clear();
            controller.again();
            QTRY_VERIFY_WITH_TIMEOUT(
                each([](const Phone& phone) { return phone.state["length"].toInt() < presses; }),
                60000);
            heap.push_back(inUse());
            qInfo("  %.2f MB in use at the next table", double(heap.back()) / 1e6);
        }
        const auto growth = double(heap.back()) - double(heap[warmUp - 1]);
        QVERIFY2(growth < 500e3, qPrintable(QString::number(growth)));
    }
};

QTEST_GUILESS_MAIN(ManyTest)
#include "many_test.moc"
