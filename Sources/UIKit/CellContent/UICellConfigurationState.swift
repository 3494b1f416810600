import Foundation

/// The state of a cell of a list.
///
/// `@unchecked Sendable`: traits and custom values are of types that do not say that they are; nothing here refers to what changes.
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    /// The stages of a drag that a cell can be in.
    public enum DragState: Hashable, Sendable {
        /// The cell is not dragged.
        case none
        /// The cell has been lifted and is about to be dragged.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The relations of a drag over the list to a cell.
    public enum DropState: Hashable, Sendable {
        /// No drag is over the list.
        case none
        /// A drag is over the list, and another cell is its target.
        case notTargeted
        /// It would be dropped on this cell.
        case targeted
    }

    /// The traits of the cell, from which colours and fonts are resolved.
    public var traitCollection: UITraitCollection
    /// Whether the cell ignores touches; false at first.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the item is selected; false at first.
    public var isSelected = false
    /// Whether the cell has the focus; false at first, and cells here have none.
    public var isFocused = false
    /// Whether the cell stays at an edge while content scrolls.
    public var isPinned = false
    /// Whether the list is edited; false at first.
    public var isEditing = false
    /// Whether the items within the one of the cell are shown.
    public var isExpanded = false
    /// Whether the cell is swiped aside and shows its actions.
    public var isSwiped = false
    /// Whether the cell is being moved to another place.
    public var isReordering = false
    /// The stage of a drag that the cell is in; none at first.
    public var cellDragState = DragState.none
    /// The relation of a drag over the list to the cell; none at first.
    public var cellDropState = DropState.none

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a cell in which nothing holds but its traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value that a program has added under a key; nil for none.
    ///
    /// Setting nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UICellConfigurationState: HighlightingState {}

extension UICellConfigurationState: CustomStringConvertible {
    /// The states that hold, by name, for messages.
    public var description: String {
        let facts: [(String, Bool)] = [
            ("disabled", isDisabled), ("highlighted", isHighlighted), ("selected", isSelected),
            ("focused", isFocused), ("pinned", isPinned), ("editing", isEditing), ("expanded", isExpanded),
            ("swiped", isSwiped), ("reordering", isReordering),
        ]
        let names = facts.filter(\.1).map(\.0)
        return "UICellConfigurationState(\(names.isEmpty ? "normal" : names.joined(separator: ", ")))"
    }
}
