#if AGATE_SHAPING
import CLibHarfBuzz
#endif

/// The Unicode property Script, and the brackets that come in pairs.
enum ScriptProperty {
    /// Characters of many scripts.
    static let common = FontTag("Zyyy")
    /// Marks, which have the script of what they stand on.
    static let inherited = FontTag("Zinh")
    static let latin = FontTag("Latn")
    private static let unknown = FontTag("Zzzz")

    /// The script of a character; `Zyyy` for one that decides nothing.
    static func script(of scalar: Unicode.Scalar) -> FontTag {
        if scalar.value < 128 {
            let isLetter = (scalar.value | 32) >= 97 && (scalar.value | 32) <= 122
            return isLetter ? latin : common
        }
        #if AGATE_SHAPING
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        let tag = FontTag(rawValue: UInt32(truncatingIfNeeded: hb_script_to_iso15924_tag(script)))
        return tag == unknown ? common : tag
        #else
        return common
        #endif
    }

    /// Whether a script is that of its surroundings.
    static func isOpen(_ script: FontTag) -> Bool { script == common || script == inherited }

    /// The bracket that closes what a bracket opens; nil for other characters.
    static func closingBracket(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard scalar.properties.generalCategory == .openPunctuation else { return nil }
        let mirrored = mirror(of: scalar)
        return mirrored == scalar ? nil : mirrored
    }

    /// Whether a character can close what another one opened.
    static func isClosingBracket(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .closePunctuation
    }

    /// The character that looks like another one seen in a mirror; the character itself without one.
    static func mirror(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        #if AGATE_SHAPING
        Unicode.Scalar(hb_unicode_mirroring(hb_unicode_funcs_get_default(), scalar.value)) ?? scalar
        #else
        switch scalar {
        case "(": ")"
        case ")": "("
        case "[": "]"
        case "]": "["
        case "{": "}"
        case "}": "{"
        case "<": ">"
        case ">": "<"
        case "«": "»"
        case "»": "«"
        default: scalar
        }
        #endif
    }
}
