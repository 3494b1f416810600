import CoreGraphics
import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance of two.
struct ConstraintSide {
    struct Part {
        /// Held by reference: a weak one in the part itself is registered anew in each copy (benchmark `uikit/cell-40`).
        private let reference: WeakItem
        var attribute: NSLayoutConstraint.Attribute
        var factor: CGFloat

        init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute, factor: CGFloat) {
            reference = WeakItem(item)
            self.attribute = attribute
            self.factor = factor
        }

        /// The view or guide; nil when it is gone.
        var item: AnyObject? { reference.item }

        /// The view that the part belongs to; nil for one that is gone.
        @MainActor var owner: UIView? {
            let item = reference.item
            return (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        }

        /// The part with the opposite sign.
        var negated: Part {
            var made = self
            made.factor = -factor
            return made
        }
    }

    var parts: [Part]
    /// Whether it is the distance of two places, which is a length.
    var isDistance = false

    static let none = ConstraintSide(parts: [])

    init(parts: [Part]) { self.parts = parts }

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        parts = [Part(item: item, attribute: attribute, factor: 1)]
    }

    /// The distance from another place to this one.
    func minus(_ other: ConstraintSide) -> ConstraintSide {
        var made = ConstraintSide(parts: parts + other.parts.map(\.negated))
        made.isDistance = true
        return made
    }

    var item: AnyObject? { parts.first?.item }

    var attribute: NSLayoutConstraint.Attribute { parts.first?.attribute ?? .notAnAttribute }

    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .length : attribute.kind }

    /// The axis that the side lies on.
    var axis: NSLayoutConstraint.Axis {
        switch attribute.kind {
        case .horizontal: .horizontal
        case .vertical: .vertical
        case .length, .none: attribute == .height ? .vertical : .horizontal
        }
    }

    /// The views that the parts belong to; nil stands for one that is gone.
    @MainActor var owners: [UIView?] { parts.map(\.owner) }

    @MainActor var description: String {
        parts.map { part in
            let name = part.item.map { ConstraintPrinting.name(of: $0) } ?? "nil"
            return "\(name).\(part.attribute.name)"
        }.joined(separator: " - ")
    }
}

/// An item that something refers to and does not keep.
private final class WeakItem {
    weak var item: AnyObject?

    init(_ item: AnyObject?) { self.item = item }
}
