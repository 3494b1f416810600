public import AgateCompositor
package import AgateScene
public import Foundation

/// Something that shows a layer tree: a size, a scale, a clock, and the tree as of the last commit.
///
/// Absurd sizes are brought into range: what is not a number or below zero becomes 0, and neither side of a
/// picture exceeds ``largestPixelSide`` pixels.
open class Display {
    /// The size of the displayed root, in points.
    public final private(set) var size = CGSize.zero
    /// The number of pixels of a point on each axis: finite and above 0; 1 at first.
    public final private(set) var scale: CGFloat = 1
    /// The number of refreshes per second, in hertz.
    public final package(set) var refreshRate: Double

    /// The longest side of a picture that a display makes, in pixels.
    public static let largestPixelSide = 16_384

    /// The side that makes the layer tree; set when the first layer or transaction touches the display.
    package var client: (any DisplayClient)?

    /// The scene as of the last commit; of a live display it is read and written under ``TreeLock``.
    @exclusivity(unchecked) package final var scene = RenderScene()

    /// The tree of ``scene``.
    package final var tree: RenderTree { scene.tree }

    /// The starts and ends of animations that have been reported to the client; guarded as ``scene`` is.
    private var reports = AnimationReports()

    /// The state that is kept from frame to frame.
    package final let target: RenderTarget

    /// All that sounds on the display.
    package final let sound = SoundTrack()

    package init(size: CGSize, scale: CGFloat, refreshRate: Double) {
        target = RenderTarget(Compositor(threads: DrawingThreads.wanted))
        self.refreshRate = refreshRate.isFinite && refreshRate > 0 ? min(max(refreshRate, 0.001), 10_000) : 60
        setSize(size, scale: scale)
    }

    /// Sets size and scale, brought into range.
    final func setSize(_ newSize: CGSize, scale newScale: CGFloat) {
        scale = newScale.isFinite && newScale > 0 ? min(max(newScale, 0.01), 64) : 1
        let largestSide = CGFloat(Display.largestPixelSide) / scale
        func usable(_ side: CGFloat) -> CGFloat {
            side.isNaN || side <= 0 ? 0 : min(side, largestSide)
        }
        size = CGSize(width: usable(newSize.width), height: usable(newSize.height))
    }

    deinit {
        client?.displayEnds()
    }

    /// The current time of the display's clock, in seconds.
    open var time: Double { 0 }

    /// The time of the display that presentation layers show: ``time``, if the display does not say otherwise.
    open var presentationTime: Double { time }

    /// When the picture can next differ from the present one without a new commit, in seconds of the display's clock.
    ///
    /// ``time`` itself while something moves; the time of the next start, step or end while everything waits; infinite
    /// when nothing will happen.
    ///
    /// - Complexity: O(1) while the answer stays the same; else O(running animations).
    open var nextFrameTime: Double { .infinity }

    /// The views for debugging that are drawn over the pictures of the display; none at first.
    open var debugViews: DebugViews = []

    /// Finds the marks of the debug views that only the client side can show; called on the thread that the display's layers belong to.
    package final var debugMarkSource: ((DebugViews) -> [DebugMark])?

    /// The size of a frame: at least one pixel each way.
    package var pixelSize: PixelSize {
        PixelSize(size, scale: scale)
    }

    /// The tree as of the last commit, read while other threads may commit.
    package func committedTree() -> RenderTree { tree }

    /// Receives commits, frames and their durations; nil at first.
    ///
    /// Set on the thread that commits; of a live display under ``TreeLock``.
    package final var observer: (any DisplayObserver)? {
        didSet { target.probe = observer }
    }

    /// Marks layers on the pictures of the display, or takes the marks away.
    package func mark(_ layers: Set<LayerID>) {
        target.markedLayers = layers
    }

    /// Takes a commit of the client.
    package func receive(_ commit: Commit) {
        scene.apply(commit)
        reports.update(after: commit, in: scene.tree)
        observer?.didApply(commit, scene.tree)
    }

    /// Runs a part of the work for a frame, and reports its duration to the probe, if one is set.
    @discardableResult
    package final func measure<Result>(_ stage: FrameStage, _ body: () throws -> Result) rethrows -> Result {
        guard let probe = target.probe else { return try body() }
        let begin = Stopwatch.now
        defer { probe.didSpend(Stopwatch.now - begin, in: stage) }
        return try body()
    }

    /// The starts and ends of animations up to a time that have not been reported to the client; each is returned once.
    final func takeEvents(at time: Double) -> [RenderEvent] {
        reports.takeEvents(at: time, in: scene.tree)
    }

    /// When an animation next starts or ends; see ``AnimationReports/nextEvent(after:in:)``.
    final func nextEvent(after time: Double) -> Double {
        reports.nextEvent(after: time, in: scene.tree)
    }

    /// Releases all layers.
    final func removeAll() {
        scene = RenderScene()
        reports = AnimationReports()
    }

    /// Tells the display that the client has something to do in a turn, or has it no longer.
    ///
    /// A manual display asks by itself.
    package func requestTurns() {}
}
