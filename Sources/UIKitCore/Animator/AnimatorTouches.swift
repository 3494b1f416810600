import QuartzCore

/// How touches meet the views that an animator changes while it is active.
///
/// They are looked for where they are seen, and not where they are going to, unless the program does that itself; without user interaction
/// they are not met at all.
///
/// GUESS animator-hits: where they are seen is where their presentation layers are.
struct AnimatorTouches {
    /// Whether touches do not reach the views.
    var areBlocked = false
    /// Whether the program tests itself which view is hit.
    var areManual = false
    /// The views whose touches were changed, with the change.
    private var views: [(view: UIView, isBlocked: Bool, isSeen: Bool)] = []

    /// The views of these changes are animated from now on.
    mutating func begin(_ tracks: some Sequence<AnimatorTrack>) {
        for track in tracks {
            guard let view = track.layer.delegate as? UIView, view.layer === track.layer else { continue }
            if areBlocked { view.blockingAnimationCount += 1 }
            if !areManual { view.seenAnimationCount += 1 }
            views.append((view, areBlocked, !areManual))
        }
    }

    /// No view is animated any more.
    mutating func end() {
        for (view, isBlocked, isSeen) in views {
            if isBlocked { view.blockingAnimationCount -= 1 }
            if isSeen { view.seenAnimationCount -= 1 }
        }
        views.removeAll()
    }
}
