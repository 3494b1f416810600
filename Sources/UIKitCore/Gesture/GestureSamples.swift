import CoreGraphics
import Foundation

/// Where something was lately, to tell how fast it is.
///
/// Source: uikit U117.
struct GestureSamples {
    private var samples: [(time: Double, values: SIMD2<Double>)] = []

    /// Notes where something is; earlier samples than the window are forgotten.
    mutating func add(_ x: Double, _ y: Double = 0, at time: Double) {
        if let last = samples.last, last.time == time { samples.removeLast() }
        samples.append((time, SIMD2(x, y)))
        while samples.count > 2, samples[1].time <= time - GestureLimits.velocityWindow {
            samples.removeFirst()
        }
    }

    mutating func removeAll() { samples.removeAll() }

    /// The slope of the line that fits the samples of the window best, per second; zero after a rest as long as the window.
    func velocity(at time: Double) -> SIMD2<Double> {
        guard let last = samples.last, time - last.time < GestureLimits.velocityWindow else { return .zero }
        let first = last.time - GestureLimits.velocityWindow - 1e-9
        let recent = samples.filter { $0.time >= first }
        guard recent.count > 1 else { return .zero }
        let count = Double(recent.count)
        let meanTime = recent.reduce(0) { $0 + $1.time } / count
        let mean = recent.reduce(SIMD2.zero) { $0 + $1.values } / count
        var (spread, product) = (0.0, SIMD2<Double>.zero)
        for sample in recent {
            let distance = sample.time - meanTime
            spread += distance * distance
            product += distance * (sample.values - mean)
        }
        return spread > 0 ? product / spread : .zero
    }
}
