public import Foundation

/// What an action runs; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A block with a name, for controls and menus.
@preconcurrency @MainActor
open class UIAction: NSObject {
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
    open var title: String
    /// The picture.
    open var image: UIImage?
    /// What tells this action from others; a new one unless given.
    public let identifier: Identifier
    /// Who has run the action; only while it runs.
    open internal(set) var sender: Any?

    private let handler: UIActionHandler

    /// Makes an action.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier("action-\(UUID().uuidString)")
        self.handler = handler
        super.init()
    }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
