#include "play/autosave.h"

#include <QSaveFile>

namespace facedown::play {

bool Autosave::keep(const match::Match& match)
{
    if (file_.isEmpty())
        return false;
    QSaveFile file(file_);
    const std::string text = match.record().dump();
    const auto size = static_cast<qint64>(text.size());
    const bool kept =
        file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit();
    const bool news = !kept && error_.isEmpty();
    error_ = kept ? QString() : file.errorString();
    return news;
}

} // namespace facedown::play
