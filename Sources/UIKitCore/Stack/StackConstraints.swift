import CoreGraphics
import Foundation

/// Makes the constraints of a stack view.
///
/// The identifiers are those that Apple's systems print. Source: uikit U81 to U85.
@MainActor struct StackConstraints {
    /// Lengths that are shared out, below required so that nothing that a program requires is at odds with them.
    ///
    /// GUESS stack-priorities: 999 for shared lengths, spaces and hidden views, 149 for middles, 51 for what keeps a stack small.
    private static let sharing = UILayoutPriority(999)
    private static let centering = UILayoutPriority(149)
    private static let smallness = UILayoutPriority(51)

    private let stack: UIStackView
    private let shown: [UIView]
    private let isRow: Bool
    private let canvas: AnyObject
    private var made: [NSLayoutConstraint] = []

    init(of stack: UIStackView) {
        self.stack = stack
        shown = stack.arrangedSubviews.filter { !$0.isHidden }
        isRow = stack.axis == .horizontal
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var length: Attribute { isRow ? .width : .height }
    private var middle: Attribute { isRow ? .centerX : .centerY }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
    private var crossLength: Attribute { isRow ? .height : .width }

    private mutating func add(
        _ identifier: String,
        _ first: ConstraintSide,
        _ relation: NSLayoutConstraint.Relation,
        _ second: ConstraintSide,
        times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0,
        at priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            first,
            relation,
            second,
            multiplier: multiplier,
            constant: constant
        )
        constraint.identifier = identifier
        constraint.priority = priority
        made.append(constraint)
    }

    /// All constraints of the present arrangement, not active.
    mutating func make() -> [NSLayoutConstraint] {
        if let first = shown.first, let last = shown.last {
            add("UISV-canvas-connection", ConstraintSide(first, start), .equal, ConstraintSide(canvas, start))
            add("UISV-canvas-connection", ConstraintSide(canvas, end), .equal, ConstraintSide(last, end))
            space()
            distribute()
        }
        for view in stack.arrangedSubviews { align(view) }
        lineUp()
        hide()
        if !stack.translatesAutoresizingMaskIntoConstraints {
            for attribute in [length, crossLength] {
                add(
                    "UISV-ambiguity-suppression",
                    ConstraintSide(stack, attribute),
                    .equal,
                    .none,
                    at: Self.smallness
                )
            }
        }
        return made
    }

    // MARK: Along

    private mutating func space() {
        let isAtLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let isBaseline = !isRow && stack.isBaselineRelativeArrangement
        for (view, next) in zip(shown, shown.dropFirst()) {
            add(
                "UISV-spacing",
                ConstraintSide(next, isBaseline ? .firstBaseline : start),
                isAtLeast ? .greaterThanOrEqual : .equal,
                ConstraintSide(view, isBaseline ? .lastBaseline : end),
                plus: stack.usedSpacing(after: view)
            )
        }
    }

    private mutating func distribute() {
        guard let first = shown.first else { return }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in shown.dropFirst() {
                add(
                    "UISV-fill-equally",
                    ConstraintSide(view, length),
                    .equal,
                    ConstraintSide(first, length),
                    at: Self.sharing
                )
            }
        case .fillProportionally:
            let natural = shown.map { view in
                let size = view.intrinsicContentSize
                return isRow ? size.width : size.height
            }
            guard let base = natural.firstIndex(where: { $0 > 0 }) else { return }
            for (index, view) in shown.enumerated() where index != base && natural[index] > 0 {
                add(
                    "UISV-fill-proportionally",
                    ConstraintSide(view, length),
                    .equal,
                    ConstraintSide(shown[base], length),
                    times: natural[index] / natural[base],
                    at: Self.sharing
                )
            }
        case .equalSpacing: equalize(from: end, to: start, "UISV-distributing", Self.sharing)
        case .equalCentering: equalize(from: middle, to: middle, "UISV-distributing", Self.centering)
        }
    }

    /// Makes the distances between neighbours equal.
    private mutating func equalize(
        from: Attribute,
        to: Attribute,
        _ identifier: String,
        _ priority: UILayoutPriority
    ) {
        let distances = zip(shown, shown.dropFirst()).map { view, next in
            ConstraintSide(next, to).minus(ConstraintSide(view, from))
        }
        guard let first = distances.first else { return }
        for distance in distances.dropFirst() { add(identifier, distance, .equal, first, at: priority) }
    }

    // MARK: Across

    private var alignment: UIStackView.Alignment {
        // Baselines of a column are one above the other.
        guard !isRow else { return stack.alignment }
        return stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
            ? .leading : stack.alignment
    }

    private mutating func align(_ view: UIView) {
        let name = "UISV-alignment"
        let (low, high) = (ConstraintSide(view, crossStart), ConstraintSide(view, crossEnd))
        let (outerLow, outerHigh) = (ConstraintSide(canvas, crossStart), ConstraintSide(canvas, crossEnd))
        switch alignment {
        case .fill:
            add(name, low, .equal, outerLow)
            add(name, high, .equal, outerHigh)
        case .leading:
            add(name, low, .equal, outerLow)
            add("UISV-spanning-boundary", high, .lessThanOrEqual, outerHigh)
        case .trailing:
            add("UISV-spanning-boundary", low, .greaterThanOrEqual, outerLow)
            add(name, high, .equal, outerHigh)
        case .center:
            add(name, ConstraintSide(view, crossMiddle), .equal, ConstraintSide(canvas, crossMiddle))
            add("UISV-spanning-boundary", low, .greaterThanOrEqual, outerLow)
            add("UISV-spanning-boundary", high, .lessThanOrEqual, outerHigh)
        case .firstBaseline, .lastBaseline:
            add("UISV-spanning-boundary", low, .greaterThanOrEqual, outerLow)
            add("UISV-spanning-boundary", high, .lessThanOrEqual, outerHigh)
            // The highest one comes to the top.
            add("UISV-ambiguity-suppression", low, .equal, outerLow, at: Self.smallness)
        }
    }

    /// Brings baselines to one line.
    private mutating func lineUp() {
        guard alignment == .firstBaseline || alignment == .lastBaseline, let first = shown.first else {
            return
        }
        let attribute: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        for view in shown.dropFirst() {
            add("UISV-alignment", ConstraintSide(view, attribute), .equal, ConstraintSide(first, attribute))
        }
    }

    // MARK: Hidden views

    /// Parks hidden views, without length, in the middle of the space where they were.
    private mutating func hide() {
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            // What a hidden view requires of itself is not at odds with its being hidden.
            add("UISV-hiding", ConstraintSide(view, length), .equal, .none, at: Self.sharing)
            let hasNext = before.map { $0 !== shown.last } ?? false
            if let before {
                let half = hasNext ? stack.usedSpacing(after: before) / 2 : 0
                add(
                    "UISV-hiding",
                    ConstraintSide(view, start),
                    .equal,
                    ConstraintSide(before, end),
                    plus: half
                )
            } else {
                add("UISV-hiding", ConstraintSide(view, start), .equal, ConstraintSide(canvas, start))
            }
        }
    }
}
