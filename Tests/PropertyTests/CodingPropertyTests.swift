import AgateScene
import AgateTestSupport
import AgateTestTrees
import AgateTiming
import Foundation
import QuartzCore
import Testing

@Suite("Key-value coding and archives of random values")
struct CodingPropertyTests {
    /// A value for a property as programs give it; nil for properties that take names.
    private func value(for property: SceneProperty, _ random: inout SeededGenerator) -> Any? {
        switch property.row.kind {
        case .number: NSNumber(value: random.double(in: -100...100))
        case .float: NSNumber(value: Float(random.double(in: 0...1)))
        case .integer: NSNumber(value: random.int(in: 0..<16))
        case .bool: NSNumber(value: random.oneIn(2))
        case .point: random.value(of: .point)
        case .size: random.value(of: .size)
        case .rect: random.value(of: .rect)
        case .color: random.oneIn(5) ? nil : random.color()
        case .transform: random.value(of: .transform)
        case .path: random.oneIn(5) ? nil : random.path()
        case .numbers: random.value(of: .numbers)
        case .contents: random.image()
        case .count: NSNumber(value: random.int(in: 0..<100))
        case .string, .colors, .object, .cells, .filters: nil
        }
    }

    private func text(_ value: Any?, _ kind: ValueKind) -> String {
        let value = animatableValue(from: value) ?? .none
        switch value {
        case .bool(let flag): return flag ? "1.0" : "0.0"
        case .number(let number): return kind == .float ? "\(Double(Float(number)))" : "\(number)"
        case .path(let path): return "\(path.verbs) \(path.points)"
        case .image(let image): return "\(ObjectIdentifier(image))"
        case .color(let rgba): return "\(rgba)"
        default: return "\(value)"
        }
    }

    @Test("setting a key of a layer and reading it gives the value", arguments: Seeds.upTo(20))
    func layerKeys(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for layer in TreeStep.kinds.map({ $0() }) {
            check(layer, seed, &random)
        }
    }

    /// The text of a rectangle of which no number is a negative zero: turning sides round makes and loses them.
    private func standardized(_ rect: SIMD4<Double>) -> String {
        let box = CGRect(x: rect.x, y: rect.y, width: rect.z, height: rect.w).standardized
        // Zero of either sign and zero is zero.
        let (origin, size) = (box.origin, box.size)
        let unsigned = CGRect(
            x: origin.x + 0,
            y: origin.y + 0,
            width: size.width + 0,
            height: size.height + 0
        )
        return text(unsigned, .rect)
    }

    private func check(_ layer: CALayer, _ seed: UInt64, _ random: inout SeededGenerator) {
        for property in SceneProperty.all(of: layer) {
            guard let value = value(for: property, &random) else { continue }
            layer.setValue(value, forKey: property.keyPath)
            func text(_ value: Any?) -> String {
                guard property == .bounds, let rect = animatableValue(from: value)?.asRect else {
                    return self.text(value, property.row.kind)
                }
                return standardized(rect)
            }
            for stored in [layer.value(forKey: property.keyPath), layer.value(forKeyPath: property.keyPath)] {
                #expect(text(stored) == text(value), "seed \(seed): \(property.keyPath)")
            }
        }
    }

    @Test(
        "setting a member by its key path and reading it gives the number",
        arguments: Seeds.upTo(20)
    )
    func memberKeys(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for property in SceneProperty.all(of: CAShapeLayer()) {
            for component in ValueComponent.allCases where property.row.kind.has(component) {
                let keyPath = "\(property.keyPath).\(component.rawValue)"
                let layer = CAShapeLayer()
                let isScale = component.rawValue.hasPrefix("scale")
                let number = isScale ? random.double(in: 0.25...3) : random.double(in: -1.5...1.5)
                if component == .origin || component == .size || component == .translation {
                    let pair = CGPoint(x: abs(number), y: 2)
                    layer.setValue(
                        component == .origin ? pair as Any : CGSize(width: pair.x, height: pair.y),
                        forKeyPath: keyPath
                    )
                    #expect(
                        animatableValue(from: layer.value(forKeyPath: keyPath)) == AnimatableValue(pair),
                        "seed \(seed): \(keyPath)"
                    )
                    continue
                }
                let given = property == .bounds ? abs(number) : number
                layer.setValue(NSNumber(value: given), forKeyPath: keyPath)
                let found = numberValue(of: layer.value(forKeyPath: keyPath)) ?? .nan
                #expect(abs(found - given) < 1e-9, "seed \(seed): \(keyPath) is \(found), not \(given)")
            }
        }
    }

    @Test(
        "setting a key of an animation and reading it gives the value",
        arguments: Seeds.upTo(20)
    )
    func animationKeys(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (basic, spring, keyframes) = (CABasicAnimation(), CASpringAnimation(), CAKeyframeAnimation())
        for animation in [basic, spring, keyframes, CAAnimationGroup(), CATransition()] as [CAAnimation] {
            for key in ["beginTime", "duration", "timeOffset", "repeatDuration"] {
                let number = random.double(in: 0...10)
                animation.setValue(number, forKey: key)
                #expect(numberValue(of: animation.value(forKey: key)) == number, "\(key)")
            }
            for key in ["speed", "repeatCount"] {
                let number = Float(random.double(in: -3...3))
                animation.setValue(number, forKey: key)
                #expect(numberValue(of: animation.value(forKey: key)) == Double(number), "\(key)")
            }
            for key in ["autoreverses", "removedOnCompletion"] {
                let flag = random.oneIn(2)
                animation.setValue(flag, forKey: key)
                #expect(numberValue(of: animation.value(forKey: key)) == (flag ? 1 : 0), "\(key)")
            }
            let fill = random.pick(["removed", "forwards", "both", "something"])
            animation.setValue(fill, forKey: "fillMode")
            #expect(animation.value(forKey: "fillMode") as? String == fill)
            animation.setValue("kept", forKey: "a key of one's own")
            #expect(animation.value(forKey: "a key of one's own") as? String == "kept")
        }
        for key in ["fromValue", "toValue", "byValue"] {
            let kind = random.pick(SampleKind.allCases)
            let value = random.value(of: kind)
            basic.setValue(value, forKey: key)
            #expect(text(basic.value(forKey: key), .number) == text(value, .number), "\(key)")
        }
        for key in ["mass", "stiffness", "damping", "initialVelocity"] {
            let number = random.double(in: 0.1...100)
            spring.setValue(number, forKey: key)
            #expect(numberValue(of: spring.value(forKey: key)) == number, "\(key)")
        }
    }

    @Test(
        "a copy and an archived animation say and do the same",
        .claim("4.12"),
        arguments: Seeds.upTo(40)
    )
    func animationArchives(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let recipe = AnimationRecipe(&random, .tame)
        let animation = recipe.make()
        animation.setValue("mine", forKey: "name")
        let data = try NSKeyedArchiver.archivedData(withRootObject: animation, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CAAnimation.self, from: data),
            "seed \(seed): [\(recipe)]"
        )
        let copy = try #require(animation.copy() as? CAAnimation)
        #expect(type(of: read) == type(of: animation))
        for other in [read, copy] {
            #expect(other.value(forKey: "name") as? String == "mine")
            // Colours go through their own space and back.
            #expect(shown(other) == shown(animation), "seed \(seed): [\(recipe)]")
        }
    }

    /// What an animation makes of a plain layer over time.
    private func shown(_ animation: CAAnimation) -> [String] {
        let compiled = animation.compiled(id: AnimationID(raw: 1), customKeys: { _ in false })
        var model = LayerValues()
        model.kind = CAShapeLayer().values.kind
        model.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        return (0...12).map { step in
            let values = model.evaluated(with: [compiled], at: Double(step) / 4)
            return SceneProperty.allCases.map { property -> String in
                switch values.value(of: property) {
                // Archived images are other objects of the same size.
                case .image(let image): "image \(image.width) \(image.height)"
                case .dissolve(let dissolve): "dissolve \(dissolve.shares.map(\.weight))"
                case .color(let rgba): "\((0..<4).map { (rgba[$0] * 1e6).rounded() })"
                case .path(let path): "\(path.verbs) \(path.points)"
                case let value: "\(value)"
                }
            }.joined(separator: " ")
        }
    }

    @Test(
        "an archived tree has the same layers, values and animations",
        arguments: Seeds.upTo(20)
    )
    func layerArchives(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var layers: [CALayer] = [CAShapeLayer()]
        for _ in 0..<12 {
            let layer = random.pick(TreeStep.kinds)()
            random.pick(layers).addSublayer(layer)
            layers.append(layer)
        }
        for layer in layers {
            for property in SceneProperty.all(of: layer) {
                guard random.oneIn(3), let value = value(for: property, &random) else { continue }
                layer.setValue(value, forKey: property.keyPath)
            }
        }
        let data = try NSKeyedArchiver.archivedData(withRootObject: layers[0], requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
        var pending = [(layers[0], read)]
        var count = 0
        while let (before, after) = pending.popLast() {
            count += 1
            #expect(type(of: before) == type(of: after))
            for property in SceneProperty.all(of: before) {
                let (a, b) = (before.value(forKey: property.keyPath), after.value(forKey: property.keyPath))
                if property.row.kind == .contents {
                    #expect((a == nil) == (b == nil))
                } else if property.row.kind == .color {
                    let (x, y) = (animatableValue(from: a), animatableValue(from: b))
                    let (left, right) = (x?.asColor??.rgba, y?.asColor??.rgba)
                    #expect((left == nil) == (right == nil))
                    if let left, let right {
                        #expect((0..<4).allSatisfy { abs(left[$0] - right[$0]) < 1e-6 })
                    }
                } else {
                    #expect(
                        text(a, property.row.kind) == text(b, property.row.kind),
                        "seed \(seed): \(property.keyPath)"
                    )
                }
            }
            #expect(before.sublayers?.count == after.sublayers?.count)
            pending.append(contentsOf: zip(before.sublayers ?? [], after.sublayers ?? []))
        }
        #expect(count == layers.count)
    }
}
