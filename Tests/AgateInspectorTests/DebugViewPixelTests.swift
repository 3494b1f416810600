import AgateCompositor
import AgateDisplay
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Debug views of a program")
struct DebugViewPixelTests {
    /// The red, green, blue and alpha of a pixel, premultiplied.
    private func pixel(_ display: ManualDisplay, _ x: Int, _ y: Int) -> [Int] {
        let value = display.makeSurface()[x, y]
        return (0..<4).map { Int(value >> UInt32($0 * 8) & 255) }
    }

    private func addLayer(_ frame: CGRect, to display: ManualDisplay) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        display.layer.addSublayer(layer)
        display.advance(by: 0)
        return layer
    }

    private func inWindow(_ display: ManualDisplay, _ controller: UIViewController? = nil) -> UIWindow {
        let controller = controller ?? UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        controller.view.backgroundColor = .white
        window.rootViewController = controller
        window.makeKeyAndVisible()
        display.advance(by: 0)
        return window
    }

    private func run(_ body: (ManualDisplay) -> Void) {
        ManualDisplay.run(size: CGSize(width: 200, height: 200)) { body($0) }
    }

    @Test("what takes the place of pixels is green, what is blended with them red", .claim("W54"))
    func blended() {
        run { display in
            let layer = addLayer(CGRect(x: 10, y: 10, width: 40, height: 40), to: display)
            display.debugViews = .blended
            let opaque = pixel(display, 30, 30)
            #expect(opaque[1] > opaque[0] && opaque[1] > 80)
            #expect(pixel(display, 60, 60) == [0, 0, 0, 0])
            layer.opacity = 0.5
            layer.removeAllAnimations()
            display.advance(by: 0)
            let mixed = pixel(display, 30, 30)
            #expect(mixed[0] > mixed[1] && mixed[0] > 80)
        }
    }

    @Test("layers between pixels are magenta, others and turned ones are left", .claim("W54"))
    func misaligned() {
        run { display in
            let layer = addLayer(CGRect(x: 10, y: 10, width: 40, height: 40), to: display)
            display.debugViews = .misaligned
            #expect(pixel(display, 30, 30) == [0, 0, 255, 255])
            CATransaction.setDisableActions(true)
            layer.position.x += 0.5
            display.advance(by: 0)
            #expect(pixel(display, 30, 30)[0] > 90)
            CATransaction.setDisableActions(true)
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
            display.advance(by: 0)
            #expect(pixel(display, 30, 30) == [0, 0, 255, 255])
        }
    }

    @Test("what lies outside of the safe area and the margins of a controller is tinted", .claim("W54"))
    func safeAreas() {
        run { display in
            let controller = UIViewController()
            controller.additionalSafeAreaInsets.top = 40
            let window = inWindow(display, controller)
            display.debugViews = .safeAreas
            let unsafe = pixel(display, 100, 20)
            #expect(unsafe[0] == 255 && unsafe[2] < 200)
            let margin = pixel(display, 3, 100)
            #expect(margin[2] == 255 && margin[0] < 230)
            #expect(pixel(display, 100, 100) == [255, 255, 255, 255])
            withExtendedLifetime(window) {}
        }
    }

    /// A control that a finger finds around it.
    private final class Reaching: UIControl {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
    }

    @Test("controls that a finger does not find well are red, others have a green line", .claim("W54"))
    func hitAreas() {
        run { display in
            let window = inWindow(display)
            let view = window.rootViewController?.view
            let small = UIControl(frame: CGRect(x: 10, y: 10, width: 30, height: 60))
            let large = UIControl(frame: CGRect(x: 60, y: 10, width: 44, height: 44))
            let reaching = Reaching(frame: CGRect(x: 130, y: 10, width: 10, height: 10))
            let tapped = UIView(frame: CGRect(x: 10, y: 120, width: 20, height: 20))
            tapped.addGestureRecognizer(UITapGestureRecognizer())
            let plain = UIView(frame: CGRect(x: 60, y: 120, width: 20, height: 20))
            for one in [small, large, reaching, tapped, plain] { view?.addSubview(one) }
            display.advance(by: 0)
            display.debugViews = .hitAreas
            for place in [(25, 40), (20, 130)] {
                let red = pixel(display, place.0, place.1)
                #expect(red[0] > 220 && red[1] < 200)
            }
            for place in [(82, 32), (135, 15), (70, 130)] {
                #expect(pixel(display, place.0, place.1) == [255, 255, 255, 255])
            }
            for place in [(82, 10), (135, 10)] {
                let green = pixel(display, place.0, place.1)
                #expect(green[0] < 80 && green[1] > 180)
            }
        }
    }

    @Test("a disc lies under a finger, and goes with it", .claim("W54"))
    func touches() {
        run { display in
            let window = inWindow(display)
            display.debugViews = .touches
            @MainActor func touch(_ phase: HostTouch.Phase) {
                let event = HostInput.Event.touch(HostTouch(phase, finger: 1, x: 80, y: 90))
                HostInputDelivery.current.deliver(HostInput(event, at: 0))
                display.advance(by: 0)
            }
            touch(.began)
            #expect(pixel(display, 80, 90)[0] < 180)
            #expect(pixel(display, 80, 110) == [255, 255, 255, 255])
            touch(.ended)
            #expect(pixel(display, 80, 90) == [255, 255, 255, 255])
            withExtendedLifetime(window) {}
        }
    }

    @Test("bars say how long frames took, red above the time of a refresh", .claim("W54"))
    func frameBar() {
        run { display in
            display.debugViews = .frameBar
            _ = addLayer(CGRect(x: 0, y: 0, width: 200, height: 10), to: display)
            for _ in 0..<FrameTimes.limit { display.target.frameTimes.add(0, budget: 1 / 60.0) }
            display.target.frameTimes.add(1, budget: 1 / 60.0)
            let surface = display.target.surface(showing: .frameBar)
            #expect(surface == nil)
            _ = display.makeSurface()
            #expect(display.target.frameTimes.seconds.count == FrameTimes.limit)
            // The newest is that of this frame, the one before it took a second.
            let red = pixel(display, 2 * (FrameTimes.limit - 3), 175)
            #expect(red[0] > 200 && red[1] < 60)
            #expect(pixel(display, 10, 175)[0] == 0)
            #expect(pixel(display, 10, 175)[3] > 170)
            #expect(pixel(display, 150, 175) == [0, 0, 0, 0])
        }
    }

    @Test("a live display finds marks in a turn of the main thread", .claim("W54"))
    func live() async {
        let display = LiveDisplay(size: CGSize(width: 10, height: 10), clock: { 0 })
        var asked: [DebugViews] = []
        display.debugMarkSource = { views in
            asked.append(views)
            return [.touch(CGRect(x: 0, y: 0, width: 1, height: 1), of: LayerID(slot: 1, generation: 0))]
        }
        display.debugViews = [.touches, .damage]
        await withCheckedContinuation { turn in SystemMainQueue.async { turn.resume() } }
        #expect(asked == [.touches])
        #expect(display.target.debugMarks.count == 1)
        display.debugViews = []
        await withCheckedContinuation { turn in SystemMainQueue.async { turn.resume() } }
        #expect(display.target.debugMarks.isEmpty)
    }
}
