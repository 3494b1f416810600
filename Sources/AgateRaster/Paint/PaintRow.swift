import AgateGeometry
import AgatePixels
import CAgateKernels
import Foundation

/// A paint made ready to give rows of pixels.
///
/// A pixel's colour depends on nothing but the paint and the pixel.
struct PaintRow {
    /// How many pixels are made at a time, at most.
    static let length = 256

    private enum Kind {
        case nothing
        case solid(UInt32)
        case copy(ImageBuffer, x: Int, y: Int)
        case image(ImageBuffer, Projection, ImagePaint.Filter, clamps: Bool)
        case position(GradientRamp, Projection, starts: Bool, ends: Bool)
        case radius(GradientRamp, Projection, starts: Bool, ends: Bool)
        case circles(RadialGradient, Projection)
        case angle(GradientRamp, Projection)
    }

    private let kind: Kind
    /// What multiplies the row, 0...255.
    ///
    /// A solid colour contains it already.
    let opacity: UInt32
    /// Whether all pixels are opaque, opacity counted.
    let isOpaque: Bool

    /// Prepares a paint.
    init(_ paint: Paint, opacity: Float) {
        var opacity = opacity > 0 ? min(opacity, 1) : 0
        var isOpaque = false
        switch paint {
        case .solid(let color):
            let pixel = color.applying(opacity: opacity).packed
            kind = .solid(pixel)
            isOpaque = pixel >> 24 == 255
            opacity = 1
        case .linear(let gradient):
            kind =
                gradient.deviceToRamp.map {
                    .position(gradient.ramp, $0, starts: gradient.extendsStart, ends: gradient.extendsEnd)
                } ?? .nothing
            isOpaque =
                gradient.ramp.isOpaque && gradient.extendsStart && gradient.extendsEnd
                && gradient.deviceToRamp?.isAffine == true
        case .radial(let gradient):
            if let map = gradient.deviceToUnitCircle {
                kind = .radius(gradient.ramp, map, starts: gradient.extendsStart, ends: gradient.extendsEnd)
                isOpaque = gradient.ramp.isOpaque && gradient.extendsEnd && map.isAffine
            } else {
                kind = gradient.deviceToGradient.map { .circles(gradient, $0) } ?? .nothing
            }
        case .conic(let gradient):
            kind = gradient.deviceToTurn.map { .angle(gradient.ramp, $0) } ?? .nothing
            isOpaque = gradient.ramp.isOpaque && gradient.deviceToTurn?.isAffine == true
        case .image(let paint):
            opacity *= paint.opacity > 0 ? min(paint.opacity, 1) : 0
            isOpaque = paint.image.isOpaque && paint.edge == .clamp && paint.deviceToImage?.isAffine == true
            if paint.image.width == 0 || paint.image.height == 0 {
                kind = .nothing
                isOpaque = false
            } else if let offset = paint.offset {
                kind = .copy(paint.image, x: offset.x, y: offset.y)
                isOpaque = paint.image.isOpaque && paint.edge == .clamp
            } else if let (image, map) = paint.reduced() {
                kind = .image(image, map, paint.filter, clamps: paint.edge == .clamp)
            } else {
                kind = .nothing
            }
        }
        clampsCopy = if case .image(let paint) = paint { paint.edge == .clamp } else { false }
        self.opacity = UInt32(opacity * 255 + 0.5)
        self.isOpaque = isOpaque && self.opacity == 255
    }

    private let clampsCopy: Bool

    /// The colour, when there is only one.
    var solidColor: UInt32? {
        switch kind {
        case .nothing: 0
        case .solid(let color): color
        default: nil
        }
    }

    /// Whether nothing is painted at all.
    var isInvisible: Bool { opacity == 0 || solidColor == 0 }

    /// Lends the colours of pixels in a row, without opacity.
    ///
    /// - Parameters:
    ///   - count: At most ``length``.
    ///   - buffer: Room for as many.
    func withPixels(
        x: Int,
        y: Int,
        count: Int,
        buffer: UnsafeMutablePointer<UInt32>,
        _ body: (UnsafePointer<UInt32>) -> Void
    ) {
        if case .copy(let image, let dx, let dy) = kind {
            let (first, row) = (x + dx, y + dy)
            if row >= 0, row < image.height, first >= 0, first + count <= image.width {
                image.withPixels { body($0 + row * image.width + first) }
                return
            }
        }
        write(x: x, y: y, count: count, into: buffer)
        body(UnsafePointer(buffer))
    }

    /// Writes the colours of pixels in a row, without opacity.
    func write(x: Int, y: Int, count: Int, into result: UnsafeMutablePointer<UInt32>) {
        switch kind {
        case .nothing: result.update(repeating: 0, count: count)
        case .solid(let color): result.update(repeating: color, count: count)
        case .copy(let image, let dx, let dy):
            copy(image, x: x + dx, y: y + dy, count: count, into: result)
        case .image(let image, let map, let filter, let clamps):
            withPoints(map, x: x, y: y, count: count) { u, v in
                image.withPixels { pixels in
                    var source = agate_image(
                        pixels: pixels,
                        width: Int32(image.width),
                        height: Int32(image.height),
                        clamps: clamps
                    )
                    if filter == .nearest {
                        agate_sample_nearest(result, u, v, count, &source)
                    } else {
                        agate_sample_bilinear(result, u, v, count, &source)
                    }
                }
            }
        case .position(let ramp, let map, let starts, let ends):
            withPoints(map, x: x, y: y, count: count) { u, _ in
                lookUp(ramp, starts: starts, ends: ends, u, count: count, into: result)
            }
        case .radius(let ramp, let map, let starts, let ends):
            withPoints(map, x: x, y: y, count: count) { u, v in
                agate_radius_row(u, v, count)
                lookUp(ramp, starts: starts, ends: ends, u, count: count, into: result)
            }
        case .circles(let gradient, let map):
            withPoints(map, x: x, y: y, count: count) { u, v in
                for index in 0..<count { u[index] = gradient.position(x: u[index], y: v[index]) }
                lookUp(gradient.ramp, starts: true, ends: true, u, count: count, into: result)
            }
        case .angle(let ramp, let map):
            withPoints(map, x: x, y: y, count: count) { u, v in
                agate_angle_row(u, v, count)
                lookUp(ramp, starts: true, ends: true, u, count: count, into: result)
            }
        }
    }

    private func lookUp(
        _ ramp: GradientRamp,
        starts: Bool,
        ends: Bool,
        _ position: UnsafePointer<Float>,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>
    ) {
        ramp.colors.withUnsafeBufferPointer { colors in
            var table = agate_ramp(
                colors: colors.baseAddress,
                size: Int32(ramp.size),
                extends_start: starts,
                extends_end: ends
            )
            agate_ramp_row(result, position, count, &table)
        }
    }

    /// Rows and columns outside an image that is not scaled: the nearest pixel or nothing.
    private func copy(
        _ image: ImageBuffer,
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>
    ) {
        let row = min(max(y, 0), image.height - 1)
        image.withPixels { pixels in
            for index in 0..<count {
                let column = min(max(x + index, 0), image.width - 1)
                let isInside = row == y && column == x + index
                result[index] = isInside || clampsCopy ? pixels[row * image.width + column] : 0
            }
        }
    }

    /// Lends the points of pixels in paint space.
    private func withPoints(
        _ map: Projection,
        x: Int,
        y: Int,
        count: Int,
        _ body: (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>) -> Void
    ) {
        let scale = map.isAffine ? 1 / map.m33 : 1
        let row = Double(y) + 0.5
        // The centre of column x is at x + 0.5, which goes into the offsets.
        var line = agate_row_map(
            u_slope: Float(map.m11 * scale),
            u_offset: Float((0.5 * map.m11 + row * map.m21 + map.m31) * scale),
            v_slope: Float(map.m12 * scale),
            v_offset: Float((0.5 * map.m12 + row * map.m22 + map.m32) * scale),
            w_slope: Float(map.m13),
            w_offset: Float(0.5 * map.m13 + row * map.m23 + map.m33),
            perspective: !map.isAffine
        )
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * Self.length) { memory in
            guard let u = memory.baseAddress, count <= Self.length else { return }
            let v = u + Self.length
            agate_map_row(u, v, count, Int32(clamping: x), &line)
            body(u, v)
        }
    }
}
