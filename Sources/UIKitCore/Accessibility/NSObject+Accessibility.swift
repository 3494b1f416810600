import AgateDisplay
import CoreGraphics
public import Foundation

/// What a program has said of objects that have no place for it.
///
/// An entry counts for the object that it was made for: another one at the same address finds it empty.
@MainActor enum ObjectAccessibility {
    private struct Entry {
        weak var object: AnyObject?
        var values: AccessibilityValues
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// From how many entries on those of objects that are gone are taken out; twice as many as were left the last time.
        var limit = 64
    }

    private static let table = LockedValue(Table())

    static func values(of object: AnyObject) -> AccessibilityValues {
        guard let entry = table.withLock({ $0.entries[ObjectIdentifier(object)] }), entry.object === object
        else {
            return AccessibilityValues()
        }
        return entry.values
    }

    static func change(_ object: AnyObject, _ change: (inout AccessibilityValues) -> Void) {
        var values = values(of: object)
        change(&values)
        let entry = Entry(object: object, values: values)
        table.withLock { table in
            table.entries[ObjectIdentifier(object)] = entry
            guard table.entries.count > table.limit else { return }
            table.entries = table.entries.filter { $0.value.object != nil }
            table.limit = max(64, table.entries.count * 2)
        }
    }
}

/// What any object says of itself to people who do not see it; responders and elements of accessibility have members of their own in place of these.
///
/// A class that is neither can declare the same members and say more. Source: uikit U138.
extension NSObjectProtocol where Self: NSObject {
    @MainActor private func values() -> AccessibilityValues { ObjectAccessibility.values(of: self) }

    /// Whether the object is an accessibility element; false at first.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { values().isElement ?? false }
        set { ObjectAccessibility.change(self) { $0.isElement = newValue } }
    }

    /// The name of the object for a user who listens, in a few words; nil for none.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { values().label }
        set { ObjectAccessibility.change(self) { $0.label = newValue } }
    }

    /// A text that says what happens when the object is used; nil for none.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { values().hint }
        set { ObjectAccessibility.change(self) { $0.hint = newValue } }
    }

    /// The value that the object shows, as text; nil for none.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { values().value }
        set { ObjectAccessibility.change(self) { $0.value = newValue } }
    }

    /// The traits of the object, such as button or heading; none at first.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { values().traits ?? .none }
        set { ObjectAccessibility.change(self) { $0.traits = newValue } }
    }

    /// The frame of the object, in screen coordinates; zero at first.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { values().frame ?? .zero }
        set { ObjectAccessibility.change(self) { $0.frame = newValue } }
    }

    /// A name by which tests find the object; it is not read aloud.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { values().identifier }
        set { ObjectAccessibility.change(self) { $0.identifier = newValue } }
    }

    /// The elements within the object, in reading order; nil at first.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { values().elements }
        set { ObjectAccessibility.change(self) { $0.elements = newValue } }
    }

    /// The number of elements in the object.
    @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
        accessibilityElements?.count ?? 0
    }

    /// An element by its place; nil where there is none.
    @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element; `NSNotFound` for none of the object's.
    @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Increments the value of an adjustable element; has no effect unless a subclass overrides it.
    @preconcurrency @MainActor public func accessibilityIncrement() {}

    /// Decrements the value of an adjustable element; has no effect unless a subclass overrides it.
    @preconcurrency @MainActor public func accessibilityDecrement() {}

    /// Dismisses modal content; false by default: there is nothing to dismiss.
    @discardableResult
    @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool { false }
}
