import CoreGraphics
public import Foundation
public import QuartzCore

/// Something for readers of the screen that is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// What the element is in.
    open weak var accessibilityContainer: AnyObject?

    /// Makes an element in a view or another container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    /// Where the element is, in the coordinates of the view that it is in; it moves with that view.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet { usesContainerSpace = true }
    }

    private var usesContainerSpace = false

    /// Where the element is, in the coordinates of the screen.
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

/// Something that can be done with an element besides using it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Says whether the action was possible.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What the action is called.
    open var name: String
    /// A picture of it; kept for reading back.
    open var image: UIImage?
    /// The object whose method it is; not kept.
    open weak var target: AnyObject?
    /// The method.
    open var selector: Selector?
    /// What the action does.
    open var actionHandler: Handler?

    /// Makes an action that calls a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
        super.init()
    }

    /// Makes an action that calls a method.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        (self.name, self.image, self.selector) = (name, image, selector)
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
