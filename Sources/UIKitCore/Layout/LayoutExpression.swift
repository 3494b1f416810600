import AgateLayout
import CoreGraphics

/// A sum of variables of the solver that stands for attributes, in the coordinates of the view that a constraint is installed in.
///
/// The variables of a view are its place in its superview and its size. A view deeper in the container adds the places of those
/// that it is in. Transforms and origins of bounds do not count, as on Apple's systems.
@MainActor struct LayoutExpression {
    let container: UIView
    let host: LayoutHost
    /// Whether places are measured from the right edge to the left.
    var isMirrored = false
    private(set) var terms: [LayoutTerm] = []

    init(container: UIView, host: LayoutHost) {
        self.container = container
        self.host = host
        terms.reserveCapacity(4)
    }

    /// Adds a multiple of a side.
    mutating func add(_ side: ConstraintSide, times factor: CGFloat) {
        if let main = side.main { add(main, factor) }
        if let subtracted = side.subtracted { add(subtracted, factor) }
    }

    private mutating func add(_ part: ConstraintSide.Part, _ factor: CGFloat) {
        let factor = Double(factor * part.factor)
        if let view = part.reference.view {
            if !addSide(of: view, part.attribute, factor) { add(.view(view), part.attribute, factor) }
        } else if let guide = part.reference.guide, let owner = guide.owningView {
            add(.guide(guide, owner), part.attribute, factor)
        }
    }

    /// Adds a side or a length of the container, or of one of its subviews, where nothing but the frame counts: what nearly all
    /// constraints are made of.
    ///
    /// - Returns: Whether it was that; nothing is added if it was not.
    private mutating func addSide(
        of view: UIView,
        _ attribute: NSLayoutConstraint.Attribute,
        _ factor: Double
    ) -> Bool {
        guard !isMirrored else { return false }
        let isContainer = view === container
        if isContainer, attribute.kind != .length, view.scrollsContent { return false }
        guard isContainer || view.superviewStorage === container else { return false }
        let state = view.makeLayoutState()
        guard let variables = state.makeVariables(for: view), !state.usesAlignmentRect(of: view) else {
            return false
        }
        switch attribute {
        case .width: append(variables.width, factor)
        case .height: append(variables.height, factor)
        case .left, .leading:
            if !isContainer { append(variables.x, factor) }
        case .top:
            if !isContainer { append(variables.y, factor) }
        case .right, .trailing:
            if !isContainer { append(variables.x, factor) }
            append(variables.width, factor)
        case .bottom:
            if !isContainer { append(variables.y, factor) }
            append(variables.height, factor)
        default: return false
        }
        return true
    }

    private enum Item {
        case view(UIView)
        case guide(UILayoutGuide, _ owner: UIView)
    }

    /// A place along an axis: the lower or the upper edge of something.
    private enum Edge {
        case low
        case high
    }

    /// The part of a view whose edges are meant.
    private enum Part {
        case frame
        /// What the view has lined up.
        case alignment
        case margins
    }

    private mutating func add(_ item: Item, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
        switch attribute.kind {
        case .none: return
        case .length: addLength(of: item, attribute == .width ? .horizontal : .vertical, factor)
        case .horizontal:
            let item = content(of: item, attribute)
            let whole = factor
            let factor = isMirrored ? -factor : factor
            let part: Part = attribute.isMargin ? .margins : .alignment
            switch attribute {
            case .left, .leftMargin: add(.low, of: item, .horizontal, part, factor)
            case .right, .rightMargin: add(.high, of: item, .horizontal, part, factor)
            case .leading, .leadingMargin:
                add(isMirrored ? .high : .low, of: item, .horizontal, part, factor)
            case .trailing, .trailingMargin:
                add(isMirrored ? .low : .high, of: item, .horizontal, part, factor)
            default:
                add(.low, of: item, .horizontal, part, factor / 2)
                add(.high, of: item, .horizontal, part, factor / 2)
            }
            if isMirrored, let width = container.makeLayoutState().variables?.width { append(width, whole) }
        case .vertical:
            let item = content(of: item, attribute)
            let part: Part = attribute.isMargin ? .margins : .alignment
            switch attribute {
            case .top, .topMargin: add(.low, of: item, .vertical, part, factor)
            case .bottom, .bottomMargin: add(.high, of: item, .vertical, part, factor)
            case .firstBaseline:
                if case .view(let view) = item, let baseline = view.makeLayoutState().baselines() {
                    add(.low, of: item, .vertical, .frame, factor)
                    append(baseline.first, factor)
                } else {
                    add(.high, of: item, .vertical, .alignment, factor)
                }
            case .lastBaseline:
                if case .view(let view) = item, let baseline = view.makeLayoutState().baselines() {
                    add(.high, of: item, .vertical, .frame, factor)
                    append(baseline.last, -factor)
                } else {
                    add(.high, of: item, .vertical, .alignment, factor)
                }
            default:
                add(.low, of: item, .vertical, part, factor / 2)
                add(.high, of: item, .vertical, part, factor / 2)
            }
        }
    }

    /// What an edge belongs to: for content of a scroll view the edges of the scroll view are those of all of the content.
    ///
    /// Source: uikit U60.
    private func content(of item: Item, _ attribute: NSLayoutConstraint.Attribute) -> Item {
        guard case .view(let view) = item, view === container, attribute.isEdge,
            let guide = view.contentGuide
        else { return item }
        return .guide(guide, view)
    }

    private mutating func append(_ variable: LayoutVariable, _ coefficient: Double) {
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
            return
        }
        terms.append(LayoutTerm(variable, coefficient))
    }

    private mutating func addLength(of item: Item, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        // What both edges have in common is nothing in the end, and not written down at all.
        let isAcross = axis == .horizontal
        switch item {
        case .view(let view):
            let state = view.makeLayoutState()
            guard let variables = state.variables else { return }
            append(isAcross ? variables.width : variables.height, factor)
            guard state.usesAlignmentRect(of: view) else { return }
            let insets = state.insets(.alignment)
            append(isAcross ? insets.right : insets.bottom, -factor)
            append(isAcross ? insets.left : insets.top, -factor)
        case .guide(let guide, let owner):
            if let region = guide.region, !region.isFound {
                let state = owner.makeLayoutState()
                guard let variables = state.variables else { return }
                append(isAcross ? variables.width : variables.height, factor)
                let insets = state.insets(region)
                append(isAcross ? insets.right : insets.bottom, -factor)
                append(isAcross ? insets.left : insets.top, -factor)
            } else {
                let variables = guide.makeVariables(host)
                append(isAcross ? variables.width : variables.height, factor)
            }
        }
    }

    private mutating func add(
        _ edge: Edge,
        of item: Item,
        _ axis: NSLayoutConstraint.Axis,
        _ part: Part,
        _ factor: Double
    ) {
        let isAcross = axis == .horizontal
        switch item {
        case .view(let view):
            let state = view.makeLayoutState()
            guard let variables = state.variables else { return }
            addPlace(of: view, axis, factor)
            if edge == .high { append(isAcross ? variables.width : variables.height, factor) }
            switch part {
            case .margins: addInset(edge, state.insets(.margins), axis, factor)
            case .alignment where state.usesAlignmentRect(of: view):
                addInset(edge, state.insets(.alignment), axis, factor)
            default: break
            }
        case .guide(let guide, let owner):
            if let region = guide.region, !region.isFound {
                let state = owner.makeLayoutState()
                guard let variables = state.variables else { return }
                addPlace(of: owner, axis, factor)
                if edge == .high { append(isAcross ? variables.width : variables.height, factor) }
                addInset(edge, state.insets(region), axis, factor)
                return
            }
            let variables = guide.makeVariables(host)
            addPlace(of: owner, axis, factor)
            if guide.region == nil { append(isAcross ? variables.x : variables.y, factor) }
            if edge == .high { append(isAcross ? variables.width : variables.height, factor) }
            if part == .margins, guide.region != nil {
                addInset(edge, owner.makeLayoutState().insets(.margins), axis, factor)
            }
        }
    }

    private mutating func addInset(
        _ edge: Edge,
        _ insets: InsetVariables,
        _ axis: NSLayoutConstraint.Axis,
        _ factor: Double
    ) {
        switch (edge, axis) {
        case (.low, .horizontal): append(insets.left, factor)
        case (.low, .vertical): append(insets.top, factor)
        case (.high, .horizontal): append(insets.right, -factor)
        case (.high, .vertical): append(insets.bottom, -factor)
        }
    }

    /// Adds where a view's own coordinates begin in those of the container.
    private mutating func addPlace(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        var current = view
        while current !== container {
            guard let variables = current.makeLayoutState().variables else { break }
            append(axis == .horizontal ? variables.x : variables.y, factor)
            guard let superview = current.superview else { break }
            current = superview
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is one of the four sides, of a view or of what is inside of its margins.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
            .bottomMargin, .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }

    /// Whether the attribute is about a view without its margins.
    var isMargin: Bool {
        rawValue >= Self.leftMargin.rawValue && rawValue <= Self.centerYWithinMargins.rawValue
    }
}
