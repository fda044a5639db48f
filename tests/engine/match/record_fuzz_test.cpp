#include <QTest>

#include "core/random.h"
#include "engine/show.h"
#include "match/match.h"
#include "match/read_json.h"

using namespace facedown;
using core::ErrorCode;
using core::Random;
using match::Json;
using match::Match;

/// Damaged records either load or are refused; nothing else happens. How many is set by the
/// variable FACEDOWN_FUZZ_RECORDS, which by FACEDOWN_FUZZ_SEED.
class RecordFuzzTest : public QObject
{
    Q_OBJECT

    std::vector<Json> good_;

    /// The games by turns.
    static Match started(Random& random, std::uint64_t seed)
    {
        if (seed % 3 == 0)
            return Match::start("nyet", {{"players", 2 + random.below(4)}}, seed).value();
        if (seed % 3 == 1)
            return Match::start("geschenkt",
                                {{"players", 3 + random.below(3)},
                                 {"variant", random.below(2) == 0 ? "base" : "open"},
                                 {"open_chips", random.below(2) == 0}},
                                seed)
                .value();
        return Match::start("skull",
                            {{"players", 3 + random.below(4)},
                             {"tribes", 1 + random.below(2)},
                             {"reveal", random.below(2) == 0}},
                            seed)
            .value();
    }

    static Json playedAtRandom(std::uint64_t seed)
    {
        auto random = Random::at(seed, 0);
        auto match = started(random, seed);
        while (!match.over()) {
            if (match.actor() == core::chance) {
                if (!match.sample())
                    qFatal("chance drew nothing");
                continue;
            }
            const auto legal = match.legal();
            const int index = random.below(static_cast<int>(legal.size()));
            if (!match.apply(legal[static_cast<std::size_t>(index)]))
                qFatal("a listed event was refused");
        }
        return match.record();
    }

    static std::uint64_t seed()
    {
        return std::max(1ULL, qEnvironmentVariable("FACEDOWN_FUZZ_SEED").toULongLong());
    }
    static int fuzzed() { return qEnvironmentVariable("FACEDOWN_FUZZ_RECORDS", "600").toInt(); }

    /// A value to stand where another is expected.
    static Json anything(Random& random)
    {
        static const Json values[] = {nullptr,
                                      true,
                                      false,
                                      0,
                                      1,
                                      -1,
                                      2,
                                      13,
                                      127,
                                      128,
                                      255,
                                      256,
                                      INT64_MIN,
                                      INT64_MAX,
                                      UINT64_MAX,
                                      0.5,
                                      -1e300,
                                      "",
                                      "skull",
                                      "first 0",
                                      "place ?",
                                      "bid 99",
                                      "geschenkt",
                                      "take",
                                      "turn 3",
                                      "human",
                                      "exec:true",
                                      std::string(1000, 'x'),
                                      std::string("a\0b", 3),
                                      Json::array(),
                                      Json::object(),
                                      Json::array({1, "a", nullptr}),
                                      Json{{"name", 1}, {"winners", "x"}}};
        return values[random.below(static_cast<int>(std::size(values)))];
    }

    /// Replaces, removes, doubles or swaps something somewhere in the JSON.
    static void mutate(Json& json, Random& random)
    {
        if (json.empty() || !json.is_structured() || random.below(4) == 0) {
            json = anything(random);
            return;
        }
        auto place = json.begin();
        std::advance(place, random.below(static_cast<int>(json.size())));
        const int what = random.below(5);
        if (what == 0)
            json.erase(place);
        else if (what == 1 && json.is_array())
            json.push_back(Json(*place));
        else if (what == 2 && json.is_array())
            std::swap(*place, json.front());
        else
            mutate(*place, random);
    }

    static void eitherLoadsOrIsRefused(const Json& record)
    {
        const auto match = Match::fromRecord(record);
        if (!match) {
            QCOMPARE(QString(core::name(match.error().code)), QString("bad_record"));
            QVERIFY(!match.error().message.empty() && match.error().message.size() < 2000);
            return;
        }
        // What loads is a game like any other.
        QVERIFY(Match::fromRecord(match->record()));
        QCOMPARE(match->length(), record["events"].size());
        QVERIFY(match->over() || !match->legal().empty());
    }

private slots:
    void initTestCase()
    {
        qInfo("FACEDOWN_FUZZ_SEED=%llu", static_cast<unsigned long long>(seed()));
        for (std::uint64_t game = 0; game < 12; ++game)
            good_.push_back(playedAtRandom(seed() + game));
    }

    void randomGamesSaveAndLoad()
    {
        for (const Json& record : good_) {
            const auto match = Match::fromRecord(record);
            QVERIFY(match);
            QVERIFY(match->record() == record);
        }
    }

    void damagedFields()
    {
        for (int i = 0; i < fuzzed(); ++i) {
            auto random = Random::at(seed(), static_cast<std::uint64_t>(i));
            Json record = good_[static_cast<std::size_t>(i) % good_.size()];
            for (int changes = 1 + random.below(3); changes > 0; --changes)
                mutate(record, random);
            eitherLoadsOrIsRefused(record);
            if (QTest::currentTestFailed())
                QFAIL(record.dump().c_str());
        }
    }

    void damagedBytes()
    {
        for (int i = 0; i < fuzzed(); ++i) {
            auto random = Random::at(seed() + 1, static_cast<std::uint64_t>(i));
            std::string text = good_[static_cast<std::size_t>(i) % good_.size()].dump();
            for (int changes = 1 + random.below(4); changes > 0; --changes) {
                const auto at = static_cast<std::size_t>(random.below(int(text.size())));
                if (random.below(3) == 0)
                    text.erase(at, static_cast<std::size_t>(random.below(20)));
                else
                    text[at] = static_cast<char>(random.below(256));
                if (text.empty())
                    text.push_back('{');
            }
            if (const auto json = match::readJson(text))
                eitherLoadsOrIsRefused(*json);
            else
                QCOMPARE(json.error().code, ErrorCode::BadJson);
            if (QTest::currentTestFailed())
                QFAIL(text.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(RecordFuzzTest)
#include "record_fuzz_test.moc"
