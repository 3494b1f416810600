import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The columns of a split view controller: their controllers, their visibility and their places.
///
/// Source: uikit U168.
@MainActor final class SplitStage: NSObject {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    /// GUESS split: from 700 points of width on there are columns, the first one 0.4 of the width and 320 points at most.
    private static let wide: CGFloat = 700
    private static let part: CGFloat = 0.4
    private static let widest: CGFloat = 320

    private let ownerReference: BackReference<UISplitViewController>
    private var owner: UISplitViewController { ownerReference.object }
    /// What columns were given.
    private(set) var given: [Column: UIViewController] = [:]
    /// What stands in columns: what was given, or a navigation controller around it.
    private var shells: [Column: UIViewController] = [:]
    private(set) var isCollapsed = false
    private var hasChosen = false
    private var hidden: Set<Column> = []
    private let line = UIView()
    private var top = Column.secondary
    private var isPlacing = false
    private(set) lazy var button = makeButton()

    init(_ owner: UISplitViewController) {
        ownerReference = BackReference(owner) { UISplitViewController() }
        super.init()
        line.backgroundColor = .separator
    }

    // MARK: Controllers

    private var columns: [Column] {
        owner.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// The controllers of the columns, or the one that is shown alone.
    var controllers: [UIViewController] {
        if isCollapsed, hasChosen { return [alone].compactMap { $0 } }
        return columns.compactMap { shells[$0] }
    }

    func setControllers(_ controllers: [UIViewController]) {
        for (index, column) in [Column.primary, .secondary].enumerated() {
            set(controllers.indices.contains(index) ? controllers[index] : nil, column)
        }
    }

    func set(_ controller: UIViewController?, _ column: Column) {
        let old = shells[column]
        given[column] = controller
        shells[column] = controller.map { shell($0) }
        if let old, old !== shells[column] { leave(old) }
        if owner.isViewLoaded {
            if isCollapsed { hasChosen = false }
            layOut()
        }
    }

    private func shell(_ controller: UIViewController) -> UIViewController {
        guard owner.style != .unspecified, !(controller is UINavigationController) else { return controller }
        if let known = controller.navigationController, shells.values.contains(where: { $0 === known }) {
            return known
        }
        return UINavigationController(rootViewController: controller)
    }

    /// The controller that is shown where there is one stack.
    private var alone: UIViewController? {
        shells[.compact] ?? owner.delegate?.primaryViewController(forCollapsing: owner) ?? shells[.primary]
            ?? shells[.secondary]
    }

    // MARK: Modes

    var mode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        let seen = columns.dropLast().filter { isSeen($0) }.count
        let isOver = owner.splitBehavior == .overlay
        switch seen {
        case 0: return .secondaryOnly
        case 1: return isOver ? .oneOverSecondary : .oneBesideSecondary
        default: return isOver ? .twoOverSecondary : .twoBesideSecondary
        }
    }

    private func isSeen(_ column: Column) -> Bool { shells[column] != nil && !hidden.contains(column) }

    func preferredModeDidChange() {
        switch owner.preferredDisplayMode {
        case .automatic: hidden = []
        case .secondaryOnly: hidden = [.primary, .supplementary]
        case .oneBesideSecondary, .oneOverSecondary:
            hidden = owner.style == .tripleColumn ? [.primary] : []
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: hidden = []
        }
        changed()
    }

    func show(_ column: Column) {
        guard !isCollapsed else {
            top = column
            hasChosen = false
            return layOut()
        }
        guard hidden.contains(column) else { return }
        owner.delegate?.splitViewController(owner, willShow: column)
        hidden.remove(column)
        changed()
    }

    func hide(_ column: Column) {
        guard !isCollapsed else {
            (shells[.primary] as? UINavigationController)?.popToRootViewController(animated: true)
            return
        }
        guard column != .secondary, isSeen(column) else { return }
        owner.delegate?.splitViewController(owner, willHide: column)
        hidden.insert(column)
        // A column between stands beside the first one: without it the first is hidden, too.
        if column == .supplementary { hidden.insert(.primary) }
        changed()
    }

    private func changed() {
        guard owner.isViewLoaded else { return }
        owner.delegate?.splitViewController(owner, willChangeTo: mode)
        guard owner.view.window != nil, UIView.areAnimationsEnabled else { return layOut() }
        UIView.animate(withDuration: TransitionMetrics.dissolveDuration) {
            self.layOut()
            self.owner.view.layoutIfNeeded()
        }
    }

    private func makeButton() -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left") ?? UIImage(systemName: "list.bullet"),
            style: .plain,
            target: self,
            action: Selector("toggle:", SplitStage.toggle)
        )
    }

    private func toggle(_ sender: UIBarButtonItem) {
        let asked = owner.delegate?.targetDisplayModeForAction(in: owner) ?? .automatic
        if asked != .automatic { return owner.preferredDisplayMode = asked }
        let first = columns[0]
        if isSeen(first) { hide(first) } else { show(first) }
    }

    // MARK: Showing others

    func showInPrimary(_ controller: UIViewController) {
        let shell = isCollapsed ? alone : shells[.primary]
        if let navigation = shell as? UINavigationController {
            navigation.pushViewController(controller, animated: true)
        } else {
            set(controller, .primary)
        }
    }

    func showInSecondary(_ controller: UIViewController) {
        guard isCollapsed, let navigation = alone as? UINavigationController else {
            return set(controller, .secondary)
        }
        given[.secondary] = controller
        let pushed = (controller as? UINavigationController)?.viewControllers ?? [controller]
        shells[.secondary] = owner.style == .unspecified ? controller : nil
        navigation.setViewControllers(navigation.viewControllers + pushed, animated: true)
    }

    // MARK: Layout

    func layOut() {
        guard owner.isViewLoaded, !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        let bounds = owner.view.bounds
        let collapses = bounds.width < Self.wide
        if !hasChosen || collapses != isCollapsed { choose(collapses) }
        if isCollapsed {
            line.removeFromSuperview()
            if let alone { put(alone, bounds) }
            for shell in shells.values where shell !== alone { leave(shell) }
        } else {
            layOutColumns(bounds)
        }
    }

    private func choose(_ collapses: Bool) {
        let changes = hasChosen && collapses != isCollapsed
        hasChosen = true
        isCollapsed = collapses
        if collapses { collapse() } else if changes { expand() }
        if changes {
            if collapses {
                owner.delegate?.splitViewControllerDidCollapse(owner)
            } else {
                owner.delegate?.splitViewControllerDidExpand(owner)
            }
        }
    }

    /// Puts the columns upon each other.
    private func collapse() {
        guard shells[.compact] == nil, let base = shells[.primary] as? UINavigationController else { return }
        guard let secondary = shells[.secondary] else { return }
        if owner.style == .unspecified {
            let isDone =
                owner.delegate?.splitViewController(owner, collapseSecondary: secondary, onto: base) ?? false
            if isDone { return }
        } else {
            top =
                owner.delegate?.splitViewController(owner, topColumnForCollapsingToProposedTopColumn: top)
                ?? top
        }
        var stack = base.viewControllers
        let count =
            owner.style == .unspecified || top == .secondary ? columns.count : top == .supplementary ? 2 : 1
        for column in columns.prefix(count).dropFirst() {
            guard let shell = shells[column] else { continue }
            leave(shell)
            let inner = (shell as? UINavigationController)?.viewControllers ?? [shell]
            if let navigation = shell as? UINavigationController {
                navigation.setViewControllers([], animated: false)
            }
            moved[column] = inner
            stack += inner
        }
        base.setViewControllers(stack, animated: false)
    }

    /// What was taken from columns and put onto the first one.
    private var moved: [Column: [UIViewController]] = [:]

    /// Puts the columns side by side again.
    private func expand() {
        guard let base = shells[.primary] as? UINavigationController else { return }
        let separated = owner.delegate?.splitViewController(owner, separateSecondaryFrom: base)
        for (column, inner) in moved {
            let kept = base.viewControllers.filter { controller in !inner.contains { $0 === controller } }
            base.setViewControllers(kept, animated: false)
            if let navigation = shells[column] as? UINavigationController {
                navigation.setViewControllers(inner, animated: false)
            }
        }
        moved = [:]
        if let separated { shells[.secondary] = separated }
        let proposed = mode
        let asked = owner.delegate?.splitViewController(
            owner,
            displayModeForExpandingToProposedDisplayMode: proposed
        )
        if let asked, asked != proposed { owner.preferredDisplayMode = asked }
    }

    private func width(
        _ bounds: CGRect,
        _ preferred: CGFloat,
        _ fraction: CGFloat,
        _ minimum: CGFloat,
        _ maximum: CGFloat
    ) -> CGFloat {
        var width = min(bounds.width * Self.part, Self.widest)
        if fraction >= 0, fraction.isFinite { width = bounds.width * min(fraction, 1) }
        if preferred >= 0, preferred.isFinite { width = preferred }
        let limit = maximum >= 0 ? maximum : fraction >= 0 || preferred >= 0 ? bounds.width : Self.widest
        width = min(width, limit)
        if minimum >= 0 { width = max(width, minimum) }
        return min(width, bounds.width).rounded()
    }

    var primaryWidth: CGFloat {
        guard let bounds = owner.viewIfLoaded?.bounds else { return 0 }
        return width(
            bounds,
            owner.preferredPrimaryColumnWidth,
            owner.preferredPrimaryColumnWidthFraction,
            owner.minimumPrimaryColumnWidth,
            owner.maximumPrimaryColumnWidth
        )
    }

    var supplementaryWidth: CGFloat {
        guard let bounds = owner.viewIfLoaded?.bounds else { return 0 }
        return width(
            bounds,
            owner.preferredSupplementaryColumnWidth,
            owner.preferredSupplementaryColumnWidthFraction,
            owner.minimumSupplementaryColumnWidth,
            owner.maximumSupplementaryColumnWidth
        )
    }

    private func layOutColumns(_ bounds: CGRect) {
        let isOver = owner.splitBehavior == .overlay
        var x: CGFloat = 0
        var frames: [(Column, CGRect)] = []
        for column in columns.dropLast() where shells[column] != nil {
            let width = column == .primary ? primaryWidth : supplementaryWidth
            let seen = isSeen(column)
            frames.append((column, CGRect(x: seen ? x : -width, y: 0, width: width, height: bounds.height)))
            if seen { x += width }
        }
        let rest =
            isOver ? bounds : CGRect(x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height)
        frames.insert((.secondary, rest), at: 0)
        let isTrailing =
            (owner.primaryEdge == .trailing)
            != (owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for (column, frame) in frames {
            guard let shell = shells[column] else { continue }
            var place = frame
            if isTrailing { place.origin.x = bounds.width - frame.maxX }
            put(shell, place)
            if isOver, column != .secondary { owner.view.bringSubviewToFront(shell.view) }
        }
        let hair = AlertLine.thickness
        if line.superview == nil { owner.view.addSubview(line) }
        owner.view.bringSubviewToFront(line)
        line.isHidden = x == 0
        line.frame = CGRect(
            x: isTrailing ? bounds.width - x : x - hair,
            y: 0,
            width: hair,
            height: bounds.height
        )
    }

    private func put(_ controller: UIViewController, _ frame: CGRect) {
        if controller.parent !== owner { owner.addChild(controller) }
        if controller.view.superview !== owner.view {
            UIView.performWithoutAnimation {
                controller.view.frame = frame
                controller.view.autoresizingMask = []
                owner.view.insertSubview(controller.view, at: 0)
            }
            controller.didMove(toParent: owner)
        }
        if controller.view.frame != frame { controller.view.frame = frame }
    }

    private func leave(_ controller: UIViewController) {
        guard controller.parent === owner else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}
