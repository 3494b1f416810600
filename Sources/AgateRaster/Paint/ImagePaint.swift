package import AgateGeometry
package import AgatePixels
import Foundation

/// An image placed on the plane.
package struct ImagePaint: Sendable {
    /// What a point between pixels gets.
    package enum Filter: Sendable {
        /// The pixel that contains the point.
        case nearest
        /// The mean of the four pixels around, weighted; of a smaller copy of the image when it is reduced.
        case linear
    }

    /// What is outside the image.
    package enum Edge: Sendable {
        /// The pixels of the edge go on.
        case clamp
        /// Nothing.
        case transparent
    }

    package let image: ImageBuffer
    /// From device pixels to pixels of the image, top left corner at 0; nil when nothing can be seen.
    package let deviceToImage: Projection?
    package let filter: Filter
    package let edge: Edge
    package let opacity: Float

    /// Places an image.
    package init(
        image: ImageBuffer,
        deviceToImage: Projection?,
        filter: Filter = .linear,
        edge: Edge = .clamp,
        opacity: Float = 1
    ) {
        self.image = image
        self.deviceToImage = deviceToImage
        self.filter = filter
        self.edge = edge
        self.opacity = opacity
    }

    /// The whole pixels by which the image is moved, when that is all that happens to it.
    var offset: (x: Int, y: Int)? {
        guard let map = deviceToImage?.affine, map.a == 1, map.b == 0, map.c == 0, map.d == 1,
            abs(map.tx) < 1e6, abs(map.ty) < 1e6, map.tx == map.tx.rounded(), map.ty == map.ty.rounded()
        else { return nil }
        return (Int(map.tx), Int(map.ty))
    }

    /// The copy of the image to sample, and the way there from device pixels.
    ///
    /// An image that is shown at less than about 0.7 of its size is sampled from a copy of half the size,
    /// and so on. The copy is chosen by the scale in the middle of the image, for all of it.
    func reduced() -> (image: ImageBuffer, deviceToImage: Projection)? {
        guard let map = deviceToImage, image.width > 0, image.height > 0 else { return nil }
        guard filter == .linear, let scale = scale(of: map), scale > 1.4 else { return (image, map) }
        let level = min(16, Int((log2(scale)).rounded()))
        let smaller = image.reduced(level: level)
        var reached = 0
        var width = image.width
        while width > smaller.width {
            width = (width + 1) / 2
            reached += 1
        }
        let factor = 1 / Double(1 << reached)
        let shrink = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
        return (smaller, map.concatenating(Projection(shrink)))
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
