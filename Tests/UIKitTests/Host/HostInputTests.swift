import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Writes down what fingers do on it.
private final class Pad: UIView {
    var lines: [String] = []

    private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let places = touches.map { $0.location(in: nil) }.sorted { $0.x < $1.x }
        let text = places.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ")
        lines.append("\(word) \(text) \(event?.buttonMask.rawValue ?? 0)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("down", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("move", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("up", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("off", touches, event)
    }
}

@MainActor private final class Target: NSObject {
    var states: [UIGestureRecognizer.State] = []
    func act(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

/// A window with a pad over its whole size, and what brings input to it.
@MainActor private func onPad(_ body: (ManualDisplay, Pad, HostInputDelivery) -> Void) {
    onWindow { display, window in
        let pad = Pad(frame: window.bounds)
        pad.isMultipleTouchEnabled = true
        window.addSubview(pad)
        display.advance(by: 0)
        body(display, pad, HostInputDelivery.current)
    }
}

extension HostInputDelivery {
    fileprivate func tell(_ event: HostInput.Event, at time: Double = 0) {
        deliver(HostInput(event, at: time))
    }

    fileprivate func point(
        _ phase: HostPointer.Phase,
        _ x: Double,
        _ y: Double,
        _ button: Int = 0,
        _ modifiers: HostModifiers = []
    ) {
        tell(.pointer(HostPointer(phase, x: x, y: y, button: button, modifiers: modifiers)))
    }
}

@MainActor @Suite("Input of hosts")
struct HostInputTests {
    @Test("text in a field gets the colours of another look")
    func fieldInTheDark() {
        func picture(_ styles: [HostStyle]) -> UIImage {
            onWindow { display, window in
                let input = HostInputDelivery.current
                input.deliver(HostInput(.style(styles[0]), at: 0))
                let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
                field.borderStyle = .roundedRect
                field.text = "Ada"
                window.addSubview(field)
                display.advance(by: 0.1)
                _ = display.makeImage()
                for style in styles.dropFirst() {
                    input.deliver(HostInput(.style(style), at: 0.1))
                    display.advance(by: 0.1)
                    _ = display.makeImage()
                }
                return UIImage(cgImage: display.makeImage())
            }
        }
        let (light, dark) = (HostStyle(), HostStyle(isDark: true))
        #expect(picture([light, dark]).pngData() == picture([dark]).pngData())
        #expect(picture([light, dark, light]).pngData() == picture([light]).pngData())
        #expect(picture([light]).pngData() != picture([dark]).pngData())
    }

    @Test("the first button is a finger that goes on outside of the window", .claim("W14"))
    func firstButton() {
        onPad { _, pad, input in
            input.point(.moved, 10, 10)
            input.point(.down, 10, 10, 1)
            input.point(.moved, 400, -20)
            input.point(.up, 400, -20, 1)
            input.point(.moved, 20, 20)
            #expect(pad.lines == ["down 10,10 1", "move 400,-20 1", "up 400,-20 1"])
        }
    }

    @Test("the second button presses long at once, and taps nothing", .claim("W14"))
    func secondButton() {
        onPad { display, pad, input in
            let (press, tap) = (Target(), Target())
            let long = UILongPressGestureRecognizer(target: press, action: Selector("act:", Target.act))
            let short = UITapGestureRecognizer(target: tap, action: Selector("act:", Target.act))
            pad.addGestureRecognizer(long)
            pad.addGestureRecognizer(short)
            input.point(.down, 10, 10, 2)
            display.advance(by: 0.02)
            #expect(press.states == [.began])
            #expect(long.buttonMask == .secondary)
            input.point(.up, 10, 10, 2)
            display.advance(by: 1)
            #expect(press.states == [.began, .ended])
            #expect(tap.states.isEmpty)
            #expect(pad.lines.first == "down 10,10 2")
        }
    }

    @Test("a second button while the first is down, and the up of another one, do nothing", .claim("W14"))
    func otherButtons() {
        onPad { _, pad, input in
            input.point(.down, 10, 10, 1)
            input.point(.down, 10, 10, 2)
            input.point(.up, 10, 10, 2)
            #expect(pad.lines == ["down 10,10 1"])
            input.point(.up, 10, 10, 1)
            #expect(pad.lines.count == 2)
        }
    }

    @Test("with alternate two fingers are mirrored about the middle, with shift both move", .claim("W14"))
    func twoFingers() {
        onPad { display, pad, input in
            input.point(.down, 100, 150, 1, .alternate)
            input.point(.moved, 90, 150, 0, .alternate)
            display.advance(by: 0.02)
            input.point(.moved, 95, 160, 0, [.alternate, .shift])
            display.advance(by: 0.02)
            input.point(.moved, 105, 160, 0, .alternate)
            input.point(.up, 105, 160, 1, .alternate)
            #expect(
                pad.lines == [
                    "down 100,150 200,150 1", "move 90,150 210,150 1", "move 95,160 215,160 1",
                    "move 105,160 205,160 1", "up 105,160 205,160 1",
                ]
            )
        }
    }

    @Test("motion without buttons hovers, and leaving ends that", .claim("W14"))
    func hover() {
        onPad { _, pad, input in
            let target = Target()
            pad.addGestureRecognizer(
                UIHoverGestureRecognizer(target: target, action: Selector("act:", Target.act))
            )
            input.point(.moved, 10, 10)
            input.point(.moved, 11, 10)
            input.point(.left, 11, 10)
            #expect(target.states == [.began, .changed, .ended])
            #expect(pad.lines.isEmpty)
        }
    }

    @Test("fingers of a screen keep their numbers, beside those of the pointer", .claim("W14"))
    func fingers() {
        onPad { _, pad, input in
            input.tell(.touch(HostTouch(.began, finger: 0, x: 10, y: 10)))
            input.tell(.touch(HostTouch(.began, finger: Int.max, x: 50, y: 10)))
            input.tell(.touch(HostTouch(.moved, finger: 7, x: 99, y: 10)))
            input.tell(.touch(HostTouch(.moved, finger: 0, x: 12, y: 10)))
            #expect(input.isTouched)
            input.tell(.touch(HostTouch(.ended, finger: 0, x: 12, y: 10)))
            input.tell(.touch(HostTouch(.cancelled, finger: Int.max, x: 50, y: 10)))
            #expect(
                pad.lines == [
                    "down 10,10 1", "down 50,10 1", "move 12,10 1", "up 12,10 1", "off 50,10 1",
                ]
            )
            #expect(!input.isTouched)
        }
    }

    @Test("the foremost window that takes a place gets what is done there")
    func windows() {
        onPad { display, pad, input in
            let front = UIWindow(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            front.windowLevel = .alert
            let other = Pad(frame: front.bounds)
            front.addSubview(other)
            front.isHidden = false
            display.advance(by: 0)
            input.point(.down, 110, 120, 1)
            input.point(.up, 110, 120, 1)
            #expect(other.lines == ["down 10,20 1", "up 10,20 1"])
            #expect(pad.lines.isEmpty)
            front.isHidden = true
            input.point(.down, 110, 120, 1)
            #expect(pad.lines == ["down 110,120 1"])
        }
    }

    @Test(
        "a notch of a wheel is 50 points, spread over a while; a trackpad's stroke is its points",
        .claim("W15")
    )
    func wheel() {
        onWindow { display, window in
            let list = UIScrollView(frame: window.bounds)
            list.contentSize = CGSize(width: 900, height: 3000)
            window.addSubview(list)
            display.advance(by: 0)
            let input = HostInputDelivery.current
            input.tell(.wheel(HostWheel(deltaX: 0, deltaY: 1, isPrecise: false, x: 9, y: 9)))
            #expect(list.contentOffset == .zero)
            display.advance(by: 0.5)
            #expect(list.contentOffset == CGPoint(x: 0, y: 50))
            input.tell(.wheel(HostWheel(deltaX: 0, deltaY: 7, isPrecise: true, x: 9, y: 9)))
            #expect(list.contentOffset == CGPoint(x: 0, y: 57))
            display.advance(by: 0.5)
            input.tell(
                .wheel(HostWheel(deltaX: 0, deltaY: 1, isPrecise: false, x: 9, y: 9, modifiers: .shift))
            )
            display.advance(by: 0.5)
            #expect(list.contentOffset == CGPoint(x: 50, y: 57))
        }
    }

    @Test("keys edit, text is typed apart from them, and unsettled text is marked", .claim("W16", "W17"))
    func text() {
        onWindow { display, window in
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
            window.addSubview(field)
            field.becomeFirstResponder()
            let input = HostInputDelivery.current
            input.tell(.key(HostKey(.down, usage: 4, characters: "a")))
            #expect(field.text == "")
            input.tell(.text("aé"))
            input.tell(.key(HostKey(.down, usage: 42)))
            #expect(field.text == "a")
            input.tell(.key(HostKey(.down, usage: 9999)))
            input.tell(.composition(HostComposition("にほ", selectionStart: 99, selectionLength: 99)))
            #expect(field.text == "aにほ")
            #expect(field.markedTextRange != nil)
            input.tell(.composition(HostComposition("", selectionStart: 0)))
            input.tell(.text("日"))
            #expect(field.text == "a日")
        }
    }

    @Test("focus and sight are the life of the program, and what is held is let go", .claim("W13"))
    func life() {
        onPad { _, pad, input in
            let application = UIApplication.shared
            input.point(.down, 10, 10, 1)
            input.tell(.focus(false))
            #expect(pad.lines == ["down 10,10 1", "off 10,10 1"])
            #expect(application.applicationState == .inactive)
            input.tell(.visibility(false))
            #expect(application.applicationState == .background)
            input.tell(.focus(true))
            #expect(application.applicationState == .active)
            var hasQuit = false
            input.onQuit = { hasQuit = true }
            input.tell(.quit)
            #expect(hasQuit)
        }
    }

    @Test("the look that the person wants reaches the traits of windows")
    func style() {
        onPad { _, pad, input in
            input.tell(.style(HostStyle(isDark: true)))
            #expect(pad.traitCollection.userInterfaceStyle == .dark)
            input.tell(.style(HostStyle()))
            #expect(pad.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("another scale reaches traits, and views draw in it", .claim("W6"))
    func scale() {
        onPad { display, pad, _ in
            display.resize(to: CGSize(width: 200, height: 100), scale: 3)
            #expect(pad.window?.bounds.size == CGSize(width: 200, height: 100))
            #expect(pad.traitCollection.displayScale == 3)
            #expect(pad.contentScaleFactor == 3)
        }
    }

    @Test("places and times that are no numbers change nothing")
    func numbers() {
        onPad { display, pad, input in
            input.point(.down, .nan, 10, 1)
            input.point(.moved, .infinity, 10)
            input.tell(.wheel(HostWheel(deltaX: .nan, deltaY: 1, isPrecise: true, x: .nan, y: 0)))
            input.deliver(HostInput(.touch(HostTouch(.began, finger: 1, x: 10, y: 10)), at: .nan))
            display.advance(by: 0.1)
            #expect(pad.lines == ["down 10,10 1"])
        }
    }

    @Test("the same recording gives the same bytes", .claim("W47"))
    func replay() throws {
        let recording = InputRecording([
            HostInput(.resize(HostSize(width: 200, height: 150, scale: 2)), at: 0),
            HostInput(.pointer(HostPointer(.down, x: 20, y: 20, button: 1)), at: 0.25),
            HostInput(.pointer(HostPointer(.up, x: 20, y: 20, button: 1)), at: 0.35),
            HostInput(.resize(HostSize(width: 220, height: 150, scale: 1)), at: 0.8),
        ])
        func pictures() throws -> [Data] {
            let size = HostPlayback.size(of: recording)
            return try ManualDisplay.run(size: size.size, scale: size.scale) { display in
                let window = UIWindow(frame: UIScreen.main.bounds)
                let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
                window.backgroundColor = .systemBackground
                window.addSubview(toggle)
                window.makeKeyAndVisible()
                display.advance(by: 0)
                HostPlayback.play(recording, on: display)
                return try (0...8).map { step in
                    display.advance(to: Double(step) / 8)
                    return try #require(UIImage(cgImage: display.makeImage()).pngData())
                }
            }
        }
        let first = try pictures()
        #expect(try pictures() == first)
        #expect(first[0] != first[4])
        #expect(UIImage(data: first[8])?.size == CGSize(width: 220, height: 150))
    }
}
