import AgateGeometry

/// Which pixels of a region later draw ops cover with opaque ones, a bit each: found from the last draw op to the first.
///
/// ``CoveredTiles`` says why there is another structure.
struct CoveredPixels {
    private let region: DeviceRect
    /// The words of a row.
    private let stride: Int
    private var words: [UInt64]

    /// Covers nothing yet.
    init(_ region: DeviceRect) {
        self.region = region
        stride = (region.width + 63) / 64
        words = [UInt64](repeating: 0, count: stride * region.height)
    }

    /// The words of a row that a rectangle reaches, and its bits in the first and in the last of them.
    private struct Columns {
        let first: Int
        let last: Int
        private let firstBits: UInt64
        private let lastBits: UInt64

        init(_ minX: Int, _ maxX: Int) {
            (first, last) = (minX >> 6, (maxX - 1) >> 6)
            firstBits = ~0 << UInt64(minX & 63)
            lastBits = ~0 >> UInt64(63 - (maxX - 1) & 63)
        }

        func bits(_ word: Int) -> UInt64 {
            (word == first ? firstBits : ~0) & (word == last ? lastBits : ~0)
        }
    }

    /// Notes that the pixels of a rectangle are covered.
    ///
    /// - Complexity: O(words that it reaches): a 64th of its pixels, one for each row at least.
    mutating func cover(_ pixels: DeviceRect) {
        let pixels = pixels.intersection(region)
        guard !pixels.isEmpty else { return }
        let columns = Columns(pixels.minX - region.minX, pixels.maxX - region.minX)
        words.withUnsafeMutableBufferPointer { words in
            for row in pixels.minY - region.minY..<pixels.maxY - region.minY {
                for word in columns.first...columns.last {
                    words[row * stride + word] |= columns.bits(word)
                }
            }
        }
    }

    /// The smallest rectangle around the pixels of another one that are not covered; of a wide one perhaps a larger one.
    ///
    /// - Complexity: O(words that it reaches) where nothing of it is seen; a wide one is looked at from above and from below only up to the first
    ///   row that is seen.
    func visiblePart(of extent: DeviceRect) -> DeviceRect {
        let extent = extent.intersection(region)
        guard !extent.isEmpty else { return .empty }
        let columns = Columns(extent.minX - region.minX, extent.maxX - region.minX)
        let rows = extent.minY - region.minY..<extent.maxY - region.minY
        return words.withUnsafeBufferPointer { words in
            columns.last - columns.first < 2
                ? narrowPart(extent, columns, rows, words) : widePart(extent, columns, rows, words)
        }
    }

    /// The same for a rectangle that two words of a row hold.
    private func narrowPart(
        _ extent: DeviceRect,
        _ columns: Columns,
        _ rows: Range<Int>,
        _ words: UnsafeBufferPointer<UInt64>
    ) -> DeviceRect {
        let (left, right) = (columns.bits(columns.first), columns.bits(columns.last))
        var (seenLeft, seenRight): (UInt64, UInt64) = (0, 0)
        var (top, bottom) = (-1, 0)
        for row in rows {
            let start = row * stride
            let open = (~words[start + columns.first] & left, ~words[start + columns.last] & right)
            guard open.0 | open.1 != 0 else { continue }
            if top < 0 { top = row }
            bottom = row + 1
            seenLeft |= open.0
            seenRight |= open.1
        }
        guard top >= 0 else { return .empty }
        let (first, last) = (columns.first << 6, columns.last << 6)
        return DeviceRect(
            minX: region.minX
                + (seenLeft != 0
                    ? first + seenLeft.trailingZeroBitCount : last + seenRight.trailingZeroBitCount),
            minY: region.minY + top,
            maxX: region.minX
                + (seenRight != 0
                    ? last + 64 - seenRight.leadingZeroBitCount : first + 64 - seenLeft.leadingZeroBitCount),
            maxY: region.minY + bottom
        )
    }

    /// Rows of which nothing is seen are left out above and below.
    private func widePart(
        _ extent: DeviceRect,
        _ columns: Columns,
        _ rows: Range<Int>,
        _ words: UnsafeBufferPointer<UInt64>
    ) -> DeviceRect {
        func isSeen(_ row: Int) -> Bool {
            for word in columns.first...columns.last
            where ~words[row * stride + word] & columns.bits(word) != 0 { return true }
            return false
        }
        guard let top = rows.first(where: isSeen), let bottom = rows.last(where: isSeen) else {
            return .empty
        }
        return DeviceRect(
            minX: extent.minX,
            minY: region.minY + top,
            maxX: extent.maxX,
            maxY: region.minY + bottom + 1
        )
    }
}
