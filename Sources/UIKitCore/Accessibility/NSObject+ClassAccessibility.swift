import AgateDisplay
import CoreGraphics
public import Foundation

/// What a program has said of classes.
@MainActor private enum ClassAccessibility {
    private static let values = LockedValue<[ObjectIdentifier: AccessibilityValues]>([:])

    static func change(_ type: NSObject.Type, _ change: (inout AccessibilityValues) -> Void) {
        values.withLock { change(&$0[ObjectIdentifier(type), default: AccessibilityValues()]) }
    }

    /// What was said of a class, or of the nearest superclass of which anything was.
    static func value<Value>(_ type: NSObject.Type, _ path: KeyPath<AccessibilityValues, Value?>) -> Value? {
        let values = values.withLock { $0 }
        var current: AnyClass? = type
        while let next = current {
            if let value = values[ObjectIdentifier(next)]?[keyPath: path] { return value }
            current = _getSuperclass(next)
        }
        return nil
    }
}

/// What classes themselves say to people who do not see them: on Apple's systems classes are objects, too, that may be elements.
///
/// The values of a class hold for its subclasses until those have values of their own. They do not apply to objects of the class.
/// Source: uikit U138.
extension NSObject {
    /// Whether the class is an accessibility element; false at first.
    @preconcurrency @MainActor public class func isAccessibilityElement() -> Bool {
        ClassAccessibility.value(self, \.isElement) ?? false
    }

    /// Sets whether the class is an accessibility element.
    @preconcurrency @MainActor public class func setIsAccessibilityElement(_ isAccessibilityElement: Bool) {
        ClassAccessibility.change(self) { $0.isElement = isAccessibilityElement }
    }

    /// The name of the class for a user who listens, in a few words; nil for none.
    @preconcurrency @MainActor public class func accessibilityLabel() -> String? {
        ClassAccessibility.value(self, \.label)
    }

    /// Sets the name of the class for a user who listens; nil for none.
    @preconcurrency @MainActor public class func setAccessibilityLabel(_ accessibilityLabel: String?) {
        ClassAccessibility.change(self) { $0.label = accessibilityLabel }
    }

    /// A text that says what happens when the class is used; nil for none.
    @preconcurrency @MainActor public class func accessibilityHint() -> String? {
        ClassAccessibility.value(self, \.hint)
    }

    /// Sets the text that says what happens when the class is used; nil for none.
    @preconcurrency @MainActor public class func setAccessibilityHint(_ accessibilityHint: String?) {
        ClassAccessibility.change(self) { $0.hint = accessibilityHint }
    }

    /// The value of the class, as text; nil for none.
    @preconcurrency @MainActor public class func accessibilityValue() -> String? {
        ClassAccessibility.value(self, \.value)
    }

    /// Sets the value of the class, as text; nil for none.
    @preconcurrency @MainActor public class func setAccessibilityValue(_ accessibilityValue: String?) {
        ClassAccessibility.change(self) { $0.value = accessibilityValue }
    }

    /// The traits of the class, such as button or heading; none at first.
    @preconcurrency @MainActor public class func accessibilityTraits() -> UIAccessibilityTraits {
        ClassAccessibility.value(self, \.traits) ?? .none
    }

    /// Sets the traits of the class, such as button or heading.
    @preconcurrency @MainActor public class func setAccessibilityTraits(
        _ accessibilityTraits: UIAccessibilityTraits
    ) {
        ClassAccessibility.change(self) { $0.traits = accessibilityTraits }
    }

    /// The frame of the class, in screen coordinates; zero at first.
    @preconcurrency @MainActor public class func accessibilityFrame() -> CGRect {
        ClassAccessibility.value(self, \.frame) ?? .zero
    }

    /// Sets the rectangle of the class, in screen coordinates.
    @preconcurrency @MainActor public class func setAccessibilityFrame(_ accessibilityFrame: CGRect) {
        ClassAccessibility.change(self) { $0.frame = accessibilityFrame }
    }
}
