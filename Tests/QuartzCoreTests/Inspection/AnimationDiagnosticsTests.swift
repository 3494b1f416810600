import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Synchronization
import Testing

@Suite("Warnings about animations")
struct AnimationDiagnosticsTests {
    @Test("an animation that does what it says is not warned of")
    func quiet() {
        let warnings = watching { display, layer in
            layer.opacity = 0.5
            layer.position = CGPoint(x: 3, y: 3)
            display.advance(by: 0)
            let move = CABasicAnimation(keyPath: "position.x")
            move.fromValue = 0
            layer.add(move, forKey: "move")
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.toValue = 0
            layer.add(fade, forKey: "fade")
            layer.opacity = 0
            let bump = CABasicAnimation(keyPath: "zPosition")
            bump.toValue = 9
            bump.autoreverses = true
            layer.add(bump, forKey: "bump")
            let extra = CABasicAnimation(keyPath: "position")
            extra.fromValue = CGPoint(x: -5, y: 0)
            extra.toValue = CGPoint.zero
            extra.isAdditive = true
            layer.add(extra, forKey: "extra")
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            spin.toValue = 6
            spin.repeatCount = .infinity
            layer.add(spin, forKey: "spin")
            let held = CAKeyframeAnimation(keyPath: "cornerRadius")
            held.values = [0, 5]
            held.fillMode = .forwards
            held.isRemovedOnCompletion = false
            layer.add(held, forKey: "held")
            layer.add(CATransition(), forKey: nil)
        }
        #expect(warnings == [])
    }

    @Test("a single discrete value with two key times is told", .claim("5.4"))
    func singleStep() {
        let warnings = watching { _, layer in
            let step = CAKeyframeAnimation(keyPath: "opacity")
            step.values = [1]
            step.calculationMode = .discrete
            layer.add(step, forKey: "holds")
            step.keyTimes = [0, 1]
            layer.add(step, forKey: "step")
        }
        #expect(warnings.map(\.key) == ["step"])
        #expect(warnings.first?.category == .effects)
    }

    @Test("a key path that names nothing, or nothing that animates, is told")
    func keyPaths() {
        let warnings = watching { _, layer in
            layer.add(CABasicAnimation(keyPath: "positon"), forKey: "move")
            layer.add(CABasicAnimation(keyPath: "contentsGravity"), forKey: "gravity")
            let group = CAAnimationGroup()
            group.animations = [CABasicAnimation(keyPath: "lineWidth"), CABasicAnimation()]
            layer.add(group, forKey: "group")
        }
        #expect(warnings.map(\.category) == [.keyPaths, .keyPaths, .keyPaths, .keyPaths])
        #expect(warnings.map(\.key) == ["move", "gravity", "group", "group"])
        #expect(warnings.map(\.keyPath) == ["positon", "contentsGravity", "lineWidth", nil])
        #expect(warnings.first?.text.contains("\"position\" may be meant") == true)
    }

    @Test("a text with fewer pixels than its display is told once (text T182)")
    func coarseText() {
        func warnings(_ scale: CGFloat, contentsScale: CGFloat, string: String?) -> [AnimationDiagnostics
            .Warning]
        {
            AnimationDiagnostics.warnings {
                ManualDisplay.run(size: CGSize(width: 50, height: 50), scale: scale) { display in
                    let layer = CATextLayer()
                    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                    layer.string = string
                    layer.contentsScale = contentsScale
                    display.layer.addSublayer(layer)
                    display.advance(by: 0)
                    layer.fontSize = 12
                    display.advance(by: 0.1)
                }
            }
        }
        let found = warnings(3, contentsScale: 1, string: "coarse")
        #expect(found.count == 1)
        #expect(found.first?.category == .text && found.first?.keyPath == "contentsScale")
        #expect(found.first?.text.contains("1 pixels to a point, and the display 3") == true)
        #expect(found.first?.description.contains("contentsScale: the text has") == true)
        #expect(warnings(2, contentsScale: 2, string: "fine") == [])
        #expect(warnings(1, contentsScale: 1, string: "fine") == [])
        #expect(warnings(3, contentsScale: 1, string: nil) == [])
        #expect(AnimationDiagnostics.Categories(environment: "text") == .text)
    }

    @Test("a key path of a filter or an input that the layer does not have is told")
    func filterKeyPaths() {
        let warnings = watching { _, layer in
            layer.filters = [LayerFilter.gaussianBlur(radius: 1)]
            for path in ["gaussianBlur.inputRadius", "glow.inputRadius", "gaussianBlur.inputRadus"] {
                let animation = CABasicAnimation(keyPath: "filters.\(path)")
                animation.fromValue = 5
                layer.add(animation, forKey: path)
            }
        }
        #expect(warnings.map(\.category) == [.keyPaths, .keyPaths])
        #expect(
            warnings.map(\.text) == [
                "does nothing: filters has no filter of the name \"glow\"",
                "does nothing: gaussianBlur has no input \"inputRadus\"; \"inputRadius\" may be meant",
            ]
        )
    }

    @Test("a filter, a blend mode or an input of an unknown name is told once")
    func filters() {
        let warnings = watching { _, layer in
            layer.name = "pane"
            for _ in 0..<2 {
                layer.filters = [LayerFilter(type: "CIGaussianBlur"), LayerFilter.colorInvert(), "text"]
                layer.backgroundFilters = [LayerFilter(type: "screen")]
                layer.compositingFilter = LayerFilter.colorSaturate(2)
                layer.compositingFilter = "multiplyBlndMode"
                layer.compositingFilter = "multiply"
                layer.setValue(2, forKeyPath: "filters.colorInvert.inputAmount")
                layer.setValue(2, forKeyPath: "filters.glow.inputAmount")
            }
        }
        #expect(Set(warnings.map(\.category)) == [.filters])
        let texts = warnings.map { "\($0.keyPath ?? ""): \($0.text)" }
        #expect(
            texts == [
                "filters: does nothing: no filter has the name \"CIGaussianBlur\"; \"gaussianBlur\" may be meant",
                "filters: does nothing: an object of the class String is no filter",
                "backgroundFilters: does nothing: \"screen\" is a blend mode, which compositingFilter takes",
                "compositingFilter: does nothing: \"colorSaturate\" is no blend mode but a filter, which filters and "
                    + "backgroundFilters take",
                "compositingFilter: does nothing: no blend mode has the name \"multiplyBlndMode\"; "
                    + "\"multiplyBlendMode\" may be meant",
                "filters: does nothing: colorInvert has no input \"inputAmount\"",
                "filters: does nothing: filters has no filter of the name \"glow\"",
            ]
        )
        #expect(warnings.first?.description.hasSuffix("\"pane\", \(texts.first ?? "")") == true)
    }

    @Test("a value that does not fit its property is told")
    func values() {
        let warnings = watching { _, layer in
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = 5
            layer.add(animation, forKey: "number")
            let keyframes = CAKeyframeAnimation(keyPath: "backgroundColor")
            keyframes.values = [CGColor.black, CGFloat.nan]
            layer.add(keyframes, forKey: "colours")
            let path = CAKeyframeAnimation(keyPath: "opacity")
            path.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
            layer.add(path, forKey: "path")
        }
        #expect(warnings.map(\.category) == [.values, .values, .values])
        #expect(
            warnings.map(\.text) == [
                "does nothing: fromValue is a number, and the property takes a point or a size",
                "does nothing: a number in values[1] is not finite",
                "does nothing: path is a series of points, and the property takes a number",
            ]
        )
    }

    @Test("a layer that is on no display when the turn ends is told, one that is put there is not")
    func display() {
        let warnings = watching { display, layer in
            let lost = CALayer()
            lost.name = "lost"
            let found = CALayer()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            lost.add(animation, forKey: "a")
            found.add(animation, forKey: "a")
            layer.addSublayer(found)
            display.advance(by: 0)
            // Its end must come after the check.
            withExtendedLifetime(lost) {}
        }
        #expect(warnings.map(\.category) == [.display])
        #expect(warnings.first?.layer.hasSuffix("\"lost\"") == true)
    }

    @Test("an animation that ends elsewhere than the model is told")
    func ends() {
        let warnings = watching { _, layer in
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.toValue = 0.5
            fade.fillMode = .forwards
            layer.add(fade, forKey: "fade")
            let move = CABasicAnimation(keyPath: "position.x")
            move.byValue = 7
            let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            turn.values = [0, 1, 2]
            let group = CAAnimationGroup()
            group.animations = [turn]
            layer.add(move, forKey: "move")
            layer.add(group, forKey: "group")
            let lift = CABasicAnimation(keyPath: "zPosition")
            lift.toValue = 3
            lift.isAdditive = true
            layer.add(lift, forKey: "lift")
            let way = CABasicAnimation(keyPath: "cornerRadius")
            way.fromValue = 4
            way.autoreverses = true
            layer.add(way, forKey: "way")
        }
        #expect(warnings.map(\.category) == Array(repeating: .ends, count: 5))
        #expect(
            warnings.map(\.text.localizedPrefix) == [
                "ends at 0.5, while the model has 1", "ends at 12, while the model has 5",
                "ends at 2, while the model has 0", "ends at 3, while the model has 0",
                "ends at 4, while the model has 0",
            ]
        )
    }

    @Test("an animation that has no length or nothing to animate is told")
    func effects() {
        let warnings = watching { _, layer in
            CATransaction.setAnimationDuration(0)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            layer.add(fade, forKey: "short")
            CATransaction.setAnimationDuration(1)
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "still")
            layer.add(CAKeyframeAnimation(keyPath: "opacity"), forKey: "empty")
            layer.add(CAAnimationGroup(), forKey: "group")
        }
        #expect(warnings.map(\.category) == Array(repeating: .effects, count: 4))
        #expect(warnings.map(\.key) == ["short", "still", "empty", "group"])
    }

    @Test("the environment names subjects, and what is no subject is passed over")
    func environment() {
        typealias Categories = AnimationDiagnostics.Categories
        #expect(Categories(environment: nil) == [])
        #expect(Categories(environment: "0") == [])
        #expect(Categories(environment: "1") == .all && Categories(environment: "ALL") == .all)
        #expect(Categories(environment: "keyPaths, ends,other") == [.keyPaths, .ends])
    }

    @Test("each warning comes once for a layer and a key, and only those that are wanted")
    func once() {
        let some = watching([.keyPaths]) { display, layer in
            for _ in 0..<3 {
                layer.add(CABasicAnimation(keyPath: "positon"), forKey: "move")
                layer.add(CAKeyframeAnimation(keyPath: "opacity"), forKey: "empty")
                display.advance(by: 0.1)
            }
            let other = CALayer()
            layer.addSublayer(other)
            other.add(CABasicAnimation(keyPath: "positon"), forKey: "move")
        }
        #expect(some.map(\.keyPath) == ["positon", "positon"])
        #expect(Set(some.map(\.layer)).count == 2)
    }

    @Test("a handler gets the warnings of all threads, each as one line")
    func handler() {
        let lines = Mutex<[String]>([])
        let before = (AnimationDiagnostics.categories, AnimationDiagnostics.handler)
        AnimationDiagnostics.handler = { warning in lines.withLock { $0.append(warning.description) } }
        AnimationDiagnostics.categories = .keyPaths
        defer {
            AnimationDiagnostics.categories = before.0
            AnimationDiagnostics.handler = before.1
        }
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            ManualDisplay.run(size: CGSize(width: 5, height: 5)) { display in
                let layer = CALayer()
                layer.name = "thread \(index)"
                display.layer.addSublayer(layer)
                layer.add(CABasicAnimation(keyPath: "nowhere"), forKey: "a")
                display.advance(by: 0)
            }
        }
        let mine = lines.withLock { $0 }.filter { $0.contains("\"thread ") }
        #expect(mine.count == 8)
        #expect(mine.allSatisfy { $0.contains("animation \"a\" of nowhere: does nothing: no property has") })
    }

    private func watching(
        _ categories: AnimationDiagnostics.Categories = .all,
        _ body: (ManualDisplay, CALayer) -> Void
    ) -> [AnimationDiagnostics.Warning] {
        ManualDisplay.run(size: CGSize(width: 50, height: 50)) { display in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            return AnimationDiagnostics.warnings(categories) {
                body(display, layer)
                display.advance(by: 0)
            }
        }
    }
}

extension String {
    /// The part before the first colon.
    fileprivate var localizedPrefix: String { String(prefix { $0 != ":" }) }
}
