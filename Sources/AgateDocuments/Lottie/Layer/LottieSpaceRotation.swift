import AgateGeometry
import Foundation

/// Rotations of a layer out of its plane, in degrees: about its own axes, then by an orientation.
///
/// Without a camera the picture is seen from straight ahead, without perspective.
///
/// GUESS lottie-space: a point turns about z, y and x, and then by z, y and x of the orientation. Source: documents L56.
package struct LottieSpaceRotation: Sendable, Equatable {
    package var x: LottieProperty
    package var y: LottieProperty
    /// Three angles.
    package var orientation: LottieProperty

    package init(x: LottieProperty, y: LottieProperty, orientation: LottieProperty) {
        (self.x, self.y, self.orientation) = (x, y, orientation)
    }

    /// Whether no angle is ever anything but 0.
    package var isFlat: Bool {
        properties.allSatisfy { $0.keyframes.allSatisfy { $0.value.allSatisfy { $0 == 0 } } }
    }

    package var properties: [LottieProperty] { [x, y, orientation] }

    /// The rotation at a frame, what the layer's own rotation within its plane leaves out.
    func rotation(at frame: Double) -> CATransform3D {
        let angles = orientation.value(at: frame)
        func angle(_ index: Int) -> Double { index < angles.count ? angles[index] : 0 }
        let turns: [(degrees: Double, x: Double, y: Double, z: Double)] = [
            (y.number(at: frame), 0, 1, 0), (x.number(at: frame), 1, 0, 0),
            (angle(2), 0, 0, 1), (angle(1), 0, 1, 0), (angle(0), 1, 0, 0),
        ]
        return turns.reduce(CATransform3DIdentity) { matrix, turn in
            guard turn.degrees != 0 else { return matrix }
            let rotation = CATransform3DMakeRotation(turn.degrees * .pi / 180, turn.x, turn.y, turn.z)
            return CATransform3DConcat(matrix, rotation)
        }
    }
}
