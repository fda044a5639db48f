#pragma once

#include "bots/nyet_play.h"

namespace facedown::bots::nyet_bot {

/// What the medium bot makes of each square that it may cover: by how much it expects more from
/// the round's terms, each row's last free square being as likely as another. Before: vetoes.
Values valuesOfVetoes(const MediumManner& manner, const nyet::View& view, const Decisions& legal);

} // namespace facedown::bots::nyet_bot
