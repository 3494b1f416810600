import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var height: CGFloat = 32

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
}

private let odd: [Double] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e300, .leastNonzeroMagnitude]

/// Sizes and places that no screen has.
@MainActor @Suite("Views: numbers that are none, and huge ones")
struct HostileNumberTests {
    @Test("a picker of any height, and rows of any height", .claim("Q6.5"), arguments: odd)
    func pickers(number: Double) {
        onWindow { display, window in
            let (picker, wheel) = (UIPickerView(frame: window.bounds), Wheel())
            picker.dataSource = wheel
            picker.delegate = wheel
            window.addSubview(picker)
            display.advance(by: 0.1)
            picker.frame.size.height = number
            display.advance(by: 0.1)
            picker.selectRow(20, inComponent: 0, animated: true)
            display.advance(by: 0.5)
            picker.frame = window.bounds
            wheel.height = number
            picker.reloadAllComponents()
            display.advance(by: 0.1)
            TouchScript {
                $0.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 60), over: 0.2)
                $0.tap(at: CGPoint(x: 80, y: 200))
            }.run(display, window, and: 1)
            let date = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: number))
            date.preferredDatePickerStyle = .wheels
            window.addSubview(date)
            display.advance(by: 0.1)
            #expect((0..<50).contains(picker.selectedRow(inComponent: 0)))
        }
    }

    @Test("a text field, and a text view, of any size with a selection", .claim("Q6.5"), arguments: odd)
    func texts(number: Double) {
        onWindow { display, window in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            for text in [field, view] as [UIView & UITextInput] {
                window.addSubview(text)
                text.insertText("some words to be selected 😀 עברית")
                text.becomeFirstResponder()
                text.selectedTextRange = text.textRange(
                    from: text.beginningOfDocument,
                    to: text.endOfDocument
                )
                display.advance(by: 0.1)
                for change in 0..<4 {
                    switch change {
                    case 0: text.frame.size.width = number
                    case 1: text.frame.size.height = number
                    case 2: text.frame.origin = CGPoint(x: number, y: number)
                    default: text.bounds.origin = CGPoint(x: number, y: number)
                    }
                    display.advance(by: 0.1)
                    _ = text.closestPosition(to: CGPoint(x: number, y: number))
                    _ = text.selectionRects(for: text.selectedTextRange ?? UITextRange())
                    _ = text.caretRect(for: text.endOfDocument)
                    text.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
                }
                text.resignFirstResponder()
            }
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: number, height: number))
            field.leftViewMode = .always
            view.textContainerInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            display.advance(by: 0.1)
            #expect(field.text == view.text)
        }
    }

    @Test("items, walls, pins and springs that no engine could reckon with", .claim("Q6.5"), arguments: odd)
    func dynamics(number: Double) {
        onWindow { display, window in
            let box = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
            let other = UIView(frame: CGRect(x: number, y: number, width: number, height: number))
            let shaped = PathView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            shaped.number = number
            for view in [box, other, shaped] { window.addSubview(view) }
            let animator = UIDynamicAnimator(referenceView: window)
            let items: [UIView] = [box, other, shaped]
            let matter = UIDynamicItemBehavior(items: items)
            (matter.density, matter.friction, matter.elasticity) = (number, number, number)
            (matter.resistance, matter.angularResistance) = (number, number)
            matter.addLinearVelocity(CGPoint(x: number, y: number), for: box)
            matter.addAngularVelocity(number, for: box)
            let gravity = UIGravityBehavior(items: items)
            gravity.magnitude = number
            let collision = UICollisionBehavior(items: items)
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: number, left: 0, bottom: 0, right: number)
            )
            collision.addBoundary(
                withIdentifier: 1 as NSNumber,
                from: CGPoint(x: number, y: 0),
                to: CGPoint(x: 300, y: number)
            )
            let push = UIPushBehavior(items: items, mode: .continuous)
            push.pushDirection = CGVector(dx: number, dy: number)
            push.setTargetOffsetFromCenter(UIOffset(horizontal: number, vertical: 1), for: box)
            let spring = UIAttachmentBehavior(item: box, attachedTo: shaped)
            (spring.frequency, spring.damping, spring.length) = (number, number, number)
            let anchor = CGPoint(x: number, y: number)
            let pin = UIAttachmentBehavior.pinAttachment(
                with: box,
                attachedTo: shaped,
                attachmentAnchor: anchor
            )
            pin.frictionTorque = number
            pin.attachmentRange = UIFloatRange(minimum: -1, maximum: number)
            let slide = UIAttachmentBehavior.slidingAttachment(
                with: shaped,
                attachmentAnchor: anchor,
                axisOfTranslation: CGVector(dx: number, dy: 1)
            )
            let fixed = UIAttachmentBehavior.fixedAttachment(
                with: box,
                attachedTo: other,
                attachmentAnchor: anchor
            )
            let snap = UISnapBehavior(item: shaped, snapTo: anchor)
            snap.damping = number
            let all: [UIDynamicBehavior] = [
                matter, gravity, collision, push, spring, pin, slide, fixed, snap,
            ]
            for behavior in all { animator.addBehavior(behavior) }
            display.advance(by: 1)
            box.center = anchor
            box.transform = CGAffineTransform(rotationAngle: number)
            box.bounds.size.width = number
            animator.updateItem(usingCurrentState: box)
            display.advance(by: 1)
            for behavior in all { animator.removeBehavior(behavior) }
            display.advance(by: 0.2)
            #expect(animator.behaviors.isEmpty)
        }
    }
}

/// An item with an outline of huge numbers.
private final class PathView: UIView {
    var number: CGFloat = 1

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -number, y: -10))
        path.addLine(to: CGPoint(x: number, y: -number))
        path.addLine(to: CGPoint(x: 0, y: number))
        path.close()
        return path
    }
}
