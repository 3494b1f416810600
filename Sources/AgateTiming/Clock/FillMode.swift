/// The values that an animation shows outside its active interval.
///
/// Source: claims 2.16.
package enum FillMode: String, Sendable, Hashable {
    /// Nothing: the model value shows before and after.
    case removed
    /// The first value before the begin.
    case backwards
    /// The last value after the end.
    case forwards
    /// Both of them.
    case both

    /// Reads Apple's string; an unknown one behaves like `removed`.
    package init(name: String) {
        self = FillMode(rawValue: name) ?? .removed
    }

    /// Whether the first value shows before the begin.
    package var fillsBackwards: Bool { self == .backwards || self == .both }

    /// Whether the last value shows after the end.
    package var fillsForwards: Bool { self == .forwards || self == .both }
}
