/// The sizes of pictures that are accepted, so that a broken size fails and does not eat the memory.
package enum PixelLimits {
    /// The longest side, in pixels.
    package static let maximumSide = 1 << 16
    /// The maximum number of pixels of one picture: 1 GiB of memory.
    package static let maximumCount = 1 << 28

    /// Whether a picture of this size may exist; a side may be 0.
    package static func allows(width: Int, height: Int) -> Bool {
        width >= 0 && height >= 0 && width <= maximumSide && height <= maximumSide
            && width * height <= maximumCount
    }
}
