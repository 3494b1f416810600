import AgateGeometry
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("The values of a frame")
struct FrameValuesTests {
    /// Random animations of every kind that a layer can have, some of them nonsense.
    private struct Maker {
        var generator: SeededGenerator
        var lastID: UInt64 = 0

        static let targets: [PropertyTarget] = [
            .property(.opacity), .property(.position), .component(.position, .x), .property(.bounds),
            .component(.bounds, .sizeWidth), .property(.transform), .component(.transform, .rotationZ),
            .property(.sublayerTransform), .property(.backgroundColor), .property(.cornerRadius),
            .property(.isHidden), .property(.shadowOffset), .property(.shadowOpacity), .custom("time"),
            .property(.contentsRect), .property(.fillMode), .customComponent("spot", .y),
        ]

        mutating func number() -> Double { generator.double(in: -3...3) }

        mutating func value(like kind: Int) -> AnimatableValue {
            switch kind {
            case 0: return .number(number())
            case 1: return .pair(SIMD2(number(), number()))
            case 2: return .rect(SIMD4(number(), number(), number(), number()))
            case 3:
                return .color(SIMD4(generator.unit(), generator.unit(), generator.unit(), generator.unit()))
            case 4:
                let turned = CATransform3DMakeRotation(CGFloat(number()), 0.3, CGFloat(number()), 1)
                return .transform(CATransform3DTranslate(turned, CGFloat(number()), 4, CGFloat(number())))
            case 5: return .bool(generator.int(in: 0..<2) == 0)
            default: return .string("forwards")
            }
        }

        /// The kind of value that a target takes, now and then another one.
        mutating func kind(for target: PropertyTarget) -> Int {
            if generator.int(in: 0..<12) == 0 { return generator.int(in: 0..<7) }
            switch target {
            case .property(let property):
                switch property.row.kind {
                case .point, .size: return 1
                case .rect: return 2
                case .color: return 3
                case .transform: return 4
                default: return 0
                }
            default: return 0
            }
        }

        mutating func track(_ kind: Int) -> PropertyAnimation.Track {
            func maybe(_ value: AnimatableValue) -> AnimatableValue? { value }
            let ends = BasicTrack(
                from: generator.int(in: 0..<4) > 0 ? value(like: kind) : nil,
                to: generator.int(in: 0..<4) > 0 ? value(like: kind) : nil,
                by: generator.int(in: 0..<4) == 0 ? value(like: kind) : nil
            )
            switch generator.int(in: 0..<6) {
            case 0: return .spring(ends, Spring(stiffness: 200, damping: 9, initialVelocity: number()))
            case 1:
                var track = KeyframeTrack()
                track.values = (0..<generator.int(in: 0..<5)).map { _ in value(like: kind) }
                let modes: [CalculationMode] = [.linear, .discrete, .cubic, .paced, .cubicPaced]
                track.calculationMode = modes[generator.int(in: 0..<5)]
                track.segmentPaces = [.easeIn, .easeInEaseOut]
                return .keyframe(track)
            case 2 where kind == 1:
                var track = KeyframeTrack()
                track.path = Path(
                    roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20),
                    radii: CornerRadii(5),
                    continuous: false
                )
                track.rotationMode = generator.int(in: 0..<2) == 0 ? .auto : nil
                return .keyframe(track)
            default: return .basic(ends)
            }
        }

        mutating func animation(depth: Int = 0) -> RenderAnimation {
            lastID += 1
            var timing = TimingParameters(duration: generator.double(in: 0...2))
            timing.beginTime = generator.double(in: -1...1)
            let fills: [FillMode] = [.removed, .forwards, .backwards, .both]
            timing.fillMode = fills[generator.int(in: 0..<4)]
            switch generator.int(in: 0..<8) {
            case 0: timing.repeatCount = generator.double(in: 0...4)
            case 1: timing.repeatCount = .infinity
            case 2: timing.autoreverses = true
            case 3: timing.speed = generator.double(in: -2...2)
            case 4: timing.timeOffset = generator.double(in: -1...1)
            case 5: timing.duration = [0, .infinity, .nan, 1e-9][generator.int(in: 0..<4)]
            default: break
            }
            let paces: [UnitBezier?] = [
                nil, .easeIn, .default, .linear, UnitBezier(x1: 0.3, y1: -0.7, x2: 0.4, y2: 1.9),
            ]
            let target = Self.targets[generator.int(in: 0..<Self.targets.count)]
            let kind = kind(for: target)
            var property = PropertyAnimation(target: target, track: track(kind))
            property.isAdditive = generator.int(in: 0..<3) == 0
            property.isCumulative = generator.int(in: 0..<4) == 0
            if target == .property(.transform), generator.int(in: 0..<3) == 0 {
                property.valueFunction = .rotateX
                property.track = track(0)
            }
            var content = RenderAnimation.Content.property(property)
            switch generator.int(in: 0..<16) {
            case 0: content = .silent
            case 1: content = .transition(TransitionStyle(kind: .fade))
            case 2 where depth < 2: content = .group((0..<3).map { _ in animation(depth: depth + 1) })
            default: break
            }
            return RenderAnimation(
                id: AnimationID(raw: lastID),
                timing: timing,
                pace: paces[generator.int(in: 0..<paces.count)],
                content: content,
                isRemovedOnCompletion: generator.int(in: 0..<2) == 0
            )
        }

        mutating func values(retimed: Bool) -> LayerValues {
            var values = LayerValues()
            values.opacity = Float(generator.unit())
            values.position = CGPoint(x: number(), y: number())
            if generator.int(in: 0..<2) == 0 { values.custom["time"] = .number(number()) }
            if generator.int(in: 0..<2) == 0 { values.custom["spot"] = .pair(SIMD2(1, 2)) }
            if retimed, generator.int(in: 0..<4) == 0 {
                values.timing.values.parameters.speed = generator.double(in: -1...2)
                values.timing.values.parameters.beginTime = generator.double(in: 0...1)
            }
            return values
        }

        /// Some layers below others, with some animations, coming, going and changing.
        mutating func commit(retimed: Bool) -> Commit {
            var commit = Commit(time: 0)
            commit.operations = [.insert(LayerID(0), LayerValues()), .setRoot(LayerID(0))]
            for _ in 0..<60 {
                let id = LayerID(generator.int(in: 1..<20))
                switch generator.int(in: 0..<8) {
                case 0, 1: commit.operations.append(.insert(id, values(retimed: retimed)))
                case 2: commit.operations.append(.setValues(id, values(retimed: retimed)))
                case 3:
                    commit.operations.append(
                        .setSublayers(LayerID(generator.int(in: 0..<Int(id.slot))), [id])
                    )
                case 4: commit.operations.append(.remove(id))
                default:
                    let animations = (0..<generator.int(in: 0..<5)).map { _ in animation() }
                    commit.operations.append(.setAnimations(id, animations))
                }
            }
            return commit
        }
    }

    private func expectSame(_ frame: FrameValues, _ scene: RenderScene, at time: Double, _ place: String) {
        let tree = scene.tree
        frame.evaluate(scene, at: time)
        for slot in 0..<20 {
            let id = LayerID(slot)
            let localTime = tree.localTime(of: id, at: time)
            guard let expected = tree.values(of: id, at: time),
                let found = frame.values(of: id, in: scene, localTime: localTime)
            else { continue }
            for property in LayerProperty.allCases {
                let (left, right) = (found.value(of: property), expected.value(of: property))
                #expect(
                    left.isIdentical(to: right),
                    "\(place), layer \(slot), \(property) at \(time): \(left) instead of \(right)"
                )
            }
            for key in ["time", "spot"] {
                let (left, right) = (found.custom[key] ?? .none, expected.custom[key] ?? .none)
                #expect(
                    left.isIdentical(to: right),
                    "\(place), layer \(slot), \(key) at \(time): \(left) instead of \(right)"
                )
            }
        }
    }

    @Test(
        "they are those of each layer asked alone, to the last bit, in any order of times",
        .claim("4.10"),
        arguments: 1...40 as ClosedRange<UInt64>
    )
    func sameAsAlone(seed: UInt64) {
        var maker = Maker(generator: SeededGenerator(seed: seed))
        var scene = RenderScene()
        let frame = FrameValues()
        for round in 0..<3 {
            scene.apply(maker.commit(retimed: seed % 3 == 0))
            let old = scene
            for time in [0, 0.3, 0.31, 1, 0.2, 2.5, -1, 0.9, 1e9] {
                expectSame(frame, scene, at: time, "seed \(seed), round \(round)")
            }
            scene.apply(maker.commit(retimed: seed % 3 == 0))
            expectSame(frame, scene, at: 0.4, "seed \(seed), round \(round), new")
            expectSame(frame, RenderScene(scene.tree), at: 0.4, "seed \(seed), round \(round), bound anew")
            expectSame(frame, old, at: 0.4, "seed \(seed), round \(round), old")
        }
    }
}

extension AnimatableValue {
    /// Equal to the last bit, not being a number included.
    fileprivate func isIdentical(to other: AnimatableValue) -> Bool {
        "\(self)" == "\(other)" || self == other
    }
}
