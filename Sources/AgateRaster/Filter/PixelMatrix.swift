import AgateGeometry
package import AgatePixels
import Foundation

/// A linear change of colours: unpremultiplied red, green, blue and alpha become sums of the four and a constant.
///
/// What comes out is kept within 0 and 1. Everything is computed in one order with rounding after each step, so that all
/// machines give the same bytes.
package struct PixelMatrix: Sendable, Equatable {
    // The contributions of red, green, blue, alpha and 1 to the four components.
    private var red: SIMD4<Float>
    private var green: SIMD4<Float>
    private var blue: SIMD4<Float>
    private var alpha: SIMD4<Float>
    private var constant: SIMD4<Float>

    /// Takes the five factors of red, then those of green, blue and alpha; fewer count as 0.
    package init(rows: [Double]) {
        func factor(_ row: Int, _ column: Int) -> Float {
            let index = row * 5 + column
            guard index < rows.count, rows[index].isFinite else { return 0 }
            return Float(min(max(rows[index], -1e6), 1e6))
        }
        func column(_ column: Int) -> SIMD4<Float> {
            SIMD4(factor(0, column), factor(1, column), factor(2, column), factor(3, column))
        }
        (red, green, blue, alpha, constant) = (column(0), column(1), column(2), column(3), column(4))
    }

    /// Changes nothing.
    package static let identity = PixelMatrix(rows: (0..<20).map { $0 % 6 == 0 ? 1 : 0 })

    /// Whether alpha stays as it is.
    private var keepsAlpha: Bool {
        red.w == 0 && green.w == 0 && blue.w == 0 && alpha.w == 1 && constant.w == 0
    }

    /// Whether something becomes of a clear pixel.
    package var paintsClear: Bool { constant.w > 0 }

    private func value(_ color: SIMD4<Float>, unit: Float) -> SIMD4<Float> {
        let first = red * color.x + green * color.y
        let second = blue * color.z + alpha * color.w
        return first + second + constant * unit
    }

    // MARK: Pixels

    /// Changes the colours of premultiplied pixels, by one matrix after the other, rounding once at the end.
    ///
    /// - Parameter rows: The rows of the surface that are changed.
    package static func apply(_ matrices: [PixelMatrix], to surface: Surface, rows: Range<Int>) {
        let rows = rows.clamped(to: 0..<surface.height)
        guard !matrices.isEmpty, !rows.isEmpty, surface.width > 0 else { return }
        let pixels = UnsafeMutableBufferPointer(
            start: surface.pixels + rows.lowerBound * surface.width,
            count: rows.count * surface.width
        )
        let paintsClear = matrices.contains { $0.paintsClear }
        if matrices.allSatisfy(\.keepsAlpha) {
            change(pixels, skipsClear: true) { premultiplied(matrices, $0) }
        } else {
            change(pixels, skipsClear: !paintsClear) { unpremultiplied(matrices, $0) }
        }
    }

    /// Replaces each pixel; a run of equal ones is computed once.
    @inline(__always)
    private static func change(
        _ pixels: UnsafeMutableBufferPointer<UInt32>,
        skipsClear: Bool,
        _ body: (SIMD4<Float>) -> SIMD4<Float>
    ) {
        var last: UInt32 = 0
        var result: UInt32 = skipsClear ? 0 : packed(body(.zero))
        for index in pixels.indices {
            let pixel = pixels[index]
            if pixel != last {
                last = pixel
                result = pixel == 0 && skipsClear ? 0 : packed(body(unpacked(pixel)))
            }
            pixels[index] = result
        }
    }

    private static func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(
            Float(pixel & 255),
            Float(pixel >> 8 & 255),
            Float(pixel >> 16 & 255),
            Float(pixel >> 24)
        )
    }

    private static func packed(_ color: SIMD4<Float>) -> UInt32 {
        let rounded = color + 0.5
        let low = UInt32(rounded.x) | UInt32(rounded.y) << 8
        return low | UInt32(rounded.z) << 16 | UInt32(rounded.w) << 24
    }

    /// Where alpha stays, premultiplied colours can be changed as they are: what is 1 is then alpha.
    private static func premultiplied(_ matrices: [PixelMatrix], _ color: SIMD4<Float>) -> SIMD4<Float> {
        var color = color
        let highest = SIMD4<Float>(repeating: color.w)
        for matrix in matrices {
            color = matrix.value(color, unit: color.w).clamped(lowerBound: .zero, upperBound: highest)
        }
        return color
    }

    private static func unpremultiplied(_ matrices: [PixelMatrix], _ color: SIMD4<Float>) -> SIMD4<Float> {
        var plain = SIMD4<Float>.zero
        if color.w > 0 {
            plain = (color / color.w)
            plain.w = color.w / 255
        }
        for matrix in matrices {
            plain = matrix.value(plain, unit: 1)
                .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        }
        // Alpha is rounded first, so that no component comes out above it.
        let alpha = (plain.w * 255).rounded(.toNearestOrAwayFromZero)
        var result = plain * alpha
        result.w = alpha
        return result
    }
}
