public import Foundation

/// A place that a tab moves the text behind it to.
///
/// Immutable. Source: text T150.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The keys of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The string that stands for the key.
        public var rawValue: String

        /// Makes a key from its string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters at which a column ends, as a `CharacterSet`; the first one is aligned with the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The part of a column's text that stands at the stop: its start, middle or end.
    public let alignment: NSTextAlignment
    /// The place, in points from the leading edge.
    public let location: CGFloat
    /// The options of the stop, such as the characters at which its column ends.
    public let options: [NSTextTab.OptionKey: Any]

    /// Makes a stop.
    ///
    /// - Parameter loc: In points from the leading edge; a number that is not finite or not above 0 makes no stop.
    public init(
        textAlignment alignment: NSTextAlignment,
        location loc: CGFloat,
        options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// The characters that numbers of a language are aligned by: its decimal separator; of none the full stop.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// Returns the stop itself, because it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    /// Whether archives of stops can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Makes a stop from an archive, with its alignment, location and the characters that end its column.
    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        let terminators = coder.soundObject(forKey: "NSColumnTerminators") as? String
        options = terminators.map { [.columnTerminators: CharacterSet(charactersIn: $0)] } ?? [:]
        super.init()
    }

    /// Writes the stop into an archive, with its alignment, location and the characters that end its column.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
        if !terminators.isEmpty {
            coder.encode(
                String(decoding: terminators, as: UTF16.self) as NSString,
                forKey: "NSColumnTerminators"
            )
        }
    }

    /// The characters of the option, of the first plane, as far as programs align by them: ASCII, Latin-1 and Arabic's separators.
    final var terminators: [UInt16] {
        guard let set = options[.columnTerminators] as? CharacterSet else { return [] }
        return Self.separators.filter { unit in Unicode.Scalar(unit).map(set.contains) ?? false }
    }

    private static let separators = Array(UInt16(0x20)...0xFF) + [0x066B, 0x066C, 0x2009, 0x202F]

    // MARK: Equality

    /// Whether the other object is a stop with the same location, alignment and characters.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return self === other
            || alignment == other.alignment && location == other.location && terminators == other.terminators
    }

    /// A hash of the location; equal stops have equal ones.
    open override var hash: Int { location.hashValue }
}
