import AgateDisplay
import AgateTestSupport
import CoreText
import Foundation
import QuartzCore
import Testing

@Suite("Dumps of layer trees")
struct LayerDumpTests {
    @Test("a tree is a line for each layer, indented, with what was set")
    func tree() {
        let root = CALayer()
        root.name = "card"
        root.frame = CGRect(x: 5, y: 6, width: 30, height: 40)
        root.cornerRadius = 4
        let shape = CAShapeLayer()
        shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(shape)
        let leaf = CALayer()
        leaf.setValue(3, forKey: "own")
        leaf.anchorPoint = .zero
        shape.addSublayer(leaf)
        root.mask = CALayer()
        #expect(
            root.dump() == """
                CALayer "card" frame=(5, 6, 30, 40) cornerRadius=4 (not on a display)
                  mask CALayer frame=(0, 0, 0, 0) (not on a display)
                  CAShapeLayer frame=(0, 0, 0, 0) strokeColor=rgba(1, 0, 0, 1) (not on a display)
                    CALayer frame=(0, 0, 0, 0) anchorPoint=(0, 0) own=3 (not on a display)

                """
        )
        #expect(
            shape.dump(LayerDumpOptions(showsModelValues: false)).hasPrefix(
                "CAShapeLayer frame=(0, 0, 0, 0) ("
            )
        )
    }

    @Test("text layers show their strings and fonts")
    func texts() throws {
        let layer = CATextLayer()
        layer.string = "two \"lines\"\nand\ta tab"
        layer.font = CTFontCreateWithName("Menlo-Bold" as NSString, 0, nil)
        layer.fontSize = 20
        let text = layer.dump()
        #expect(text.contains(#" string="two \"lines\"\nand\ta tab""#))
        #expect(text.contains(" font=Menlo-Bold ") && text.contains(" fontSize=20"))
        layer.font = "Courier" as NSString
        layer.string = String(repeating: "x", count: 1000)
        #expect(layer.dump().contains(" string=\"\(String(repeating: "x", count: 60))…\""))
        #expect(layer.dump().contains(" font=\"Courier\""))
        layer.string = NSAttributedString(
            string: "rich",
            attributes: [
                NSAttributedString.Key(kCTFontAttributeName as String): CTFontCreateWithName(
                    "Courier" as NSString,
                    9,
                    nil
                )
            ]
        )
        #expect(layer.dump().contains(" string=\"rich\" in Courier 9"))
        layer.string = NSAttributedString(string: "bare")
        #expect(layer.dump().contains(" string=\"bare\" attributed"))
    }

    @Test("a running animation shows its ends, its progress and what it makes of the layer")
    func running() {
        onStage { display, layer in
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0.5
            fade.duration = 2
            layer.add(fade, forKey: "fade")
            display.advance(by: 0)
            display.advance(by: 1)
            #expect(
                layer.dump() == """
                    CALayer "box" frame=(0, 0, 10, 10)
                      shows opacity=0.75
                      animation "fade" opacity from 1 to 0.5, 50 % of 2 s, 1 s left

                    """
            )
            // Another moment than now.
            #expect(layer.dump(LayerDumpOptions(time: 1.5)).contains("75 % of 2 s, 0.5 s left"))
            let quiet = LayerDumpOptions(showsPresentationValues: false, showsAnimations: false)
            #expect(display.dump(quiet).split(separator: "\n").count == 2)
        }
    }

    @Test("repeats, waits, ends and springs are told", .claim("2.18"))
    func moments() {
        onStage { display, layer in
            let spin = CASpringAnimation(keyPath: "transform.rotation.z")
            spin.toValue = 1
            spin.duration = 1
            spin.repeatCount = .infinity
            layer.add(spin, forKey: nil)
            let late = CAKeyframeAnimation(keyPath: "position")
            late.values = [CGPoint.zero, CGPoint(x: 3, y: 3)]
            late.beginTime = 10
            late.duration = 1
            layer.add(late, forKey: "late")
            let kept = CABasicAnimation(keyPath: "zPosition")
            kept.byValue = 3
            kept.duration = 0.5
            kept.isRemovedOnCompletion = false
            layer.add(kept, forKey: "kept")
            let held = CABasicAnimation(keyPath: "cornerRadius")
            held.toValue = 3
            held.duration = 1
            held.speed = 0
            held.timeOffset = 0.25
            layer.add(held, forKey: "held")
            display.advance(by: 0)
            display.advance(by: 2.5)
            let lines = lines(of: layer)
            #expect(
                lines.contains(
                    "animation without a key transform.rotation.z to 1 by a spring, 50 % of 1 s, repeat 3, endless"
                )
            )
            #expect(lines.contains("animation \"late\" position through 2 values, begins in 7.5 s"))
            #expect(
                lines.contains("does nothing: it has not begun, and its fill mode does not show it before")
            )
            #expect(lines.contains("animation \"kept\" zPosition by 3, ended"))
            #expect(lines.contains("does nothing: it has ended, and its fill mode does not show it after"))
            #expect(lines.contains("animation \"held\" cornerRadius to 3, 25 % of 1 s, held"))
            #expect(lines.contains("does nothing: its speed is 0, so that it is held at 0.25 s"))
        }
    }

    @Test("an animation that does nothing says why")
    func reasons() {
        onStage { display, layer in
            func reasons(_ prepare: (CABasicAnimation) -> Void) -> [String] {
                layer.removeAllAnimations()
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.toValue = 0
                animation.duration = 1
                prepare(animation)
                layer.add(animation, forKey: "a")
                display.advance(by: 0)
                return lines(of: layer).filter { $0.hasPrefix("does nothing") }
            }
            #expect(reasons { _ in } == [])
            #expect(
                reasons { $0.keyPath = "positon" } == [
                    "does nothing: no property has the key path \"positon\"; \"position\" may be meant"
                ]
            )
            #expect(
                reasons { $0.keyPath = "transform.rotation.w" } == [
                    "does nothing: no property has the key path \"transform.rotation.w\"; "
                        + "\"transform.rotation.x\" may be meant"
                ]
            )
            #expect(reasons { $0.keyPath = "frame" }.first?.contains("\"frame\"") == true)
            #expect(reasons { $0.keyPath = "strokeEnd" }.count == 1)
            #expect(
                reasons { $0.keyPath = "contentsGravity" } == [
                    "does nothing: contentsGravity cannot be animated"
                ]
            )
            #expect(
                reasons { $0.toValue = CGPoint.zero } == [
                    "does nothing: toValue is a point or a size, and the property takes a number"
                ]
            )
            #expect(
                reasons { $0.fromValue = Double.nan } == ["does nothing: a number in fromValue is not finite"]
            )
            #expect(reasons { $0.keyPath = nil } == ["does nothing: it has no key path"])
            layer.isHidden = true
            #expect(
                reasons { _ in } == ["does nothing: the layer, or one above it, is hidden or has no opacity"]
            )
            layer.isHidden = false
            layer.opacity = 0
            #expect(reasons { $0.fromValue = 1 } == [])
            layer.opacity = 1
            display.layer.speed = 0
            #expect(
                reasons { _ in } == [
                    "does nothing: the clock of the layer, or of one above it, stands still: its speed is 0"
                ]
            )
            display.layer.speed = 1
            layer.removeAllAnimations()
            let first = CABasicAnimation(keyPath: "position.x")
            first.toValue = 50
            first.duration = 3
            layer.add(first, forKey: "first")
            first.keyPath = "position"
            first.toValue = CGPoint(x: 1, y: 1)
            layer.add(first, forKey: "second")
            display.advance(by: 0)
            #expect(
                lines(of: layer).contains(
                    "does nothing: animation \"second\" comes later, animates the same and covers it"
                )
            )
            layer.removeFromSuperlayer()
            layer.add(first, forKey: "third")
            #expect(lines(of: layer).contains("does nothing: the layer is not on a display"))
        }
    }

    @Test("the members of groups stand below their group, in its time")
    func groups() {
        onStage { display, layer in
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.toValue = 0
            fade.duration = 4
            let typo = CAKeyframeAnimation(keyPath: "opactiy")
            let group = CAAnimationGroup()
            group.animations = [fade, typo]
            group.duration = 2
            layer.add(group, forKey: "both")
            display.advance(by: 0)
            display.advance(by: 1)
            #expect(
                layer.dump(LayerDumpOptions(showsPresentationValues: false)) == """
                    CALayer "box" frame=(0, 0, 10, 10)
                      animation "both" group of 2, 50 % of 2 s, 1 s left
                        member opacity to 0, 25 % of 4 s, 3 s left
                        member opactiy through 0 values, 50 % of 2 s, 1 s left
                          does nothing: no property has the key path "opactiy"; "opacity" may be meant

                    """
            )
        }
    }

    @Test("a change that waits for the commit shows as a difference")
    func uncommitted() {
        onStage { _, layer in
            CATransaction.setDisableActions(true)
            layer.zPosition = 3
            #expect(layer.dump().contains("zPosition=3\n  shows zPosition=0"))
            let child = CALayer()
            layer.addSublayer(child)
            #expect(layer.dump().contains("(not committed yet)"))
        }
    }

    @Test("a flat transform is told by its parts, any other by its matrix")
    func transforms() {
        let layer = CALayer()
        func text(_ transform: CATransform3D) -> String {
            layer.transform = transform
            return layer.dump()
        }
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 0), .pi / 2, 0, 0, 1)
        #expect(text(turned).contains(" transform=turn(90°) move(3, 4) "))
        #expect(text(CATransform3DMakeScale(2, -1, 1)).contains(" transform=scale(2, -1) "))
        #expect(text(CATransform3DMakeScale(2, 3, 4)).contains(" transform=scale(2, 3, 4) "))
        #expect(text(CATransform3DMakeRotation(1, 1, 0, 0)).contains(" transform=[1 0 0 0; 0 0.540302 "))
        #expect(text(CATransform3DMakeScale(0, 0, 0)).contains(" transform=[0 0 0 0; "))
    }

    @Test("a tree 100 000 deep is dumped")
    func deep() {
        let root = CALayer()
        var parent = root
        for _ in 0..<100_000 {
            let child = CALayer()
            parent.addSublayer(child)
            parent = child
        }
        let text = root.dump(LayerDumpOptions(showsModelValues: false))
        #expect(text.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 100_001)
    }

    private func lines(of layer: CALayer) -> [String] {
        layer.dump().split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    private func onStage(_ body: (ManualDisplay, CALayer) -> Void) {
        ManualDisplay.run(size: CGSize(width: 50, height: 50)) { display in
            let layer = CALayer()
            layer.name = "box"
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            body(display, layer)
        }
    }
}
