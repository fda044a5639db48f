#pragma once

/// The bots of every game: whoever calls choose() includes this, so that each game's own is known
/// to be there.
#include "bots/geschenkt/bot.h"
#include "bots/nyet/bot.h"
#include "bots/skull/bot.h"
