import AgateGeometry
import AgateScene
import AgateTiming
import Foundation
import Testing

/// What holds the values of layers: nothing is read here that is not held, and nothing that is held is written.
@Suite("Values of layers that are held")
struct LayerValuesReferenceTests {
    /// Values with parts in memory of their own.
    private static func values(_ number: Int) -> LayerValues {
        var values = LayerValues()
        values.position = CGPoint(x: number, y: -number)
        values.look.values.shadowRadius = CGFloat(number)
        values.custom["name"] = .string("the layer of the number \(number)")
        return values
    }

    private static func expect(_ values: LayerValues, are number: Int) {
        #expect(values.position == CGPoint(x: number, y: -number))
        #expect(values.look.values.shadowRadius == CGFloat(number))
        guard case .string(let name) = values.custom["name"] else {
            Issue.record("the layer has no name")
            return
        }
        #expect(name == "the layer of the number \(number)")
    }

    /// The layer of a slot, held, of a tree that is gone when this returns.
    ///
    /// - Parameter change: What happens to the tree before it goes.
    private static func held(_ slot: Int, _ change: (inout RenderTree) -> Void) throws -> NodeReference {
        var tree = RenderTree.row(70)
        for slot in 0..<70 { tree.apply(at: 0, .setValues(LayerID(slot), values(slot))) }
        let reference = try #require(tree.reference(to: LayerID(slot)))
        change(&tree)
        return reference
    }

    /// Uses memory that was let go.
    private static func makeOtherTrees() -> [RenderTree] {
        (0..<16).map { RenderTree.row(70, values: values(1000 + $0)) }
    }

    @Test("a held layer is as it was when its tree is gone")
    func goneTree() throws {
        let layer = try Self.held(40) { _ in }
        let others = Self.makeOtherTrees()
        Self.expect(layer.node.values, are: 40)
        Self.expect(layer.values.values, are: 40)
        #expect(layer.node.id == LayerID(40))
        #expect(others.count == 16)
    }

    @Test("a held layer is as it was when its tree changes it, and a neighbour, and forgets it")
    func changedTree() throws {
        for operation: Commit.Operation in [.setValues(LayerID(40), Self.values(5)), .remove(LayerID(40))] {
            let layer = try Self.held(40) { tree in
                tree.apply(at: 1, .setValues(LayerID(41), Self.values(6)), operation)
                #expect(tree.node(LayerID(41))?.values.position.x == 6)
                #expect(tree.node(LayerID(40))?.values.position.x != 40)
            }
            let others = Self.makeOtherTrees()
            Self.expect(layer.node.values, are: 40)
            Self.expect(layer.values.values, are: 40)
            #expect(others.count == 16)
        }
    }

    @Test("a reference follows a layer to where a tree has it now, and stays where the tree has not")
    func following() throws {
        var tree = RenderTree.row(70)
        tree.apply(at: 0, .setValues(LayerID(40), Self.values(40)))
        var values = try #require(tree.reference(to: LayerID(40))).values
        let before = values
        tree.point(&values, at: LayerID(40))
        #expect(values === before)
        tree.apply(at: 0, .setValues(LayerID(40), Self.values(41)))
        tree.point(&values, at: LayerID(40))
        Self.expect(values.values, are: 41)
        Self.expect(before.values, are: 40)
        tree.apply(at: 0, .remove(LayerID(40)))
        tree.point(&values, at: LayerID(40))
        Self.expect(values.values, are: 41)
    }

    @Test(
        "a reference to animated values shows each evaluation, however many layers come, and outlives the frame's memory"
    )
    func animatedValues() throws {
        var scene = RenderScene()
        func apply(_ operations: [Commit.Operation]) {
            var commit = Commit(time: 0)
            commit.operations = operations
            scene.apply(commit)
        }
        func add(_ slots: Range<Int>) {
            apply(
                slots.flatMap { slot -> [Commit.Operation] in
                    let animation = RenderAnimation.numbers(
                        UInt64(slot + 1),
                        .component(.position, .x),
                        from: 0,
                        to: 100,
                        duration: 100
                    )
                    return [
                        .insert(LayerID(slot), Self.values(slot)), .setAnimations(LayerID(slot), [animation]),
                    ]
                }
            )
        }
        add(0..<40)
        var frame: FrameValues? = FrameValues()
        func evaluate(_ slot: Int, at time: Double) throws -> LayerValuesReference {
            let layer = try #require(scene.tree.reference(to: LayerID(slot)))
            let frame = try #require(frame)
            frame.evaluate(scene, at: time)
            return frame.values(of: layer, in: scene.columns, localTime: time)
        }
        let held = try evaluate(35, at: 10)
        #expect(held.values.position.x == 10)
        add(40..<400)
        #expect(try evaluate(35, at: 20) === held)
        #expect(held.values.position.x == 20)
        #expect(try evaluate(399, at: 30).values.position.x == 30)
        frame = nil
        let others = (0..<4).map { _ in FrameValues() }
        for other in others { other.evaluate(scene, at: 50) }
        #expect(held.values.position.x == 20)
        #expect(held.values.position.y == -35)
        #expect(held.values.look.values.shadowRadius == 35)
    }

    @Test("animations of many curves that come and go keep their own")
    func curves() throws {
        var scene = RenderScene()
        let frame = FrameValues()
        func apply(_ operations: [Commit.Operation]) {
            var commit = Commit(time: 0)
            commit.operations = operations
            scene.apply(commit)
        }
        func animation(_ slot: Int, _ curve: Int) -> RenderAnimation {
            let id = UInt64(1000 * slot + curve + 1)
            var animation = RenderAnimation.numbers(id, .property(.opacity), from: 0, to: 1)
            animation.pace = PacingCurve.of(UnitBezier(x1: 0.1 + 0.05 * Double(curve), y1: 0, x2: 0.6, y2: 1))
            return animation
        }
        apply((0..<30).map { .insert(LayerID($0), LayerValues()) })
        for step in 0..<40 {
            // Each step has another curve go and come on some of the layers; now and then all are gone.
            apply(
                (0..<30).compactMap { slot in
                    if step % 13 == 12 { return .setAnimations(LayerID(slot), []) }
                    guard (slot + step) % 3 == 0 else { return nil }
                    let curve = (slot * 7 + step) % 12
                    return .setAnimations(LayerID(slot), curve == 11 ? [] : [animation(slot, curve)])
                }
            )
            frame.evaluate(scene, at: 0.4)
            for slot in 0..<30 {
                let id = LayerID(slot)
                let expected = try #require(scene.tree.values(of: id, at: 0.4))
                let found = try #require(frame.values(of: id, in: scene, localTime: 0.4))
                #expect(found.opacity == expected.opacity, "layer \(slot) at step \(step)")
            }
        }
    }
}
