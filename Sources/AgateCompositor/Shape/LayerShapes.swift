import AgateGeometry
import AgateRaster
import AgateScene
import Foundation

/// The outlines of one layer in its own space: bounds with their corners, and the ring of the border.
///
/// Source: claims 14.2, 14.3, G15.
struct LayerShapes: Equatable {
    let bounds: CGRect
    /// The corners as drawn: radii no longer than half the shorter side, 0 where a corner is not rounded.
    let radii: CornerRadii
    let isContinuous: Bool
    let isRounded: Bool
    /// Whether coverage is exact along corners too, as `render(in:)` has it.
    let isExact: Bool
    let borderWidth: CGFloat

    /// - Parameter place: Where the layer's values are; nothing is copied that counts who holds it.
    init(at place: UnsafePointer<LayerValues>) {
        bounds = place.pointee.bounds.standardized
        let radius = min(max(place.pointee.cornerRadius, 0), min(bounds.width, bounds.height) / 2)
        let corners = place.pointee.look.values.maskedCorners
        isRounded = radius > 0 && corners & 15 != 0
        isExact = place.pointee.flags.contains(.drawnInContext)
        isContinuous = place.pointee.look.values.cornerCurve == .continuous
        radii = Self.radii(radius, corners)
        borderWidth = max(place.pointee.look.values.borderWidth, 0)
    }

    private static func radii(_ radius: CGFloat, _ corners: UInt32) -> CornerRadii {
        CornerRadii(
            topLeft: corners & 1 != 0 ? radius : 0,
            topRight: corners & 2 != 0 ? radius : 0,
            bottomLeft: corners & 4 != 0 ? radius : 0,
            bottomRight: corners & 8 != 0 ? radius : 0
        )
    }

    /// The outline of the bounds.
    var outline: Path { Self.path(bounds, isRounded ? radii : nil, isContinuous) }

    /// The outline that cuts the layer and its sublayers.
    ///
    /// In contexts its corners are those of `UIBezierPath(roundedRect:cornerRadius:)` and not arcs of circles. Where they have no
    /// room they cross on the sides.
    ///
    /// Source: two recorded pictures, one of a radius of half the side.
    var clip: Path {
        guard isExact, isRounded, !isContinuous else { return outline }
        return Path(
            roundedRect: bounds,
            cornerRadius: longestRadius,
            isRounded: [radii.topRight, radii.bottomRight, radii.bottomLeft, radii.topLeft].map { $0 > 0 },
            curve: .bezierPath
        )
    }

    /// The ring of the border, to be filled by the even-odd rule.
    ///
    /// - Parameter outer: The outer outline: nil for that of the bounds, otherwise a rectangle beyond it.
    func border(outer: CGRect? = nil) -> Path {
        var path = outer.map { Self.path($0, nil, false) } ?? outline
        guard let inner else { return path }
        path.append(Self.path(inner, isRounded ? innerRadii : nil, isContinuous), transform: .identity)
        return path
    }

    /// The rectangle inside the border; nil where it covers everything.
    private var inner: CGRect? {
        guard borderWidth * 2 < bounds.width, borderWidth * 2 < bounds.height else { return nil }
        return bounds.insetBy(dx: borderWidth, dy: borderWidth)
    }

    private var innerRadii: CornerRadii {
        CornerRadii(
            topLeft: max(radii.topLeft - borderWidth, 0),
            topRight: max(radii.topRight - borderWidth, 0),
            bottomLeft: max(radii.bottomLeft - borderWidth, 0),
            bottomRight: max(radii.bottomRight - borderWidth, 0)
        )
    }

    /// The rounded bounds, or their border, as a display covers them; nil where that is by exact areas.
    ///
    /// GUESS corner-coverage: continuous corners, and corners that are turned or seen in perspective, are covered exactly; the inner
    /// edge of a border is the outer one of a smaller box.
    ///
    /// - Parameter outside: A rectangle around the bounds where the border ends, with sharp corners; nil for the outline of the bounds.
    func rounded(
        under transform: CGAffineTransform?,
        asBorder: Bool = false,
        outside: CGRect? = nil
    ) -> RoundedShape? {
        guard isRounded, !isContinuous, !isExact, let transform,
            let outer = RoundedBox(
                outside ?? bounds,
                radii: outside == nil ? radii : Self.radii(0, 0),
                transform: transform
            )
        else { return nil }
        guard asBorder, let inner else { return RoundedShape(outer: outer) }
        guard let hole = RoundedBox(inner, radii: innerRadii, transform: transform) else { return nil }
        return RoundedShape(outer: outer, inner: hole)
    }

    /// A rectangle that the outline surely contains.
    var innerRect: CGRect {
        guard isRounded else { return bounds }
        // A circle's arc leaves 1 - 1/√2 of its radius free; the continuous corner reaches a little further in.
        let inset = longestRadius * (isContinuous ? 0.35 : 0.3)
        return bounds.insetBy(dx: inset, dy: inset)
    }

    /// The largest distance from a corner at which the edges beside it begin to be straight.
    var cornerReach: CGFloat { isRounded ? longestRadius * (isContinuous ? 1.53 : 1) : 0 }

    private var longestRadius: CGFloat {
        max(max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
    }

    /// A rectangle as a path.
    static func rectangle(_ rect: CGRect) -> Path { path(rect, nil, false) }

    private static func path(_ rect: CGRect, _ radii: CornerRadii?, _ isContinuous: Bool) -> Path {
        if let radii { return Path(roundedRect: rect, radii: radii, continuous: isContinuous) }
        var path = Path()
        path.addRect(rect)
        return path
    }
}
