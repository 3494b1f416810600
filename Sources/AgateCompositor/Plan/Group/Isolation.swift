import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// The groups that one layer needs beyond drawing its parts one after the other: a group, a clip, a shadow.
struct Isolation {
    /// Whether the layer is drawn into a surface of its own first.
    let needsGroup: Bool
    /// Whether the opacity is that of several things together.
    let sharesOpacity: Bool
    /// Whether the shadow and what casts it fade one after the other, so that the shadow is seen through the layer.
    ///
    /// Source: a recorded picture of `render(in:)`.
    let fadesShadowApart: Bool
    /// Whether the blend mode is that of several things together.
    let isBlended: Bool
    /// The outline that the group is cut to.
    let groupClip: Path?
    /// The pixels that masking to bounds leaves, where the bounds lie on the pixel grid.
    let pixelClip: DeviceRect?
    /// A shadow that comes from one shape.
    let plainShadow: PlainShadow?
    /// A shadow that comes from all that the group shows.
    let groupShadow: ShadowGeometry?
    let shapes: LayerShapes

    /// The shadow of one shape.
    struct PlainShadow {
        var geometry: ShadowGeometry
        var silhouette: Path
        /// The alpha of what casts it.
        var alpha: Float
    }

    /// - Parameters:
    ///   - frame: The pixels that can be requested, where they are known: an outline around all of them cuts nothing.
    ///   - takesShortCuts: Whether a group is left out where the result does not depend on it.
    init(
        _ layer: PlacedLayer,
        opacity: Float,
        blend: CGBlendMode,
        canGroup: Bool,
        frame: DeviceRect? = nil,
        takesShortCuts: Bool = true
    ) {
        shapes = LayerShapes(layer)
        let isInside = layer.isInside(shapes)

        var plainShadow: PlainShadow?
        var groupShadow: ShadowGeometry?
        if layer.parts.contains(.shadow),
            let geometry = ShadowGeometry(layer.values, projection: layer.projection)
        {
            plainShadow = Self.plainShadow(
                geometry,
                layer,
                shapes,
                isInside: isInside,
                takesShortCuts: takesShortCuts
            )
            if plainShadow == nil { groupShadow = geometry }
        }

        var groupClip: Path?
        var pixelClip: DeviceRect?
        let hasShadow = plainShadow != nil || groupShadow != nil
        // Background and border end at one edge, whose pixels they cover one after the other; a cut would cover them once.
        let cutsInside = !takesShortCuts && !layer.parts.isSuperset(of: [.background, .border])
        // In contexts the background is covered twice, by its own corners and by those of the clip.
        let isCutTwice = layer.isDrawnInContext && shapes.isRounded
        if layer.values.flags.contains(.masksToBounds), hasShadow || !isInside || cutsInside || isCutTwice {
            let aligned =
                shapes.isRounded || !takesShortCuts
                ? nil : layer.projection.pixels(of: shapes.bounds, layer.edgeAAMask)
            let isAround = takesShortCuts && !hasShadow && layer.isAround(frame ?? .empty, shapes)
            if let aligned {
                pixelClip = aligned
            } else if !isAround {
                groupClip = shapes.clip
            }
        }

        // Particles lie over each other, so they count as several things.
        let isFiltered = layer.effects?.filters != nil
        // A filtered layer is one surface.
        let count =
            isFiltered
            ? (plainShadow == nil ? 1 : 2)
            : layer.thingCount
        let isOne = takesShortCuts && count <= 1
        fadesShadowApart = layer.isDrawnInContext && hasShadow && opacity < 1
        let fadesAsOne = takesShortCuts && (fadesShadowApart ? count - 1 : count) <= 1
        sharesOpacity =
            layer.values.flags.contains(.allowsGroupOpacity) && opacity < 1
            && (!fadesAsOne || (layer.isOneThingInParts && !isFiltered))
        isBlended =
            blend != .normal
            && (!isOne || !blend.isProportional || (layer.drawnSublayers > 0 && !isFiltered))
        needsGroup =
            canGroup
            && (sharesOpacity && !fadesShadowApart || isBlended || layer.mask != nil || groupClip != nil
                || groupShadow != nil)
        self.groupClip = groupClip
        self.pixelClip = pixelClip
        self.plainShadow = plainShadow
        self.groupShadow = groupShadow
    }

    /// The shadow, if what casts it is one shape: a shadow path, or a background behind which nothing shows.
    private static func plainShadow(
        _ geometry: ShadowGeometry,
        _ layer: PlacedLayer,
        _ shapes: LayerShapes,
        isInside: Bool,
        takesShortCuts: Bool
    ) -> PlainShadow? {
        if let path = layer.values.look.values.shadowPath {
            return PlainShadow(geometry: geometry, silhouette: path, alpha: 1)
        }
        // Along corners, and where a border ends at the same edge, the outline casts the shadow and not the pixels that show it.
        // The shadow of a group is moved by whole pixels.
        let isOutline =
            takesShortCuts || (shapes.isRounded && !shapes.isExact) || layer.parts.contains(.border)
            || geometry.offsetX != geometry.offsetX.rounded()
            || geometry.offsetY != geometry.offsetY.rounded()
        guard isOutline, layer.effects?.filters == nil, layer.parts.contains(.background),
            let color = layer.values.backgroundColor
        else { return nil }
        let alpha = min(max(color.rgba.w, 0), 1)
        let isAlone = layer.innerExtent.isEmpty && !layer.parts.contains(.border)
        guard isAlone || (alpha == 1 && isInside) else { return nil }
        return PlainShadow(geometry: geometry, silhouette: shapes.outline, alpha: Float(alpha))
    }
}

extension Isolation {
    /// The group that the layer is drawn into.
    func group(of layer: PlacedLayer, opacity: Float, blend: CGBlendMode) -> DrawGroup {
        var group = DrawGroup(
            extent: layer.surfaceExtent,
            contentExtent: layer.contentExtent,
            opacity: opacity,
            blend: blend,
            shadow: groupShadow
        )
        guard let groupClip else { return group }
        if shapes.isRounded {
            group.clip = DevicePath(groupClip, projection: layer.projection)
            group.clip?.rounded = shapes.rounded(under: layer.projection.affine)
        } else {
            let (bounds, mask) = (shapes.bounds, layer.edgeAAMask)
            group.clip = DevicePath(
                LayerShapes.rectangle(layer.outset(bounds, .aliased, mask)),
                projection: layer.projection
            )
            group.clipIsAntialiased = mask.hasSoftEdges
            group.aliasedClip = layer.aliasedClip(of: bounds, mask)
        }
        return group
    }
}
