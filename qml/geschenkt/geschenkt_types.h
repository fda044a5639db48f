#pragma once

#include <QtQml/qqml.h>

#include "table/geschenkt/geschenkt_table.h"

namespace facedown::qml {

struct GeschenktTableType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::GeschenktTable)
    QML_NAMED_ELEMENT(GeschenktTable)
    QML_UNCREATABLE("made by the program")
};

} // namespace facedown::qml
