public import Foundation
public import QuartzCore

/// A menu element with a title that calls a method on the first responder that has it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The method that the command calls on a responder.
    public let action: Selector
    /// A value that tells commands with the same method from each other; nil for none.
    public let propertyList: Any?
    /// Other titles and methods while keys are held; kept for reading back, menus show the command itself.
    public let alternates: [UICommandAlternate]
    /// A longer title; kept for reading back.
    open var discoverabilityTitle: String?
    /// Whether the command is disabled, hidden or destructive; none of these by default.
    open var attributes: Attributes
    /// The state of the command: on shows a check mark in menus.
    open var state: State

    /// The title of the command, as shown in menus.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The image beside the title; nil for none.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - title: What menus show.
    ///   - subtitle: A second, smaller line.
    ///   - image: A picture beside the title.
    ///   - action: The method.
    ///   - propertyList: What tells commands with the same method apart.
    ///   - alternates: Other titles and methods while keys are held.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: How the command may be used.
    ///   - state: Whether the command is chosen.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Fails with nil: a method is a function here and cannot be archived.
    public required init?(coder: NSCoder) {
        return nil
    }

    func perform(sender: Any?, in window: UIWindow?) {
        UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    }
}

/// Another title and method of a command while keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title while the modifier keys are held.
    public let title: String
    /// The method while the modifier keys are held.
    public let action: Selector
    /// The modifier keys that have to be held for the alternate to take the command's place.
    public let modifierFlags: UIKeyModifierFlags

    /// Makes an alternate from a title, a method and the modifier keys that bring it up.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
