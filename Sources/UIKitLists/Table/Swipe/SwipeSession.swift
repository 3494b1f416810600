import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKitRooms) import UIKitCore

/// A row that a finger has pulled aside, with the buttons that show.
///
/// The content of the cell moves by the origin of its bounds, so that corners cut off what is pulled; buttons lie in the part that comes free.
///
/// Source: uikit U144.
@MainActor final class SwipeSession {
    private(set) weak var cell: UIView?
    /// The row, of a table.
    var place: ListPlace?
    private let leading: UISwipeActionsConfiguration?
    private let trailing: UISwipeActionsConfiguration?
    private var actionsView: SwipeActionsView?
    private var isTrailing = true
    /// How far the content is to the right; negative: to the left.
    private(set) var offset: CGFloat = 0
    private var start: CGFloat = 0
    /// Whether the buttons stay to be seen when no finger is down.
    private(set) var isOpen = false
    /// Whether the button that deletes is among them.
    var showsDeletion = false
    private var isFull = false
    private var isOver = false
    private var isFinished = false
    /// Called once, when the row is back in its place or has gone.
    private let ended: (SwipeSession) -> Void

    init(
        _ cell: UIView,
        leading: UISwipeActionsConfiguration?,
        trailing: UISwipeActionsConfiguration?,
        ended: @escaping (SwipeSession) -> Void
    ) {
        self.cell = cell
        self.leading = leading?.actions.isEmpty == false ? leading : nil
        self.trailing = trailing?.actions.isEmpty == false ? trailing : nil
        self.ended = ended
    }

    /// Whether there is anything to pull out.
    var hasActions: Bool { leading != nil || trailing != nil }

    /// Whether there is anything to pull out by a movement to one side.
    func hasActions(towards x: CGFloat) -> Bool { x < 0 ? trailing != nil : leading != nil }

    func owns(_ view: UIView) -> Bool { actionsView.map { view.isDescendant(of: $0) } ?? false }

    private var configuration: UISwipeActionsConfiguration? { isTrailing ? trailing : leading }
    private var width: CGFloat { cell?.bounds.width ?? 0 }
    private var natural: CGFloat { actionsView?.naturalWidth ?? 0 }

    // MARK: Fingers

    /// A finger takes hold of the row.
    func begin() { start = offset }

    /// The finger has gone so far.
    func move(by travel: CGFloat) {
        var wanted = start + travel
        if wanted < 0, trailing == nil || wanted > 0 && leading == nil {
            wanted = 0
        } else if wanted > 0, leading == nil {
            wanted = 0
        }
        show(trailing: wanted < 0 || wanted == 0 && isTrailing)
        let reach = abs(wanted)
        let limit = natural
        let swipesFully = configuration?.performsFirstActionWithFullSwipe ?? false
        var shown = reach
        if reach > limit, !swipesFully {
            shown = limit + ScrollPhysics.stretched(reach - limit, length: max(width, 1)) * 0.5
        }
        offset = wanted < 0 ? -min(shown, width) : min(shown, width)
        let full = swipesFully && reach > width * TableMetrics.Swipe.fullPart && reach > limit
        if full != isFull {
            isFull = full
            actionsView?.isExpanded = full
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
                self.layOut()
                self.actionsView?.layoutIfNeeded()
            }
        } else {
            layOut()
        }
    }

    /// The finger leaves with a speed, in points per second.
    func end(velocity: CGFloat) {
        guard let actionsView, offset != 0 else {
            close(animated: false)
            return
        }
        if isFull, let first = actionsView.actions.first {
            perform(first, fully: true)
            return
        }
        let outwards = isTrailing ? -velocity : velocity
        let opens =
            abs(velocity) > TableMetrics.Swipe.speed ? outwards > 0 : abs(offset) > natural / 2
        if opens { settle(at: isTrailing ? -natural : natural) } else { close(animated: true) }
    }

    /// Shows the buttons of one edge without a finger.
    func open(trailing: Bool, animated: Bool) {
        show(trailing: trailing)
        guard actionsView != nil else {
            close(animated: false)
            return
        }
        settle(at: trailing ? -natural : natural, animated: animated)
    }

    private func show(trailing isTrailing: Bool) {
        if actionsView != nil, self.isTrailing == isTrailing { return }
        actionsView?.removeFromSuperview()
        self.isTrailing = isTrailing
        actionsView = nil
        guard let configuration, let cell else { return }
        let view = SwipeActionsView(configuration.actions, isTrailing: isTrailing) { [weak self] action in
            self?.perform(action, fully: false)
        }
        actionsView = view
        UIView.performWithoutAnimation {
            cell.addSubview(view)
            layOut()
            view.layoutIfNeeded()
        }
    }

    /// Puts content and buttons where the offset says.
    func layOut() {
        guard let cell else { return }
        let size = cell.bounds.size
        if cell.bounds.origin.x != -offset { cell.bounds.origin.x = -offset }
        guard let actionsView else { return }
        let pulled = abs(offset)
        let frame = CGRect(x: isTrailing ? size.width : -pulled, y: 0, width: pulled, height: size.height)
        if actionsView.frame != frame {
            actionsView.frame = frame
            actionsView.setNeedsLayout()
            actionsView.layoutIfNeeded()
        }
    }

    private func settle(at target: CGFloat, animated: Bool = true, then completion: (() -> Void)? = nil) {
        isOpen = target != 0
        isFull = false
        let change = { [self] in
            if target == 0 || abs(target) < width { actionsView?.isExpanded = false }
            offset = target
            layOut()
        }
        guard animated, cell?.window != nil else {
            UIView.performWithoutAnimation(change)
            completion?()
            return
        }
        UIView.animate(
            withDuration: TableMetrics.Swipe.duration,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: change,
            completion: { _ in completion?() }
        )
    }

    // MARK: Actions

    private func perform(_ action: UIContextualAction, fully: Bool) {
        guard !isOver, let actionsView else { return }
        isOpen = true
        let run = { [weak self] in
            action.handler(action, actionsView) { _ in
                self?.close(animated: true)
            }
        }
        if fully {
            // The row goes all the way while the action is done.
            isFull = false
            UIView.animate(
                withDuration: TableMetrics.Swipe.duration,
                delay: 0,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { [self] in
                    offset = isTrailing ? -width : width
                    layOut()
                }
            )
        }
        run()
    }

    // MARK: The end

    /// Puts the row back.
    func close(animated: Bool) {
        guard !isOver else { return }
        if animated, offset != 0 {
            isOver = true
            settle(at: 0) { [weak self] in self?.finish() }
            // From now on another row can be swiped.
            ended(self)
        } else {
            isOver = true
            offset = 0
            layOut()
            ended(self)
            finish()
        }
    }

    /// The row goes as it is, because it was deleted.
    func abandon() {
        guard !isOver else { return }
        isOver = true
        ended(self)
    }

    /// What an abandoned row has to forget before it is used again.
    func finish() {
        guard !isFinished else { return }
        isFinished = true
        offset = 0
        UIView.performWithoutAnimation { layOut() }
        actionsView?.removeFromSuperview()
        actionsView = nil
        if let cell = cell as? UITableViewCell {
            if cell.swipe === self { cell.swipe = nil }
            TableCellLooks.updateClipping(cell)
        }
    }
}
