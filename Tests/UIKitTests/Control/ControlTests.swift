import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

private final class Receiver: NSObject {
    var log: [String] = []

    func tap() { log.append("tap") }
    func tap(sender: UIButton) { log.append("tap by \(sender.tag)") }
    func tap(sender: UIButton, event: UIEvent) { log.append("tap with \(event.allTouches?.count ?? 0)") }
}

@MainActor @Suite("Controls")
struct ControlTests {
    private func press(_ window: UIWindow, _ x: CGFloat, _ y: CGFloat, upAt end: CGPoint? = nil) {
        UITouch.simulate(.began, at: CGPoint(x: x, y: y), in: window)
        if let end { UITouch.simulate(.moved, at: end, in: window) }
        UITouch.simulate(.ended, at: end ?? CGPoint(x: x, y: y), in: window)
    }

    @Test("a button calls methods with none, one and two arguments, and runs actions")
    func targets() {
        onWindow { _, window in
            let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            button.tag = 9
            let receiver = Receiver()
            var runs = 0
            button.addTarget(
                receiver,
                action: Selector("tap", { (r: Receiver) in { r.tap() } }),
                for: .touchUpInside
            )
            button.addTarget(
                receiver,
                action: Selector("tap:", { (r: Receiver) in { (s: UIButton) in r.tap(sender: s) } }),
                for: .touchUpInside
            )
            button.addTarget(
                receiver,
                action: Selector(
                    "tap:event:",
                    { (r: Receiver) in { (s: UIButton, e: UIEvent) in r.tap(sender: s, event: e) } }
                ),
                for: .touchUpInside
            )
            button.addAction(
                UIAction {
                    #expect($0.sender as? UIButton === button); runs += 1
                },
                for: .touchUpInside
            )
            window.addSubview(button)
            press(window, 20, 20)
            #expect(receiver.log == ["tap", "tap by 9", "tap with 1"])
            #expect(runs == 1)
            press(window, 20, 20, upAt: CGPoint(x: 250, y: 250))
            #expect(runs == 1)
            button.isEnabled = false
            press(window, 20, 20)
            #expect(runs == 1)
        }
    }

    @Test("a control that is tracked tells where the finger goes")
    func tracking() {
        onWindow { _, window in
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            window.addSubview(control)
            var log: [String] = []
            let events: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragExit, "exit"),
                (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
                (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
            ]
            for (event, name) in events { control.addAction(UIAction { _ in log.append(name) }, for: event) }
            UITouch.simulate(.began, at: CGPoint(x: 5, y: 5), in: window)
            #expect(control.isHighlighted && control.state == .highlighted)
            UITouch.simulate(.moved, at: CGPoint(x: 200, y: 5), in: window)
            #expect(!control.isHighlighted)
            UITouch.simulate(.moved, at: CGPoint(x: 6, y: 5), in: window)
            UITouch.simulate(.ended, at: CGPoint(x: 6, y: 5), in: window)
            #expect(log == ["down", "exit", "outside", "enter", "inside", "up inside"])
            log.removeAll()
            UITouch.simulate(.began, at: CGPoint(x: 5, y: 5), in: window)
            UITouch.simulate(.cancelled, at: CGPoint(x: 5, y: 5), in: window)
            UITouch.simulate(.ended, at: CGPoint(x: 5, y: 5), in: window)
            #expect(log == ["down", "cancel"])
        }
    }

    @Test("targets and actions can be taken away")
    func removal() {
        let control = UIControl()
        let receiver = Receiver()
        let tap = Selector("tap", { (r: Receiver) in { r.tap() } })
        control.addTarget(receiver, action: tap, for: [.touchDown, .touchUpInside])
        #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["tap"])
        control.removeTarget(receiver, action: tap, for: .touchDown)
        #expect(control.allControlEvents == .touchUpInside)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.log.isEmpty)
        let action = UIAction(identifier: UIAction.Identifier("one")) { _ in receiver.tap() }
        control.addAction(action, for: .valueChanged)
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.removeAction(identifiedBy: UIAction.Identifier("one"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(receiver.log == ["tap"])
    }

    @Test("a text field asks and tells its delegate")
    func textField() {
        final class Delegate: UITextFieldDelegate {
            var log: [String] = []
            func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
            func textFieldDidEndEditing(_ textField: UITextField) {
                log.append("end \(textField.text ?? "")")
            }
            func textField(
                _ textField: UITextField,
                shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool { string != "x" }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                textField.resignFirstResponder()
                return false
            }
        }
        onWindow { _, window in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            let delegate = Delegate()
            field.delegate = delegate
            window.addSubview(field)
            press(window, 10, 10)
            #expect(field.isEditing)
            for key in "1x.5" { field.insertText(String(key)) }
            field.deleteBackward()
            field.insertText("6\n")
            #expect(!field.isEditing)
            #expect(delegate.log == ["begin", "end 1.6"])
            field.becomeFirstResponder()
            #expect(window.endEditing(true))
            #expect(!field.isFirstResponder)
        }
    }

    @Test("a date picker keeps to its limits and tells of picked dates")
    func datePicker() {
        let picker = UIDatePicker()
        var picked: [Date] = []
        picker.addAction(UIAction { _ in picked.append(picker.date) }, for: .valueChanged)
        picker.maximumDate = Date(timeIntervalSince1970: 100)
        picker.date = Date(timeIntervalSince1970: 500)
        #expect(picker.date == Date(timeIntervalSince1970: 100))
        #expect(picked.isEmpty)
        picker.pick(Date(timeIntervalSince1970: 50))
        #expect(picked == [Date(timeIntervalSince1970: 50)])
    }

    @Test("a tap is recognised, and the view does not get its end")
    func tapRecognizer() {
        final class Watched: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("cancelled")
            }
        }
        onWindow { _, window in
            let view = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            let receiver = Receiver()
            view.addGestureRecognizer(
                UITapGestureRecognizer(
                    target: receiver,
                    action: Selector("tap", { (r: Receiver) in { r.tap() } })
                )
            )
            press(window, 5, 5)
            press(window, 5, 5, upAt: CGPoint(x: 90, y: 5))
            press(window, 5, 5)
            #expect(receiver.log == ["tap", "tap"])
            #expect(view.log == ["began", "cancelled", "began", "ended", "began", "cancelled"])
        }
    }
}
