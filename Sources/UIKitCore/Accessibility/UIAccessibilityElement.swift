import CoreGraphics
public import Foundation
public import QuartzCore

/// An accessibility element that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view or element that contains this one; held weakly.
    open weak var accessibilityContainer: AnyObject?

    /// Makes an element in a view or another container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    /// The frame of the element in its container's coordinates; it moves with the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet { usesContainerSpace = true }
    }

    private var usesContainerSpace = false

    /// The frame of the element, in screen coordinates.
    open override var accessibilityFrame: CGRect {
        get {
            guard usesContainerSpace, let view = accessibilityContainer as? UIView else {
                return super.accessibilityFrame
            }
            return view.convert(accessibilityFrameInContainerSpace, to: nil)
        }
        set {
            usesContainerSpace = false
            super.accessibilityFrame = newValue
        }
    }
}

/// An action of an element that assistive programs offer in addition to tapping it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action for a user who listens.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name of the action, with attributes that say how it is spoken.
    open var attributedName: NSAttributedString
    /// An image of the action; only read back.
    open var image: UIImage?
    /// The object whose method the action calls; held weakly.
    open weak var target: AnyObject?
    /// The method that performs the action, if no closure does; nil for none.
    open var selector: Selector?
    /// The closure that performs the action; nil if a method does.
    open var actionHandler: Handler?

    /// Makes an action that calls a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (self.image, self.actionHandler) = (image, actionHandler)
        attributedName = NSAttributedString(string: name)
        super.init()
    }

    /// Makes an action that calls a closure, with a name that has attributes.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
        super.init()
    }

    /// Makes an action that calls a method.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        (self.image, self.selector) = (image, selector)
        attributedName = NSAttributedString(string: name)
        self.target = target as AnyObject?
        super.init()
    }

    /// Makes an action that calls a method, with a name that has attributes.
    public init(
        attributedName: NSAttributedString,
        image: UIImage? = nil,
        target: Any?,
        selector: Selector
    ) {
        (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
        self.target = target as AnyObject?
        super.init()
    }

    /// Does it: an addition of ours, for tests and readers.
    @discardableResult
    public func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let selector else { return false }
        selector.perform(on: target, with: [self])
        return true
    }
}
