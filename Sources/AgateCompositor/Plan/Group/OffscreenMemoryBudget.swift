import AgateGeometry

/// The memory that surfaces may take that are open at one place of a plan.
///
/// Shadows inside of shadows ask for ever more pixels around them, and groups inside of groups for ever more surfaces. What
/// does not fit is drawn without a surface of its own. It is reckoned for the whole frame, not for the part that is drawn,
/// so that the pixels do not depend on the part.
struct OffscreenMemoryBudget {
    /// The bytes that there are at least, and the frames' worth of bytes.
    private static let minBytes = 256 << 20
    private static let frames = 32

    /// The pixels of the frame that can be requested at this place.
    let demand: DeviceRect
    /// The pixels that further surfaces may have.
    let left: Int

    /// - Parameter frame: The pixels of the frame.
    init(_ frame: DeviceRect) {
        demand = frame
        left = Self.bytes(for: frame.width * frame.height) / 4
    }

    private init(demand: DeviceRect, left: Int) {
        self.demand = demand
        self.left = left
    }

    /// The bytes that open surfaces may have in a frame of a number of pixels.
    static func bytes(for pixels: Int) -> Int { max(minBytes, frames * 4 * pixels) }

    /// The surfaces that there may be where a backdrop is filtered: the one around it, its copy, and what filters take.
    static let surfacesOfBackdrop = 8

    /// Whether a number of surfaces of a region may be opened, and a number of bytes be taken.
    func allows(_ region: DeviceRect, surfaces: Int = 1, bytes: Int = 0) -> Bool {
        let area = region.width.multipliedReportingOverflow(by: region.height)
        guard !area.overflow, area.partialValue <= left, bytes / 4 <= left else { return false }
        return area.partialValue * surfaces <= left
    }

    /// The rest of the budget inside of a surface of a region.
    func inside(_ region: DeviceRect) -> OffscreenMemoryBudget {
        OffscreenMemoryBudget(demand: region, left: left - region.width &* region.height)
    }
}
