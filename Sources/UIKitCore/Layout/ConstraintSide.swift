import CoreGraphics
import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance of two.
struct ConstraintSide {
    struct Part {
        let reference: ConstraintItem
        let attribute: NSLayoutConstraint.Attribute
        let factor: CGFloat

        /// The view or guide; nil when it is gone.
        var item: AnyObject? { reference.any }
    }

    /// Nil for nothing.
    let main: Part?
    /// The place that the distance is measured from; nil for all that is no distance.
    let subtracted: Part?

    static let none = ConstraintSide(main: nil, subtracted: nil)

    private init(main: Part?, subtracted: Part?) {
        self.main = main
        self.subtracted = subtracted
    }

    init(_ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(main: Part(reference: item, attribute: attribute, factor: 1), subtracted: nil)
    }

    @MainActor init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(.of(item), attribute)
    }

    /// The distance from another place to this one.
    func minus(_ other: ConstraintSide) -> ConstraintSide {
        let negated = other.main.map { Part(reference: $0.reference, attribute: $0.attribute, factor: -1) }
        return ConstraintSide(main: main, subtracted: negated)
    }

    var isEmpty: Bool { main == nil }

    /// Whether it is the distance of two places, which is a length.
    var isDistance: Bool { subtracted != nil }

    /// What it is made of.
    var parts: [Part] { [main, subtracted].compactMap { $0 } }

    var item: AnyObject? { main?.item }

    /// Whether it is about a view or guide.
    func names(_ item: AnyObject) -> Bool { main?.item === item || subtracted?.item === item }

    var attribute: NSLayoutConstraint.Attribute { main?.attribute ?? .notAnAttribute }

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
    @MainActor var owners: [UIView?] { parts.map(\.reference.owner) }

    @MainActor var description: String {
        parts.map { part in
            let name = part.item.map { ConstraintPrinting.name(of: $0) } ?? "nil"
            return "\(name).\(part.attribute.name)"
        }.joined(separator: " - ")
    }
}
