import AgateGeometry
import Foundation

/// Pixels that lie in a shape as wholes: those of three rectangles, which may overlap.
struct InnerPixels: Hashable, Sendable {
    var middle = DeviceRect.empty
    /// The pixels between rounded corners, from top to bottom and from side to side.
    var tall = DeviceRect.empty
    var wide = DeviceRect.empty
}

extension Projection {
    /// Pixels that lie in the outline of a layer of an upright plane as wholes.
    func wholePixels(in shapes: LayerShapes) -> InnerPixels {
        // The ramp of coverage along a corner may lie inside of the outline.
        let middle = wholePixels(
            in: shapes.innerRect,
            inset: shapes.isExact || !shapes.isRounded ? 0.1 : 0.35
        )
        guard !middle.isEmpty else { return InnerPixels() }
        let reach = shapes.cornerReach
        return InnerPixels(
            middle: middle,
            tall: wholePixels(in: shapes.bounds.insetBy(dx: reach, dy: 0)),
            wide: wholePixels(in: shapes.bounds.insetBy(dx: 0, dy: reach))
        )
    }

    /// Pixels that lie in a rectangle of an upright plane as wholes; none where that is not easily said.
    ///
    /// - Parameter inset: How many pixels of its edges do not count: twice what curves may be off, or more.
    func wholePixels(in rect: CGRect, inset: Double = 0.1) -> DeviceRect {
        guard let affine, (affine.b == 0 && affine.c == 0) || (affine.a == 0 && affine.d == 0) else {
            return .empty
        }
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return .empty }
        let box = rect.applying(affine)
        guard box.width > 1, box.height > 1, abs(box.minX) < 1e6, abs(box.minY) < 1e6, box.width < 1e6,
            box.height < 1e6
        else { return .empty }
        return DeviceRect(
            minX: Int((box.minX + inset).rounded(.up)),
            minY: Int((box.minY + inset).rounded(.up)),
            maxX: Int((box.maxX - inset).rounded(.down)),
            maxY: Int((box.maxY - inset).rounded(.down))
        )
    }
}
