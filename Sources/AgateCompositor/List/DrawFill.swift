import AgateGeometry
import AgatePixels
import AgateRaster

/// Fills a shape with a paint.
struct DrawFill: DrawOpValues {
    let content: Content
    /// The index of the image that the paint samples, below 0 for other paints.
    private(set) var image: Int32
    /// The index of the coverage that stands for the shape, below 0 for other shapes.
    private(set) var coverage: Int32

    enum Shape: Hashable, Sendable {
        case pixels(DeviceRect)
        case path(DevicePath, CGPathFillRule)
        /// A path whose coverage may be known, antialiased and of one colour.
        case coverage
    }

    /// A ring whose outer contour is the shape's.
    struct Border: Hashable, Sendable {
        /// The ring, by the even-odd rule, in the shape's own space.
        var ring: Path
        /// The ring as a display covers it, where that is not by exact areas.
        var rounded: RoundedShape?
        var color: PremultipliedColor
    }

    /// The filled outline and its paint.
    ///
    /// An object, so that a list of thousands is short, and its ops are read in place.
    final class Content: Hashable, Sendable {
        let shape: Shape
        let paint: DrawPaint
        let opacity: Float
        let blend: CGBlendMode
        let isAntialiased: Bool
        /// The pixels that may change.
        let extent: DeviceRect
        /// Pixels that lie in the shape as wholes.
        let inside: InnerPixels
        /// Pixels whose middle is not inside of it are left alone: for edges that are not antialiased.
        let aliasedClip: DevicePath?
        /// The border that is drawn right after the shape.
        let border: Border?

        init(
            shape: Shape,
            paint: DrawPaint,
            opacity: Float,
            blend: CGBlendMode,
            isAntialiased: Bool,
            extent: DeviceRect,
            inside: InnerPixels = InnerPixels(),
            aliasedClip: DevicePath? = nil,
            border: Border? = nil
        ) {
            self.shape = shape
            self.paint = paint
            self.opacity = opacity
            self.blend = blend
            self.isAntialiased = isAntialiased
            self.extent = extent
            self.inside = inside
            self.aliasedClip = aliasedClip
            self.border = border
        }

        static func == (one: Content, other: Content) -> Bool {
            one.extent == other.extent && one.opacity == other.opacity && one.blend == other.blend
                && one.isAntialiased == other.isAntialiased && one.paint == other.paint
                && one.shape == other.shape && one.aliasedClip == other.aliasedClip
                && one.border == other.border
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(shape)
            hasher.combine(paint)
            hasher.combine(opacity)
            hasher.combine(blend)
            hasher.combine(border)
        }
    }

    init(_ content: Content, image: Int32 = -1, coverage: Int32 = -1) {
        self.content = content
        self.image = image
        self.coverage = coverage
    }

    /// The same with a ring drawn over it in the same way; nil where the two are not of one kind.
    func bordered(_ ring: DevicePath, _ color: PremultipliedColor) -> DrawFill? {
        guard content.border == nil, content.aliasedClip == nil, content.isAntialiased,
            content.blend == .normal, case .solid = content.paint,
            case .path(let path, .winding) = content.shape, path.transform == ring.transform
        else { return nil }
        return DrawFill(
            Content(
                shape: content.shape,
                paint: content.paint,
                opacity: content.opacity,
                blend: content.blend,
                isAntialiased: true,
                extent: content.extent,
                inside: content.inside,
                border: Border(ring: ring.path, rounded: ring.rounded, color: color)
            )
        )
    }

    /// Counts the resources from earlier places; false where there are none.
    mutating func rebase(by distance: DrawResources.Counts) -> Bool {
        guard image >= 0 || coverage >= 0 else { return false }
        if image >= 0 { image += distance.images }
        if coverage >= 0 { coverage += distance.coverages }
        return true
    }

    func traits(in resources: DrawResources) -> DrawOpTraits {
        var traits = DrawOpTraits(
            bounds: PixelBox(content.extent),
            flags: DrawOpTraits.flags(content.blend)
        )
        if content.opacity >= 1, content.blend == .normal, case .solid(let color) = content.paint,
            color.packed >> 24 == 255
        {
            traits.opaque = content.inside
        }
        return traits
    }

    func text(in resources: DrawResources) -> String {
        var text = "fill"
        switch content.shape {
        case .pixels: text += " pixels"
        case .path(let path, let rule):
            text += path.rounded == nil ? " path" : " roundedPath"
            text += rule == .evenOdd ? " evenOdd" : ""
        case .coverage: text += " coverage=\(coverage)"
        }
        text += " \(content.extent.text) \(content.paint.text(image: image))"
        text += blendText(content.opacity, content.blend)
        if case .path = content.shape, !content.isAntialiased { text += " aliased" }
        if let clip = content.aliasedClip { text += " aliasedClip=\(clip.extent.text)" }
        if let border = content.border { text += " border=\(border.color.packed.colorText)" }
        return text
    }
}

/// The paint of a shape; images are named by the op.
enum DrawPaint: Hashable, Sendable {
    case solid(PremultipliedColor)
    case linear(LinearGradient)
    case radial(RadialGradient)
    case conic(ConicGradient)
    case image(Sampling)

    /// How an image is sampled; see ``ImagePaint``.
    struct Sampling: Hashable, Sendable {
        var deviceToImage: Projection?
        var filter: ImagePaint.Filter
        var edge: ImagePaint.Edge
        var opacity: Float
        var detailBias: Float
    }

    func text(image: Int32) -> String {
        switch self {
        case .solid(let color): "color=\(color.packed.colorText)"
        case .linear: "gradient=linear"
        case .radial: "gradient=radial"
        case .conic: "gradient=conic"
        case .image(let sampling):
            "image=\(image) filter=\(sampling.filter)"
                + (sampling.opacity == 1 ? "" : " imageOpacity=\(Double(sampling.opacity).planText)")
        }
    }
}
