import CoreGraphics
import Foundation

/// Two fingers: how far they are from each other, and in which direction one is from the other.
@MainActor struct FingerPair {
    let distance: CGFloat
    /// Radians, clockwise on the screen.
    let angle: CGFloat

    /// - Returns: nil for fewer than two touches.
    init?(_ stage: RecognizerState) {
        guard stage.touches.count >= 2 else { return nil }
        let (first, second) = (stage.touches[0].windowLocation, stage.touches[1].windowLocation)
        distance = first.distance(to: second)
        angle = atan2(second.y - first.y, second.x - first.x)
    }
}

extension CGPoint {
    /// The length of the straight line to another point.
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
