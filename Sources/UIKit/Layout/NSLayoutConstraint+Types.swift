extension NSLayoutConstraint {
    /// Which number of a view or guide a constraint is about.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge where text begins.
        case leading
        /// The edge where text ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The middle between left and right.
        case centerX
        /// The middle between top and bottom.
        case centerY
        /// The baseline of the last line of text; of a view without text its bottom edge.
        case lastBaseline
        /// The baseline of the first line of text; of a view without text its bottom edge.
        case firstBaseline
        /// The left edge within the margins.
        case leftMargin
        /// The right edge within the margins.
        case rightMargin
        /// The top edge within the margins.
        case topMargin
        /// The bottom edge within the margins.
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

        /// The older name of ``lastBaseline``.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The first is not larger.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal = 0
        /// The first is not smaller.
        case greaterThanOrEqual = 1
    }

    /// Along a line of text, or across.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// What a visual format lines up beside what it says, and which way it reads.
    public struct FormatOptions: OptionSet, Sendable {
        /// One bit per attribute, and the direction above them.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// All left edges on one line.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All right edges on one line.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All top edges on one line.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All bottom edges on one line.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All leading edges on one line.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All trailing edges on one line.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All middles one above the other.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All middles beside one another.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All last baselines on one line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All first baselines on one line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of what is lined up.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// `H:` reads the way text does.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// `H:` reads from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// `H:` reads from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
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
