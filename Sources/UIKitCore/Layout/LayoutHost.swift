import AgateLayout
import CoreGraphics
import Foundation
import QuartzCore

/// The solver of all views of a display, and the pass that brings constraints to it and frames back.
///
/// A pass runs before layers are laid out, in a commit or by `layoutIfNeeded()`: it updates constraints, children first; takes what is given,
/// frames, margins, natural sizes; solves; and asks the superviews of all that have moved for layout. Their `layoutSubviews()` then
/// gives the frames. What changes meanwhile is solved in another round of the same pass.
///
/// Source: uikit U11, U12.
package final class LayoutHost {
    typealias Condition = LayoutCondition

    let engine = LayoutEngine()
    /// The views and guides, by the numbers of their variables.
    @exclusivity(unchecked) private var items: [ItemVariables.Unowned?] = []
    /// The constraints, by the numbers of their conditions.
    @exclusivity(unchecked) private var constraints: [ConnectedConstraint?] = []
    /// Whose frames are given.
    var fixedItems: [ObjectIdentifier: ItemVariables.Unowned] = [:]
    var insetStates: [ObjectIdentifier: Held] = [:]
    /// The items whose intrinsic size has to be read again.
    var invalidIntrinsic: [ObjectIdentifier: Held] = [:]
    /// Whose height depends on the width.
    var wrapping: [ObjectIdentifier: Held] = [:]
    var updating: [ObjectIdentifier: Held] = [:]
    @exclusivity(unchecked) var isDirty = false
    var stateCount = 0
    private var isPreparing = false
    /// The number of the pass that is under way; a call of ``layOut(_:)``, and one inside of that, is a pass of its own.
    private(set) var pass = 0
    private var lastPass = 0
    private var depth = 0
    private var reportedConflicts: Set<Set<ObjectIdentifier>> = []
    private var reportedLoops: Set<ObjectIdentifier> = []
    /// Whether frames are rounded as measured without a screen: places to whole points, sizes to halves.
    ///
    /// GUESS layout-rounding: places and sizes go to the nearest pixel, ties away from zero. Source: uikit U56.
    package var roundsAsMeasured = false
    /// The function that receives reports of conflicts and loops.
    package var log: (String) -> Void = { text in
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }

    /// A second receiver of reports of conflicts and loops.
    var listener: ((String) -> Void)?
    /// The constraints of the reported conflicts, the one that was left out first.
    private var knownConflicts: [[ConstraintReference]] = []

    /// A state that is kept nowhere; it takes itself out of all tables when it goes.
    struct Held {
        unowned(unsafe) let state: LayoutState
    }

    /// Whether any display has one: programs without constraints do not look for it.
    nonisolated(unsafe) static private(set) var isUsed = false

    /// The one of the display that the calling thread is inside of.
    package static var current: LayoutHost {
        let displayState = DisplayState.current
        if let known = displayState.layout.layoutHost { return known }
        let made = LayoutHost()
        displayState.layout.layoutHost = made
        isUsed = true
        displayState.followCommits(of: DisplayContext.current)
        return made
    }

    /// The one of the display, if there is one already.
    static var ifUsed: LayoutHost? { isUsed ? DisplayState.current.layout.layoutHost : nil }

    /// Something in a view has changed that the solver has to look at.
    @MainActor func needsPass(_ view: UIView) {
        isDirty = true
        if !view.layer.needsLayout() { view.layer.setNeedsLayout() }
    }

    /// A state goes: it is looked for in the tables that have any.
    func forget(_ state: ObjectIdentifier) {
        if !insetStates.isEmpty { insetStates[state] = nil }
        if !invalidIntrinsic.isEmpty { invalidIntrinsic[state] = nil }
        if !wrapping.isEmpty { wrapping[state] = nil }
        if !updating.isEmpty { updating[state] = nil }
    }

    // MARK: Numbers

    /// Records the item of a variable; nil removes it.
    func know(_ variable: LayoutVariable, as item: ItemVariables?) {
        if variable.index >= items.count {
            items.append(contentsOf: repeatElement(nil, count: variable.index + 1 - items.count))
        }
        items[variable.index] = item.map { ItemVariables.Unowned(item: $0) }
    }

    /// Notes which constraint a condition stands for; nil: none any more.
    func connect(_ condition: Condition, _ constraint: ConnectedConstraint?) {
        if condition.index >= constraints.count {
            constraints.append(contentsOf: repeatElement(nil, count: condition.index + 1 - constraints.count))
        }
        constraints[condition.index] = constraint
    }

    /// The constraint that a condition stands for.
    func constraint(of condition: Condition) -> NSLayoutConstraint? {
        condition.index < constraints.count ? constraints[condition.index]?.constraint : nil
    }

    // MARK: Passes

    /// A commit is going to lay out layers.
    @MainActor func prepareCommit(isFirst: Bool) {
        if isFirst, depth == 0 { pass = nextPass() }
        prepare()
    }

    private func nextPass() -> Int {
        lastPass += 1
        return lastPass
    }

    /// Lays out what needs it around a view, from the topmost of its superviews on that needs it.
    ///
    /// Source: uikit U13.
    @MainActor func layOut(_ view: UIView) {
        let outer = pass
        // A view that asks for the layout of what it is in, in each of its layouts, comes to an end: deeper calls share their counts.
        if depth < 2 { pass = nextPass() }
        depth += 1
        defer {
            depth -= 1
            pass = outer
        }
        for _ in 0..<LayoutMetrics.longestLoop {
            prepare()
            var top = view
            var current = view.superview
            while let next = current {
                if next.layer.needsLayout() { top = next }
                current = next.superview
            }
            top.layer.layoutIfNeeded()
            if !isDirty { break }
        }
    }

    /// Solves what has changed.
    @MainActor func prepare() {
        guard isDirty, !isPreparing else { return }
        isPreparing = true
        defer { isPreparing = false }
        for _ in 0..<LayoutMetrics.longestLoop where isDirty {
            isDirty = false
            updateConstraints()
            for item in fixedItems.values { item.item.view?.layoutState?.refreshFixed() }
            SafeAreas.refresh(self)
            // Kept meanwhile: margins may be a program's own.
            let inset = insetStates.values.map(\.state)
            for state in inset { state.refreshInsets() }
            let invalid = invalidIntrinsic.values.map(\.state)
            invalidIntrinsic.removeAll()
            for state in ordered(invalid) { state.updateIntrinsic() }
            var changed = solve()
            for _ in 0..<3 {
                // What text needs in height follows from the width that it gets.
                let wrapped = wrapping.values.map(\.state).filter { $0.wrap() }
                if wrapped.isEmpty { break }
                changed += solve()
            }
            take(changed)
        }
    }

    /// In the order in which the views came to the solver.
    private func ordered(_ states: [LayoutState]) -> [LayoutState] {
        states.sorted { $0.order < $1.order }
    }

    @MainActor private func solve() -> [LayoutVariable] {
        let changed = engine.solve()
        for conflict in engine.newConflicts { report(conflict) }
        return changed
    }

    @MainActor private func take(_ changed: [LayoutVariable]) {
        var seen: Set<ObjectIdentifier> = []
        for variable in changed.sorted() {
            guard variable.index < items.count, let item = items[variable.index]?.item,
                seen.insert(ObjectIdentifier(item)).inserted
            else { continue }
            if let view = item.view {
                view.superview?.layer.setNeedsLayout()
            } else {
                item.guide?.owningView?.layer.setNeedsLayout()
            }
        }
    }

    // MARK: Updating constraints

    /// Lets views update their constraints, deeper ones first.
    ///
    /// Source: uikit U11, U61.
    @MainActor private func updateConstraints() {
        for _ in 0..<LayoutMetrics.longestLoop {
            let states = updating.values.map(\.state).filter(\.needsUpdateConstraints)
            updating.removeAll()
            guard !states.isEmpty else { return }
            let views = states.compactMap(\.owner).map { (view: $0, depth: Self.depth(of: $0)) }
            let sorted = views.sorted {
                let (left, right) = ($0.view.layoutState?.order ?? 0, $1.view.layoutState?.order ?? 0)
                return $0.depth != $1.depth ? $0.depth > $1.depth : left < right
            }
            for (view, _) in sorted { update(view) }
        }
        let names = updating.values.compactMap { $0.state.owner?.description }.sorted()
        updating.removeAll()
        for name in names {
            tell("agate: \(name) asks for an update of its constraints in each update: stopped")
        }
    }

    @MainActor func update(_ view: UIView) {
        guard let state = view.layoutState, state.needsUpdateConstraints else { return }
        state.needsUpdateConstraints = false
        if let controller = view.viewController {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
    }

    @MainActor private static func depth(of view: UIView) -> Int {
        var depth = 0
        var current = view.superview
        while let next = current {
            depth += 1
            current = next.superview
        }
        return depth
    }

    // MARK: Frames

    /// Gives subviews the rectangles that the solver has found: their sizes, and the middles as centres.
    ///
    /// Where a layer's anchor is elsewhere than in the middle, the frame that is seen lies beside the rectangle. Source: reality Q5.3.
    @MainActor func place(subviewsOf view: UIView) {
        for subview in view.subviews {
            guard let state = subview.layoutState, let found = state.found else { continue }
            let frame = rounded(found, view)
            let size = frame.size
            if subview.layer.bounds.size != size { subview.bounds.size = size }
            let center = CGPoint(x: frame.minX + size.width / 2, y: frame.minY + size.height / 2)
            if subview.layer.position != center { subview.center = center }
        }
    }

    /// A frame on the grid of pixels.
    @MainActor func rounded(_ frame: CGRect, _ view: UIView) -> CGRect {
        let scale = UIScreenScale.current
        let (places, sizes) = roundsAsMeasured ? (1, 2) : (scale, scale)
        return CGRect(
            x: Self.rounded(frame.origin.x, places),
            y: Self.rounded(frame.origin.y, places),
            width: Self.rounded(frame.size.width, sizes),
            height: Self.rounded(frame.size.height, sizes)
        )
    }

    /// The nearest multiple of a part; what lies between two but for rounding goes away from zero.
    private static func rounded(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        guard length.isFinite, scale > 0 else { return 0 }
        let exact = (length * 1e6).rounded() / 1e6
        return (exact * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    /// Whether a view may be laid out once more in this pass.
    ///
    /// What a program asks for itself, such as to lay out one cell for the height of each row, is no loop: the rounds of a commit are
    /// counted apart from those of ``layOut(_:)``, which are counted anew in each call. Source: uikit U12.
    @MainActor func mayLayOut(_ view: UIView, _ state: LayoutState) -> Bool {
        let count =
            depth == 0 ? Self.count(&state.rounds, in: pass) : Self.count(&state.innerRounds, in: pass)
        guard count > LayoutMetrics.longestLoop else { return true }
        if reportedLoops.insert(ObjectIdentifier(view)).inserted {
            tell(
                "agate: \(view.description) changes constraints in each of \(LayoutMetrics.longestLoop) layouts: stopped"
            )
        }
        return false
    }

    private static func count(_ rounds: inout (pass: Int, count: Int), in pass: Int) -> Int {
        if rounds.pass != pass { rounds = (pass, 0) }
        rounds.count += 1
        return rounds.count
    }

    // MARK: Conflicts

    @MainActor private func report(_ conflict: LayoutConflict) {
        let members = conflict.conditions.compactMap { constraint(of: $0) }
        guard reportedConflicts.insert(Set(members.map { ObjectIdentifier($0) })).inserted else { return }
        guard let broken = constraint(of: conflict.broken) else { return }
        knownConflicts.removeAll { $0.first?.constraint == nil }
        knownConflicts.append(([broken] + members).map { ConstraintReference(constraint: $0) })
        tell(ConstraintPrinting.conflict(members, broken: broken))
    }

    private func tell(_ text: String) {
        log(text)
        listener?(text)
    }

    /// The constraints that one was left out for, as far as they are still there; empty for one that was not.
    @MainActor func members(ofConflictBreaking constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
        let found = knownConflicts.last { $0.first?.constraint === constraint }
        return (found ?? []).compactMap(\.constraint).filter { $0 !== constraint && $0.isActive }
    }
}
