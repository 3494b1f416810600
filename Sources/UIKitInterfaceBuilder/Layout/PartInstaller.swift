import CoreGraphics
import UIKitCore

/// Installs the constraints of a view, and those of its subviews that are not always there, as its size classes want it.
///
/// A mask `exclude`s a part for the traits of its variation or `include`s it; one for more traits counts more than one for fewer.
@MainActor final class PartInstaller {
    private struct Entry {
        let constraint: NSLayoutConstraint
        let element: InterfaceElement
        /// The constant where no variation says another one.
        let constant: CGFloat
        let variations: ElementVariations
    }

    private weak var view: UIView?
    private let variations: ElementVariations
    private var entries: [Entry] = []
    /// The identifiers of subviews that masks name.
    private var names: [ObjectIdentifier: String] = [:]
    /// All subviews of the document, back to front.
    private let order: [UIView]

    init(_ view: UIView, _ variations: ElementVariations) {
        (self.view, self.variations) = (view, variations)
        // Only masks need the order.
        order = variations.isEmpty ? [] : (view as? UIStackView)?.arrangedSubviews ?? view.subviews
    }

    /// Adds a constraint that belongs to the view.
    func add(_ constraint: NSLayoutConstraint, _ element: InterfaceElement, _ variations: ElementVariations) {
        entries.append(
            Entry(
                constraint: constraint,
                element: element,
                constant: constraint.constant,
                variations: variations
            )
        )
    }

    /// Adds a subview that a mask names.
    func add(_ subview: UIView, _ id: String) { names[ObjectIdentifier(subview)] = id }

    /// Installs what is to be there now, and does so again whenever the size classes change.
    ///
    /// - Returns: The elements of constraints that cannot be installed.
    func install() -> [InterfaceElement] {
        guard let view else { return [] }
        let problems = update(view)
        if !variations.isEmpty || entries.contains(where: { !$0.variations.isEmpty }) {
            view.registerForTraitChanges(SizeClassTraits.all) { (view: UIView, _) in _ = self.update(view) }
        }
        return problems
    }

    private func update(_ view: UIView) -> [InterfaceElement] {
        let traits = view.traitCollection
        updateSubviews(of: view, excluded("subviews", traits))
        let absent = excluded("constraints", traits)
        for entry in entries where absent.contains(entry.element.id) { entry.constraint.isActive = false }
        var problems: [InterfaceElement] = []
        for entry in entries where !absent.contains(entry.element.id) {
            if !entry.variations.isEmpty {
                let constants = entry.variations.variations(for: traits).compactMap { $0.number("constant") }
                entry.constraint.constant = constants.last ?? entry.constant
            }
            if !entry.constraint.isActive, !put(entry.constraint, in: view) { problems.append(entry.element) }
        }
        return problems
    }

    /// The identifiers of parts that are not to be there.
    private func excluded(_ key: String, _ traits: UITraitCollection) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations.variations(for: traits) {
            for entry in variation.child("mask", key: key)?.children ?? [] {
                guard let id = entry.text("reference") else { continue }
                if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
        return excluded
    }

    private func updateSubviews(of view: UIView, _ absent: Set<String>) {
        guard !names.isEmpty else { return }
        var before: UIView?
        for subview in order {
            if let id = names[ObjectIdentifier(subview)] {
                if absent.contains(id) {
                    if subview.superview === view { subview.removeFromSuperview() }
                } else if subview.superview == nil {
                    insert(subview, into: view, before)
                }
            }
            if subview.superview === view { before = subview }
        }
    }

    /// Puts a subview in front of another one; nil stands for the back.
    private func insert(_ subview: UIView, into view: UIView, _ before: UIView?) {
        if let stack = view as? UIStackView {
            let index = before.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 }
            stack.insertArrangedSubview(subview, at: index ?? 0)
        } else if let before {
            view.insertSubview(subview, aboveSubview: before)
        } else {
            view.insertSubview(subview, at: 0)
        }
    }

    /// Installs a constraint in the view it belongs to, or in the one that its items have in common; false where there is none.
    private func put(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
        let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
        let views = items.compactMap { LayoutItems.view(of: $0) }
        guard views.count == items.count, let first = views.first else { return false }
        if views.allSatisfy({ $0.isDescendant(of: view) }) {
            view.addConstraint(constraint)
        } else {
            guard views.count == 1 || haveCommonAncestor(first, views[1]) else { return false }
            constraint.isActive = true
        }
        return true
    }

    private func haveCommonAncestor(_ first: UIView, _ second: UIView) -> Bool {
        root(of: first) === root(of: second)
    }

    private func root(of view: UIView) -> UIView {
        var top = view
        while let superview = top.superview { top = superview }
        return top
    }
}
