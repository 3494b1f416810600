package import AgateGeometry
import Foundation

/// Pixels to draw into: premultiplied RGBA, 8 bits a component, rows from the top without padding.
///
/// Starts transparent unless made by ``init(unclearedWidth:height:)``. `@unchecked Sendable`: threads may draw into one surface when each keeps to
/// its own rows; nothing here locks.
package final class Surface: @unchecked Sendable {
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// The first pixel of the top row; a row has `width` pixels.
    package let pixels: UnsafeMutablePointer<UInt32>

    /// Makes a transparent surface.
    ///
    /// - Returns: nil for a negative side, for a picture beyond ``PixelLimits`` and when memory is short.
    package convenience init?(width: Int, height: Int) {
        self.init(width: width, height: height, isCleared: true)
    }

    /// Makes a surface with undefined pixels, for callers that write all of them.
    ///
    /// - Returns: nil as ``init(width:height:)`` does.
    package convenience init?(unclearedWidth width: Int, height: Int) {
        self.init(width: width, height: height, isCleared: false)
    }

    private init?(width: Int, height: Int, isCleared: Bool) {
        guard PixelLimits.allows(width: width, height: height),
            let memory = PixelMemory.allocate(count: width * height, isCleared: isCleared)
        else { return nil }
        self.width = width
        self.height = height
        pixels = memory
    }

    /// Makes a surface with the pixels of an image, or nil when memory is short.
    package convenience init?(copying image: ImageBuffer) {
        self.init(width: image.width, height: image.height)
        image.withPixels { pixels.update(from: $0, count: width * height) }
    }

    deinit { PixelMemory.deallocate(pixels, count: width * height) }

    /// The number of pixels.
    package var count: Int { width * height }

    /// Fills the whole surface with a colour, whatever was there.
    package func clear(_ color: PremultipliedColor = .clear) {
        pixels.update(repeating: color.packed, count: count)
    }

    /// Makes the pixels of a rectangle, which lies in the surface, transparent.
    package func clear(_ rectangle: DeviceRect) {
        for row in rectangle.minY..<rectangle.maxY {
            (pixels + row * width + rectangle.minX).update(repeating: 0, count: rectangle.width)
        }
    }

    /// The pixel of a column and a row, 0xAABBGGRR.
    package subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "need a pixel of the surface")
            return pixels[y * width + x]
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "need a pixel of the surface")
            pixels[y * width + x] = newValue
        }
    }

    /// Gives a copy of the pixels that never changes.
    package func makeImage() -> ImageBuffer { ImageBuffer(copying: self) }
}
