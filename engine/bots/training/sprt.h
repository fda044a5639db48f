#pragma once

#include <cmath>

namespace facedown::bots {

/// The sequential probability ratio test (Wald 1945): tells whether something happens as seldom as
/// `lower` or as often as `higher`, or more so, from as few trials as that takes. In the long run
/// it says so wrongly in a part `error` of all cases, on either side.
class Sprt
{
public:
    enum class Verdict { Open, Lower, Higher };

    /// Before: 0 < lower < higher < 1, and 0 < error < 0.5.
    Sprt(double lower, double higher, double error)
        : ofSuccess_(std::log(higher / lower))
        , ofFailure_(std::log((1.0 - higher) / (1.0 - lower)))
        , bound_(std::log((1.0 - error) / error))
    {
    }

    /// A trial: 1 if it happened, 0 if not; a win that is shared is a part of one.
    void add(double success) { ratio_ += success * ofSuccess_ + (1.0 - success) * ofFailure_; }

    Verdict verdict() const
    {
        return ratio_ >= bound_    ? Verdict::Higher
               : ratio_ <= -bound_ ? Verdict::Lower
                                   : Verdict::Open;
    }

private:
    double ofSuccess_;
    double ofFailure_;
    double bound_;       ///< of the ratio, on either side
    double ratio_ = 0.0; ///< the logarithm of how much likelier the trials are if it is `higher`
};

} // namespace facedown::bots
