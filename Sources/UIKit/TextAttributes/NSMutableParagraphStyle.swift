public import Foundation

/// How the lines of a paragraph are laid out, for setting it.
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

    /// Where lines but the first begin, in points from the leading edge.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    /// Where lines end, in points: from the leading edge if above 0, else from the trailing edge.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// Where the first line begins, in points from the leading edge.
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

    /// What happens to lines that are too wide.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The base writing direction of the paragraph; `natural` takes that of its first letter.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// What the height of lines is multiplied by, if above 0.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    /// The space before a paragraph, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    /// How much of a line must be filled without dividing a word, 0 to 1; 0: words are not divided.
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
    /// Where tabs reach to; twelve left stops 28 points apart unless set or set to nil.
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

    /// How lines are broken beside the mode.
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

    /// Takes all stops away that are equal to one.
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
