/// Whether a cluster looks like an emoji or like text.
enum EmojiPresentation {
    private static let text: Unicode.Scalar = "\u{FE0E}"
    private static let emoji: Unicode.Scalar = "\u{FE0F}"
    private static let joiner: Unicode.Scalar = "\u{200D}"
    private static let keycap: Unicode.Scalar = "\u{20E3}"

    /// Whether the emoji font comes first for a cluster.
    ///
    /// Variation selectors decide; without one, the first character's own presentation does, unless a skin tone or a joined
    /// emoji follows. Source: text T90, UTS #51.
    static func isEmoji(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
        var first: Unicode.Scalar?
        var isJoined = false
        // Digits and two signs begin keycaps; nothing else below U+00A9 is an emoji.
        for scalar in cluster {
            guard let base = first else {
                let mayBegin =
                    scalar.value > 0xA8 || scalar.value == 0x23 || scalar.value == 0x2A
                    || (scalar.value >= 0x30 && scalar.value <= 0x39)
                guard mayBegin, scalar.properties.isEmoji else { return false }
                first = scalar
                continue
            }
            switch scalar {
            case emoji: return true
            case text where !isJoined: return false
            case joiner: isJoined = true
            default:
                if scalar.properties.isEmojiModifier, base.properties.isEmojiModifierBase { return true }
                if isJoined, scalar.properties.isEmojiPresentation { return true }
            }
        }
        return first?.properties.isEmojiPresentation ?? false
    }
}
