import AgateGeometry
import AgatePixels

/// Copies an image to a place on the pixel grid.
struct DrawImage: DrawOpValues {
    /// The index of the image.
    var image: Int32
    /// The pixels that the image has there.
    var extent: DeviceRect
    /// Whether the image has no pixel that lets anything through.
    var isOpaque: Bool
    var opacity: Float
    var blend: CGBlendMode

    func traits(in resources: DrawResources) -> DrawOpTraits {
        var traits = DrawOpTraits(bounds: PixelBox(extent), flags: DrawOpTraits.flags(blend))
        if isOpaque, opacity >= 1, blend == .normal { traits.opaque.middle = extent }
        return traits
    }

    func text(in resources: DrawResources) -> String {
        "image \(extent.text) image=\(image)" + blendText(opacity, blend)
    }
}

/// Fills the blurred shadow of a shape.
struct DrawShadow: DrawOpValues {
    /// The index of the shadow.
    var resource: Int32
    /// The pixels that may change.
    var extent: DeviceRect
    var color: PremultipliedColor
    var opacity: Float
    var blend: CGBlendMode

    func traits(in resources: DrawResources) -> DrawOpTraits {
        DrawOpTraits(bounds: PixelBox(extent), flags: DrawOpTraits.flags(blend, .isDivisible))
    }

    func text(in resources: DrawResources) -> String {
        "shadow \(extent.text) shadow=\(resource) color=\(color.packed.colorText)"
            + blendText(opacity, blend)
    }
}

/// Draws the result of an offscreen pass where it lies.
struct DrawPass: DrawOpValues {
    /// The index of the pass.
    var pass: Int32
    var opacity: Float
    var blend: CGBlendMode

    func traits(in resources: DrawResources) -> DrawOpTraits {
        let pass = resources.pass(pass)
        var flags = DrawOpTraits.flags(blend, .isOffscreen)
        if pass.beginsWithBackdrop { flags.insert(.readsBackdrop) }
        return DrawOpTraits(bounds: PixelBox(pass.extent), flags: flags, pass: self.pass)
    }

    func text(in resources: DrawResources) -> String {
        "pass \(resources.pass(pass).extent.text) pass=\(pass)" + blendText(opacity, blend)
    }
}

/// Draws the result of an offscreen pass of another plane.
struct DrawSampledPass: DrawOpValues {
    /// The index of the pass.
    var pass: Int32
    var sampling: Sampling

    /// How the result is sampled.
    struct Sampling: Hashable, Sendable {
        var deviceToBitmap: Projection
        /// The path that is filled with it, beyond the bitmap it is clear; nil for the pixels of the extent.
        var path: DevicePath?
        var filter: String
        var detailBias: Float
        var opacity: Float
        var blend: CGBlendMode
        var extent: DeviceRect
        /// Pixels that lie in the path as wholes.
        var inside = DeviceRect.empty
        /// Pixels that are replaced, whatever was there.
        var opaquePixels = DeviceRect.empty
        /// Where the bitmap lies, if its pixels are as large as the device's.
        var place: SubpixelPosition?

        /// The part of a pixel by which the bitmap is moved, where the moved bitmap may be kept; nil where it may not.
        var shift: SubpixelPosition.Fraction? {
            blend == .normal ? place.flatMap { $0.part.isWhole ? nil : $0.part } : nil
        }
    }

    func traits(in resources: DrawResources) -> DrawOpTraits {
        var flags = DrawOpTraits.flags(sampling.blend, .isOffscreen)
        if !sampling.inside.isEmpty { flags.insert(.isDivisible) }
        return DrawOpTraits(
            bounds: PixelBox(sampling.extent),
            opaque: InnerPixels(middle: sampling.opaquePixels),
            flags: flags,
            pass: pass
        )
    }

    func text(in resources: DrawResources) -> String {
        var text = "sampledPass \(sampling.extent.text) pass=\(pass) filter=\(sampling.filter)"
        if let place = sampling.place {
            text +=
                " shift=\(place.part.x)/\(SubpixelPosition.parts),\(place.part.y)/\(SubpixelPosition.parts)"
        }
        return text + blendText(sampling.opacity, sampling.blend)
    }
}

/// Replaces what was drawn so far, within an outline, by the same with filters applied.
struct DrawBackdrop: DrawOpValues {
    /// The index of the filters.
    private(set) var chain: Int32
    /// The index of an offscreen pass whose alpha says how much is replaced, below 0 for none.
    private(set) var mask: Int32
    /// The outline of what is replaced.
    var outline: DevicePath
    var isAntialiased: Bool
    var opacity: Float
    /// The pixels that may change.
    var extent: DeviceRect

    init(
        chain: Int32,
        mask: Int32,
        outline: DevicePath,
        isAntialiased: Bool,
        opacity: Float,
        extent: DeviceRect
    ) {
        self.chain = chain
        self.mask = mask
        self.outline = outline
        self.isAntialiased = isAntialiased
        self.opacity = opacity
        self.extent = extent
    }

    mutating func rebase(by distance: DrawResources.Counts) {
        chain += distance.chains
        if mask >= 0 { mask += distance.passes }
    }

    func traits(in resources: DrawResources) -> DrawOpTraits {
        DrawOpTraits(flags: [.isOffscreen, .readsBackdrop])
    }

    func text(in resources: DrawResources) -> String {
        "backdrop \(extent.text)" + (mask >= 0 ? " mask=\(mask)" : "") + blendText(opacity, .normal)
    }
}
