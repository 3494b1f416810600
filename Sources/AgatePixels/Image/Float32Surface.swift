import Foundation

/// Pixels of more than 8 bits to draw into: premultiplied red, green, blue and alpha as numbers of 0...1, rows
/// from the top without padding.
///
/// Starts transparent. `@unchecked Sendable`: threads may draw into one surface when each keeps to its own
/// rows; nothing here locks.
package final class Float32Surface: @unchecked Sendable {
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// The first pixel of the top row; a row has `width` pixels.
    package let pixels: UnsafeMutablePointer<SIMD4<Float>>

    /// Makes a transparent surface.
    ///
    /// - Returns: nil for a negative side, for a picture beyond a quarter of ``PixelLimits`` and when memory is
    ///   short.
    package init?(width: Int, height: Int) {
        guard PixelLimits.allows(width: width, height: height),
            width * height <= PixelLimits.maximumCount / 4,
            let memory = calloc(max(width * height, 1), MemoryLayout<SIMD4<Float>>.stride)
        else { return nil }
        self.width = width
        self.height = height
        pixels = memory.bindMemory(to: SIMD4<Float>.self, capacity: max(width * height, 1))
    }

    deinit { free(pixels) }

    /// The pixel of a column and a row.
    package subscript(x: Int, y: Int) -> SIMD4<Float> {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "need a pixel of the surface")
            return pixels[y * width + x]
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "need a pixel of the surface")
            pixels[y * width + x] = newValue
        }
    }
}

/// Premultiplied pixels as four bytes and as four numbers of 0...1.
package enum Float32Pixel {
    /// The numbers of a pixel, 0xAABBGGRR.
    package static func numbers(_ pixel: UInt32) -> SIMD4<Float> {
        let bytes = SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        return SIMD4<Float>(bytes) / 255
    }

    /// The nearest pixel, 0xAABBGGRR, with no component above alpha.
    package static func packed(_ numbers: SIMD4<Float>) -> UInt32 {
        let fit = fit(numbers)
        let red = UInt32(fit.x * 255 + 0.5), green = UInt32(fit.y * 255 + 0.5)
        let blue = UInt32(fit.z * 255 + 0.5), alpha = UInt32(fit.w * 255 + 0.5)
        return red | green << 8 | blue << 16 | alpha << 24
    }

    /// The pixel with alpha in 0...1 and components in 0...alpha; what is not a number becomes 0.
    package static func fit(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
        let alpha = numbers.w > 0 ? min(numbers.w, 1) : 0
        func part(_ value: Float) -> Float { value > 0 ? min(value, alpha) : 0 }
        return SIMD4(part(numbers.x), part(numbers.y), part(numbers.z), alpha)
    }
}
