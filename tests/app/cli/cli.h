#pragma once

#include <vector>

#include <QtCore/QProcess>

#include <nlohmann/json.hpp>

namespace facedown::cli {

using Json = nlohmann::json;

struct Outcome
{
    int status = -1; ///< -1 if it was ended by a signal or took too long
    QByteArray out;
    QByteArray errors;
};

/// Runs the built program to its end.
inline Outcome runCli(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(FACEDOWN_CLI, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(60'000);
    const bool normal = ended && process.exitStatus() == QProcess::NormalExit;
    return {normal ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

/// What the console answers to these lines, one answer for each.
inline std::vector<Json> converse(const QByteArrayList& lines)
{
    const Outcome outcome = runCli({"console"}, lines.join('\n') + '\n');
    std::vector<Json> answers;
    for (const QByteArray& line : outcome.out.split('\n'))
        if (!line.isEmpty())
            answers.push_back(Json::parse(line.toStdString()));
    if (outcome.status != 0 || !outcome.errors.isEmpty() ||
        answers.size() != static_cast<std::size_t>(lines.size()))
        qFatal("the console failed: status %d, %zu answers to %lld lines, %s", outcome.status,
               answers.size(), static_cast<long long>(lines.size()), outcome.errors.constData());
    return answers;
}

/// The code of an answer that refuses; empty if it does not.
inline std::string codeOf(const Json& answer)
{
    return answer.at("ok") ? "" : answer.at("error").at("code").get<std::string>();
}

inline std::string messageOf(const Json& answer)
{
    return answer.at("error").at("message").get<std::string>();
}

} // namespace facedown::cli
