import AgateScene
import AgateTiming
import Testing

extension LayerID {
    init(_ slot: Int) {
        self.init(slot: Int32(slot), generation: 1)
    }
}

extension RenderAnimation {
    /// A linear animation of one number.
    static func numbers(
        _ id: UInt64,
        _ target: PropertyTarget,
        from: Double? = nil,
        to: Double? = nil,
        begin: Double = 0,
        duration: Double = 1,
        change: (inout RenderAnimation, inout PropertyAnimation) -> Void = { _, _ in }
    ) -> RenderAnimation {
        var property = PropertyAnimation(
            target: target,
            track: .basic(BasicTrack(from: from.map { .number($0) }, to: to.map { .number($0) }))
        )
        var timing = TimingParameters(duration: duration)
        timing.beginTime = begin
        var animation = RenderAnimation(id: AnimationID(raw: id), timing: timing, content: .silent)
        change(&animation, &property)
        animation.content = .property(property)
        return animation
    }
}

extension RenderTree {
    /// A tree of layers in one row: slot 0 is the root, the others its sublayers.
    static func row(_ count: Int, values: LayerValues = LayerValues()) -> RenderTree {
        var commit = Commit(time: 0)
        let ids = (0..<count).map { LayerID($0) }
        commit.operations = ids.map { .insert($0, values) }
        if let root = ids.first {
            commit.operations.append(.setRoot(root))
            commit.operations.append(.setSublayers(root, Array(ids.dropFirst())))
        }
        var tree = RenderTree()
        tree.apply(commit)
        return tree
    }

    mutating func apply(at time: Double, _ operations: Commit.Operation...) {
        var commit = Commit(time: time)
        commit.operations = operations
        apply(commit)
    }
}

/// Takes the events that are due and compares them.
func expectEvents(
    of tree: inout RenderTree,
    at time: Double,
    _ expected: [RenderEvent],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let events = tree.takeEvents(at: time)
    #expect(events == expected, sourceLocation: sourceLocation)
}

/// Takes the events that are due and counts them.
func expectEventCount(
    of tree: inout RenderTree,
    at time: Double,
    _ expected: Int,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let events = tree.takeEvents(at: time)
    #expect(events.count == expected, sourceLocation: sourceLocation)
}
