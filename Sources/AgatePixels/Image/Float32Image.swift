import Foundation
import Synchronization

/// The pixels of an image as numbers, for images that were made of floating-point numbers: premultiplied sRGB without bounds.
///
/// A colour may lie beyond its alpha or below 0: what a wide space or an extended range can say. Made at the first
/// use, since most images are only read in 8 bits.
package final class Float32Image: Sendable {
    /// The picture at one size, rows from the top without padding.
    ///
    /// `@unchecked Sendable`: the memory is written in the initialiser only.
    package final class Level: @unchecked Sendable {
        /// The number of columns.
        package let width: Int
        /// The number of rows.
        package let height: Int
        /// The first pixel of the top row; a row has `width` pixels.
        package let pixels: UnsafePointer<SIMD4<Float>>

        /// Makes a picture that `fill` writes once.
        ///
        /// - Returns: nil where a ``Float32Surface`` of the size cannot be made.
        init?(width: Int, height: Int, fill: (UnsafeMutablePointer<SIMD4<Float>>) -> Void) {
            guard PixelLimits.allows(width: width, height: height), width > 0, height > 0,
                width * height <= PixelLimits.maximumCount / 4,
                let memory = calloc(width * height, MemoryLayout<SIMD4<Float>>.stride)
            else { return nil }
            let start = memory.bindMemory(to: SIMD4<Float>.self, capacity: width * height)
            fill(start)
            self.width = width
            self.height = height
            pixels = UnsafePointer(start)
        }

        deinit { free(UnsafeMutablePointer(mutating: pixels)) }

        /// Half the size, each pixel the mean of four; an odd last column or row counts twice.
        fileprivate func halved() -> Level? {
            let size = (width: (width + 1) / 2, height: (height + 1) / 2)
            return Level(width: size.width, height: size.height) { target in
                for y in 0..<size.height {
                    let upper = pixels + 2 * y * width
                    let lower = pixels + min(2 * y + 1, height - 1) * width
                    for x in 0..<size.width {
                        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
                        let sum = (upper[left] + upper[right]) + (lower[left] + lower[right])
                        target[y * size.width + x] = sum * 0.25
                    }
                }
            }
        }
    }

    private let make: @Sendable () -> Level?
    /// Each half as large as the one before; empty before the first use.
    private let levels = Mutex<[Level]>([])

    /// - Parameter make: Gives the picture in its own size; called again where memory was too short.
    init(_ make: @escaping @Sendable () -> Level?) { self.make = make }

    /// The picture in its own size and halved the requested number of times, the largest first; fewer where a side is 1 already.
    ///
    /// - Returns: An empty list where memory is too short.
    package func levels(halvings: Int) -> [Level] {
        levels.withLock { levels in
            if levels.isEmpty, let first = make() { levels.append(first) }
            while let last = levels.last, levels.count <= halvings, last.width > 1, last.height > 1,
                let next = last.halved()
            {
                levels.append(next)
            }
            return Array(levels.prefix(max(halvings, 0) + 1))
        }
    }
}
