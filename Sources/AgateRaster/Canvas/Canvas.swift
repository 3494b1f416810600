package import AgateGeometry
package import AgatePixels
import CAgateKernels
import Foundation

/// A view on a surface whose top left pixel is a pixel of the device.
///
/// Everything drawn is clipped to the surface. What a pixel becomes does not depend on how a drawing is
/// divided into canvases and clips, nor on threads: several may draw when their pixels are different.
package struct Canvas {
    let surface: Surface
    /// The device pixel of the surface's top left pixel.
    let origin: (x: Int, y: Int)

    /// Draws on a surface.
    package init(_ surface: Surface, origin: (x: Int, y: Int) = (0, 0)) {
        self.surface = surface
        self.origin = origin
    }

    /// The device pixels of the surface.
    package var bounds: DeviceRect {
        DeviceRect(x: origin.x, y: origin.y, width: surface.width, height: surface.height)
    }

    /// The same surface, its top left pixel another one of the device.
    package func moved(x: Int, y: Int) -> Canvas { Canvas(surface, origin: (origin.x + x, origin.y + y)) }

    func area(_ clip: Clip?) -> DeviceRect {
        guard let clip else { return bounds }
        let area = bounds.intersection(clip.rect)
        // A mask covers nothing outside its bounds.
        return clip.mask.map { area.intersection($0.bounds) } ?? area
    }

    // MARK: Shapes

    /// Fills a path.
    ///
    /// - Parameters:
    ///   - transform: From the path's space to device pixels.
    ///   - opacity: Multiplies the paint; clamped to 0...1.
    ///   - antialias: Otherwise a pixel is in or out by its centre.
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
        EdgeBuffer.with(path, transform: transform, within: area, antialias: antialias) {
            fill($0, in: area, rule: rule, paint, opacity, blend, clip, antialias: antialias)
        }
    }

    /// Fills the edges of a shape.
    func fill(
        _ edges: EdgeBuffer,
        in area: DeviceRect,
        rule: CGPathFillRule,
        _ paint: Paint,
        _ opacity: Float,
        _ blend: CGBlendMode,
        _ clip: Clip?,
        antialias: Bool
    ) {
        let rect = edges.pixelRect(antialias: antialias)
        if rect == nil, antialias, blend == .normal, clip?.mask == nil {
            if case .solid(let color) = paint {
                fill(edges, in: area, rule: rule, color: color.applying(opacity: opacity).packed)
                return
            }
            if let ramp = AffineRamp(paint, opacity: Self.bytes(opacity)) {
                fill(edges, in: area, rule: rule, ramp)
                return
            }
        }
        withPainter(paint, opacity, blend, clip) { painter in
            if let rect {
                fill(rect.intersection(area), painter)
            } else if antialias, blend == .normal, clip?.mask == nil,
                fill(edges, in: area, rule: rule, image: painter.paint)
            {
                return
            } else {
                edges.forEachRow(in: area, rule: rule, antialias: antialias) { y, band, runs, cover in
                    painter.paint(x: Int(band.min_x), y: y, runs: runs, cover: cover)
                }
            }
        }
    }

    /// Fills whole pixels.
    package func fill(
        _ rect: DeviceRect,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        let area = area(clip).intersection(rect)
        guard !area.isEmpty else { return }
        withPainter(paint, opacity, blend, clip) { fill(area, $0) }
    }

    func withPainter(
        _ paint: Paint,
        _ opacity: Float,
        _ blend: CGBlendMode,
        _ clip: Clip?,
        _ body: (RowPainter) -> Void
    ) {
        PaintScratch.with { scratch in
            let painter = RowPainter(
                surface: surface,
                origin: origin,
                paint: PreparedPaint(paint, opacity: opacity),
                blend: blend,
                clipMask: clip?.mask,
                scratch: scratch
            )
            if !painter.isIdle { body(painter) }
        }
    }

    private func fill(_ area: DeviceRect, _ painter: RowPainter) {
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY { painter.paint(x: area.minX, y: y, count: area.width) }
    }

    /// The most common case in one call for each band.
    func fill(_ edges: EdgeBuffer, in area: DeviceRect, rule: CGPathFillRule, color: UInt32) {
        guard color != 0 else { return }
        forEachBand(of: edges, in: area) { band, pixels, _ in
            agate_fill_band(&band, rule == .evenOdd, color, pixels, surface.width)
        }
    }

    /// Gives each band of edges with its first pixel.
    private func forEachBand(
        of edges: EdgeBuffer,
        in area: DeviceRect,
        _ body: (inout agate_band, UnsafeMutablePointer<UInt32>, CoverageBandMemory) -> Void
    ) {
        edges.forEachBand(in: area, antialias: true) { band, memory in
            var band = band
            let row = surface.pixels + (Int(band.min_y) - origin.y) * surface.width
            body(&band, row + Int(band.min_x) - origin.x, memory)
        }
    }

    /// The same with a gradient.
    private func fill(_ edges: EdgeBuffer, in area: DeviceRect, rule: CGPathFillRule, _ ramp: AffineRamp) {
        ramp.with { paint in
            guard paint.opacity > 0 else { return }
            forEachBand(of: edges, in: area) { band, pixels, memory in
                agate_fill_band_ramp(
                    &band,
                    rule == .evenOdd,
                    &paint,
                    pixels,
                    surface.width,
                    memory.cover,
                    memory.runs
                )
            }
        }
    }

    /// The same with an image; false if its pixels must be had row by row.
    private func fill(
        _ edges: EdgeBuffer,
        in area: DeviceRect,
        rule: CGPathFillRule,
        image paint: PreparedPaint
    ) -> Bool {
        guard let source = paint.source as? ImageSource else { return false }
        return source.withBandPaint(opacity: paint.opacity) { paint in
            forEachBand(of: edges, in: area) { band, pixels, memory in
                agate_fill_band_image(
                    &band,
                    rule == .evenOdd,
                    &paint,
                    pixels,
                    surface.width,
                    memory.cover,
                    memory.runs
                )
            }
        }
    }

    /// An opacity in 255ths.
    private static func bytes(_ opacity: Float) -> UInt32 {
        UInt32((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5)
    }

    // MARK: Pictures

    /// Draws an image, pixel on pixel.
    ///
    /// - Parameter place: The device pixel of the image's top left pixel.
    package func draw(
        _ image: ImageBuffer,
        at place: (x: Int, y: Int),
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        if image.float32 != nil, !image.isOpaque || opacity < 1 {
            // Colours that bytes cannot hold are mixed with the pixels below.
            let back = CGAffineTransform(translationX: -Double(place.x), y: -Double(place.y))
            let paint = ImagePaint(image: image, deviceToImage: Projection(back), filter: .nearest)
            let rect = DeviceRect(x: place.x, y: place.y, width: image.width, height: image.height)
            fill(rect, paint: .image(paint), opacity: opacity, blend: blend, clip: clip)
            return
        }
        image.withPixels {
            draw(
                $0,
                width: image.width,
                height: image.height,
                isOpaque: image.isOpaque,
                at: place,
                opacity: opacity,
                blend: blend,
                clip: clip
            )
        }
    }

    /// Draws another surface, pixel on pixel.
    ///
    /// - Parameter place: The device pixel of the surface's top left pixel.
    package func draw(
        _ image: Surface,
        at place: (x: Int, y: Int),
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        draw(
            UnsafePointer(image.pixels),
            width: image.width,
            height: image.height,
            isOpaque: false,
            at: place,
            opacity: opacity,
            blend: blend,
            clip: clip
        )
    }

    private func draw(
        _ pixels: UnsafePointer<UInt32>,
        width: Int,
        height: Int,
        isOpaque: Bool,
        at place: (x: Int, y: Int),
        opacity: Float,
        blend: CGBlendMode,
        clip: Clip?
    ) {
        let factor = Self.bytes(opacity)
        let area = area(clip).intersection(DeviceRect(x: place.x, y: place.y, width: width, height: height))
        guard !area.isEmpty, factor > 0 || blend != .normal else { return }
        if blend == .normal, clip?.mask == nil, !isOpaque || factor < 255 {
            agate_blend_block(
                surface.pixels + (area.minY - origin.y) * surface.width + area.minX - origin.x,
                surface.width,
                pixels + (area.minY - place.y) * width + area.minX - place.x,
                width,
                area.width,
                area.height,
                factor
            )
            return
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width * 2) { memory in
            guard let buffer = memory.baseAddress else { return }
            let cover = UnsafeMutableRawPointer(buffer + area.width)
                .bindMemory(to: UInt8.self, capacity: area.width)
            for y in area.minY..<area.maxY {
                let target = surface.pixels + (y - origin.y) * surface.width + area.minX - origin.x
                var source = pixels + (y - place.y) * width + area.minX - place.x
                if factor != 255 {
                    agate_scale_row(buffer, source, area.width, factor)
                    source = UnsafePointer(buffer)
                }
                var bytes: UnsafePointer<UInt8>?
                if let mask = clip?.mask {
                    cover.update(repeating: 255, count: area.width)
                    mask.multiply(cover, x: area.minX, y: y, count: area.width)
                    bytes = UnsafePointer(cover)
                }
                if blend != .normal {
                    BlendRow.blend(blend, target, source, cover: bytes, count: area.width)
                } else if let bytes {
                    agate_blend_row_cover(target, source, bytes, area.width)
                } else if isOpaque, factor == 255 {
                    target.update(from: source, count: area.width)
                } else {
                    agate_blend_row(target, source, area.width)
                }
            }
        }
    }

    /// Multiplies red, green and blue of all pixels by factors of 0 to 1; alpha stays.
    package func multiply(by factors: SIMD3<Double>) {
        let clamped = factors.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
        let steps = SIMD3<UInt32>(
            UInt32(clamped.x * 255 + 0.5),
            UInt32(clamped.y * 255 + 0.5),
            UInt32(clamped.z * 255 + 0.5)
        )
        for index in 0..<surface.width * surface.height {
            let pixel = surface.pixels[index]
            guard pixel != 0 else { continue }
            let red = ((pixel & 255) * steps.x + 127) / 255
            let green = ((pixel >> 8 & 255) * steps.y + 127) / 255
            let blue = ((pixel >> 16 & 255) * steps.z + 127) / 255
            surface.pixels[index] = pixel & 0xFF00_0000 | blue << 16 | green << 8 | red
        }
    }

    /// Multiplies all pixels by a mask; outside the mask nothing is left.
    package func multiply(by mask: Mask) {
        let inside = bounds.intersection(mask.bounds)
        for y in bounds.minY..<bounds.maxY {
            let row = surface.pixels + (y - origin.y) * surface.width
            guard !inside.isEmpty, y >= inside.minY, y < inside.maxY else {
                row.update(repeating: 0, count: surface.width)
                continue
            }
            row.update(repeating: 0, count: inside.minX - origin.x)
            (row + inside.maxX - origin.x).update(repeating: 0, count: bounds.maxX - inside.maxX)
            mask.bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                let cover =
                    start + (y - mask.bounds.minY) * mask.bounds.width + inside.minX - mask.bounds.minX
                agate_multiply_cover(row + inside.minX - origin.x, cover, inside.width)
            }
        }
    }
}
