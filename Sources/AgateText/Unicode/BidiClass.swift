import CAgateUnicode

/// The Bidi_Class of a character, by the numbers that ICU gives.
enum BidiClass: UInt8 {
    case l, r, en, es, et, an, cs, b, s, ws, on, lre, lro, al, rle, rlo, pdf, nsm, bn, fsi, lri, rli, pdi

    /// The class in a value of `agate_bidi_classes`.
    init(marked value: UInt8) {
        self = BidiClass(rawValue: value & 0x3F) ?? .on
    }

    /// Whether the character begins an isolate.
    var isIsolateInitiator: Bool { self == .fsi || self == .lri || self == .rli }

    /// Whether the character is left out by rule X9.
    var isRemoved: Bool {
        switch self {
        case .lre, .lro, .rle, .rlo, .pdf, .bn: true
        default: false
        }
    }

    /// Whether rule L1 sets the character back to the paragraph's level at the end of a line, or together with what does so.
    var hangs: Bool {
        switch self {
        case .ws, .s, .b, .fsi, .lri, .rli, .pdi: true
        default: isRemoved
        }
    }

    /// Whether the character is neutral or an isolate's: NI in the standard.
    var isNeutral: Bool {
        switch self {
        case .b, .s, .ws, .on, .fsi, .lri, .rli, .pdi: true
        default: false
        }
    }

    /// The class of a text's direction: numbers count as right to left; nil for others.
    var direction: BidiClass? {
        switch self {
        case .l: .l
        case .r, .en, .an: .r
        default: nil
        }
    }

    /// The direction of an embedding level.
    static func direction(of level: UInt8) -> BidiClass { level & 1 == 1 ? .r : .l }
}
