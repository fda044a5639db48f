#pragma once

#include <QString>

namespace facedown::table {

/// A number as it is set: with the typographer's minus, "−2".
inline QString numberText(int number)
{
    return number < 0 ? QStringLiteral("−%1").arg(-number) : QString::number(number);
}

} // namespace facedown::table
