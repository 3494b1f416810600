import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

extension AnimatableValue {
    /// The value as a dump shows it: transforms by their parts where these say it all, `scale(2, 2) move(3, 4)`.
    var text: String {
        guard case .transform(let transform) = self else { return dump }
        if CATransform3DIsIdentity(transform) { return "identity" }
        return Self.parts(of: transform) ?? dump
    }

    /// The parts of a flat transform without skew, whatever it does to depth; nil for any other.
    private static func parts(of transform: CATransform3D) -> String? {
        let scaleZ = transform.m33
        var flattened = transform
        flattened.m33 = 1
        guard CATransform3DIsAffine(flattened) else { return nil }
        let flat = CATransform3DGetAffineTransform(flattened)
        let scaleX = hypot(flat.a, flat.b)
        guard scaleX > 0 else { return nil }
        let scaleY = (flat.a * flat.d - flat.b * flat.c) / scaleX
        let skew = flat.a * flat.c + flat.b * flat.d
        guard abs(skew) <= 1e-9 * max(1, scaleX * abs(scaleY)) else { return nil }
        let degrees = atan2(flat.b, flat.a) * 180 / .pi
        var parts: [String] = []
        if [scaleX, scaleY, scaleZ].contains(where: { abs($0 - 1) > 1e-9 }) {
            let depth = abs(scaleZ - 1) > 1e-9 ? ", \(number(scaleZ))" : ""
            parts.append("scale(\(number(scaleX)), \(number(scaleY))\(depth))")
        }
        if abs(degrees) > 1e-9 { parts.append("turn(\(number(degrees))°)") }
        if flat.tx != 0 || flat.ty != 0 { parts.append("move(\(number(flat.tx)), \(number(flat.ty)))") }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private static func number(_ number: CGFloat) -> String { AnimatableValue.number(Double(number)).dump }
}
