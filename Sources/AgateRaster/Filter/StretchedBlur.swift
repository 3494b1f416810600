import AgateGeometry
import AgatePixels
import Foundation

extension GaussianBlur {
    /// Blurs coverage that has a long stretch of equal rows or columns, such as a rounded rectangle, by blurring the rest.
    ///
    /// In the middle of a stretch that is longer than the blur reaches all blurred rows are equal, too: of the stretch only as much
    /// is blurred as makes one such row, which is then repeated. The bytes are those of
    /// ``blurred(_:sigmaX:sigmaY:pictureAnchor:window:threads:)``.
    package static func blurredStretching(
        _ mask: Mask,
        sigmaX: Double,
        sigmaY: Double,
        threads: Int = 1
    ) -> Mask {
        let (reachX, reachY) = (reach(sigma: sigmaX), reach(sigma: sigmaY))
        let rows = mask.equalRows(over: 2 * reachY + 1)
        let columns = mask.equalColumns(over: 2 * reachX + 1)
        guard !rows.isEmpty || !columns.isEmpty else {
            return blurred(mask, sigmaX: sigmaX, sigmaY: sigmaY, threads: threads)
        }
        let small = blurred(
            mask.without(rows: rows, columns: columns),
            sigmaX: sigmaX,
            sigmaY: sigmaY,
            threads: threads
        )
        // The last line before the gap sees nothing but equal ones.
        return small.repeating(
            row: rows.lowerBound - 1 - mask.bounds.minY + reachY,
            by: rows.count,
            column: columns.lowerBound - 1 - mask.bounds.minX + reachX,
            by: columns.count
        )
    }
}

extension Mask {
    /// Rows in the middle of a stretch of equal ones, all but a number that is kept; empty where the stretch is shorter.
    fileprivate func equalRows(over kept: Int) -> Range<Int> {
        let middle = bounds.minY + bounds.height / 2
        guard bounds.height > kept else { return middle..<middle }
        return bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return middle..<middle }
            func isEqual(_ row: Int) -> Bool {
                let first = start + (middle - bounds.minY) * bounds.width
                return memcmp(first, start + (row - bounds.minY) * bounds.width, bounds.width) == 0
            }
            var (first, last) = (middle, middle)
            while first > bounds.minY, isEqual(first - 1) { first -= 1 }
            while last < bounds.maxY - 1, isEqual(last + 1) { last += 1 }
            return Self.inner(first..<last + 1, kept)
        }
    }

    /// The same for columns.
    fileprivate func equalColumns(over kept: Int) -> Range<Int> {
        let middle = bounds.width / 2
        let none = bounds.minX + middle..<bounds.minX + middle
        guard bounds.width > kept else { return none }
        return bytes.withUnsafeBufferPointer { bytes in
            guard var row = bytes.baseAddress else { return none }
            var (first, last) = (0, bounds.width - 1)
            for _ in 0..<bounds.height {
                let value = row[middle]
                // From the middle outwards: what differs nearest to it counts.
                var column = middle
                while column > first, row[column - 1] == value { column -= 1 }
                first = column
                column = middle
                while column < last, row[column + 1] == value { column += 1 }
                last = column
                if last - first < kept { return none }
                row += bounds.width
            }
            return Self.inner(bounds.minX + first..<bounds.minX + last + 1, kept)
        }
    }

    /// A range without its outer numbers, of which so many stay in all.
    private static func inner(_ range: Range<Int>, _ kept: Int) -> Range<Int> {
        guard range.count > kept else { return range.lowerBound..<range.lowerBound }
        let start = range.lowerBound + kept / 2 + 1
        return start..<start + range.count - kept
    }

    /// The mask with some rows and columns taken out and the rest moved together.
    fileprivate func without(rows: Range<Int>, columns: Range<Int>) -> Mask {
        let (width, height) = (bounds.width - columns.count, bounds.height - rows.count)
        let moved = [UInt8](unsafeUninitializedCapacity: width * height) { target, initialized in
            bytes.withUnsafeBufferPointer { source in
                var place = 0
                for y in bounds.minY..<bounds.maxY where !rows.contains(y) {
                    let row = (y - bounds.minY) * bounds.width
                    let cut = columns.lowerBound - bounds.minX
                    for x in 0..<cut { target[place + x] = source[row + x] }
                    for x in cut..<width { target[place + x] = source[row + x + columns.count] }
                    place += width
                }
            }
            initialized = width * height
        }
        return Mask(
            bounds: DeviceRect(x: bounds.minX, y: bounds.minY, width: width, height: height),
            bytes: moved
        )
    }

    /// The mask with a row and a column several times more; what lies behind moves on.
    fileprivate func repeating(row: Int, by rows: Int, column: Int, by columns: Int) -> Mask {
        let (width, height) = (bounds.width + columns, bounds.height + rows)
        let moved = [UInt8](unsafeUninitializedCapacity: width * height) { target, initialized in
            bytes.withUnsafeBufferPointer { source in
                guard let to = target.baseAddress, let from = source.baseAddress else { return }
                for y in 0..<height {
                    let line = from + (y < row ? y : y < row + rows ? row : y - rows) * bounds.width
                    let place = to + y * width
                    guard columns > 0 else {
                        place.update(from: line, count: width)
                        continue
                    }
                    place.update(from: line, count: column)
                    (place + column).update(repeating: line[column], count: columns)
                    (place + column + columns).update(from: line + column, count: bounds.width - column)
                }
            }
            initialized = width * height
        }
        return Mask(
            bounds: DeviceRect(x: bounds.minX, y: bounds.minY, width: width, height: height),
            bytes: moved
        )
    }
}
