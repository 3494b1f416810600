/// The lines under a text, the number under ``kCTUnderlineStyleAttributeName``; a ``CTUnderlineStyleModifiers`` may be added.
public struct CTUnderlineStyle: OptionSet, Sendable, Hashable {
    /// The style in bits 0 to 7; 0 for no line.
    public let rawValue: Int32

    /// Makes a set of bits.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// One line under the text, as thick as the font says.
    public static var single: CTUnderlineStyle { CTUnderlineStyle(rawValue: 0x01) }

    /// One thick line under the text; drawn like ``single``.
    public static var thick: CTUnderlineStyle { CTUnderlineStyle(rawValue: 0x02) }

    /// Two lines under the text; drawn like ``single``.
    public static var double: CTUnderlineStyle { CTUnderlineStyle(rawValue: 0x09) }
}
