import AgateGeometry
import AgatePixels
import AgateRaster

/// The objects that the ops of one display list name by index.
struct DrawResources: Sendable {
    var shapes = RoundedRectShapes()
    private(set) var images: [Image] = []
    private(set) var coverages: [KeptShape] = []
    private(set) var shadows: [ShadowResource] = []
    private(set) var passes: [OffscreenPass] = []
    private(set) var chains: [FilterChain] = []

    struct Image: Sendable {
        var buffer: ImageBuffer
        /// Where the mip levels of the image are; nil for those of the image itself.
        var mipLevels: MipLevels?
    }

    /// How many of each there are.
    struct Counts {
        var shapes, images, coverages, shadows, passes, chains: Int32

        var isZero: Bool { (shapes | images | coverages | shadows | passes | chains) == 0 }
    }

    /// The inputs that the pixels of ops depend on and that the ops themselves do not contain.
    struct Identity: Hashable, Sendable {
        fileprivate var shapes: RoundedRectShapes
        fileprivate var images: [UInt64]
        fileprivate var coverages: [KeptShape.Identity]
        fileprivate var shadows: [ShadowResource.Identity]
    }

    func pass(_ index: Int32) -> OffscreenPass { passes[Int(index)] }

    func image(_ index: Int32) -> ImageBuffer { images[Int(index)].buffer }

    /// The paint of a fill.
    func paint(of fill: DrawFill) -> Paint {
        switch fill.content.paint {
        case .solid(let color): return .solid(color)
        case .linear(let gradient): return .linear(gradient)
        case .radial(let gradient): return .radial(gradient)
        case .conic(let gradient): return .conic(gradient)
        case .image(let sampling):
            let image = images[Int(fill.image)]
            return .image(
                ImagePaint(
                    image: image.buffer,
                    deviceToImage: sampling.deviceToImage,
                    filter: sampling.filter,
                    edge: sampling.edge,
                    opacity: sampling.opacity,
                    detailBias: sampling.detailBias,
                    mipLevels: image.mipLevels
                )
            )
        }
    }

    // MARK: Adding

    /// Adds an image and gives its index; the one that was added last is not added again.
    mutating func add(_ image: ImageBuffer, mipLevels: MipLevels? = nil) -> Int32 {
        if let last = images.last, last.buffer === image, last.mipLevels === mipLevels {
            return Int32(truncatingIfNeeded: images.count - 1)
        }
        images.append(Image(buffer: image, mipLevels: mipLevels))
        return Int32(truncatingIfNeeded: images.count - 1)
    }

    mutating func add(_ coverage: KeptShape) -> Int32 { Self.add(coverage, to: &coverages) }
    mutating func add(_ shadow: ShadowResource) -> Int32 { Self.add(shadow, to: &shadows) }
    mutating func add(_ pass: OffscreenPass) -> Int32 { Self.add(pass, to: &passes) }
    mutating func add(_ chain: FilterChain) -> Int32 { Self.add(chain, to: &chains) }

    private static func add<Resource>(_ resource: Resource, to table: inout [Resource]) -> Int32 {
        table.append(resource)
        return Int32(truncatingIfNeeded: table.count - 1)
    }

    /// A paint without its image, and the index of that, below 0 for none.
    mutating func add(_ paint: Paint) -> (paint: DrawPaint, image: Int32) {
        switch paint {
        case .solid(let color): return (.solid(color), -1)
        case .linear(let gradient): return (.linear(gradient), -1)
        case .radial(let gradient): return (.radial(gradient), -1)
        case .conic(let gradient): return (.conic(gradient), -1)
        case .image(let paint):
            let sampling = DrawPaint.Sampling(
                deviceToImage: paint.deviceToImage,
                filter: paint.filter,
                edge: paint.edge,
                opacity: paint.opacity,
                detailBias: paint.detailBias
            )
            return (.image(sampling), add(paint.image, mipLevels: paint.mipLevels))
        }
    }

    var counts: Counts {
        Counts(
            shapes: Int32(truncatingIfNeeded: shapes.count),
            images: Int32(truncatingIfNeeded: images.count),
            coverages: Int32(truncatingIfNeeded: coverages.count),
            shadows: Int32(truncatingIfNeeded: shadows.count),
            passes: Int32(truncatingIfNeeded: passes.count),
            chains: Int32(truncatingIfNeeded: chains.count)
        )
    }

    /// Adds the resources of another list behind these.
    mutating func append(_ other: DrawResources) {
        shapes.append(other.shapes)
        images += other.images
        coverages += other.coverages
        shadows += other.shadows
        passes += other.passes
        chains += other.chains
    }

    /// Nil where pixels follow from what other lists draw, or from what was drawn before.
    var identity: Identity? {
        guard passes.isEmpty, chains.isEmpty else { return nil }
        return Identity(
            shapes: shapes,
            images: images.map(\.buffer.identity),
            coverages: coverages.map(\.identity),
            shadows: shadows.map(\.identity)
        )
    }
}
