/// Where words may be divided at the end of a line, and when that is wanted.
///
/// Source: text T135.
package struct Hyphenation: Sendable {
    /// How much of a line's width must be filled without dividing a word: 0 divides none, 1 all that can be.
    package let factor: Double
    /// Gives the offsets within a word behind which it may be divided, in any order.
    package let points: @Sendable (_ word: Range<Int>) -> [Int]

    /// Letters that stay before the hyphen, at least.
    ///
    /// GUESS hyphen-min: the most common choice for English, as the letters behind it are.
    static let lettersBefore = 2
    /// Letters that stay behind the hyphen, at least.
    static let lettersAfter = 3

    /// Makes a hyphenation; a factor that is no number above 0 divides nothing.
    package init(factor: Double, points: @escaping @Sendable (_ word: Range<Int>) -> [Int]) {
        self.factor = factor.isFinite ? min(max(factor, 0), 1) : 0
        self.points = points
    }
}
