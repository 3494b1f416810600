/// How much a markup file may hold: what is beyond ends with ``MarkupError/limit(name:value:allowed:)``.
///
/// Source: documents R60, R62. The bound of elements is ours: it keeps the tree of a file of the largest size within 200 MB.
package struct MarkupLimits: Sendable, Equatable {
    /// Bytes of the file.
    package var fileBytes: Int
    /// Elements in one another.
    package var depth: Int
    /// Elements altogether.
    package var elements: Int
    /// Layers that are made.
    package var layers: Int
    /// Values of key frames altogether.
    package var keyframes: Int
    /// Points of paths altogether.
    package var pathPoints: Int
    /// States altogether.
    package var states: Int
    /// Pixels of one image.
    package var imagePixels: Int

    /// The usual limits.
    package static let standard = MarkupLimits(
        fileBytes: 256 << 20,
        depth: 512,
        elements: 2_000_000,
        layers: 100_000,
        keyframes: 5_000_000,
        pathPoints: 10_000_000,
        states: 1_000,
        imagePixels: 100_000_000
    )

    /// Limits for files of strangers.
    package static let strict = MarkupLimits(
        fileBytes: 16 << 20,
        depth: 128,
        elements: 200_000,
        layers: 5_000,
        keyframes: 200_000,
        pathPoints: 500_000,
        states: 1_000,
        imagePixels: 25_000_000
    )
}
