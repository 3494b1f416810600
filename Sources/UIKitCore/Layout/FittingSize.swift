import AgateLayout
import CoreGraphics
import Foundation

/// The size that the constraints in a subtree give its root.
///
/// The subtree is solved alone, in a solver of its own.
///
/// Source: uikit U65.
@MainActor enum FittingSize {
    static func size(of view: UIView, _ target: CGSize, _ horizontal: Float, _ vertical: Float) -> CGSize {
        guard let state = view.layoutState else { return fallback(view, target, horizontal, vertical) }
        let host = state.host
        host.prepare()
        guard let variables = state.variables else { return .zero }
        let engine = LayoutEngine()
        var made: [LayoutVariable: LayoutVariable] = [:]
        func variable(_ old: LayoutVariable, isLength: Bool) -> LayoutVariable {
            if let known = made[old] { return known }
            let new = engine.makeVariable(isLength: isLength)
            made[old] = new
            return new
        }
        func copy(_ condition: LayoutCondition) {
            guard let old = host.engine.description(of: condition) else { return }
            let terms = old.terms.map { term in
                let new = variable(term.variable, isLength: host.engine.isLength(term.variable))
                return LayoutTerm(new, term.coefficient)
            }
            _ = engine.add(
                terms,
                constant: old.constant,
                old.relation,
                priority: old.priority,
                rank: old.rank
            )
        }
        var shared: Set<LayoutVariable> = []
        /// Lets the frame of a view in the subtree, which is given, follow its superview as its mask says.
        func share(_ next: UIView, _ own: ItemVariables) {
            guard own.isFixed, MaskShare.isFlexible(next), let superview = next.superview,
                let outer = superview.layoutState?.variables
            else { return }
            let across = MaskShare.shares(of: next, in: superview, .horizontal)
            let along = MaskShare.shares(of: next, in: superview, .vertical)
            let rows = [
                (own.x, across.place, outer.width), (own.width, across.length, outer.width),
                (own.y, along.place, outer.height), (own.height, along.length, outer.height),
            ]
            for (old, share, whole) in rows where share.factor != 0 {
                let new = variable(old, isLength: host.engine.isLength(old))
                let terms = [
                    LayoutTerm(new), LayoutTerm(variable(whole, isLength: true), -share.factor),
                ]
                _ = engine.add(terms, constant: -share.constant, .equal)
                shared.insert(old)
            }
        }
        var wrapping: [(state: LayoutState, variables: ItemVariables)] = []
        ViewTree.forEach(in: view) { next in
            guard let state = next.layoutState else { return }
            for constraint in state.constraints {
                if let condition = constraint.installed?.condition { copy(condition) }
            }
            for condition in state.intrinsicConditions { copy(condition) }
            if next !== view {
                for condition in state.maskConditions { copy(condition) }
                if let own = state.variables { share(next, own) }
            }
            if next !== view, state.variables?.isFixed == false,
                host.wrapping[ObjectIdentifier(state)] != nil,
                let own = state.variables
            {
                wrapping.append((state, own))
            }
        }
        let (width, height) = (
            variable(variables.width, isLength: true), variable(variables.height, isLength: true)
        )
        for (old, new) in made
        where old != variables.width && old != variables.height && !shared.contains(old) {
            // A frame that is given in the subtree is given here.
            if let value = host.engine.givenValue(of: old) { engine.fix(new, at: value) }
        }
        let preferences: [(LayoutVariable, CGFloat, Float)] = [
            (width, target.width, horizontal), (height, target.height, vertical),
        ]
        for (variable, length, priority) in preferences {
            _ = engine.add([LayoutTerm(variable)], constant: -Double(length), .equal, priority: priority)
        }
        // The root's own content counts where it is no constraint yet.
        if state.intrinsicConditions.isEmpty { addContent(of: view, to: engine, width, height) }
        _ = engine.solve()
        wrap(wrapping, engine, made)
        return CGSize(width: rounded(engine.value(of: width)), height: rounded(engine.value(of: height)))
    }

    /// Gives text the height that it has at its width.
    private static func wrap(
        _ wrapping: [(state: LayoutState, variables: ItemVariables)],
        _ engine: LayoutEngine,
        _ made: [LayoutVariable: LayoutVariable]
    ) {
        guard !wrapping.isEmpty else { return }
        for (state, variables) in wrapping {
            guard let view = state.owner, let width = made[variables.width],
                let height = made[variables.height],
                let wrapped = view.wrappedHeight(forWidth: CGFloat(engine.value(of: width)))
            else { continue }
            for condition in engine.conditions(linkedWith: height) {
                // The content's own wishes name the height alone.
                guard let old = engine.description(of: condition), old.terms.count == 1,
                    old.terms[0].variable == height,
                    old.rank < 0 || state.intrinsicRanks.contains(old.rank)
                else { continue }
                engine.setConstant(-Double(wrapped), of: condition)
            }
        }
        _ = engine.solve()
    }

    private static func addContent(
        of view: UIView,
        to engine: LayoutEngine,
        _ width: LayoutVariable,
        _ height: LayoutVariable
    ) {
        let size = AlignmentRect.intrinsicSize(of: view)
        let hugging = view.layoutState?.hugging ?? view.defaultHugging
        let resistance = view.layoutState?.resistance ?? .resistance
        for (variable, length, axis) in [
            (width, size.width, NSLayoutConstraint.Axis.horizontal), (height, size.height, .vertical),
        ] where length >= 0 {
            _ = engine.add(
                [LayoutTerm(variable)],
                constant: -Double(length),
                .atMost,
                priority: hugging[axis]
            )
            _ = engine.add(
                [LayoutTerm(variable)],
                constant: -Double(length),
                .atLeast,
                priority: resistance[axis]
            )
        }
    }

    /// A view without constraints has its content's size, or the target size where that is required.
    private static func fallback(
        _ view: UIView,
        _ target: CGSize,
        _ horizontal: Float,
        _ vertical: Float
    ) -> CGSize {
        let size = AlignmentRect.intrinsicSize(of: view)
        func length(_ natural: CGFloat, _ target: CGFloat, _ present: CGFloat, _ priority: Float) -> CGFloat {
            if natural < 0 { return target }
            return priority > (target < natural ? 750 : 250) ? target : natural
        }
        return CGSize(
            width: length(size.width, target.width, view.bounds.width, horizontal),
            height: length(size.height, target.height, view.bounds.height, vertical)
        )
    }

    /// Up to the next pixel, so that content is not cut off.
    private static func rounded(_ length: Double) -> CGFloat {
        Pixels.ceiled(CGFloat(length), UIScreenScale.current)
    }
}
