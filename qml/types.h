#pragma once

#include <QtQml/qqml.h>

#include "play/controller.h"
#include "table/table.h"

// The models of app, made known to QML here, so that the rooms below need not know of it; a game's
// in its folder. moc reads no macros, so that each is written out.
namespace facedown::qml {

struct PieceModelType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::PieceModel)
    QML_NAMED_ELEMENT(PieceModel)
    QML_UNCREATABLE("made by the program")
};

struct SeatModelType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::SeatModel)
    QML_NAMED_ELEMENT(SeatModel)
    QML_UNCREATABLE("made by the program")
};

struct LogModelType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::LogModel)
    QML_NAMED_ELEMENT(LogModel)
    QML_UNCREATABLE("made by the program")
};

struct ActionModelType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::ActionModel)
    QML_NAMED_ELEMENT(ActionModel)
    QML_UNCREATABLE("made by the program")
};

struct ScoreSheetType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::ScoreSheet)
    QML_NAMED_ELEMENT(ScoreSheet)
    QML_UNCREATABLE("made by the program")
};

struct GameTableType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::Table)
    QML_NAMED_ELEMENT(GameTable)
    QML_UNCREATABLE("made by the program")
};

struct PreferencesType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::Preferences)
    QML_NAMED_ELEMENT(Preferences)
    QML_UNCREATABLE("made by the program")
};

struct SessionType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::Session)
    QML_NAMED_ELEMENT(Session)
    QML_UNCREATABLE("made by the program")
};

struct GuideType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::Guide)
    QML_NAMED_ELEMENT(Guide)
    QML_UNCREATABLE("made by the program")
};

struct HintType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::Hint)
    QML_NAMED_ELEMENT(Hint)
    QML_UNCREATABLE("made by the program")
};

struct ReviewType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::Review)
    QML_NAMED_ELEMENT(Review)
    QML_UNCREATABLE("made by the program")
};

struct ChoiceModelType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::ChoiceModel)
    QML_NAMED_ELEMENT(ChoiceModel)
    QML_UNCREATABLE("made by the program")
};

struct OptionModelType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::OptionModel)
    QML_NAMED_ELEMENT(OptionModel)
    QML_UNCREATABLE("made by the program")
};

struct SetupType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::Setup)
    QML_NAMED_ELEMENT(Setup)
    QML_UNCREATABLE("made by the program")
};

struct GameListType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::GameList)
    QML_NAMED_ELEMENT(GameList)
    QML_UNCREATABLE("made by the program")
};

struct LibraryType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::Library)
    QML_NAMED_ELEMENT(Library)
    QML_UNCREATABLE("made by the program")
};

struct StatisticsModelType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::StatisticsModel)
    QML_NAMED_ELEMENT(StatisticsModel)
    QML_UNCREATABLE("made by the program")
};

struct LadderModelType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::LadderModel)
    QML_NAMED_ELEMENT(LadderModel)
    QML_UNCREATABLE("made by the program")
};

struct ControllerType
{
    Q_GADGET
    QML_FOREIGN(facedown::play::Controller)
    QML_NAMED_ELEMENT(Controller)
    QML_UNCREATABLE("made by the program")
};

} // namespace facedown::qml
