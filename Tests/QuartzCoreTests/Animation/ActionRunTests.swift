import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Animations: run as actions")
struct ActionRunTests {
    @Test(
        "an animation adds a copy of itself under the event, with the event as its key path",
        .claim("8.11")
    )
    func basic() throws {
        let layer = CALayer()
        layer.opacity = 0.5
        let animation = CABasicAnimation()
        animation.duration = 2
        animation.run(forKey: "opacity", object: layer, arguments: nil)
        let added = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(added !== animation)
        #expect(added.keyPath == "opacity")
        #expect(added.fromValue as? Double == 0.5)
        #expect(animation.keyPath == nil && animation.fromValue == nil)
    }

    @Test("a key path and ends that are given stay")
    func given() throws {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 3
        animation.run(forKey: "tap", object: layer, arguments: ["more": 1])
        let added = try #require(layer.animation(forKey: "tap") as? CABasicAnimation)
        #expect(added.keyPath == "position.x")
        #expect(added.fromValue == nil && added.toValue as? Int == 3)
    }

    @Test("a transition goes under its own key, and members of a group take the event")
    func others() throws {
        let layer = CALayer()
        CATransition().run(forKey: "contents", object: layer, arguments: nil)
        #expect(layer.animationKeys() == ["transition"])
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation(), CABasicAnimation(keyPath: "zPosition")]
        group.run(forKey: "opacity", object: layer, arguments: nil)
        let added = try #require(layer.animation(forKey: "opacity") as? CAAnimationGroup)
        #expect(
            (added.animations ?? []).compactMap { ($0 as? CABasicAnimation)?.keyPath } == [
                "opacity", "zPosition",
            ]
        )
    }

    @Test("with something else than a layer nothing happens")
    func noLayer() {
        CABasicAnimation().run(forKey: "opacity", object: "layer", arguments: nil)
        NSNull().run(forKey: "opacity", object: CALayer(), arguments: nil)
    }
}
