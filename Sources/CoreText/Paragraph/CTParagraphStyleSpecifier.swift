/// The setting of a paragraph's style that a ``CTParagraphStyleSetting`` holds.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// To which side lines stand, a ``CTTextAlignment``.
    case alignment = 0
    /// The indent of the first line, in points, a `CGFloat`.
    case firstLineHeadIndent = 1
    /// The indent of the other lines, in points, a `CGFloat`.
    case headIndent = 2
    /// The end of lines, in points, a `CGFloat`: above 0 from the leading edge, else from the trailing one.
    case tailIndent = 3
    /// The tab stops, a `CFArray` of ``CTTextTab``.
    case tabStops = 4
    /// The distance of the tab stops behind the last one, a `CGFloat`; 0: there are none.
    case defaultTabInterval = 5
    /// The treatment of lines that are too wide, a ``CTLineBreakMode``.
    case lineBreakMode = 6
    /// The factor of the height of lines, a `CGFloat`; 0 means no factor.
    case lineHeightMultiple = 7
    /// The greatest height of a line, a `CGFloat`; 0: any.
    case maximumLineHeight = 8
    /// The least height of a line, a `CGFloat`.
    case minimumLineHeight = 9
    /// The space between lines, a `CGFloat`: the old name of ``lineSpacingAdjustment``.
    case lineSpacing = 10
    /// The space behind the paragraph, a `CGFloat`.
    case paragraphSpacing = 11
    /// The space before the paragraph, a `CGFloat`.
    case paragraphSpacingBefore = 12
    /// The direction in which the paragraph begins, a ``CTWritingDirection``.
    case baseWritingDirection = 13
    /// The greatest space between lines, a `CGFloat`.
    case maximumLineSpacing = 14
    /// The least space between lines, a `CGFloat`.
    case minimumLineSpacing = 15
    /// The space between lines, a `CGFloat`.
    case lineSpacingAdjustment = 16
    /// The options for the bounds of lines, a ``CTLineBoundsOptions``; kept, and without effect.
    case lineBoundsOptions = 17
    /// The number of specifiers.
    case count = 18
}
