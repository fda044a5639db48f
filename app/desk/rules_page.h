#pragma once

#include <QString>
#include <QTextBrowser>

#include "play/preferences.h"

namespace facedown::desk {

/// The rules of a game as text with pictures of its pieces, laid out so that it reads well at
/// every width: no line too long, no table wider than the page.
class RulesPage : public QTextBrowser
{
public:
    /// The preferences outlive the page.
    explicit RulesPage(const play::Preferences* preferences);

    void setRules(const QString& markdown);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void centre();
    void fit();
    void fitTables();
    void fillLastLines();
    void drawPictures();

    const play::Preferences* preferences_;
};

} // namespace facedown::desk
