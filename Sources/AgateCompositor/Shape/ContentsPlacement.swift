import AgateGeometry
import AgatePixels
import AgateScene
import AgateTiming
import Foundation

/// Where the pixels of an image go in a layer.
///
/// Source: claims 13.7, 13.8, G10, G11.
struct ContentsPlacement {
    /// A part of the image that goes to a part of the layer.
    struct Patch {
        /// In pixels of the image, row 0 at the top; may reach outside.
        var source: CGRect
        /// In the layer's space.
        var destination: CGRect
    }

    /// The part of the layer that the contents cover.
    let destination: CGRect
    let patches: [Patch]
    /// Whether the image is drawn upside down in the layer's space, so that it stands upright on the picture.
    let isMirrored: Bool

    /// - Parameter projection: The layer's plane to device pixels: `render(in:)` gives an image that fills its layer whole ones.
    init(
        imageWidth: Int,
        imageHeight: Int,
        values: borrowing LayerValues,
        projection: Projection,
        isMirrored: Bool
    ) {
        let look = values.contentsLook.values
        let bounds = values.bounds.standardized
        let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
        let crop = CGRect(
            x: look.contentsRect.origin.x * width,
            y: look.contentsRect.origin.y * height,
            width: look.contentsRect.size.width * width,
            height: look.contentsRect.size.height * height
        )
        let scale = look.contentsScale > 0 && look.contentsScale.isFinite ? look.contentsScale : 1
        let logical = CGSize(width: abs(crop.size.width) / scale, height: abs(crop.size.height) / scale)
        let pixels = values.flags.contains(.drawnInContext) ? projection.affine.map(Self.pixels(under:)) : nil
        destination = Self.destination(of: logical, in: bounds, gravity: look.contentsGravity, pixels: pixels)
        self.isMirrored = isMirrored
        patches = Self.patches(
            crop: crop,
            destination: destination,
            center: look.contentsCenter,
            scale: scale
        )
    }

    private static func destination(
        of size: CGSize,
        in bounds: CGRect,
        gravity: ContentsGravity,
        pixels: CGSize?
    ) -> CGRect {
        func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x,
                y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width,
                height: size.height
            )
        }
        func scaled(_ pick: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
            guard size.width > 0, size.height > 0 else { return .zero }
            let factor = pick(bounds.width / size.width, bounds.height / size.height)
            return placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
        }
        // The top is the side of the largest y.
        switch gravity {
        case .resize: return bounds
        case .resizeAspect: return scaled { min($0, $1) }
        case .resizeAspectFill:
            let filling = scaled { max($0, $1) }
            return pixels.map { placed(wholePixels(filling.size, $0), 0.5, 0.5) } ?? filling
        case .center: return placed(size, 0.5, 0.5)
        case .top: return placed(size, 0.5, 1)
        case .bottom: return placed(size, 0.5, 0)
        case .left: return placed(size, 0, 0.5)
        case .right: return placed(size, 1, 0.5)
        case .topLeft: return placed(size, 0, 1)
        case .topRight: return placed(size, 1, 1)
        case .bottomLeft: return placed(size, 0, 0)
        case .bottomRight: return placed(size, 1, 0)
        }
    }

    /// How many device pixels a unit of x and one of y have.
    private static func pixels(under map: CGAffineTransform) -> CGSize {
        CGSize(
            width: (map.a * map.a + map.b * map.b).squareRoot(),
            height: (map.c * map.c + map.d * map.d).squareRoot()
        )
    }

    /// The nearest size of whole device pixels; as it is along an axis that has none.
    ///
    /// Source: a recorded picture, of 894 by 958 pixels in 884 by 880: 947 high and centred, from -33.5 on.
    private static func wholePixels(_ size: CGSize, _ pixels: CGSize) -> CGSize {
        func rounded(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
            let count = (length * scale).rounded()
            return count >= 1 && count < 1e6 ? count / scale : length
        }
        return CGSize(
            width: rounded(size.width, pixels.width),
            height: rounded(size.height, pixels.height)
        )
    }

    /// Cuts the image into the up to nine patches of a stretched middle.
    private static func patches(
        crop: CGRect,
        destination: CGRect,
        center: CGRect,
        scale: CGFloat
    ) -> [Patch] {
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
            return [Patch(source: crop, destination: destination)]
        }
        let columns = cuts(
            from: crop.minX,
            length: crop.width,
            centerStart: center.minX,
            centerLength: center.width,
            to: destination.minX,
            destinationLength: destination.width,
            scale: scale
        )
        let rows = cuts(
            from: crop.minY,
            length: crop.height,
            centerStart: center.minY,
            centerLength: center.height,
            to: destination.minY,
            destinationLength: destination.height,
            scale: scale
        )
        var patches: [Patch] = []
        for row in rows {
            for column in columns {
                patches.append(
                    Patch(
                        source: CGRect(
                            x: column.source,
                            y: row.source,
                            width: column.sourceLength,
                            height: row.sourceLength
                        ),
                        destination: CGRect(
                            x: column.start,
                            y: row.start,
                            width: column.length,
                            height: row.length
                        )
                    )
                )
            }
        }
        return patches
    }

    private struct Cut {
        var source: CGFloat
        var sourceLength: CGFloat
        var start: CGFloat
        var length: CGFloat
    }

    /// The three pieces along one axis: the outer ones keep their size, the middle one takes what is left.
    ///
    /// Outer pieces that do not fit share the length in proportion.
    private static func cuts(
        from source: CGFloat,
        length: CGFloat,
        centerStart: CGFloat,
        centerLength: CGFloat,
        to start: CGFloat,
        destinationLength: CGFloat,
        scale: CGFloat
    ) -> [Cut] {
        let centerStart = min(max(centerStart.isNaN ? 0 : centerStart, 0), 1)
        let centerEnd = min(max(centerStart + (centerLength.isNaN ? 0 : centerLength), centerStart), 1)
        let first = centerStart * length
        // An empty middle is one source pixel.
        let middle = max((centerEnd - centerStart) * length, min(1, length - first))
        let last = max(length - first - middle, 0)
        var (firstLength, lastLength) = (first / scale, last / scale)
        let outer = firstLength + lastLength
        if outer > destinationLength, outer > 0 {
            firstLength *= destinationLength / outer
            lastLength *= destinationLength / outer
        }
        let pieces = [
            Cut(source: source, sourceLength: first, start: start, length: firstLength),
            Cut(
                source: source + first,
                sourceLength: middle,
                start: start + firstLength,
                length: destinationLength - firstLength - lastLength
            ),
            Cut(
                source: source + first + middle,
                sourceLength: last,
                start: start + destinationLength - lastLength,
                length: lastLength
            ),
        ]
        return pieces.filter { $0.sourceLength > 0 && $0.length > 0 }
    }

    /// The layer's space to pixels of the image, for one patch.
    func layerToImage(_ patch: Patch) -> CGAffineTransform {
        let scaleX = patch.source.size.width / patch.destination.size.width
        let scaleY = patch.source.size.height / patch.destination.size.height
        return CGAffineTransform(
            a: scaleX,
            b: 0,
            c: 0,
            d: scaleY,
            tx: patch.source.origin.x - patch.destination.origin.x * scaleX,
            ty: patch.source.origin.y - patch.destination.origin.y * scaleY
        )
    }

    /// Mirrors the layer's space about the middle of what the contents cover.
    var mirror: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: destination.minY + destination.maxY)
    }
}

extension LayerContents {
    /// The images that are shown, with the weight of each.
    var weightedImages: [(image: ImageBuffer, weight: Double)] {
        switch self {
        case .none, .object: return []
        case .image(let image): return [(image.buffer, 1)]
        case .dissolve(let dissolve):
            return dissolve.shares.compactMap { share in
                share.image.flatMap { share.weight > 0 ? ($0.buffer, share.weight) : nil }
            }
        }
    }
}
