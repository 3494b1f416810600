/// The direction in which a paragraph is laid out.
package enum BaseDirection: Sendable, Equatable {
    /// By the first strong character, as rules P2 and P3 of UAX#9 say; without one: left to right, or else right to left.
    case natural(isRightToLeftOtherwise: Bool)
    /// From left to right whatever the text is.
    case leftToRight
    /// From right to left whatever the text is.
    case rightToLeft

    /// By the first strong character, left to right without one.
    package static let natural = BaseDirection.natural(isRightToLeftOtherwise: false)

    /// The level of a paragraph without strong characters.
    var levelWithoutText: UInt8 {
        switch self {
        case .natural(let isRightToLeft): isRightToLeft ? 1 : 0
        case .leftToRight: 0
        case .rightToLeft: 1
        }
    }
}
