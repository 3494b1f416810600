import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing
import UIKit

/// The claims E1-E16: where sources disagree, and what was chosen.
@Suite("Where sources disagree")
struct DisagreementTests {
    @Test("a stand-alone layer changed inside a block of a view follows the transaction", .claim("E1"))
    func durationInBlock() {
        onStage { display in
            let layer = display.addLayer()
            UIView.animate(withDuration: 3) { layer.opacity = 0 }
            #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            UIView.animate(withDuration: 3) { layer.zPosition = 1 }
            CATransaction.commit()
            #expect(layer.animation(forKey: "zPosition")?.duration == 2)
        }
    }

    @Test(
        "the class has no default action, and a committed layer answers with a basic animation",
        .claim("E2")
    )
    func defaultAction() {
        onStage { display in
            #expect(CALayer.defaultAction(forKey: "position") == nil)
            #expect(CALayer().action(forKey: "position") == nil)
            #expect(display.addLayer().action(forKey: "position") is CABasicAnimation)
        }
    }

    @Test("hiding a layer is a fade", .claim("E3"))
    func hiding() {
        onStage { display in
            let layer = display.addLayer()
            layer.isHidden = true
            #expect(layer.animationKeys() == ["transition"])
            let fade = layer.animation(forKey: "transition") as? CATransition
            #expect(fade?.type == .fade)
            #expect(fade?.duration == 0.25)
        }
    }

    @Test("a completion block of a transaction without animations runs in the next turn", .claim("E4"))
    func completion() {
        onStage { display in
            var runs = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { runs += 1 }
            CATransaction.commit()
            #expect(runs == 0)
            display.advance(by: 0)
            #expect(runs == 1)
        }
    }

    @Test("a commit without a begin does nothing", .claim("E5"))
    func unmatchedCommit() {
        onStage { display in
            CATransaction.commit()
            CATransaction.commit()
            let layer = display.addLayer()
            layer.opacity = 0
            #expect(layer.animationKeys() == ["opacity"])
        }
    }

    @Test("a view answers with a basic animation in a block, and what it adds ends additively", .claim("E6"))
    func viewAction() {
        onStage { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.isHidden = false
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            UIView.animate(withDuration: 1) {
                #expect(view.action(for: view.layer, forKey: "position") is CABasicAnimation)
                view.center = CGPoint(x: 105, y: 5)
            }
            let animation = view.layer.animation(forKey: "position") as? CABasicAnimation
            #expect(animation?.isAdditive == true)
            display.advance(by: 0.5)
            expectClose(view.layer.presentation()?.position.x, 55)
        }
    }

    @Test("an action is looked for while the old value stands, and runs when the new one does", .claim("E7"))
    func actionOrder() {
        /// Writes down the layer's model value at both moments.
        final class Witness: NSObject, CAAction, CALayerDelegate {
            var seen: [Float] = []

            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                guard event == "opacity" else { return nil }
                seen.append(layer.opacity)
                return self
            }

            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                if let layer = anObject as? CALayer { seen.append(layer.opacity) }
            }
        }
        onStage { display in
            let layer = display.addLayer()
            let witness = Witness()
            layer.delegate = witness
            layer.opacity = 0.25
            #expect(witness.seen == [1, 0.25])
        }
    }

    @Test("a time offset wraps round and leaves the interval as it is", .claim("E9"))
    func timeOffset() {
        onStage { display in
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "zPosition")
            animation.fromValue = 0
            animation.toValue = 100
            animation.duration = 1
            animation.timeOffset = 2.75
            layer.add(animation, forKey: nil)
            display.advance(to: 0.5)
            expectClose(layer.presentation()?.zPosition, 25)
            display.advance(to: 0.999)
            #expect(layer.presentation()?.zPosition != 0)
            display.advance(to: 1)
            #expect(layer.presentation()?.zPosition == 0)
        }
    }

    @Test(
        "an over-damped spring settles at the first tenth after which a thousandth is left",
        .claim("E10", "6.6")
    )
    func overdamped() {
        let spring = CASpringAnimation()
        spring.damping = 60
        spring.allowsOverdamping = true
        // Slowest rate of decay: 30 − √800 = 1.71573 per second.
        let rate = 30 - 800.0.squareRoot()
        let share = 0.5 * (1 + 30 / 800.0.squareRoot())
        let exact = log(share / 0.001) / rate
        #expect(spring.settlingDuration >= exact && spring.settlingDuration < exact + 0.1)
        #expect(abs(spring.settlingDuration * 10 - (spring.settlingDuration * 10).rounded()) < 1e-9)
        spring.damping = 0
        #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
        #expect(CASpringAnimation(perceptualDuration: 1, bounce: -1).settlingDuration == 0)
    }

    @Test("group opacity is on by default", .claim("E11"))
    func groupOpacity() {
        #expect(CALayer().allowsGroupOpacity)
    }

    @Test(
        "the top of a transition is the side of the largest y of the layer, flipped or not",
        .claim("E13"),
        arguments: [false, true]
    )
    func topSide(isFlipped: Bool) {
        onStage { display in
            let parent = display.addLayer(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            parent.isGeometryFlipped = isFlipped
            let layer = CALayer()
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            parent.addSublayer(layer)
            display.advance(by: 0)
            let transition = CATransition()
            transition.type = .moveIn
            transition.subtype = .fromTop
            transition.duration = 1
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            layer.add(transition, forKey: nil)
            CATransaction.commit()
            display.advance(by: 0.25)
            let image = display.makeImage()
            // y grows downwards on the display, and upwards in what the parent has flipped.
            let (above, below) = (pixel(of: image, x: 150, y: 110), pixel(of: image, x: 150, y: 190))
            #expect((isFlipped ? above : below)[2] == 255)
            #expect((isFlipped ? below : above)[0] == 255)
        }
    }

    @Test("layers share a change of size by thirds, views in proportion", .claim("E14"))
    func autoresizing() {
        let parent = CALayer()
        parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let child = CALayer()
        child.frame = CGRect(x: 10, y: 20, width: 60, height: 40)
        child.autoresizingMask = [.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin]
        parent.addSublayer(child)
        parent.bounds.size.width = 160
        #expect(child.frame == CGRect(x: 30, y: 20, width: 80, height: 40))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        outer.addSubview(inner)
        outer.bounds.size.width = 160
        #expect(inner.frame == CGRect(x: 16, y: 20, width: 96, height: 40))
    }

    @Test("converting to no layer means the superlayer", .claim("E15"))
    func convertingToNothing() {
        let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 1, y: 2, width: 100, height: 100)
        middle.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        leaf.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
        root.addSublayer(middle)
        middle.addSublayer(leaf)
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 4, y: 5))
        #expect(leaf.convert(CGPoint(x: 4, y: 5), from: nil) == CGPoint(x: 1, y: 1))
    }

    @Test("contents dissolve on screen, and switch at one half in the presentation", .claim("E16", "7.10"))
    func contents() {
        onStage { display in
            func image(_ red: CGFloat) -> CGImage? {
                let context = CGContext(
                    data: nil,
                    width: 2,
                    height: 2,
                    bitsPerComponent: 8,
                    bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
                context?.setFillColor(CGColor(red: red, green: 0, blue: 0, alpha: 1))
                context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                return context?.makeImage()
            }
            let (black, red) = (image(0), image(1))
            let layer = display.addLayer()
            let animation = CABasicAnimation(keyPath: "contents")
            animation.fromValue = black
            animation.toValue = red
            animation.duration = 1
            layer.add(animation, forKey: nil)
            for (time, shown, object) in [(0.25, 64, black), (0.5, 128, red), (0.75, 191, red)] {
                display.advance(to: time)
                #expect(abs(Int(pixel(of: display.makeImage(), x: 100, y: 100)[0]) - shown) <= 1)
                #expect((layer.presentation()?.contents as AnyObject) === object)
            }
        }
    }
}
