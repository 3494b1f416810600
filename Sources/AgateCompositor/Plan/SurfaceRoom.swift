import AgateGeometry

/// How many pixels the pictures that are open at one place of a plan have together.
///
/// Shadows inside of shadows ask for ever more pixels around them, and groups inside of groups for ever more pictures. What
/// does not fit is drawn without a picture of its own. It is reckoned for the whole frame, not for the part that is drawn,
/// so that the picture does not depend on the part.
struct SurfaceRoom {
    /// So many bytes at least, and so many frames.
    private static let least = 256 << 20
    private static let frames = 32

    /// The pixels of the frame that anybody may ask for at this place.
    private(set) var demand: DeviceRect
    private var outer: [DeviceRect] = []
    private var left: Int

    /// - Parameter frame: The pixels of the frame.
    init(_ frame: DeviceRect) {
        demand = frame
        left = Self.bytes(for: frame.width * frame.height) / 4
    }

    /// The bytes that open pictures may have in a frame of so many pixels.
    static func bytes(for pixels: Int) -> Int { max(least, frames * 4 * pixels) }

    /// Whether so many pictures of a region may be opened.
    func allows(_ region: DeviceRect, pictures: Int = 1) -> Bool {
        let area = region.width.multipliedReportingOverflow(by: region.height)
        guard !area.overflow, area.partialValue <= left else { return false }
        return area.partialValue * pictures <= left
    }

    /// Opens a picture of a region.
    mutating func open(_ region: DeviceRect) {
        outer.append(demand)
        demand = region
        left -= region.width &* region.height
    }

    /// Closes the picture that was opened last.
    mutating func close() {
        guard let before = outer.popLast() else { return }
        left += demand.width &* demand.height
        demand = before
    }
}

extension Compositor {
    /// How many bytes a frame and the surfaces of its groups and masks take at most, whatever the layers are.
    ///
    /// Groups that do not fit are drawn without a surface of their own. Pictures of filtered layers, which are made
    /// beforehand and kept until they are drawn, come on top, one for each such layer, and so do the masks of shadows,
    /// one byte a pixel, of which 256 MiB are kept, or as much for each thread
    /// where many sublayers of one layer cast them.
    ///
    /// - Parameters:
    ///   - size: The size of the frame.
    ///   - threads: How many threads draw.
    package static func surfaceBound(of size: PixelSize, threads: Int) -> Int {
        let pixels = size.width * size.height
        return pixels * 4 + max(threads, 1) * SurfaceRoom.bytes(for: pixels)
    }
}
