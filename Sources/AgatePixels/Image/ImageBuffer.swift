import Foundation
import Synchronization

/// Pixels that never change: premultiplied RGBA, 8 bits a component, rows from the top without padding.
///
/// Guarantee: no colour component of a pixel is larger than its alpha.
/// `@unchecked Sendable`: the memory is written in the initialisers only.
package final class ImageBuffer: @unchecked Sendable {
    /// The number of columns.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// Whether all pixels are opaque.
    package let isOpaque: Bool
    /// A number no other buffer of this process has.
    package let identity: UInt64
    /// The pixels as numbers, for an image that was made of floating-point numbers; nil for all others.
    package let float32: Float32Image?

    private let pixels: UnsafePointer<UInt32>
    private let mipLevels = MipLevels()
    private let copies = Mutex<[ImageBuffer]>([])
    private static let lastIdentity = Atomic<UInt64>(0)

    /// Copies pixels, 0xAABBGGRR; a colour component above its alpha is lowered to it.
    ///
    /// Missing pixels are transparent, and sizes that are no sizes give an empty image.
    package convenience init(width: Int, height: Int, pixels: [UInt32]) {
        self.init(width: width, height: height) { target in
            pixels.withUnsafeBufferPointer { source in
                let count = min(target.count, source.count)
                guard let from = source.baseAddress, let to = target.baseAddress, count > 0 else { return }
                to.update(from: from, count: count)
            }
        }
    }

    /// Copies the pixels of a surface.
    package convenience init(copying surface: Surface) {
        self.init(width: surface.width, height: surface.height) { target in
            guard let start = target.baseAddress else { return }
            start.update(from: surface.pixels, count: min(target.count, surface.count))
        }
    }

    /// Makes an image that `fill` writes once.
    ///
    /// - Parameters:
    ///   - deep: The same pixels as numbers, where there is more to them.
    ///   - fill: Gets `width * height` transparent pixels.
    package init(
        width: Int,
        height: Int,
        float32: Float32Image? = nil,
        fill: (UnsafeMutableBufferPointer<UInt32>) -> Void
    ) {
        let isAllowed = PixelLimits.allows(width: width, height: height)
        var width = isAllowed ? width : 0
        var height = isAllowed ? height : 0
        var memory = calloc(max(width * height, 1), MemoryLayout<UInt32>.stride)
        if memory == nil {
            (width, height) = (0, 0)
            memory = calloc(1, MemoryLayout<UInt32>.stride)
        }
        guard let memory else { preconditionFailure("need memory for an empty image") }
        let count = width * height
        let start = memory.bindMemory(to: UInt32.self, capacity: max(count, 1))
        fill(UnsafeMutableBufferPointer(start: start, count: count))
        self.width = width
        self.height = height
        self.pixels = UnsafePointer(start)
        isOpaque = Self.sanitize(start, count: count)
        self.float32 = float32
        identity = Self.nextIdentity()
    }

    /// A number that is returned only once in a process.
    static func nextIdentity() -> UInt64 { lastIdentity.add(1, ordering: .relaxed).newValue }

    deinit { free(UnsafeMutablePointer(mutating: pixels)) }

    /// Lends the first pixel of the top row; a row has `width` pixels.
    package func withPixels<Result>(_ body: (UnsafePointer<UInt32>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(pixels) }
    }

    /// The pixel of a column and a row, 0xAABBGGRR.
    package subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "need a pixel of the image")
        return pixels[y * width + x]
    }

    /// Lowers colour components to their alpha, and tells whether all pixels are opaque.
    private static func sanitize(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) -> Bool {
        var all: UInt32 = 0xFFFF_FFFF
        for index in 0..<count { all &= pixels[index] }
        if all >> 24 == 0xFF { return count > 0 }
        for index in 0..<count {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            if pixel & 0xFF > alpha || pixel >> 8 & 0xFF > alpha || pixel >> 16 & 0xFF > alpha {
                let red = min(pixel & 0xFF, alpha)
                let green = min(pixel >> 8 & 0xFF, alpha)
                let blue = min(pixel >> 16 & 0xFF, alpha)
                pixels[index] = red | green << 8 | blue << 16 | alpha << 24
            }
        }
        return false
    }

    /// The image at half the size `level` times, each pixel the mean of four.
    ///
    /// Level 0 is the image itself. An odd last column or row counts twice. Made at the first use and
    /// kept; safe from any thread.
    ///
    /// - Parameter level: Clamped to the levels there are; the last one has a side of 1.
    package func reduced(level: Int) -> ImageBuffer {
        mipLevels.reduced(self, level: level)
    }

    /// A copy of the image in another size, made at the first use; the two last ones are kept.
    ///
    /// Safe from any thread.
    ///
    /// - Parameter make: Gives the copy. Other threads that call this method meanwhile wait for it.
    package func kept(width: Int, height: Int, make: () -> ImageBuffer) -> ImageBuffer {
        copies.withLock { copies in
            if let copy = copies.first(where: { $0.width == width && $0.height == height }) { return copy }
            if copies.count == 2 { copies.removeFirst() }
            let copy = make()
            copies.append(copy)
            return copy
        }
    }

    /// The image at half the size.
    func halved() -> ImageBuffer {
        let newWidth = (width + 1) / 2
        let newHeight = (height + 1) / 2
        return ImageBuffer(width: newWidth, height: newHeight) { target in
            for y in 0..<newHeight {
                let upper = pixels + 2 * y * width
                let lower = pixels + min(2 * y + 1, height - 1) * width
                for x in 0..<newWidth {
                    let left = 2 * x
                    let right = min(2 * x + 1, width - 1)
                    let (a, b, c, d) = (upper[left], upper[right], lower[left], lower[right])
                    let mask: UInt32 = 0x00FF_00FF
                    let even = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
                    let odd =
                        (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
                    target[y * newWidth + x] = (even >> 2 & mask) | (odd >> 2 & mask) << 8
                }
            }
        }
    }
}
