public import Foundation

/// What an action runs; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A block with a title, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The title.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// The picture.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    /// A longer title for people who look for what keys do; kept for reading back.
    open var discoverabilityTitle: String?
    /// What tells this action from others; a new one unless given.
    public let identifier: Identifier
    /// How the action may be used.
    open var attributes: Attributes
    /// Whether the action is chosen.
    open var state: State
    /// Who has run the action; only while it runs.
    open internal(set) var sender: Any?

    private let handler: UIActionHandler

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: What a button or a menu shows.
    ///   - subtitle: A second, smaller line in menus.
    ///   - image: A picture beside the title.
    ///   - identifier: What tells the action from others; a new one unless given.
    ///   - discoverabilityTitle: A longer title.
    ///   - attributes: How the action may be used in menus.
    ///   - state: Whether the action is chosen.
    ///   - handler: What is run.
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

    /// Nil: a block cannot be archived.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// An action with the same values, identifier and block.
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

    /// Runs the action for somebody.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
