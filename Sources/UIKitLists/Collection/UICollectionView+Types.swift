import AgateDisplay
public import Foundation
public import UIKitCore

extension UICollectionView {
    /// The kinds of elements that a layout places.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// Headers, footers and what else the data source has beside items.
        case supplementaryView = 1
        /// A view that the layout adds by itself, such as a background.
        case decorationView = 2
    }

    /// The direction in which a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// The content grows downward and scrolls vertically.
        case vertical = 0
        /// The content grows to the side and scrolls horizontally.
        case horizontal = 1
    }

    /// The positions at which an item can be after the collection has scrolled to it; the empty set scrolls as little as needed.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The raw bits, one for each position.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item's top edge comes to the top of the visible part.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item comes to the middle of the visible part, vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item's bottom edge comes to the bottom of the visible part.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item's left edge comes to the left of the visible part.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item comes to the middle of the visible part, horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item's right edge comes to the right of the visible part.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The delays with which items make room for a dragged one; only read back.
    public enum ReorderingCadence: Int, Sendable {
        /// Items make room at once.
        case immediate = 0
        /// Items make room after a short delay.
        case fast = 1
        /// Items make room after a longer delay than with `fast`.
        case slow = 2
    }

    /// The occasions at which cells get a new size.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// A cell gets a new size only when it is made or reconfigured.
        case disabled = 0
        /// As `disabled`, and when the configuration of a cell changes.
        case enabled = 1
        /// Also when constraints in them change; here as `enabled`.
        case enabledIncludingConstraints = 2
    }

    /// A closure that is called after an interactive change of layout, with whether its animations have ended and whether the new
    /// layout stays.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// The element kind of section headers, for registering and dequeuing.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of section footers, for registering and dequeuing.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // MARK: Registrations

    /// A registration by which cells of a class are made and filled from items of a type.
    ///
    /// Make one once, not for each cell: every registration has views of its own to use again.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that fills a cell with an item before the cell is shown.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let handler: Handler
        let nib: UINib?

        /// Makes a registration whose cells are made by their `init(frame:)`.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
        }

        /// Would make cells of a nib; using it stops with the nib's message.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// A registration by which supplementary views of a class are made and filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that fills a supplementary view before it is shown.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity = RegistrationIdentity()
        let kind: String
        let handler: Handler
        let nib: UINib?

        /// Makes a registration whose views are made by their `init(frame:)`.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            nib = nil
        }

        /// Would make views of a nib; using it stops with the nib's message.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
            nib = supplementaryNib
        }
    }
}

/// What tells a registration from all others, also after it was copied.
@MainActor final class RegistrationIdentity {
    private static let count = LockedValue(0)
    /// The identifier that its views have.
    let identifier: String

    init() {
        let number = Self.count.withLock { count in
            count += 1
            return count
        }
        identifier = "registration \(number)"
    }
}
