import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// Draws what fills and surrounds the bounds of a layer: background and border.
///
/// Source: claims 14.1-14.3.
struct BoundsPainter {
    /// The outlines that were made last: neighbours are often alike.
    private var outlines = OutlineMemory()
    /// The op that fills the rounded bounds of a layer, while nothing has been drawn after it.
    private var lastFill: (layer: Int, op: Int, list: Int)?

    /// Draws a rounded layer with a background and maybe a border in one op, the same that the parts would come to; false for a layer
    /// that is more than that.
    ///
    /// - Parameter layer: Where the layer is: a copy would count one more holder of its values (benchmark `composite/rounded`).
    mutating func drawBox(
        _ layer: UnsafePointer<PlacedLayer>,
        opacity: Float,
        into stack: inout GroupStack
    ) -> Bool {
        let place = layer.pointee.reference.address
        let total = opacity * min(place.pointee.opacity, 1)
        let hasBorder = layer.pointee.parts.contains(.border)
        // Together they are as opaque as a surface of their own.
        if hasBorder, total < 1, place.pointee.flags.contains(.allowsGroupOpacity) { return false }
        let projection = layer.pointee.projection
        guard let transform = projection.affine, let color = place.pointee.backgroundColor else {
            return false
        }
        let shapes = LayerShapes(at: place)
        guard shapes.isRounded else { return false }
        let ring = hasBorder ? place.pointee.look.values.borderColor : nil
        guard total > 0 else { return true }
        if let shape = outlines.roundedRect(
            of: shapes,
            hasBorder: ring != nil,
            under: transform,
            in: &stack.list.resources.shapes,
            number: stack.listNumber
        ) {
            let box = DrawRoundedRect(
                shape,
                at: transform,
                color: PremultipliedColor(color.rgba).applying(opacity: total).packed,
                border: ring.map { PremultipliedColor($0.rgba).applying(opacity: total).packed } ?? 0,
                extent: layer.pointee.extentBox
            )
            if box.extent.meets(stack.demand) { stack.list.append(.roundedRect(box)) }
        } else {
            stack.fill(
                .path(outline(of: shapes, projection), .winding),
                .solid(PremultipliedColor(color.rgba)),
                PartStyle(opacity: total, blend: .normal, clippedByGroup: false),
                isAntialiased: true,
                extent: layer.pointee.contentExtent,
                inside: projection.wholePixels(in: shapes),
                border: ring.map {
                    DrawFill.Border(
                        ring: outlines.border(of: shapes),
                        rounded: shapes.rounded(under: projection.affine, asBorder: true),
                        color: PremultipliedColor($0.rgba)
                    )
                }
            )
        }
        lastFill = nil
        return true
    }

    /// - Parameter index: The layer's.
    mutating func drawBackground(
        _ layer: PlacedLayer,
        _ index: Int,
        _ shapes: LayerShapes,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        let first = stack.list.count
        if layer.parts.contains(.background), let color = layer.values.backgroundColor {
            fill(layer, shapes, .solid(PremultipliedColor(color.rgba)), style, into: &stack)
        }
        lastFill = stack.list.count == first + 1 ? (index, first, stack.listNumber) : nil
    }

    /// Fills the bounds with their rounded corners.
    mutating func fill(
        _ layer: PlacedLayer,
        _ shapes: LayerShapes,
        _ paint: Paint,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        if style.clippedByGroup {
            let path = LayerShapes.rectangle(layer.outset(shapes))
            stack.fill(DevicePath(path, projection: layer.projection), paint, style)
        } else if shapes.isRounded {
            stack.fill(
                outline(of: shapes, layer.projection),
                paint,
                style,
                inside: layer.projection.wholePixels(in: shapes)
            )
        } else {
            stack.fillRectangle(shapes.bounds, layer, paint, style)
        }
    }

    /// The outline of bounds, where they lie.
    private mutating func outline(of shapes: LayerShapes, _ projection: Projection) -> DevicePath {
        var path = DevicePath(outlines.outline(of: shapes), projection: projection)
        path.rounded = shapes.rounded(under: projection.affine)
        return path
    }

    /// - Parameter index: The layer's.
    mutating func drawBorder(
        _ layer: PlacedLayer,
        _ index: Int,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) {
        guard let color = layer.values.look.values.borderColor else { return }
        let shapes = LayerShapes(layer)
        let mask = layer.edgeAAMask
        let isAliased = !style.clippedByGroup && !shapes.isRounded && mask.isMixed
        let path: Path
        var rounded: RoundedShape?
        if style.clippedByGroup {
            let outside = layer.outset(shapes)
            path = shapes.border(outer: outside)
            rounded = shapes.rounded(under: layer.projection.affine, asBorder: true, outside: outside)
        } else if isAliased {
            path = shapes.border(outer: layer.outset(shapes.bounds, .aliased, mask))
        } else {
            path = outlines.border(of: shapes)
            rounded = shapes.rounded(under: layer.projection.affine, asBorder: true)
        }
        var outline = DevicePath(path, projection: layer.projection)
        outline.rounded = rounded
        if !style.clippedByGroup, shapes.isRounded, addBorder(outline, color, to: index, style, into: &stack)
        {
            return
        }
        stack.fill(
            outline,
            .solid(PremultipliedColor(color.rgba)),
            style,
            rule: .evenOdd,
            isAntialiased: shapes.isRounded || mask.hasSoftEdges,
            aliasedClip: isAliased ? layer.aliasedClip(of: shapes.bounds, mask) : nil
        )
    }

    /// Adds a border to the op that fills the same layer's bounds, if that is the last one: the two have most in common.
    private func addBorder(
        _ ring: DevicePath,
        _ color: CGColor,
        to index: Int,
        _ style: PartStyle,
        into stack: inout GroupStack
    ) -> Bool {
        guard stack.takesShortCuts, let lastFill, lastFill.layer == index, lastFill.list == stack.listNumber,
            lastFill.op == stack.list.count - 1, case .fill(let fill) = stack.list.ops[lastFill.op],
            fill.content.opacity == style.opacity, fill.content.blend == style.blend,
            let bordered = fill.bordered(ring, PremultipliedColor(color.rgba))
        else { return false }
        stack.list.replaceLast(with: .fill(bordered))
        return true
    }

    /// Forgets the last fill: others have drawn.
    mutating func forgetLastFill() { lastFill = nil }
}
