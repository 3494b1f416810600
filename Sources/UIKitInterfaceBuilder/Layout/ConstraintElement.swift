import CoreGraphics
import UIKitCore

/// Makes a constraint of its element.
@MainActor enum ConstraintElement {
    /// A constraint that is not active yet; nil for one that is left out of programs, and for one that cannot be, which the load reports.
    static func make(_ element: InterfaceElement, of owner: UIView, _ load: InterfaceLoad)
        -> NSLayoutConstraint?
    {
        if element.peek("placeholder") == "YES" {
            // Stands in for what the program will set, on the canvas alone.
            element.skipAll()
            return nil
        }
        guard let first = side("first", element, owner, load), first.item != nil,
            let second = side("second", element, nil, load)
        else { return nil }
        let multiplier = multiplier(of: element, load)
        let relation = load.value(element, "relation", relations) ?? .equal
        if let flaw = NSLayoutConstraint.flaw(
            first.item,
            first.attribute,
            second.item,
            second.attribute,
            multiplier: multiplier
        ) {
            load.tell(element, nil, flaw)
            return nil
        }
        guard let firstItem = first.item else { return nil }
        let made = NSLayoutConstraint(
            item: firstItem,
            attribute: first.attribute,
            relatedBy: relation,
            toItem: second.item,
            attribute: second.attribute,
            multiplier: multiplier,
            constant: constant(of: element, first, second, owner)
        )
        if let priority = element.number("priority") {
            made.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
        }
        if let identifier = element.text("identifier") { made.identifier = identifier }
        return made
    }

    private struct Side {
        let item: AnyObject?
        let attribute: NSLayoutConstraint.Attribute
    }

    /// One side of a constraint; nil, which the load reports, where its item is not there or its attribute is not known.
    ///
    /// - Parameter owner: The item where the element names none.
    private static func side(
        _ name: String,
        _ element: InterfaceElement,
        _ owner: UIView?,
        _ load: InterfaceLoad
    ) -> Side? {
        var item: AnyObject? = owner
        if let id = element.text("\(name)Item") {
            item = LayoutItems.item(id, load)
            guard item != nil else {
                load.tell(
                    element,
                    "\(name)Item",
                    "the view or guide \"\(id)\" is not there; the constraint is left out."
                )
                return nil
            }
        }
        guard let word = element.text("\(name)Attribute") else {
            return Side(item: item, attribute: .notAnAttribute)
        }
        guard let attribute = attributes[word] else {
            load.tell(
                element,
                "\(name)Attribute",
                "the attribute \"\(word)\" is not known; the constraint is left out."
            )
            return nil
        }
        return Side(item: item, attribute: attribute)
    }

    private static func multiplier(of element: InterfaceElement, _ load: InterfaceLoad) -> CGFloat {
        guard let text = element.text("multiplier") else { return 1 }
        if let number = ConstraintMultiplier.number(text) { return number }
        load.tell(element, "multiplier", "\"\(text)\" is no number and no ratio of numbers; 1 counts.")
        return 1
    }

    // MARK: Constant

    /// The constant; where the document leaves it to the system, the standard distance.
    ///
    /// GUESS symbolic-spacing: 8 points between views beside each other, 20 to a superview, nothing to its margins.
    private static func constant(
        of element: InterfaceElement,
        _ first: Side,
        _ second: Side,
        _ owner: UIView
    ) -> CGFloat {
        let isSymbolic = element.flag("symbolic") == true
        if let constant = element.number("constant") { return constant }
        guard isSymbolic else { return 0 }
        if margins.contains(first.attribute) || margins.contains(second.attribute) { return 0 }
        let views = [first, second].compactMap { $0.item.flatMap { LayoutItems.view(of: $0) } }
        guard views.count == 2 else { return 8 }
        return views[0] === views[1].superview || views[1] === views[0].superview ? 20 : 8
    }

    private static let margins: Set<NSLayoutConstraint.Attribute> = [
        .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
    ]

    // MARK: Words

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
