import AgateGeometry
import AgatePixels
import AgateScene

/// How a layer is painted whose transition runs: the transition source and the new content in one group, dissolved, or moved and cut to the bounds.
struct TransitionPlanner {
    private let layers: [PlacedLayer]
    private let place: GroupStack.Place

    /// - Parameter place: Where the layer is painted.
    init(_ layers: [PlacedLayer], at place: GroupStack.Place) {
        self.layers = layers
        self.place = place
    }

    /// The work of painting a layer, in order; nil where there is no memory for a group, and the new content alone is painted.
    func work(
        for transition: RunningTransition,
        of index: Int,
        opacity: Float,
        blend: CGBlendMode
    ) -> [PlanWork]? {
        let extent = layers[index].extent
        guard place.canGroup(in: place.budget.demand.intersection(extent), isMasked: true) else { return nil }
        var group = DrawGroup(extent, opacity: opacity, blend: blend)
        if transition.style.clipsToBounds {
            group.clip = DevicePath(
                LayerShapes.rectangle(layers[index].values.bounds),
                projection: transition.boundsProjection
            )
        }
        let new = content(of: index)
        // A transition that was interrupted is shown on, and stands still.
        let old = transition.source.map {
            layers[$0].transition == nil ? content(of: $0) : [.layer($0, opacity: 1)]
        }
        var steps: [PlanWork] = [.push(.group(group))]
        if transition.style.kind == .fade {
            let fraction = Float(min(max(transition.fraction, 0), 1))
            steps += dissolved(old ?? [], 1 - fraction, extent) + dissolved(new, fraction, extent)
        } else {
            steps += transition.style.oldIsOnTop ? new : []
            steps += old ?? []
            steps += transition.style.oldIsOnTop ? [] : new
        }
        return steps + [.pop]
    }

    /// A layer without its transition.
    private func content(of index: Int) -> [PlanWork] {
        place.work(
            .content(index, opacity: 1, blend: .normal),
            of: layers[index],
            in: layers[index].surfaceExtent
        )
    }

    /// A share of a picture in the sum of two.
    private func dissolved(_ steps: [PlanWork], _ weight: Float, _ extent: DeviceRect) -> [PlanWork] {
        guard weight > 0, !steps.isEmpty else { return [] }
        let group = DrawGroup(extent, opacity: weight, blend: .plusLighter)
        return [.push(.group(group))] + steps + [.pop]
    }
}
