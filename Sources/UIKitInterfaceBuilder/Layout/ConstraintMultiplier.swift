import CoreGraphics

/// The multiplier of a constraint as documents write it: a decimal number, a ratio `16:9`, or a fraction `1/3`.
enum ConstraintMultiplier {
    /// The number; nil for what is none, and for a division by zero.
    ///
    /// GUESS multiplier-ratio: ratios and fractions are the first number divided by the second, whatever attributes they are of.
    static func number(_ text: String) -> CGFloat? {
        for mark in [":", "/"] as [Character] {
            let parts = text.split(separator: mark, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            guard let first = decimal(parts[0]), let second = decimal(parts[1]), second != 0 else {
                return nil
            }
            return first / second
        }
        return decimal(text[...])
    }

    private static func decimal(_ text: Substring) -> CGFloat? {
        Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
}
