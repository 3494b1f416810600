import CoreGraphics
import Foundation

/// A mistake in a visual format.
package struct VisualFormatFlaw: Error, CustomStringConvertible {
    package var reason: String
    package var format: String
    /// How many characters stand before the place of the mistake.
    package var column: Int

    /// The reason, the format, and a mark below the place, as Apple's systems print it.
    package var description: String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: column))^"
    }
}

/// Reads visual formats.
///
///     H:|-[name(>=50)]-20-[field(==name@700)]-|
///
/// Source: uikit U59.
@MainActor package struct VisualFormat {
    private let format: String
    private let characters: [Character]
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var place = 0
    private var isVertical = false
    private var made: [NSLayoutConstraint] = []

    package init(
        _ format: String,
        options: NSLayoutConstraint.FormatOptions,
        metrics: [String: Any],
        views: [String: Any]
    ) {
        self.format = format
        characters = Array(format)
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// A relation to a number, or to the size of another view.
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var other: AnyObject?
        var priority: Float = 1000
    }

    /// What stands between two things: nothing, the standard, or predicates.
    private enum Space {
        case none
        case standard
        case predicates([Predicate])
    }

    package mutating func constraints() throws(VisualFormatFlaw) -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var items: [AnyObject] = []
        var spaceBefore: Space?
        if take("|") { spaceBefore = try space() }
        guard next == "[" else { throw flaw("Expected a View") }
        items.append(try view())
        if let spaceBefore { try connect(superview(of: items[0]), items[0], spaceBefore, isStart: true) }
        while place < characters.count {
            let start = place
            let between = try space()
            if take("|") {
                try connect(
                    superview(of: items[items.count - 1]),
                    items[items.count - 1],
                    between,
                    isStart: false
                )
                break
            }
            guard next == "[" else {
                place = max(place, start)
                throw flaw("Expected a View")
            }
            let item = try view()
            connect(items[items.count - 1], item, between)
            items.append(item)
        }
        guard place == characters.count else { throw flaw("Expected the end of the format") }
        try align(items)
        return made
    }

    // MARK: Parts

    private var next: Character? { place < characters.count ? characters[place] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard characters[place...].starts(with: text) else { return false }
        place += text.count
        return true
    }

    private func flaw(_ reason: String) -> VisualFormatFlaw {
        VisualFormatFlaw(reason: reason, format: format, column: place)
    }

    private mutating func name() throws(VisualFormatFlaw) -> String {
        let start = place
        while let character = next, character.isLetter || character.isNumber || character == "_" {
            place += 1
        }
        guard place > start else { throw flaw("Expected a name") }
        return String(characters[start..<place])
    }

    private mutating func view() throws(VisualFormatFlaw) -> AnyObject {
        place += 1
        let start = place
        let item = try item(named: name(), at: start)
        if next == "(" {
            for predicate in try predicates() { size(item, predicate) }
        }
        guard take("]") else { throw flaw("Expected a ']' here") }
        return item
    }

    private mutating func item(named name: String, at start: Int) throws(VisualFormatFlaw) -> AnyObject {
        if let view = views[name] as? UIView { return view }
        if let guide = views[name] as? UILayoutGuide { return guide }
        place = start
        throw flaw("\(name) is not a key in the views dictionary.")
    }

    private mutating func space() throws(VisualFormatFlaw) -> Space {
        guard take("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let predicates: [Predicate]
        if next == "(" {
            predicates = try self.predicates()
        } else {
            predicates = [try predicate(isSimple: true)]
        }
        guard take("-") else { throw flaw("Expected a '-' here") }
        return .predicates(predicates)
    }

    private mutating func predicates() throws(VisualFormatFlaw) -> [Predicate] {
        place += 1
        var found = [try predicate(isSimple: false)]
        while take(",") { found.append(try predicate(isSimple: false)) }
        guard take(")") else { throw flaw("Expected a ')' here") }
        return found
    }

    private mutating func predicate(isSimple: Bool) throws(VisualFormatFlaw) -> Predicate {
        var made = Predicate()
        if !isSimple {
            if take("==") {
                made.relation = .equal
            } else if take("<=") {
                made.relation = .lessThanOrEqual
            } else if take(">=") {
                made.relation = .greaterThanOrEqual
            }
        }
        let start = place
        if let number = number() {
            made.constant = number
        } else {
            let name = try name()
            if let metric = Self.number(metrics[name]) {
                made.constant = metric
            } else if !isSimple {
                made.other = try item(named: name, at: start)
            } else {
                place = start
                throw flaw("\(name) is not a key in the metrics dictionary.")
            }
        }
        if take("@") {
            let start = place
            if let number = number() {
                made.priority = Float(number)
            } else {
                let name = try name()
                guard let metric = Self.number(metrics[name]) else {
                    place = start
                    throw flaw("\(name) is not a key in the metrics dictionary.")
                }
                made.priority = Float(metric)
            }
        }
        return made
    }

    private mutating func number() -> CGFloat? {
        var end = place
        if end < characters.count, characters[end] == "-" { end += 1 }
        while end < characters.count, characters[end].isASCII,
            characters[end].isNumber || characters[end] == "."
        { end += 1 }
        guard let value = Double(String(characters[place..<end])) else { return nil }
        place = end
        return CGFloat(value)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        default: nil
        }
    }

    // MARK: Constraints

    private var start: NSLayoutConstraint.Attribute {
        if isVertical { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        if options.contains(.directionRightToLeft) { return .right }
        return .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        if isVertical { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        if options.contains(.directionRightToLeft) { return .left }
        return .trailing
    }

    /// Whether positions fall from the start to the end.
    private var isBackwards: Bool { !isVertical && options.contains(.directionRightToLeft) }

    private mutating func add(
        _ first: ConstraintSide,
        _ second: ConstraintSide,
        _ relation: NSLayoutConstraint.Relation,
        _ constant: CGFloat,
        _ priority: Float
    ) {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: 1, constant: constant)
        if priority < 1000 { constraint.priority = UILayoutPriority(priority) }
        made.append(constraint)
    }

    private mutating func size(_ item: AnyObject, _ predicate: Predicate) {
        let attribute = isVertical ? NSLayoutConstraint.Attribute.height : .width
        let other = predicate.other.map { ConstraintSide($0, attribute) } ?? .none
        add(
            ConstraintSide(item, attribute),
            other,
            predicate.relation,
            predicate.constant,
            predicate.priority
        )
    }

    private mutating func connect(_ before: AnyObject, _ after: AnyObject, _ space: Space) {
        let isBaseline = isVertical && options.contains(.spacingBaselineToBaseline)
        let low = ConstraintSide(before, isBaseline ? .lastBaseline : end)
        let high = ConstraintSide(after, isBaseline ? .firstBaseline : start)
        let (first, second) = isBackwards ? (low, high) : (high, low)
        for (relation, constant, priority) in amounts(space) {
            add(first, second, relation, constant, priority)
        }
    }

    private func amounts(_ space: Space) -> [(NSLayoutConstraint.Relation, CGFloat, Float)] {
        switch space {
        case .none: [(.equal, 0, 1000)]
        case .standard: [(.equal, LayoutMetrics.spacing, 1000)]
        case .predicates(let predicates): predicates.map { ($0.relation, $0.constant, $0.priority) }
        }
    }

    private mutating func connect(_ superview: UIView, _ item: AnyObject, _ space: Space, isStart: Bool)
        throws(VisualFormatFlaw)
    {
        let attribute = isStart ? start : end
        var outer = ConstraintSide(superview, attribute)
        let inner = ConstraintSide(item, attribute)
        var amounts = amounts(space)
        if case .standard = space {
            outer = ConstraintSide(superview, attribute.withinMargins)
            amounts = [(.equal, 0, 1000)]
        }
        let (first, second) = isStart != isBackwards ? (inner, outer) : (outer, inner)
        for (relation, constant, priority) in amounts { add(first, second, relation, constant, priority) }
    }

    private mutating func superview(of item: AnyObject) throws(VisualFormatFlaw) -> UIView {
        if let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView {
            return superview
        }
        throw flaw("Unable to interpret '|' character, because the related view doesn't have a superview")
    }

    private mutating func align(_ items: [AnyObject]) throws(VisualFormatFlaw) {
        let choices: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in choices where options.contains(option) {
            guard (attribute.kind == .horizontal) == isVertical else {
                throw flaw(
                    "Options mask required views to be aligned on an edge that is along the axis of the format"
                )
            }
            for (first, second) in zip(items, items.dropFirst()) {
                add(ConstraintSide(first, attribute), ConstraintSide(second, attribute), .equal, 0, 1000)
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge within the margins.
    var withinMargins: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
