public import Foundation

/// Elements under a title, shown as rows of a panel.
///
/// A menu in a menu is a row that opens it, unless its options have it displayed inline: then its rows stand among those of the outer one, between
/// broad lines.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// A name by which a program finds a menu among others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The string of the identifier.
        public var rawValue: String

        /// Makes an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Options for the place, the look and the selection of a menu.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The raw bits, one for each option.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements of the menu stand among those of the menu that it is in.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu removes something, and its row is shown in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its elements is chosen at a time, those of menus in it included.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements are meant as colours or symbols side by side; here they are rows.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The sizes that the elements of a menu can have.
    public enum ElementSize: Int, Sendable {
        /// A symbol without a title, several in a row.
        case small = 0
        /// A symbol above a title, several in a row.
        case medium = 1
        /// A row with a title, and an image if it has one.
        case large = 2
        /// The size that the menu picks; here always rows, as ``large``.
        case automatic = -1
    }

    /// The identifier of the menu; a new one unless it was given.
    public let identifier: Identifier
    /// The options that the menu was made with.
    public let options: Options
    /// The elements of the menu, from top to bottom.
    open private(set) var children: [UIMenuElement]
    /// The preferred size of the elements; menus here always show rows.
    open var preferredElementSize: ElementSize

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: The title above its rows, or in its row in another menu.
    ///   - subtitle: A second, smaller line in that row.
    ///   - image: A picture in that row.
    ///   - identifier: The identifier of the menu; nil makes a new one.
    ///   - options: The options for its place, its look and its selection.
    ///   - preferredElementSize: The preferred size of its elements.
    ///   - children: Its elements, from top to bottom.
    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        preferredElementSize: ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Makes a menu from an archive; elements that cannot be archived, such as actions, are left out.
    public required init?(coder: NSCoder) {
        let name = coder.decodeObject(of: NSString.self, forKey: "UIMenuIdentifier") as String?
        identifier = Identifier(name ?? "menu-\(UUID().uuidString)")
        options = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "UIMenuOptions")))
        preferredElementSize = .automatic
        children = (0..<min(max(coder.decodeInteger(forKey: "UIMenuCount"), 0), 10_000)).compactMap {
            coder.soundObject(forKey: "UIMenuChild.\($0)") as? UIMenuElement
        }
        super.init(coder: coder)
    }

    /// Writes the menu into an archive, with the menus in it.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        let menus = children.compactMap { $0 as? UIMenu }
        coder.encode(identifier.rawValue as NSString, forKey: "UIMenuIdentifier")
        coder.encode(Int(bitPattern: options.rawValue), forKey: "UIMenuOptions")
        coder.encode(menus.count, forKey: "UIMenuCount")
        for (index, menu) in menus.enumerated() { coder.encode(menu, forKey: "UIMenuChild.\(index)") }
    }

    /// A menu that is equal to this one but for its elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: newChildren
        )
    }

    /// The chosen elements, those of menus in it included.
    open var selectedElements: [UIMenuElement] {
        MenuTree.leaves(of: self).filter {
            ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on
        }
    }
}

/// Walks through menus.
@MainActor enum MenuTree {
    /// All elements of a menu and the menus in it that are no menus, in their order.
    static func leaves(of menu: UIMenu) -> [UIMenuElement] {
        var found: [UIMenuElement] = []
        var stack: [UIMenuElement] = menu.children.reversed()
        while let next = stack.popLast() {
            if let menu = next as? UIMenu {
                stack.append(contentsOf: menu.children.reversed())
            } else {
                found.append(next)
            }
        }
        return found
    }
}
