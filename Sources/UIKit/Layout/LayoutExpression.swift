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
    }

    /// Adds a multiple of a side.
    mutating func add(_ side: ConstraintSide, times factor: CGFloat) {
        for part in side.parts {
            guard let item = part.item else { continue }
            add(item, part.attribute, Double(factor * part.factor))
        }
    }

    /// The lower and the upper edge of something along an axis.
    private struct Edges {
        var low: [LayoutTerm]
        var high: [LayoutTerm]
    }

    private mutating func add(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double)
    {
        switch attribute.kind {
        case .none: return
        case .length:
            let edges = edges(of: item, attribute == .width ? .horizontal : .vertical, margins: false)
            append(edges.high, factor)
            append(edges.low, -factor)
        case .horizontal:
            let edges = edges(of: content(of: item, attribute), .horizontal, margins: attribute.isMargin)
            var factor = factor
            if isMirrored {
                if let width = container.makeLayoutState().variables?.width {
                    append([LayoutTerm(width)], factor)
                }
                factor = -factor
            }
            switch attribute {
            case .left, .leftMargin: append(edges.low, factor)
            case .right, .rightMargin: append(edges.high, factor)
            case .leading, .leadingMargin: append(isMirrored ? edges.high : edges.low, factor)
            case .trailing, .trailingMargin: append(isMirrored ? edges.low : edges.high, factor)
            default:
                append(edges.low, factor / 2)
                append(edges.high, factor / 2)
            }
        case .vertical:
            let edges = edges(of: content(of: item, attribute), .vertical, margins: attribute.isMargin)
            switch attribute {
            case .top, .topMargin: append(edges.low, factor)
            case .bottom, .bottomMargin: append(edges.high, factor)
            case .firstBaseline:
                if let baseline = (item as? UIView)?.makeLayoutState().baselines() {
                    append(frameEdges(of: item).low, factor)
                    append([LayoutTerm(baseline.first)], factor)
                } else {
                    append(edges.high, factor)
                }
            case .lastBaseline:
                if let baseline = (item as? UIView)?.makeLayoutState().baselines() {
                    append(frameEdges(of: item).high, factor)
                    append([LayoutTerm(baseline.last)], -factor)
                } else {
                    append(edges.high, factor)
                }
            default:
                append(edges.low, factor / 2)
                append(edges.high, factor / 2)
            }
        }
    }

    /// The upper and the lower edge of a view, from which its text is measured.
    private func frameEdges(of item: AnyObject) -> Edges {
        edges(of: item, .vertical, margins: false, isAligned: false)
    }

    /// What an edge belongs to: for content of a scroll view the edges of the scroll view are those of all of the content.
    ///
    /// Source: uikit U60.
    private func content(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> AnyObject {
        guard attribute.isEdge, item === container, let view = item as? UIScrollView else { return item }
        return view.contentLayoutGuide
    }

    private mutating func append(_ more: [LayoutTerm], _ factor: Double) {
        for term in more { append(LayoutTerm(term.variable, term.coefficient * factor)) }
    }

    private mutating func append(_ term: LayoutTerm) {
        if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
            terms[index].coefficient += term.coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else {
            terms.append(term)
        }
    }

    /// - Parameters:
    ///   - margins: Whether what lies inside of a view's margins is meant.
    ///   - isAligned: Whether the rectangle that the view has lined up is meant, and not the frame.
    private func edges(
        of item: AnyObject,
        _ axis: NSLayoutConstraint.Axis,
        margins: Bool,
        isAligned: Bool = true
    ) -> Edges {
        let isAcross = axis == .horizontal
        if let view = item as? UIView {
            let state = view.makeLayoutState()
            guard let variables = state.variables else { return Edges(low: [], high: []) }
            var edges = Edges(low: place(of: view, axis), high: [])
            edges.high = edges.low + [LayoutTerm(isAcross ? variables.width : variables.height)]
            if margins { return inset(edges, by: state.insets(.margins), axis) }
            guard isAligned, state.usesAlignmentRect else { return edges }
            return inset(edges, by: state.insets(.alignment), axis)
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else {
            return Edges(low: [], high: [])
        }
        let origin = place(of: owner, axis)
        if let region = guide.region, !region.isFound {
            let state = owner.makeLayoutState()
            guard let variables = state.variables else { return Edges(low: [], high: []) }
            let edges = Edges(
                low: origin,
                high: origin + [LayoutTerm(isAcross ? variables.width : variables.height)]
            )
            return inset(edges, by: state.insets(region), axis)
        }
        let variables = guide.makeVariables(host)
        if guide.region != nil {
            let edges = Edges(
                low: origin,
                high: origin + [LayoutTerm(isAcross ? variables.width : variables.height)]
            )
            return margins ? inset(edges, by: owner.makeLayoutState().insets(.margins), axis) : edges
        }
        let low = origin + [LayoutTerm(isAcross ? variables.x : variables.y)]
        return Edges(low: low, high: low + [LayoutTerm(isAcross ? variables.width : variables.height)])
    }

    private func inset(_ edges: Edges, by insets: InsetVariables, _ axis: NSLayoutConstraint.Axis) -> Edges {
        let isAcross = axis == .horizontal
        return Edges(
            low: edges.low + [LayoutTerm(isAcross ? insets.left : insets.top)],
            high: edges.high + [LayoutTerm(isAcross ? insets.right : insets.bottom, -1)]
        )
    }

    /// Where a view's own coordinates begin in those of the container.
    private func place(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> [LayoutTerm] {
        var terms: [LayoutTerm] = []
        var current = view
        while current !== container {
            guard let variables = current.makeLayoutState().variables else { break }
            terms.append(LayoutTerm(axis == .horizontal ? variables.x : variables.y))
            guard let superview = current.superview else { break }
            current = superview
        }
        return terms
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
