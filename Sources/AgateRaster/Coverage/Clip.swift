package import AgateGeometry

/// Where drawing shows: a rectangle of pixels, and within it what a mask lets through.
package struct Clip: Sendable {
    /// Nothing shows outside.
    package var rect: DeviceRect
    /// Multiplies coverage; nil lets everything through.
    package var mask: Mask?

    /// Makes a clip.
    package init(rect: DeviceRect, mask: Mask? = nil) {
        self.rect = rect
        self.mask = mask
    }

    /// Whether nothing shows.
    package var isEmpty: Bool { rect.isEmpty }

    /// Keeps only what is inside a path too.
    ///
    /// A rectangle with sides on pixel borders makes the rectangle smaller and needs no mask.
    package mutating func intersect(
        path: Path,
        transform: CGAffineTransform = .identity,
        rule: CGPathFillRule = .winding,
        antialias: Bool = true
    ) {
        let area = rect
        EdgeBuffer.with(path, transform: transform, within: area, antialias: antialias) { edges in
            if let pixels = edges.pixelRect(antialias: antialias) {
                rect = area.intersection(pixels)
            } else {
                intersect(CoverageRasterizer.mask(of: edges, rule: rule, in: area, antialias: antialias))
            }
        }
    }

    /// Keeps only what a mask lets through too.
    package mutating func intersect(_ other: Mask) {
        rect = rect.intersection(other.bounds)
        guard !rect.isEmpty else {
            mask = nil
            return
        }
        mask = mask.map { $0.multiplied(by: other) } ?? other
    }
}
