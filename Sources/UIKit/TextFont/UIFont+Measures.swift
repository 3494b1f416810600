import AgateText
public import CoreText
public import Foundation

extension CTFont {
    /// The size in points: the length of an em.
    public var pointSize: CGFloat { instance.size }

    /// The height that letters can reach above the baseline, in points.
    ///
    /// Source: text T65.
    public var ascender: CGFloat { instance.metrics.ascent + instance.ascentAddition }

    /// The depth that letters can reach below the baseline, in points; a negative number.
    public var descender: CGFloat { -instance.metrics.descent }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat { instance.metrics.capHeight }

    /// The height of the letter x, in points.
    public var xHeight: CGFloat { instance.metrics.xHeight }

    /// The height of a line of text, in points, not rounded.
    public var lineHeight: CGFloat { ascender - descender + leading }

    /// The additional space between lines that the font gives, in points.
    ///
    /// Lines of a style's font are further apart by more: see ``UIFontMetrics``.
    public var leading: CGFloat { instance.metrics.leading }

    /// By how much the distance of two lines differs from their height, in points, for the font of a style of texts; 0 for others.
    ///
    /// Source: text T68.
    var spacingOfStyle: CGFloat {
        guard let purpose, purpose.scaling == nil else { return 0 }
        return purpose.style.extraLeading(purpose.category, lineHeight: lineHeight)
    }
}
