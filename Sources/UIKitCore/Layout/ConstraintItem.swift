/// A view or guide that constraints name and do not keep; each has one of these.
///
/// A weak reference of its own in each anchor and each side of a constraint would be registered and looked up anew (benchmark
/// `uikit/cell-40`).
final class ConstraintItem {
    private enum Kind {
        case view
        case guide
        /// Something that constraints cannot be made of.
        case other
    }

    private let kind: Kind
    private let reference: LivenessToken?
    /// An object that is neither a view nor a guide; a constraint of it stops the program.
    private let other: AnyObject?

    init(_ view: UIView) {
        kind = .view
        reference = view.livenessToken
        other = nil
    }

    init(_ guide: UILayoutGuide) {
        kind = .guide
        reference = LivenessToken(guide)
        other = nil
    }

    private init(other: AnyObject) {
        kind = .other
        reference = nil
        self.other = other
    }

    /// That of an object.
    @MainActor static func of(_ item: AnyObject) -> ConstraintItem {
        if let view = item as? UIView { return view.constraintItem }
        if let guide = item as? UILayoutGuide { return guide.constraintItem }
        return ConstraintItem(other: item)
    }

    /// The view, guide, or what else was given; nil when it is gone.
    var any: AnyObject? { reference?.object ?? other }

    /// The view; nil for a guide, and for one that is gone.
    var view: UIView? {
        guard kind == .view, let object = reference?.object else { return nil }
        return unsafeDowncast(object, to: UIView.self)
    }

    /// The guide; nil for a view, and for one that is gone.
    var guide: UILayoutGuide? {
        guard kind == .guide, let object = reference?.object else { return nil }
        return unsafeDowncast(object, to: UILayoutGuide.self)
    }

    /// The guide is being freed.
    func end() { reference?.end() }

    /// Whether it is neither a view nor a guide.
    var isOther: Bool { kind == .other }

    /// The view, or the view that the guide belongs to; nil for one that is gone.
    @MainActor var owner: UIView? { kind == .guide ? guide?.owningView : view }
}

extension UIView {
    /// What constraints have of the view.
    var constraintItem: ConstraintItem {
        if let known = layoutItemStorage { return known }
        let made = ConstraintItem(self)
        layoutItemStorage = made
        return made
    }
}
