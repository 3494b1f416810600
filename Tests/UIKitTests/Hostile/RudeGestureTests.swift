import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A recognizer, its delegate and its target in one, whose answers are the test's.
@MainActor private final class Meddler: NSObject, UIGestureRecognizerDelegate {
    var onShouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var onReceive: (UIGestureRecognizer) -> Bool = { _ in true }
    var onSimultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var onAction: (UIGestureRecognizer) -> Void = { _ in }
    var actions = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        onShouldBegin(gestureRecognizer)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        onReceive(gestureRecognizer)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { onSimultaneous(gestureRecognizer, otherGestureRecognizer) }

    func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("act:", Meddler.act))
        view.addGestureRecognizer(recognizer)
    }

    private func act(_ recognizer: UIGestureRecognizer) {
        actions += 1
        onAction(recognizer)
    }
}

/// A recognizer that says what it wants at once.
@MainActor private final class HastyRecognizer: UIGestureRecognizer {
    var states: [State] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for next in states { state = next }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

/// A view that does something when it is touched.
private final class TouchyView: UIView {
    var onBegan: (TouchyView) -> Void = { _ in }
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
        onBegan(self)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// Programs that pull the ground from under their own gestures.
@MainActor @Suite("Gestures under rude programs")
struct RudeGestureTests {
    private let middle = CGPoint(x: 200, y: 400)

    private func everything() -> TouchScript {
        TouchScript {
            $0.tap(at: middle)
            $0.wait(0.1)
            $0.tap(at: middle)
            $0.wait(0.5)
            $0.drag(from: middle, to: CGPoint(x: 300, y: 420), over: 0.2)
            $0.press(at: middle)
            $0.wait(0.7)
            $0.move(to: CGPoint(x: 100, y: 300), over: 0.1)
            $0.release()
            $0.pinch(at: middle, from: 60, to: 200, turn: 1, over: 0.3)
            $0.wait(0.5)
        }
    }

    private func all(_ meddler: Meddler, on view: UIView) -> [UIGestureRecognizer] {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let made: [UIGestureRecognizer] = [
            UITapGestureRecognizer(), double, UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
            UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
        ]
        for recognizer in made { meddler.add(recognizer, to: view) }
        return made
    }

    @Test("delegates and actions that remove the view, the recognizer or the window", arguments: 0..<10)
    func removal(way: Int) {
        onGestureWindow { display, window, view, _ in
            let holder = UIView(frame: view.bounds)
            holder.isMultipleTouchEnabled = true
            view.addSubview(holder)
            let meddler = Meddler()
            _ = all(meddler, on: holder)
            switch way {
            case 0:
                meddler.onShouldBegin = {
                    $0.view?.removeFromSuperview()
                    return true
                }
            case 1:
                meddler.onReceive = {
                    $0.view?.removeFromSuperview()
                    return true
                }
            case 2: meddler.onAction = { $0.view?.removeFromSuperview() }
            case 3: meddler.onAction = { $0.view?.removeGestureRecognizer($0) }
            case 4:
                meddler.onShouldBegin = {
                    $0.view?.removeGestureRecognizer($0)
                    return true
                }
            case 5: meddler.onAction = { $0.isEnabled = false }
            case 6:
                meddler.onAction = { recognizer in
                    for other in recognizer.view?.gestureRecognizers ?? [] {
                        recognizer.view?.removeGestureRecognizer(other)
                    }
                }
            case 7: meddler.onAction = { _ in window.isHidden = true }
            case 8:
                meddler.onSimultaneous = { one, other in
                    other.view?.removeFromSuperview()
                    one.isEnabled = false
                    return true
                }
            default:
                meddler.onAction = { recognizer in
                    let new = UIPanGestureRecognizer()
                    meddler.add(new, to: recognizer.view ?? view)
                    recognizer.require(toFail: new)
                    recognizer.view?.isUserInteractionEnabled.toggle()
                }
            }
            everything().run(display, window)
            display.advance(by: 1)
            // What is still there works.
            window.isHidden = false
            holder.removeFromSuperview()
            let meddlesNoMore = Meddler()
            meddlesNoMore.add(UITapGestureRecognizer(), to: view)
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 1)
            #expect(meddlesNoMore.actions == 1)
        }
    }

    @Test("requirements in a circle wait for nobody for ever")
    func circles() {
        onGestureWindow { display, window, view, _ in
            let meddler = Meddler()
            let made = all(meddler, on: view)
            for one in made { for other in made { one.require(toFail: other) } }
            made[0].require(toFail: made[0])
            everything().run(display, window)
            display.advance(by: 2)
            #expect(made.allSatisfy { $0.state == .possible })
            TouchScript { $0.tap(at: middle) }.run(display, window, and: 2)
            #expect(made.allSatisfy { $0.state == .possible })
        }
    }

    @Test("recognizers of programs that come to any state in any order")
    func hasty() {
        let states: [UIGestureRecognizer.State] = [
            .possible, .began, .changed, .ended, .cancelled, .failed,
        ]
        onGestureWindow { display, window, view, _ in
            let meddler = Meddler()
            let hasty = HastyRecognizer()
            meddler.add(hasty, to: view)
            meddler.add(UITapGestureRecognizer(), to: view)
            for first in states {
                for second in states {
                    for third in states {
                        hasty.states = [first, second, third]
                        UITouch.simulate(.began, at: middle, in: window)
                        UITouch.simulate(.moved, at: CGPoint(x: 250, y: 400), in: window)
                        UITouch.simulate(.ended, at: middle, in: window)
                        display.advance(by: 0.5)
                        #expect(hasty.state == .possible, "\(first) \(second) \(third)")
                    }
                }
            }
        }
    }

    @Test("places that are no numbers, fingers that were never down, and a thousand fingers")
    func oddTouches() {
        onGestureWindow { display, window, view, _ in
            let meddler = Meddler()
            meddler.onSimultaneous = { _, _ in true }
            let made = all(meddler, on: view)
            let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0]
            for x in odd {
                for y in odd {
                    let point = CGPoint(x: x, y: y)
                    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled, .stationary, .regionMoved]
                    {
                        UITouch.simulate(phase, at: point, in: window, finger: 3)
                        UITouch.simulate(phase, at: point, in: window, finger: Int.max)
                    }
                    UITouch.simulate(.began, at: middle, in: window, finger: 1)
                    UITouch.simulate(.moved, at: point, in: window, finger: 1)
                    UITouch.simulateHover(at: point, in: window)
                    display.advance(by: 0.01)
                    UITouch.simulate(.ended, at: point, in: window, finger: 1)
                    UITouch.simulate(.ended, at: middle, in: window, finger: 1)
                }
            }
            for finger in 0..<1000 { UITouch.simulate(.began, at: middle, in: window, finger: finger) }
            for finger in 0..<1000 { UITouch.simulate(.ended, at: middle, in: window, finger: finger) }
            display.advance(by: 2)
            #expect(made.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
            for recognizer in made {
                _ = recognizer.location(ofTouch: 7, in: nil)
                #expect(recognizer.location(in: view).x.isFinite)
            }
        }
    }

    @Test("numbers of touches, taps and seconds that make no sense")
    func oddNumbers() {
        onGestureWindow { display, window, view, _ in
            let meddler = Meddler()
            let (tap, pan, press, swipe) = (
                UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
                UISwipeGestureRecognizer()
            )
            for recognizer in [tap, pan, press, swipe] { meddler.add(recognizer, to: view) }
            for number in [Int.min, -1, 0, Int.max] {
                (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (number, number)
                (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (number, number)
                (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (number, number)
                swipe.numberOfTouchesRequired = number
                press.minimumPressDuration = number < 0 ? .nan : .infinity
                press.allowableMovement = .nan
                pan.setTranslation(CGPoint(x: CGFloat.nan, y: .infinity), in: view)
                everything().run(display, window)
            }
            pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
            let pinch = UIPinchGestureRecognizer()
            meddler.add(pinch, to: view)
            (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1, 2)
            pinch.scale = .nan
            pinch.scale = 0
            everything().run(display, window)
            #expect(pinch.scale.isFinite)
        }
    }

    @Test(
        "a view that goes in its own touchesBegan, alone or with its controller, is told no more than it must"
    )
    func viewGone() {
        onGestureWindow { display, window, view, _ in
            for way in 0..<4 {
                weak var seen: TouchyView?
                do {
                    let touchy = TouchyView(frame: view.bounds)
                    seen = touchy
                    view.addSubview(touchy)
                    touchy.onBegan = { touchy in
                        switch way {
                        case 0: touchy.removeFromSuperview()
                        case 1: touchy.isUserInteractionEnabled = false
                        case 2: touchy.isHidden = true
                        default: UITouch.simulate(.cancelled, at: .zero, in: window)
                        }
                    }
                }
                TouchScript {
                    $0.press(at: middle)
                    $0.move(to: CGPoint(x: 210, y: 500), over: 0.1)
                    $0.release()
                }.run(display, window, and: 0.1)
                seen?.removeFromSuperview()
                TouchScript { $0.tap(at: CGPoint(x: 1, y: 1)) }.run(display, window, and: 1)
                display.advance(by: 0)
                #expect(seen == nil, "\(way)")
            }
        }
    }

    @Test("controls that go, are switched off or freed in their own actions")
    func controls() {
        onGestureWindow { display, window, view, _ in
            for event in [
                UIControl.Event.touchDown, .touchDragInside, .touchUpInside, .valueChanged,
                .primaryActionTriggered,
            ] {
                let makers: [() -> UIControl] = [
                    { UIButton(type: .system) }, { UISwitch() }, { UISlider() }, { UIStepper() },
                    { UISegmentedControl(items: ["A", "B"]) }, { UIPageControl() }, { UITextField() },
                    { UIDatePicker() }, { UIColorWell() },
                ]
                for make in makers {
                    for way in 0..<3 {
                        weak var seen: UIControl?
                        do {
                            let control = make()
                            seen = control
                            control.frame = CGRect(x: 100, y: 380, width: 200, height: 40)
                            (control as? UIPageControl)?.numberOfPages = 5
                            control.addAction(
                                UIAction { action in
                                    let control = action.sender as? UIControl
                                    switch way {
                                    case 0: control?.removeFromSuperview()
                                    case 1: control?.isEnabled = false
                                    default: control?.removeTarget(nil, action: nil, for: .allEvents)
                                    }
                                },
                                for: event
                            )
                            view.addSubview(control)
                        }
                        display.advance(by: 0)
                        TouchScript {
                            $0.drag(from: CGPoint(x: 112, y: 400), to: CGPoint(x: 180, y: 400), over: 0.1)
                            $0.tap(at: CGPoint(x: 180, y: 400))
                        }.run(display, window, and: 0.2)
                        window.endEditing(true)
                        seen?.removeFromSuperview()
                        TouchScript { $0.tap(at: CGPoint(x: 1, y: 1)) }.run(display, window, and: 0.6)
                    }
                }
            }
        }
    }

    @Test("numbers in controls that are none")
    func oddValues() {
        onGestureWindow { display, window, view, _ in
            let (slider, stepper, page, bar) = (
                UISlider(), UIStepper(), UIPageControl(), UIProgressView()
            )
            let odd: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0]
            for number in odd {
                for other in odd {
                    slider.minimumValue = Float(number)
                    slider.maximumValue = Float(other)
                    slider.setValue(Float(number), animated: true)
                    stepper.minimumValue = number
                    stepper.maximumValue = other
                    stepper.stepValue = number
                    stepper.value = other
                    bar.setProgress(Float(number), animated: true)
                    for (index, item) in [slider, stepper, page, bar].enumerated() {
                        item.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 200, height: 40)
                        view.addSubview(item)
                    }
                    display.advance(by: 0.1)
                    TouchScript {
                        $0.drag(from: CGPoint(x: 12, y: 20), to: CGPoint(x: 150, y: 20), over: 0.1)
                        $0.tap(at: CGPoint(x: 70, y: 70))
                    }.run(display, window)
                }
            }
            page.numberOfPages = Int.max
            page.currentPage = Int.max
            page.frame.size.width = 300
            display.advance(by: 0.1)
            page.numberOfPages = 3
            page.currentPage = Int.min
            display.advance(by: 0.1)
            #expect(page.currentPage == 0)
        }
    }
}
