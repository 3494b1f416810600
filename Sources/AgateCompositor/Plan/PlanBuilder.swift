import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// Turns placed layers into the display list that draws them.
///
/// This is the walk: which layers are drawn, in which order, and what they need around them. Where things are drawn to is the business of
/// ``GroupStack``, in which order planes in space are painted that of ``DepthPlanner``, and what a layer draws of its own that of
/// ``LayerPainter``. Like the passes before it the walk has a stack of its own. A layer gets a surface of its own only
/// where the result depends on it: for an opacity below 1 over more than one thing, for a mask, for rounded or
/// tilted clipping of something that reaches the edge, for the shadow of something that is not one plain shape,
/// and for a blend mode over more than one thing.
///
/// Source: claims 14.1-14.11, 10.3, 15.15.
struct PlanBuilder {
    private let layers: [PlacedLayer]
    private var work: [PlanWork] = []
    private var stack: GroupStack
    private var painter: LayerPainter
    private let cache: RenderCache
    /// The layer whose bitmap is being drawn, below 0 for a frame.
    private var bitmapRoot = -1
    /// Emitter layers whose particles are put between other layers, one by one.
    private var singleEmitters: Set<Int> = []
    /// Groups that are kept from frame to frame; nil where none are.
    private var keptGroups: KeptGroups?
    /// How many threads may walk through sublayers side by side.
    private var threads = 1

    /// Fewer sublayers or particles than these are not worth a second thread.
    private static let minParallelSublayers = 512

    /// The ops that draw placed layers, without those of which nothing is seen.
    static func list(
        for layers: [PlacedLayer],
        in region: DeviceRect,
        of frame: DeviceRect,
        cache: RenderCache,
        threads: Int = 1,
        keepsGroups: Bool = false,
        takesShortCuts: Bool = true
    ) -> DisplayList {
        guard !layers.isEmpty else { return DisplayList() }
        let place = GroupStack.Place(demand: region, budget: OffscreenMemoryBudget(frame))
        var builder = PlanBuilder(layers, at: place, cache: cache, takesShortCuts: takesShortCuts)
        builder.threads = threads
        if keepsGroups, takesShortCuts { builder.keptGroups = KeptGroups(cache) }
        builder.work = [.layer(0, opacity: 1)]
        builder.run()
        var list = builder.stack.list
        if takesShortCuts { Occlusion.cull(&list, in: region, threads: threads) }
        if InvariantChecks.areOn {
            list.checkInvariants()
            cache.checkInvariants()
        }
        return list
    }

    private init(
        _ layers: [PlacedLayer],
        at place: GroupStack.Place,
        cache: RenderCache,
        keptShadowPixels: Int = 0,
        takesShortCuts: Bool
    ) {
        self.layers = layers
        self.cache = cache
        stack = GroupStack(place, takesShortCuts: takesShortCuts)
        painter = LayerPainter(cache, keptShadowPixels: keptShadowPixels)
    }

    private var demand: DeviceRect { stack.demand }

    private mutating func run() {
        // Held once for all, not for each layer.
        let layers = layers
        layers.withUnsafeBufferPointer { run($0) }
    }

    private mutating func run(_ layers: UnsafeBufferPointer<PlacedLayer>) {
        while let next = work.popLast() {
            switch next {
            case .layer(let index, let opacity): visit(index, layers, opacity)
            case .content(let index, let opacity, let blend): visitContent(index, opacity, blend)
            case .ownParts(let index, let opacity): visitOwnParts(index, opacity)
            case .border(let index, let style):
                painter.bounds.drawBorder(layers[index], index, style, into: &stack)
            case .particles(let index, let style): drawParticles(index, style)
            case .particleParts(let index, let style, let parts): drawParticles(index, style, parts)
            case .push(let content): stack.push(content)
            case .groupShadow(let geometry):
                stack.list.append(.groupShadow(DrawGroupShadow(geometry: geometry)))
            case .pop:
                if let closed = stack.pop() { draw(closed) }
            }
        }
    }

    // MARK: Layers

    private mutating func visit(
        _ index: Int,
        _ layers: UnsafeBufferPointer<PlacedLayer>,
        _ opacity: Float
    ) {
        guard !layers[index].extent.intersection(demand).isEmpty else { return }
        if layers[index].traits.contains(.isBox), stack.takesShortCuts, index != bitmapRoot,
            let first = layers.baseAddress,
            painter.bounds.drawBox(first + index, opacity: opacity, into: &stack)
        {
            return
        }
        let blend = layers[index].blendMode
        if let transition = layers[index].transition,
            let steps = TransitionPlanner(self.layers, at: stack.place)
                .work(for: transition, of: index, opacity: opacity, blend: blend)
        {
            work += steps.reversed()
        } else {
            visitContent(index, opacity, blend)
        }
    }

    private mutating func visitContent(_ index: Int, _ opacity: Float, _ blend: CGBlendMode) {
        let layer = layers[index]
        guard layer.isVisible, !layer.surfaceExtent.intersection(demand).isEmpty else { return }
        let total = index == bitmapRoot ? opacity : opacity * min(layer.values.opacity, 1)
        guard total > 0 else { return }
        if layer.isTransformLayer {
            work += work(forSpaceOf: index, opacity: total).reversed()
            return
        }
        if index != bitmapRoot {
            if let backdrop = layer.effects?.backdrop { drawBackdrop(backdrop, of: index, opacity: total) }
            if let raster = layer.effects?.raster,
                stack.place.passDepth + stack.place.outerDepth < GroupStack.Place.maxPassDepth,
                drawRasterized(raster, index, opacity: total, blend: blend)
            {
                return
            }
        }
        let isolation = Isolation(
            layer,
            opacity: total,
            blend: blend,
            canGroup: stack.place.canGroup(layer),
            frame: stack.place.budget.demand,
            takesShortCuts: stack.takesShortCuts
        )
        var style = PartStyle(opacity: total, blend: blend, clippedByGroup: false)
        if stack.takesShortCuts, let mask = layer.mask, index != bitmapRoot,
            let gradient = MaskedGradient(layer, mask: layers[mask], isolation.shapes)
        {
            gradient.draw(style, cache, into: &stack)
            return
        }
        // The work after the sublayers, the outermost first.
        var closing: [PlanWork] = []
        if isolation.needsGroup {
            let isKeepable = !isolation.fadesShadowApart
            let kept =
                isKeepable
                ? keptGroups?.open(
                    layers[index..<layers[index].subtreeEnd],
                    opacity: total,
                    blend: blend,
                    on: &stack
                ) : nil
            if kept == .drawn { return }
            let isKept = kept == .opened
            if isKept { closing.append(.pop) }
            let (opacity, blend) = isKept ? (1, .normal) : (total, blend)
            let shared = isolation.fadesShadowApart ? 1 : opacity
            stack.push(.group(isolation.group(of: layer, opacity: shared, blend: blend)))
            closing.append(.pop)
            style = PartStyle(
                opacity: isolation.fadesShadowApart ? opacity : 1,
                blend: .normal,
                clippedByGroup: isolation.groupClip != nil
            )
            if let mask = layer.mask {
                closing.append(.pop)
                let extent = layers[mask].extent
                closing += stack.place.work(.layer(mask, opacity: 1), of: layers[mask], in: extent).reversed()
                closing.append(.push(.mask(extent)))
            }
        }
        if let clip = isolation.pixelClip {
            stack.push(.clip(clip))
            closing.append(.pop)
        }
        if let shadow = isolation.groupShadow, isolation.needsGroup { closing.append(.groupShadow(shadow)) }
        if let shadow = isolation.plainShadow { painter.shadows.draw(shadow, of: layer, style, into: &stack) }
        if isolation.fadesShadowApart, isolation.sharesOpacity, stack.place.canGroup {
            stack.push(.group(DrawGroup(layer.contentExtent, style)))
            closing.append(.pop)
            style = PartStyle(opacity: 1, blend: .normal, clippedByGroup: style.clippedByGroup)
        }
        let request = stack.place.request(for: layer, style, isInGroup: isolation.needsGroup)
        if let request {
            stack.push(.pass(request))
            closing.append(.pop)
            let clippedByGroup = style.clippedByGroup && request.chain == nil
            style = PartStyle(opacity: 1, blend: .normal, clippedByGroup: clippedByGroup)
        }
        painter.drawParts(layer, index, isolation.shapes, style, into: &stack)
        work += closing
        if layer.parts.contains(.particles), !singleEmitters.contains(index) {
            work.append(.particles(index, style: style))
        }
        let inner = style.opacity
        guard !layer.traits.contains(.sortsSublayers) else {
            // What leaves the plane is before or behind its siblings, and never behind what the layer draws of its own.
            if layer.parts.contains(.border) { painter.bounds.drawBorder(layer, index, style, into: &stack) }
            work += work(forSpaceOf: index, opacity: inner).reversed()
            return
        }
        if layer.parts.contains(.border) { work.append(.border(index, style: style)) }
        pushSublayers(of: index, opacity: inner)
    }

    /// Draws what a layer draws of its own, which is one thing among the sublayers that it is sorted with.
    private mutating func visitOwnParts(_ index: Int, _ opacity: Float) {
        let layer = layers[index]
        let total = opacity * min(layer.values.opacity, 1)
        guard layer.isVisible, total > 0, !layer.contentExtent.intersection(demand).isEmpty else { return }
        let style = PartStyle(opacity: total, blend: .normal, clippedByGroup: false)
        painter.drawParts(layer, index, LayerShapes(layer), style, into: &stack)
        painter.bounds.forgetLastFill()
        if layer.parts.contains(.border) { painter.bounds.drawBorder(layer, index, style, into: &stack) }
        if layer.parts.contains(.particles) { drawParticles(index, style) }
    }

    /// The work of painting the layers of a space, or the sublayers of a layer that are sorted by depth, in order.
    private mutating func work(forSpaceOf index: Int, opacity: Float) -> [PlanWork] {
        var planner = DepthPlanner(layers, at: stack.place)
        let work = planner.work(forSpaceOf: index, opacity: opacity)
        singleEmitters.formUnion(planner.singleEmitters)
        return work
    }

    /// Notes the sublayers that draw something within the requested pixels; the lowest comes first off the stack.
    private mutating func pushSublayers(of index: Int, opacity: Float) {
        guard layers[index].drawnSublayers > 0 else { return }
        let first = work.count
        let demand = demand
        let end = layers[index].subtreeEnd
        if 2 * layers[index].drawnSublayers > end - index {
            // Most of what is in the layer are its sublayers: to look at all of it waits for no layer to tell where the next one is
            // (benchmark `composite/one-moving`).
            for child in index + 1..<end
            where layers[child].parent == index && layers[child].role == .sublayer
                && layers[child].intersects(demand)
            {
                work.append(.layer(child, opacity: opacity))
            }
        } else {
            var child = index + 1
            while child < end {
                if layers[child].role == .sublayer, layers[child].intersects(demand) {
                    work.append(.layer(child, opacity: opacity))
                }
                child = layers[child].subtreeEnd
            }
        }
        if threads > 1, work.count - first >= Self.minParallelSublayers, layers[index].innerBackdropRadius < 0
        {
            let sublayers = Array(work[first...])
            work.removeSubrange(first...)
            planInParallel(sublayers.count) { builder, range in
                builder.work = sublayers[range].reversed()
                builder.run()
            }
        } else {
            work[first...].reverse()
        }
    }

    // MARK: Particles

    private mutating func drawParticles(_ index: Int, _ style: PartStyle) {
        guard let count = layers[index].particles?.particles.count else { return }
        let parts = (0..<count).lazy.map { ParticlePart(number: $0) }
        if threads > 1, count >= Self.minParallelSublayers {
            planInParallel(count) { builder, range in builder.drawParticles(index, style, parts[range]) }
        } else {
            drawParticles(index, style, parts)
        }
    }

    private mutating func drawParticles(
        _ index: Int,
        _ style: PartStyle,
        _ parts: some Sequence<ParticlePart>
    ) {
        let layer = layers[index]
        let parent = layer.parent >= 0 ? layers[layer.parent] : nil
        painter.particles.draw(parts, of: layer, in: parent, style, into: &stack)
    }

    // MARK: Side by side

    /// Has each thread plan a part of many things, with a builder that begins where this one is, and puts their lists together in order
    /// (benchmarks `composite/rounded` and `composite/particles`).
    ///
    /// - Parameter plan: Plans some of the things; what one draws does not depend on the others.
    private mutating func planInParallel(_ count: Int, _ plan: (inout PlanBuilder, Range<Int>) -> Void) {
        var empty = self
        empty.stack = stack.emptied
        empty.work = []
        empty.threads = 1
        let parts = min(threads, count)
        // The layers hold their values, which no thread writes while a frame is planned.
        let results = ParallelMap(threads: parts).map(parts) { number in
            var builder = empty
            plan(&builder, count * number / parts..<count * (number + 1) / parts)
            return (list: builder.stack.list, keptShadowPixels: builder.painter.shadows.keptPixels)
        }
        let before = painter.shadows.keptPixels
        for part in results {
            stack.list.append(part.list)
            painter.shadows.add(keptPixels: part.keptShadowPixels - before)
        }
        painter.bounds.forgetLastFill()
    }

    // MARK: Offscreen passes

    /// Draws an offscreen pass that was closed, where it has anything to show.
    private mutating func draw(_ closed: GroupStack.ClosedPass) {
        let request = closed.request
        let extent = request.extent.intersection(demand)
        let paintsClear = request.chain?.paintsClear ?? false
        let isEmpty = closed.list.isEmpty && !paintsClear && !request.beginsWithBackdrop
        guard !extent.isEmpty, !closed.region.isEmpty, !isEmpty else { return }
        let key = request.keptLayer.flatMap { kept in
            keptGroups?.keep(
                layers[kept..<layers[kept].subtreeEnd],
                closed.list,
                closed.region,
                at: stack.place
            )
        }
        let pass = OffscreenPass(
            closed.list,
            region: closed.region,
            extent: extent,
            chain: request.chain,
            beginsWithBackdrop: request.beginsWithBackdrop,
            key: key
        )
        stack.draw(pass, opacity: request.opacity, blend: request.blend)
    }

    /// Filters what was drawn so far within a layer's outline.
    ///
    /// GUESS backdrop: what is behind is what was drawn before in the nearest group or mask, and as much of it beyond the
    /// bounds as a blur reaches unless its edges are normalized.
    private mutating func drawBackdrop(_ chain: FilterChain, of index: Int, opacity: Float) {
        let layer = layers[index]
        let extent = chain.boundsExtent.intersection(demand)
        guard stack.place.apartDepth == 0, !extent.isEmpty else { return }
        var mask: OffscreenPass?
        if let maskIndex = layer.mask {
            guard let pass = maskOfBackdrop(maskIndex, in: extent) else { return }
            mask = pass
        }
        stack.filterBackdrop(chain, of: layer, mask: mask, opacity: opacity, in: extent)
    }

    /// The mask of a filtered backdrop, planned by itself; nil where it shows nothing.
    private mutating func maskOfBackdrop(_ index: Int, in extent: DeviceRect) -> OffscreenPass? {
        let whole = layers[index].extent
        var region = extent.intersection(whole)
        guard !region.isEmpty else { return nil }
        let reach = max(layers[index].backdropReach, 0)
        region = region.grown(x: reach, y: reach).intersection(whole)
        let place = stack.place.inside(region, of: stack.place.budget.demand.intersection(whole))
        let list = inner(layers, .layer(index, opacity: 1), at: place)
        return OffscreenPass(list, region: region, extent: region, chain: nil)
    }

    /// Draws a layer through its bitmap; false when it is too large for one.
    private mutating func drawRasterized(
        _ raster: Rasterization,
        _ index: Int,
        opacity: Float,
        blend: CGBlendMode
    ) -> Bool {
        let subtree = layers[index..<layers[index].subtreeEnd]
        let bitmaps = KeptBitmaps(cache, stack.place)
        if bitmaps.draw(subtree, raster, opacity: opacity, blend: blend, on: &stack) { return true }
        let inner = raster.layers(subtree)
        let region = inner[0].surfaceExtent
        guard !region.isEmpty else { return true }
        guard raster.allows(region, stack.place.budget) else { return false }
        let work = PlanWork.content(0, opacity: 1, blend: .normal)
        let list = self.inner(inner, work, at: stack.place.inside(region, of: region), bitmapRoot: 0)
        let key = DisplayListKey(list, region: region).map { cache.interned($0) }
        let pass = OffscreenPass(list, region: region, extent: region, chain: nil, key: key)
        let opaquePixels = list.opaquePixels
        let look = layers[index].values.contentsLook.values
        stack.draw(
            pass,
            raster.sampling(of: region, opaquePixels, look, opacity: opacity, blend: blend)
        )
        if let key { bitmaps.keep(subtree, raster, key, region, opaquePixels) }
        return true
    }

    /// A list that is planned by itself.
    private mutating func inner(
        _ layers: [PlacedLayer],
        _ work: PlanWork,
        at place: GroupStack.Place,
        bitmapRoot: Int = -1
    ) -> DisplayList {
        var builder = PlanBuilder(
            layers,
            at: place,
            cache: cache,
            keptShadowPixels: painter.shadows.keptPixels,
            takesShortCuts: stack.takesShortCuts
        )
        builder.bitmapRoot = bitmapRoot
        builder.work = [work]
        builder.run()
        painter.shadows.add(keptPixels: builder.painter.shadows.keptPixels - painter.shadows.keptPixels)
        return builder.stack.list
    }
}
