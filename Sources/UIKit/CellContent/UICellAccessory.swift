import CoreGraphics
import Foundation

/// A small part at the side of a list's cell: an arrow, a check mark, a handle, or a view of the program.
///
/// The order in which a cell is given them makes no difference to those of the system, which have their places.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// A closure that is called when the accessory is tapped.
    public typealias ActionHandler = () -> Void

    /// The kinds of accessories that a cell can have.
    public enum AccessoryType: Hashable {
        /// An arrow that shows that the cell leads to more content.
        case disclosureIndicator
        /// An arrow that expands and collapses an item.
        case outlineDisclosure
        /// A check mark, for an item that is chosen.
        case checkmark
        /// A button that deletes the item.
        case delete
        /// A button that inserts an item.
        case insert
        /// A handle by which the cell is moved.
        case reorder
        /// A circle that shows whether the cell is selected among several.
        case multiselect
        /// A short text, such as a number.
        case label
        /// A view that the program has made.
        case customView(UIView)
    }

    /// What else is known of each kind.
    enum Options {
        case disclosureIndicator(DisclosureIndicatorOptions)
        case outlineDisclosure(OutlineDisclosureOptions)
        case checkmark(CheckmarkOptions)
        case delete(DeleteOptions)
        case insert(InsertOptions)
        case reorder(ReorderOptions)
        case multiselect(MultiselectOptions)
        case label(String, LabelOptions)
        case customView(CustomViewConfiguration)
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let options: Options
    let actionHandler: ActionHandler?

    private init(
        _ type: AccessoryType,
        _ displayed: DisplayedState,
        _ options: Options,
        _ handler: ActionHandler? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.options = options
        actionHandler = handler
    }

    /// An arrow at the trailing edge, which shows that the cell leads to more content.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, .disclosureIndicator(options))
    }

    /// A check mark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, .checkmark(options))
    }

    /// A red button at the beginning; without a handler it shows the cell's trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, displayed, .delete(options), actionHandler)
    }

    /// A green button at the beginning; without a handler it shows the cell's leading swipe actions.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, displayed, .insert(options), actionHandler)
    }

    /// A handle at the end, by which the cell is moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, .reorder(options))
    }

    /// A circle at the beginning, with a tick where the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, .multiselect(options))
    }

    /// An arrow at the trailing edge, which points down while the item is expanded.
    ///
    /// - Parameter actionHandler: Called in place of showing and hiding what a section snapshot has within the item.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.outlineDisclosure, displayed, .outlineDisclosure(options), actionHandler)
    }

    /// A short text at the trailing edge.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(.label, displayed, .label(text, options))
    }

    /// A view that the program has made, at the edge that its configuration says.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state, _), .trailing(let state, _): displayed = state
        }
        return UICellAccessory(
            .customView(configuration.customView),
            displayed,
            .customView(configuration)
        )
    }
}
