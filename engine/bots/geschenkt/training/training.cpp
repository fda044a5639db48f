#include "bots/geschenkt/training/training.h"

#include <algorithm>
#include <thread>

#include "bots/geschenkt/trained.h"
#include "bots/geschenkt/training/network_training.h"
#include "bots/geschenkt/training/styles.h"

namespace facedown::bots {

namespace geschenkt_bot {

namespace {

using geschenkt::Decision;
using geschenkt::Geschenkt;
using geschenkt::Phase;
using geschenkt::State;

constexpr int usualRounds = 50; ///< generations of each evolution
constexpr int evolvedCount = 64;
constexpr int heldOutCount = 6;
/// Those that are only measured by have random numbers of their own, so that no change to the
/// others' training changes them, and no number is used for both.
constexpr std::uint64_t heldOutStream = 9000;
/// Of each candidate, times the generations: a short training is short in every way.
constexpr int selfPlayGames = 5;
/// Of the networks, times the generations.
constexpr int iterations = 8;
constexpr int gamesOfIteration = 20;
constexpr int gamesWatched = 80;    ///< of the strangers, in a round
constexpr double nobodyAtAll = 3.0; ///< the spread of weights of which nothing is known
constexpr double newcomer = 0.3;    ///< by how much somebody new differs from all who were met

/// At tables of how many players the strangers evolve.
constexpr int playersOf[] = {3, 3, 4, 5, 3, 4, 5, 6};

class Trainer
{
public:
    explicit Trainer(const TrainingRun& run)
        : run_(run)
        , evolution_{.generations = run.rounds > 0 ? run.rounds : usualRounds,
                     .threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()))}
    {
    }

    Training train()
    {
        Training training{
            .game = std::string(Geschenkt::id), .seed = run_.seed, .made = "", .tables = {}};
        const auto evolved = strangers(evolvedCount, 0);
        const auto heldOut = strangers(heldOutCount, heldOutStream);
        training.tables[evolvedTable] = inARow(evolved);
        training.tables[heldOutTable] = inARow(heldOut);
        const std::vector<Belief> beliefs = watched(evolved);
        training.tables[metTable] = inARow(meansOf(beliefs));
        training.tables[anybodyTable] = asNumbers(priorOf(beliefs));
        for (int players = Geschenkt::minPlayers; players <= maxSeats; ++players) {
            const Network network = networkOf(evolved, beliefs, players);
            training.tables[networkTable(players)] = {network.weights().begin(),
                                                      network.weights().end()};
        }
        training.made = "linear rules by the cross-entropy method, " +
                        std::to_string(evolution_.generations) + " generations each; prior from " +
                        std::to_string(beliefs.size()) +
                        " strangers; networks by proximal policy optimization";
        return training;
    }

private:
    /// Rules that evolve each by themselves, most of them blind to some aspects.
    std::vector<Rule> strangers(int count, std::uint64_t stream)
    {
        constexpr std::array alwaysSeen = {Aspect::Always, Aspect::Cost, Aspect::Pot};
        std::vector<Rule> rules;
        for (int index = 0; index < count; ++index) {
            core::Random random =
                core::Random::at(run_.seed + stream, static_cast<std::uint64_t>(index));
            std::vector<bool> looksAt(aspectCount, true);
            if (index % 4 != 0)
                for (auto&& looks : looksAt)
                    looks = random.unit() < 0.55;
            for (const Aspect aspect : alwaysSeen)
                looksAt[static_cast<std::size_t>(aspect)] = true;
            rules.push_back(evolvedAmongThemselves(evolution_, firstRule(), looksAt,
                                                   playersOf[index % std::ssize(playersOf)],
                                                   selfPlayGames * evolution_.generations, random));
            tell();
        }
        return rules;
    }

    /// What is learnt of each stranger from games among them all.
    std::vector<Belief> watched(const std::vector<Rule>& evolved) const
    {
        std::vector<Style> styles = allStyles(evolved, {});
        std::erase_if(styles, [](const Style& style) { return style.isHeldOut; });
        Belief nothing;
        for (std::size_t at = 0; at < aspectCount; ++at)
            nothing.covariance[at][at] = nobodyAtAll * nobodyAtAll;
        std::vector<Belief> beliefs(styles.size(), nothing);
        core::Random random = core::Random::at(run_.seed, 1000);
        for (int game = 0; game < gamesWatched * evolution_.generations; ++game)
            watch(styles, {.players = 3 + game % 3}, beliefs, random);
        return beliefs;
    }

    static void watch(const std::vector<Style>& styles, const geschenkt::Options& options,
                      std::vector<Belief>& beliefs, core::Random& random)
    {
        core::Array<std::size_t, maxSeats> who{};
        for (std::size_t& one : who)
            one = static_cast<std::size_t>(random.below(static_cast<int>(styles.size())));
        State state = Geschenkt::start(options);
        std::vector<Geschenkt::Event> history;
        while (state.table.phase != Phase::Over) {
            Geschenkt::Event event = Decision::Take; // GE-12
            if (state.table.phase != Phase::Decide) {
                event = Geschenkt::sample(state, random);
            } else if (state.chipsOf(state.table.actor) > 0) {
                const std::size_t one = who[state.table.actor];
                const bool takes = styles[one].takes(state, history, random);
                beliefs[one].learn(Offer(state).aspects(state), takes);
                event = takes ? Decision::Take : Decision::Pay;
            }
            history.push_back(event);
            core::apply<Geschenkt>(state, event);
        }
    }

    static std::vector<Rule> meansOf(const std::vector<Belief>& beliefs)
    {
        std::vector<Rule> means;
        for (const Belief& belief : beliefs)
            means.push_back(belief.mean);
        return means;
    }

    /// Around all strangers, as far as they are apart (empirical Bayes: Robbins 1956).
    static Belief priorOf(const std::vector<Belief>& beliefs)
    {
        const auto count = static_cast<double>(beliefs.size());
        Belief prior;
        for (const Belief& belief : beliefs)
            for (std::size_t at = 0; at < aspectCount; ++at)
                prior.mean[at] += belief.mean[at] / count;
        for (std::size_t row = 0; row < aspectCount; ++row) {
            for (const Belief& belief : beliefs)
                for (std::size_t column = 0; column < aspectCount; ++column)
                    prior.covariance[row][column] += (belief.mean[row] - prior.mean[row]) *
                                                     (belief.mean[column] - prior.mean[column]) /
                                                     count;
            prior.covariance[row][row] += newcomer * newcomer;
        }
        return prior;
    }

    Network networkOf(const std::vector<Rule>& evolved, const std::vector<Belief>& beliefs,
                      int players)
    {
        Field field;
        for (const Rule& rule : evolved)
            field.push_back({&rule});
        for (const Belief& belief : beliefs)
            field.push_back({&belief.mean, true});
        for (const Temper temper : tempers)
            field.push_back({.medium = temper});
        core::Random random = core::Random::at(run_.seed, 2000 + static_cast<unsigned>(players));
        const Learning learning{.iterations = iterations * evolution_.generations,
                                .games = gamesOfIteration * evolution_.generations,
                                .threads = evolution_.threads};
        Network network = learnt(learning, evolved.front(), field, players, random);
        tell();
        return network;
    }

    void tell()
    {
        constexpr int all = evolvedCount + heldOutCount + maxSeats - Geschenkt::minPlayers + 1;
        run_.progress(++done_, all);
    }

    const TrainingRun& run_;
    Evolution evolution_;
    int done_ = 0;
};

} // namespace

} // namespace geschenkt_bot

Training trainGeschenkt(const TrainingRun& run)
{
    return geschenkt_bot::Trainer(run).train();
}

} // namespace facedown::bots
