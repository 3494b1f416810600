import CoreGraphics
public import Foundation

/// A linear relation of two numbers of views or guides: first = multiplier · second + constant, or ≤, or ≥.
///
/// Activated, it is installed in the nearest view that contains both, which keeps it; ``constant``, ``priority`` and ``isActive`` may
/// change at any time, all else is fixed. Where a required constraint cannot hold with those before it, it is left out, and one block of
/// text says which ones are at odds.
///
/// Source: uikit U50 to U64.
@preconcurrency @MainActor
open class NSLayoutConstraint: ObservingObject {
    private(set) final var first = ConstraintSide.none
    private(set) final var second = ConstraintSide.none
    /// What holds of it while it is active.
    @exclusivity(unchecked) final var installation = Installation()
    /// The view that it is installed in.
    final var container: UIView? { installation.container?.view }
    /// Where it was activated last, in builds for debugging.
    final var activationPlace: ActivationPlace?
    /// The condition that stands for it in the solver.
    final var installed: (host: LayoutHost, condition: LayoutHost.Condition)? { installation.tie }

    /// The relation between the two sides: equal, at most or at least.
    public private(set) final var relation = Relation.equal
    /// The factor by which the second attribute is multiplied; 1 at first.
    public private(set) final var multiplier: CGFloat = 1

    /// Makes a constraint that is not active.
    ///
    /// The pair of attributes must make sense: a place is compared with a place of the same axis, and not `left` or `right` with
    /// `leading` or `trailing`; a length is compared with a length or with nothing. The program stops at others.
    ///
    /// - Parameters:
    ///   - view1: A view or guide.
    ///   - view2: Another one; nil for a constant.
    ///   - multiplier: The factor of the second attribute.
    ///   - c: The constant that is added, in points.
    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        let first = ConstraintSide(view1 as AnyObject, attr1)
        var second = ConstraintSide.none
        if let view2, attr2 != .notAnAttribute { second = ConstraintSide(view2 as AnyObject, attr2) }
        self.init(first, relation, second, multiplier: multiplier, constant: c)
    }

    /// Makes a constraint of two sides.
    ///
    /// It is a convenience, so that subclasses inherit the others with the one that is not.
    convenience init(
        _ first: ConstraintSide,
        _ relation: Relation,
        _ second: ConstraintSide,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        // Apple raises an exception for pairs that mean nothing, which Swift cannot catch either.
        if let flaw = ConstraintChecks.flaw(of: first, second, multiplier) { fatalError(flaw) }
        self.init()
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Makes a constraint between nothing and nothing, which cannot be activated.
    public override init() {
        super.init()
    }

    /// The first view or guide; nil after it was freed.
    open var firstItem: AnyObject? { first.item }

    /// The second view or guide; nil for a constant, or after it was freed.
    open var secondItem: AnyObject? { second.item }

    /// The attribute of the first item that is constrained.
    open var firstAttribute: Attribute { first.attribute }

    /// The attribute of the second item; `notAnAttribute` for a constraint to a constant.
    open var secondAttribute: Attribute { second.attribute }

    /// The anchor of the first item's attribute.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(side: first) }

    /// The anchor of the second side; nil for a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.isEmpty ? nil : NSLayoutAnchor(side: second)
    }

    /// The points that are added to the second side.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { ConstraintInstallation.constantDidChange(self) } }
    }

    /// The priority of the constraint; required at first.
    ///
    /// It does not change between required and not while the constraint is active among views of a window: the program stops.
    open var priority = UILayoutPriority.required {
        willSet {
            if isActive, container?.window != nil, (newValue.rawValue >= 1000) != (priority.rawValue >= 1000)
            {
                // An exception on Apple's systems.
                fatalError(ConstraintChecks.priorityFlaw(of: self, newValue))
            }
        }
        didSet { if priority != oldValue { ConstraintInstallation.priorityDidChange(self, from: oldValue) } }
    }

    /// Whether the constraint is in force; setting it installs or removes it.
    ///
    /// The items must have a common ancestor; the program stops if they have none.
    open var isActive: Bool {
        get { container != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                ConstraintInstallation.activate(self)
            } else {
                ConstraintInstallation.deactivate(self)
            }
        }
    }

    /// Activates constraints: each is installed in the nearest view that holds both of its items.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints, which then do not count in the layout.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// A name that messages about the constraint show; nil at first.
    open var identifier: String?

    /// Whether the archive of a view that contains all of its items holds the constraint.
    open var shouldBeArchived = false

    /// Makes the constraints that a visual format describes, not active.
    ///
    /// `H:|-[name(>=50)]-20-[field(==name@700)]-|`: a row, or by `V:` a column, of views in brackets with their sizes, between them spaces. A
    /// bar is the superview; `-` alone is 8 points, at the superview its margin. A mistake stops the program with the place of it.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - opts: What else is lined up, and which way the row reads.
    ///   - metrics: Numbers by the names that the format uses.
    ///   - views: Views and guides by the names that the format uses.
    ///
    /// Source: uikit U59.
    open class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
        do throws(VisualFormatFlaw) { return try parser.constraints() } catch {
            // An exception on Apple's systems.
            fatalError(error.description)
        }
    }

    /// The constraint as messages show it: `<NSLayoutConstraint:0x… 'identifier' H:[A:0x…]-(8)-[B:0x…]   (active)>`.
    nonisolated open override var description: String {
        ViewThread.run { ConstraintPrinting.description(of: self) }
    }
}

extension NSLayoutConstraint {
    /// Why two views or guides with their attributes make no constraint, in the words in which the initialiser stops the program; nil where they do.
    package static func flaw(
        _ item: AnyObject?,
        _ attribute: Attribute,
        _ otherItem: AnyObject?,
        _ otherAttribute: Attribute,
        multiplier: CGFloat
    ) -> String? {
        let first = item.map { ConstraintSide($0, attribute) } ?? .none
        let second =
            otherAttribute == .notAnAttribute ? nil : otherItem.map { ConstraintSide($0, otherAttribute) }
        return ConstraintChecks.flaw(of: first, second ?? .none, multiplier)
    }
}

/// What cannot be a constraint.
@MainActor enum ConstraintChecks {
    /// Why two sides make no constraint; nil if they do.
    ///
    /// Source: uikit U57.
    static func flaw(of first: ConstraintSide, _ second: ConstraintSide, _ multiplier: CGFloat) -> String? {
        if isPlain(first, second) { return nil }
        func stop(_ reason: String) -> String {
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: \(reason)"
        }
        for part in first.parts + second.parts
        where part.reference.isOther {
            return stop("Constraint items must each be a view or layout guide.")
        }
        guard first.kind != .none else { return stop("The first attribute must not be notAnAttribute.") }
        guard !second.isEmpty else {
            return first.kind == .length || multiplier == 0
                ? nil
                : stop(
                    "Invalid pairing of layout attributes: A constraint cannot be made that sets a location equal to a "
                        + "constant. Location attributes must be specified in pairs."
                )
        }
        let pair =
            "Invalid pairing of layout attributes: \(first.attribute.name) and \(second.attribute.name)"
        guard first.kind == second.kind else { return stop(pair) }
        let attributes = (first.parts + second.parts).map(\.attribute)
        if attributes.contains(where: \.isSide), attributes.contains(where: \.followsText) {
            return stop(
                pair
                    + ": a constraint cannot be made between a leading/trailing attribute and a right/left attribute."
            )
        }
        return nil
    }

    /// Whether the sides are those of nearly all constraints: attributes of one kind that may be compared, or a length alone.
    private static func isPlain(_ first: ConstraintSide, _ second: ConstraintSide) -> Bool {
        guard let main = first.main, !main.reference.isOther, !first.isDistance, !second.isDistance else {
            return false
        }
        guard let other = second.main else { return main.attribute.kind == .length }
        return !other.reference.isOther && main.attribute.kind == other.attribute.kind
            && main.attribute.kind != .none && main.attribute.followsText == other.attribute.followsText
    }

    static func priorityFlaw(of constraint: NSLayoutConstraint, _ new: UILayoutPriority) -> String {
        "Mutating a priority from \(constraint.priority.rawValue >= 1000 ? "required to not" : "not required to required") "
            + "on an installed constraint (or vice-versa) is not supported.  You passed priority \(new.rawValue) and the "
            + "existing priority was \(constraint.priority.rawValue)."
    }
}
