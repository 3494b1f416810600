import Foundation
public import QuartzCore

/// Something in a menu that calls a method of the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// What tells apart commands with one method.
    public let propertyList: Any?
    /// What the command does, in a list of commands.
    open var discoverabilityTitle: String?
    /// How it looks and whether it can be used.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is switched on.
    open var state: UIMenuElement.State

    /// Makes a command.
    public init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}
