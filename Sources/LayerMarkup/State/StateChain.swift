import QuartzCore

/// A state with those that it is based on, the deepest base first.
///
/// Source: documents K52.
struct StateChain {
    private(set) var states: [CAState] = []
    /// Whether states are based on one another in a circle, which is cut where it closes.
    private(set) var isCut = false

    init(of state: CAState, among all: [CAState]) {
        var current: CAState? = state
        while let next = current {
            if states.contains(where: { $0 === next }) {
                isCut = true
                break
            }
            states.append(next)
            current = next.basedOn.flatMap { name in all.first { $0.name == name } }
        }
        states.reverse()
    }

    /// The elements of all of them, in the order in which they are done.
    var elements: [CAStateElement] { states.flatMap(\.elements) }
}
