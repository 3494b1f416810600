import Foundation

/// Sine and cosine that come out the same on every machine.
///
/// The C library picks its code by processor, and the last bit differs. These are made of additions and
/// multiplications in one fixed order; the error is below 2 units in the last place.
package enum PortableTrigonometry {
    // π/2 in three pieces; the first two have few enough bits that whole multiples of them are exact.
    private static let quarter = 1.570_796_326_734_125_6
    private static let quarterRest = 6.077_100_506_303_966e-11
    private static let quarterTail = 2.022_266_248_795_950_7e-21

    /// Sine and cosine of an angle in radians.
    ///
    /// Angles beyond ±100 000 are left to the C library.
    package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        guard abs(angle) < 100_000 else { return (sin(angle), cos(angle)) }
        let count = (angle * (2 / Double.pi)).rounded(.toNearestOrEven)
        let r = ((angle - count * quarter) - count * quarterRest) - count * quarterTail
        let square = r * r
        let sine = r + r * square * sinePolynomial(square)
        let cosine = 1 - (0.5 * square - square * square * cosinePolynomial(square))
        return switch Int(count) & 3 {
        case 0: (sine, cosine)
        case 1: (cosine, -sine)
        case 2: (-sine, -cosine)
        default: (-cosine, sine)
        }
    }

    // The series around 0; what is left out is below 1e-17 for angles up to π/4.
    @inline(__always)
    private static func sinePolynomial(_ square: Double) -> Double {
        var sum = 1.0 / 355_687_428_096_000
        sum = sum * square - 1.0 / 1_307_674_368_000
        sum = sum * square + 1.0 / 6_227_020_800
        sum = sum * square - 1.0 / 39_916_800
        sum = sum * square + 1.0 / 362_880
        sum = sum * square - 1.0 / 5_040
        sum = sum * square + 1.0 / 120
        return sum * square - 1.0 / 6
    }

    @inline(__always)
    private static func cosinePolynomial(_ square: Double) -> Double {
        var sum = 1.0 / 20_922_789_888_000
        sum = sum * square - 1.0 / 87_178_291_200
        sum = sum * square + 1.0 / 479_001_600
        sum = sum * square - 1.0 / 3_628_800
        sum = sum * square + 1.0 / 40_320
        sum = sum * square - 1.0 / 720
        return sum * square + 1.0 / 24
    }
}
