#include <QTest>

#include <algorithm>
#include <fstream>

#include <nlohmann/json.hpp>

#include "engine/nyet/nyet_game.h"

using namespace facedown;
using namespace facedown::nyet;
using Json = nlohmann::json;

/// Whole games by an independent implementation of the rules, compared field by field: all but the
/// fields that every game has from the match.
class VectorsTest : public QObject
{
    Q_OBJECT

    using Play = core::Play<Nyet>;

    static void compare(Json actual, Json expected, const Nyet::Decisions& legal, std::size_t step,
                        const std::string& who)
    {
        if (expected.contains("legal") && expected["legal"].is_array()) {
            std::vector<std::string> texts;
            for (const Decision decision : legal)
                texts.push_back(Nyet::text(decision));
            std::sort(texts.begin(), texts.end());
            std::sort(expected["legal"].begin(), expected["legal"].end());
            if (who != "state" || !texts.empty()) // chance's are listed by the match
                actual["legal"] = texts;
        }
        for (const char* shared : {"game", "options", "to_act", "winners"})
            expected.erase(shared);
        if (!actual.contains("legal"))
            expected.erase("legal");
        const Json difference = Json::diff(expected, actual);
        const std::string words =
            "step " + std::to_string(step) + ", " + who + ": " + difference.dump();
        QVERIFY2(difference.empty(), words.c_str());
    }

private slots:
    void everyFieldAgrees_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"nyet-2.json", "nyet-3.json", "nyet-5-target30.json"})
            QTest::newRow(file) << file;
    }
    void everyFieldAgrees()
    {
        QFETCH(QString, file);
        std::ifstream stream(std::string(FACEDOWN_TEST_DATA) + '/' + file.toStdString());
        const Json vector = Json::parse(stream);
        Play play(Nyet::readOptions(vector["options"]).value());
        std::size_t compared = 0;
        const Json& steps = vector["steps"];
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Json& step = steps[i];
            const auto fault = play.apply(Nyet::parse(step["event"].get<std::string>()).value());
            QVERIFY2(!fault, fault ? fault->message.c_str() : "");
            if (!step.contains("state"))
                continue;
            const State& state = play.state();
            compare(Nyet::json(state), step["state"], Nyet::legal(state), i, "state");
            for (const auto& [seat, expected] : step["views"].items()) {
                const View view = Nyet::view(state, std::stoi(seat));
                compare(Nyet::json(view), expected, Nyet::legal(view), i, "seat " + seat);
            }
            ++compared;
        }
        QVERIFY(compared > 10);
        QCOMPARE(Nyet::actor(play.state()), nobody);
        const Json winners = steps.back()["state"]["winners"];
        const auto won = Nyet::winners(play.state());
        QCOMPARE(std::vector<int>(won.begin(), won.end()), winners.get<std::vector<int>>());
    }
};

QTEST_APPLESS_MAIN(VectorsTest)
#include "vectors_test.moc"
