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

/// A tree, and what was told of its animations.
@dynamicMemberLookup
struct ToldTree {
    private(set) var tree = RenderTree()
    private(set) var reports = AnimationReports()

    /// A tree of layers in one row.
    static func row(_ count: Int) -> ToldTree {
        ToldTree(tree: .row(count))
    }

    mutating func apply(_ commit: Commit) {
        tree.apply(commit)
        reports.update(after: commit, in: tree)
    }

    mutating func apply(at time: Double, _ operations: Commit.Operation...) {
        var commit = Commit(time: time)
        commit.operations = operations
        apply(commit)
    }

    mutating func takeEvents(at time: Double) -> [RenderEvent] {
        reports.takeEvents(at: time, in: tree)
    }

    func nextEvent(after time: Double) -> Double {
        reports.nextEvent(after: time, in: tree)
    }

    func nextChange(after time: Double) -> Double? { tree.nextChange(after: time) }

    func node(_ id: LayerID) -> RenderTree.Node? { tree.node(id) }

    func values(of id: LayerID, at time: Double) -> LayerValues? { tree.values(of: id, at: time) }

    func localTime(of id: LayerID, at time: Double) -> Double { tree.localTime(of: id, at: time) }

    subscript<Value>(dynamicMember path: KeyPath<RenderTree, Value>) -> Value { tree[keyPath: path] }
}

/// Takes the events that are due and compares them.
func expectEvents(
    of tree: inout ToldTree,
    at time: Double,
    _ expected: [RenderEvent],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let events = tree.takeEvents(at: time)
    #expect(events == expected, sourceLocation: sourceLocation)
}

/// Takes the events that are due and counts them.
func expectEventCount(
    of tree: inout ToldTree,
    at time: Double,
    _ expected: Int,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let events = tree.takeEvents(at: time)
    #expect(events.count == expected, sourceLocation: sourceLocation)
}
