import CoreGraphics
public import Foundation

/// An edge, a middle, a baseline or a length of a view or guide, of which constraints are made.
///
/// Anchors of different kinds do not compare: a leading edge with a top edge does not compile.
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let side: ConstraintSide

    init(side: ConstraintSide) {
        self.side = side
        super.init()
    }

    convenience init(_ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(side: ConstraintSide(item, attribute))
    }

    func make(
        _ relation: NSLayoutConstraint.Relation,
        _ other: ConstraintSide,
        _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
    }

    /// A constraint that makes both anchors equal.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, anchor.side, 1, 0)
    }

    /// A constraint that keeps this one from being less than the other.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.side, 1, 0)
    }

    /// A constraint that keeps this one from being more than the other.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.side, 1, 0)
    }

    /// A constraint that keeps this one a number of points behind the other.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        make(.equal, anchor.side, 1, c)
    }

    /// A constraint that keeps this one at least a number of points behind the other.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor.side, 1, c)
    }

    /// A constraint that keeps this one at most a number of points behind the other.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor.side, 1, c)
    }

    /// The view or guide of the anchor; nil after it was freed.
    public var item: AnyObject? { side.item }

    /// The anchor as messages show it, such as `<NSLayoutXAxisAnchor: "UIView:0x….leading">`.
    nonisolated public override var description: String {
        ViewThread.run { "<\(type(of: self)): \"\(side.description)\">" }
    }
}
