package import AgateGeometry
package import AgatePixels
package import AgateScene
package import Foundation

/// Draws placed layers: a choice of threads, and what is kept to save work, for any number of targets.
///
/// The picture is a function of the tree, the time, the size and the scale alone: the same bytes for any number of
/// threads and any height of bands. The state of a display from frame to frame is its ``RenderTarget``.
///
/// The stages of a frame are ``PlacedScene``, ``EvaluationPass``, ``VisibilityPass``, ``DamageState``, ``PlanBuilder`` and ``BandPainter``;
/// start reading at ``RenderTarget/update(to:at:size:scale:)``.
package final class Compositor: Sendable {
    let bands: Bands
    private let offscreenBudget: Int?
    /// The optimisations that are left out.
    let switches: RenderSwitches
    let cache: RenderCache

    /// - Parameters:
    ///   - threads: How many threads draw; nil is one for each processor.
    ///   - bandHeight: The rows that are drawn in one go; nil leaves the choice to the compositor.
    ///   - offscreenBudget: The bytes of pictures that are made before they are drawn and kept at a time; nil for what
    ///     ``surfaceBound(of:threads:)`` allows. No picture depends on it.
    ///   - switches: The optimisations that are left out; ``RenderSwitches/current`` by default.
    package init(
        threads: Int? = nil,
        bandHeight: Int? = nil,
        offscreenBudget: Int? = nil,
        switches: RenderSwitches = .current
    ) {
        self.offscreenBudget = offscreenBudget
        self.switches = switches
        cache = RenderCache(keepsNothing: switches.contains(.keepsNothing))
        bands = Bands(
            threads: max(threads ?? ParallelMap.processors, 1),
            height: bandHeight.map { max($0, 1) }
        )
    }

    /// How many bytes may be kept from frame to frame to save work.
    ///
    /// Blurred shadows and the like. No picture depends on it; 0 keeps nothing.
    package var cacheBudget: Int {
        get { cache.budget }
        set { cache.budget = newValue }
    }

    /// A new frame of what a tree shows at a time; see ``RenderTarget/update(to:at:size:scale:)``.
    package func frame(
        of tree: RenderTree,
        at displayTime: Double,
        size: PixelSize,
        scale: CGFloat
    ) -> Frame {
        RenderTarget(self).update(to: RenderScene(tree), at: displayTime, size: size, scale: scale)
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
        guard let root = tree.root else { return }
        EvaluationPass.withPlacedLayers(of: tree, from: root, at: displayTime, in: .display(scale: scale)) {
            var statistics = FrameStatistics()
            paint($0, into: surface, region: region, &statistics)
        }
    }

    /// Draws one layer with its subtree over what a surface holds, its own position and transform left out.
    ///
    /// - Parameters:
    ///   - root: The layer.
    ///   - tree: The tree that it is in.
    ///   - displayTime: Seconds of the display's clock.
    ///   - transform: The layer's plane to the pixels of the surface.
    ///   - surface: The surface to draw into.
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

    /// Draws placed layers over what a surface holds.
    ///
    /// - Parameters:
    ///   - layers: The layers, measured.
    ///   - surface: Its first pixel is the one at `origin`.
    ///   - region: The pixels that may change.
    ///   - keepsBelow: Whether what the region holds stays below the layers; else it is cleared, as far as it will be seen.
    ///   - probe: Receives the durations of planning and drawing.
    ///   - statistics: The counters that the work is added to.
    func paint(
        _ layers: [PlacedLayer],
        into surface: Surface,
        origin: (x: Int, y: Int) = (0, 0),
        region: DeviceRect,
        keepsBelow: Bool = true,
        probe: (any FrameProbe)? = nil,
        _ statistics: inout FrameStatistics
    ) {
        let begin = probe == nil ? 0 : Stopwatch.now
        var planned = begin
        let reach = layers.first?.backdropReach ?? -1
        let whole = DeviceRect(x: origin.x, y: origin.y, width: surface.width, height: surface.height)
        let meter = SurfaceMeter()
        meter.add(pixels: surface.count)
        let budget = offscreenBudget ?? Self.offscreenBudget(for: surface.count)
        func renderer(_ list: DisplayList, in region: DeviceRect) -> FrameRenderer {
            let bands =
                bands.threads > 1 && bands.height == nil && !list.isWorthThreads(in: region)
                ? bands.alone : bands
            return FrameRenderer(bands: bands, meter: meter, cache: cache, passPixels: budget / 4)
        }
        let takesShortCuts = !switches.contains(.takesNoShortCuts)
        statistics.pixelsDrawn += region.width * region.height
        if reach < 0 {
            let list = PlanBuilder.list(
                for: layers,
                in: region,
                of: whole,
                cache: cache,
                threads: bands.threads,
                keepsGroups: true,
                takesShortCuts: takesShortCuts
            )
            statistics.count(list)
            if probe != nil { planned = Stopwatch.now }
            if !keepsBelow, !takesShortCuts || !list.hidesAll(of: region) {
                clear(surface, region.moved(x: -origin.x, y: -origin.y))
            }
            renderer(list, in: region).render(list, into: surface, origin: origin, region: region)
        } else {
            // Filtered backdrops look at what lies around them, drawn as far as they do and no further.
            if !keepsBelow { clear(surface, region.moved(x: -origin.x, y: -origin.y)) }
            let wide = region.grown(x: reach, y: reach)
            let around = whole.grown(x: reach, y: reach)
            let list = PlanBuilder.list(
                for: layers,
                in: wide,
                of: around,
                cache: cache,
                takesShortCuts: takesShortCuts
            )
            statistics.count(list)
            if probe != nil { planned = Stopwatch.now }
            renderer(list, in: wide).render(list, into: surface, origin: origin, region: region, around: wide)
        }
        statistics.peakSurfaceBytes = max(statistics.peakSurfaceBytes, meter.peak)
        guard let probe else { return }
        probe.didSpend(planned - begin, in: .plan)
        probe.didSpend(Stopwatch.now - planned, in: .draw)
    }

    /// Makes pixels transparent; a megapixel or more on several threads, for less one is done before a second one wakes.
    private func clear(_ surface: Surface, _ pixels: DeviceRect) {
        guard pixels.width * pixels.height >= 1 << 20 else { return surface.clear(pixels) }
        bands.forEach(in: pixels) { surface.clear($0) }
    }
}
