#include "table/table.h"

#include <utility>

namespace facedown::table {

void Table::setSitters(std::vector<Sitter> sitters)
{
    sitters_ = std::move(sitters);
}

} // namespace facedown::table
