/// How long a frame of an animated PNG file stays: a fraction of a second of two numbers of 16 bits.
package struct AnimatedPNGDelay: Sendable, Hashable {
    private var numerator: Int
    private var denominator: Int

    /// The fraction nearest to a time: up to 65 seconds, in thousandths or in 120ths.
    package init(seconds: Double) {
        let seconds = seconds > 0 ? min(seconds, 65) : 0
        let frames = (seconds * 120).rounded()
        denominator = !Self.isWhole(seconds * 1000) && Self.isWhole(seconds * 120) ? 120 : 1000
        numerator = denominator == 120 ? Int(frames) : Int((seconds * 1000).rounded())
    }

    /// A fraction of a second: as thousandths or 120ths where these are exact, else as it is, if its numbers are small enough.
    package init(_ numerator: Int, over denominator: Int) {
        let seconds = Double(numerator) / Double(max(denominator, 1))
        let isCoarse = Self.isWhole(seconds * 1000) || Self.isWhole(seconds * 120)
        if isCoarse || !(0...65_535).contains(numerator) || !(1...65_535).contains(denominator) {
            self.init(seconds: seconds)
        } else {
            self.init(seconds: 0)
            (self.numerator, self.denominator) = (numerator, denominator)
        }
    }

    private static func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }

    /// Numerator and denominator, as the file has them.
    var bytes: [UInt8] {
        [
            UInt8(numerator >> 8), UInt8(numerator & 0xFF), UInt8(denominator >> 8),
            UInt8(denominator & 0xFF),
        ]
    }
}
