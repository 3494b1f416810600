import QuartzCore

/// The animation blocks that run on one display.
package final class AnimationBlocks: DisplayPart {
    package static let slot = PartSlot<AnimationBlocks>()

    /// The states of the animation blocks that are running, the innermost last.
    var states: [UIViewAnimationState] = [] {
        didSet {
            OffDisplayActions.change(by: states.count - oldValue.count)
            if states.isEmpty, !viewsOfBlocks.isEmpty { viewsOfBlocks = [] }
        }
    }
    /// The views that were made inside of those blocks.
    var viewsOfBlocks: Set<ObjectIdentifier> = []
    /// Whether blocks animate; false while `UIView.setAnimationsEnabled(false)` holds.
    package var animationsAreEnabled = true
    /// Whether blocks begin at once whatever delay they have: something else than time leads through their animations.
    var ignoresDelays = false

    package init() {}

    deinit { OffDisplayActions.change(by: -states.count) }
}

extension DisplayState {
    /// The animation blocks that run on one display.
    package var animationBlocks: AnimationBlocks { self[AnimationBlocks.slot] }
}
