/// The values of a paragraph's style, for reading and setting.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// To which side lines stand, a ``CTTextAlignment``.
    case alignment = 0
    /// Where the first line begins, a `CGFloat`.
    case firstLineHeadIndent = 1
    /// Where the other lines begin, a `CGFloat`.
    case headIndent = 2
    /// Where lines end, a `CGFloat`: above 0 from the leading edge, else from the trailing one.
    case tailIndent = 3
    /// Where tabs reach to, a `CFArray` of ``CTTextTab``.
    case tabStops = 4
    /// The distance of the tab stops behind the last one, a `CGFloat`; 0: there are none.
    case defaultTabInterval = 5
    /// What happens to lines that are too wide, a ``CTLineBreakMode``.
    case lineBreakMode = 6
    /// What the height of lines is multiplied by, a `CGFloat`; 0: nothing.
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
    /// How lines are measured, a ``CTLineBoundsOptions``; kept, and without effect.
    case lineBoundsOptions = 17
    /// How many specifiers there are.
    case count = 18
}
