#include "phone/page_words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include "play/translator.h"
#include "translations/languages.h"

namespace facedown::phone {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(PhonePage)
};

} // namespace

QJsonObject pageWords()
{
    return {
        {"language", Words::tr("Language")},
        {"connecting", Words::tr("Connecting to the table…")},
        {"lost", Words::tr("The table cannot be reached. Trying again…")},
        {"noLink", Words::tr("This address is not complete. Scan the code at the table again.")},
        {"refused", Words::tr("This seat’s code is no longer valid. Scan the new one at the "
                              "table.")},
        {"wait", Words::tr("Another phone has this seat and has been asked to hand it over.")},
        {"kept", Words::tr("The other phone keeps this seat.")},
        {"moved", Words::tr("This seat is now on another phone.")},
        {"left", Words::tr("This seat is no longer on this phone. To play on here, scan its new "
                           "code at the table.")},
        {"again", Words::tr("Try again")},
        {"asked", Words::tr("Another phone wants to take over this seat.")},
        {"yield", Words::tr("Hand it over")},
        {"keep", Words::tr("Keep it")},
        {"late", Words::tr("The game has moved on, so your choice had no effect.")},
        {"yours", Words::tr("Your pieces")},
        {"table", Words::tr("Table")},
        {"players", Words::tr("Players")},
        {"actions", Words::tr("What you can do")},
        {"log", Words::tr("Log")},
        {"hint", Words::tr("Hint")},
        {"thinking", Words::tr("Working out a hint…")},
        {"cover", Words::tr("Cover my pieces")},
        {"uncover", Words::tr("Show my pieces")},
        {"back", Words::tr("Step back")},
        {"forward", Words::tr("Step forward")},
        {"now", Words::tr("Back to the present")},
        {"past", Words::tr("An earlier moment")},
        {"goOn", Words::tr("Continue")},
        {"paused", Words::tr("The game is paused.")},
        {"leave", Words::tr("Give the seat back")},
        {"leaveSure", Words::tr("Give the seat back? Another phone can then take it.")},
        {"lower", Words::tr("Lower the number")},
        {"raise", Words::tr("Raise the number")},
        {"more", Words::tr("More")},
    };
}

QByteArray oldBrowserWords()
{
    QByteArray all;
    for (const Language& language : languages) {
        const play::Translator::In in(QString::fromUtf8(language.code));
        const QString words = Words::tr("This browser is too old for the table. Update it, or use "
                                        "another phone.");
        all += "<span lang=\"" + QByteArray(language.code).replace('_', '-') + "\">" +
               words.toUtf8() + "</span>";
    }
    return all;
}

QByteArray allPageWords()
{
    QJsonArray all;
    for (const Language& language : languages) {
        const play::Translator::In in(QString::fromUtf8(language.code));
        all.append(QJsonObject{{"code", QString::fromUtf8(language.code)},
                               {"name", QString::fromUtf8(language.name)},
                               {"words", pageWords()}});
    }
    return QJsonDocument(all).toJson(QJsonDocument::Compact).replace('<', "\\u003c");
}

} // namespace facedown::phone
