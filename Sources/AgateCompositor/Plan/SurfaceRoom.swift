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
    /// The pixels that further pictures may have.
    private(set) var left: Int

    /// - Parameter frame: The pixels of the frame.
    init(_ frame: DeviceRect) {
        demand = frame
        left = Self.bytes(for: frame.width * frame.height) / 4
    }

    /// The bytes that open pictures may have in a frame of so many pixels.
    static func bytes(for pixels: Int) -> Int { max(least, frames * 4 * pixels) }

    /// So many pictures there may be where a backdrop is filtered: the one around it, its copy, and what filters take.
    static let picturesOfBackdrop = 8

    /// Whether so many pictures of a region may be opened, and so many bytes be taken.
    func allows(_ region: DeviceRect, pictures: Int = 1, bytes: Int = 0) -> Bool {
        let area = region.width.multipliedReportingOverflow(by: region.height)
        guard !area.overflow, area.partialValue <= left, bytes / 4 <= left else { return false }
        return area.partialValue * pictures <= left
    }

    /// Opens a picture of a region.
    mutating func open(_ region: DeviceRect) {
        outer.append(demand)
        demand = region
        left -= region.width &* region.height
    }

    /// The room that is left for a picture of a region with a list of steps of its own.
    func inside(_ region: DeviceRect) -> SurfaceRoom {
        var room = self
        room.open(region)
        return room
    }

    /// Closes the picture that was opened last.
    mutating func close() {
        guard let before = outer.popLast() else { return }
        left += demand.width &* demand.height
        demand = before
    }
}

extension Compositor {
    /// How many bytes a frame and all surfaces that are made on its way take at most, whatever the layers are.
    ///
    /// Groups, masks, bitmaps and filtered pictures inside of each other that do not fit are drawn without a surface of their
    /// own. Pictures that are made before they are drawn, of filtered and of rasterized layers, are made when the drawing comes
    /// near them and kept no longer than until it has passed, so many at a time as fit. The masks of shadows come on top, one
    /// byte a pixel: 256 MiB are kept for a frame, or as much for each thread where many sublayers of one layer cast them, and those
    /// beyond are made by each thread that needs one.
    ///
    /// - Parameters:
    ///   - size: The size of the frame.
    ///   - threads: How many threads draw.
    package static func surfaceBound(of size: PixelSize, threads: Int) -> Int {
        let pixels = size.width * size.height
        // Filtered backdrops look at what lies around the frame, and take some pictures of that.
        let reach = 2 * PlacedEffects.longestReach
        let around = (size.width + reach) * (size.height + reach) * SurfaceRoom.picturesOfBackdrop
        // One room for each thread's groups, one for the pictures that are kept, one for those that are being made.
        return (pixels + around) * 4 + (max(threads, 1) + 2) * SurfaceRoom.bytes(for: pixels)
    }

    /// The bytes of pictures that are kept at a time, made before they are drawn, in a frame of so many pixels.
    static func pictureBudget(for pixels: Int) -> Int { SurfaceRoom.bytes(for: pixels) / 2 }
}
