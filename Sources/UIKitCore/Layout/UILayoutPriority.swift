/// The priority of a constraint: 1000 is required, and each lower number is a level of its own.
///
/// No number of constraints of a level outweighs one of a higher level. Source: uikit U51, U52.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number, above 0 and up to 1000.
    public var rawValue: Float

    /// Makes a priority from a number from 1, the weakest, to 1000, which is required.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Makes a priority from a number from 1, the weakest, to 1000, which is required.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of constraints that must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// At what content resists being compressed by default: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag that may resize the window: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// At what a window keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that may not resize the window: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// At what content hugs by default: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// At what `systemLayoutSizeFitting(_:)` wishes for its size: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
