import AgateLayout
import Testing

@Suite("Levels of wishes")
struct LevelTests {
    private let engine = LayoutEngine()

    @Test("one wish at 251 outweighs fifty at 250: uikit U52", arguments: [1, 3, 4, 50])
    func strict(count: Int) {
        let x = engine.makeVariable(isLength: false)
        _ = engine.add([LayoutTerm(x)], constant: -100, .equal, priority: 251)
        for _ in 0..<count { _ = engine.add([LayoutTerm(x)], constant: 0, .equal, priority: 250) }
        _ = engine.solve()
        #expect(engine.value(of: x) == 100)
        // With a second variable the simplex method decides.
        let y = engine.makeVariable(isLength: false)
        let link = engine.add([LayoutTerm(x), LayoutTerm(y)], constant: -200, .atMost)
        _ = engine.add([LayoutTerm(y)], constant: -150, .equal, priority: 251)
        for _ in 0..<count { _ = engine.add([LayoutTerm(y)], constant: 0, .equal, priority: 250) }
        _ = engine.solve()
        #expect(engine.value(of: x) + engine.value(of: y) == 200)
        engine.remove(link)
        _ = engine.solve()
        #expect(engine.value(of: x) == 100 && engine.value(of: y) == 150)
    }

    /// Two views in a row of 300 with natural widths of 100.
    private func row(hugging: (Float, Float), resisting: (Float, Float), width: Double) -> (Double, Double) {
        let (first, second) = (engine.makeVariable(isLength: true), engine.makeVariable(isLength: true))
        for (view, hug, resist) in [(first, hugging.0, resisting.0), (second, hugging.1, resisting.1)] {
            _ = engine.add([LayoutTerm(view)], constant: -100, .atMost, priority: hug)
            _ = engine.add([LayoutTerm(view)], constant: -100, .atLeast, priority: resist)
        }
        _ = engine.add([LayoutTerm(first), LayoutTerm(second)], constant: -width, .equal)
        _ = engine.solve()
        #expect(engine.isAmbiguous(first) == (hugging.0 == hugging.1 && resisting.0 == resisting.1))
        return (engine.value(of: first), engine.value(of: second))
    }

    @Test("the view that hugs less is stretched, the one that resists less is compressed: uikit U54")
    func battle() {
        #expect(row(hugging: (251, 250), resisting: (750, 750), width: 300) == (100, 200))
        #expect(row(hugging: (250, 251), resisting: (750, 750), width: 300) == (200, 100))
        #expect(row(hugging: (250, 250), resisting: (750, 749), width: 150) == (100, 50))
        #expect(row(hugging: (250, 250), resisting: (749, 750), width: 150) == (50, 100))
    }

    @Test("among equals the first one gives way: uikit U54")
    func equals() {
        #expect(row(hugging: (250, 250), resisting: (750, 750), width: 300) == (200, 100))
        #expect(row(hugging: (250, 250), resisting: (750, 750), width: 150) == (50, 100))
    }

    @Test("views without a size of their own are 0 wide but for the last one: uikit U82")
    func plain() {
        let widths = (0..<4).map { _ in engine.makeVariable(isLength: true) }
        _ = engine.add(widths.map { LayoutTerm($0) }, constant: -300, .equal)
        _ = engine.solve()
        #expect(widths.map { engine.value(of: $0) } == [0, 0, 0, 300])
    }

    @Test(
        "of required conditions that cannot hold together the last one is left out, and all of them are named: uikit U63"
    )
    func conflict() {
        let (x, width, other) = (
            engine.makeVariable(isLength: false), engine.makeVariable(isLength: true),
            engine.makeVariable(isLength: true)
        )
        let left = engine.add([LayoutTerm(x)], constant: -10, .equal)
        _ = engine.add([LayoutTerm(other)], constant: -10, .equal)
        let wide = engine.add([LayoutTerm(width)], constant: -100, .atLeast)
        _ = engine.add([LayoutTerm(other), LayoutTerm(width, -1)], constant: 50, .equal, priority: 400)
        let right = engine.add([LayoutTerm(x), LayoutTerm(width)], constant: -90, .equal)
        _ = engine.solve()
        #expect(engine.newConflicts == [LayoutConflict(conditions: [left, wide, right], broken: right)])
        #expect(engine.value(of: x) == 10 && engine.value(of: width) == 100)
        // What made the conflict goes away by a constant.
        engine.setConstant(-50, of: wide)
        _ = engine.solve()
        #expect(engine.newConflicts.isEmpty && engine.value(of: width) == 80)
        engine.setConstant(-100, of: wide)
        _ = engine.solve()
        #expect(engine.newConflicts.map(\.broken) == [right])
    }

    @Test("given values do not link what they stand between")
    func given() {
        let root = engine.makeVariable(isLength: true)
        engine.fix(root, at: 320)
        let views = (0..<3).map { _ in engine.makeVariable(isLength: true) }
        let conditions = views.map {
            engine.add([LayoutTerm($0), LayoutTerm(root, -1)], constant: 20, .equal)
        }
        _ = engine.solve()
        #expect(views.map { engine.value(of: $0) } == [300, 300, 300])
        #expect(engine.conditions(linkedWith: views[1]) == [conditions[1]])
        engine.fix(root, at: 120)
        _ = engine.solve()
        #expect(views.map { engine.value(of: $0) } == [100, 100, 100])
        engine.fix(root, at: nil)
        _ = engine.solve()
        #expect(engine.isAmbiguous(views[0]) && engine.value(of: root) == 20)
    }
}
