package import AgateGeometry

/// A mask with one column and one row that stand for many equal ones, such as the middle of a blurred card.
package struct NineSliceMask: Sendable {
    /// The coverage with each stretch stored once; its first byte is that of the first pixel.
    package let mask: Mask
    /// The column of the mask that is stored once, from the left, and how often it comes again.
    package let column: Int
    package let columns: Int
    /// The row of the mask that is stored once, from the top, and how often it comes again.
    package let row: Int
    package let rows: Int
    /// How far the whole is moved.
    private let x: Int
    private let y: Int

    /// - Parameters:
    ///   - mask: The coverage.
    ///   - column: The column of the mask that comes again, from its left, and how often.
    ///   - row: The row that comes again, from its top, and how often.
    package init(
        _ mask: Mask,
        column: (index: Int, extra: Int) = (0, 0),
        row: (index: Int, extra: Int) = (0, 0)
    ) {
        self.init(mask, column, row, 0, 0)
    }

    private init(
        _ mask: Mask,
        _ column: (index: Int, extra: Int),
        _ row: (index: Int, extra: Int),
        _ x: Int,
        _ y: Int
    ) {
        let hasColumn = column.index >= 0 && column.index < mask.bounds.width && column.extra > 0
        let hasRow = row.index >= 0 && row.index < mask.bounds.height && row.extra > 0
        self.mask = mask
        self.column = hasColumn ? column.index : 0
        columns = hasColumn ? column.extra : 0
        self.row = hasRow ? row.index : 0
        rows = hasRow ? row.extra : 0
        (self.x, self.y) = (x, y)
    }

    /// The pixels that may be covered.
    package var bounds: DeviceRect {
        guard !mask.bounds.isEmpty else { return .empty }
        return DeviceRect(
            x: mask.bounds.minX + x,
            y: mask.bounds.minY + y,
            width: mask.bounds.width + columns,
            height: mask.bounds.height + rows
        )
    }

    /// The same coverage elsewhere.
    package func moved(x dx: Int, y dy: Int) -> NineSliceMask {
        NineSliceMask(mask, (column, columns), (row, rows), x + dx, y + dy)
    }

    /// Hands out a row's pixels from one column to another in pieces: bytes, or how many pixels of one byte.
    ///
    /// - Parameters:
    ///   - y: The device row, within the bounds.
    ///   - xs: Device columns, within the bounds.
    ///   - bytes: The mask's first byte.
    ///   - body: Gets the device column, how many pixels, their bytes, and whether the first byte is that of all.
    @inline(__always)
    func forEachPiece(
        y: Int,
        xs: Range<Int>,
        _ bytes: UnsafePointer<UInt8>,
        _ body: (Int, Int, UnsafePointer<UInt8>, Bool) -> Void
    ) {
        let fromTop = y - bounds.minY
        let line = fromTop <= row ? fromTop : max(fromTop - rows, row)
        let start = bytes + line * mask.bounds.width
        let left = bounds.minX
        // The pixels of the column that is stored once: one more than it comes again.
        let middle = left + column..<left + column + (columns > 0 ? columns + 1 : 0)
        let beforeEnd = min(xs.upperBound, middle.lowerBound)
        if xs.lowerBound < beforeEnd {
            body(xs.lowerBound, beforeEnd - xs.lowerBound, start + xs.lowerBound - left, false)
        }
        let (first, last) = (max(xs.lowerBound, middle.lowerBound), min(xs.upperBound, middle.upperBound))
        if first < last { body(first, last - first, start + column, true) }
        let behind = max(xs.lowerBound, middle.upperBound)
        if behind < xs.upperBound {
            body(behind, xs.upperBound - behind, start + behind - left - columns, false)
        }
    }

    /// The coverage of a part of the pixels, byte for byte.
    package func expanded(in region: DeviceRect) -> Mask {
        let area = bounds.intersection(region)
        guard !area.isEmpty else { return .nothing }
        let count = area.width * area.height
        let result = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            mask.bytes.withUnsafeBufferPointer { bytes in
                guard let to = target.baseAddress, let from = bytes.baseAddress else { return }
                for y in area.minY..<area.maxY {
                    let line = to + (y - area.minY) * area.width - area.minX
                    forEachPiece(y: y, xs: area.minX..<area.maxX, from) { x, length, piece, isOne in
                        if isOne {
                            (line + x).update(repeating: piece[0], count: length)
                        } else {
                            (line + x).update(from: piece, count: length)
                        }
                    }
                }
            }
            initialized = count
        }
        return Mask(bounds: area, bytes: result)
    }
}
