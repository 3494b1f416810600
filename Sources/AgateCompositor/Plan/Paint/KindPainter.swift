import AgateGeometry
import AgateScene

/// What the layers of one kind draw of their own: which parts, on which pixels, how, and what becomes stale with it.
///
/// One type a kind, with static functions alone; what is remembered from one layer to the next is kept by the ``LayerPainter``. Whatever a
/// kind does not do is left out.
protocol KindPainter {
    /// What a layer draws of its own because of its kind, and where.
    ///
    /// - Parameters:
    ///   - layer: In its place, and seen.
    ///   - hasArea: Whether its bounds have.
    ///   - depth: Where its particles are projected, if it has any.
    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts

    /// Draws what lies between the background and the contents.
    ///
    /// - Parameters:
    ///   - outlines: Those of the layer's bounds.
    ///   - painter: What draws backgrounds, contents and so on, with what it remembers.
    static func drawBelowContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    )

    /// Draws what lies between the contents and the sublayers; parameters as before.
    static func drawAboveContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    )

    /// What the picture of a layer follows from, as far as its kind is concerned: the key of kept pictures.
    static var pictureSource: PictureSource { get }

    /// The memory that values take in the key of a kept picture, about, in bytes.
    static func byteCount(of kind: LayerKind) -> Int

    /// Multiplies the colours among the values of the kind, as a replicator does; images are tinted where they are drawn.
    static func tint(_ kind: inout LayerKind, by factors: SIMD3<Double>)
}

/// What a layer draws of its own because of its kind.
struct OwnParts {
    /// None is nothing to draw.
    var parts: LayerParts = []
    /// The pixels that they may touch.
    var extent = DeviceRect.empty

    mutating func add(_ part: LayerParts, _ pixels: DeviceRect) {
        parts.insert(part)
        extent = extent.union(pixels)
    }
}

/// What the picture of a layer follows from, beside what all kinds have.
enum PictureSource {
    /// The kind draws nothing of its own.
    case nothing
    /// The values of the kind, and nothing else.
    case values
    /// Other things too, or the picture changes by itself: it is not kept.
    case more
}

extension KindPainter {
    static func measure(_ layer: PlacedLayer, hasArea: Bool, _ depth: ParticleDepth?) -> OwnParts {
        OwnParts()
    }

    static func drawBelowContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    ) {}

    static func drawAboveContents(
        _ layer: PlacedLayer,
        _ outlines: LayerShapes,
        _ style: PartStyle,
        with painter: inout LayerPainter,
        into stack: inout GroupStack
    ) {}

    static func byteCount(of kind: LayerKind) -> Int { 0 }
    static func tint(_ kind: inout LayerKind, by factors: SIMD3<Double>) {}
}
