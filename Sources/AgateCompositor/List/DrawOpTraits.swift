import AgateGeometry
import AgatePixels

/// The properties of an op by which a ``DisplayList`` skips it, divides it, leaves it out and counts it.
struct DrawOpTraits {
    /// The pixels on which the op, with what is inside of it, may show; everything where the op must always be performed.
    var bounds = PixelBox.everything
    /// Pixels that the op replaces, whatever was there.
    var opaque = InnerPixels()
    var flags: Flags = []
    /// The index of the offscreen pass whose result is drawn, below 0 for none.
    var pass: Int32 = -1

    struct Flags: OptionSet {
        let rawValue: UInt16

        /// The op begins something that another op ends.
        static let begins = Flags(rawValue: 1)
        static let ends = Flags(rawValue: 2)
        /// It can be drawn in parts, and is large enough for that to pay.
        static let isDivisible = Flags(rawValue: 4)
        /// It is blended over what is there in the usual way, which leaves opaque pixels opaque.
        static let isLaidOver = Flags(rawValue: 8)
        /// It needs a surface of its own, which may be missing where memory is short.
        static let isOffscreen = Flags(rawValue: 16)
        /// It reads what was drawn before it, beyond the pixels that it draws.
        static let readsBackdrop = Flags(rawValue: 32)
    }

    /// The flags of an op with a blend mode.
    static func flags(_ blend: CGBlendMode, _ others: Flags = []) -> Flags {
        blend == .normal ? others.union(.isLaidOver) : others
    }
}
