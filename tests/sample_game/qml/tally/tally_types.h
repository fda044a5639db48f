#pragma once

#include <QtQml/qqml.h>

#include "table/tally/tally_table.h"

namespace facedown::qml {

struct TallyTableType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::TallyTable)
    QML_NAMED_ELEMENT(TallyTable)
    QML_UNCREATABLE("made by the program")
};

} // namespace facedown::qml
