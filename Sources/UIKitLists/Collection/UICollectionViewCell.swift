import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// The view of an item of a collection.
///
/// What it shows goes into ``contentView``, or is said by ``contentConfiguration``. Behind it lie the background, and over that the
/// background of selected cells.
///
/// Source: uikit U144.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    @_spi(UIKitRooms) open override class func standIn(frame: CGRect) -> UIView {
        UICollectionViewCell(frame: frame)
    }

    /// The stages of a drag that a cell can be in.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell has been lifted and is about to be dragged.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The configurations of the cell.
    final var looks = CollectionCellLooks()
    private let contentStorage = UIView(frame: .zero)
    /// What a storyboard has the selection of the item do.
    package final var selectionSegue: (() -> Void)?

    /// Makes a cell with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a cell from an archive, such as a nib registered with a collection.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.didInitialize(self, as: UICollectionViewCell.self)
    }

    private func setUp() {
        contentStorage.frame = bounds
        contentStorage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentStorage)
    }

    /// The view for what the cell shows, as large as the cell.
    open var contentView: UIView { contentStorage }

    // MARK: State

    /// Whether the cell's item is selected; false at first.
    ///
    /// The collection sets it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { CollectionCellLooks.stateDidChange(self) } }
    }

    /// Whether a finger is on the item.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { CollectionCellLooks.stateDidChange(self) } }
    }

    /// The state from which content and background configurations derive their look.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = looks.isEditing
        state.isExpanded = looks.isExpanded
        state.isSwiped = looks.isSwiped
        state.isReordering = looks.isReordering
        state.isPinned = looks.isPinned
        return state
    }

    /// Marks the configurations as out of date; ``updateConfiguration(using:)`` is called before the next frame.
    open func setNeedsUpdateConfiguration() { CollectionCellLooks.setNeedsUpdate(self) }

    /// Updates the configurations for a state; overrides call the superclass.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// A closure that updates the cell for its state, called after ``updateConfiguration(using:)``; nil at first.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Called when the drag state of the cell changes; has no effect unless a subclass overrides it.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Content

    /// The content of the cell as a value; its view fills ``contentView``.
    ///
    /// Nil at first.
    ///
    /// Nil takes the view away.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { looks.content }
        set { CollectionCellLooks.setContent(newValue, of: self) }
    }

    /// Whether the content follows the cell's state by its own `updated(for:)`.
    open var automaticallyUpdatesContentConfiguration = true

    // MARK: Background

    /// The background of the cell as a value; setting it removes ``backgroundView`` and ``selectedBackgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { looks.background }
        set { CollectionCellLooks.setBackground(newValue, of: self) }
    }

    /// Whether the background follows the cell's state by its own `updated(for:)`.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The background that the cell has while none is set.
    func defaultBackground() -> UIBackgroundConfiguration? { nil }

    /// A view behind the content, as large as the cell; setting it removes ``backgroundConfiguration``.
    open var backgroundView: UIView? {
        get { looks.backgroundView }
        set { CollectionCellLooks.setBackgroundView(newValue, of: self) }
    }

    /// A view in front of the background and behind the content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        get { looks.selectedBackgroundView }
        set { CollectionCellLooks.setSelectedBackgroundView(newValue, of: self) }
    }

    // MARK: Layout

    /// Updates the configurations and places the backgrounds and the content.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        CollectionCellLooks.updateIfNeeded(self)
        placeContent()
        CollectionCellLooks.place(self)
    }

    /// Lets the content fill the cell.
    func placeContent() {
        if contentView.frame != bounds { contentView.frame = bounds }
    }

    override func fittingSize(_ size: CGSize, fixed: UIAxis) -> CGSize {
        CollectionCellLooks.updateIfNeeded(self)
        let horizontal: UILayoutPriority = fixed.contains(.horizontal) ? .required : .fittingSizeLevel
        let vertical: UILayoutPriority = fixed.contains(.vertical) ? .required : .fittingSizeLevel
        return (looks.contentOwner ?? contentView).systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
    }

    override func pinnedDidChange(_ isPinned: Bool) {
        guard looks.isPinned != isPinned else { return }
        looks.isPinned = isPinned
        CollectionCellLooks.stateDidChange(self)
    }

    /// Whether a tap on the cell does something else than select it; it does that.
    func takesTap() -> Bool { false }

    /// Updates a configured cell, because its look can depend on traits.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if looks.isConfigured { setNeedsUpdateConfiguration() }
    }
}
