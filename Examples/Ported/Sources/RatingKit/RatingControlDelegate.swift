import UIKit

/// Hears of ratings, and decides about them.
@objc public protocol RatingControlDelegate: NSObjectProtocol {
    /// A rating has been given.
    @objc optional func ratingControl(_ control: RatingControl, didChangeTo rating: Int)
    /// Whether a rating may be given; any may where this is left out.
    @objc(ratingControl:mayChangeTo:)
    optional func ratingControl(_ control: RatingControl, shouldChangeTo rating: Int) -> Bool
    /// The colour of the stars of a rating.
    @objc optional func color(of control: RatingControl, for rating: Int) -> UIColor?
    /// The control has gone back to no stars.
    @objc optional func ratingControlDidReset(_ control: RatingControl)
}
