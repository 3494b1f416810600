import AgateDisplay
import Foundation
import Lottie
import Testing
import UIKit

@Suite("Views that play Lottie animations")
@MainActor
struct AnimationViewTests {
    /// A red square of 20 in the middle of 40 by 20 points.
    private static let wide = SmallLottie.document([
        SmallLottie.layer(
            "Box",
            [SmallLottie.rect, SmallLottie.fill("Fill 1", "1,0,0")],
            #","ks":{"p":{"k":[0,-10]}}"#
        )
    ]).replacingOccurrences(of: #""w":40,"h":40"#, with: #""w":40,"h":20"#)

    private func show<Result>(
        _ view: (LottieAnimation) -> LottieAnimationView,
        _ body: (LottieAnimationView, UIWindow, ManualDisplay) throws -> Result
    ) throws -> Result {
        let animation = try SmallLottie.animation(Self.wide)
        return try ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let window = UIWindow()
            window.makeKeyAndVisible()
            let view = view(animation)
            return try body(view, window, display)
        }
    }

    @Test("a view has its animation's size and fits it in, in the middle")
    func sizes() throws {
        try show {
            LottieAnimationView(animation: $0)
        } _: { view, window, display in
            #expect(view.frame.size == CGSize(width: 40, height: 20) && view.contentMode == .scaleAspectFit)
            #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
            #expect(LottieAnimationView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
            window.addSubview(view)
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            // Twice and a half: the square is 50 points, in the middle.
            #expect(display.pixel(26, 26) == Pixel.red && display.pixel(73, 73) == Pixel.red)
            #expect(display.pixel(23, 50) & 0xFFFFFF == 0 && display.pixel(50, 23) & 0xFFFFFF == 0)
        }
    }

    @Test("content modes place the animation as they place images")
    func modes() throws {
        let places: [(UIView.ContentMode, CGRect)] = [
            (.scaleToFill, CGRect(x: 25, y: 0, width: 50, height: 100)),
            (.scaleAspectFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
            (.scaleAspectFit, CGRect(x: 25, y: 25, width: 50, height: 50)),
            (.redraw, CGRect(x: 25, y: 0, width: 50, height: 100)),
            (.center, CGRect(x: 40, y: 40, width: 20, height: 20)),
            (.top, CGRect(x: 40, y: 0, width: 20, height: 20)),
            (.bottom, CGRect(x: 40, y: 80, width: 20, height: 20)),
            (.left, CGRect(x: 10, y: 40, width: 20, height: 20)),
            (.right, CGRect(x: 70, y: 40, width: 20, height: 20)),
            (.topLeft, CGRect(x: 10, y: 0, width: 20, height: 20)),
            (.topRight, CGRect(x: 70, y: 0, width: 20, height: 20)),
            (.bottomLeft, CGRect(x: 10, y: 80, width: 20, height: 20)),
            (.bottomRight, CGRect(x: 70, y: 80, width: 20, height: 20)),
        ]
        try show {
            LottieAnimationView(animation: $0)
        } _: { view, window, display in
            window.addSubview(view)
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            for (mode, place) in places {
                view.contentMode = mode
                display.advance(by: 0)
                let image = display.makeSurface().makeImage()
                func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
                    image[min(max(Int(x), 0), 99), min(max(Int(y), 0), 99)] == Pixel.red
                }
                #expect(
                    isRed(place.minX + 1, place.minY + 1) && isRed(place.maxX - 2, place.maxY - 2),
                    "\(mode)"
                )
                if place.minX > 0 { #expect(!isRed(place.minX - 2, place.midY), "\(mode)") }
                if place.maxY < 100 { #expect(!isRed(place.midX, place.maxY + 1), "\(mode)") }
            }
            view.contentMode = .scaleAspectFit
            view.viewportFrame = CGRect(x: 10, y: 0, width: 20, height: 20)
            #expect(display.pixel(1, 1) == Pixel.red && display.pixel(98, 98) == Pixel.red)
            #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        }
    }

    @Test("what is told to play waits for the window")
    func queue() throws {
        try show {
            LottieAnimationView(animation: $0)
        } _: { view, window, display in
            var ends: [Bool] = []
            view.play { ends.append($0) }
            #expect(view.isAnimationQueued && !view.isAnimationPlaying)
            display.advance(by: 1)
            window.addSubview(view)
            #expect(!view.isAnimationQueued && view.isAnimationPlaying)
            display.advance(by: 0.5)
            #expect(abs(view.currentFrame - 15) < 1e-4 && view.realtimeAnimationFrame == view.currentFrame)
            display.advance(by: 2)
            #expect(ends == [true])
            view.removeFromSuperview()
            view.play { ends.append($0) }
            view.currentProgress = 0.5
            #expect(ends == [true, false] && !view.isAnimationQueued)
        }
    }

    @Test("a view that leaves its window does what its behaviour says")
    func windows() throws {
        try show {
            LottieAnimationView(animation: $0)
        } _: { view, window, display in
            #expect(view.backgroundBehavior == .continuePlaying)
            view.windowBackgroundBehavior = .pauseAndRestore
            window.addSubview(view)
            view.play()
            display.advance(by: 0.5)
            view.removeFromSuperview()
            display.advance(by: 0.5)
            #expect(abs(view.currentFrame - 15) < 1e-4)
            window.addSubview(view)
            display.advance(by: 0.5)
            #expect(abs(view.currentFrame - 30) < 1e-4)
            view.windowBackgroundBehavior = .pause
            view.removeFromSuperview()
            #expect(!view.isAnimationPlaying)
        }
    }

    @Test("a view forwards what it is given to its layer")
    func members() throws {
        try show {
            LottieAnimationView(animation: $0)
        } _: { view, window, display in
            window.addSubview(view)
            var loaded = 0
            view.animationLoaded = { _, _ in loaded += 1 }
            view.setValueProvider(ColorValueProvider(.green), keypath: "**.Color")
            #expect(display.pixel(20, 10) == Pixel.green && view.valueProviders.count == 1)
            #expect(view.getValue(for: "**.Color", atFrame: nil) as? LottieColor == .green)
            #expect(view.getOriginalValue(for: "**.Color", atFrame: nil) as? LottieColor == .red)
            view.animation = view.animation
            #expect(loaded == 1 && view.currentRenderingEngine == .coreAnimation)
            view.loopMode = .loop
            view.animationSpeed = 2
            #expect(
                view.lottieAnimationLayer.loopMode == .loop && view.lottieAnimationLayer.animationSpeed == 2
            )
            view.play(.fromFrame(0, toFrame: 30, loopMode: .playOnce))
            #expect(view.currentPlaybackMode == .playing(.fromFrame(0, toFrame: 30, loopMode: .playOnce)))
            view.pause(at: .frame(10))
            #expect(view.currentFrame == 10)
            let point: CGPoint? = view.convert(CGPoint(x: 20, y: 10), toLayerAt: "Box")
            #expect(point == CGPoint(x: 20, y: 20))
            #expect(view.allHierarchyKeypaths().first == "Box")
        }
    }

    @Test("views are made of files and of archives that are not there")
    func files() throws {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { _ in
            #expect(LottieAnimationView(name: "nothing of this name").animation == nil)
            #expect(LottieAnimationView(filePath: "/nowhere.json").animation == nil)
            #expect(LottieAnimationView(dotLottie: nil).animation == nil)
            #expect(LottieAnimationView(configuration: LottieConfiguration()).currentRenderingEngine == nil)
        }
    }
}
