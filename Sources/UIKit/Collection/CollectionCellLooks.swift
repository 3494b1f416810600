import CoreGraphics
import Foundation

/// The content, the backgrounds and the states of a cell, and their combination.
@MainActor struct CollectionCellLooks {
    var isEditing = false
    var isExpanded = false
    var isSwiped = false
    var isReordering = false
    var isPinned = false
    /// The content as the program gave it.
    var content: (any UIContentConfiguration)?
    /// The view that shows it.
    var contentOwner: (UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    /// Shows ``background``, or the default one.
    var shownBackground: BackgroundView?
    var needsUpdate = true
    var isUpdating = false

    var isConfigured: Bool { content != nil || background != nil || shownBackground != nil }

    // MARK: State

    static func stateDidChange(_ cell: UICollectionViewCell) {
        if let view = cell.looks.selectedBackgroundView { show(view, cell.isSelected || cell.isHighlighted) }
        setHighlight(in: cell.contentView, cell.isHighlighted || cell.isSelected)
        setNeedsUpdate(cell)
    }

    static func setNeedsUpdate(_ cell: UICollectionViewCell) {
        cell.looks.needsUpdate = true
        cell.setNeedsLayout()
    }

    static func set(
        _ path: WritableKeyPath<CollectionCellLooks, Bool>,
        _ value: Bool,
        of cell: UICollectionViewCell
    ) {
        guard cell.looks[keyPath: path] != value else { return }
        cell.looks[keyPath: path] = value
        stateDidChange(cell)
    }

    /// Labels and pictures in the content are highlighted along with the cell.
    private static func setHighlight(in view: UIView, _ isHighlighted: Bool) {
        for part in view.subviews {
            (part as? UILabel)?.isHighlighted = isHighlighted
            (part as? UIImageView)?.isHighlighted = isHighlighted
            if !(part is UIControl), !(part is UIScrollView) { setHighlight(in: part, isHighlighted) }
        }
    }

    static func updateIfNeeded(_ cell: UICollectionViewCell) {
        guard cell.looks.needsUpdate, !cell.looks.isUpdating else { return }
        cell.looks.needsUpdate = false
        cell.looks.isUpdating = true
        let state = cell.configurationState
        cell.updateConfiguration(using: state)
        cell.configurationUpdateHandler?(cell, state)
        if cell.automaticallyUpdatesContentConfiguration, let content = cell.looks.content {
            showContent(content.updated(for: state), in: cell)
        }
        showBackground(of: cell, state)
        cell.looks.isUpdating = false
        cell.looks.needsUpdate = false
    }

    // MARK: Content

    static func setContent(_ content: (any UIContentConfiguration)?, of cell: UICollectionViewCell) {
        cell.looks.content = content
        guard let content else {
            cell.looks.contentOwner?.removeFromSuperview()
            cell.looks.contentOwner = nil
            return
        }
        showContent(
            cell.automaticallyUpdatesContentConfiguration
                ? content.updated(for: cell.configurationState) : content,
            in: cell
        )
        cell.needsMeasure = true
        (cell.superview as? UICollectionView)?.cellWantsMeasure()
    }

    private static func showContent(_ content: any UIContentConfiguration, in cell: UICollectionViewCell) {
        let shown = ConfiguredContent.show(content, in: cell.looks.contentOwner)
        guard shown !== cell.looks.contentOwner else { return }
        cell.looks.contentOwner?.removeFromSuperview()
        cell.looks.contentOwner = shown
        UIView.performWithoutAnimation {
            shown.frame = cell.contentView.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(shown)
        }
    }

    // MARK: Backgrounds

    static func setBackground(_ background: UIBackgroundConfiguration?, of cell: UICollectionViewCell) {
        cell.looks.background = background
        if background != nil {
            setBackgroundView(nil, of: cell)
            setSelectedBackgroundView(nil, of: cell)
        }
        setNeedsUpdate(cell)
        if !cell.looks.isUpdating { showBackground(of: cell, cell.configurationState) }
    }

    private static func showBackground(of cell: UICollectionViewCell, _ state: UICellConfigurationState) {
        let own = cell.looks.background
        let wanted = own ?? (cell.looks.backgroundView == nil ? cell.defaultBackground() : nil)
        guard let wanted else {
            cell.looks.shownBackground?.removeFromSuperview()
            cell.looks.shownBackground = nil
            return
        }
        let view = cell.looks.shownBackground ?? BackgroundView(frame: .zero)
        if cell.looks.shownBackground == nil {
            cell.looks.shownBackground = view
            UIView.performWithoutAnimation { cell.insertSubview(view, at: 0) }
        }
        view.configuration =
            own == nil || cell.automaticallyUpdatesBackgroundConfiguration
            ? wanted.updated(for: state) : wanted
        view.place(in: cell)
    }

    static func setBackgroundView(_ view: UIView?, of cell: UICollectionViewCell) {
        guard view !== cell.looks.backgroundView else { return }
        cell.looks.backgroundView?.removeFromSuperview()
        cell.looks.backgroundView = view
        guard let view else { return }
        cell.looks.background = nil
        cell.looks.shownBackground?.removeFromSuperview()
        cell.looks.shownBackground = nil
        view.frame = cell.bounds
        cell.insertSubview(view, at: 0)
    }

    static func setSelectedBackgroundView(_ view: UIView?, of cell: UICollectionViewCell) {
        guard view !== cell.looks.selectedBackgroundView else { return }
        cell.looks.selectedBackgroundView?.removeFromSuperview()
        cell.looks.selectedBackgroundView = view
        guard let view else { return }
        cell.looks.background = nil
        view.frame = cell.bounds
        cell.insertSubview(view, belowSubview: cell.contentView)
        show(view, cell.isSelected || cell.isHighlighted)
    }

    private static func show(_ view: UIView, _ isShown: Bool) { view.alpha = isShown ? 1 : 0 }

    static func place(_ cell: UICollectionViewCell) {
        for view in [cell.looks.backgroundView, cell.looks.selectedBackgroundView] {
            if let view, view.frame != cell.bounds { view.frame = cell.bounds }
        }
        cell.looks.shownBackground?.place(in: cell)
    }
}
