import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// The most common layers: rounded bounds with a background and maybe a border, and nothing else.
extension PlanBuilder {
    /// Draws such a layer in one step, the same that the parts would come to; false for a layer that is more than that.
    mutating func drawBox(_ index: Int, opacity: Float) -> Bool {
        guard layers[index].traits.contains(.isBox), index != bitmapRoot else { return false }
        let place = layers[index].place
        let total = opacity * min(place.pointee.opacity, 1)
        let hasBorder = layers[index].parts.contains(.border)
        // Together they are as opaque as a picture of their own.
        if hasBorder, total < 1, place.pointee.flags.contains(.allowsGroupOpacity) { return false }
        let projection = layers[index].projection
        guard let transform = projection.affine, let color = place.pointee.backgroundColor else {
            return false
        }
        let shapes = LayerShapes(at: place)
        guard shapes.isRounded else { return false }
        let ring = hasBorder ? place.pointee.look.values.borderColor : nil
        guard total > 0 else { return true }
        if let shape = outlines.boxShape(
            of: shapes,
            hasBorder: ring != nil,
            under: transform,
            in: &list.resources.shapes,
            number: listNumber
        ) {
            let box = DrawRoundedRect(
                shape,
                at: transform,
                color: PremultipliedColor(color.rgba).applying(opacity: total).packed,
                border: ring.map { PremultipliedColor($0.rgba).applying(opacity: total).packed } ?? 0,
                extent: layers[index].extentBox
            )
            if box.extent.meets(demand) { list.append(.roundedRect(box)) }
        } else {
            append(
                .path(outline(of: shapes, projection), .winding),
                .solid(PremultipliedColor(color.rgba)),
                PartStyle(opacity: total, blend: .normal, isCutLater: false),
                isAntialiased: true,
                extent: layers[index].contentExtent,
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
        lastBounds = nil
        return true
    }
}

extension PlacedLayer {
    /// Whether the layer is its bounds with a background and maybe a border, blended in the usual way, and has no others in it.
    func isBox(endingAt end: Int) -> Bool {
        guard extras == nil, effects == nil, subtreeEnd == end, parts.contains(.background),
            parts.isSubset(of: [.background, .border]), place.pointee.cornerRadius > 0
        else { return false }
        return !hasCompositingFilter
    }
}
