import AgateLayout
import CoreGraphics

/// Moves views, whose constraints leave their frames undecided, from one valid frame to another one.
///
/// An undecided attribute gets a constraint of the lowest priority, which yields to all others. Nothing is random, so that layout is
/// the same in each run.
///
/// Source: uikit U64.
@MainActor enum AmbiguityExercise {
    /// How far a place or a length is to go, in points.
    private static let distance = 40.0
    /// Below the priorities of all constraints.
    private static let priority: Float = 0.001

    /// Wishes for another frame, or takes them back.
    static func turn(_ view: UIView) {
        guard let state = view.layoutState, let variables = state.variables, !variables.isFixed else {
            return
        }
        let (host, engine) = (state.host, state.host.engine)
        host.prepare()
        if !state.exercise.isEmpty {
            end(state)
        } else {
            for variable in [variables.x, variables.y, variables.width, variables.height]
            where engine.isAmbiguous(variable) {
                let home = engine.value(of: variable)
                for step in [distance, -distance] {
                    let preference = engine.add(
                        [LayoutTerm(variable)],
                        constant: -(home + step),
                        .equal,
                        priority: priority
                    )
                    solve(host)
                    if engine.value(of: variable) != home {
                        state.exercise.append(preference)
                        break
                    }
                    engine.remove(preference)
                }
            }
        }
        solve(host)
        host.needsPass(view)
        view.superview?.layer.setNeedsLayout()
    }

    /// Whether a view's frame would be undecided without its wishes.
    static func isUndecided(_ state: LayoutState) -> Bool {
        guard !state.exercise.isEmpty, let variables = state.variables else { return false }
        let preferences = state.exercise.compactMap { state.host.engine.description(of: $0) }
        end(state)
        solve(state.host)
        let isUndecided = variables.isAmbiguous
        for preference in preferences {
            let again = state.host.engine.add(
                preference.terms,
                constant: preference.constant,
                preference.relation,
                priority: priority
            )
            state.exercise.append(again)
        }
        solve(state.host)
        return isUndecided
    }

    private static func end(_ state: LayoutState) {
        for preference in state.exercise { state.host.engine.remove(preference) }
        state.exercise.removeAll()
    }

    private static func solve(_ host: LayoutHost) {
        host.isDirty = true
        host.prepare()
    }
}
