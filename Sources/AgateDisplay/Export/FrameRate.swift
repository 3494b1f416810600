/// Frames per second as a fraction, so that no time of a frame is off however long the film.
package struct FrameRate: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The frames of ``denominator`` seconds.
    package let numerator: Int
    /// The seconds of ``numerator`` frames.
    package let denominator: Int

    /// The maximum number of frames per second.
    package static let maximum = 1000.0

    /// Makes a rate; nil unless both are above 0 and the rate is at most 1,000.
    package init?(_ numerator: Int, over denominator: Int) {
        guard numerator > 0, denominator > 0, numerator <= 1_000_000_000, denominator <= 1_000_000_000,
            Double(numerator) <= Self.maximum * Double(denominator)
        else { return nil }
        let divisor = Self.divisor(numerator, denominator)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// Makes a whole rate between 1 and 1,000.
    package init(_ whole: Int) {
        numerator = min(max(whole, 1), 1000)
        denominator = 1
    }

    /// The fraction that a number stands for: of television for 23.976, 29.97 and their like, else in thousandths; nil for what is no rate.
    package init?(_ value: Double) {
        guard value.isFinite, value > 0, value <= Self.maximum else { return nil }
        let whole = value.rounded()
        if abs(value - whole) < 1e-9, whole >= 1 {
            self.init(Int(whole))
        } else {
            let up = value.rounded(.up)
            // 24000/1001 is written with two or three digits.
            if abs(up * 1000 / 1001 - value) < 0.005, up.truncatingRemainder(dividingBy: 6) == 0 {
                self.init(Int(up) * 1000, over: 1001)
            } else {
                self.init(max(Int((value * 1000).rounded()), 1), over: 1000)
            }
        }
    }

    /// Reads "25", "23.976" or "24000/1001".
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]) {
            self.init(numerator, over: denominator)
        } else if parts.count == 1, let value = Double(text) {
            self.init(value)
        } else {
            return nil
        }
    }

    /// Frames per second.
    package var value: Double { Double(numerator) / Double(denominator) }

    /// When a frame begins, in seconds.
    package func time(of frame: Int) -> Double { Double(frame * denominator) / Double(numerator) }

    /// How many frames a length has, rounded; at least one.
    package func frames(in seconds: Double) -> Int {
        max(Int(min((seconds * value).rounded(), 1e9)), 1)
    }

    /// The rate as `ffmpeg` reads it, such as "24000/1001".
    package var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
}
