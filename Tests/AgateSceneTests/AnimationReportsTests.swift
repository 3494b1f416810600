import AgateScene
import AgateTiming
import Testing

@Suite("What is told of animations lies beside the tree")
struct AnimationReportsTests {
    /// A scene of 200 layers, each with an animation that starts at once and ends after a second.
    private func animated() -> (scene: RenderScene, reports: AnimationReports) {
        var scene = RenderScene(.row(200))
        var reports = AnimationReports()
        var commit = Commit(time: 0)
        commit.operations = (1..<200).map {
            .setAnimations(LayerID($0), [.numbers(UInt64($0), .property(.opacity), to: 0)])
        }
        scene.apply(commit)
        reports.update(after: commit, in: scene.tree)
        return (scene, reports)
    }

    private func movedSlots(_ tree: RenderTree, since other: RenderTree) -> Int {
        var count = 0
        tree.forEachMovedSlot(since: other) { _ in count += 1 }
        return count
    }

    @Test("telling of starts and ends copies no page that a renderer holds, and the tree stays the same one")
    func pages() {
        var (scene, reports) = animated()
        let held = scene
        #expect(reports.takeEvents(at: 0, in: scene.tree).count == 199)
        #expect(reports.takeEvents(at: 1, in: scene.tree).count == 199)
        #expect(movedSlots(scene.tree, since: held.tree) == 0)
        #expect(scene.tree.revision == held.tree.revision)
        // A commit to one layer copies its page of 32.
        var commit = Commit(time: 1)
        commit.operations = [.setAnimations(LayerID(40), [])]
        scene.apply(commit)
        #expect(movedSlots(scene.tree, since: held.tree) == 32)
        #expect(scene.tree.revision != held.tree.revision)
    }

    @Test("a layer that takes the slot of another has nothing to tell of the other's animations")
    func slots() {
        var (scene, reports) = animated()
        let successor = LayerID(slot: 40, generation: 7)
        var commit = Commit(time: 0)
        commit.operations = [.insert(successor, LayerValues())]
        scene.apply(commit)
        reports.update(after: commit, in: scene.tree)
        #expect(reports.takeEvents(at: 0, in: scene.tree).count == 198)
        commit.operations = [
            .setAnimations(successor, [.numbers(900, .property(.opacity), to: 0)])
        ]
        scene.apply(commit)
        reports.update(after: commit, in: scene.tree)
        #expect(
            reports.takeEvents(at: 0, in: scene.tree) == [.started(successor, AnimationID(raw: 900))]
        )
    }
}
