import Foundation

/// The values of a sound between its samples.
///
/// A band-limited sound is the sum of `sinc(t - n)` over its samples; a Kaiser window of 16 samples each way ends the sum. Where the sound is played
/// faster than its samples come, the band above the new limit is left out: the kernel is as much wider.
///
/// Source: J. O. Smith, "Digital Audio Resampling Home Page", Stanford University.
package struct SincTable: Sendable {
    /// Samples on each side of a place that count, at the sound's own rate.
    package static let reach = 16
    /// Values in the table from one sample to the next.
    private static let steps = 512
    /// Of the Kaiser window: 80 dB of attenuation.
    private static let beta = 8.0

    /// The kernel at 0 to ``reach`` samples, and one more.
    private let values: [Float]

    /// The only table; it is made at its first use.
    package static let shared = SincTable()

    init() {
        let count = Self.reach * Self.steps
        values = (0...(count + 1)).map { index in
            let place = Double(index) / Double(Self.steps)
            guard place < Double(Self.reach) else { return 0 }
            let sinc = place == 0 ? 1 : sin(Double.pi * place) / (Double.pi * place)
            let part = place / Double(Self.reach)
            let window = Self.bessel(Self.beta * (1 - part * part).squareRoot()) / Self.bessel(Self.beta)
            return Float(sinc * window)
        }
    }

    /// The modified Bessel function of order 0, by its series.
    private static func bessel(_ x: Double) -> Double {
        var sum = 1.0
        var term = 1.0
        for index in 1...40 {
            let half = x / (2 * Double(index))
            term *= half * half
            sum += term
        }
        return sum
    }

    /// Samples before and after a place that its value needs.
    ///
    /// - Parameter step: Samples of the sound from one wanted value to the next.
    package static func reach(step: Double) -> Int { Int((Double(reach) * max(step, 1)).rounded(.up)) + 1 }

    /// The value of a sound at a place.
    ///
    /// - Parameters:
    ///   - place: In samples from the first of `pairs` on; at least ``reach(step:)`` of them lie on each side.
    ///   - step: Samples of the sound from one wanted value to the next, above 0.
    ///   - pairs: Left and right of each sample.
    package func value(at place: Double, step: Double, in pairs: UnsafePointer<Float>) -> (
        left: Float, right: Float
    ) {
        let whole = place.rounded(.down)
        if step <= 1, place == whole {
            let index = Int(whole)
            return (pairs[2 * index], pairs[2 * index + 1])
        }
        let scale = step > 1 ? 1 / step : 1
        let width = Double(Self.reach) / scale
        let first = Int((place - width).rounded(.up))
        let last = Int((place + width).rounded(.down))
        var left: Float = 0
        var right: Float = 0
        for index in first...last {
            let distance = abs(place - Double(index)) * scale * Double(Self.steps)
            let slot = Int(distance)
            guard slot < values.count - 1 else { continue }
            let part = Float(distance - Double(slot))
            let weight = values[slot] + (values[slot + 1] - values[slot]) * part
            left += pairs[2 * index] * weight
            right += pairs[2 * index + 1] * weight
        }
        return (left * Float(scale), right * Float(scale))
    }
}
