public import Foundation

/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The raw bits, one for each option.
    public let rawValue: Int

    /// Makes a set from raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle holds lines from its top on; else its origin is the baseline of a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The leading of fonts is added between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The measured bounds are those of the letters' outlines, not of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends in three dots where more text follows.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limits for drawing a string, and the results of it.
///
/// Source: text T177.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor, from 0 to 1, by which the text may be scaled down to fit; 0 and 1 leave it as it is.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text was scaled down; 1 for text of full size.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the drawn text took up, in points; zero before anything is drawn.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context that does not scale text.
    public override init() {
        super.init()
    }
}
