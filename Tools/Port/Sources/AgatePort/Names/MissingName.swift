/// A name of Apple's that sources use and Agate has not.
public struct MissingName: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The number of its uses.
    public let uses: Int
    /// The priority of the name: 1 is needed soonest, 3 last; 0 where nothing is known.
    public let priority: Int
    /// Whether it is a type or a function, and not a member.
    public let isType: Bool

    /// Makes a name.
    public init(name: String, uses: Int, priority: Int, isType: Bool) {
        self.name = name
        self.uses = uses
        self.priority = priority
        self.isType = isType
    }

    /// The name in the table of `--check`.
    var line: String {
        let count = String(uses)
        let blanks = String(repeating: " ", count: max(0, 6 - count.count))
        return "  \(blanks)\(count)  \(priority == 0 ? "-" : String(priority))  \(name)\n"
    }
}
