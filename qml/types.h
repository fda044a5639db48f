#pragma once

#include <QtQml/qqml.h>

#include "play/controller.h"
#include "table/table.h"

// The models of app, made known to QML here, so that the rooms below need not know of it; a game's
// table by table_type.h.in, what else it has in its folder.
namespace facedown::qml {

// Of a class and its name in QML.
#define FACEDOWN_TYPE(CLASS, NAME)                                                                 \
    struct NAME##Type                                                                              \
    {                                                                                              \
        Q_GADGET                                                                                   \
        QML_FOREIGN(facedown::CLASS)                                                               \
        QML_NAMED_ELEMENT(NAME)                                                                    \
        QML_UNCREATABLE("made by the program")                                                     \
    };

FACEDOWN_TYPE(table::PieceModel, PieceModel)
FACEDOWN_TYPE(table::SeatModel, SeatModel)
FACEDOWN_TYPE(table::LogModel, LogModel)
FACEDOWN_TYPE(table::ActionModel, ActionModel)
FACEDOWN_TYPE(table::ScoreSheet, ScoreSheet)
FACEDOWN_TYPE(table::Table, GameTable)
FACEDOWN_TYPE(play::Preferences, Preferences)
FACEDOWN_TYPE(play::Session, Session)
FACEDOWN_TYPE(play::Guide, Guide)
FACEDOWN_TYPE(play::Hint, Hint)
FACEDOWN_TYPE(play::Review, Review)
FACEDOWN_TYPE(play::ChoiceModel, ChoiceModel)
FACEDOWN_TYPE(play::OptionModel, OptionModel)
FACEDOWN_TYPE(play::Setup, Setup)
FACEDOWN_TYPE(play::GameList, GameList)
FACEDOWN_TYPE(play::Library, Library)
FACEDOWN_TYPE(play::StatisticsModel, StatisticsModel)
FACEDOWN_TYPE(play::LadderModel, LadderModel)
FACEDOWN_TYPE(play::Controller, Controller)

#undef FACEDOWN_TYPE

} // namespace facedown::qml
