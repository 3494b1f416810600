import QuartzCore

/// A state with those that it is based on, the deepest base first.
///
/// Source: documents K52.
struct StateChain {
    private(set) var states: [CAState] = []
    /// Whether states are based on one another in a circle, which is cut where it closes.
    private(set) var isCut = false

    init(of state: CAState, among all: [CAState]) {
        let byName = Self.byName(all)
        var met: Set<ObjectIdentifier> = []
        var current: CAState? = state
        while let next = current {
            guard met.insert(ObjectIdentifier(next)).inserted else {
                isCut = true
                break
            }
            states.append(next)
            current = next.basedOn.flatMap { byName[$0] }
        }
        states.reverse()
    }

    /// Whether states are based on one another in a circle.
    static func haveCircle(_ all: [CAState]) -> Bool {
        let byName = byName(all)
        var clear: Set<ObjectIdentifier> = []
        for state in all {
            var met: Set<ObjectIdentifier> = []
            var current: CAState? = state
            while let next = current, !clear.contains(ObjectIdentifier(next)) {
                guard met.insert(ObjectIdentifier(next)).inserted else { return true }
                current = next.basedOn.flatMap { byName[$0] }
            }
            clear.formUnion(met)
        }
        return false
    }

    /// The states by their names; of those that share one the first.
    private static func byName(_ all: [CAState]) -> [String: CAState] {
        Dictionary(all.compactMap { state in state.name.map { ($0, state) } }) { first, _ in first }
    }

    /// The elements of all of them, in the order in which they are done.
    var elements: [CAStateElement] { states.flatMap(\.elements) }
}
