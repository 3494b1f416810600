import AgateLayout
import CoreGraphics
import Foundation

/// How constraints come to the solver, and go.
@MainActor enum ConstraintInstallation {
    /// Installs a constraint in the nearest view that contains its items.
    ///
    /// Source: uikit U50.
    static func activate(_ constraint: NSLayoutConstraint) {
        let owners = ConstraintOwners(of: constraint)
        guard let container = owners.container else {
            // Apple raises an exception, which Swift cannot catch either.
            fatalError(noCommonAncestor(constraint))
        }
        put(constraint, in: container, owners)
    }

    /// Installs a constraint in a view that contains its items.
    static func install(_ constraint: NSLayoutConstraint, in container: UIView) {
        if constraint.container === container { return }
        let owners = ConstraintOwners(of: constraint)
        guard !owners.isIncomplete, owners.all.allSatisfy({ $0.isDescendant(of: container) }) else {
            // As above: an exception on Apple's systems.
            fatalError(
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
                    + "the view?  That's illegal. constraint:\(constraint.description) view:\(container.description)"
            )
        }
        put(constraint, in: container, owners)
    }

    /// Installs a constraint in a view that is known to contain those that its items belong to.
    private static func put(
        _ constraint: NSLayoutConstraint,
        in container: UIView,
        _ owners: ConstraintOwners
    ) {
        if let present = constraint.container {
            if present === container { return }
            deactivate(constraint)
        }
        constraint.installation.container = container.constraintItem
        constraint.activationPlace = .here()
        container.makeLayoutState().constraints.append(constraint)
        connect(constraint, in: container, owners)
    }

    static func deactivate(_ constraint: NSLayoutConstraint) {
        guard let container = constraint.container else { return }
        ConstraintConnection.end(constraint)
        constraint.installation.container = nil
        if let state = container.layoutState {
            state.constraints.removeAll { $0 === constraint }
            state.host.needsPass(container)
        }
        container.setNeedsLayout()
    }

    /// Brings an installed constraint to the solver.
    ///
    /// - Parameters:
    ///   - owners: The views that its items belong to.
    ///   - rank: Its place in the order of constraints; nil: behind all that there are.
    private static func connect(
        _ constraint: NSLayoutConstraint,
        in container: UIView,
        _ owners: ConstraintOwners,
        rank: Int? = nil
    ) {
        let host = container.makeLayoutState().host
        // Content of a scroll view is placed in it, also by constraints that are installed farther up.
        var expression = LayoutExpression(container: owners.scrollView ?? container, host: host)
        expression.isMirrored = ConstraintDirection.isMirrored(constraint, in: container)
        expression.add(constraint.first, times: 1)
        expression.add(constraint.second, times: -constraint.multiplier)
        let condition = host.engine.add(
            expression.terms,
            constant: Double(-constraint.constant),
            constraint.relation.engine,
            priority: constraint.priority.rawValue,
            rank: rank
        )
        ConstraintConnection.make(constraint, host, condition, owners)
        host.needsPass(container)
    }

    /// Brings a constraint to the solver anew, after a change of what it depends on.
    static func reconnect(_ constraint: NSLayoutConstraint) {
        guard let container = constraint.container else { return }
        let rank = constraint.installed.flatMap { $0.host.engine.description(of: $0.condition)?.rank }
        ConstraintConnection.end(constraint)
        connect(constraint, in: container, ConstraintOwners(of: constraint), rank: rank)
    }

    static func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let (host, condition) = constraint.installed, let container = constraint.container else {
            return
        }
        host.engine.setConstant(Double(-constraint.constant), of: condition)
        host.needsPass(container)
    }

    static func priorityDidChange(_ constraint: NSLayoutConstraint, from old: UILayoutPriority) {
        guard let (host, condition) = constraint.installed, let container = constraint.container else {
            return
        }
        // A required constraint is another kind of condition to the solver.
        guard (old.rawValue >= 1000) == (constraint.priority.rawValue >= 1000) else {
            reconnect(constraint)
            return host.needsPass(container)
        }
        host.engine.setPriority(constraint.priority.rawValue, of: condition)
        host.needsPass(container)
    }

    /// A subtree leaves: constraints between it and the rest end.
    static func treeWillLeave(_ top: UIView) {
        ViewTree.forEach(in: top) { view in
            guard let state = view.layoutState, !state.references.isEmpty else { return }
            // Kept meanwhile: the last one to keep a constraint is the view that it is taken from.
            let constraints = state.references.values.map(\.constraint)
            for constraint in constraints {
                guard let container = constraint.container, !container.isDescendant(of: top) else { continue }
                deactivate(constraint)
            }
        }
    }

    static func commonAncestor(of views: [UIView]) -> UIView? {
        guard var common = views.first else { return nil }
        for view in views.dropFirst() where view !== common {
            var chain: Set<ObjectIdentifier> = []
            var current: UIView? = common
            while let next = current {
                chain.insert(ObjectIdentifier(next))
                current = next.superview
            }
            current = view
            while let next = current, !chain.contains(ObjectIdentifier(next)) { current = next.superview }
            guard let found = current else { return nil }
            common = found
        }
        return common
    }

    private static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> String {
        "Unable to activate constraint with anchors <\(constraint.first.description)> and "
            + "<\(constraint.second.description)> because they have no common ancestor.  Does the constraint or its anchors "
            + "reference items in different view hierarchies?  That's illegal."
    }
}

/// Whether a constraint is about places that are mirrored.
@MainActor enum ConstraintDirection {
    static func isMirrored(_ constraint: NSLayoutConstraint, in container: UIView) -> Bool {
        let followsText =
            constraint.first.attribute.followsText || constraint.second.attribute.followsText
            || constraint.first.subtracted?.attribute.followsText ?? false
            || constraint.second.subtracted?.attribute.followsText ?? false
        return followsText
            && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}

/// A constraint that is not kept and may be gone; an object, because copies of a weak reference are registered one by one.
final class ConstraintReference {
    private(set) weak var constraint: NSLayoutConstraint?

    init(constraint: NSLayoutConstraint) { self.constraint = constraint }
}

extension NSLayoutConstraint.Relation {
    var engine: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .atMost
        case .equal: .equal
        case .greaterThanOrEqual: .atLeast
        }
    }
}
