/// A number that the engine finds: an edge or a length, in points.
package struct LayoutVariable: Hashable, Comparable, Sendable {
    package let index: Int

    package static func < (left: LayoutVariable, right: LayoutVariable) -> Bool { left.index < right.index }
}

/// A condition that an engine keeps, from ``LayoutEngine/add(_:constant:_:priority:rank:)`` until it is removed.
package struct LayoutCondition: Hashable, Comparable, Sendable {
    package let index: Int

    package static func < (left: LayoutCondition, right: LayoutCondition) -> Bool { left.index < right.index }
}

/// How an expression lies to 0.
package enum LayoutRelation: Sendable {
    case atMost
    case equal
    case atLeast
}

/// A multiple of a variable.
package struct LayoutTerm: Sendable {
    package var variable: LayoutVariable
    package var coefficient: Double

    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// Required conditions that cannot hold together.
package struct LayoutConflict: Hashable, Sendable {
    /// Conditions that cannot hold together, in the order of their ranks; the last one was broken.
    ///
    /// None of up to 25 can be left out. Of more, some may be spared where lengths would be negative otherwise.
    package var conditions: [LayoutCondition]
    /// The one that the engine leaves out.
    package var broken: LayoutCondition

    package init(conditions: [LayoutCondition], broken: LayoutCondition) {
        self.conditions = conditions
        self.broken = broken
    }
}
