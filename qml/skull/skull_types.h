#pragma once

#include <QtQml/qqml.h>

#include "table/skull/skull_table.h"

namespace facedown::qml {

struct SkullTableType
{
    Q_GADGET
    QML_FOREIGN(facedown::table::SkullTable)
    QML_NAMED_ELEMENT(SkullTable)
    QML_UNCREATABLE("made by the program")
};

} // namespace facedown::qml
