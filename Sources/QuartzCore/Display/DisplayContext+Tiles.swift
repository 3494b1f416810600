import AgateCompositor
import AgateDisplay
import AgatePixels
import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

/// Seeing to it that tiled layers have the tiles that the display shows.
///
/// After each commit, and in each turn while something moves, the compositor computes which part of a layer the display shows and how
/// large; what is missing is drawn. On a manual display, and for a renderer, that happens at once and on the calling thread, so
/// that a frame has all its tiles. On a live one it happens in the background, and each tile is handed over when it is
/// there.
///
/// Source: claims 15.14, 17.8.
extension DisplayContext {
    /// Whether the part that the display shows of a tiled layer may change before the next commit.
    var tilesAreOnTheMove: Bool {
        guard !withLock({ tiledLayers.isEmpty }), let next = committedTree.nextChange(after: now) else {
            return false
        }
        return next <= now
    }

    /// Draws or requests the tiles that are missing at a time.
    func updateTiles(at time: Double) {
        for layer in withLock({ tiledLayers }) { updateTiles(of: layer, at: time) }
    }

    private func updateTiles(of layer: CATiledLayer, at time: Double) {
        let requests = withLock { () -> [TileCache.Request]? in
            guard let id = layer.renderID, let grid = TileGrid(layer.values),
                let window = LayerWindow.of(
                    id,
                    in: display.tree,
                    at: time,
                    size: display.pixelSize,
                    scale: display.scale
                )
            else { return nil }
            return layer.tileCache.request(window, in: grid)
        }
        guard let requests else { return }
        guard drawsTilesAtOnce else {
            withLock { handOverTiles(of: layer, at: time) }
            for request in requests { drawInBackground(request, of: layer) }
            return
        }
        let rowsRunUp = !layer.contentsAreFlipped()
        for request in requests {
            guard let grid = withLock({ layer.tileCache.grid }) else { return }
            let image = TileDrawing.image(of: request.place, in: grid, of: layer, rowsRunUp: rowsRunUp)
            withLock { install(image, request, layer, time) }
        }
        withLock { handOverTiles(of: layer, at: time) }
    }

    private func install(
        _ image: ImageBuffer?,
        _ request: TileCache.Request,
        _ layer: CATiledLayer,
        _ time: Double
    ) {
        guard let image else { return layer.tileCache.cancel(request) }
        let localTime = layer.convertTime(time, from: nil)
        layer.tileCache.install(image, for: request, at: localTime, fadeDuration: layer.usedFadeDuration)
    }

    private func drawInBackground(_ request: TileCache.Request, of layer: CATiledLayer) {
        let work = UncheckedBlock { [weak self, weak layer] in
            TileDrawing.slots.wait()
            defer { TileDrawing.slots.signal() }
            guard let self, let layer, layer.isOn(self),
                let (grid, isWanted) = withLock({
                    layer.tileCache.grid.map { ($0, layer.tileCache.stillWants(request)) }
                })
            else { return }
            guard isWanted else { return withLock { layer.tileCache.cancel(request) } }
            let image = TileDrawing.image(
                of: request.place,
                in: grid,
                of: layer,
                rowsRunUp: !layer.contentsAreFlipped()
            )
            CATransaction.begin()
            withLock {
                let time = self.now
                self.install(image, request, layer, time)
                self.handOverTiles(of: layer, at: time)
            }
            CATransaction.commit()
        }
        TileDrawing.queue.async { work.block() }
    }

    /// Gives the renderer the tiles that are there, and the time while some of them appear.
    private func handOverTiles(of layer: CATiledLayer, at time: Double) {
        let cache = layer.tileCache
        let set = cache.makeSet(fadeDuration: layer.usedFadeDuration, rowsRunUp: !layer.contentsAreFlipped())
        _ = layer.values.kind.edit(TiledValues.self) { $0.tiles = set }
        note(.values, of: layer)
        let localTime = layer.convertTime(time, from: nil)
        if cache.settledTime > localTime {
            layer.tileFade = layer.tileFade(from: localTime, to: cache.settledTime)
            note(.animations, of: layer)
        }
    }
}

extension CATiledLayer {
    /// A clock for the renderer: the layer's time, while tiles appear.
    fileprivate func tileFade(from start: Double, to end: Double) -> RenderAnimation? {
        guard let id = renderID else { return nil }
        var timing = TimingParameters(duration: end - start)
        timing.beginTime = start
        return RenderAnimation(
            // No addition has so high a number.
            id: AnimationID(raw: .max - UInt64(max(id.slot, 0))),
            timing: timing,
            content: .property(
                PropertyAnimation(
                    target: .custom(LayerValues.tileMomentKey),
                    track: .basic(BasicTrack(from: .number(start), to: .number(end)))
                )
            )
        )
    }
}

extension CATiledLayer: DisplayFollower {
    final func didEnter(_ context: DisplayContext) {
        if !context.tiledLayers.contains(where: { $0 === self }) { context.tiledLayers.append(self) }
    }

    final func didLeave(_ context: DisplayContext) {
        context.tiledLayers.removeAll { $0 === self }
    }
}
