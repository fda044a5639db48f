#pragma once

#include "desk/main_window.h"
#include "desk/options.h"
#include "desk/sounds.h"
#include "phone/phones.h"
#include "play/controller.h"
#include "play/preferences.h"

namespace facedown::desk {

/// All of the program that a start brings to life: what is set, the controller, the window. A demo
/// reads what is set in the folder that it is given, nothing of the user's own, and keeps nothing;
/// in no case does a start's own choice stay there. Before: there is a QApplication.
class Application
{
public:
    explicit Application(const Options& options);
    /// Where what is set is kept; empty if it is not.
    static QString settingsFile(const Options& options);

    play::Preferences& preferences() { return preferences_; }
    play::Controller& controller() { return controller_; }
    MainWindow& window() { return window_; }
    Sounds& sounds() { return sounds_; }

    /// Shows the window, and at its table what was asked for.
    void open(const Options& options);

private:
    QString folder_; ///< empty if nothing is to be kept
    bool writable_;
    play::Preferences preferences_;
    play::Controller controller_;
    phone::Phones phones_;
    MainWindow window_;
    Sounds sounds_;
};

} // namespace facedown::desk
