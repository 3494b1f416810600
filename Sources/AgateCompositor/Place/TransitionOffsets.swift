import AgateScene
import Foundation

extension TransitionStyle {
    /// The direction in which new content moves: from its side towards the inside.
    ///
    /// The top is the side of the largest y. GUESS transition-side: a motion without a side comes from the right.
    /// GUESS transition-edges: pictures that move do not fade at their edges.
    ///
    /// Source: claims 10.3-10.5.
    private var direction: CGSize {
        switch side ?? .fromRight {
        case .fromLeft: CGSize(width: 1, height: 0)
        case .fromRight: CGSize(width: -1, height: 0)
        case .fromTop: CGSize(width: 0, height: -1)
        case .fromBottom: CGSize(width: 0, height: 1)
        }
    }

    /// Where the new content is, from its final place.
    func newOffset(at fraction: Double, size: CGSize) -> CGSize {
        guard kind == .moveIn || kind == .push else { return .zero }
        return CGSize(
            width: -direction.width * (1 - fraction) * size.width,
            height: -direction.height * (1 - fraction) * size.height
        )
    }

    /// Where the transition source is, from the place that it had.
    func oldOffset(at fraction: Double, size: CGSize) -> CGSize {
        guard kind == .push || kind == .reveal else { return .zero }
        return CGSize(
            width: direction.width * fraction * size.width,
            height: direction.height * fraction * size.height
        )
    }

    /// Whether the pictures are clipped to the bounds.
    ///
    /// DIFFERS: a fade is not, so that shadows and sublayers outside the bounds fade along and do not jump.
    var clipsToBounds: Bool { kind != .fade }

    /// Whether the transition source lies over the new content.
    var oldIsOnTop: Bool { kind == .reveal }
}
