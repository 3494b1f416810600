/// Counters of the work for a frame, for benchmarks, debug views and tests.
///
/// All counts but ``peakSurfaceBytes`` are the same on every run and for any number of threads.
public struct FrameStatistics: Sendable, Hashable {
    /// The number of layers of the frame: those of the tree that are not inside of something hidden, each as
    /// often as replicators draw it.
    public var layers = 0
    /// The number of layers that got their values from running animations for this frame.
    public var evaluatedLayers = 0
    /// The number of layers that were placed for this frame; the others stayed where the last frame had them.
    public var placedLayers = 0
    /// The number of draw ops of the frame, over all damaged rectangles.
    public var drawOps = 0
    /// The number of off-screen passes that were drawn for groups and masks before they were put on the frame.
    public var offscreenPasses = 0
    /// The number of pixels of the frame that were drawn: those that might differ from the frame before.
    public var pixelsDrawn = 0
    /// The number of things that were found in the caches.
    public var cacheHits = 0
    /// The number of things that caches keep and that had to be made.
    public var cacheMisses = 0
    /// The bytes that the caches hold after the frame.
    public var cacheBytes = 0
    /// The bytes of the frame's surface, of the surfaces of off-screen passes and of the memory that filters take, at the moment when
    /// they were most.
    public var peakSurfaceBytes = 0

    /// The former name of ``drawOps``.
    @available(*, deprecated, renamed: "drawOps")
    public var operations: Int {
        get { drawOps }
        set { drawOps = newValue }
    }

    /// Makes statistics in which nothing was done.
    public init() {}
}
