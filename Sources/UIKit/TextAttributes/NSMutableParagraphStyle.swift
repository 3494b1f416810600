public import Foundation

/// The alignment, spacing, indents and line breaking of a paragraph, for setting them.
///
/// A string keeps the object that it is given: give it a copy if the style goes on changing.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The space between the lines of a paragraph, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    /// The space behind a paragraph, in points.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    /// The alignment of the paragraph's lines.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// The distance of all lines but the first from the leading edge, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    /// The distance of the lines' ends, in points: from the leading edge if above 0, else from the trailing edge.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// The distance of the first line from the leading edge, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    /// The greatest height of a line, in points; 0: no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    /// The treatment of lines that are wider than their container.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The base writing direction of the paragraph; `natural` takes that of its first letter.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// The factor of the height of lines; 0 leaves them as they are.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    /// The space before a paragraph, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    /// The part of a line, from 0 to 1, that has to be filled without hyphenation; 0 divides no words.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// Whether words are divided where no factor is given.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The tab stops; unless set, or set to nil, twelve left-aligned ones 28 points apart.
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? ParagraphValues.standardTabs }
    }

    /// The distance of the stops behind the last one, in points; 0: none follow.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Whether letters may be moved together before a line is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    /// The strategies for line breaking that act beside ``lineBreakMode``.
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// The lists that the paragraph is an item of, the outermost first.
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    // MARK: Changes

    /// Adds a stop, in the order of places.
    open func addTabStop(_ anObject: NSTextTab) {
        let place = values.tabStops.firstIndex { $0.location > anObject.location } ?? values.tabStops.count
        values.tabStops.insert(anObject, at: place)
    }

    /// Removes all tab stops that are equal to one.
    open func removeTabStop(_ anObject: NSTextTab) {
        values.tabStops.removeAll { $0.isEqual(anObject) }
    }

    /// Takes all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }

    /// Returns a style of the same values that cannot be changed.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }
}
