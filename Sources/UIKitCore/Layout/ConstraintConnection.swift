import AgateLayout

extension NSLayoutConstraint {
    /// What holds of a constraint while it is active: where it is installed, and what stands for it there.
    struct Installation {
        var container: ConstraintItem?
        /// The condition that stands for it in a solver; nil while none knows of the constraint.
        fileprivate(set) var tie: (host: LayoutHost, condition: LayoutCondition)?
        /// What the views of its items, two at most on either side, know of constraints; each of these states takes itself out when it goes.
        fileprivate var states: (Member?, Member?, Member?, Member?) = (nil, nil, nil, nil)
    }

    /// A state that a constraint is known to.
    fileprivate struct Member {
        unowned(unsafe) let state: LayoutState
    }
}

/// A reference to a constraint that does not keep it alive: the view in which it is installed does, and no constraint is freed before
/// it is disconnected.
///
/// A weak reference would make each use of a constraint slow (benchmark `uikit/cell-40`).
struct ConnectedConstraint {
    unowned(unsafe) let constraint: NSLayoutConstraint
}

/// The ties between constraints, the solver, and the views that they name.
enum ConstraintConnection {
    /// Ties a constraint to a condition and to the states of the views that its items belong to.
    @MainActor static func make(
        _ constraint: NSLayoutConstraint,
        _ host: LayoutHost,
        _ condition: LayoutCondition,
        _ owners: ConstraintOwners
    ) {
        let connected = ConnectedConstraint(constraint: constraint)
        let name = ObjectIdentifier(constraint)
        func member(_ owner: UIView?) -> NSLayoutConstraint.Member? {
            guard let owner else { return nil }
            let state = owner.makeLayoutState()
            state.references[name] = connected
            return NSLayoutConstraint.Member(state: state)
        }
        host.connect(condition, connected)
        constraint.installation.tie = (host, condition)
        constraint.installation.states = (
            member(owners.first), member(owners.second), member(owners.third), member(owners.fourth)
        )
    }

    /// Unties a constraint from all; one that is tied to nothing stays so.
    static func end(_ constraint: NSLayoutConstraint) {
        guard let (host, condition) = constraint.installation.tie else { return }
        let states = constraint.installation.states
        constraint.installation.tie = nil
        constraint.installation.states = (nil, nil, nil, nil)
        let name = ObjectIdentifier(constraint)
        func untie(_ member: NSLayoutConstraint.Member?) {
            if let member { member.state.references[name] = nil }
        }
        untie(states.0)
        untie(states.1)
        untie(states.2)
        untie(states.3)
        host.engine.remove(condition)
        host.connect(condition, nil)
    }
}

/// The views that the items of a constraint belong to, each once: two at most on either side.
@MainActor struct ConstraintOwners {
    private(set) var first: UIView?
    private(set) var second: UIView?
    private(set) var third: UIView?
    private(set) var fourth: UIView?
    /// Whether an item is gone, or belongs to no view.
    private(set) var isIncomplete = false

    init(of constraint: NSLayoutConstraint) {
        add(constraint.first)
        add(constraint.second)
    }

    private mutating func add(_ side: ConstraintSide) {
        if let main = side.main { add(main.reference.owner) }
        if let subtracted = side.subtracted { add(subtracted.reference.owner) }
    }

    private mutating func add(_ view: UIView?) {
        guard let view else {
            isIncomplete = true
            return
        }
        if first == nil {
            first = view
        } else if view === first || view === second || view === third {
            return
        } else if second == nil {
            second = view
        } else if third == nil {
            third = view
        } else {
            fourth = view
        }
    }

    /// All of them.
    var all: [UIView] { [first, second, third, fourth].compactMap { $0 } }

    /// The nearest view that contains all of them; nil if there is none, or an item is gone.
    var container: UIView? {
        guard let first, !isIncomplete else { return nil }
        guard let second else { return first }
        guard third == nil else { return ConstraintInstallation.commonAncestor(of: all) }
        // A view and its superview, or two neighbours, need no search.
        let (outer, otherOuter) = (first.superviewStorage, second.superviewStorage)
        if outer === second { return second }
        if otherOuter === first { return first }
        if let outer, outer === otherOuter { return outer }
        return ConstraintInstallation.commonAncestor(of: [first, second])
    }

    /// The scroll view whose content they are, if they are content of one of them.
    var scrollView: UIView? {
        guard second != nil else { return nil }
        return content(of: first) ?? content(of: second) ?? content(of: third) ?? content(of: fourth)
    }

    private func content(of view: UIView?) -> UIView? {
        guard let view, view.scrollsContent, all.allSatisfy({ $0.isDescendant(of: view) }) else {
            return nil
        }
        return view
    }
}
