#pragma once

#include <cstddef>
#include <vector>

#include <QStringList>

namespace facedown::table {

/// A few words of the bots in a match: never many, and nobody says the same twice in a row. What
/// is said follows from what was offered alone, and so tells nothing that it does not.
class Talk
{
public:
    /// Forgets what was said after so many events.
    void forgetAfter(std::size_t moment);
    /// How many events it has gone through.
    std::size_t events() const { return events_; }
    void goOn() { ++events_; }

    /// At that step of the event that comes next one of these lines could be said. Steps are
    /// offered one after another; who is asked first goes before the others.
    void offer(std::size_t part, int seat, const QStringList& lines);
    /// What the seat said at that step of the event that is counted so, from 1; empty if nothing.
    QString said(std::size_t moment, std::size_t part, int seat) const;

private:
    struct Remark
    {
        std::size_t moment = 0;
        std::size_t part = 0;
        int seat = 0;
        QString text;
    };

    std::vector<Remark> remarks_;
    std::size_t events_ = 0;
};

} // namespace facedown::table
