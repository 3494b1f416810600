/// Turns pixels into the bytes of a PNG file before compression.
///
/// Each row is written as differences from the row above or from the pixel to the left, whichever gives
/// more zeros.
enum PNGFilter {
    /// Filters a part of a picture.
    ///
    /// - Parameters:
    ///   - pixels: Premultiplied pixels, the first one of the picture.
    ///   - stride: Pixels from one row to the next.
    ///   - hasAlpha: Whether alpha is written.
    static func filtered(
        _ pixels: UnsafePointer<UInt32>,
        stride: Int,
        x: Int,
        y: Int,
        width: Int,
        height: Int,
        hasAlpha: Bool
    ) -> [UInt8] {
        let pixelBytes = hasAlpha ? 4 : 3
        let total = height * (1 + width * pixelBytes)
        var above = [UInt32](repeating: 0, count: width)
        var row = [UInt32](repeating: 0, count: width)
        var fromAbove = [UInt32](repeating: 0, count: width)
        var fromLeft = [UInt32](repeating: 0, count: width)
        return [UInt8](unsafeUninitializedCapacity: total) { target, initialized in
            var place = 0
            for line in 0..<height {
                let source = pixels + (y + line) * stride + x
                var zerosFromAbove = 0
                var zerosFromLeft = 0
                var left: UInt32 = 0
                for column in 0..<width {
                    let pixel = hasAlpha ? StraightColor.divided(source[column]) : source[column]
                    row[column] = pixel
                    let up = difference(pixel, above[column])
                    let sideways = difference(pixel, left)
                    fromAbove[column] = up
                    fromLeft[column] = sideways
                    zerosFromAbove += up == 0 ? 1 : 0
                    zerosFromLeft += sideways == 0 ? 1 : 0
                    left = pixel
                }
                let isUp = zerosFromAbove >= zerosFromLeft
                target[place] = isUp ? 2 : 1
                place += 1
                let best = isUp ? fromAbove : fromLeft
                for column in 0..<width {
                    let bytes = best[column]
                    target[place] = UInt8(truncatingIfNeeded: bytes)
                    target[place + 1] = UInt8(truncatingIfNeeded: bytes >> 8)
                    target[place + 2] = UInt8(truncatingIfNeeded: bytes >> 16)
                    if hasAlpha { target[place + 3] = UInt8(truncatingIfNeeded: bytes >> 24) }
                    place += pixelBytes
                }
                swap(&above, &row)
            }
            initialized = place
        }
    }

    /// Each byte of `a` less the one of `b`, without borrowing from the next.
    @inline(__always)
    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
        ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
    }
}
