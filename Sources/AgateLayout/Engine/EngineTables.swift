/// What an engine knows of its variables and conditions.
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

    var conditions: [Condition] = []
    var isBounded: [Bool] = []
    /// The values of variables that are given.
    var fixed: [Double?] = []
    var values: [Double] = []
    /// The number of each variable in its region; good while a region is built.
    var local: [Int] = []
    /// The region of each variable, else -1.
    var regionOf: [Int] = []
}
