import AgateGeometry
import AgateScene
import Foundation

/// The filters of a layer, ready to be applied to device pixels: what is switched off or changes nothing is left out.
///
/// Source: claims 14.10. GUESS filter-order: filters come before the shadow, then masks, then opacity.
struct FilterChain: Sendable {
    private var stages: [any FilterStage] = []
    let space: FilterSpace

    /// Nil when nothing is to be done.
    init?(_ list: FilterList?, _ values: LayerValues, projection: Projection) {
        guard let list, !list.filters.isEmpty,
            let scale = LocalScale(projection, at: values.bounds.middle)
        else { return nil }
        let bounds = DevicePath(LayerShapes.rectangle(values.bounds), projection: projection)
        space = FilterSpace(
            bounds: bounds,
            boundsExtent: bounds.extent,
            anchor: projection.anchor(at: values.bounds.middle)
        )
        for filter in list.filters {
            if let stage = filter.stage(at: scale) { append(stage) }
        }
        if stages.isEmpty { return nil }
    }

    /// Adds a stage; changes of colours that follow each other become one.
    private mutating func append(_ stage: any FilterStage) {
        if let next = stage as? ColorStage, var last = stages.last as? ColorStage {
            last.append(next)
            stages[stages.count - 1] = last
        } else {
            stages.append(stage)
        }
    }

    /// The device pixels of the layer's bounds.
    var boundsExtent: DeviceRect { space.boundsExtent }

    /// The pixels that may show something, of a surface that shows something in an extent.
    func extent(of content: DeviceRect) -> DeviceRect {
        stages.reduce(content) { $1.extent(of: $0, in: space) }
    }

    /// The pixels of the surface that decide what a region shows.
    func source(of region: DeviceRect) -> DeviceRect {
        stages.reversed().reduce(region) { $1.source(of: $0) }
    }

    /// Whether something becomes of clear pixels.
    var paintsClear: Bool { stages.contains(where: \.paintsClear) }

    /// Whether a pixel depends on the pixels around it.
    var hasReach: Bool { stages.contains(where: \.readsNeighbours) }

    /// The furthest that a pixel reaches.
    var reach: Int {
        let pixel = DeviceRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
        let source = source(of: pixel)
        return max(max(-source.minX, source.maxX - 1), max(-source.minY, source.maxY - 1))
    }

    // MARK: Work

    /// The work of the stages on a surface, each on no more pixels than decide the wanted ones.
    ///
    /// - Parameters:
    ///   - source: The pixels of the surface.
    ///   - wanted: The pixels that are shown in the end.
    ///   - limits: The pixels outside of which nothing is kept on the way; nil for none.
    func work(
        on source: DeviceRect,
        for wanted: DeviceRect,
        within limits: DeviceRect? = nil
    ) -> [(stage: any FilterStage, work: FilterWork)] {
        var needs = [wanted]
        for stage in stages.dropFirst().reversed() { needs.append(stage.source(of: needs[needs.count - 1])) }
        var pixels = source
        return zip(stages, needs.reversed()).map { stage, need in
            let need = limits.map { need.intersection($0) } ?? need
            let work = stage.work(on: pixels, for: need, in: space)
            pixels = work.pixels
            return (stage, work)
        }
    }

    /// The bytes of a surface and of all that its stages need, when they are most.
    func maxBytes(on source: DeviceRect, for wanted: DeviceRect) -> Int {
        var before = source.area * 4
        return work(on: source, for: wanted).reduce(before) { highest, next in
            let after = next.work.pixels.area * 4
            defer { before = after }
            return max(highest, before + after + next.work.bytes)
        }
    }
}
