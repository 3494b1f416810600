import AgateTestSupport
import Foundation
import Testing
import UIKit

/// What objects that are no responders say of themselves.
@MainActor @Suite("Accessibility of any object")
struct AnyObjectAccessibilityTests {
    private final class Plain: NSObject {}

    private final class Own: NSObject {
        var accessibilityLabel: String? { "own" }
    }

    @Test("any object keeps what is said of it, and another one knows nothing of that", .claim("U138"))
    func kept() {
        let object = Plain()
        #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil)
        object.isAccessibilityElement = true
        object.accessibilityLabel = "point"
        object.accessibilityIdentifier = "p1"
        object.accessibilityTraits = .button
        #expect(object.isAccessibilityElement && object.accessibilityLabel == "point")
        #expect(object.accessibilityIdentifier == "p1" && object.accessibilityTraits == .button)
        #expect(Plain().accessibilityLabel == nil && Own().accessibilityLabel == "own")
        let image = UIImage()
        image.accessibilityIdentifier = "logo"
        #expect(image.accessibilityIdentifier == "logo")
    }

    private class Above: NSObject {}
    private final class Below: Above {}

    @Test(
        "what is said of a class holds for its subclasses until something is said of them, and for no object",
        .claim("U138")
    )
    func classes() {
        #expect(!Above.isAccessibilityElement() && Above.accessibilityLabel() == nil)
        Above.setIsAccessibilityElement(true)
        Above.setAccessibilityLabel("above")
        Above.setAccessibilityTraits(.button)
        Above.setAccessibilityFrame(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Above.isAccessibilityElement() && Below.isAccessibilityElement())
        #expect(Below.accessibilityLabel() == "above" && Below.accessibilityTraits() == .button)
        Below.setAccessibilityLabel("below")
        Below.setAccessibilityValue("1")
        Below.setAccessibilityHint("taps")
        #expect(Below.accessibilityLabel() == "below" && Above.accessibilityLabel() == "above")
        #expect(Below.accessibilityValue() == "1" && Above.accessibilityValue() == nil)
        #expect(Below.accessibilityHint() == "taps" && Below.accessibilityFrame().width == 3)
        #expect(Above().accessibilityLabel == nil && !Above().isAccessibilityElement)
        #expect(Plain.accessibilityLabel() == nil)
    }

    @Test("what was said of objects that are gone reaches no others, however many come and go")
    func gone() {
        for number in 0..<10_000 {
            let object = Plain()
            #expect(object.accessibilityValue == nil)
            object.accessibilityValue = "\(number)"
        }
    }

    @Test("an action has a name with attributes or without, and calls a closure or a method", .claim("U138"))
    func actions() {
        let spoken = NSAttributedString(string: "spoken", attributes: [.underlineStyle: 1])
        let action = UIAccessibilityCustomAction(attributedName: spoken) { $0.name == "spoken" }
        #expect(action.attributedName.isEqual(to: spoken) && action.perform())
        action.name = "plain"
        #expect(action.attributedName == NSAttributedString(string: "plain") && !action.perform())
        let object = Plain()
        let other = UIAccessibilityCustomAction(
            attributedName: spoken,
            target: object,
            selector: Selector("said", { (object: Plain) in { object.accessibilityValue = "said" } })
        )
        #expect(other.name == "spoken" && other.perform() && object.accessibilityValue == "said")
    }

    @Test("elements are found by place")
    func elements() {
        let object = Plain()
        let parts = [Plain(), Plain()]
        object.accessibilityElements = parts
        #expect(object.accessibilityElementCount() == 2 && object.accessibilityElement(at: 2) == nil)
        #expect(object.accessibilityElement(at: 1) as AnyObject? === parts[1])
        #expect(object.index(ofAccessibilityElement: parts[1]) == 1)
        #expect(object.index(ofAccessibilityElement: Plain()) == NSNotFound)
    }
}
