import CoreGraphics
import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance of two.
struct ConstraintSide {
    struct Part {
        weak var item: AnyObject?
        var attribute: NSLayoutConstraint.Attribute
        var factor: CGFloat
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
        var made = ConstraintSide(
            parts: parts
                + other.parts.map { Part(item: $0.item, attribute: $0.attribute, factor: -$0.factor) }
        )
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
    @MainActor var owners: [UIView?] {
        parts.map { part in (part.item as? UIView) ?? (part.item as? UILayoutGuide)?.owningView }
    }

    @MainActor var description: String {
        parts.map { part in
            let name = part.item.map { ConstraintPrinting.name(of: $0) } ?? "nil"
            return "\(name).\(part.attribute.name)"
        }.joined(separator: " - ")
    }
}
