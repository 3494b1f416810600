import CoreGraphics
public import Foundation

/// The base of responders, with the values that assistive programs read.
///
/// On Apple's systems all objects have these members; here those have them to override that are responders or elements of accessibility,
/// and all other objects to set.
///
/// Source: uikit U138.
@preconcurrency @MainActor
open class AccessibleObject: ObservingObject {
    /// What was set; nil for most objects.
    private(set) var accessibilityStorage: AccessibilityValues?

    /// Changes what was set.
    func changeAccessibility(_ change: (inout AccessibilityValues) -> Void) {
        var values = accessibilityStorage ?? AccessibilityValues()
        change(&values)
        accessibilityStorage = values
    }

    /// What the object says where a program has said nothing.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// Where the object is, in the coordinates of the screen, where a program has said nothing: zero for what is no view.
    var defaultAccessibilityFrame: CGRect { .zero }

    /// Uses the object as a tap does; false for what takes no taps.
    func tapForAccessibility() -> Bool { false }

    /// Makes an object without accessibility values of its own.
    public override init() { super.init() }

    /// Whether the object is an accessibility element; labels and controls are.
    open var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? accessibilityDefaults.isElement }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// The name of the object for a user who listens, in a few words; nil for none.
    open var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? accessibilityDefaults.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// A text that says what happens when the object is used; nil for none.
    open var accessibilityHint: String? {
        get { accessibilityStorage?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// The value that the object shows, such as the text of a field; nil for none.
    open var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? accessibilityDefaults.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// The traits of the object, such as button or heading.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? accessibilityDefaults.traits }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// The frame of the object, in screen coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibilityStorage?.frame ?? defaultAccessibilityFrame }
        set { changeAccessibility { $0.frame = newValue } }
    }

    /// A name by which tests find the object; it is not read aloud.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// The point at which the object is activated, in screen coordinates; by default the middle of its frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            accessibilityStorage?.activationPoint
                ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { changeAccessibility { $0.activationPoint = newValue } }
    }

    /// The language that the object is read in, by its code; nil: the user's.
    open var accessibilityLanguage: String? {
        get { accessibilityStorage?.language }
        set { changeAccessibility { $0.language = newValue } }
    }

    /// Whether a reader finds nothing in the object.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStorage?.hidesElements ?? false }
        set { changeAccessibility { $0.hidesElements = newValue } }
    }

    /// Whether a reader finds nothing beside the object, as with alerts.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStorage?.isModal ?? false }
        set { changeAccessibility { $0.isModal = newValue } }
    }

    /// Whether the elements within the object are read together before others.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStorage?.groupsChildren ?? false }
        set { changeAccessibility { $0.groupsChildren = newValue } }
    }

    /// The elements within the object, in reading order; nil for those of its subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityStorage?.elements }
        set { changeAccessibility { $0.elements = newValue } }
    }

    /// The kind of container that the object is; `none` at first.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStorage?.containerType ?? .none }
        set { changeAccessibility { $0.containerType = newValue } }
    }

    /// The additional actions that the object offers; nil for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStorage?.customActions }
        set { changeAccessibility { $0.customActions = newValue } }
    }

    /// The number of elements in the object.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// An element by its place; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element; `NSNotFound` for none of the object's.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Uses the object, as a double tap of a reader's user does: a control gets a tap.
    @discardableResult
    open func accessibilityActivate() -> Bool { tapForAccessibility() }

    /// Increments the value of an adjustable element; has no effect unless a subclass overrides it.
    open func accessibilityIncrement() {}

    /// Decrements the value of an adjustable element; has no effect unless a subclass overrides it.
    open func accessibilityDecrement() {}

    /// Dismisses an alert or another modal content; false by default: there is nothing to dismiss.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most likely action, such as pausing a video; false by default: there is none.
    @discardableResult
    open func accessibilityPerformMagicTap() -> Bool { false }
}

/// What a program has said of an object.
struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var identifier: String?
    var activationPoint: CGPoint?
    var language: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
    var containerType: UIAccessibilityContainerType?
    var customActions: [UIAccessibilityCustomAction]?
}

/// An object that has a name by which tests find it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// A name by which tests find the object; it is not read aloud.
    var accessibilityIdentifier: String? { get set }
}

extension AccessibleObject: UIAccessibilityIdentification {}
