import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// Turns placed layers into the list of steps that draws them.
///
/// Like the passes before it this is one walk with a stack of its own. A layer gets a picture of its own only
/// where the result depends on it: for an opacity below 1 over more than one thing, for a mask, for rounded or
/// tilted clipping of something that reaches the edge, for the shadow of something that is not one plain shape,
/// and for a blend mode over more than one thing.
///
/// Source: claims 14.1-14.11, 10.3, 15.15.
struct PlanBuilder {
    /// What remains to be done, last thing first.
    enum Work {
        case layer(Int, opacity: Float)
        case picture(Int, opacity: Float, blend: CGBlendMode)
        /// What a layer draws of its own, without its sublayers.
        case ownParts(Int, opacity: Float)
        case border(Int, style: PartStyle)
        case particles(Int, style: PartStyle)
        case particleParts(Int, style: PartStyle, [ParticlePart])
        indirect case beginGroup(FrameOperation.Group)
        case endGroup
        indirect case underlayShadow(ShadowGeometry)
        case beginMask(Int)
        case endMask
        case popClip
        indirect case beginPicture(PictureFrame)
        case endPicture
    }

    /// How the parts of one layer are put on what is below.
    struct PartStyle {
        var opacity: Float
        var blend: CGBlendMode
        /// Whether the outline of the bounds is cut out later, so that what fills the bounds may reach beyond.
        var isCutLater: Bool
    }

    /// So many groups inside each other are kept apart; further ones are drawn without a picture of their own.
    static let deepestGroup = 128

    var layers: [PlacedLayer]
    /// The list that is being written.
    var list = OperationList()
    /// Which list that is: a shape has an index in one list and none in the others.
    var listNumber = 0
    /// The number of the list that was begun last.
    private var lastListNumber = 0
    var work: [Work] = []
    var openOperations: [Int] = []
    /// The lists around the one that is being written, innermost last.
    var outerLists: [OuterList] = []
    /// The layer whose bitmap is being drawn, below 0 for a frame.
    var bitmapRoot = -1
    /// How many bitmaps are being drawn around this one.
    var rasterDepth = 0
    /// How many groups and masks of the list that is being written are open.
    var apartDepth = 0
    /// The pixels that anybody may ask for at this point, innermost last.
    var demands: [DeviceRect]
    var groupDepth = 0
    /// The outlines that were made last: neighbours are often alike.
    var outlines = OutlineMemory()
    /// Where smaller copies of the last image are.
    var reductions = ReductionMemory()
    /// The step that fills the rounded bounds of a layer, while nothing has been drawn after it.
    var lastBounds: (layer: Int, step: Int)?
    /// Emitter layers whose particles are put between other layers, one by one.
    var singleParticles: Set<Int> = []
    /// Images of particles in other colours, each made once for a frame.
    var tints = TintedImages()
    /// Whether pictures were noted that begin with what is behind them: nothing of that may be left out.
    var looksBehind = false
    /// The memory for pictures of their own.
    var room: SurfaceRoom
    /// How many pixels the shadows have that are kept for all bands.
    var keptShadowPixels = 0
    let cache: RenderCache
    /// How many threads may walk through sublayers side by side.
    var threads = 1
    /// Whether pictures of groups are kept from frame to frame.
    var keepsGroups = false

    /// The steps that draw placed layers, without those of which nothing is seen.
    static func steps(
        for layers: [PlacedLayer],
        in region: DeviceRect,
        of frame: DeviceRect,
        cache: RenderCache,
        threads: Int = 1,
        keepsGroups: Bool = false
    ) -> StepList {
        guard !layers.isEmpty else { return StepList(OperationList()) }
        var builder = PlanBuilder(layers: layers, region: region, room: SurfaceRoom(frame), cache: cache)
        builder.threads = threads
        builder.keepsGroups = keepsGroups
        builder.run()
        var steps = StepList(builder.list)
        if !builder.looksBehind { Occlusion.cull(&steps, in: region, threads: threads) }
        return steps
    }

    init(layers: [PlacedLayer], region: DeviceRect, room: SurfaceRoom, cache: RenderCache) {
        self.layers = layers
        self.room = room
        self.cache = cache
        demands = [region]
    }

    /// The operations of the list that is being written.
    var operations: [FrameOperation] {
        get { list.operations }
        _modify { yield &list.operations }
    }

    /// Begins another list than the one that was being written.
    mutating func beginList() {
        lastListNumber += 1
        listNumber = lastListNumber
        list = OperationList()
    }

    var demand: DeviceRect { demands[demands.count - 1] }

    /// Whether one more group may be inside of those that are open.
    var canGroup: Bool { canGroup(in: room.demand) }

    /// Whether a group of a region may be inside of those that are open, with the pictures that a layer's own parts need.
    private func canGroup(in region: DeviceRect, isMasked: Bool = false) -> Bool {
        groupDepth < Self.deepestGroup && room.allows(region, pictures: isMasked ? 4 : 3)
    }

    /// Whether a layer may be drawn into a group.
    private func canGroup(_ layer: PlacedLayer) -> Bool {
        var region = room.demand.intersection(layer.pictureExtent)
        if layer.parts.contains(.shadow),
            let shadow = ShadowGeometry(layer.values, projection: layer.projection)
        {
            region = region.union(shadow.source(of: region).intersection(layer.contentExtent))
        }
        return canGroup(in: region, isMasked: layer.mask != nil)
    }

    mutating func run() {
        work = [.layer(0, opacity: 1)]
        finish()
    }

    mutating func finish() {
        while let next = work.popLast() {
            switch next {
            case .layer(let index, let opacity): visit(index, opacity)
            case .picture(let index, let opacity, let blend): visitPicture(index, opacity, blend)
            case .ownParts(let index, let opacity): visitOwnParts(index, opacity)
            case .border(let index, let style): drawBorder(index, style)
            case .particles(let index, let style): drawParticles(index, style)
            case .particleParts(let index, let style, let parts): drawParticles(index, style, parts)
            case .beginGroup(let group): openGroup(group)
            case .endGroup: closeGroup()
            case .underlayShadow(let shadow): operations.append(.underlayShadow(shadow))
            case .beginMask(let index): beginMask(index)
            case .endMask: endMask()
            case .popClip: popClip()
            case .beginPicture(let frame): openPicture(frame)
            case .endPicture: closePicture()
            }
        }
    }

    /// Draws a layer's own picture for its bitmap: without opacity, blend mode, backdrop and transition.
    mutating func draw(bitmapOf index: Int) {
        bitmapRoot = index
        work = [.picture(index, opacity: 1, blend: .normal)]
        finish()
    }

    /// Draws the picture of a mask and nothing else.
    mutating func draw(onlyMask index: Int) {
        work = [.layer(index, opacity: 1)]
        finish()
    }

    // MARK: Layers

    private mutating func visit(_ index: Int, _ opacity: Float) {
        guard !layers[index].extent.intersection(demand).isEmpty else { return }
        if drawBox(index, opacity: opacity) { return }
        let blend = layers[index].blendMode
        guard let transition = layers[index].transition else {
            visitPicture(index, opacity, blend)
            return
        }
        visitTransition(transition, index, opacity, blend)
    }

    /// Old and new picture in one group: dissolved, or moved and cut to the bounds.
    private mutating func visitTransition(
        _ transition: RunningTransition,
        _ index: Int,
        _ opacity: Float,
        _ blend: CGBlendMode
    ) {
        let extent = layers[index].extent
        guard canGroup(in: room.demand.intersection(extent), isMasked: true) else {
            visitPicture(index, opacity, blend)
            return
        }
        var group = FrameOperation.Group(
            extent: extent,
            contentExtent: extent,
            opacity: opacity,
            blend: blend
        )
        if transition.style.clipsToBounds {
            group.clip = DevicePath(
                LayerShapes.rectangle(layers[index].values.bounds),
                projection: transition.boundsProjection
            )
        }
        let new = prepared(
            Work.picture(index, opacity: 1, blend: .normal),
            index,
            in: layers[index].pictureExtent
        )
        let old = transition.source.map { old in
            // A transition that was interrupted is shown on, and stands still.
            layers[old].transition == nil
                ? prepared(
                    Work.picture(old, opacity: 1, blend: .normal),
                    old,
                    in: layers[old].pictureExtent
                ) : [.layer(old, opacity: 1)]
        }
        var steps: [Work] = [.beginGroup(group)]
        if transition.style.kind == .fade {
            let fraction = Float(min(max(transition.fraction, 0), 1))
            steps += dissolved(old ?? [], 1 - fraction, extent) + dissolved(new, fraction, extent)
        } else {
            steps += transition.style.oldIsOnTop ? new : []
            steps += old ?? []
            steps += transition.style.oldIsOnTop ? [] : new
        }
        work += (steps + [.endGroup]).reversed()
    }

    private func dissolved(_ picture: [Work], _ weight: Float, _ extent: DeviceRect) -> [Work] {
        guard weight > 0, !picture.isEmpty else { return [] }
        let group = FrameOperation.Group(
            extent: extent,
            contentExtent: extent,
            opacity: weight,
            blend: .plusLighter
        )
        return [.beginGroup(group)] + picture + [.endGroup]
    }

    private mutating func visitPicture(_ index: Int, _ opacity: Float, _ blend: CGBlendMode) {
        let layer = layers[index]
        guard layer.isVisible, !layer.pictureExtent.intersection(demand).isEmpty else { return }
        let total = index == bitmapRoot ? opacity : opacity * min(layer.values.opacity, 1)
        guard total > 0 else { return }
        if layer.isTransformLayer {
            work += work(forSpaceOf: index, opacity: total).reversed()
            return
        }
        let effects = layer.effects
        if index != bitmapRoot {
            if let backdrop = effects?.backdrop { drawBackdrop(backdrop, of: index, opacity: total) }
            if let raster = effects?.raster, rasterDepth + outerLists.count < Self.deepestPicture,
                drawRasterized(raster, index, opacity: total, blend: blend)
            {
                return
            }
        }
        let isolation = Isolation(
            layer,
            opacity: total,
            blend: blend,
            canGroup: canGroup(layer)
        )
        var style = PartStyle(opacity: total, blend: blend, isCutLater: false)
        var kept: PictureFrame?
        if isolation.needsGroup {
            switch keptGroup(index, opacity: total, blend: blend) {
            case .inPlace: break
            case .drawn: return
            case .prepared(let frame):
                kept = frame
                openPicture(frame)
            }
            openGroup(
                group(
                    of: layer,
                    isolation,
                    opacity: kept == nil ? total : 1,
                    blend: kept == nil ? blend : .normal
                )
            )
            style = PartStyle(opacity: 1, blend: .normal, isCutLater: isolation.groupClip != nil)
        }
        if let clip = isolation.pixelClip { pushClip(clip) }

        if let shadow = isolation.plainShadow { drawShadow(shadow, of: layer, isolation.shapes, style) }
        let frame = pictureFrame(of: layer, style, isInGroup: isolation.needsGroup)
        if let frame {
            openPicture(frame)
            style = PartStyle(opacity: 1, blend: .normal, isCutLater: style.isCutLater && frame.chain == nil)
        }
        let firstStep = operations.count
        drawBackground(layer, isolation.shapes, style)
        lastBounds = operations.count == firstStep + 1 ? (index, firstStep) : nil
        drawGradient(layer, isolation.shapes, style)
        drawContents(layer, isolation.shapes, style)
        drawShape(layer, style)

        // What follows is done after the sublayers, so it goes on the stack in reverse.
        if kept != nil { work.append(.endPicture) }
        if isolation.needsGroup { work.append(.endGroup) }
        if let mask = layer.mask, isolation.needsGroup {
            work.append(.endMask)
            work += prepared(.layer(mask, opacity: 1), mask, in: layers[mask].extent).reversed()
            work.append(.beginMask(mask))
        }
        if isolation.pixelClip != nil { work.append(.popClip) }
        if let shadow = isolation.groupShadow, isolation.needsGroup { work.append(.underlayShadow(shadow)) }
        if frame != nil { work.append(.endPicture) }
        if layer.parts.contains(.particles), !singleParticles.contains(index) {
            work.append(.particles(index, style: style))
        }
        let inner = isolation.needsGroup || frame != nil ? 1 : total
        guard !layer.traits.contains(.sortsSublayers) else {
            // What leaves the plane is before or behind its siblings, and never behind what the layer draws of its own.
            if layer.parts.contains(.border) { drawBorder(index, style) }
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
        let style = PartStyle(opacity: total, blend: .normal, isCutLater: false)
        let shapes = LayerShapes(at: layer.place)
        drawBackground(layer, shapes, style)
        drawGradient(layer, shapes, style)
        drawContents(layer, shapes, style)
        drawShape(layer, style)
        if layer.parts.contains(.border) { drawBorder(index, style) }
        if layer.parts.contains(.particles) { drawParticles(index, style) }
    }

    private func group(
        of layer: PlacedLayer,
        _ isolation: Isolation,
        opacity: Float,
        blend: CGBlendMode
    ) -> FrameOperation.Group {
        var group = FrameOperation.Group(
            extent: layer.pictureExtent,
            contentExtent: layer.contentExtent,
            opacity: opacity,
            blend: blend,
            shadow: isolation.groupShadow
        )
        guard let clip = isolation.groupClip else { return group }
        if isolation.shapes.isRounded {
            group.clip = DevicePath(clip, projection: layer.projection)
            group.clip?.rounded = isolation.shapes.rounded(under: layer.projection.affine)
        } else {
            let (bounds, softness) = (isolation.shapes.bounds, layer.edgeSoftness)
            group.clip = DevicePath(
                LayerShapes.rectangle(outset(bounds, .hard, softness, layer)),
                projection: layer.projection
            )
            group.clipIsAntialiased = softness.isSoft
            group.hardClip = hardOutline(of: bounds, softness, layer)
        }
        return group
    }

    /// Notes the sublayers that draw something where it is asked for; the lowest comes first off the stack.
    private mutating func pushSublayers(of index: Int, opacity: Float) {
        guard layers[index].drawnSublayers > 0 else { return }
        let first = work.count
        var child = index + 1
        while child < layers[index].subtreeEnd {
            if layers[child].role == .sublayer, layers[child].reaches(demand) {
                work.append(.layer(child, opacity: opacity))
            }
            child = layers[child].subtreeEnd
        }
        if threads > 1, work.count - first >= Self.leastSideBySide, layers[index].innerReach < 0 {
            let sublayers = Array(work[first...])
            work.removeSubrange(first...)
            planSideBySide(sublayers)
        } else {
            work[first...].reverse()
        }
    }

    /// The indices of the sublayers that draw something, back to front.
    func sublayers(of index: Int) -> [Int] {
        guard layers[index].drawnSublayers > 0 else { return [] }
        var result: [Int] = []
        result.reserveCapacity(layers[index].drawnSublayers)
        var child = index + 1
        while child < layers[index].subtreeEnd {
            if layers[child].role == .sublayer, !layers[child].extent.isEmpty { result.append(child) }
            child = layers[child].subtreeEnd
        }
        return result
    }
}

extension PlacedLayer {
    /// Whether `render(in:)` draws the layer.
    var isDrawnInContext: Bool { place.pointee.flags.contains(.drawnInContext) }

    /// Whether straight edges of the layer are antialiased.
    var isAntialiased: Bool { edgeSoftness.isSoft }
}
