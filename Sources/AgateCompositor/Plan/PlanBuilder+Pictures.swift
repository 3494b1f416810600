import AgateGeometry
import AgatePixels
import AgateScene

/// Pictures that are made before what they are drawn into: of layers with filters, and of groups with filtered backdrops
/// in them. Each has a list of steps of its own.
extension PlanBuilder {
    /// What a prepared picture is to be.
    struct OffscreenRequest {
        /// What is done to it; nil for nothing.
        var chain: FilterChain?
        /// The pixels that the picture may touch before that.
        var sourceExtent: DeviceRect
        /// The pixels on which it may show.
        var extent: DeviceRect
        /// How far the backdrops in it reach, below 0 without any.
        var innerReach: Int
        var opacity: Float
        var blend: CGBlendMode
        /// The layer whose group the picture is, to be kept from frame to frame as a whole; nil for a picture of this frame.
        var keptLayer: Int?
        /// Whether it is drawn over what is behind, and not over nothing.
        ///
        /// Never inside of groups but those that replace it.
        var beginsWithBackdrop = false

        /// The pixels that are drawn where some are asked for.
        func region(in demand: DeviceRect) -> DeviceRect {
            if keptLayer != nil { return extent }
            var region = demand.intersection(extent)
            guard !region.isEmpty else { return .empty }
            if let chain { region = chain.source(of: region) }
            return region.grown(x: max(innerReach, 0), y: max(innerReach, 0)).intersection(sourceExtent)
        }
    }

    /// A list that goes on when the one inside of it is done.
    struct OuterList {
        var list: DisplayList
        /// Which list it is; see ``PlanBuilder/listNumber``.
        var number: Int
        var openOps: [Int]
        var apartDepth: Int
        /// What the list inside becomes.
        var frame: OffscreenRequest
        /// The pixels that the list inside draws.
        var region: DeviceRect
    }

    /// So many pictures inside each other are prepared; deeper ones are drawn as they are.
    static let deepestPicture = 24

    /// What a layer's own picture has to be prepared as; nil when it is drawn where it is.
    func pictureFrame(of layer: PlacedLayer, _ style: PartStyle, isInGroup: Bool) -> OffscreenRequest? {
        guard outerLists.count < Self.deepestPicture else { return nil }
        let chain = layer.effects?.filters
        guard chain != nil || (isInGroup && layer.innerReach >= 0) else { return nil }
        let content = layer.innerExtent.union(layer.projection.extent(of: layer.values.bounds))
        let frame = OffscreenRequest(
            chain: chain,
            sourceExtent: layer.effects?.sourceExtent ?? content,
            extent: chain == nil ? content : layer.effects?.filteredExtent ?? content,
            innerReach: layer.innerReach,
            opacity: style.opacity,
            blend: style.blend
        )
        // Filters take memory on their way, and so do backdrops inside.
        let region = frame.region(in: room.demand)
        let bytes = chain?.mostBytes(on: region, for: frame.extent.intersection(room.demand)) ?? 0
        let pictures = layer.innerReach >= 0 ? SurfaceRoom.picturesOfBackdrop : 3
        return room.allows(region, pictures: pictures, bytes: bytes) ? frame : nil
    }

    /// A step that draws a layer in an extent as a picture of its own, where it has filtered backdrops in it.
    func prepared(_ step: Work, _ index: Int, in extent: DeviceRect) -> [Work] {
        guard layers[index].backdropReach >= 0, outerLists.count < Self.deepestPicture else { return [step] }
        let frame = OffscreenRequest(
            chain: nil,
            sourceExtent: extent,
            extent: extent,
            innerReach: layers[index].backdropReach,
            opacity: 1,
            blend: .normal
        )
        guard room.allows(frame.region(in: room.demand), pictures: SurfaceRoom.picturesOfBackdrop) else {
            return [step]
        }
        return [.beginPicture(frame), step, .endPicture]
    }

    mutating func openPicture(_ frame: OffscreenRequest) {
        let region = frame.region(in: demand)
        // The memory for groups in a group that is kept is that of the group in its place.
        if frame.keptLayer == nil { room.open(frame.region(in: room.demand)) }
        outerLists.append(
            OuterList(
                list: list,
                number: listNumber,
                openOps: openOps,
                apartDepth: apartDepth,
                frame: frame,
                region: region
            )
        )
        demands.append(region)
        beginList()
        openOps = []
        apartDepth = 0
    }

    mutating func closePicture() {
        guard let outer = outerLists.popLast() else { return }
        if outer.frame.keptLayer == nil { room.close() }
        demands.removeLast()
        let inner = list
        list = outer.list
        listNumber = outer.number
        openOps = outer.openOps
        apartDepth = outer.apartDepth
        let extent = outer.frame.extent.intersection(demand)
        let paintsClear = outer.frame.chain?.paintsClear ?? false
        let isEmpty = inner.isEmpty && !paintsClear && !outer.frame.beginsWithBackdrop
        guard !extent.isEmpty, !outer.region.isEmpty, !isEmpty else { return }
        let picture = OffscreenPass(
            inner,
            region: outer.region,
            extent: extent,
            chain: outer.frame.chain,
            beginsWithBackdrop: outer.frame.beginsWithBackdrop,
            key: outer.frame.keptLayer.flatMap { keepGroup($0, inner, outer.region) }
        )
        draw(picture, opacity: outer.frame.opacity, blend: outer.frame.blend)
    }

    /// Draws the result of a pass where it lies.
    mutating func draw(_ pass: OffscreenPass, opacity: Float, blend: CGBlendMode) {
        let index = list.resources.add(pass)
        list.append(.pass(DrawPass(pass: index, opacity: opacity, blend: blend)))
    }

    /// Filters what was drawn so far within a layer's outline.
    ///
    /// GUESS backdrop: what is behind is what was drawn before in the nearest group or mask, and as much of it beyond the
    /// bounds as a blur reaches unless its edges are normalized.
    mutating func drawBackdrop(_ chain: FilterChain, of index: Int, opacity: Float) {
        let layer = layers[index]
        let shapes = LayerShapes(at: layer.place)
        let extent = chain.boundsExtent.intersection(demand)
        guard apartDepth == 0, !extent.isEmpty else { return }
        var mask: OffscreenPass?
        if let maskIndex = layer.mask {
            let whole = layers[maskIndex].extent
            var region = extent.intersection(whole)
            guard !region.isEmpty else { return }
            let reach = max(layers[maskIndex].backdropReach, 0)
            region = region.grown(x: reach, y: reach).intersection(whole)
            var builder = PlanBuilder(
                layers: layers,
                region: region,
                room: room.inside(room.demand.intersection(whole)),
                cache: cache
            )
            builder.rasterDepth = rasterDepth + outerLists.count + 1
            builder.keptShadowPixels = keptShadowPixels
            builder.draw(onlyMask: maskIndex)
            keptShadowPixels = builder.keptShadowPixels
            mask = OffscreenPass(
                builder.list,
                region: region,
                extent: region,
                chain: nil
            )
        }
        // Clips are closed around the step, because all bands wait for it.
        var clips: [DeviceRect] = []
        while let open = openOps.last, case .pushClip(let clip) = list.ops[open] {
            list.end(open, with: .popClip)
            openOps.removeLast()
            clips.append(clip.rect)
        }
        list.append(
            .backdrop(
                DrawBackdrop(
                    chain: list.resources.add(chain),
                    mask: mask.map { list.resources.add($0) } ?? -1,
                    outline: DevicePath(shapes.outline, projection: layer.projection),
                    isAntialiased: layer.isAntialiased || shapes.isRounded,
                    opacity: opacity,
                    extent: extent
                )
            )
        )
        for rect in clips.reversed() {
            openOps.append(list.count)
            list.append(.pushClip(DrawClip(rect: rect)))
        }
    }
}
