import CAgateUnicode

/// A bracket of a pair, with the character that closes it.
enum BidiBracket {
    case opening(closing: UInt32)
    case closing(UInt32)

    /// The bracket at a place, by the marks of `agate_bidi_classes`; nil for other characters.
    init?(marked: UInt8, _ text: UTF16Text, at place: Int) {
        if marked & UInt8(AGATE_BIDI_OPENS) != 0 {
            self = .opening(closing: Self.canonical(agate_bidi_paired_bracket(text.scalar(at: place).value)))
        } else if marked & UInt8(AGATE_BIDI_CLOSES) != 0 {
            self = .closing(Self.canonical(text.scalar(at: place).value))
        } else {
            return nil
        }
    }

    /// U+232A is canonically equivalent to U+3009, and closes the same brackets.
    private static func canonical(_ scalar: UInt32) -> UInt32 { scalar == 0x232A ? 0x3009 : scalar }
}
