import CoreGraphics
import Foundation
import QuartzCore

/// How a navigation bar goes from one item to another: titles travel, buttons fade.
///
/// In a push the new title comes from the right, and the old one goes to the left, where the title of the way back appears; in a
/// pop they go the other way. Within an animation block of a program the changes take its time.
///
/// GUESS bar-transition: half the width for titles, the whole width for large ones.
@MainActor enum NavigationTransition {
    /// The parts of a bar that belong to one item.
    struct Side {
        let content: NavigationContent
        let large: LargeTitle?
    }

    /// - Parameters:
    ///   - old: The present content; it is in the bar.
    ///   - new: The next content; it is in the bar, laid out at its place.
    ///   - isPush: Whether the new item lies above the old one.
    static func run(from old: Side, to new: Side, isPush: Bool, completion: @escaping (Bool) -> Void) {
        let width = new.content.bounds.width
        let isMirrored = new.content.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction: CGFloat = (isPush ? 1 : -1) * (isMirrored ? -1 : 1)
        UIView.performWithoutAnimation {
            set(new, away: direction, width, alpha: 0)
            set(old, away: 0, width, alpha: 1)
        }
        if UIViewAnimationState.current?.changes != nil {
            // Part of an animator's run, which may be scrubbed and reversed: the caller of the animator ends it.
            set(new, away: 0, width, alpha: 1)
            set(old, away: -direction, width, alpha: 0)
            new.content.bar?.pendingTransition = {
                UIView.performWithoutAnimation { set(old, away: 0, width, alpha: 1) }
                completion(true)
            }
            return
        }
        UIView.animate(
            withDuration: BarMetrics.transition,
            delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                set(new, away: 0, width, alpha: 1)
                set(old, away: -direction, width, alpha: 0)
            },
            completion: { isFinished in
                UIView.performWithoutAnimation { set(old, away: 0, width, alpha: 1) }
                completion(isFinished)
            }
        )
    }

    /// Moves the titles of an item away, and makes its parts as opaque as they are to be.
    private static func set(_ side: Side, away: CGFloat, _ width: CGFloat, alpha: CGFloat) {
        let content = side.content
        let offset = CGAffineTransform(translationX: away * width * BarMetrics.travel, y: 0)
        content.shownTitle.transform = offset
        content.alpha = alpha
        if let label = content.backButton?.label {
            // The title of the way back is on its way to, or from, the place of the title.
            label.transform = CGAffineTransform(translationX: away * width * BarMetrics.travel / 2, y: 0)
        }
        side.large?.transform = CGAffineTransform(translationX: away * width, y: 0)
        side.large?.alpha = alpha
    }
}
