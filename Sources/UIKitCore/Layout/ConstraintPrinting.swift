import CoreGraphics
import Foundation

/// The printed form of constraints, in the notation of visual formats.
///
/// Source: uikit U63.
@MainActor enum ConstraintPrinting {
    private static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// `UIView:0x…`, and the name of a guide that has one.
    static func name(of item: AnyObject) -> String {
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
            return "\(type(of: item)):\(address(item))'\(guide.identifier)'"
        }
        return "\(type(of: item)):\(address(item))"
    }

    static func description(of constraint: NSLayoutConstraint) -> String {
        var text = "<\(type(of: constraint)):\(address(constraint))"
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        let (expression, superview) = expression(of: constraint)
        text += " " + expression + "   (" + (constraint.isActive ? "active" : "inactive")
        if let superview { text += ", names: '|':\(name(of: superview)) " }
        return text + ")>"
    }

    static func description(of guide: UILayoutGuide) -> String {
        let frame = guide.layoutFrame
        let owner = guide.owningView.map { "<\(name(of: $0))>" } ?? "(nil)"
        return "<\(type(of: guide)): \(address(guide)) - \"\(guide.identifier)\", layoutFrame = "
            + "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}, "
            + "owningView = \(owner)>"
    }

    /// A mask and frame that count as constraints.
    static func maskDescription(of view: UIView) -> String {
        if view.isEncapsulated {
            let size = view.layer.bounds.size
            return ["Height:\(number(size.height))", "Width:\(number(size.width))"].map { length in
                let parts = length.split(separator: ":")
                return "<NSLayoutConstraint:\(address(view)) 'UIView-Encapsulated-Layout-\(parts[0])' "
                    + "\(name(of: view)).\(parts[0].lowercased()) == \(parts[1])   (active)>"
            }.joined(separator: "\",\n    \"")
        }
        func axis(
            _ low: UIView.AutoresizingMask,
            _ length: UIView.AutoresizingMask,
            _ high: UIView.AutoresizingMask
        ) -> String {
            [low, length, high].map { view.autoresizingMask.contains($0) ? "&" : "-" }.joined()
        }
        let (h, v) = (
            axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin),
            axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
        )
        let frame = LayoutState.frame(of: view)
        return
            "<NSAutoresizingMaskLayoutConstraint:\(address(view)) h=\(h) v=\(v) \(name(of: view)).frame == "
            + "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))   (active)>"
    }

    /// The relation as text, and the superview if it stands there as a bar.
    private static func expression(of constraint: NSLayoutConstraint) -> (String, AnyObject?) {
        let relation = sign(constraint.relation)
        let priority =
            constraint.priority.rawValue < 1000 ? "@\(number(CGFloat(constraint.priority.rawValue)))" : ""
        if let (text, superview) = spaced(constraint, priority) { return (text, superview) }
        var text = constraint.first.description + " \(relation) "
        if constraint.second.isEmpty {
            text += number(constraint.constant)
        } else {
            if constraint.multiplier != 1 { text += number(constraint.multiplier) + "*" }
            text += constraint.second.description
            if constraint.constant != 0 {
                text +=
                    constraint.constant < 0
                    ? " - \(number(-constraint.constant))" : " + \(number(constraint.constant))"
            }
        }
        if !priority.isEmpty { text += " \(priority)" }
        return (text, nil)
    }

    /// A space between two items, which visual formats have a notation for.
    private static func spaced(_ constraint: NSLayoutConstraint, _ priority: String) -> (String, AnyObject?)?
    {
        guard constraint.multiplier == 1, !constraint.first.isDistance,
            !constraint.second.isEmpty, !constraint.second.isDistance,
            let first = constraint.firstItem, let second = constraint.secondItem, first !== second
        else { return nil }
        let starts: [NSLayoutConstraint.Attribute] = [.left, .leading, .top]
        let ends: [NSLayoutConstraint.Attribute] = [.right, .trailing, .bottom]
        let (a, b) = (constraint.firstAttribute, constraint.secondAttribute)
        let prefix =
            constraint.first.axis == .horizontal ? (a.followsText || b.followsText ? "H:" : "H:") : "V:"
        func space(_ relation: NSLayoutConstraint.Relation, _ points: CGFloat) -> String {
            let amount = relation == .equal ? number(points) : "\(sign(relation))\(number(points))"
            return "-(\(amount)\(priority))-"
        }
        func isSuperview(_ outer: AnyObject, of inner: AnyObject) -> Bool {
            outer is UIView
                && outer === ((inner as? UIView)?.superview ?? (inner as? UILayoutGuide)?.owningView)
        }
        if starts.contains(a), ends.contains(b) {
            return (
                "\(prefix)[\(name(of: second))]\(space(constraint.relation, constraint.constant))[\(name(of: first))]",
                nil
            )
        }
        if ends.contains(a), starts.contains(b) {
            let relation = constraint.relation.reversed
            return (
                "\(prefix)[\(name(of: first))]\(space(relation, -constraint.constant))[\(name(of: second))]",
                nil
            )
        }
        if starts.contains(a), a == b {
            if isSuperview(second, of: first) {
                return (
                    "\(prefix)|\(space(constraint.relation, constraint.constant))[\(name(of: first))]", second
                )
            }
            if isSuperview(first, of: second) {
                return (
                    "\(prefix)|\(space(constraint.relation.reversed, -constraint.constant))[\(name(of: second))]",
                    first
                )
            }
        }
        if ends.contains(a), a == b {
            if isSuperview(second, of: first) {
                return (
                    "\(prefix)[\(name(of: first))]\(space(constraint.relation.reversed, -constraint.constant))|",
                    second
                )
            }
            if isSuperview(first, of: second) {
                return (
                    "\(prefix)[\(name(of: second))]\(space(constraint.relation, constraint.constant))|", first
                )
            }
        }
        return nil
    }

    private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// What tells of required constraints that cannot hold together.
    ///
    /// Builds for debugging say where each one was activated. GUESS break-order: the one that was activated last is left out. Source: uikit U63.
    static func conflict(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint) -> String {
        var lines = constraints.map { "    \"\($0.description)\"" }
        var seen: Set<ObjectIdentifier> = []
        for constraint in constraints {
            for case let view? in constraint.first.owners + constraint.second.owners
            where view.superview != nil && view.translatesAutoresizingMaskIntoConstraints
                && (view !== constraint.container || view.isEncapsulated)
            {
                if seen.insert(ObjectIdentifier(view)).inserted {
                    lines.append("    \"\(maskDescription(of: view))\"")
                }
            }
        }
        let places = constraints.compactMap { constraint in
            constraint.activationPlace?.line.map { "\(address(constraint)) was activated at \($0)\n" }
        }
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            (
            \(lines.joined(separator: ",\n"))
            )
            \(places.joined())
            Will attempt to recover by breaking constraint 
            \(broken.description)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            """
    }

    private static func number(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}

extension NSLayoutConstraint.Relation {
    /// The relation with its sides exchanged.
    var reversed: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
