import CoreGraphics
import Foundation

/// The accessibility elements of a view as values, in reading order: an addition of ours.
///
/// Tests compare it, find what they tap by its names, or keep it as JSON:
///
///     let tree = AccessibilityTree(of: window)
///     let button = tree.first { $0.identifier == "save" }
///
/// Hidden views, and views beside a modal one, are left out; views that are no elements stand for the elements within them.
public struct AccessibilityTree: Codable, Sendable, Hashable {
    /// One element that is visible on the screen.
    public struct Element: Codable, Sendable, Hashable {
        /// The name of the object's class.
        public var type: String
        /// The name of the element for a user who listens; nil for none.
        public var label: String?
        /// The value that the element shows, as text; nil for none.
        public var value: String?
        /// A text that says what happens when the element is used; nil for none.
        public var hint: String?
        /// The name by which tests find the element; nil for none.
        public var identifier: String?
        /// The raw bits of the element's ``UIAccessibilityTraits``.
        public var traits: UInt64
        /// The frame of the element, in screen coordinates, in points.
        public var x, y, width, height: Double
    }

    /// All elements in reading order: that of the subviews, or the one that a program has set.
    public private(set) var elements: [Element] = []

    /// Finds the elements in a view.
    @MainActor public init(of view: UIView) {
        var stack: [AccessibleObject] = [view]
        while let object = stack.popLast() {
            if let view = object as? UIView, view.isHidden || view.alpha < 0.01 { continue }
            if object.isAccessibilityElement {
                elements.append(Self.element(object))
                continue
            }
            if object.accessibilityElementsHidden { continue }
            stack += Self.children(of: object).reversed()
        }
    }

    /// The first element that meets a condition.
    public func first(where isMeant: (Element) -> Bool) -> Element? { elements.first(where: isMeant) }

    @MainActor private static func children(of object: AccessibleObject) -> [AccessibleObject] {
        if let elements = object.accessibilityElements {
            return elements.compactMap { $0 as? AccessibleObject }
        }
        let subviews = (object as? UIView)?.subviews ?? []
        if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
            return [modal]
        }
        return subviews
    }

    @MainActor private static func element(_ object: AccessibleObject) -> Element {
        let frame = object.accessibilityFrame
        return Element(
            type: String(describing: type(of: object)),
            label: object.accessibilityLabel,
            value: object.accessibilityValue,
            hint: object.accessibilityHint,
            identifier: object.accessibilityIdentifier,
            traits: object.accessibilityTraits.rawValue,
            x: frame.minX,
            y: frame.minY,
            width: frame.width,
            height: frame.height
        )
    }
}
