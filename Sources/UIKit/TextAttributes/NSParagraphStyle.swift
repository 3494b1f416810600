import CoreGraphics
public import Foundation

/// The alignment, spacing, indents and line breaking of a paragraph.
///
/// Immutable, but for ``NSMutableParagraphStyle``.
///
/// Source: text T140 to T151.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    /// The strategies for line breaking that act beside the mode.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The raw bits, one for each strategy.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A last line of one short word takes a word from the line before.
        ///
        /// GUESS push-out: kept, and without effect; no source says when Apple's systems do it. Source: text T136.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Lines of Korean text break at spaces and not between syllables.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// All strategies that the system uses for its labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// Keeps Foundation from taking the object for one of its own; the first property.
    private let typeWord = FoundationTypeWord()
    /// What the style says.
    final var values: ParagraphValues

    /// Makes a style with the default values.
    public required override init() {
        values = ParagraphValues()
        super.init()
    }

    /// The style with the default values.
    open class var `default`: NSParagraphStyle { standard }

    nonisolated(unsafe) private static let standard = NSParagraphStyle()

    /// The writing direction of a language; `natural` for a language whose script is not known.
    ///
    /// - Parameter languageName: A tag such as "ar"; nil for the user's language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        WritingDirections.direction(of: languageName)
    }

    // MARK: Values

    /// The space between the lines of a paragraph, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// The space behind a paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// The alignment of the paragraph's lines.
    open var alignment: NSTextAlignment { values.alignment }

    /// The distance of all lines but the first from the leading edge, in points.
    open var headIndent: CGFloat { values.headIndent }

    /// The distance of the lines' ends, in points: from the leading edge if above 0, else from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }

    /// The distance of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// The greatest height of a line, in points; 0: no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// The treatment of lines that are wider than their container.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The base writing direction of the paragraph; `natural` takes that of its first letter.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// The factor of the height of lines; 0 leaves them as they are.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// The space before a paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    /// The part of a line, from 0 to 1, that has to be filled without hyphenation; 0 divides no words.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    /// Whether words are divided where no factor is given.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The tab stops; unless set, twelve left-aligned ones 28 points apart.
    ///
    /// Never nil; a property that can be set to nil overrides it, for which it must have this type.
    open var tabStops: [NSTextTab]! { values.tabStops }

    /// The distance of the stops behind the last one, in points; 0: none follow.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// Whether letters may be moved together before a line is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// The strategies for line breaking that act beside ``lineBreakMode``.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// The lists that the paragraph is an item of, the outermost first.
    open var textLists: [NSTextList] { values.textLists }

    // MARK: Copies

    /// The style itself; of a mutable one a copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a mutable style with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether the other object is a style with the same values; mutable and immutable ones can be equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    /// A hash of the style's values.
    open override var hash: Int { values.hashValue }

    // MARK: Archives

    /// Whether archives of styles can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Makes a style from an archive; missing values get their defaults.
    public required init?(coder: NSCoder) {
        values = ParagraphValues(coder)
        super.init()
    }

    /// Writes what differs from the usual into an archive.
    open func encode(with coder: NSCoder) { values.encode(into: coder) }
}
