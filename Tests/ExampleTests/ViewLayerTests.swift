import AgateDisplay
import AgateExamples
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("The programs of the article on views and layers")
struct ViewLayerTests {
    @Test(
        "block delegate: the fade is linear, and its blocks run once each",
        .claim("S15", "S19", "S20", "D7")
    )
    func blockDelegate() throws {
        try perform(BlockDelegate.self) { program, display, stage in
            let layer = program.controller.moonLayer
            display.advance(to: 0.5)
            for part in [0.25, 0.5, 0.75, 1] {
                display.advance(to: 0.5 + 0.75 * part)
                #expect(abs(Double(layer.presentation()?.opacity ?? .nan) - part) < 1e-6)
            }
            display.advance(to: 3)
            #expect(layer.opacity == 1)
            #expect(layer.presentation()?.opacity == 1)
            #expect(
                stage.lines == [
                    "beginning to fade in", "did fade to the end", "beginning to fade in",
                    "did fade but was cancelled",
                ]
            )
        }
    }

    @Test("inspection layer: it sees the animation that UIKit makes", .claim("S12", "S13"))
    func inspectionLayer() throws {
        try perform(InspectionLayer.self) { program, display, stage in
            display.advance(to: 0.5)
            let line = try #require(stage.lines.first)
            #expect(line.hasPrefix("adding animation: <CABasicAnimation:0x"))
            var rest = line[...]
            for part in [
                "delegate = <UIViewAnimationState: 0x", "fillMode = both; ",
                "timingFunction = easeInEaseOut; ",
                "duration = 0.3; ", "fromValue = NSPoint: {", "keyPath = position", ">",
            ] {
                let found = try #require(rest.range(of: part), "\(part) in \(line)")
                rest = rest[found.upperBound...]
            }
            display.advance(to: 0.65)
            let position = try #require(program.controller.myView.layer.presentation()).position
            #expect(abs(position.x - 50) < 1e-4 && abs(position.y - 50) < 1e-4)
        }
    }

    @Test(
        "pop: each view goes there fast and comes back slowly, and its model never moves",
        .claim("S21", "S26", "D8")
    )
    func pop() throws {
        try perform(Pop.self) { program, display, _ in
            let views = program.controller.views
            // The last view is tapped at 2.45 s; its finger comes down a tenth of a second before.
            let start = 0.35 + 0.7 * 3 - 0.1
            display.advance(to: start)
            let layer = views[3].layer
            #expect(layer.animationKeys() == ["transform"])
            for (time, fraction) in [
                (0.0875, 0.0544671), (0.175, 0.3329543), (0.245, 1), (0.35, 0.4302171), (0.5, 0.0888518),
                (0.7, 0),
            ] {
                display.advance(to: start + time)
                let shown = try #require(layer.presentation()).affineTransform()
                #expect(abs(atan2(shown.b, shown.a) - fraction * .pi / 2) < 2e-5)
                #expect(views[3].transform == .identity)
            }
            display.advance(to: start + 0.75)
            #expect(layer.animationKeys() == nil)
            #expect(views[0].center == CGPoint(x: 105, y: 65))
            #expect(views[1].bounds.size == CGSize(width: 70, height: 70))
        }
    }

    @Test("a view that moves for 0.3 s is where easing in and out puts it", .claim("D6"))
    func movingView() throws {
        try ManualDisplay.run(size: CGSize(width: 200, height: 100)) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let view = DRInspectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.center = CGPoint(x: 5, y: 5)
            window.addSubview(view)
            window.makeKeyAndVisible()
            display.advance(by: 0)
            UIView.animate(withDuration: 0.3) { view.center = CGPoint(x: 105, y: 55) }
            display.advance(by: 0)
            let path = [
                (0.05, 10.61308, 7.806541), (0.1, 28.17748, 16.58874), (0.15, 55, 30),
                (0.2, 81.82252, 43.41126),
                (0.25, 99.38692, 52.19346), (0.3, 105, 55),
            ]
            for (time, x, y) in path {
                display.advance(to: time)
                let position = try #require(view.layer.presentation()).position
                #expect(abs(position.x - x) < 1e-4 && abs(position.y - y) < 1e-4, "at \(time) s: \(position)")
            }
        }
    }

    @Test(
        "pop: the hook answers only inside its own block, and there with nothing",
        .claim("S22", "S23", "S24", "S27")
    )
    func popHook() throws {
        try perform(Pop.self) { program, display, _ in
            let view = program.controller.views[0]
            program.controller.pop(0)
            #expect(view.layer.animationKeys() == ["position"], "the pop and no other animation")
            #expect(view.layer.animation(forKey: "position") is CAKeyframeAnimation)
            // The program's own user taps the view as well, at 0.25 s.
            display.advance(by: 0.96)
            #expect(view.layer.presentation()?.position == view.layer.position)
            // Outside of it, and in UIKit's own block, a view answers as ever.
            #expect(view.action(for: view.layer, forKey: "position") is NSNull)
            UIView.animate(withDuration: 0.3) {
                #expect(view.action(for: view.layer, forKey: "position") is CABasicAnimation)
            }
        }
    }

    @Test("pop: ordinary changes are ordinary again afterwards", .claim("S28"))
    func popAfterwards() throws {
        try perform(Pop.self) { program, display, _ in
            let controller = program.controller
            controller.pop(0)
            display.advance(by: 0)
            controller.views[1].center.x += 10
            #expect(controller.views[1].layer.animationKeys() == nil)
            #expect(controller.views[1].center.x == 225)
        }
    }

    @Test("image frames: three images take turns, for ever", .claim("S29", "D21"))
    func imageFrames() throws {
        try perform(ImageFrames.self) { program, display, stage in
            let imageView = program.controller.imageView
            let images = try #require(imageView.animationImages).map(\.cgImage)
            for (time, index) in [
                (0.1, 0), (0.8, 0), (0.85, 1), (1.6, 1), (1.7, 2), (2.4, 2), (2.6, 0), (4.9, 2),
            ] {
                display.advance(to: time)
                let contents = try #require(imageView.layer.presentation()).contents as? CGImage
                #expect(contents === images[index], "at \(time) s")
            }
            let line = try #require(stage.lines.first)
            #expect(line.hasPrefix("<CAKeyframeAnimation:0x"))
            var rest = line[...]
            for part in [
                "removedOnCompletion = 0", "duration = 2.5", "repeatCount = 2.14748e+09",
                "calculationMode = discrete",
                "values = (", "<CGImage 0x", "keyPath = contents",
            ] {
                let found = try #require(rest.range(of: part), "\(part) in \(line)")
                rest = rest[found.upperBound...]
            }
            imageView.stopAnimating()
            #expect(imageView.layer.animationKeys() == nil)
        }
    }
}
