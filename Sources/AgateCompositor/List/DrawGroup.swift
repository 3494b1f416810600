import AgateGeometry
import AgatePixels
import AgateRaster

/// Begins a group: what comes up to its end is drawn into a transparent surface first.
struct DrawGroup: DrawOpValues {
    /// The pixels on which the finished group may show.
    var extent: DeviceRect
    /// The pixels that its content may touch, before shadow and mask.
    var contentExtent: DeviceRect
    var opacity: Float
    var blend: CGBlendMode
    /// An outline that the finished group is cut to.
    var clip: DevicePath?
    var clipIsAntialiased = true
    /// A second outline, by the middles of pixels: for edges that are not antialiased beside some that are.
    var aliasedClip: DevicePath?
    /// Whether what lies inside of the outline is cut away instead, with coverages that add up to one.
    var clipIsInverted = false
    /// Lines that it is cut along, by the centres of pixels.
    var cuts: [PixelCut] = []
    /// The factors of red, green and blue of the content.
    var tint: SIMD3<Double>?
    /// The shadow of the content, which needs content beyond the requested pixels.
    var shadow: ShadowGeometry?

    /// The pixels that are drawn of the content where some of the group are shown.
    func source(of shown: DeviceRect) -> DeviceRect {
        guard let shadow else { return shown }
        return shown.union(shadow.source(of: shown).intersection(contentExtent))
    }

    func traits(in resources: DrawResources) -> DrawOpTraits {
        DrawOpTraits(
            bounds: PixelBox(extent),
            flags: DrawOpTraits.flags(blend, [.begins, .isOffscreen])
        )
    }

    func text(in resources: DrawResources) -> String {
        var text = "beginGroup \(extent.text)" + blendText(opacity, blend)
        if let clip { text += " \(clipIsInverted ? "clipOut" : "clip")=\(clip.text)" }
        if clip != nil, !clipIsAntialiased { text += " aliased" }
        if let aliasedClip { text += " aliasedClip=\(aliasedClip.text)" }
        if !cuts.isEmpty { text += " cuts=\(cuts.count)" }
        if let tint { text += " tint=\(tint.x.planText),\(tint.y.planText),\(tint.z.planText)" }
        return text
    }
}

extension DrawGroup {
    /// A group that may show wherever its content does: nothing is added to it around that.
    init(
        _ extent: DeviceRect,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        tint: SIMD3<Double>? = nil
    ) {
        self.init(extent: extent, contentExtent: extent, opacity: opacity, blend: blend, tint: tint)
    }
}

/// The shadow of all that a group shows so far.
struct DrawGroupShadow: DrawOpValues {
    var geometry: ShadowGeometry

    func traits(in resources: DrawResources) -> DrawOpTraits { DrawOpTraits() }

    func text(in resources: DrawResources) -> String {
        "groupShadow color=\(geometry.color.packed.colorText)"
            + " offset=\(geometry.offsetX.planText),\(geometry.offsetY.planText)"
            + " deviation=\(geometry.deviationX.planText),\(geometry.deviationY.planText)"
    }
}

/// Begins a mask: the alpha of what comes up to its end multiplies the group around it.
struct DrawMask: DrawOpValues {
    var extent: DeviceRect

    /// Performed wherever it lies: where nothing of the mask shows, nothing of the group is left.
    func traits(in resources: DrawResources) -> DrawOpTraits {
        DrawOpTraits(flags: [.begins, .isOffscreen])
    }

    func text(in resources: DrawResources) -> String { "beginMask \(extent.text)" }
}

/// Begins a clip to whole pixels.
struct DrawClip: DrawOpValues {
    var rect: DeviceRect

    func traits(in resources: DrawResources) -> DrawOpTraits {
        DrawOpTraits(bounds: PixelBox(rect), flags: .begins)
    }

    func text(in resources: DrawResources) -> String { "pushClip \(rect.text)" }
}
