import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

/// A window with one view at (50, 50), 100 by 100 points, committed.
@MainActor func onWindow<Result>(_ body: (ManualDisplay, UIWindow, UIView) throws -> Result) rethrows
    -> Result
{
    try onStage { display in
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        window.addSubview(view)
        display.advance(by: 0)
        return try body(display, window, view)
    }
}

/// A printed form with all addresses replaced.
func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
}

/// The listing's layer: it writes down every animation that is added.
private final class InspectionLayer: CALayer {
    var added: [(animation: CAAnimation, key: String?)] = []

    override func add(_ anim: CAAnimation, forKey key: String?) {
        added.append((anim, key))
        super.add(anim, forKey: key)
    }
}

private final class InspectionView: UIView {
    override class var layerClass: AnyClass { InspectionLayer.self }

    var inspectionLayer: InspectionLayer? { layer as? InspectionLayer }
}

@MainActor @Suite("View-layer synergy: a view and its layer")
struct ViewLayerSynergyTests {
    @Test("a view has one layer, which has the view's geometry and looks", .claim("S1", "16.31", "16.32"))
    func oneLayer() {
        onWindow { _, _, view in
            view.center = CGPoint(x: 7, y: 9)
            view.alpha = 0.5
            view.backgroundColor = .red
            view.clipsToBounds = true
            view.isHidden = true
            view.transform = CGAffineTransform(scaleX: 2, y: 3)
            #expect(view.layer.position == CGPoint(x: 7, y: 9))
            #expect(view.layer.opacity == 0.5)
            #expect(view.layer.backgroundColor == UIColor.red.cgColor)
            #expect(view.layer.masksToBounds && view.layer.isHidden)
            #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
            view.layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
            view.layer.opacity = 0.25
            #expect(view.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(view.alpha == 0.25)
        }
    }

    @Test("a layer without a view draws too", .claim("S2"))
    func layerWithoutView() {
        onWindow { display, window, _ in
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
            shape.fillColor = UIColor.green.cgColor
            window.layer.addSublayer(shape)
            display.advance(by: 0)
            #expect(pixel(of: display.makeImage(), x: 10, y: 10) == [0, 255, 0, 255])
            #expect(window.subviews.count == 1)
        }
    }

    @Test("a stand-alone layer animates where a backing layer jumps", .claim("S3", "S4"))
    func backingLayerJumps() {
        onWindow { display, window, view in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            window.layer.addSublayer(layer)
            display.advance(by: 0)
            layer.opacity = 0
            view.layer.opacity = 0
            #expect(layer.animationKeys() == ["opacity"])
            #expect(view.layer.animationKeys() == nil)
            display.advance(by: 0.125)
            #expect((layer.presentation()?.opacity ?? 0) > 0.1)
            #expect(view.layer.presentation()?.opacity == 0)
        }
    }

    @Test("the same change of a backing layer inside a block is animated", .claim("S6", "S12"))
    func insideBlock() {
        onWindow { display, window, _ in
            let view = InspectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            #expect(view.layer.animationKeys() == ["opacity"])
            #expect(view.inspectionLayer?.added.count == 1)
            display.advance(by: 0.5)
            expectClose(view.layer.presentation()?.opacity, 0.5, within: 1e-4)
            display.advance(by: 0.5)
            #expect(view.layer.animationKeys() == nil)
            #expect(view.layer.presentation()?.opacity == 0)
        }
    }

    @Test("the view is the delegate of its layer and is asked first", .claim("S7", "S8", "S9", "S11"))
    func delegate() {
        onWindow { _, _, view in
            #expect(view.layer.delegate === view)
            #expect(view.action(for: view.layer, forKey: "position") is NSNull)
            view.layer.actions = ["position": CABasicAnimation(keyPath: "position")]
            #expect(view.layer.action(forKey: "position") == nil)
        }
    }

    @Test(
        "asked for position, a view prints null outside a block and an animation inside",
        .claim("S10", "D5", "16.1", "16.10")
    )
    func printedActions() {
        onWindow { _, _, view in
            @MainActor func answer(_ key: String) -> String {
                view.action(for: view.layer, forKey: key).map { "\($0)" } ?? "(null)"
            }
            #expect(answer("position") == "<null>")
            var inside: [String] = []
            UIView.animate(withDuration: 0.3) {
                inside = [answer("position"), answer("backgroundColor"), answer("zPosition")]
            }
            #expect(inside[0].hasPrefix("<CABasicAnimation: 0x"))
            #expect(inside[1].hasPrefix("<CABasicAnimation: 0x"))
            #expect(inside[2] == "<null>")
            #expect(answer("position") == "<null>")
        }
    }

    @Test("the pair of begin and commit answers in the same way", .claim("S37", "S41", "16.3"))
    func beginAndCommit() {
        onWindow { display, _, view in
            #expect(view.action(for: view.layer, forKey: "backgroundColor") is NSNull)
            UIView.beginAnimations(nil, context: nil)
            let inside = view.action(for: view.layer, forKey: "backgroundColor")
            view.alpha = 0
            UIView.commitAnimations()
            #expect(inside.map { "\($0)" }?.hasPrefix("<CABasicAnimation: 0x") == true)
            #expect(view.action(for: view.layer, forKey: "backgroundColor") is NSNull)
            #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
            display.advance(by: 0.2)
            #expect(view.layer.presentation()?.opacity == 0)
        }
    }

    @Test("an added animation prints what was set, the latest first", .claim("S13", "16.9", "16.5"))
    func debugDescription() {
        onWindow { display, window, _ in
            UIView.animationStyle = .replacing
            defer { UIView.animationStyle = .additive }
            let view = InspectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            UIView.animate(withDuration: 0.3) { view.center = CGPoint(x: 105, y: 55) }
            let text = view.inspectionLayer?.added.first?.animation.debugDescription ?? ""
            let expected =
                "<CABasicAnimation:0x…; delegate = <UIViewAnimationState: 0x…>; fillMode = both; "
                + "timingFunction = easeInEaseOut; duration = 0.3; fromValue = NSPoint: {5, 5}; "
                + "keyPath = position>"
            #expect(withoutAddresses(text) == expected)
        }
    }

    @Test("an additive animation prints its difference", .claim("16.6", "16.9"))
    func additiveDescription() {
        onWindow { display, window, _ in
            let view = InspectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            UIView.animate(withDuration: 5) { view.center = CGPoint(x: 15, y: 15) }
            let text = view.inspectionLayer?.added.first?.animation.debugDescription ?? ""
            let expected =
                "<CABasicAnimation:0x…; toValue = NSPoint: {0, 0}; additive = 1; "
                + "delegate = <UIViewAnimationState: 0x…>; fillMode = both; "
                + "timingFunction = easeInEaseOut; duration = 5; fromValue = NSPoint: {-10, -10}; "
                + "keyPath = position>"
            #expect(withoutAddresses(text) == expected)
        }
    }

    @Test(
        "a position change runs from the old to the new value, in both styles",
        .claim("S14", "D6"),
        arguments: [UIView.AnimationStyle.additive, .replacing]
    )
    func positionScenario(style: UIView.AnimationStyle) {
        onWindow { display, _, view in
            UIView.animationStyle = style
            defer { UIView.animationStyle = .additive }
            view.center = CGPoint(x: 5, y: 5)
            display.advance(by: 0)
            UIView.animate(withDuration: 0.3) { view.center = CGPoint(x: 105, y: 55) }
            #expect(view.center == CGPoint(x: 105, y: 55))
            let expected: [(Double, Double)] = [
                (10.61308, 7.806541), (28.17748, 16.58874), (55, 30), (81.82252, 43.41126),
                (99.38692, 52.19346),
                (105, 55),
            ]
            for (x, y) in expected {
                display.advance(by: 0.05)
                let place = view.layer.presentation()?.position
                expectClose(place?.x, x, within: 1e-3)
                expectClose(place?.y, y, within: 1e-3)
            }
        }
    }

    @Test("the explicit fade runs evenly and leaves the model value", .claim("S15", "D7"))
    func explicitFade() {
        onWindow { display, _, view in
            let fadeIn = CABasicAnimation(keyPath: "opacity")
            fadeIn.duration = 0.75
            fadeIn.fromValue = 0
            view.layer.opacity = 1
            view.layer.add(fadeIn, forKey: "fade in slowly")
            display.advance(by: 0)
            for (time, value) in [(0.1875, 0.25), (0.375, 0.5), (0.5625, 0.75), (0.75, 1)] {
                display.advance(to: time)
                expectClose(view.layer.presentation()?.opacity, value, within: 1e-6)
            }
            #expect(view.layer.animationKeys() == nil)
            #expect(view.alpha == 1)
        }
    }

    @Test("a delayed block shows the old value until it begins", .claim("S16"))
    func delayed() {
        onWindow { display, _, view in
            UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.alpha = 0 }
            #expect(view.layer.animation(forKey: "opacity")?.fillMode == .both)
            display.advance(to: 0.5)
            #expect(view.layer.presentation()?.opacity == 1)
            display.advance(to: 1.5)
            expectClose(view.layer.presentation()?.opacity, 0.5, within: 1e-5)
            display.advance(to: 2)
            #expect(view.layer.presentation()?.opacity == 0)
        }
    }

    @Test("nested blocks take the outer duration unless they override it", .claim("S17", "16.2"))
    func nested() {
        onWindow { _, _, view in
            var durations: [TimeInterval] = []
            UIView.animate(withDuration: 2) {
                durations.append(UIView.inheritedAnimationDuration)
                UIView.animate(withDuration: 0.5) { view.alpha = 0 }
                UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
                    view.backgroundColor = .red
                }
                view.layer.cornerRadius = 5
            }
            durations.append(UIView.inheritedAnimationDuration)
            #expect(durations == [2, 0])
            #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
            #expect(view.layer.animation(forKey: "backgroundColor")?.duration == 0.5)
            #expect(view.layer.animation(forKey: "cornerRadius")?.duration == 2)
        }
    }

    @Test("the state hears of the start and the stop and runs the completion once", .claim("S18"))
    func stateIsDelegate() {
        onWindow { display, _, view in
            var finished: [Bool] = []
            UIView.animate(
                withDuration: 0.5,
                animations: { view.frame = CGRect(x: 0, y: 0, width: 5, height: 5) }
            ) {
                finished.append($0)
            }
            let delegate = view.layer.animation(forKey: "position")?.delegate
            #expect(delegate.map { "\($0)" }?.hasPrefix("<UIViewAnimationState: 0x") == true)
            display.advance(by: 0.4)
            #expect(finished.isEmpty)
            display.advance(by: 0.1)
            #expect(finished == [true])
            display.advance(by: 1)
            #expect(finished == [true])
        }
    }

    @Test("a delegate of blocks runs each of them once", .claim("S19", "S20"))
    func blockDelegate() {
        onWindow { display, _, view in
            var log: [String] = []
            for cancels in [false, true] {
                let fadeIn = CABasicAnimation(keyPath: "opacity")
                fadeIn.duration = 0.75
                fadeIn.fromValue = 0
                fadeIn.delegate = BlockDelegate(
                    start: { log.append("beginning to fade in") },
                    stop: { log.append("did fade \($0 ? "to the end" : "but was cancelled")") }
                )
                view.layer.add(fadeIn, forKey: "fade in slowly")
                display.advance(by: 0.5)
                if cancels { view.layer.removeAnimation(forKey: "fade in slowly") }
                display.advance(by: 0.5)
            }
            #expect(
                log == [
                    "beginning to fade in", "did fade to the end", "beginning to fade in",
                    "did fade but was cancelled",
                ]
            )
        }
    }
}

/// The listing's delegate: two blocks, each run once.
private final class BlockDelegate: CAAnimationDelegate {
    private var start: (() -> Void)?
    private var stop: ((Bool) -> Void)?

    init(start: (() -> Void)?, stop: ((Bool) -> Void)?) {
        self.start = start
        self.stop = stop
    }

    func animationDidStart(_ anim: CAAnimation) {
        start?()
        start = nil
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        stop?(flag)
        stop = nil
    }
}
