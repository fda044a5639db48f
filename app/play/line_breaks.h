#pragma once

#include <QString>
#include <QTranslator>

namespace facedown::play {

/// Chinese and Japanese may break between any two characters. Held together here are the last few
/// of a text, so that no character stands alone in its last line, and a number with what it counts
/// (also where it comes later: %1, %n). Other texts stay as they are.
QString wellBroken(QString text);

/// The words of a language, all of them well broken.
class WellBrokenTranslator : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* source, const char* comment,
                      int n) const override
    {
        return wellBroken(QTranslator::translate(context, source, comment, n));
    }
};

} // namespace facedown::play
