/// Priorities a little above or below another, as in `.required - 1`.
///
/// They give way to operators of the same kind that a program declares.
extension UILayoutPriority {
    /// A priority that is higher by a number.
    @_disfavoredOverload
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }

    /// A priority that is lower by a number.
    @_disfavoredOverload
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }

    /// Raises a priority by a number.
    @_disfavoredOverload
    public static func += (lhs: inout UILayoutPriority, rhs: Float) {
        lhs = UILayoutPriority(lhs.rawValue + rhs)
    }

    /// Lowers a priority by a number.
    @_disfavoredOverload
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) {
        lhs = UILayoutPriority(lhs.rawValue - rhs)
    }
}
