#include "phone/page.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QJsonArray>
#include <QMetaEnum>
#include <QScopedValueRollback>

#include "play/characters.h"
#include "play/translator.h"

namespace facedown::phone {

using play::Session;
using table::PieceModel;
using table::Table;

namespace {

/// As many lines as tell whoever comes back what was missed.
constexpr std::size_t logLines = 40;

/// As the enumeration calls it.
template <typename Enum>
QString named(Enum value)
{
    return QString::fromLatin1(QMetaEnum::fromType<Enum>().valueToKey(value)).toLower();
}

/// What is not said is left out: most of it most of the time.
void add(QJsonObject& json, const char* key, const QString& text)
{
    if (!text.isEmpty())
        json[QLatin1String(key)] = text;
}

void add(QJsonObject& json, const char* key, bool holds)
{
    if (holds)
        json[QLatin1String(key)] = true;
}

QString coloured(QString drawing, bool safe)
{
    return drawing.replace(QLatin1String("%1"), QLatin1String(safe ? "safe/" : ""));
}

/// Zone by zone, as they lie; rows of the model are in no order.
std::vector<PieceModel::Piece> inOrder(std::vector<PieceModel::Piece> pieces)
{
    const auto spot = [](const PieceModel::Piece& piece) {
        return std::tuple(piece.zone, piece.seat, piece.kind, piece.place);
    };
    std::stable_sort(pieces.begin(), pieces.end(),
                     [&](const auto& one, const auto& other) { return spot(one) < spot(other); });
    return pieces;
}

/// Pieces that lie side by side and are alike in all that is seen of them are one with a number.
QJsonArray piecesOf(Table& table, bool safe)
{
    QJsonArray all;
    for (const PieceModel::Piece& piece : inOrder(table.pieces()->pieces())) {
        if (piece.zone == PieceModel::Out || (piece.zone == PieceModel::Hand && piece.seat < 0))
            continue;
        QJsonObject json{{"drawing", coloured(table.drawingOf(piece), safe)},
                         {"kind", named(piece.kind)},
                         {"zone", named(piece.zone)},
                         {"seat", piece.seat}};
        add(json, "name", piece.name);
        add(json, "event", piece.event);
        add(json, "chosen", piece.pushed && !piece.event.isEmpty());
        add(json, "hidden", piece.zone == PieceModel::OnMat && !piece.faceUp);
        QJsonObject last = all.isEmpty() ? QJsonObject() : all.last().toObject();
        const int count = last.take(QLatin1String("count")).toInt();
        if (last == json)
            all.removeLast();
        json[QLatin1String("count")] = last == json ? count + 1 : 1;
        all.append(json);
    }
    return all;
}

QJsonArray seatsOf(Table& table, bool botsTalk)
{
    QJsonArray all;
    for (const table::SeatModel::Row& row : table.seats()->rows()) {
        QJsonObject json{{"name", row.name}, {"face", portraitOf(row.face, row.mood)}};
        add(json, "level", row.level);
        add(json, "status", row.status);
        add(json, "said", row.said);
        add(json, "remark", botsTalk ? row.remark : QString());
        add(json, "event", row.event);
        add(json, "description", row.description);
        add(json, "own", row.own);
        add(json, "toAct", row.toAct);
        add(json, "out", row.out);
        add(json, "dimmed", row.dimmed);
        add(json, "marked", row.marked);
        add(json, "won", row.won);
        if (row.team > 0)
            json[QLatin1String("team")] = row.team;
        all.append(json);
    }
    return all;
}

QJsonArray squaresOf(const Table& table, bool safe)
{
    QJsonArray rows;
    for (const table::ToldRow& row : table.squareRows()) {
        QJsonArray squares;
        for (const table::ToldSquare& square : row.squares) {
            QJsonObject json{{"label", square.label}, {"name", square.name}};
            add(json, "drawing", coloured(square.drawing, safe));
            add(json, "token", square.token);
            add(json, "event", square.event);
            add(json, "decided", square.decided);
            squares.append(json);
        }
        rows.append(QJsonObject{{"title", row.title}, {"squares", squares}});
    }
    return rows;
}

QJsonArray actionsOf(Table& table)
{
    QJsonArray all;
    for (const auto& action : table.actions()->actions()) {
        if (action.keepsPlace())
            continue;
        QJsonArray choices;
        for (const auto& choice : action.choices) {
            QJsonObject json{{"event", choice.event}, {"text", choice.text}};
            add(json, "spoken", choice.spoken);
            choices.append(json);
        }
        QJsonObject json{{"choices", choices}};
        add(json, "key", action.key);
        add(json, "primary", action.primary);
        all.append(json);
    }
    return all;
}

QJsonArray logOf(Table& table)
{
    QJsonArray all;
    const auto& lines = table.log()->lines();
    const std::size_t first = lines.size() - std::min(lines.size(), logLines);
    for (std::size_t at = first; at < lines.size(); ++at) {
        QJsonObject json{{"text", lines[at].text}};
        if (at == first || lines[at].section != lines[at - 1].section)
            add(json, "section", lines[at].section);
        add(json, "highlighted", lines[at].highlighted);
        all.append(json);
    }
    return all;
}

QJsonObject sheetOf(Table& table)
{
    QJsonObject json;
    QJsonArray rows;
    for (const auto& line : table.sheet()->lines())
        rows.append(QJsonObject{{"name", line.name},
                                {"figures", QJsonArray::fromStringList(line.figures)},
                                {"won", line.won}});
    if (!table.sheet()->headings().isEmpty())
        json = {{"headings", QJsonArray::fromStringList(table.sheet()->headings())},
                {"rows", rows},
                {"caption", table.sheet()->caption()}};
    return json;
}

QJsonObject hintOf(play::Hint& hint)
{
    if (!hint.asked())
        return {{"offered", hint.offered()}};
    QJsonArray choices;
    for (const auto& row : hint.choices()->rows())
        choices.append(
            QJsonObject{{"text", row.text}, {"figure", row.figure}, {"chosen", row.chosen}});
    return {{"offered", true},
            {"asked", true},
            {"thinking", hint.thinking()},
            {"choice", hint.choice()},
            {"events", QJsonArray::fromStringList(hint.events())},
            {"reason", hint.reason()},
            {"sure", hint.sureWord()},
            {"figures", hint.figures()},
            {"choices", choices},
            {"spoken", hint.spoken()}};
}

} // namespace

Page::Page(Session* session, int player, const QString& language)
    : session_(session)
    , player_(player)
    , language_(language)
    , presenter_(play::Presenter::of(session->match()))
    , hint_(session->match(), presenter_->table(), session->engine(), session->preferences())
{
    connect(session_, &Session::changed, this, &Page::changed);
    connect(session_, &Session::takenBack, this, [this](std::size_t count) {
        presenter_->forgetAfter(std::min(count, presenter_->events()));
        past_.reset();
    });
    connect(&hint_, &play::Hint::given, session_, &Session::noteHint);
    connect(&hint_, &play::Hint::changed, this, [this] {
        if (!saying_)
            emit changed();
    });
    connect(session_, &Session::playerEntriesChanged, this, &Page::sayAnew);
    connect(&session_->preferences(), &play::Preferences::talkChanged, this, &Page::changed);
    presenter_->table().setBottom(player_);
    sayAnew();
}

Page::~Page() = default;

void Page::setLanguage(const QString& language)
{
    if (std::exchange(language_, language) != language)
        sayAnew();
}

void Page::sayAnew()
{
    {
        const play::Translator::In in(language_);
        presenter_->table().setShownPlayers(play::shownPlayers(session_->match()));
        presenter_->table().retranslate();
    }
    emit changed();
}

QString Page::at() const
{
    return QStringLiteral("%1.%2.%3")
        .arg(session_->id())
        .arg(session_->length())
        .arg(session_->timesTakenBack());
}

void Page::show()
{
    presenter_->follow();
    table::Look look = present();
    if (past_) {
        look = {};
        look.moment = *past_;
        look.past = true;
    }
    presenter_->show(player_, look, live() && decides());
    hint_.follow(live() && presenter_->table().yourTurn());
    hint_.retranslate();
}

QJsonObject Page::state()
{
    const play::Translator::In in(language_);
    const QScopedValueRollback saying(saying_, true);
    show();
    Table& table = presenter_->table();
    const bool safe = session_->preferences().safeColours();
    return {{"language", language_},
            {"game", table.game()},
            {"title", table.title()},
            {"prompt", table.prompt()},
            {"said", table.announcement()},
            {"notes", QJsonArray::fromStringList(table.notes())},
            {"yourTurn", table.yourTurn()},
            {"over", table.over()},
            {"outcome", table.outcome()},
            {"reason", table.reason()},
            {"at", at()},
            {"moment", static_cast<int>(past_.value_or(session_->match().length()))},
            {"length", session_->length()},
            {"live", live()},
            {"counting", session_->tallying()},
            {"paused", session_->paused()},
            {"name", table.seats()->rows()[player_].name},
            {"seats", seatsOf(table, session_->preferences().botsTalk())},
            {"pieces", piecesOf(table, safe)},
            {"board", squaresOf(table, safe)},
            {"actions", actionsOf(table)},
            {"log", logOf(table)},
            {"sheet", sheetOf(table)},
            {"hint", hintOf(hint_)}};
}

Page::Result Page::choose(const QString& event, const QString& at)
{
    if (at != this->at() || !live() || !decides())
        return Result::Late;
    const QStringList events = event.split(QLatin1Char('\n'));
    {
        const play::Translator::In in(language_);
        const QScopedValueRollback saying(saying_, true);
        show();
    }
    if (!presenter_->table().offers(events.first()))
        return Result::Wrong;
    session_->decideElsewhere(events);
    return Result::Done;
}

Page::Result Page::select(const QString& event, const QString& at)
{
    if (at != this->at() || !live() || !decides())
        return Result::Late;
    bool selected = false;
    {
        const play::Translator::In in(language_);
        const QScopedValueRollback saying(saying_, true);
        show();
        selected = presenter_->table().select(event);
    }
    if (!selected)
        return choose(event, at);
    emit changed();
    return Result::Done;
}

void Page::toggleHint()
{
    // What was offered last may be so no more.
    if (live() && (decides() || hint_.asked()))
        hint_.toggle();
}

void Page::lookBack(int moment)
{
    if (moment >= session_->length())
        return backToNow();
    past_ = static_cast<std::size_t>(std::max(moment, 0));
    emit changed();
}

void Page::backToNow()
{
    past_.reset();
    emit changed();
}

void Page::goOn()
{
    if (session_->tallying())
        session_->skip();
}

} // namespace facedown::phone

#include "moc_page.cpp"
