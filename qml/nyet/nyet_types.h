#pragma once

#include <QtQml/qqml.h>

#include "table/nyet/square_model.h"

namespace facedown::qml {

struct SquareModelType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::SquareModel)
    QML_NAMED_ELEMENT(SquareModel)
    QML_UNCREATABLE("made by the program")
};

} // namespace facedown::qml
