import AgateGeometry
import AgatePixels

/// Groups of layers that stay as they are from frame to frame: their pictures are kept, and a frame in which such a group fades, or
/// in which something else moves over it, only lays its picture down again.
extension PlanBuilder {
    /// What becomes of a group.
    enum GroupChoice {
        /// It is drawn where it is.
        case inPlace
        /// It is drawn already.
        case drawn
        /// It is drawn into a picture that will be kept.
        case prepared(OffscreenRequest)
    }

    /// Pictures of more pixels are not kept.
    private static let mostKeptPixels = 1 << 21

    /// Whether a layer's group is drawn from a picture that is kept; the bytes are those of drawing it where it is.
    ///
    /// A group whose layers are as they were in the frame before is worth a picture. Its steps, its extent and the decisions about the
    /// memory for groups in it are those of the group in its place, whatever part of it is asked for.
    mutating func keptGroup(_ index: Int, opacity: Float, blend: CGBlendMode) -> GroupChoice {
        let (id, end) = (layers[index].id, layers[index].subtreeEnd)
        guard keepsGroups, rasterDepth == 0, outerLists.isEmpty, layers[index].backdropReach < 0,
            end - index <= BitmapPlan.mostLayers, let mark = BitmapPlan.mark(of: layers[index..<end])
        else { return .inPlace }
        let region = room.demand.intersection(layers[index].pictureExtent)
        let area = region.width * region.height
        guard area > 0, area <= Self.mostKeptPixels, cache.mayKeep(bytes: area * 4),
            cache.wasSeen(id, mark, layers[index].place)
        else { return .inPlace }
        if let plan = cache.plan(of: id), plan.region == region, plan.isGood(layers[index..<end], nil, room),
            let image = cache.keptImage(for: .picture(plan.key))
        {
            let picture = OffscreenPass(
                region: region,
                extent: region,
                chain: nil,
                key: plan.key
            )
            picture.finish(image, origin: (region.minX, region.minY))
            draw(picture, opacity: opacity, blend: blend)
            return .drawn
        }
        let shown = demand.intersection(region)
        guard shown.width * shown.height * 2 >= area else { return .inPlace }
        return .prepared(
            OffscreenRequest(
                chain: nil,
                sourceExtent: region,
                extent: region,
                innerReach: -1,
                opacity: opacity,
                blend: blend,
                keptLayer: index
            )
        )
    }

    /// The key of a picture that was drawn for a group, with what it follows from noted.
    func keepGroup(_ index: Int, _ steps: DisplayList, _ region: DeviceRect) -> DisplayListKey? {
        let layer = layers[index]
        guard let key = DisplayListKey(steps, region: region),
            let plan = BitmapPlan(
                layers[index..<layer.subtreeEnd],
                nil,
                room,
                key: key,
                region: region,
                opaquePixels: .empty
            )
        else {
            cache.forbid(layer.id)
            return nil
        }
        cache.keep(plan, of: layer.id)
        return key
    }
}
