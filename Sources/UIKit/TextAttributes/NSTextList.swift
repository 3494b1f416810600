public import Foundation

/// A list that paragraphs belong to; the program inserts the markers before the items as text.
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
    /// The form of an item's marker: names in braces with other text around them.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The format as text, with its kind in braces, such as `{decimal}.`.
        public var rawValue: String

        /// Makes a format from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a format from its text, such as `{decimal}.`.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// An empty box before each item.
        public static let box = MarkerFormat("{box}")
        /// A check mark before each item.
        public static let check = MarkerFormat("{check}")
        /// An empty circle before each item.
        public static let circle = MarkerFormat("{circle}")
        /// A diamond before each item.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled circle before each item.
        public static let disc = MarkerFormat("{disc}")
        /// A dash before each item.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square before each item.
        public static let square = MarkerFormat("{square}")
        /// Numbers to the base 16 with small letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Numbers to the base 16 with capital letters.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Numbers to the base 8: 1 to 7, 10, 11.
        public static let octal = MarkerFormat("{octal}")
        /// Small letters of the Latin alphabet: a, b, c.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Capital letters of the Latin alphabet: A, B, C.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Small letters of the Latin alphabet: a, b, c; the same as `lowercaseAlpha`.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// Capital letters of the Latin alphabet: A, B, C; the same as `uppercaseAlpha`.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Small Roman numerals: i, ii, iii.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Capital Roman numerals: I, II, III.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// Numbers to the base 10: 1, 2, 3.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// The format of the markers before the items.
    public let markerFormat: MarkerFormat
    /// The options that were given; they are kept and change nothing.
    public let options: Int
    /// The number of the first item; 1 at first.
    open var startingItemNumber = 1

    /// Makes a list with a format of markers.
    public init(markerFormat: MarkerFormat, options: Int) {
        self.markerFormat = markerFormat
        self.options = options
        super.init()
    }

    /// The marker of an item, without space around it.
    ///
    /// - Parameter itemNumber: The number of the item as it is written: the first one's is ``startingItemNumber``.
    open func marker(forItemNumber itemNumber: Int) -> String {
        ListMarker.text(markerFormat.rawValue, itemNumber)
    }

    /// Returns another list with the same format and numbers.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSTextList(markerFormat: markerFormat, options: options)
        copy.startingItemNumber = startingItemNumber
        return copy
    }

    /// Whether archives of lists can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Makes a list from an archive, with its format, options and first number.
    public required init?(coder: NSCoder) {
        markerFormat = MarkerFormat(coder.soundObject(forKey: "NSMarkerFormat") as? String ?? "{disc}")
        options = coder.decodeInteger(forKey: "NSOptions")
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
        super.init()
    }

    /// Writes the list into an archive, with its format, options and first number.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(options, forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    /// Whether the other object is a list with the same format and numbers.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && options == other.options
            && startingItemNumber == other.startingItemNumber
    }

    /// A hash of the format; equal lists have equal ones.
    open override var hash: Int { markerFormat.hashValue }
}
