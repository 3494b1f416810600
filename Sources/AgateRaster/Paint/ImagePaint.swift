package import AgateGeometry
package import AgatePixels
import CAgateKernels
import Foundation

/// An image placed on the plane.
package struct ImagePaint: Sendable {
    /// The colour of a point between pixels.
    package enum Filter: Sendable {
        /// The pixel that contains the point.
        case nearest
        /// The mean of the four pixels around, weighted; of a mip level of the image when it is reduced.
        case linear
        /// The mean of what two mip levels of the image give, so that sizes change without a step.
        ///
        /// Each pixel takes the copies by its own scale: the right one for planes that lean back.
        case trilinear
        /// As ``linear``, of a copy in just the size that is shown, made with great care.
        ///
        /// For reduced images; ``ImageResampler`` says how the copy is made.
        case high
        /// The mean of the four pixels around, of an image that is enlarged: between two pixels the colours change three times as fast in
        /// the middle third of the way as beside it.
        ///
        /// Per direction a pixel at a distance of d image pixels has the weight ½(1 − |d|) + ½·clamp(½ + 3(½ − |d|), 0, 1). It is what
        /// `render(in:)` does. Source: claims 13.9.
        case steep

        /// The filter of a name as layers have it; an unknown one is linear.
        package init(name: String) {
            switch name {
            case "nearest": self = .nearest
            case "trilinear": self = .trilinear
            case "sharpLinear": self = .steep
            default: self = .linear
            }
        }
    }

    /// The colour outside the image.
    package enum Edge: Sendable {
        /// The pixels of the edge go on.
        case clamp
        /// Nothing.
        case transparent
        /// The image again, in both directions: a pattern.
        case repeats

        /// The number of the edge in the kernels.
        package var kernelNumber: Int32 {
            switch self {
            case .clamp: Int32(AGATE_EDGE_CLAMP)
            case .transparent: Int32(AGATE_EDGE_CLEAR)
            case .repeats: Int32(AGATE_EDGE_REPEAT)
            }
        }
    }

    package let image: ImageBuffer
    /// From device pixels to pixels of the image, top left corner at 0; nil when nothing can be seen.
    package let deviceToImage: Projection?
    package let filter: Filter
    package let edge: Edge
    package let opacity: Float
    /// Moves trilinear sampling to smaller mip levels when above 0, to larger ones when below.
    package let detailBias: Float
    /// Where the mip levels of the image are; nil for those of the image itself.
    package let mipLevels: MipLevels?

    /// Places an image.
    package init(
        image: ImageBuffer,
        deviceToImage: Projection?,
        filter: Filter = .linear,
        edge: Edge = .clamp,
        opacity: Float = 1,
        detailBias: Float = 0,
        mipLevels: MipLevels? = nil
    ) {
        self.mipLevels = mipLevels
        self.image = image
        self.deviceToImage = deviceToImage
        self.filter = filter
        self.edge = edge
        self.opacity = opacity
        self.detailBias = detailBias
    }

    /// The whole pixels by which the image is moved, when that is all that happens to it.
    ///
    /// Off by so little that sampling would round to whole pixels too, anywhere on the largest surface.
    var offset: (x: Int, y: Int)? {
        guard let map = deviceToImage?.affine, abs(map.tx) < 1e6, abs(map.ty) < 1e6 else { return nil }
        let (x, y) = (map.tx.rounded(), map.ty.rounded())
        let side = Double(PixelLimits.maximumSide)
        let error = max(
            abs(map.a - 1) * side + abs(map.c) * side + abs(map.tx - x),
            abs(map.d - 1) * side + abs(map.b) * side + abs(map.ty - y)
        )
        return error < 1.0 / 1024 ? (Int(x), Int(y)) : nil
    }

    /// The copy of the image to sample linearly, and the way there from device pixels.
    ///
    /// An image that is shown at less than about 0.7 of its size is sampled from a copy of half the size,
    /// and so on. The copy is chosen by the scale in the middle of the image, for all of it.
    func reduced() -> (image: ImageBuffer, deviceToImage: Projection)? {
        guard let map = deviceToImage, image.width > 0, image.height > 0 else { return nil }
        let halvings = halvings
        guard halvings > 0 else { return (image, map) }
        let factor = 1 / Double(1 << halvings)
        let shrink = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
        return (reduced(level: halvings), map.concatenating(Projection(shrink)))
    }

    /// Whether drawing asks for mip levels of the image.
    package var needsMipLevels: Bool {
        guard image.float32 == nil, offset == nil else { return false }
        switch filter {
        case .nearest, .steep: return false
        case .linear, .high: return halvings > 0
        case .trilinear: return maxHalvings > 0
        }
    }

    /// The same with another place for mip levels.
    package func keeping(_ mipLevels: MipLevels) -> ImagePaint {
        ImagePaint(
            image: image,
            deviceToImage: deviceToImage,
            filter: filter,
            edge: edge,
            opacity: opacity,
            detailBias: detailBias,
            mipLevels: mipLevels
        )
    }

    /// The image halved so many times.
    func reduced(level: Int) -> ImageBuffer {
        mipLevels?.reduced(image, level: level) ?? image.reduced(level: level)
    }

    /// How often the image is halved before it is sampled linearly; a side of 1 is not halved any more.
    var halvings: Int {
        guard filter == .linear || filter == .high, let map = deviceToImage, let scale = scale(of: map),
            scale > 1.4
        else { return 0 }
        let shorter = max(min(image.width, image.height), 1)
        let possible = Int.bitWidth - (shorter - 1).leadingZeroBitCount
        return min(maxHalvings, possible, ImagePaint.level(of: scale))
    }

    /// How often to halve for a scale: the logarithm to base 2, rounded.
    private static func level(of scale: Double) -> Int {
        // The whole part of the logarithm of √2 times as much.
        min(16, max(0, Int((scale * 2.0.squareRoot()).exponent)))
    }

    /// How often the image may be halved.
    ///
    /// A pattern repeats after whole pixels of the copy only if nothing is left over when it is halved.
    var maxHalvings: Int {
        edge == .repeats ? (image.width | image.height).trailingZeroBitCount : 16
    }

    /// How many image pixels lie side by side in one device pixel, in the middle of the image.
    private func scale(of map: Projection) -> Double? {
        var (columns, rows) = ((x: map.m11, y: map.m12), (x: map.m21, y: map.m22))
        if !map.isAffine {
            let middle = CGPoint(x: Double(image.width) / 2, y: Double(image.height) / 2)
            guard let device = map.inverted?.map(middle) else { return nil }
            let w = map.w(at: device)
            guard w > 0 else { return nil }
            columns = ((map.m11 - middle.x * map.m13) / w, (map.m12 - middle.y * map.m13) / w)
            rows = ((map.m21 - middle.x * map.m23) / w, (map.m22 - middle.y * map.m23) / w)
        } else {
            columns = (columns.x / map.m33, columns.y / map.m33)
            rows = (rows.x / map.m33, rows.y / map.m33)
        }
        // The geometric mean of both directions: the square root of the area.
        let area = abs(columns.x * rows.y - columns.y * rows.x)
        guard area.isFinite else { return nil }
        return area.squareRoot()
    }
}
