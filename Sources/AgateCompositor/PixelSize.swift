package import Foundation

/// The size of a frame in pixels: at least one each way, at most ``limit``.
package struct PixelSize: Sendable, Hashable {
    package let width: Int
    package let height: Int

    /// The longest side.
    package static let limit = 16_384

    package init(width: Int, height: Int) {
        self.width = min(max(width, 1), Self.limit)
        self.height = min(max(height, 1), Self.limit)
    }

    /// The pixels that a size in points covers at a scale, rounded to whole pixels.
    package init(_ size: CGSize, scale: CGFloat) {
        func pixels(_ side: CGFloat) -> Int {
            let exact = (side * scale).rounded()
            return exact.isFinite ? Int(min(max(exact, 1), CGFloat(Self.limit))) : 1
        }
        self.init(width: pixels(size.width), height: pixels(size.height))
    }
}
