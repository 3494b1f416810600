import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Animations: archives")
struct AnimationArchiveTests {
    @Test("any animation comes back with its class, its order of setting and its values", .claim("4.12"))
    func everyClass() throws {
        for seed in 0..<60 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let animation = Self.randomAnimation(&random)
            let restored = try roundTrip(animation)
            #expect(type(of: restored) == type(of: animation))
            #expect(Self.text(of: restored) == Self.text(of: animation), "seed \(seed)")
        }
    }

    @Test("a copy of any animation equals it", .claim("4.12"))
    func copies() throws {
        for seed in 100..<160 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let animation = Self.randomAnimation(&random)
            let copy = try #require(animation.copy() as? CAAnimation)
            #expect(copy !== animation && type(of: copy) == type(of: animation))
            #expect(Self.text(of: copy) == Self.text(of: animation), "seed \(seed)")
        }
    }

    @Test("functions come back equal, with their names")
    func functions() throws {
        for name in ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"] {
            let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
            let restored = try roundTrip(function)
            #expect(restored == function && restored.description == name)
        }
        let own = CAMediaTimingFunction(controlPoints: 0.1, -2, 0.3, 4)
        #expect(try roundTrip(own) == own)
        let rotation = try #require(CAValueFunction(name: .rotateX))
        #expect(try roundTrip(rotation).name == .rotateX)
    }

    @Test("an image in two places is one image when it comes back, and two images are two")
    func images() throws {
        let images = (0..<2).map { CGImage(ImageBuffer(width: 1, height: 1, pixels: [0xFF00_0000 | $0])) }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = [images[0], images[1], images[0]]
        let group = CAAnimationGroup()
        let other = CABasicAnimation(keyPath: "contents")
        other.toValue = images[0]
        group.animations = [animation, other]
        let members = try #require(try roundTrip(group).animations)
        let values = try #require((members[0] as? CAKeyframeAnimation)?.values)
        let (first, second, third) = (values[0] as AnyObject, values[1] as AnyObject, values[2] as AnyObject)
        #expect(first === third && first !== second)
        #expect(first === (members[1] as? CABasicAnimation)?.toValue as AnyObject)
    }

    @Test("a group that holds itself loses its members in the archive, and a deep one what is deepest")
    func groups() throws {
        let cycle = CAAnimationGroup()
        cycle.duration = 3
        cycle.animations = [cycle]
        let restored = try roundTrip(cycle)
        #expect(restored.duration == 3 && restored.animations == nil)
        cycle.animations = nil

        var deep = CAAnimationGroup()
        for _ in 0..<10_000 {
            let outer = CAAnimationGroup()
            outer.animations = [deep]
            deep = outer
        }
        var depth = 0
        var current: CAAnimationGroup? = try roundTrip(deep)
        while let next = current {
            depth += 1
            current = next.animations?.first as? CAAnimationGroup
        }
        #expect(depth == 65)
    }

    // MARK: Random animations

    private static func randomAnimation(_ random: inout SeededGenerator, depth: Int = 0) -> CAAnimation {
        let animation: CAAnimation
        switch random.int(in: 0..<(depth < 2 ? 5 : 4)) {
        case 0:
            let basic = CABasicAnimation(keyPath: "position.x")
            basic.fromValue = anyValue(&random)
            basic.byValue = anyValue(&random)
            basic.isAdditive = random.int(in: 0..<2) == 0
            animation = basic
        case 1:
            let spring = CASpringAnimation(keyPath: "bounds")
            spring.toValue = anyValue(&random)
            spring.mass = random.double(in: 0.1...9)
            spring.initialVelocity = random.double(in: -9...9)
            spring.allowsOverdamping = random.int(in: 0..<2) == 0
            animation = spring
        case 2:
            let keyframes = CAKeyframeAnimation(keyPath: "opacity")
            keyframes.values = (0..<random.int(in: 0..<5)).compactMap { _ in anyValue(&random) }
            keyframes.path = RandomValues.path(&random)
            keyframes.keyTimes = [0, 0.5, 1]
            keyframes.timingFunctions = [function(&random), function(&random)]
            keyframes.calculationMode = .cubicPaced
            keyframes.rotationMode = .rotateAutoReverse
            keyframes.biasValues = [0.5]
            animation = keyframes
        case 3:
            let transition = CATransition()
            transition.type = .moveIn
            transition.subtype = .fromBottom
            transition.endProgress = Float(random.unit())
            animation = transition
        default:
            let group = CAAnimationGroup()
            group.animations = (0..<random.int(in: 0..<4)).map { _ in
                randomAnimation(&random, depth: depth + 1)
            }
            animation = group
        }
        let keys = ["beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration"]
        for key in keys where random.int(in: 0..<2) == 0 {
            animation.setValue(random.double(in: -3...9), forKey: key)
        }
        animation.fillMode = .both
        animation.autoreverses = random.int(in: 0..<2) == 0
        if random.int(in: 0..<2) == 0 { animation.timingFunction = function(&random) }
        animation.setValue(anyValue(&random), forKey: "own")
        (animation as? CAPropertyAnimation)?.valueFunction = CAValueFunction(name: .scaleX)
        return animation
    }

    private static func function(_ random: inout SeededGenerator) -> CAMediaTimingFunction {
        random.int(in: 0..<2) == 0
            ? CAMediaTimingFunction(name: .easeOut)
            : CAMediaTimingFunction(controlPoints: 0.25, Float(random.unit()), 0.5, 1)
    }

    private static func anyValue(_ random: inout SeededGenerator) -> Any? {
        let kinds: [ValueKind] = [
            .number, .point, .size, .rect, .color, .transform, .numbers, .string,
        ]
        return RandomValues.value(of: kinds[random.int(in: 0..<kinds.count)], &random)
    }

    /// All that an animation says, as text without addresses.
    private static func text(of animation: CAAnimation) -> String {
        var text = "\(type(of: animation))"
        for item in animation.debugDescription.split(separator: ";").dropFirst() {
            let key = item.split(separator: " ").first.map(String.init) ?? ""
            switch animation.value(forKey: key) {
            case let members as [CAAnimation]: text += " [" + members.map { Self.text(of: $0) }.joined() + "]"
            case let path as CGPath: text += " \(key) \(path.boundingBox) \(path.currentPoint)"
            case nil: break
            case let value:
                let engine = animatableValue(from: value)
                text += " \(key) \(numberValue(of: value).map { "\($0)" } ?? engine?.dump ?? "")"
            }
        }
        return text
    }
}
