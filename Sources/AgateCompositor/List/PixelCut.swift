import AgateGeometry
import AgateRaster

/// The pixels on one side of a straight line, by their centres: every pixel lies on one side, whatever region is requested.
struct PixelCut: Hashable, Sendable {
    let line: DirectedLine
    /// Whether they are those at a distance below 0, else those at 0 and above.
    let isBehind: Bool

    /// The columns of a row that lie on the side.
    ///
    /// - Parameter columns: The columns that are drawn.
    func columns(ofRow y: Int, in columns: Range<Int>) -> Range<Int> {
        let (slope, rest) = (line.normal.x, line.normal.y * (Double(y) + 0.5) + line.offset)
        func isBefore(_ x: Int) -> Bool { slope * (Double(x) + 0.5) + rest >= 0 }
        // Along a row the distance only grows or only shrinks: the sides meet once.
        let startsBehind = slope > 0 || (slope == 0 && !isBefore(columns.lowerBound))
        var border = columns.upperBound
        if slope != 0 {
            let place = (-rest / slope - 0.5).rounded(.up)
            let (first, last) = (Double(columns.lowerBound), Double(columns.upperBound))
            border = Int(min(max(place.isNaN ? first : place, first), last))
            // The quotient may be rounded to the other side of a centre.
            while border > columns.lowerBound, isBefore(border - 1) == startsBehind { border -= 1 }
            while border < columns.upperBound, isBefore(border) != startsBehind { border += 1 }
        }
        return startsBehind == isBehind
            ? columns.lowerBound..<border : border..<columns.upperBound
    }
}

extension [PixelCut] {
    /// Full coverage of the pixels that lie on all sides.
    func mask(in region: DeviceRect) -> Mask {
        var bytes = [UInt8](repeating: 0, count: Swift.max(region.width * region.height, 0))
        for y in region.minY..<region.maxY {
            let row = (y - region.minY) * region.width - region.minX
            for x in reduce(region.minX..<region.maxX, { $1.columns(ofRow: y, in: $0) }) {
                bytes[row + x] = 255
            }
        }
        return Mask(bounds: region, bytes: bytes)
    }
}
