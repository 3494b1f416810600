/// The variables and conditions of an engine, in tables.
///
/// All is read and written element by element, in code that calls no other object: no access can overlap another one, and none is checked for it
/// (benchmark `uikit/cell-40`).
final class EngineTables {
    /// The priority from which on a condition is required.
    static let required: Float = 1000

    struct Condition {
        var terms: [LayoutTerm]
        var constant: Double
        var relation: LayoutRelation
        var priority: Float
        /// Conditions of a lower rank came first.
        var rank: Int
        var isLive = true
    }

    @exclusivity(unchecked) var conditions: [Condition] = []
    @exclusivity(unchecked) var isBounded: [Bool] = []
    /// The values of variables that are given.
    @exclusivity(unchecked) var fixed: [Double?] = []
    @exclusivity(unchecked) var values: [Double] = []
    /// The number of each variable in its region; good while a region is built.
    @exclusivity(unchecked) var local: [Int] = []
    /// The region of each variable, else -1.
    @exclusivity(unchecked) var regionOf: [Int] = []
}
