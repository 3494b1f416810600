import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Names that programs take for granted")
struct SmallNamesTests {
    @Test("recognizers and animators without arguments")
    func initialisers() {
        #expect(UITapGestureRecognizer().state == .possible)
        #expect(UIViewPropertyAnimator().duration == 0)
        let view = UIView()
        let animator = UIViewPropertyAnimator()
        animator.addAnimations { view.alpha = 0 }
        animator.startAnimation()
        #expect(view.alpha == 0)
    }

    @Test("rows, items and sections of index paths")
    func indexPaths() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == [1, 3] && path.row == 3 && path.item == 3 && path.section == 1)
        path.row = 5
        path.section = 0
        #expect(path == IndexPath(item: 5, section: 0))
    }

    @Test("structures as text and back; a text that is none gives zero")
    func geometryText() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.cgPoint(for: "{1, -2.5}") == CGPoint(x: 1, y: -2.5))
        #expect(NSCoder.cgSize(for: "{ 3,4 }") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        let transform = CGAffineTransform(a: 0.1, b: 2, c: 3, d: 4, tx: 5, ty: 1.0 / 3)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 7, dy: 8))) == CGVector(dx: 7, dy: 8))
        for text in ["", "{1}", "{1, 2, 3}", "{1, two}", "{nan, 1}", "{1, inf}"] {
            #expect(NSCoder.cgPoint(for: text) == .zero)
        }
    }

    @Test("constants of the system's headers")
    func constants() {
        #expect(
            HUGE == Float.greatestFiniteMagnitude && NSEC_PER_SEC == 1_000_000_000
                && USEC_PER_SEC == NSEC_PER_MSEC
        )
        #expect(CGFloat(MAXFLOAT) == CGFloat(HUGE) && NSIntegerMax == .max && UINT_MAX == .max)
    }

    @Test("an animation that repeats a huge number of times runs on")
    func hugeRepeats() throws {
        try onWindow { display, window in
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.fromValue = 0
            turn.toValue = 4
            turn.duration = 2
            turn.autoreverses = true
            turn.repeatCount = HUGE
            window.layer.add(turn, forKey: "turn")
            display.advance(by: 0)
            display.advance(by: 4_001)
            let shown = try #require(window.layer.presentation())
            #expect(abs((shown.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - 2) < 0.001)
            #expect(window.layer.animationKeys() == ["turn"])
        }
    }

    @Test("behaviours without items, and presses that no host tells of")
    func behaviours() {
        let (gravity, collision) = (UIGravityBehavior(), UICollisionBehavior())
        #expect(gravity.items.isEmpty && gravity.magnitude == 1 && collision.items.isEmpty)
        let view = UIView()
        let interaction = UIPreviewInteraction(view: view)
        interaction.cancel()
        #expect(interaction.view === view && interaction.location(in: view) == .zero)
    }

    private final class Gradient: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        // Its class is that of `layerClass`.
        // swift-format-ignore: NeverForceUnwrap
        override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
    }

    @Test("a subclass gives its layer the type of its layer's class")
    func typedLayers() {
        onWindow { display, window in
            let view = Gradient(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
            window.addSubview(view)
            view.frame.size.width = 20
            display.advance(by: 0)
            let plain: UIView = view
            #expect(plain.layer === view.layer && view.layer.bounds.width == 20)
            #expect(window.layer.sublayers?.contains(view.layer) == true)
        }
    }

    @Test("classes tell their names")
    func classNames() {
        #expect(CAShapeLayer.description() == "CAShapeLayer" && CALayer.self.description() == "CALayer")
        #expect(UIView.description() == "UIView")
    }

    @Test("images by name, bundle and traits")
    func images() {
        #expect(UIImage(named: "nothing", in: nil, compatibleWith: nil) == nil)
        let type: _ImageLiteralType.Type = UIImage.self
        #expect(type == UIImage.self)
    }
}
