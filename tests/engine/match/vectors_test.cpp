#include <QTest>

#include <algorithm>

#include <QtCore/QDir>
#include <QtCore/QFile>

#include "engine/every_game.h"
#include "match/match.h"
#include "match/read_json.h"

using namespace facedown;
using match::Json;
using match::Match;

/// Whole games by an independent implementation of the rules, compared field by field.
class VectorsTest : public QObject
{
    Q_OBJECT

    /// The files of each game.
    static QStringList patterns()
    {
        QStringList patterns;
        for (const std::string_view id : match::gameIds)
            patterns << test::inQt(id) + "-*.json";
        return patterns;
    }

    static Json read(const QString& path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(path));
        return match::readJson(file.readAll().toStdString()).value();
    }

    /// Legal events are listed in any order.
    static Json sorted(Json state)
    {
        if (state.contains("legal") && state["legal"].is_array())
            std::sort(state["legal"].begin(), state["legal"].end());
        return state;
    }

    static void compare(const Json& actual, const Json& expected, std::size_t step, const char* who)
    {
        const Json difference = Json::diff(sorted(expected), sorted(actual));
        const std::string words =
            "step " + std::to_string(step) + ", " + who + ": " + difference.dump();
        QVERIFY2(difference.empty(), words.c_str());
    }

private slots:
    void everyFieldAgrees_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString& folder : test::dataFolders())
            for (const QFileInfo& file : QDir(folder).entryInfoList(patterns()))
                QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }
    void everyFieldAgrees()
    {
        QFETCH(QString, path);
        const Json vector = read(path);
        auto started = Match::start(vector["game"].get<std::string>(), vector["options"], 0);
        QVERIFY(started);
        std::size_t compared = 0;
        const Json& steps = vector["steps"];
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Json& step = steps[i];
            const auto applied = started->apply(step["event"].get<std::string>());
            QVERIFY2(applied, applied ? "" : applied.error().message.c_str());
            if (!step.contains("state"))
                continue;
            compare(started->state(), step["state"], i, "state");
            for (const auto& [seat, view] : step["views"].items())
                compare(started->view(std::stoi(seat)), view, i, ("seat " + seat).c_str());
            ++compared;
        }
        QVERIFY(compared > 0);
        QVERIFY(started->over());
    }

    void theyAreThere()
    {
        for (const QString& files : patterns()) {
            qsizetype count = 0;
            for (const QString& folder : test::dataFolders())
                count += QDir(folder).entryList({files}).size();
            QVERIFY2(count >= 3, qPrintable(files));
        }
    }
};

QTEST_APPLESS_MAIN(VectorsTest)
#include "vectors_test.moc"
