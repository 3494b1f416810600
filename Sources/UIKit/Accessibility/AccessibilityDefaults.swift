import CoreGraphics
import Foundation

/// What objects say of themselves where a program has said nothing.
@MainActor struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none

    /// The table, by the class of the object; more special ones first.
    static func of(_ object: AccessibleObject) -> AccessibilityDefaults {
        var found = named(object)
        if let control = object as? UIControl {
            if !control.isEnabled { found.traits.insert(.notEnabled) }
            if control.isSelected { found.traits.insert(.selected) }
        }
        return found
    }

    private static func named(_ object: AccessibleObject) -> AccessibilityDefaults {
        switch object {
        case let label as UILabel:
            return AccessibilityDefaults(isElement: true, label: label.text, traits: .staticText)
        case let button as UIButton:
            return AccessibilityDefaults(
                isElement: true,
                label: button.configuration?.title ?? button.currentTitle,
                traits: .button
            )
        case let toggle as UISwitch:
            return AccessibilityDefaults(
                isElement: true,
                value: toggle.isOn ? "1" : "0",
                traits: [.button, .toggleButton]
            )
        case let slider as UISlider:
            let span = slider.maximumValue - slider.minimumValue
            let part = span > 0 ? (slider.value - slider.minimumValue) / span : 0
            return AccessibilityDefaults(isElement: true, value: percent(part), traits: .adjustable)
        case let progress as UIProgressView:
            return AccessibilityDefaults(
                isElement: true,
                value: percent(progress.progress),
                traits: .updatesFrequently
            )
        case let pages as UIPageControl:
            return AccessibilityDefaults(
                isElement: true,
                value: "page \(pages.currentPage + 1) of \(pages.numberOfPages)",
                traits: .adjustable
            )
        case let field as UITextField:
            let isSecret = field.isSecureTextEntry
            let text = field.text ?? ""
            let shown = isSecret ? String(repeating: "•", count: text.count) : text
            return AccessibilityDefaults(
                isElement: true,
                label: field.placeholder,
                value: shown.isEmpty ? field.placeholder : shown
            )
        case let segments as UISegmentedControl:
            let index = segments.selectedSegmentIndex
            let title = index >= 0 ? segments.titleForSegment(at: index) : nil
            return AccessibilityDefaults(isElement: true, value: title, traits: .adjustable)
        case let stepper as UIStepper:
            return AccessibilityDefaults(isElement: true, value: "\(stepper.value)", traits: .adjustable)
        case let picker as UIDatePicker:
            let day = picker.settings.text(picker.date, picker.datePickerMode == .time ? "jmm" : "yMMMd")
            return AccessibilityDefaults(isElement: true, value: day, traits: .adjustable)
        case let view as UITextView:
            return AccessibilityDefaults(isElement: true, value: view.text)
        case is UIImageView: return AccessibilityDefaults(traits: .image)
        default: return AccessibilityDefaults()
        }
    }

    private static func percent(_ part: Float) -> String {
        part.isFinite ? "\(Int((part * 100).rounded()))%" : "0%"
    }

    /// Where a view is on the screen; elements that are no views are nowhere.
    static func frame(of object: AccessibleObject) -> CGRect {
        guard let view = object as? UIView, view.window != nil else { return .zero }
        return view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
    }

    /// Gives a control a tap.
    static func activate(_ object: AccessibleObject) -> Bool {
        guard let control = object as? UIControl, control.isEnabled else { return false }
        if let toggle = control as? UISwitch {
            toggle.setOn(!toggle.isOn, animated: true)
            toggle.sendActions(for: .valueChanged)
        } else {
            control.sendActions(for: .touchUpInside)
            control.sendActions(for: .primaryActionTriggered)
        }
        return true
    }
}
