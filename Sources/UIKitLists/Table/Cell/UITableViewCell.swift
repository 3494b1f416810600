import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// A row of a table: an image and texts in one of four arrangements, or the program's own views in ``contentView``.
///
/// The class body is a table of contents: each member hands over to a collaborator in this folder.
///
/// Source: uikit U142, U144.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    /// The views of the cell.
    final let parts: CellParts
    /// What the table says of the row.
    final var place = CellPlace() {
        didSet { if place != oldValue { TableCellLooks.placeDidChange(self, from: oldValue) } }
    }
    /// What the program has set.
    final var looks = TableCellLooks.Values()
    /// The buttons that a finger has pulled out.
    final var swipe: SwipeSession?
    private var identifier: String?
    private var isSelectedStorage = false
    private var isHighlightedStorage = false
    private var isEditingStorage = false
    /// Whether a finger moves the row.
    final var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Making cells

    /// Makes a cell with an arrangement of texts, to be used again under an identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        parts = CellParts(style)
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        CellSetUp.finish(self)
    }

    /// Makes a cell with a frame and the default arrangement.
    @preconcurrency @MainActor public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a cell from an archive, with its style and identifier.
    public required init?(coder: NSCoder) {
        parts = CellParts(
            CellStyle(rawValue: coder.decodeInteger(forKey: "UITableViewCellStyle")) ?? .default
        )
        identifier = coder.soundObject(forKey: "UIReuseIdentifier") as? String
        super.init(coder: coder)
        CellSetUp.finish(self)
        coder.didInitialize(self, as: UITableViewCell.self)
    }

    /// Writes the cell into an archive, with its style and its reuse identifier.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(parts.style.rawValue, forKey: "UITableViewCellStyle")
        if let identifier { coder.encode(identifier as NSString, forKey: "UIReuseIdentifier") }
    }

    /// Under which name the cell is used again.
    open var reuseIdentifier: String? { identifier }

    /// Gives a cell of a document its identifier there, or that for which its nib is registered.
    package final func takeReuseIdentifier(_ name: String?) { identifier = name }

    /// Called before the cell is used for another row; a subclass resets what the last row has changed.
    open func prepareForReuse() { CellSetUp.reset(self) }

    // MARK: Content

    /// The view for the program's own subviews; it leaves room for editing controls and accessories.
    open var contentView: UIView { parts.content }

    /// The image at the leading edge; nil in cells of a style without one.
    open var imageView: UIImageView? { CellParts.imageView(of: self) }

    /// The label of the main text; made at the first use.
    open var textLabel: UILabel? { CellParts.textLabel(of: self) }

    /// The second text; nil in cells of the default style.
    open var detailTextLabel: UILabel? { CellParts.detailLabel(of: self) }

    /// By how many steps the content is indented.
    open var indentationLevel: Int {
        get { looks.indentationLevel }
        set { TableCellLooks.set(\.indentationLevel, newValue, of: self) }
    }

    /// The width of one indentation level, in points; 10 at first.
    open var indentationWidth: CGFloat {
        get { looks.indentationWidth }
        set { TableCellLooks.set(\.indentationWidth, newValue, of: self) }
    }

    // MARK: Configurations

    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
        ->
        Void

    /// The content of the cell as a value; nil at first.
    ///
    /// Where it is set, it is shown in place of the labels and the image.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.configured.content }
        set { CellConfiguration.setContent(newValue, of: self) }
    }

    /// The content of a cell of this style, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        CellConfiguration.defaultContent(of: self)
    }

    /// The background of the cell as a value; nil at first.
    ///
    /// Where it is set, it is shown in place of the background views and the colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.configured.background }
        set { CellConfiguration.setBackground(newValue, of: self) }
    }

    /// The background of a cell in this table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        CellConfiguration.defaultBackground(of: self)
    }

    /// Whether the content follows the state of the cell; true.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background follows the state of the cell; true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The state of the cell, for configurations; a subclass may add to it.
    open var configurationState: UICellConfigurationState { CellConfiguration.state(of: self) }

    /// Marks the configurations as out of date; they are updated before the next frame.
    open func setNeedsUpdateConfiguration() { CellConfiguration.setNeedsUpdate(self) }

    /// Updates the cell for a state; a subclass changes its configurations here.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// A closure that is called after each ``updateConfiguration(using:)``, with the cell and its state; nil at first.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    // MARK: Backgrounds

    /// The view behind the content; unless set, grouped tables have one in the system's colour.
    open var backgroundView: UIView? {
        get { parts.background }
        set { TableCellLooks.setBackground(newValue, \.background, of: self) }
    }

    /// The view behind the content while the cell is selected or highlighted; grey unless set.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { TableCellLooks.setBackground(newValue, \.selectedBackground, of: self) }
    }

    /// The view that is shown behind the content while the cell is selected and several may be; nil for ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        get { parts.multipleSelectionBackground }
        set { TableCellLooks.setBackground(newValue, \.multipleSelectionBackground, of: self) }
    }

    // MARK: Accessories

    /// The accessory at the trailing edge; ``AccessoryType/none`` at first.
    ///
    /// An `accessoryView` takes its place.
    open var accessoryType: AccessoryType {
        get { looks.accessoryType }
        set { TableCellLooks.set(\.accessoryType, newValue, of: self) }
    }

    /// A view at the right edge, in the place of ``accessoryType``; it keeps its size.
    open var accessoryView: UIView? {
        get { looks.accessoryView }
        set { TableCellLooks.set(\.accessoryView, newValue, of: self) }
    }

    /// The accessory at the trailing edge while the table is edited; `none` at first.
    open var editingAccessoryType: AccessoryType {
        get { looks.editingAccessoryType }
        set { TableCellLooks.set(\.editingAccessoryType, newValue, of: self) }
    }

    /// A view at the right edge while the table is edited.
    open var editingAccessoryView: UIView? {
        get { looks.editingAccessoryView }
        set { TableCellLooks.set(\.editingAccessoryView, newValue, of: self) }
    }

    // MARK: Separators

    /// The insets of the line below the cell, in points; unless set, they come from ``UITableView/separatorInset``.
    open var separatorInset: UIEdgeInsets {
        get { looks.separatorInset ?? CellSeparators.automaticInset(of: self) }
        set { TableCellLooks.set(\.separatorInset, newValue, of: self) }
    }

    // MARK: Selection

    /// The look of the cell while it is selected; `default` at first.
    open var selectionStyle: SelectionStyle {
        get { looks.selectionStyle }
        set { TableCellLooks.set(\.selectionStyle, newValue, of: self) }
    }

    /// The look of the cell while it is focused; only read back, tables here have no focus.
    open var focusStyle = FocusStyle.default

    /// Whether the cell is selected; false at first.
    ///
    /// Setting it changes the look without an animation.
    open var isSelected: Bool {
        get { isSelectedStorage }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { isHighlightedStorage }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Sets whether the cell is selected; the table calls it.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelectedStorage else { return }
        isSelectedStorage = selected
        TableCellLooks.selectionDidChange(self, animated: animated)
    }

    /// Sets whether the cell is highlighted, as under a finger; the table calls it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlightedStorage else { return }
        isHighlightedStorage = highlighted
        TableCellLooks.selectionDidChange(self, animated: animated)
    }

    // MARK: Editing

    /// Whether the cell shows the controls of editing.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls of editing; the table calls it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditingStorage else { return }
        let change = { self.isEditingStorage = editing }
        CellTransition.run(self, animated: animated, change)
    }

    /// The control at the leading edge while the table is edited, as the table's delegate gives it.
    open var editingStyle: EditingStyle { place.editingStyle }

    /// Whether the handle for moving the row is shown while the table is edited, if the data source can move rows.
    open var showsReorderControl: Bool {
        get { looks.showsReorderControl }
        set { TableCellLooks.set(\.showsReorderControl, newValue, of: self) }
    }

    /// Whether the content makes room for the control at the left edge.
    open var shouldIndentWhileEditing: Bool {
        get { place.indentsWhileEditing }
        set { place.indentsWhileEditing = newValue }
    }

    /// Whether the button that deletes the row is shown.
    open var showingDeleteConfirmation: Bool { swipe?.showsDeletion ?? false }

    /// The state is about to change; called with what the cell will show.
    open func willTransition(to state: StateMask) {}

    /// Called when the animation to another editing state has ended.
    open func didTransition(to state: StateMask) {}

    // MARK: Layout

    /// Places the content, the controls, the accessory and the lines; a subclass may move texts and image afterwards.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        CellConfiguration.updateIfNeeded(self)
        CellLayout.layOut(self)
    }

    /// The size of the content at a width: that of its constraints, or of the texts; at least 44 points high.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CellFitting.size(
            of: self,
            targetSize,
            horizontalFittingPriority,
            verticalFittingPriority
        )
    }

    /// The size that the content needs at a width, in points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CellFitting.height(of: self, width: size.width))
    }

    /// Reports to the table that the cell needs another height.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        TableHeights.cellDidChangeSize(self)
    }

    /// Draws accessories and controls in the new colour.
    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        TableCellLooks.tintDidChange(self)
    }

    // MARK: Recognizers that the cell is the delegate of

    /// Gives what the superclass gives; the cell itself keeps no recognizer from beginning.
    open override dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// False: no recognizer of the cell recognizes at the same time as another one.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// False: no recognizer of the cell waits until another one fails.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// False: no other recognizer waits until one of the cell fails.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// True: recognizers of the cell receive every touch.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { true }

    // MARK: Dragging

    /// The stages of a drag that a cell can be in.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell has been lifted and is about to be dragged.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// Called when the drag state changes; nothing calls it, since cells are not dragged out of tables.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether the cell reacts to touches while it is dragged; only read back.
    open var userInteractionEnabledWhileDragging = false

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.cells
    }
}
