package import AgateGeometry
package import AgatePixels
package import AgateScene
package import Foundation

/// Makes pictures of a render tree: evaluates, places, culls, plans and draws.
///
/// The picture is a function of the tree, the time, the size and the scale alone: the same bytes for any number of
/// threads and any height of bands.
///
/// Start reading at ``frame(of:revision:at:size:scale:after:)``; its stages are ``EvaluationPass``,
/// ``VisibilityPass``, ``PlanBuilder`` and ``BandPainter``.
package struct Compositor: Sendable {
    private let bands: Bands
    private let shadowCache = ShadowCache()
    private let frameMemory = FrameMemory()

    /// - Parameters:
    ///   - threads: How many threads draw; nil is one for each processor.
    ///   - bandHeight: The rows that are drawn in one go; nil leaves the choice to the compositor.
    package init(threads: Int? = nil, bandHeight: Int? = nil) {
        bands = Bands(
            threads: max(threads ?? ProcessInfo.processInfo.activeProcessorCount, 1),
            height: bandHeight.map { max($0, 1) }
        )
    }

    /// The picture of what a tree shows at a time.
    ///
    /// - Parameters:
    ///   - tree: The layers.
    ///   - revision: A number that is another one whenever the tree is another one.
    ///   - displayTime: Seconds of the display's clock.
    ///   - size: The size of the picture.
    ///   - scale: Device pixels per point.
    ///   - previous: The last frame of the same tree; it is returned if it is good still.
    /// - Returns: The frame; transparent where nothing is drawn.
    package func frame(
        of tree: RenderTree,
        revision: Int,
        at displayTime: Double,
        size: PixelSize,
        scale: CGFloat,
        after previous: Frame? = nil
    ) -> Frame {
        if let previous, previous.isGood(at: displayTime, revision: revision, size: size, scale: scale) {
            return previous
        }
        let surface = Surface.transparent(size)
        let whole = DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
        frameMemory.use { values in
            draw(tree, at: displayTime, scale: scale, into: surface, region: whole, in: values)
        }
        return Frame(
            surface: surface,
            time: displayTime,
            nextChange: tree.nextChange(after: displayTime) ?? .infinity,
            damage: whole,
            revision: revision,
            scale: scale
        )
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
        draw(tree, at: displayTime, scale: scale, into: surface, region: region, in: nil)
    }

    private func draw(
        _ tree: RenderTree,
        at displayTime: Double,
        scale: CGFloat,
        into surface: Surface,
        region: DeviceRect,
        in values: FrameValues?
    ) {
        guard let root = tree.root else { return }
        EvaluationPass.withPlacedLayers(
            of: tree,
            from: root,
            at: displayTime,
            base: Projection(CGAffineTransform(scaleX: scale, y: scale)),
            placesRoot: true,
            in: values
        ) { (layers: inout [PlacedLayer]) in
            paint(&layers, into: surface, region: region)
        }
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
            base: Projection(transform),
            placesRoot: false
        ) { (layers: inout [PlacedLayer]) in
            paint(&layers, into: surface, region: whole)
        }
    }

    /// Evaluates all running animations of a tree without drawing anything.
    ///
    /// - Returns: How many layers have animations.
    package func evaluate(_ tree: RenderTree, at displayTime: Double) -> Int {
        frameMemory.use { ($0 ?? FrameValues()).evaluate(tree, at: displayTime) }
        return tree.animatedLayers.count
    }

    private func paint(_ layers: inout [PlacedLayer], into surface: Surface, region: DeviceRect) {
        VisibilityPass.run(&layers)
        shadowCache.beginFrame()
        let operations = PlanBuilder.operations(for: layers, in: region, shadowCache: shadowCache)
        let shadows = operations.compactMap { operation in
            if case .castShadow(let shadow, _, _, _) = operation { shadow } else { nil }
        }
        // Shadows are made beforehand, so that no band waits for another one's.
        bands.forEach(of: shadows.count) { _ = shadows[$0].coverage() }
        let target = SharedSurface(surface)
        bands.forEach(in: region) { band in
            BandPainter.paint(operations, into: target.surface, origin: (0, 0), region: band)
        }
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

/// A surface that several threads draw into.
private struct SharedSurface: @unchecked Sendable {
    // Each thread writes the rows of its own bands only, and nobody reads before all have finished.
    let surface: Surface

    init(_ surface: Surface) {
        self.surface = surface
    }
}

/// The memory for values that frames hand on to each other.
private final class FrameMemory: @unchecked Sendable {
    // Used under the lock only.
    private let lock = NSLock()
    private let values = FrameValues()

    /// Calls a function with the memory, or without it while another thread has it.
    func use(_ body: (FrameValues?) -> Void) {
        guard lock.try() else { return body(nil) }
        defer { lock.unlock() }
        body(values)
    }
}
