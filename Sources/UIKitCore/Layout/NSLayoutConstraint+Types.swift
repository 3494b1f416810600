extension NSLayoutConstraint {
    /// The attributes of a view or guide that a constraint can relate.
    public enum Attribute: Int, Sendable {
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge of the alignment rectangle.
        case right
        /// The top edge of the alignment rectangle.
        case top
        /// The bottom edge of the alignment rectangle.
        case bottom
        /// The edge where lines of text begin: the left one where text runs to the right.
        case leading
        /// The edge where lines of text end: the right one where text runs to the right.
        case trailing
        /// The width of the alignment rectangle, in points.
        case width
        /// The height of the alignment rectangle, in points.
        case height
        /// The horizontal middle, halfway between the left and the right edge.
        case centerX
        /// The vertical middle, halfway between the top and the bottom edge.
        case centerY
        /// The baseline of the last line of text; of a view without text its bottom edge.
        case lastBaseline
        /// The baseline of the first line of text; of a view without text its bottom edge.
        case firstBaseline
        /// The left edge, inset by the left layout margin.
        case leftMargin
        /// The right edge, inset by the right layout margin.
        case rightMargin
        /// The top edge, inset by the top layout margin.
        case topMargin
        /// The bottom edge, inset by the bottom layout margin.
        case bottomMargin
        /// The edge within the margins where text begins.
        case leadingMargin
        /// The edge within the margins where text ends.
        case trailingMargin
        /// The middle between the left and right margins.
        case centerXWithinMargins
        /// The middle between the top and bottom margins.
        case centerYWithinMargins
        /// No attribute: the constraint is about a constant.
        case notAnAttribute = 0

        /// The former name of ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The relations that a constraint can keep between its two sides.
    public enum Relation: Int, Sendable {
        /// The first side is less than the second one or equal to it.
        case lessThanOrEqual = -1
        /// The first side equals the second one.
        case equal = 0
        /// The first side is greater than the second one or equal to it.
        case greaterThanOrEqual = 1
    }

    /// Along a line of text, or across.
    public enum Axis: Int, Sendable {
        /// The axis from left to right.
        case horizontal = 0
        /// The axis from top to bottom.
        case vertical = 1
    }

    /// The alignment of the views in a visual format, and the direction in which it is read.
    public struct FormatOptions: OptionSet, Sendable {
        /// One bit per attribute, and the direction above them.
        public let rawValue: UInt

        /// Makes options from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Aligns the left edges of all views of the format.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges of all views of the format.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges of all views of the format.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges of all views of the format.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges of all views of the format.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges of all views of the format.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal middles of all views, so they stand one above the other.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical middles of all views, so they stand side by side.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines of all views of the format.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines of all views of the format.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The mask of the bits that hold the alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// A format that begins with `H:` runs from the leading to the trailing edge; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A format that begins with `H:` runs from left to right, whatever the language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A format that begins with `H:` runs from right to left, whatever the language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The mask of the bits that hold the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Vertical spaces go from edge to edge.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical spaces go from the last baseline to the next first baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of what spaces go between.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What can be compared with one another.
    enum Kind {
        case horizontal
        case vertical
        case length
        case none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .width, .height: .length
        case .notAnAttribute: .none
        }
    }

    /// Whether the attribute depends on which way text reads.
    var followsText: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is an edge by its side.
    var isSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The name in printed constraints.
    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}
