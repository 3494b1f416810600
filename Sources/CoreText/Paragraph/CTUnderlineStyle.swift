/// The lines under a text, the number under ``kCTUnderlineStyleAttributeName``; a ``CTUnderlineStyleModifiers`` may be added.
public struct CTUnderlineStyle: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int32

    /// Makes a set of bits.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// One line.
    public static var single: CTUnderlineStyle { CTUnderlineStyle(rawValue: 0x01) }

    /// One thick line.
    public static var thick: CTUnderlineStyle { CTUnderlineStyle(rawValue: 0x02) }

    /// Two lines.
    public static var double: CTUnderlineStyle { CTUnderlineStyle(rawValue: 0x09) }
}
