import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Animations: copies and archives")
struct AnimationCopyTests {
    @Test("a copy has the class and every value, and lives its own life", .claim("4.12"))
    func copy() throws {
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.fromValue = 1
        animation.toValue = 2
        animation.mass = 3
        animation.initialVelocity = 4
        animation.duration = 5
        animation.fillMode = .both
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        animation.isRemovedOnCompletion = false
        animation.isAdditive = true
        animation.delegate = SilentDelegate()
        animation.setValue("kept", forKey: "note")

        let copy = try #require(animation.copy() as? CASpringAnimation)
        #expect(copy !== animation)
        #expect(copy.keyPath == "position.x")
        #expect(copy.fromValue as? Int == 1 && copy.toValue as? Int == 2 && copy.byValue == nil)
        #expect(copy.mass == 3 && copy.initialVelocity == 4 && copy.duration == 5)
        #expect(copy.fillMode == .both && !copy.isRemovedOnCompletion && copy.isAdditive)
        #expect(copy.timingFunction == animation.timingFunction)
        #expect(copy.delegate === animation.delegate)
        #expect(copy.value(forKey: "note") as? String == "kept")

        animation.duration = 50
        animation.setValue("changed", forKey: "note")
        #expect(copy.duration == 5)
        #expect(copy.value(forKey: "note") as? String == "kept")
    }

    @Test("a copy of a group copies its members")
    func group() throws {
        let member = CATransition()
        member.type = .push
        member.subtype = .fromTop
        member.endProgress = 0.5
        let group = CAAnimationGroup()
        group.animations = [member]
        let copy = try #require(group.copy() as? CAAnimationGroup)
        let copied = try #require(copy.animations?.first as? CATransition)
        #expect(copied !== member)
        #expect(copied.type == .push && copied.subtype == .fromTop && copied.endProgress == 0.5)
    }

    @Test("a copy of a keyframe animation has its values, and its path does not change with the original's")
    func keyframes() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.values = [1, 2]
        animation.keyTimes = [0, 1]
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeOut)]
        animation.calculationMode = .cubicPaced
        animation.rotationMode = .rotateAuto
        animation.tensionValues = [0.5]
        path.addLine(to: CGPoint(x: 10, y: 90))

        let copy = try #require(animation.copy() as? CAKeyframeAnimation)
        #expect(copy.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 0))
        #expect(copy.values as? [Int] == [1, 2])
        #expect(copy.keyTimes == [0, 1] && copy.tensionValues == [0.5])
        #expect(copy.timingFunctions?.count == 1)
        #expect(copy.calculationMode == .cubicPaced && copy.rotationMode == .rotateAuto)
    }

    @Test("a subclass is copied as such, and copies its own properties in an override")
    func subclass() throws {
        let animation = LabelledAnimation(keyPath: "opacity")
        animation.label = "fade"
        let copy = try #require(animation.copy() as? LabelledAnimation)
        #expect(copy.label == "fade")
        #expect(copy.keyPath == "opacity")
    }

    @Test("a group that holds itself, or very many groups, is copied without running out of stack")
    func absurdGroups() throws {
        let cycle = CAAnimationGroup()
        cycle.animations = [cycle, CABasicAnimation(keyPath: "opacity")]
        let copy = try #require(cycle.copy() as? CAAnimationGroup)
        #expect(copy.animations?.count == 1)
        cycle.animations = nil

        var deep = CAAnimationGroup()
        for _ in 0..<100_000 {
            let outer = CAAnimationGroup()
            outer.animations = [deep]
            deep = outer
        }
        var depth = 0
        var current = deep.copy() as? CAAnimationGroup
        while let next = current {
            depth += 1
            current = next.animations?.first as? CAAnimationGroup
        }
        #expect(depth == 65)
    }

    @Test("an animation comes back from an archive with the values that were set")
    func archive() throws {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [CGPoint(x: 1, y: 2), NSValue(cgPoint: CGPoint(x: 3, y: 4))]
        animation.keyTimes = [0, 1]
        animation.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)]
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        animation.duration = 1.5
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.delegate = SilentDelegate()
        animation.setValue("kept", forKey: "note")
        let restored = try #require(try roundTrip(animation))
        #expect(restored.keyPath == "position")
        #expect(restored.values as? [CGPoint] == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
        #expect(restored.keyTimes == [0, 1])
        #expect(restored.timingFunctions == animation.timingFunctions)
        #expect(restored.timingFunction == CAMediaTimingFunction(name: .default))
        #expect(restored.duration == 1.5 && restored.fillMode == .forwards)
        #expect(!restored.isRemovedOnCompletion)
        #expect(restored.delegate == nil)
        #expect(restored.value(forKey: "note") as? String == "kept")
        #expect(restored.speed == 1)
    }

    @Test("colours, paths, transforms and value functions survive an archive")
    func archivedValues() throws {
        let color = CABasicAnimation(keyPath: "backgroundColor")
        color.fromValue = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        color.toValue = CATransform3DMakeScale(2, 3, 4)
        color.valueFunction = CAValueFunction(name: .rotateZ)
        let path = CAKeyframeAnimation(keyPath: "position")
        let circle = CGMutablePath()
        circle.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10))
        path.path = circle
        let group = CAAnimationGroup()
        group.animations = [color, path]
        let restored = try #require(try roundTrip(group))
        let first = try #require(restored.animations?.first as? CABasicAnimation)
        #expect(first.fromValue as? CGColor == CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        let scale = try #require(first.toValue as? CATransform3D)
        #expect(CATransform3DEqualToTransform(scale, CATransform3DMakeScale(2, 3, 4)))
        #expect(
            first.valueFunction === CAValueFunction(name: .rotateZ) || first.valueFunction?.name == .rotateZ
        )
        let second = try #require(restored.animations?.last as? CAKeyframeAnimation)
        #expect(second.path == circle.copy())
    }

    private func roundTrip<Animation: CAAnimation>(_ animation: Animation) throws -> Animation? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: animation, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Animation.self, from: data)
    }
}

/// An animation with a property of its own.
private final class LabelledAnimation: CABasicAnimation {
    var label = ""

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? LabelledAnimation)?.label = label
        return copy
    }
}
