import CoreGraphics
@_spi(UIKitRooms) import UIKitCore

/// Packs lengths into lines and spaces them.
///
/// Source: uikit U146.
struct FlowLines {
    /// One line: its items, where it begins across, and how high it is.
    struct Line {
        var items: Range<Int>
        var start: CGFloat
        var height: CGFloat
    }

    /// Sums of lengths that fill a line exactly still fit.
    private static let tolerance: CGFloat = 1e-6

    /// How many items of a length fit in a line; one at least.
    static func capacity(_ length: CGFloat, available: CGFloat, spacing: CGFloat) -> Int {
        let step = length + spacing
        guard step > 0 else { return 1_000_000_000 }
        let count = ((available + spacing + tolerance) / step).rounded(.down)
        return count < 1e9 ? max(Int(count), 1) : 1_000_000_000
    }

    /// The items of each line: as long as the used length, the least space and the next item fit.
    static func pack(_ lengths: [CGFloat], available: CGFloat, spacing: CGFloat) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var used: CGFloat = 0
        for (index, length) in lengths.enumerated() {
            let next = index == start ? length : used + spacing + length
            if index > start, next > available + tolerance {
                lines.append(start..<index)
                start = index
                used = length
            } else {
                used = next
            }
        }
        if start < lengths.count { lines.append(start..<lengths.count) }
        return lines
    }

    /// Where a line's first item begins, and the space between items.
    ///
    /// - Parameters:
    ///   - sum: The lengths of the items, without spaces.
    ///   - isLast: Whether it is the section's last line.
    ///   - capacity: How many of the items would fill a line, which a last line is spaced for; nil for items of several lengths, which
    ///     have the least space in a last line.
    static func spacing(
        sum: CGFloat,
        count: Int,
        available: CGFloat,
        minimum: CGFloat,
        isLast: Bool,
        capacity: Int?
    ) -> (first: CGFloat, between: CGFloat) {
        var (total, slots) = (sum, count)
        if isLast {
            guard let capacity else { return (0, minimum) }
            if capacity > count, count > 0, capacity < 1_000_000 {
                total = sum / CGFloat(count) * CGFloat(capacity)
                slots = capacity
            }
        }
        let left = available - total
        guard slots > 1 else { return (left / 2, minimum) }
        return (0, max(left / CGFloat(slots - 1), minimum))
    }
}
