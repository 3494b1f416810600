package import CAgateKernels
import Foundation

/// The loops of `CAgateKernels` in plain Swift: slow, and the meaning of the fast ones.
///
/// A test compares both on random rows, byte by byte.
package enum ReferenceKernel {
    /// x · y / 255 for two bytes, rounded to nearest.
    package static func product(_ x: UInt32, _ y: UInt32) -> UInt32 { (2 * x * y + 255) / 510 }

    /// A pixel with each component multiplied by 0...255.
    package static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        [UInt32(0), 8, 16, 24].reduce(0) { $0 | product(pixel >> $1 & 255, factor) << $1 }
    }

    /// Source over, multiplied by coverage.
    package static func over(_ source: UInt32, _ pixel: UInt32, cover: UInt8 = 255) -> UInt32 {
        let source = scaled(source, by: UInt32(cover))
        return source + scaled(pixel, by: 255 - source >> 24)
    }

    /// Signed area with 16 bits of fraction as coverage.
    package static func coverage(_ area: Int32, evenOdd: Bool) -> UInt8 {
        let one = 65536
        var area = Int(area)
        if evenOdd {
            area = ((area % (2 * one)) + 2 * one) % (2 * one)
            if area > one { area = 2 * one - area }
        } else {
            area = min(abs(area), one)
        }
        return UInt8((area * 255 + one / 2) >> 16)
    }

    /// The share of pixels in one row that lies right of an edge from (a, 0) to (b, 1), by the integral.
    ///
    /// - Returns: One number for each column from 0 on, with 16 bits of fraction.
    package static func shares(from a: Double, to b: Double, columns: Int) -> [Double] {
        func integral(_ u: Double) -> Double {
            let (left, right) = (min(a, b), max(a, b))
            if u <= left { return 0 }
            if u >= right { return u - (left + right) / 2 }
            return (u - left) * (u - left) / (2 * (right - left))
        }
        return (0..<columns).map { 65536 * (integral(Double($0) + 1) - integral(Double($0))) }
    }

    /// The colour at a position along a ramp without a table, as a sum of straight lines in single precision.
    package static func color(at position: Float, of fold: agate_ramp_fold) -> UInt32 {
        let position = min(max(position, fold.low), fold.high)
        let part = min(position, fold.middle)
        let rest = position - part
        func component(_ base: Float, _ first: Float, _ second: Float) -> UInt32 {
            let value = part * first + base + rest * second
            return UInt32(value)
        }
        let alpha = component(fold.base.3, fold.first.3, fold.second.3)
        let red = component(fold.base.0, fold.first.0, fold.second.0)
        let green = component(fold.base.1, fold.first.1, fold.second.1)
        let blue = component(fold.base.2, fold.first.2, fold.second.2)
        return alpha << 24 | min(blue, alpha) << 16 | min(green, alpha) << 8 | min(red, alpha)
    }

    /// The mean of the four pixels around a point of an image, with 8 bits for the position and the weights.
    package static func bilinear(
        u: Double,
        v: Double,
        pixels: [UInt32],
        width: Int,
        height: Int,
        edge: ImagePaint.Edge,
        isSteep: Bool = false
    ) -> UInt32 {
        func part(_ way: Int) -> Int {
            isSteep ? (way + min(max(3 * way - 256, 0), 256) + 1) >> 1 : way
        }
        func fixed(_ value: Double, _ size: Int) -> Int {
            let limited = edge == .repeats ? value : min(max(value, -1), Double(size) + 1)
            return Int((limited * 256 + 0.5).rounded(.down)) - 128
        }
        func near(_ index: Int, _ size: Int) -> Int {
            edge == .repeats ? (index % size + size) % size : min(max(index, 0), size - 1)
        }
        let (x, y) = (fixed(u, width), fixed(v, height))
        let (fx, fy) = (part(x & 255), part(y & 255))
        let corner = (fx * fy + 128) >> 8
        let weights = [256 - fx - fy + corner, fx - corner, fy - corner, corner]
        var sums = [128, 128, 128, 128]
        for (index, weight) in weights.enumerated() {
            let (column, row) = ((x >> 8) + index % 2, (y >> 8) + index / 2)
            let (nearColumn, nearRow) = (near(column, width), near(row, height))
            guard edge != .transparent || (column == nearColumn && row == nearRow) else { continue }
            let pixel = pixels[nearRow * width + nearColumn]
            for part in 0..<4 { sums[part] += weight * Int(pixel >> UInt32(8 * part) & 255) }
        }
        return (0..<4).reduce(0) { $0 | UInt32(sums[$1] >> 8) << UInt32(8 * $1) }
    }

    /// One column through three boxes and the mean of two, `reach` rows longer at each end.
    ///
    /// - Parameters:
    ///   - widths: The odd widths of the three boxes.
    ///   - mean: The odd widths of the narrow and the wide box.
    ///   - scales: Turn the sums of the three boxes into 8ths; only the last of one number.
    ///   - weights: Turn the sums of the last two into their shares.
    package static func boxes(
        _ column: [UInt16],
        widths: [Int],
        mean: (narrow: Int, wide: Int),
        scales: [Float],
        weights: (narrow: Float, wide: Float)
    ) -> [UInt16] {
        let reach = widths.reduce(mean.wide / 2) { $0 + $1 / 2 }
        let margin = [Int](repeating: 0, count: reach)
        var values = margin + column.map { Int($0) } + margin
        func sums(_ width: Int) -> [Int] {
            values.indices.map { middle in
                (max(0, middle - width / 2)...min(values.count - 1, middle + width / 2)).reduce(0) {
                    $0 + values[$1]
                }
            }
        }
        for (index, width) in widths.enumerated() {
            values = sums(width)
            if scales.count == widths.count || index == widths.count - 1 {
                let scale = scales[scales.count == 1 ? 0 : index]
                values = values.map { Int(Float($0) * scale + 0.5) }
            }
        }
        return zip(sums(mean.narrow), sums(mean.wide)).map {
            UInt16(Float($0) * weights.narrow + Float($1) * weights.wide + 0.5)
        }
    }
}
