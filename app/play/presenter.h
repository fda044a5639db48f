#pragma once

#include <memory>

#include "match/match.h"
#include "table/showing.h"
#include "table/table.h"

namespace facedown::play {

/// Keeps what the onlookers of a match have seen of it, step by step and in time that does not grow
/// with its length, and shows a table as much of it as one of them is to see.
class Presenter
{
public:
    /// The match outlives the presenter.
    static std::unique_ptr<Presenter> of(const match::Match& match);

    virtual ~Presenter() = default;

    virtual table::Table& table() = 0;

    /// Takes up the events that have come since.
    virtual void follow() = 0;
    /// Lets go of what came after so many events. Called before the match takes it back.
    virtual void forgetAfter(std::size_t count) = 0;

    /// Shows the table to a player's seat, or to core::nobody. Only with `decides` may it decide
    /// for the seat to act at that moment; what is offered betrays nothing: with secrets covered,
    /// only what everybody may see being decided.
    virtual void show(core::Seat viewer, const table::Look& look, bool decides) = 0;

    /// How many events it has taken up.
    virtual std::size_t events() const = 0;
    /// The steps of an event, counted from 0, and how one of them is shown, by what everybody sees
    /// of it. Before: there is this event.
    virtual int steps(std::size_t event) const = 0;
    virtual table::Showing showing(std::size_t event, int step) const = 0;
    /// The last step that is told together with this one.
    virtual int toldWith(std::size_t event, int step) const = 0;

    /// What is heard of the steps from the first to the last of some of an event that are shown
    /// together: the last of them that is heard at all.
    virtual table::Sound sound(std::size_t event, int first, int last) const = 0;

    /// Whether whoever is to act now without a choice need not be asked; `alone`: they are the only
    /// person.
    virtual bool isRoutine(bool alone) const = 0;

    /// Whether all that is left is sure to be theirs, by what they may know, whatever they play.
    virtual bool takesRest() = 0;

    /// Whether anything was turned up, or drawn by chance, by the events after the first `count`:
    /// what was seen cannot be taken back.
    virtual bool revealedSince(std::size_t count) const = 0;
};

} // namespace facedown::play
