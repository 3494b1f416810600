import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What views say of themselves.
///
/// Source: uikit U138.
@MainActor @Suite("Accessibility")
struct AccessibilityTests {
    @Test("labels, buttons and controls say what they are, programs say otherwise (uikit U138)")
    func defaults() {
        let label = UILabel()
        label.text = "Total"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Total")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Sum"
        #expect(label.accessibilityLabel == "Sum")
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Save" && button.accessibilityTraits == [.button, .notEnabled])
        let slider = UISlider()
        slider.value = 0.25
        #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits.contains(.adjustable))
        let view = UIView()
        #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    }

    @Test("a field that is secret does not tell its text")
    func secret() {
        let field = UITextField()
        field.placeholder = "Password"
        #expect(field.accessibilityValue == "Password")
        field.text = "abc"
        #expect(field.accessibilityValue == "abc")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
    }

    @Test("the tree has what is seen, in order, with places on the screen, and is the same as JSON")
    func tree() throws {
        try onWindow { display, window in
            let group = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
            let title = UILabel(frame: CGRect(x: 1, y: 2, width: 50, height: 20))
            title.text = "Title"
            title.accessibilityIdentifier = "title"
            let hidden = UILabel(frame: title.frame)
            hidden.isHidden = true
            hidden.text = "Hidden"
            let toggle = UISwitch()
            toggle.isOn = true
            group.addSubview(title)
            group.addSubview(hidden)
            group.addSubview(toggle)
            window.addSubview(group)
            let tree = AccessibilityTree(of: window)
            #expect(tree.elements.map(\.type) == ["UILabel", "UISwitch"])
            let found = tree.first { $0.identifier == "title" }
            #expect(found.map { [$0.x, $0.y, $0.width, $0.height] } == [11, 22, 50, 20])
            #expect(tree.elements.last?.value == "1")
            let data = try JSONEncoder().encode(tree)
            #expect(try JSONDecoder().decode(AccessibilityTree.self, from: data) == tree)
            group.accessibilityElements = [toggle, title]
            #expect(AccessibilityTree(of: window).elements.map(\.type) == ["UISwitch", "UILabel"])
        }
    }

    @Test("nothing is found beside what is modal")
    func modal() {
        onWindow { _, window in
            let back = UILabel()
            back.text = "Back"
            let alert = UIView()
            let message = UILabel()
            message.text = "Alert"
            alert.addSubview(message)
            alert.accessibilityViewIsModal = true
            window.addSubview(back)
            window.addSubview(alert)
            #expect(AccessibilityTree(of: window).elements.map(\.label) == ["Alert"])
        }
    }

    @Test("elements that are no views move with their view; using a control is a tap")
    func elements() {
        onWindow { _, window in
            let view = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
            window.addSubview(view)
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
            view.accessibilityElements = [element]
            #expect(element.accessibilityFrame == CGRect(x: 105, y: 5, width: 10, height: 10))
            #expect(view.index(ofAccessibilityElement: element) == 0 && view.accessibilityElementCount() == 1)
            var taps = 0
            let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
            #expect(button.accessibilityActivate() && taps == 1)
            UIAccessibility.setReduceMotionEnabled(true)
            #expect(UIAccessibility.isReduceMotionEnabled)
        }
    }
}
