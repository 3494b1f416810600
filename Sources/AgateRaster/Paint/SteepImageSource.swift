import AgateGeometry
import AgatePixels
import Foundation

/// An image as `render(in:)` enlarges it: between two pixels the colours change twice as fast in the middle third as beside it.
///
/// Per direction a pixel at a distance of d image pixels has the weight ½(1 − |d|) + ½·clamp(½ + 3(½ − |d|), 0, 1): half of a
/// linear mean and half of a short ramp. The weights of the two pixels around a place add up to 1.
///
/// Source: claims 13.9. Without kernels of its own: only `render(in:)` asks for it.
final class SteepImageSource: PaintSource {
    private let image: ImageBuffer
    /// From device pixels to pixels of the image.
    private let map: Projection
    private let edge: ImagePaint.Edge

    init(_ image: ImageBuffer, _ map: Projection, _ edge: ImagePaint.Edge) {
        self.image = image
        self.map = map.affine.map { Projection($0) } ?? map
        self.edge = edge
    }

    /// How much of the second of two pixels there is at a fraction of the way between their middles.
    static func weight(_ fraction: Float) -> Float {
        0.5 * fraction + 0.5 * min(max(0.5 + 3 * (fraction - 0.5), 0), 1)
    }

    override func write(
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>,
        _ scratch: PaintScratch
    ) {
        image.withPixels { pixels in
            for index in 0..<count { result[index] = color(x: x + index, y: y, pixels) }
        }
    }

    private func color(x: Int, y: Int, _ pixels: UnsafePointer<UInt32>) -> UInt32 {
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        let w = map.isAffine ? 1 : map.m13 * column + map.m23 * row + map.m33
        guard w > 0 else { return 0 }
        let u = (map.m11 * column + map.m21 * row + map.m31) / w - 0.5
        let v = (map.m12 * column + map.m22 * row + map.m32) / w - 0.5
        guard abs(u) < 1e12, abs(v) < 1e12 else { return 0 }
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (right, lower) = (Self.weight(Float(u - left)), Self.weight(Float(v - top)))
        let (first, second) = (Int(left), Int(top))
        let above =
            pixel(first, second, pixels) * (1 - right) + pixel(first + 1, second, pixels) * right
        let below =
            pixel(first, second + 1, pixels) * (1 - right) + pixel(first + 1, second + 1, pixels) * right
        let mean = above * (1 - lower) + below * lower + 0.5
        let whole = SIMD4<UInt32>(UInt32(mean.x), UInt32(mean.y), UInt32(mean.z), UInt32(mean.w))
        return whole.x | whole.y << 8 | whole.z << 16 | whole.w << 24
    }

    private func pixel(_ x: Int, _ y: Int, _ pixels: UnsafePointer<UInt32>) -> SIMD4<Float> {
        var (column, row) = (x, y)
        switch edge {
        case .clamp:
            column = min(max(column, 0), image.width - 1)
            row = min(max(row, 0), image.height - 1)
        case .transparent:
            guard column >= 0, row >= 0, column < image.width, row < image.height else { return .zero }
        case .repeats:
            column %= image.width
            row %= image.height
            if column < 0 { column += image.width }
            if row < 0 { row += image.height }
        }
        let pixel = pixels[row * image.width + column]
        return SIMD4(
            Float(pixel & 255),
            Float(pixel >> 8 & 255),
            Float(pixel >> 16 & 255),
            Float(pixel >> 24)
        )
    }
}
