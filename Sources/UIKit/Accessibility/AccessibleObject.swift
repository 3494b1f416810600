import CoreGraphics
public import Foundation

/// What responders say of themselves to people who do not see them.
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

    /// Whether the object is one thing to a reader of the screen; labels and controls are.
    open var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? accessibilityDefaults.isElement }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    /// What the object is called, in a few words.
    open var accessibilityLabel: String? {
        get { accessibilityStorage?.label ?? accessibilityDefaults.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    /// What happens when the object is used.
    open var accessibilityHint: String? {
        get { accessibilityStorage?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    /// What the object shows that changes, such as the text of a field.
    open var accessibilityValue: String? {
        get { accessibilityStorage?.value ?? accessibilityDefaults.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    /// What kind of thing the object is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? accessibilityDefaults.traits }
        set { changeAccessibility { $0.traits = newValue } }
    }

    /// Where the object is, in the coordinates of the screen.
    open var accessibilityFrame: CGRect {
        get { accessibilityStorage?.frame ?? defaultAccessibilityFrame }
        set { changeAccessibility { $0.frame = newValue } }
    }

    /// A name for tests; nobody reads it aloud.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// Where the object is touched when a reader uses it, in the coordinates of the screen.
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

    /// Whether a reader goes through all in the object before it goes on.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStorage?.groupsChildren ?? false }
        set { changeAccessibility { $0.groupsChildren = newValue } }
    }

    /// What a reader finds in the object, in its order; nil: what its subviews say.
    open var accessibilityElements: [Any]? {
        get { accessibilityStorage?.elements }
        set { changeAccessibility { $0.elements = newValue } }
    }

    /// The kind of container that the object is; `none` at first.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStorage?.containerType ?? .none }
        set { changeAccessibility { $0.containerType = newValue } }
    }

    /// What else can be done with the object.
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

    /// Leaves what is shown, such as an alert; whether that was possible.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does the most likely thing, such as pausing a film; whether that was possible.
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
    /// A name for tests; nobody reads it aloud.
    var accessibilityIdentifier: String? { get set }
}

extension AccessibleObject: UIAccessibilityIdentification {}
