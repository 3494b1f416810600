/// Maximum sizes and counts of a document; beyond them, opening it fails with ``DocumentError/limit(name:value:allowed:)``.
///
/// An addition of Agate's. Source: documents R60.
public struct DocumentLimits: Sendable, Hashable {
    /// The size of the file, in bytes.
    public var maxFileBytes = 256 << 20
    /// The size of an archive's entries together, in bytes.
    public var maxUnpackedBytes = 1 << 30
    /// The maximum number of entries of an archive.
    public var maxEntries = 10_000
    /// The maximum depth of nested values.
    public var maxDepth = 512
    /// The maximum depth of nested compositions.
    public var maxCompositionDepth = 64
    /// The maximum number of layers, each use of a composition and each copy of a repeater counted.
    public var maxLayers = 100_000
    /// The maximum number of keyframes.
    public var maxKeyframes = 5_000_000
    /// The maximum number of points of all paths together.
    public var maxPathPoints = 10_000_000
    /// The maximum number of samples that stand for values without another form.
    public var maxBakedSamples = 20_000_000
    /// The maximum number of copies of a repeater.
    public var maxCopies = 10_000
    /// The maximum number of points of a star, and of ridges of a zig-zag.
    public var maxStarPoints = 10_000
    /// The longest side of a frame, in pixels.
    public var maxFrameSide = 16_384
    /// The pixels of a frame.
    public var maxPixels = 268_435_456
    /// The pixels of an image.
    public var maxImagePixels = 100_000_000
    /// The maximum number of frames.
    public var maxFrames = 1_000_000

    /// Limits for documents from a trusted source.
    public static let standard = DocumentLimits()

    /// Limits for documents from strangers, as a server gets them.
    public static let strict: DocumentLimits = {
        var limits = DocumentLimits()
        limits.maxFileBytes = 16 << 20
        limits.maxUnpackedBytes = 64 << 20
        limits.maxEntries = 1_000
        limits.maxDepth = 128
        limits.maxCompositionDepth = 32
        limits.maxLayers = 5_000
        limits.maxKeyframes = 200_000
        limits.maxPathPoints = 500_000
        limits.maxBakedSamples = 1_000_000
        limits.maxCopies = 500
        limits.maxStarPoints = 1_000
        limits.maxFrameSide = 4_096
        limits.maxPixels = 16 << 20
        limits.maxImagePixels = 25_000_000
        limits.maxFrames = 10_000
        return limits
    }()
}

extension DocumentLimits {
    /// Fails when a figure is beyond its limit.
    package static func check(
        _ name: String,
        _ value: Int,
        _ allowed: Int
    ) throws(DocumentError) {
        if value > allowed { throw .limit(name: name, value: value, allowed: allowed) }
    }
}
