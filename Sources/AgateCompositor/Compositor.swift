package import AgateGeometry
package import AgatePixels
package import AgateScene
package import Foundation
import Synchronization

/// Makes pictures of a render tree: evaluates, places, culls, plans and draws.
///
/// The picture is a function of the tree, the time, the size and the scale alone: the same bytes for any number of
/// threads and any height of bands.
///
/// Start reading at ``update(_:to:revision:at:size:scale:)``; its stages are ``PlacedScene``, ``EvaluationPass``,
/// ``VisibilityPass``, ``DamageState``, ``PlanBuilder`` and ``BandPainter``.
package struct Compositor: Sendable {
    private let bands: Bands
    private let pictureBudget: Int?
    private let cache = RenderCache()
    private let frameMemory = FrameMemory()
    private let lastStatistics = LastStatistics()

    /// - Parameters:
    ///   - threads: How many threads draw; nil is one for each processor.
    ///   - bandHeight: The rows that are drawn in one go; nil leaves the choice to the compositor.
    ///   - pictureBudget: The bytes of pictures that are made before they are drawn and kept at a time; nil for what
    ///     ``surfaceBound(of:threads:)`` allows. No picture depends on it.
    package init(threads: Int? = nil, bandHeight: Int? = nil, pictureBudget: Int? = nil) {
        self.pictureBudget = pictureBudget
        bands = Bands(
            threads: max(threads ?? ProcessInfo.processInfo.activeProcessorCount, 1),
            height: bandHeight.map { max($0, 1) }
        )
    }

    /// How many bytes may be kept from frame to frame to save work.
    ///
    /// Blurred shadows and the like. No picture depends on it; 0 keeps nothing.
    package var cacheBudget: Int {
        get { cache.budget }
        nonmutating set { cache.budget = newValue }
    }

    /// What the frame took that was made last, by whichever thread.
    package var statistics: FrameStatistics { lastStatistics.value.withLock { $0 } }

    /// Makes a frame the picture of what a tree shows at a time.
    ///
    /// A frame that is good still stays. Of the next frame of the same tree only the pixels are drawn that may
    /// differ, and over the old frame's own pixels if nobody else holds it.
    ///
    /// - Parameters:
    ///   - frame: The last frame, `nil` at first; transparent where nothing is drawn.
    ///   - tree: The layers.
    ///   - revision: A number that is another one whenever the tree is another one.
    ///   - displayTime: Seconds of the display's clock.
    ///   - size: The size of the picture.
    ///   - scale: Device pixels per point.
    /// - Returns: The frame.
    @discardableResult
    package func update(
        _ frame: inout Frame?,
        to tree: RenderTree,
        revision: Int,
        at displayTime: Double,
        size: PixelSize,
        scale: CGFloat
    ) -> Frame {
        let isOurs = isKnownUniquelyReferenced(&frame)
        if let previous = frame,
            previous.isGood(at: displayTime, revision: revision, size: size, scale: scale)
        {
            return previous
        }
        let whole = DeviceRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
        var drawn: DrawnFrame?
        var statistics = FrameStatistics()
        var placement: UInt64 = 0
        let counts = cache.counts
        frameMemory.use { memory in
            guard let memory else {
                // Another thread draws with the same compositor.
                withLayers(of: tree, at: displayTime, scale: scale) { layers in
                    statistics.placedLayers = layers.count
                    statistics.layers = layers.count
                    drawn = draw(layers, nil, over: frame, isOurs: isOurs, whole, scale: scale, &statistics)
                }
                return
            }
            let (scene, values) = memory.scene(showing: frame?.placement ?? 0)
            let update = scene.update(
                to: tree,
                at: displayTime,
                base: Self.base(scale),
                values: values,
                since: frame?.placement ?? 0,
                threads: bands.threads
            )
            placement = scene.number
            statistics.layers = scene.layers.count
            statistics.placedLayers = update.placed
            statistics.evaluatedLayers = update.evaluated
            drawn = draw(
                scene.layers,
                update.damage,
                over: frame,
                isOurs: isOurs,
                whole,
                scale: scale,
                &statistics
            )
        }
        statistics.count(cache, since: counts)
        lastStatistics.value.withLock { $0 = statistics }
        let result = drawn ?? DrawnFrame(surface: Surface.transparent(whole), damage: whole)
        let made = Frame(
            surface: result.surface,
            time: displayTime,
            nextChange: tree.nextChange(after: displayTime) ?? .infinity,
            damage: result.damage,
            damagedRectangles: result.rectangles ?? [result.damage],
            placement: placement,
            statistics: statistics,
            revision: revision,
            scale: scale
        )
        frame = made
        return made
    }

    /// A picture of its own of what a tree shows at a time; see ``update(_:to:revision:at:size:scale:)``.
    package func frame(
        of tree: RenderTree,
        revision: Int = 0,
        at displayTime: Double,
        size: PixelSize,
        scale: CGFloat
    ) -> Frame {
        var frame: Frame?
        return update(&frame, to: tree, revision: revision, at: displayTime, size: size, scale: scale)
    }

    private static func base(_ scale: CGFloat) -> Projection {
        Projection(CGAffineTransform(scaleX: scale, y: scale))
    }

    private struct DrawnFrame {
        var surface: Surface
        var damage: DeviceRect
        /// What the damage consists of; nil where it is one rectangle.
        var rectangles: [DeviceRect]?
    }

    /// Draws what differs from the frame before, or everything.
    private func draw(
        _ layers: [PlacedLayer],
        _ damage: DamageRegion?,
        over frame: Frame?,
        isOurs: Bool,
        _ whole: DeviceRect,
        scale: CGFloat,
        _ statistics: inout FrameStatistics
    ) -> DrawnFrame {
        let isSimilar =
            frame?.scale == scale && frame?.surface.width == whole.width
            && frame?.surface.height == whole.height
        if isSimilar, let frame, let damage = damage?.intersection(whole) {
            if damage.isEmpty { return DrawnFrame(surface: frame.surface, damage: .empty) }
            // Backdrops that reach further than is looked at around a part look the same only in the whole.
            let reach = layers.first?.backdropReach ?? -1
            if damage.area < whole.width * whole.height / 4 * 3, reach < PlacedEffects.longestReach,
                let surface = frame.surfaceToDrawOver(isOurs: isOurs)
            {
                for rectangle in damage.rectangles {
                    paint(layers, into: surface, region: rectangle, keepsBelow: false, &statistics)
                }
                return DrawnFrame(surface: surface, damage: damage.bounds, rectangles: damage.rectangles)
            }
        }
        if isSimilar, let surface = frame?.freeSurface(isOurs: isOurs) {
            // Pages that were written before cost nothing to write again.
            paint(layers, into: surface, region: whole, keepsBelow: false, &statistics)
            return DrawnFrame(surface: surface, damage: whole)
        }
        let surface = Surface.transparent(whole)
        paint(layers, into: surface, region: whole, &statistics)
        return DrawnFrame(surface: surface, damage: whole)
    }

    /// Draws a part of a tree's picture over what a surface holds.
    ///
    /// - Parameters:
    ///   - tree: The layers.
    ///   - displayTime: Seconds of the display's clock.
    ///   - scale: Device pixels per point.
    ///   - surface: Its first pixel is that of the display.
    ///   - region: The pixels that may change.
    package func draw(
        _ tree: RenderTree,
        at displayTime: Double,
        scale: CGFloat,
        into surface: Surface,
        region: DeviceRect
    ) {
        withLayers(of: tree, at: displayTime, scale: scale) { layers in
            var statistics = FrameStatistics()
            paint(layers, into: surface, region: region, &statistics)
        }
    }

    /// Hands over what a tree shows, evaluated, placed and measured.
    private func withLayers(
        of tree: RenderTree,
        at displayTime: Double,
        scale: CGFloat,
        _ body: ([PlacedLayer]) -> Void
    ) {
        guard let root = tree.root else { return body([]) }
        EvaluationPass.withPlacedLayers(
            of: tree,
            from: root,
            at: displayTime,
            in: .display(scale: scale),
            body
        )
    }

    /// Draws one layer with its subtree over what a surface holds, its own position and transform left out.
    ///
    /// - Parameters:
    ///   - root: The layer.
    ///   - tree: The tree that it is in.
    ///   - displayTime: Seconds of the display's clock.
    ///   - transform: The layer's plane to the pixels of the surface.
    ///   - surface: What to draw into.
    package func draw(
        subtree root: LayerID,
        of tree: RenderTree,
        at displayTime: Double,
        transform: CGAffineTransform,
        into surface: Surface
    ) {
        let whole = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
        EvaluationPass.withPlacedLayers(
            of: tree,
            from: root,
            at: displayTime,
            in: ParentContext(planes: PlaneChain(), base: Projection(transform), placesLayer: false)
        ) { layers in
            var statistics = FrameStatistics()
            paint(layers, into: surface, region: whole, &statistics)
        }
    }

    /// Evaluates all running animations of a tree without drawing anything.
    ///
    /// - Returns: How many layers have animations.
    package func evaluate(_ tree: RenderTree, at displayTime: Double) -> Int {
        frameMemory.use { ($0?.values ?? FrameValues()).evaluate(tree, at: displayTime) }
        return tree.animatedCount
    }

    /// Draws placed layers over what a surface holds.
    ///
    /// - Parameters:
    ///   - layers: The layers, measured.
    ///   - surface: Its first pixel is the one at `origin`.
    ///   - region: The pixels that may change.
    ///   - keepsBelow: Whether what the region holds stays below the layers; else it is cleared, as far as it will be seen.
    ///   - statistics: What it took is added to them.
    func paint(
        _ layers: [PlacedLayer],
        into surface: Surface,
        origin: (x: Int, y: Int) = (0, 0),
        region: DeviceRect,
        keepsBelow: Bool = true,
        _ statistics: inout FrameStatistics
    ) {
        let reach = layers.first?.backdropReach ?? -1
        let whole = DeviceRect(x: origin.x, y: origin.y, width: surface.width, height: surface.height)
        let meter = SurfaceMeter()
        meter.add(pixels: surface.count)
        let budget = pictureBudget ?? Self.pictureBudget(for: surface.count)
        let renderer = FrameRenderer(bands: bands, meter: meter, cache: cache, picturePixels: budget / 4)
        statistics.pixelsDrawn += region.width * region.height
        if reach < 0 {
            let steps = PlanBuilder.steps(
                for: layers,
                in: region,
                of: whole,
                cache: cache,
                threads: bands.threads,
                keepsGroups: true
            )
            statistics.count(steps.operations)
            if !keepsBelow, !steps.hidesAll(of: region) {
                clear(surface, region.moved(x: -origin.x, y: -origin.y))
            }
            renderer.render(steps, into: surface, origin: origin, region: region)
        } else {
            // Filtered backdrops look at what lies around them, drawn as far as they do and no further.
            if !keepsBelow { clear(surface, region.moved(x: -origin.x, y: -origin.y)) }
            let wide = region.grown(x: reach, y: reach)
            let around = whole.grown(x: reach, y: reach)
            let steps = PlanBuilder.steps(for: layers, in: wide, of: around, cache: cache)
            statistics.count(steps.operations)
            renderer.render(steps, into: surface, origin: origin, region: region, around: wide)
        }
        statistics.peakSurfaceBytes = max(statistics.peakSurfaceBytes, meter.peak)
    }

    /// Makes pixels transparent; many of them on several threads.
    private func clear(_ surface: Surface, _ pixels: DeviceRect) {
        guard pixels.width * pixels.height >= 1 << 18 else { return surface.clear(pixels) }
        bands.forEach(in: pixels) { surface.clear($0) }
    }
}

/// The statistics of the last frame, for whoever asks.
private final class LastStatistics: Sendable {
    let value = Mutex(FrameStatistics())
}

extension Surface {
    /// A transparent surface; a single pixel when memory is too short for the size.
    fileprivate static func transparent(_ size: DeviceRect) -> Surface {
        if let surface = Surface(width: size.width, height: size.height) { return surface }
        guard let pixel = Surface(width: 1, height: 1) else {
            preconditionFailure("need memory for at least one pixel")
        }
        return pixel
    }
}
