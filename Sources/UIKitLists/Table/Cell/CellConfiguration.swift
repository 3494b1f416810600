import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// What a cell or a header of a table shows by configurations, as values.
///
/// Source: uikit U142.
@MainActor final class ConfiguredParts {
    var content: (any UIContentConfiguration)?
    var contentView: (UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var backgroundView: BackgroundView?
    /// Whether something has changed that the configurations follow.
    var needsUpdate = true
    private var isUpdating = false

    /// Shows other content in a view; nil takes it away.
    func show(_ configuration: (any UIContentConfiguration)?, in holder: UIView) {
        content = configuration
        guard let configuration else {
            contentView?.removeFromSuperview()
            contentView = nil
            return
        }
        let view = ConfiguredContent.show(configuration, in: contentView)
        guard view !== contentView else { return }
        contentView?.removeFromSuperview()
        contentView = view
        view.frame = holder.bounds
        holder.insertSubview(view, at: 0)
    }

    /// Shows another background behind everything in a view; nil takes it away.
    func show(_ configuration: UIBackgroundConfiguration?, behind view: UIView) {
        background = configuration
        guard let configuration else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let shown = backgroundView ?? BackgroundView(frame: view.bounds)
        if backgroundView == nil {
            backgroundView = shown
            view.insertSubview(shown, at: 0)
        }
        shown.configuration = configuration
    }

    /// Brings the configurations up to date with a state, if that is due.
    func updateIfNeeded<State: UIConfigurationState>(
        _ state: @autoclosure () -> State,
        _ update: (State) -> Void
    ) {
        guard needsUpdate, !isUpdating else { return }
        needsUpdate = false
        isUpdating = true
        update(state())
        isUpdating = false
    }

    /// Puts content and background where they belong.
    func place(in holder: UIView, behind view: UIView) {
        if let contentView, contentView.frame != holder.bounds { contentView.frame = holder.bounds }
        backgroundView?.place(in: view)
    }

    /// The height that the content wants at a width; nil without content.
    func height(forWidth width: CGFloat) -> CGFloat? {
        guard let contentView else { return nil }
        return contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// The configurations of cells of tables.
@MainActor enum CellConfiguration {
    static func state(of cell: UITableViewCell) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: cell.traitCollection)
        state.isSelected = cell.isSelected
        state.isHighlighted = cell.isHighlighted
        state.isEditing = cell.isEditing
        state.isSwiped = cell.swipe != nil
        state.isReordering = cell.isReordering
        state.isDisabled = !cell.isUserInteractionEnabled
        return state
    }

    static func setNeedsUpdate(_ cell: UITableViewCell) {
        cell.parts.configured.needsUpdate = true
        cell.setNeedsLayout()
    }

    static func updateIfNeeded(_ cell: UITableViewCell) {
        let configured = cell.parts.configured
        configured.updateIfNeeded(cell.configurationState) { state in
            if cell.automaticallyUpdatesContentConfiguration, let content = configured.content {
                configured.show(content.updated(for: state), in: cell.parts.content)
            }
            if cell.automaticallyUpdatesBackgroundConfiguration, let background = configured.background {
                configured.show(background.updated(for: state), behind: cell)
            }
            cell.updateConfiguration(using: state)
            cell.configurationUpdateHandler?(cell, state)
        }
    }

    static func setContent(_ content: (any UIContentConfiguration)?, of cell: UITableViewCell) {
        let configured = cell.parts.configured
        for part in [cell.parts.text, cell.parts.detail, cell.parts.image] where content != nil {
            part?.removeFromSuperview()
        }
        if content != nil { cell.parts.forgetTexts() }
        configured.show(content, in: cell.parts.content)
        if !configured.needsUpdate, cell.automaticallyUpdatesContentConfiguration, let content {
            configured.show(content.updated(for: state(of: cell)), in: cell.parts.content)
        }
        cell.invalidateIntrinsicContentSize()
        cell.setNeedsLayout()
    }

    static func setBackground(_ background: UIBackgroundConfiguration?, of cell: UITableViewCell) {
        if background != nil {
            cell.backgroundView = nil
            cell.selectedBackgroundView = nil
            cell.backgroundColor = nil
        }
        let shown =
            cell.automaticallyUpdatesBackgroundConfiguration
            ? background?.updated(for: state(of: cell)) : background
        cell.parts.configured.show(shown, behind: cell)
        TableCellLooks.showSelection(cell)
        cell.setNeedsLayout()
    }

    /// The content that a cell of a style and its table has.
    static func defaultContent(of cell: UITableViewCell) -> UIListContentConfiguration {
        let made: UIListContentConfiguration =
            switch cell.parts.style {
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        return made.updated(for: state(of: cell))
    }

    static func defaultBackground(of cell: UITableViewCell) -> UIBackgroundConfiguration {
        cell.place.tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
    }
}
