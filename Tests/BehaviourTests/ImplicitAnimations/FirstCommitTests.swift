import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing
import UIKit

/// Sets its shape's values where a layer is displayed or laid out.
private final class GaugeLayer: CALayer {
    let shape = CAShapeLayer()
    var width: CGFloat = 1
    /// Made by the first display or layout, where the test asks for it.
    private(set) var made: CALayer?
    var makesLayer = false
    var work: ((GaugeLayer) -> Void)?

    override init() {
        super.init()
        addSublayer(shape)
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    func apply() {
        width += 4
        shape.lineWidth = width
        shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        opacity = Float(1 / width)
        if makesLayer {
            let layer = made ?? CALayer()
            if made == nil {
                made = layer
                addSublayer(layer)
            }
            layer.position = CGPoint(x: width, y: width)
        }
        work?(self)
    }

    override func display() {
        apply()
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        shape.position.x += 7
        shape.bounds.size.width += 3
    }
}

private final class DrawnLayer: CALayer {
    let dot = CALayer()

    override init() {
        super.init()
        addSublayer(dot)
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { nil }

    override func draw(in context: CGContext) {
        dot.opacity -= 0.25
        dot.cornerRadius += 1
    }
}

private final class GaugeView: UIView {
    let mark = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(mark)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.position.x += 10
    }

    override func draw(_ rect: CGRect) {
        mark.borderWidth += 2
    }
}

@Suite("The first commit of a layer")
struct FirstCommitTests {
    @Test("what display and layout change in it starts no animation", .claim("8.4"))
    func displayAndLayout() {
        onStage { display in
            let gauge = GaugeLayer()
            gauge.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            gauge.makesLayer = true
            gauge.setNeedsDisplay()
            display.layer.addSublayer(gauge)
            CATransaction.flush()
            #expect(gauge.shape.lineWidth == 5)
            #expect(gauge.shape.animationKeys() == nil)
            #expect(gauge.animationKeys() == nil)
            #expect(gauge.made?.animationKeys() == nil)
            #expect(gauge.presentation()?.opacity == 0.2)
            #expect(gauge.shape.presentation()?.lineWidth == 5)

            // From the second commit on they do.
            gauge.setNeedsDisplay()
            gauge.setNeedsLayout()
            CATransaction.flush()
            #expect(Set(gauge.shape.animationKeys() ?? []) == ["bounds", "lineWidth", "position"])
            #expect(gauge.animationKeys() == ["opacity"])
            #expect(gauge.made?.animationKeys() == ["position"])
        }
    }

    @Test("what draw(in:) changes in it starts no animation", .claim("8.4"))
    func drawing() {
        onStage { display in
            let layer = DrawnLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            layer.setNeedsDisplay()
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            #expect(layer.dot.opacity == 0.75)
            #expect(layer.dot.animationKeys() == nil)
            #expect(layer.contents != nil)
            layer.setNeedsDisplay()
            display.advance(by: 0)
            #expect(layer.dot.opacity == 0.5)
            #expect(Set(layer.dot.animationKeys() ?? []) == ["opacity", "cornerRadius"])
        }
    }

    @Test("an explicit transaction is a first commit too, and those inside of it are not over", .claim("8.4"))
    func nestedCommits() {
        onStage { display in
            let gauge = GaugeLayer()
            gauge.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            gauge.setNeedsDisplay()
            gauge.work = { gauge in
                CATransaction.begin()
                gauge.shape.lineDashPhase += 1
                CATransaction.commit()
                CATransaction.flush()
                gauge.shape.miterLimit += 1
            }
            CATransaction.begin()
            display.layer.addSublayer(gauge)
            CATransaction.begin()
            gauge.zPosition = 3
            CATransaction.commit()
            gauge.zPosition = 4
            #expect(gauge.animationKeys() == nil)
            CATransaction.commit()
            #expect(gauge.shape.animationKeys() == nil)
            #expect(gauge.animationKeys() == nil)
            gauge.zPosition = 5
            #expect(gauge.animationKeys() == ["zPosition"])
        }
    }

    @Test("a layer that is there animates while another one comes in with the same commit", .claim("8.4"))
    func laterCommits() {
        onStage { display in
            let old = display.addLayer()
            let gauge = GaugeLayer()
            gauge.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            gauge.setNeedsDisplay()
            gauge.work = { _ in old.opacity = 0.5 }
            display.layer.addSublayer(gauge)
            display.advance(by: 0)
            #expect(old.animationKeys() == ["opacity"])
            #expect(gauge.shape.animationKeys() == nil)

            // A layer that a later display adds has its first commit then; those around it have had theirs.
            let late = CALayer()
            gauge.work = { gauge in
                gauge.addSublayer(late)
                late.cornerRadius += 4
            }
            gauge.setNeedsDisplay()
            display.advance(by: 0)
            #expect(late.animationKeys() == nil)
            #expect(gauge.shape.animationKeys()?.contains("lineWidth") == true)
            late.cornerRadius = 9
            #expect(late.animationKeys() == ["cornerRadius"])
        }
    }

    @Test("a layer that leaves and comes back has a first commit again", .claim("8.4"))
    func comingBack() {
        onStage { display in
            let gauge = GaugeLayer()
            gauge.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            display.layer.addSublayer(gauge)
            display.advance(by: 0)
            gauge.removeFromSuperlayer()
            display.advance(by: 0)
            gauge.setNeedsDisplay()
            display.layer.addSublayer(gauge)
            display.advance(by: 0)
            #expect(gauge.shape.animationKeys() == nil)
        }
    }

    @Test("animations that are added, and actions that a delegate has, do run in it")
    func explicitAnimations() {
        onStage { display in
            let gauge = GaugeLayer()
            gauge.setNeedsDisplay()
            gauge.work = { gauge in
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 0
                gauge.shape.add(fade, forKey: "fade")
            }
            display.layer.addSublayer(gauge)
            display.advance(by: 0)
            #expect(gauge.shape.animationKeys() == ["fade"])
        }
    }

    @Test("layout and drawing of a view that comes in animate none of its layers", .claim("8.4"))
    func views() {
        onStage { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.isHidden = false
            display.advance(by: 0)
            let view = GaugeView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            window.addSubview(view)
            display.advance(by: 0)
            #expect(view.mark.position.x >= 10)
            #expect(view.mark.borderWidth == 2)
            #expect(view.mark.animationKeys() == nil)
            view.setNeedsLayout()
            view.setNeedsDisplay()
            display.advance(by: 0)
            #expect(Set(view.mark.animationKeys() ?? []) == ["position", "borderWidth"])
        }
    }
}
