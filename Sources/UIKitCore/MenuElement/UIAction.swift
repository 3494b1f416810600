public import Foundation

/// A closure that an action runs, with the action as its argument.
public typealias UIActionHandler = (UIAction) -> Void

/// A block with a title, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// A name by which a program finds an action among others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The string of the identifier.
        public let rawValue: String

        /// Makes an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The title of the action, as shown in menus and on buttons.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The image beside the title; nil for none.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// A longer title for lists of key commands; only read back.
    open var discoverabilityTitle: String?
    /// The identifier of the action; a new one unless it was given.
    public let identifier: Identifier
    /// Whether the action is disabled, hidden or destructive; none of these by default.
    open var attributes: Attributes
    /// The state of the action: on shows a check mark in menus.
    open var state: State
    /// The control or other object that has run the action; nil unless it is running.
    open internal(set) var sender: Any?

    private let handler: UIActionHandler

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: The title on a button or in a menu.
    ///   - subtitle: A second, smaller line in menus.
    ///   - image: A picture beside the title.
    ///   - identifier: The identifier of the action; nil makes a new one.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: Whether the action is disabled, hidden or destructive in menus.
    ///   - state: Whether the action is chosen.
    ///   - handler: The closure that the action runs.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("action-\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Fails with nil: the closure of an action cannot be archived.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Returns an action with the same values, identifier and closure.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
    }

    /// Runs the action's closure; the sender can be read from the action meanwhile, the target is ignored.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
