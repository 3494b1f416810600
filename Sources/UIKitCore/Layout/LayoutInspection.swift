import AgateLayout
import CoreGraphics
import Foundation

/// A constraint with what the solver has made of it.
package struct InspectedConstraint {
    /// The constraint.
    package let constraint: NSLayoutConstraint
    /// It as text, in the notation of visual formats.
    package let text: String
    /// The value of the first side.
    package let firstValue: CGFloat
    /// What the first side is compared with: the second side times the multiplier and with the constant added.
    package let secondValue: CGFloat
    /// Whether the relation holds, up to a hundredth of a point.
    package let isSatisfied: Bool
    /// The constraints that it is at odds with, if it was left out for them.
    package let conflict: [String]
}

/// What an inspector asks of the layout of views.
@MainActor package enum LayoutInspection {
    /// What counts as nothing, in points.
    private static let tolerance = 0.01

    /// The constraints that a view takes part in, those installed in it first.
    package static func constraints(of view: UIView) -> [InspectedConstraint] {
        guard let state = view.layoutState else { return [] }
        var found = state.constraints
        let others = state.references.values.map(\.constraint)
            .filter { other in !found.contains { $0 === other } }
        found += others.sorted { rank($0) < rank($1) }
        return found.map(inspect)
    }

    /// Whether constraints leave the place or the size of the view open.
    package static func isAmbiguous(_ view: UIView) -> Bool {
        guard let state = view.layoutState, let variables = state.variables, !variables.isFixed else {
            return false
        }
        return variables.isAmbiguous
    }

    /// Whether any view of the display that the calling thread is inside of takes part in constraints.
    package static var isUsed: Bool { LayoutHost.ifUsed != nil }

    /// Sets a second receiver of reports of conflicts and loops; nil removes it.
    package static func setLog(_ log: ((String) -> Void)?) {
        LayoutHost.ifUsed?.listener = log
    }

    private static func rank(_ constraint: NSLayoutConstraint) -> Int {
        guard let (host, condition) = constraint.installed else { return .max }
        return host.engine.description(of: condition)?.rank ?? .max
    }

    private static func inspect(_ constraint: NSLayoutConstraint) -> InspectedConstraint {
        var (error, isSatisfied) = (0.0, true)
        var second = Double(constraint.constant)
        if let (host, condition) = constraint.installed, let found = host.engine.description(of: condition) {
            error =
                found.terms.reduce(found.constant) {
                    $0 + $1.coefficient * host.engine.value(of: $1.variable)
                }
            isSatisfied =
                switch constraint.relation {
                case .equal: abs(error) <= tolerance
                case .lessThanOrEqual: error <= tolerance
                case .greaterThanOrEqual: error >= -tolerance
                }
            second += value(of: constraint.second, constraint, host) * Double(constraint.multiplier)
        }
        let conflict = isSatisfied ? [] : LayoutHost.ifUsed?.members(ofConflictBreaking: constraint) ?? []
        return InspectedConstraint(
            constraint: constraint,
            text: constraint.description,
            firstValue: CGFloat(second + error),
            secondValue: CGFloat(second),
            isSatisfied: isSatisfied,
            conflict: conflict.map(\.description)
        )
    }

    private static func value(
        of side: ConstraintSide,
        _ constraint: NSLayoutConstraint,
        _ host: LayoutHost
    ) -> Double {
        guard let container = constraint.container, !side.isEmpty else { return 0 }
        var expression = LayoutExpression(container: container, host: host)
        expression.isMirrored = ConstraintDirection.isMirrored(constraint, in: container)
        expression.add(side, times: 1)
        return expression.terms.reduce(0) { $0 + $1.coefficient * host.engine.value(of: $1.variable) }
    }
}
