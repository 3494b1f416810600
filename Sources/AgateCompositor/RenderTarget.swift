import AgateGeometry
import AgatePixels
package import AgateScene
package import Foundation
import Synchronization

/// The state of one display from frame to frame: the last frame, the placed layers, the values of animated layers, and until when nothing moves.
///
/// Of the next frame only the pixels are drawn that may differ, over the last frame's own pixels if no other reference to them is left. A target that
/// keeps nothing yet gives the same pictures.
///
/// `@unchecked Sendable`: one thread at a time draws and asks, which the display sees to; ``statistics`` alone may be read by others at any
/// time, and is under a lock.
///
/// Start reading at ``update(to:at:size:scale:)``.
package final class RenderTarget: @unchecked Sendable {
    /// The compositor that draws the frames; its caches may serve several targets.
    package let compositor: Compositor
    /// The last frame.
    package private(set) var frame: Frame?
    private(set) var placed = PlacedScene()
    private let values = FrameValues()
    private var idle = IdleInterval()
    /// Memory of its own for ``evaluate(_:at:)``: placed layers point into the other.
    private lazy var measuredValues = FrameValues()
    private let lastStatistics = Mutex(FrameStatistics())
    private let probeSlot = FrameProbeSlot()
    private let marked = Mutex<Set<LayerID>>([])
    private let marks = Mutex<[DebugMark]>([])
    private let times = Mutex(FrameTimes())

    package init(_ compositor: Compositor = Compositor()) {
        self.compositor = compositor
    }

    /// The counters of the last frame that was drawn; may be read on any thread.
    package var statistics: FrameStatistics { lastStatistics.withLock { $0 } }

    /// Receives each frame and its durations, nil at first; may be set on any thread.
    package var probe: (any FrameProbe)? {
        get { probeSlot.value }
        set { probeSlot.value = newValue }
    }

    /// The layers that ``surface(showing:)`` marks; may be set on any thread.
    package var markedLayers: Set<LayerID> {
        get { marked.withLock { $0 } }
        set { marked.withLock { $0 = newValue } }
    }

    /// The marks of the client side's debug views; may be set on any thread.
    package var debugMarks: [DebugMark] {
        get { marks.withLock { $0 } }
        set { marks.withLock { $0 = newValue } }
    }

    /// The times that ``DebugViews/frameBar`` shows; may be set on any thread.
    package var frameTimes: FrameTimes {
        get { times.withLock { $0 } }
        set { times.withLock { $0 = newValue } }
    }

    /// Releases everything: the next frame is drawn as if there had been none before.
    package func reset() {
        frame = nil
        placed = PlacedScene()
        idle = IdleInterval()
    }

    /// When the picture or the events of a tree can next differ from what they are at a time; infinite when nothing will ever happen
    /// without a new commit.
    ///
    /// - Complexity: O(1) while the answer stays the same; else O(running animations).
    package func nextChange(of tree: RenderTree, after time: Double) -> Double {
        idle.nextChange(of: tree, after: time)
    }

    /// Whether the last frame is what a tree shows at a time.
    package func shows(_ tree: RenderTree, at displayTime: Double, size: PixelSize, scale: CGFloat) -> Bool {
        guard let frame, frame.revision == tree.revision, frame.isOfSize(size, scale: scale) else {
            return false
        }
        if displayTime == frame.time { return true }
        return displayTime > frame.time && displayTime < idle.nextChange(of: tree, after: frame.time)
    }

    /// Makes the picture of what a scene shows at a time; the last frame where it is that.
    ///
    /// - Parameters:
    ///   - scene: The layers; one of another display gives its picture, too, drawn anew.
    ///   - displayTime: Seconds of the display's clock.
    ///   - size: The size of the picture; transparent where nothing is drawn.
    ///   - scale: Device pixels per point.
    /// - Returns: The frame.
    @discardableResult
    package func update(
        to scene: RenderScene,
        at displayTime: Double,
        size: PixelSize,
        scale: CGFloat
    ) -> Frame {
        if shows(scene.tree, at: displayTime, size: size, scale: scale), let frame { return frame }
        let counts = compositor.cache.counts
        let probe = probe
        let begin = probe == nil ? 0 : Stopwatch.now
        let update = placed.update(
            to: scene,
            at: displayTime,
            base: ParentContext.display(scale: scale).base,
            values: values,
            isContinued: frame != nil,
            placesAnew: compositor.switches.contains(.placesAnew),
            threads: compositor.bands.threads
        )
        var statistics = FrameStatistics()
        statistics.layers = placed.layers.count
        statistics.placedLayers = update.placed
        statistics.evaluatedLayers = update.evaluated
        if let probe { probe.didSpend(Stopwatch.now - begin, in: .evaluate) }
        let damage = compositor.switches.contains(.drawsWhole) ? nil : update.damage
        let drawn = draw(damage, size: size, scale: scale, probe, &statistics)
        statistics.count(compositor.cache, since: counts)
        lastStatistics.withLock { $0 = statistics }
        let made = Frame(
            surface: drawn.surface,
            number: RenderTree.nextRevision(),
            time: displayTime,
            damage: drawn.damage,
            damagedRectangles: drawn.rectangles ?? [drawn.damage],
            statistics: statistics,
            revision: scene.tree.revision,
            size: size,
            scale: scale
        )
        frame = made
        probe?.didDraw(FrameReport(made, scene.tree))
        return made
    }

    /// Evaluates all running animations of a scene without drawing anything.
    ///
    /// - Returns: How many layers have animations.
    package func evaluate(_ scene: RenderScene, at displayTime: Double) -> Int {
        measuredValues.evaluate(scene, at: displayTime)
        return scene.tree.animatedCount
    }

    private struct DrawnFrame {
        var surface: Surface
        var damage: DeviceRect
        /// The rectangles of the damage; nil where it is one rectangle.
        var rectangles: [DeviceRect]?
    }

    /// Draws what differs from the last frame, or everything.
    ///
    /// - Parameter damage: The pixels that may differ; nil when all may.
    private func draw(
        _ damage: DamageRegion?,
        size: PixelSize,
        scale: CGFloat,
        _ probe: (any FrameProbe)?,
        _ statistics: inout FrameStatistics
    ) -> DrawnFrame {
        let whole = DeviceRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        let layers = placed.layers
        let isSimilar = frame?.isOfSize(size, scale: scale) ?? false
        if isSimilar, let damage = damage?.intersection(whole) {
            if damage.isEmpty, let surface = frame?.surface {
                return DrawnFrame(surface: surface, damage: .empty)
            }
            // Backdrops that reach further than is looked at around a part look the same only in the whole.
            let reach = layers.first?.backdropReach ?? -1
            if damage.area < whole.width * whole.height / 4 * 3, reach < PlacedEffects.longestReach,
                let surface = frame?.surfaceToDrawOver()
            {
                for rectangle in damage.rectangles {
                    compositor.paint(
                        layers,
                        into: surface,
                        region: rectangle,
                        keepsBelow: false,
                        probe: probe,
                        &statistics
                    )
                }
                return DrawnFrame(surface: surface, damage: damage.bounds, rectangles: damage.rectangles)
            }
        }
        if isSimilar, let surface = frame?.freeSurface() {
            // Pages that were written before cost nothing to write again.
            compositor.paint(
                layers,
                into: surface,
                region: whole,
                keepsBelow: false,
                probe: probe,
                &statistics
            )
            return DrawnFrame(surface: surface, damage: whole)
        }
        let surface = Surface.transparent(size)
        compositor.paint(layers, into: surface, region: whole, probe: probe, &statistics)
        return DrawnFrame(surface: surface, damage: whole)
    }
}

extension FrameReport {
    fileprivate init(_ frame: Frame, _ tree: RenderTree) {
        self.init(
            number: frame.number,
            time: frame.time,
            tree: tree,
            damage: frame.damagedRectangles.filter { !$0.isEmpty },
            statistics: frame.statistics
        )
    }
}

extension Surface {
    /// A transparent surface; a single pixel when memory is too short for the size.
    fileprivate static func transparent(_ size: PixelSize) -> Surface {
        if let surface = Surface(width: size.width, height: size.height) { return surface }
        guard let pixel = Surface(width: 1, height: 1) else {
            preconditionFailure("need memory for at least one pixel")
        }
        return pixel
    }
}
