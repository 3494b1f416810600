import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// Overrides everything that the short ways of a change pass over, and changes nothing.
private final class OverridingLayer: CALayer {
    nonisolated(unsafe) static var displayKeys: [String] = []
    nonisolated(unsafe) static var defaultKeys: [String] = []
    var searched: [String] = []
    var added: [String?] = []

    override class func needsDisplay(forKey key: String) -> Bool {
        displayKeys.append(key)
        return super.needsDisplay(forKey: key)
    }

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        defaultKeys.append(event)
        return super.defaultAction(forKey: event)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        searched.append(event)
        return super.action(forKey: event)
    }

    override func add(_ anim: CAAnimation, forKey key: String?) {
        added.append(key)
        super.add(anim, forKey: key)
    }
}

/// Overrides one method each.
private final class SearchingLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}

private final class DefaultLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
}

private final class DisplayLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "opacity" }
}

private final class SeeingLayer: CALayer {
    var seen: [CAAnimation] = []

    override func add(_ anim: CAAnimation, forKey key: String?) {
        seen.append(anim)
        super.add(anim, forKey: key)
    }
}

@Suite("Changes of properties", .serialized)
struct PropertyChangeTests {
    private func onDisplay(_ layer: CALayer, _ body: (ManualDisplay) -> Void) {
        ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            body(display)
        }
    }

    @Test("a class's own search, default action, display key and addition are each asked", .claim("8.1"))
    func overridesAreCalled() {
        let searching = SearchingLayer()
        onDisplay(searching) { _ in
            searching.opacity = 0
            #expect(searching.animationKeys() == nil)
        }
        let withDefault = DefaultLayer()
        onDisplay(withDefault) { _ in
            withDefault.opacity = 0
            #expect(withDefault.animationKeys() == nil)
        }
        let displaying = DisplayLayer()
        onDisplay(displaying) { display in
            #expect(!displaying.needsDisplay())
            CATransaction.setDisableActions(true)
            displaying.opacity = 0.5
            display.advance(by: 0)
            CATransaction.setDisableActions(true)
            displaying.opacity = 0.25
            #expect(displaying.needsDisplay())
        }
        let seeing = SeeingLayer()
        onDisplay(seeing) { _ in
            seeing.opacity = 0
            #expect((seeing.seen.first as? CABasicAnimation)?.keyPath == "opacity")
            #expect(seeing.animationKeys() == ["opacity"])
        }
    }

    @Test("a class that overrides everything and changes nothing animates like a plain layer")
    func sameAnswers() {
        OverridingLayer.displayKeys = []
        OverridingLayer.defaultKeys = []
        let overriding = OverridingLayer()
        let plain = CALayer()
        onDisplay(overriding) { display in
            display.layer.addSublayer(plain)
            display.advance(by: 0)
            for round in 0..<4 {
                for layer in [plain, overriding] {
                    layer.position = CGPoint(x: 10 * round + 5, y: 3)
                    layer.opacity = round % 2 == 0 ? 0.5 : 1
                    layer.backgroundColor = round % 2 == 0 ? .black : nil
                    layer.transform = CATransform3DMakeRotation(CGFloat(round), 0, 0, 1)
                    layer.isHidden.toggle()
                }
                #expect(plain.animationKeys() == overriding.animationKeys())
                display.advance(by: 0.0625)
                #expect(plain.presentation()?.position == overriding.presentation()?.position)
                #expect(plain.presentation()?.opacity == overriding.presentation()?.opacity)
                #expect(plain.presentation()?.transform == overriding.presentation()?.transform)
                #expect(
                    plain.presentation()?.backgroundColor == overriding.presentation()?.backgroundColor
                )
            }
            #expect(overriding.searched.prefix(3) == ["onOrderIn", "position", "opacity"])
            #expect(overriding.added.prefix(2) == ["position", "opacity"])
            #expect(Set(OverridingLayer.displayKeys).isSuperset(of: ["position", "opacity"]))
            #expect(Set(OverridingLayer.defaultKeys).isSuperset(of: ["position", "opacity"]))
        }
    }

    @Test(
        "the object of an implicit animation says what runs, before and after the commit",
        .claim("8.5", "8.6")
    )
    func implicitObject() throws {
        let layer = CALayer()
        try ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
            display.layer.addSublayer(layer)
            display.advance(by: 2)
            layer.position = CGPoint(x: 4, y: 6)
            let before = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
            #expect(before.keyPath == "position" && before.duration == 0.25 && before.beginTime == 0)
            #expect(before.fromValue as? CGPoint == .zero)
            #expect(before.toValue == nil && before.byValue == nil && before.isRemovedOnCompletion)
            #expect(before.timingFunction == CAMediaTimingFunction(name: .default))
            display.advance(by: 0)
            #expect(layer.animation(forKey: "position") === before)
            #expect(before.beginTime == 2)

            layer.opacity = 0
            display.advance(by: 0)
            let after = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
            #expect(after.beginTime == 2)
            #expect(after.fromValue as? Double == 1)
            #expect(
                after.debugDescription.hasSuffix(
                    "; duration = 0.25; fromValue = 1; timingFunction = default; keyPath = opacity>"
                )
            )
        }
    }

    @Test(
        "an implicit animation takes the transaction's duration and timing function",
        .claim("8.13", "9.14")
    )
    func transactionSettings() throws {
        let layer = CALayer()
        try ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.opacity = 0
            CATransaction.commit()
            display.advance(by: 0.5)
            #expect(abs((layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
            let animation = try #require(layer.animation(forKey: "opacity"))
            #expect(animation.duration == 2)
            #expect(animation.timingFunction == CAMediaTimingFunction(name: .linear))
        }
    }

    @Test("a value set without an action while another is pending reaches the next commit", .claim("9.13"))
    func quietChanges() {
        let layer = CALayer()
        onDisplay(layer) { display in
            for round in 1...3 {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layer.position = CGPoint(x: round, y: 0)
                layer.position = CGPoint(x: round, y: round)
                layer.opacity = 1 / Float(round + 1)
                CATransaction.commit()
                display.advance(by: 0)
                #expect(layer.presentation()?.position == CGPoint(x: round, y: round))
                #expect(layer.presentation()?.opacity == 1 / Float(round + 1))
            }
            #expect(layer.animationKeys() == nil)
        }
    }
}
