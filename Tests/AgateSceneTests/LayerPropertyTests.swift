import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("The table of properties")
struct LayerPropertyTests {
    private var shapeValues: LayerValues { values(with: .shape(CopyOnWriteBox())) }

    private func values(with kind: LayerKind) -> LayerValues {
        var values = LayerValues()
        values.kind = kind
        return values
    }

    private static let kinds = LayerKindName.allCases.map(\.row.standard)

    /// The defaults of a kind of layer that has a property.
    private func owner(of property: LayerProperty) -> LayerValues {
        let kind = Self.kinds.first { property.isOwned(by: $0) }
        return values(with: kind ?? .plain)
    }

    /// A value that differs from the default, of the property's type.
    private func sample(_ property: LayerProperty) -> AnimatableValue {
        switch property.row.kind {
        case .number, .float: .number(0.75)
        case .integer: .number(5)
        case .bool: .bool(!(owner(of: property).value(of: property).asBool ?? false))
        case .count: .number(5)
        case .colors: .array([.color([0.25, 0.5, 0.75, 0.5]), .color([0, 0, 0, 1])])
        case .object: .object(Self.object)
        case .cells: .object(Self.cells)
        case .filters: .object(Self.filters)
        case .point, .size: .pair([3, 4])
        case .rect: .rect([1, 2, 3, 4])
        case .color: .color([0.25, 0.5, 0.75, 0.5])
        case .transform: .transform(CATransform3DMakeTranslation(1, 2, 3))
        case .path: .path(Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
        case .numbers: .array([.number(4), .number(2)])
        case .string:
            switch property {
            case .cornerCurve: .string("continuous")
            case .contentsGravity: .string("topLeft")
            case .fillMode: .string("both")
            case .fillRule: .string("even-odd")
            case .lineCap: .string("round")
            case .lineJoin: .string("bevel")
            default: .string("other")
            }
        case .contents: .object(OpaqueValue(NSObject()))
        }
    }

    private static let object = OpaqueValue(NSObject())
    private static let cells = OpaqueValue(EmitterCellList([EmitterCellValues()]))
    private static let filters = OpaqueValue(FilterList([FilterValues(.gaussianBlur)]))

    @Test(
        "every property has a key that leads back to it, in both spellings",
        arguments: LayerProperty.allCases
    )
    func keys(property: LayerProperty) {
        #expect(LayerProperty(key: property.keyPath) == property)
        #expect(LayerProperty(key: "\(property)") == property)
        #expect(PropertyTarget(keyPath: property.keyPath) == .property(property))
    }

    @Test("every property reads what was written and changes nothing else", arguments: LayerProperty.allCases)
    func roundTrip(property: LayerProperty) {
        let defaults = owner(of: property)
        var values = defaults
        let sample = sample(property)
        #expect(values.value(of: property) != sample)
        let taken = values.setValue(sample, of: property)
        #expect(taken)
        #expect(values.value(of: property) == sample)
        for other in LayerProperty.allCases where other != property {
            #expect(values.value(of: other) == defaults.value(of: other), "\(property) changed \(other)")
        }
    }

    /// What a layer's place, and what layers in it get from it, follow from.
    private struct Placing: Equatable {
        var matrices: [CATransform3D?]
        var numbers: [Double]
        var isSeen: [Bool]
        var timing: TimingParameters

        init(_ values: LayerValues) {
            let geometry = LayerGeometry(values)
            matrices = [geometry.matrix, geometry.contentsMatrix, geometry.sublayerMatrix]
            numbers = [values.zPosition, values.bounds.midX, values.bounds.midY]
            isSeen = [
                values.flags.contains(.hidden), values.opacity > 0, values.flags.contains(.doubleSided),
                geometry.isFlipped, values.kind.sharesSpace, values.timing.isPresent,
            ]
            timing = values.timing.values.parameters
        }

        static func == (one: Placing, other: Placing) -> Bool {
            one.numbers == other.numbers && one.isSeen == other.isSeen && one.timing == other.timing
                && zip(one.matrices, other.matrices).allSatisfy { matrix, other in
                    guard let matrix, let other else { return matrix == nil && other == nil }
                    return CATransform3DEqualToTransform(matrix, other)
                }
        }
    }

    @Test("a change makes stale at least what the property's row says", arguments: LayerProperty.allCases)
    func dirties(property: LayerProperty) {
        for kind in Self.kinds where property.isOwned(by: kind) {
            let old = values(with: kind)
            #expect(old.dirtyFlags(since: old).isEmpty)
            var new = old
            new.setValue(sample(property), of: property)
            let dirty = new.dirtyFlags(since: old)
            #expect(dirty.isSuperset(of: property.dirties))
            // From another value, and back.
            #expect(old.dirtyFlags(since: new).isSuperset(of: property.dirties))
        }
    }

    @Test(
        "what leaves all layers in their places by its row does so in fact",
        arguments: LayerProperty.allCases
    )
    func places(property: LayerProperty) {
        let old = owner(of: property)
        var new = old
        new.setValue(sample(property), of: property)
        #expect(Placing(new) == Placing(old) || property.dirties.contains(.placing))
        // Sublayers are copied, and particles are born, by the values of the kind.
        let kind = old.kind.name.traits
        if !property.isOwned(by: .plain), !kind.isDisjoint(with: [.copiesSublayers, .keepsHistory]) {
            #expect(property.dirties.contains(.placing))
        }
    }

    @Test("what is stored beside the properties makes pictures stale")
    func otherStorage() {
        var old = values(with: .tiled(CopyOnWriteBox()))
        var new = old
        _ = new.kind.edit(TiledValues.self) { $0.tiles = nil }
        #expect(new.dirtyFlags(since: old).contains(.drawing), "another storage may have other tiles")
        old = LayerValues()
        new = old
        new.custom["progress"] = .number(1)
        #expect(new.dirtyFlags(since: old) == .drawing && old.dirtyFlags(since: new) == .drawing)
        new = old
        new.flags.insert(.drawnInContext)
        #expect(new.dirtyFlags(since: old) == .all)
        new.kind = .transform
        #expect(new.dirtyFlags(since: old) == .all)
    }

    @Test("a value of the wrong type changes nothing", arguments: LayerProperty.allCases)
    func wrongType(property: LayerProperty) {
        let defaults = owner(of: property)
        var values = defaults
        let taken = values.setValue(.array([.string("x")]), of: property)
        #expect(!taken)
        #expect(values.value(of: property) == defaults.value(of: property))
    }

    @Test("properties of one kind are none in all other kinds and stay so")
    func kindsOnly() {
        for kind in Self.kinds {
            var values = values(with: kind)
            for property in LayerProperty.allCases
            where !property.isOwned(by: kind) {
                #expect(values.value(of: property).isNone)
                let taken = values.setValue(sample(property), of: property)
                #expect(!taken, "\(property) of \(kind)")
            }
        }
    }

    @Test("whole numbers round to the nearest, halves up", .claim("7.1"))
    func rounding() {
        var values = values(with: .replicator(CopyOnWriteBox()))
        for (number, count) in [(2.4, 2.0), (2.5, 3), (2.6, 3), (-0.5, 0), (-1.2, -1)] {
            values.setValue(.number(number), of: .instanceCount)
            #expect(values.value(of: .instanceCount) == .number(count))
        }
        let taken = values.setValue(.number(.nan), of: .instanceCount)
        #expect(!taken)
    }

    @Test("a cell's value is found by name, in cells of cells too, and changed alone", .claim("4.8"))
    func cells() throws {
        var inner = EmitterCellValues()
        inner.name = "smoke"
        inner[.velocity] = 3
        var outer = EmitterCellValues()
        outer.name = "rocket"
        outer.cells = EmitterCellList([inner])
        var other = EmitterCellValues()
        other.name = "star"
        var values = values(with: .emitter(CopyOnWriteBox()))
        values.setValue(.object(OpaqueValue(EmitterCellList([other, outer]))), of: .emitterCells)
        let path = "emitterCells.rocket.emitterCells.smoke.velocity"
        let target = try #require(PropertyTarget(keyPath: path))
        #expect(values.value(of: target) == .number(3))
        let before = values
        let isTaken = values.set(.number(8), of: target)
        #expect(isTaken)
        #expect(values.value(of: target) == .number(8))
        #expect(before.value(of: target) == .number(3))
        let width = try #require(PropertyTarget(keyPath: "emitterCells.star.contentsRect.size.width"))
        values.set(.number(0.5), of: width)
        #expect(values.value(of: width) == .number(0.5))
        #expect(values.value(of: target) == .number(8))
        let missing = try #require(PropertyTarget(keyPath: "emitterCells.nobody.velocity"))
        let isTakenByNobody = values.set(.number(8), of: missing)
        #expect(!isTakenByNobody)
        #expect(values.value(of: missing) == nil)
        for path in ["emitterCells", "emitterCells.", "emitterCells.star", "emitterCells.star.nothing"] {
            if case .cell? = PropertyTarget(keyPath: path) {
                Issue.record("\(path) names no value of a cell")
            }
        }
    }

    @Test("Booleans and numbers stand in for each other")
    func numbersAndBooleans() {
        var values = LayerValues()
        let taken = values.setValue(.number(1), of: .isHidden)
        #expect(taken)
        #expect(values.value(of: .isHidden) == .bool(true))
        let takenAsNumber = values.setValue(.bool(true), of: .cornerRadius)
        #expect(takenAsNumber)
        #expect(values.cornerRadius == 1)
    }

    @Test("negative sizes of bounds are turned round, of other rectangles not")
    func standardizing() {
        var values = LayerValues()
        values.setValue(.rect([0, 0, -100, -50]), of: .bounds)
        #expect(values.bounds.origin == CGPoint(x: -100, y: -50))
        #expect(values.bounds.size == CGSize(width: 100, height: 50))
        values.setValue(.rect([0, 0, -1, 1]), of: .contentsRect)
        #expect(values.value(of: .contentsRect) == .rect([0, 0, -1, 1]))
    }

    @Test("a change to copied values leaves the original alone")
    func copies() {
        let original = shapeValues
        var copy = original
        copy.setValue(.number(9), of: .lineWidth)
        copy.setValue(.number(9), of: .borderWidth)
        #expect(original.value(of: .lineWidth) == .number(1))
        #expect(original.value(of: .borderWidth) == .number(0))
    }
}

@Suite("Key paths")
struct PropertyTargetTests {
    @Test(
        "parts of values are found",
        arguments: [
            ("position.x", PropertyTarget.component(.position, .x)),
            ("bounds.size", .component(.bounds, .size)),
            ("bounds.size.width", .component(.bounds, .sizeWidth)),
            ("shadowOffset.height", .component(.shadowOffset, .height)),
            ("transform.rotation.z", .component(.transform, .rotationZ)),
            ("transform.rotation", .component(.transform, .rotation)),
            ("sublayerTransform.scale.x", .component(.sublayerTransform, .scaleX)),
            ("isHidden", .property(.isHidden)),
        ]
    )
    func components(keyPath: String, target: PropertyTarget) {
        #expect(PropertyTarget(keyPath: keyPath) == target)
    }

    @Test(
        "what names nothing is nothing",
        arguments: [
            "", ".", "x", "position.", "position.z", "opacity.x", "bounds.x", "transform.size", "nothing",
            "nothing.x", "position.x.x", "backgroundColor.red",
        ]
    )
    func nothing(keyPath: String) {
        #expect(PropertyTarget(keyPath: keyPath) == nil)
    }

    @Test("keys of the subclass win, whole and in part")
    func custom() {
        let keys: (String) -> Bool = { ["time", "path", "center"].contains($0) }
        #expect(PropertyTarget(keyPath: "time", customKeys: keys) == .custom("time"))
        #expect(PropertyTarget(keyPath: "path", customKeys: keys) == .custom("path"))
        #expect(PropertyTarget(keyPath: "center.y", customKeys: keys) == .customComponent("center", .y))
        #expect(PropertyTarget(keyPath: "opacity", customKeys: keys) == .property(.opacity))
    }

    @Test("parts read and write without touching the rest")
    func access() {
        var values = LayerValues()
        values.position = CGPoint(x: 1, y: 2)
        values.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        values.custom["center"] = .pair([5, 6])
        func check(_ keyPath: String, _ before: AnimatableValue, _ new: AnimatableValue) {
            guard let target = PropertyTarget(keyPath: keyPath, customKeys: { $0 == "center" }) else {
                Issue.record("\(keyPath) is nothing")
                return
            }
            #expect(values.value(of: target) == before)
            let taken = values.set(new, of: target)
            #expect(taken)
            #expect(values.value(of: target) == new)
        }
        check("position.y", .number(2), .number(20))
        check("bounds.origin", .pair([1, 2]), .pair([7, 8]))
        check("bounds.size.height", .number(4), .number(40))
        check("center.x", .number(5), .number(50))
        #expect(values.position == CGPoint(x: 1, y: 20))
        #expect(values.bounds == CGRect(x: 7, y: 8, width: 3, height: 40))
        #expect(values.custom["center"] == .pair([50, 6]))
        let taken = values.set(.string("x"), of: .component(.position, .x))
        #expect(!taken)
        #expect(values.value(of: .custom("unknown")) == nil)
    }
}

@Suite("Parts of transforms")
struct TransformComponentTests {
    private func read(_ transform: CATransform3D, _ component: ValueComponent) -> Double {
        transform.component(component)?.asNumber ?? .nan
    }

    @Test(
        "a rotation about one axis reads as its angle",
        arguments: [-3.0, -2, -1, -0.1, 0, 0.5, 1.5, 1.6, 3]
    )
    func oneAxis(angle: Double) {
        let components: [(ValueComponent, CATransform3D)] = [
            (.rotationX, CATransform3DMakeRotation(angle, 1, 0, 0)),
            (.rotationY, CATransform3DMakeRotation(angle, 0, 1, 0)),
            (.rotationZ, CATransform3DMakeRotation(angle, 0, 0, 1)),
        ]
        for (component, transform) in components {
            for other in [ValueComponent.rotationX, .rotationY, .rotationZ] {
                #expect(abs(read(transform, other) - (other == component ? angle : 0)) < 1e-9)
            }
            #expect(abs(read(transform, .scale) - 1) < 1e-12)
        }
    }

    @Test("a scale reads as it was made, mirrored or flat", arguments: [-2.0, -1, 0, 0.5, 3])
    func scales(factor: Double) {
        #expect(read(CATransform3DMakeScale(factor, 2, 1), .scaleX) == factor)
        #expect(read(CATransform3DMakeScale(1, factor, 1), .scaleY) == factor)
        #expect(read(CATransform3DMakeScale(1, 1, factor), .scaleZ) == factor)
    }

    @Test("writing a part keeps the others")
    func writing() {
        var transform = CATransform3DMakeScale(2, 2, 1)
        transform = CATransform3DConcat(transform, CATransform3DMakeRotation(.pi / 4, 0, 0, 1))
        transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(5, 6, 7))
        guard let wider = transform.replacing(.scaleX, by: .number(3)) else {
            Issue.record("not written")
            return
        }
        #expect(abs(read(wider, .scaleX) - 3) < 1e-12)
        #expect(abs(read(wider, .scaleY) - 2) < 1e-12)
        #expect(abs(read(wider, .scaleZ) - 1) < 1e-12)
        #expect(abs(read(wider, .rotationZ) - .pi / 4) < 1e-12)
        #expect(wider.component(.translation) == .pair([5, 6]))
        #expect(read(wider, .translationZ) == 7)
        #expect(
            transform.replacing(.translation, by: .pair([1, 2]))?.component(.translation) == .pair([1, 2])
        )
        #expect(transform.replacing(.rotation, by: .string("x")) == nil)
    }

    @Test("a flat transform grows to what is written")
    func flat() {
        let point = CATransform3DMakeScale(0, 0, 1)
        let grown = point.replacing(.scale, by: .number(1))
        #expect(grown.map(CATransform3DIsIdentity) == true)
    }

    @Test("a rotation in front of perspective keeps the perspective")
    func perspective() {
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 500
        let turned = transform.replacing(.rotationY, by: .number(.pi / 3))
        let expected = CATransform3DConcat(CATransform3DMakeRotation(.pi / 3, 0, 1, 0), transform)
        #expect(abs((turned?.m14 ?? 0) - expected.m14) < 1e-12)
        #expect(abs((turned?.m34 ?? 0) - expected.m34) < 1e-12)
        #expect(abs((turned?.m11 ?? 0) - expected.m11) < 1e-12)
    }

    @Test("taking apart and putting together gives the transform back")
    func roundTrip() {
        var transform = CATransform3DIdentity
        transform.m34 = -1.0 / 300
        for step in 1...50 {
            let angle = Double(step) * 0.37
            transform = CATransform3DConcat(CATransform3DMakeRotation(angle, 1, 0.3, -0.7), transform)
            transform = CATransform3DConcat(
                CATransform3DMakeScale(1.1, 0.9, step % 2 == 0 ? 1 : -1),
                transform
            )
            let before = transform.component(.rotationZ) ?? .none
            guard let again = transform.replacing(.rotationZ, by: before) else { continue }
            for (left, right) in zip(elements(again), elements(transform)) {
                #expect(abs(left - right) < 1e-9 * max(1, abs(right)))
            }
        }
    }

    private func elements(_ t: CATransform3D) -> [Double] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
            t.m43, t.m44,
        ]
    }

    @Test("broken transforms do not crash")
    func broken() {
        for odd in [CGFloat.nan, .infinity, 0, 1e200] {
            let transform = CATransform3DMakeScale(odd, odd, odd)
            for component in ValueComponent.allCases {
                _ = transform.component(component)
                _ = transform.replacing(component, by: .number(1))
            }
        }
    }
}
