/// Finds the script of each cluster of a text, where characters of many scripts have that of what stands before them.
///
/// A closing bracket has the script of the one that it closes. Source: UAX #24, text T83.
struct ScriptResolver {
    private var current: FontTag?
    private var brackets: [(closing: Unicode.Scalar, script: FontTag?)] = []

    /// Deeper brackets are taken for common characters.
    private static let maximumDepth = 64

    /// The script of the next character, which is a cluster of its own.
    mutating func script(ofASCII unit: UInt16) -> FontTag {
        if (unit | 32) >= 97, (unit | 32) <= 122 {
            current = ScriptProperty.latin
            return ScriptProperty.latin
        }
        // Brackets alone are looked at; there are no others in ASCII.
        switch unit {
        case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D:
            return script(of: CollectionOfOne(Unicode.Scalar(UInt8(truncatingIfNeeded: unit))))
        default: return current ?? ScriptProperty.inherited
        }
    }

    /// The script of the next cluster; `Zinh` as long as no character has decided any.
    mutating func script(of cluster: some Sequence<Unicode.Scalar>) -> FontTag {
        var first: Unicode.Scalar?
        for scalar in cluster {
            if first == nil { first = scalar }
            let script = ScriptProperty.script(of: scalar)
            if !ScriptProperty.isOpen(script) {
                current = script
                return script
            }
        }
        if let first, first.value != 32 {
            if let closing = ScriptProperty.closingBracket(of: first) {
                if brackets.count < Self.maximumDepth { brackets.append((closing, current)) }
            } else if !brackets.isEmpty, ScriptProperty.isClosingBracket(first),
                let place = brackets.lastIndex(where: { $0.closing == first })
            {
                let opened = brackets[place].script
                brackets.removeSubrange(place...)
                if let opened { current = opened }
            }
        }
        return current ?? ScriptProperty.inherited
    }
}
