import AgateGeometry
import AgatePixels
import Foundation

/// An image of numbers somewhere on the plane.
///
/// Its colours may lie beyond what bytes hold: they are mixed with what is below as numbers, and rounded once. A pixel's
/// colour follows from its column and row in double precision. Without kernels of its own: such images are rare.
final class Float32ImageSource: PaintSource {
    private let levels: [Float32Image.Level]
    /// From device pixels to pixels of the first level.
    private let map: Projection
    private let filter: ImagePaint.Filter
    private let edge: ImagePaint.Edge
    /// The pixels of the first level in a device pixel, before perspective.
    private let area: Double
    private let bias: Float

    /// Nil for images of bytes, and where memory is short for the numbers.
    init?(_ paint: ImagePaint, _ map: Projection) {
        guard let float32 = paint.image.float32 else { return nil }
        var map = map.affine.map { Projection($0) } ?? map
        if case .trilinear = paint.filter {
            levels = float32.levels(halvings: paint.maxHalvings)
        } else {
            let halvings = paint.halvings
            levels = Array(float32.levels(halvings: halvings).suffix(1))
            let factor = 1 / Double(1 << halvings)
            map = map.concatenating(Projection(CGAffineTransform(scaleX: factor, y: factor)))
        }
        guard !levels.isEmpty else { return nil }
        self.map = map
        filter = paint.filter
        edge = paint.edge
        area = abs(map.determinant)
        bias = paint.detailBias.isFinite ? paint.detailBias : 0
    }

    /// Writes colours as numbers, premultiplied.
    func write(x: Int, y: Int, count: Int, into result: UnsafeMutablePointer<SIMD4<Float>>) {
        for index in 0..<count { result[index] = color(x: x + index, y: y) }
    }

    override func write(
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>,
        _ scratch: PaintScratch
    ) {
        for index in 0..<count { result[index] = Float32Pixel.packed(color(x: x + index, y: y)) }
    }

    private func color(x: Int, y: Int) -> SIMD4<Float> {
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        let w = map.isAffine ? 1 : map.m13 * column + map.m23 * row + map.m33
        guard w > 0 else { return .zero }
        let u = (map.m11 * column + map.m21 * row + map.m31) / w
        let v = (map.m12 * column + map.m22 * row + map.m32) / w
        guard (u + v) * 0 == 0 else { return .zero }
        switch filter {
        case .nearest: return pixel(levels[0], Self.whole(u.rounded(.down)), Self.whole(v.rounded(.down)))
        case .linear, .high, .steep: return mean(levels[0], u, v)
        case .trilinear:
            let place = Self.place(of: area / (w * w * w), bias: bias, levels: levels.count)
            let lower = min(Int(place), levels.count - 1)
            let part = place - Float(lower)
            let first = mean(levels[lower], Self.scaled(u, lower), Self.scaled(v, lower))
            guard part > 0, lower + 1 < levels.count else { return first }
            let second = mean(levels[lower + 1], Self.scaled(u, lower + 1), Self.scaled(v, lower + 1))
            return first * (1 - part) + second * part
        }
    }

    private static func scaled(_ place: Double, _ level: Int) -> Double { place / Double(1 << level) }

    /// The level for so many image pixels in a device pixel, between whole levels too.
    private static func place(of area: Double, bias: Float, levels: Int) -> Float {
        let share = Float(min(max(area, 1e-18), 1e18))
        // The polynomial of log2_256.
        let m = share.significand - 1
        var p: Float = -0.0258411228
        for factor: Float in [0.1217970128, -0.2757396235, 0.4556349137, -0.7169898934, 1.4411397132] {
            p = p * m + factor
        }
        return min(max((p * m + Float(share.exponent)) / 2 + bias, 0), Float(levels - 1))
    }

    /// The mean of the four pixels around a place.
    private func mean(_ level: Float32Image.Level, _ u: Double, _ v: Double) -> SIMD4<Float> {
        let (left, top) = ((u - 0.5).rounded(.down), (v - 0.5).rounded(.down))
        let (x, y) = (Self.whole(left), Self.whole(top))
        let (right, lower) = (Float(u - 0.5 - left), Float(v - 0.5 - top))
        let above = pixel(level, x, y) * (1 - right) + pixel(level, x + 1, y) * right
        let below = pixel(level, x, y + 1) * (1 - right) + pixel(level, x + 1, y + 1) * right
        return above * (1 - lower) + below * lower
    }

    private static func whole(_ number: Double) -> Int { Int(min(max(number, -1e12), 1e12)) }

    private func pixel(_ level: Float32Image.Level, _ x: Int, _ y: Int) -> SIMD4<Float> {
        var (column, row) = (x, y)
        switch edge {
        case .clamp:
            column = min(max(column, 0), level.width - 1)
            row = min(max(row, 0), level.height - 1)
        case .transparent:
            guard column >= 0, row >= 0, column < level.width, row < level.height else { return .zero }
        case .repeats:
            column %= level.width
            row %= level.height
            if column < 0 { column += level.width }
            if row < 0 { row += level.height }
        }
        return level.pixels[row * level.width + column]
    }
}
