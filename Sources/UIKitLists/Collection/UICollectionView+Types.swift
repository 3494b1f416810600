import AgateDisplay
public import Foundation
public import UIKitCore

extension UICollectionView {
    /// The sorts of elements.
    public enum ElementCategory: UInt, Sendable {
        /// Cells of items.
        case cell = 0
        /// Headers, footers and what else the data source has beside items.
        case supplementaryView = 1
        /// What the layout has of its own.
        case decorationView = 2
    }

    /// Which way a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// From side to side.
        case horizontal = 1
    }

    /// Where an item that is scrolled to stands; none scrolls as little as is needed.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// One bit per place.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle, vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle, horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// How fast items make room for what is dragged; kept for reading back.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// After a moment.
        case fast = 1
        /// After a while.
        case slow = 2
    }

    /// When cells are asked for their size again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// When they are made or reconfigured.
        case disabled = 0
        /// Also when their configuration changes.
        case enabled = 1
        /// Also when constraints in them change; here as `enabled`.
        case enabledIncludingConstraints = 2
    }

    /// What is called when an interactive change of layout is over: whether animations came to their end, and whether the new layout stays.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// The kind of headers of sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers of sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // MARK: Registrations

    /// How cells of a class are filled from items of a type.
    ///
    /// Make one once, not for each cell: every registration has views of its own to use again.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let handler: Handler
        let nib: UINib?

        /// Makes cells by their `init(frame:)`.
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

    /// How supplementary views of a class are filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity = RegistrationIdentity()
        let kind: String
        let handler: Handler
        let nib: UINib?

        /// Makes views by their `init(frame:)`.
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
    private static let count = Guarded(0)
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
