import CoreGraphics
import Foundation

/// Works out the frames of a layer's sublayers from their constraints.
///
/// The unknowns are the axes of the sublayers, two each; an axis depends on those that its constraints name. They are solved
/// in an order in which every source comes first.
///
/// Source: claims 13.16. GUESS constraint-pairs: which two of three relations count where that was not seen.
/// GUESS constraint-extent: an extent alone keeps the minimum edge.
struct ConstraintSolver {
    /// One side of a rectangle on one axis.
    private enum Part: Int { case min, mid, max, extent }

    private struct Relation {
        var part: Part
        /// The axis that it depends on; nil is the superlayer.
        var source: Int?
        var sourcePart: Part
        var isHorizontalSource: Bool
        var scale: CGFloat
        var offset: CGFloat
    }

    private struct Axis {
        var origin: CGFloat
        var extent: CGFloat
        var relations: [Relation] = []

        func value(_ part: Part) -> CGFloat {
            switch part {
            case .min: origin
            case .mid: origin + extent / 2
            case .max: origin + extent
            case .extent: extent
            }
        }
    }

    private let layers: [CALayer]
    private let bounds: CGRect
    /// x and y of each layer in turn.
    private var axes: [Axis]

    init(_ superlayer: CALayer) {
        layers = superlayer.sublayers ?? []
        bounds = superlayer.bounds
        axes = layers.flatMap { layer in
            let frame = layer.frame
            return [
                Axis(origin: frame.minX, extent: frame.width), Axis(origin: frame.minY, extent: frame.height),
            ]
        }
        var indices: [String: Int] = [:]
        for (index, layer) in layers.enumerated() {
            if let name = layer.name, indices[name] == nil { indices[name] = index }
        }
        for (index, layer) in layers.enumerated() { addRelations(of: layer, at: index, indices) }
    }

    private mutating func addRelations(of layer: CALayer, at index: Int, _ indices: [String: Int]) {
        guard let constraints = layer.constraints else { return }
        var found: [(axis: Int, relation: Relation)] = []
        for constraint in constraints {
            var source: Int?
            let isHorizontalSource = constraint.sourceAttribute.rawValue < 4
            if constraint.sourceName != "superlayer" {
                // An unknown or the layer's own name: the layer is left alone.
                guard let sibling = indices[constraint.sourceName], sibling != index else { return }
                source = sibling * 2 + (isHorizontalSource ? 0 : 1)
            }
            guard let part = Part(rawValue: Int(constraint.attribute.rawValue) % 4),
                let sourcePart = Part(rawValue: Int(constraint.sourceAttribute.rawValue) % 4)
            else { return }
            let relation = Relation(
                part: part,
                source: source,
                sourcePart: sourcePart,
                isHorizontalSource: isHorizontalSource,
                scale: constraint.scale,
                offset: constraint.offset
            )
            found.append((index * 2 + (constraint.attribute.rawValue < 4 ? 0 : 1), relation))
        }
        for item in found { axes[item.axis].relations.append(item.relation) }
    }

    /// The frames of the sublayers that have constraints.
    mutating func solved() -> [(layer: CALayer, frame: CGRect)] {
        // What goes round in circles is left alone; what depends on it takes it as it is.
        let stuck = unordered(axes.indices.filter { !axes[$0].relations.isEmpty })
        for axis in stuck {
            axes[axis / 2 * 2].relations = []
            axes[axis / 2 * 2 + 1].relations = []
        }
        for axis in order(axes.indices.filter { !axes[$0].relations.isEmpty }) { solve(axis) }
        return layers.indices.compactMap { index in
            let (x, y) = (axes[index * 2], axes[index * 2 + 1])
            guard !x.relations.isEmpty || !y.relations.isEmpty else { return nil }
            let frame = CGRect(x: x.origin, y: y.origin, width: x.extent, height: y.extent)
            return frame.isFiniteRect ? (layers[index], frame) : nil
        }
    }

    /// The axes in an order in which sources come first, those of circles and behind them left out.
    private func order(_ wanted: [Int]) -> [Int] {
        var waitsFor: [Int: Int] = [:]
        var dependents: [Int: [Int]] = [:]
        let isWanted = Set(wanted)
        for axis in wanted {
            let sources = Set(axes[axis].relations.compactMap(\.source)).intersection(isWanted)
            waitsFor[axis] = sources.count
            for source in sources { dependents[source, default: []].append(axis) }
        }
        var ready = wanted.filter { waitsFor[$0] == 0 }
        var next = 0
        while next < ready.count {
            for dependent in dependents[ready[next]] ?? [] {
                let remaining = (waitsFor[dependent] ?? 0) - 1
                waitsFor[dependent] = remaining
                if remaining == 0 { ready.append(dependent) }
            }
            next += 1
        }
        return ready
    }

    /// The axes in circles.
    private func unordered(_ wanted: [Int]) -> Set<Int> {
        var remaining = Set(wanted).subtracting(order(wanted))
        // What only depends on a circle is none of it: nothing that remains depends on it.
        var hasChanged = true
        while hasChanged {
            let needed = Set(remaining.flatMap { axes[$0].relations.compactMap(\.source) })
            let inner = remaining.intersection(needed)
            hasChanged = inner.count != remaining.count
            remaining = inner
        }
        return remaining
    }

    private mutating func solve(_ axis: Int) {
        let relations = axes[axis].relations
        var values: [Part: CGFloat] = [:]
        for relation in relations {
            // The same attribute twice says nothing.
            guard values[relation.part] == nil else { return }
            values[relation.part] = amount(of: relation)
        }
        let parts = chosenParts(relations.map(\.part))
        func value(_ part: Part) -> CGFloat { values[part] ?? 0 }
        if parts.count == 1 {
            switch parts[0] {
            case .min: axes[axis].origin = value(.min)
            case .mid: axes[axis].origin = value(.mid) - axes[axis].extent / 2
            case .max: axes[axis].origin = value(.max) - axes[axis].extent
            case .extent: axes[axis].extent = value(.extent)
            }
            return
        }
        let pair = Set(parts)
        if pair == [.min, .extent] {
            axes[axis].origin = value(.min)
            axes[axis].extent = value(.extent)
        } else if pair == [.mid, .extent] {
            axes[axis].origin = value(.mid) - value(.extent) / 2
            axes[axis].extent = value(.extent)
        } else if pair == [.max, .extent] {
            axes[axis].origin = value(.max) - value(.extent)
            axes[axis].extent = value(.extent)
        } else if pair == [.min, .max] {
            axes[axis].origin = value(.min)
            axes[axis].extent = value(.max) - value(.min)
        } else if pair == [.min, .mid] {
            axes[axis].origin = value(.min)
            axes[axis].extent = (value(.mid) - value(.min)) * 2
        } else if pair == [.mid, .max] {
            axes[axis].extent = (value(.max) - value(.mid)) * 2
            axes[axis].origin = value(.max) - axes[axis].extent
        }
    }

    private func amount(of relation: Relation) -> CGFloat {
        let source =
            if let source = relation.source {
                axes[source].value(relation.sourcePart)
            } else if relation.isHorizontalSource {
                Axis(origin: bounds.minX, extent: bounds.width).value(relation.sourcePart)
            } else {
                Axis(origin: bounds.minY, extent: bounds.height).value(relation.sourcePart)
            }
        return source * relation.scale + relation.offset
    }

    /// The one or two parts that count, of those given, in their order.
    private func chosenParts(_ given: [Part]) -> [Part] {
        guard given.count > 2, let last = given.last else { return given }
        if given.count == 4 { return [.min, .extent] }
        let partners: [Part] =
            switch last {
            case .extent: [.min, .mid]
            case .mid: [.max, .min]
            case .min: [.mid, .max]
            case .max: [.min, .mid]
            }
        let partner = partners.first { given.contains($0) } ?? given[0]
        return [partner, last]
    }
}

extension CGRect {
    fileprivate var isFiniteRect: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
