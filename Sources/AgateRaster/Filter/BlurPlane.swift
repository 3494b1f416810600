import AgatePixels
import CAgateKernels

/// One component of a picture on its way through a blur.
///
/// Numbers have 8 more bits than bytes, so that rounding between passes cannot be seen.
struct BlurPlane {
    let width: Int
    let height: Int
    let horizontal: BlurPass
    let vertical: BlurPass

    var reachX: Int { horizontal.reach }
    var reachY: Int { vertical.reach }
    private var wideWidth: Int { width + 2 * reachX }
    private var wideHeight: Int { height + 2 * reachY }

    /// nil when there is nothing to blur, no pixels or no deviation, and when the result would be too large.
    init?(width: Int, height: Int, horizontal: BlurPass, vertical: BlurPass) {
        guard width > 0, height > 0, horizontal.reach > 0 || vertical.reach > 0,
            PixelLimits.allows(width: width + 2 * horizontal.reach, height: height + 2 * vertical.reach)
        else { return nil }
        self.width = width
        self.height = height
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The blurred bytes: rows of `width + 2 * reachX`, `height + 2 * reachY` of them.
    ///
    /// - Parameter byte: Gives the source's byte at an index.
    func blurred(_ byte: (Int) -> UInt8) -> [UInt8] {
        let count = wideWidth * wideHeight
        var numbers = [UInt16](repeating: 0, count: count)
        var other = [UInt16](repeating: 0, count: count)
        let first = reachY * width
        for index in 0..<width * height { numbers[first + index] = UInt16(byte(index)) << 8 }
        run(vertical, &numbers, &other, width: width, height: wideHeight)
        // Columns become rows, with room to the left and to the right for the reach.
        other.withUnsafeMutableBufferPointer { target in
            target.update(repeating: 0)
            guard let start = target.baseAddress else { return }
            agate_transpose(start + reachX * wideHeight, numbers, width, wideHeight)
        }
        run(horizontal, &other, &numbers, width: wideHeight, height: wideWidth)
        agate_transpose(&numbers, other, wideHeight, wideWidth)
        return numbers.withUnsafeBufferPointer { numbers in
            [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
                for index in 0..<count {
                    bytes[index] = UInt8(truncatingIfNeeded: (UInt32(numbers[index]) + 128) >> 8)
                }
                initialized = count
            }
        }
    }

    /// Runs a blur over columns; the result is in `numbers`.
    private func run(
        _ pass: BlurPass,
        _ numbers: inout [UInt16],
        _ other: inout [UInt16],
        width: Int,
        height: Int
    ) {
        switch pass.kind {
        case .none: break
        case .weights(let weights):
            agate_weigh_columns(&other, numbers, weights, pass.reach, width, height)
            swap(&numbers, &other)
        case .boxes(var boxes):
            var sums = [Int32](repeating: 0, count: 2 * width)
            for _ in 0..<BlurPass.passCount {
                agate_box_columns(&other, numbers, &sums, width, height, &boxes)
                swap(&numbers, &other)
            }
        }
    }
}
