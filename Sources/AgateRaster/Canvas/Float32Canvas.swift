package import AgateGeometry
package import AgatePixels
import Foundation

/// A view on a surface of more than 8 bits a component.
///
/// Coverage and masks have 8 bits, as on a ``Canvas``, and images keep the 8 bits that most of them have; colours,
/// gradients, opacity and blending are computed in single precision and rounded nowhere. What a pixel becomes
/// does not depend on how a drawing is divided.
package struct Float32Canvas: DrawingTarget {
    private let surface: Float32Surface

    /// Draws on a surface.
    package init(_ surface: Float32Surface) { self.surface = surface }

    /// The device pixels of the surface.
    package var bounds: DeviceRect { DeviceRect(x: 0, y: 0, width: surface.width, height: surface.height) }

    private func area(_ clip: Clip?) -> DeviceRect {
        guard let clip else { return bounds }
        let area = bounds.intersection(clip.rect)
        return clip.mask.map { area.intersection($0.bounds) } ?? area
    }

    /// Fills a path.
    package func fill(
        _ path: Path,
        transform: CGAffineTransform = .identity,
        rule: CGPathFillRule = .winding,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil,
        antialias: Bool = true
    ) {
        let area = area(clip)
        guard !area.isEmpty else { return }
        let mask = CoverageRasterizer.mask(
            of: path,
            transform: transform,
            rule: rule,
            in: area,
            antialias: antialias
        )
        let product = clip?.mask.map { mask.multiplied(by: $0) } ?? mask
        fill(product.bounds, paint, opacity, blend, product)
    }

    /// Fills whole pixels.
    package func fill(
        _ rect: DeviceRect,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        fill(area(clip).intersection(rect), paint, opacity, blend, clip?.mask)
    }

    /// Draws an image, pixel on pixel.
    package func draw(
        _ image: ImageBuffer,
        at place: (x: Int, y: Int),
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        let back = CGAffineTransform(translationX: -Double(place.x), y: -Double(place.y))
        let paint = ImagePaint(image: image, deviceToImage: Projection(back), filter: .nearest)
        let rect = DeviceRect(x: place.x, y: place.y, width: image.width, height: image.height)
        fill(rect, paint: .image(paint), opacity: opacity, blend: blend, clip: clip)
    }

    /// Draws another surface, pixel on pixel.
    package func draw(
        _ image: Surface,
        at place: (x: Int, y: Int),
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        draw(image.makeImage(), at: place, opacity: opacity, blend: blend, clip: clip)
    }

    /// Fills pixels within the surface as much as a mask, whose bounds may be larger, covers them.
    private func fill(
        _ area: DeviceRect,
        _ paint: Paint,
        _ opacity: Float,
        _ blend: CGBlendMode,
        _ mask: Mask?
    ) {
        guard !area.isEmpty else { return }
        let source = Float32Paint(paint, opacity: opacity)
        let isUnbounded = source.isUnbounded
        let length = PaintScratch.length
        PaintScratch.with { scratch in
            withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: length) { memory in
                guard let colors = memory.baseAddress else { return }
                for y in area.minY..<area.maxY {
                    let row = surface.pixels + y * surface.width
                    for x in stride(from: area.minX, to: area.maxX, by: length) {
                        let count = min(length, area.maxX - x)
                        source.write(x: x, y: y, count: count, into: colors, scratch)
                        for index in 0..<count {
                            let below = row[x + index]
                            let isMixed = isUnbounded && blend != .normal
                            let color = isMixed ? Float32Pixel.fit(colors[index]) : colors[index]
                            var result = Self.blended(blend, color, over: below)
                            let cover = mask.map { $0.coverage(x: x + index, y: y) } ?? 255
                            let part = Float(cover) / 255
                            if cover != 255 { result = result * part + below * (1 - part) }
                            row[x + index] = isUnbounded ? Float32Pixel.fit(result) : result
                        }
                    }
                }
            }
        }
    }

    private static func blended(_ mode: CGBlendMode, _ source: SIMD4<Float>, over below: SIMD4<Float>)
        -> SIMD4<Float>
    {
        if mode == .normal { return source + below * (1 - source.w) }
        return SIMD4<Float>(
            ReferenceBlend.blended(mode, SIMD4<Double>(source), over: SIMD4<Double>(below))
        )
    }
}
