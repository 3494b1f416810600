import AgateScene
public import CoreGraphics
public import Foundation

/// A layer that is drawn in tiles, as they come into view and as finely as the display shows them.
///
/// Once the layer has been marked by ``CALayer/setNeedsDisplay()``, ``CALayer/draw(in:)`` is called for each tile that comes into view, with the
/// tile as the context's clip. There are ``levelsOfDetail`` resolutions, each half as fine as the one before; the coarsest
/// that is fine enough for the screen is drawn. Tiles of a place where there were none fade in; meanwhile, and until they are there,
/// tiles of other resolutions stand in for them.
///
/// Live displays draw tiles in the background, several at a time, on other threads than the main one. In a manual display,
/// and for a ``CARenderer``, they are drawn at once on the calling thread: whenever the time stops, all tiles of the
/// frame are there. They begin to fade in at that time, so a layer whose ``fadeDuration()`` is not 0 shows nothing of
/// itself in its very first frame.
///
/// Tiles that are out of view are kept up to 64 MiB, those that were seen last the longest. Copies that a replicator
/// makes of the layer show the tiles of the first one.
///
/// Source: claims 15.14.
open class CATiledLayer: CALayer {
    private typealias State = TiledValues

    /// Makes a tiled layer.
    public override init() {
        super.init()
        becomePristineKind()
    }

    /// Makes a shadow copy of a layer, as the system does for presentation layers.
    public override init(layer: Any) {
        super.init(layer: layer)
        becomePristineKind()
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class var pristineKind: LayerKind { .tiled(CopyOnWriteBox()) }

    /// The tiles that have been drawn.
    package let tileCache = TileCache()
    /// The animation that counts the time while tiles appear.
    var tileFade: RenderAnimation? {
        get { section { storedTileFade } }
        set { section { storedTileFade = newValue } }
    }

    // Touched in sections of the layer.
    private var storedTileFade: RenderAnimation?
    private var marksRectangle = false
    private var markedArea = CGRect.null
    private var isMarkedWhole = false

    /// The duration of the fade of new tiles, in seconds; 0 shows them at once.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The number of resolutions, each half of the one before.
    open var levelsOfDetail: Int {
        get { state.levelsOfDetail }
        set { changeKind(.levelsOfDetail, \State.levelsOfDetail, newValue) }
    }

    /// The number of resolutions that are finer than the contents scale: with 2 the finest has four times as many pixels each
    /// way.
    open var levelsOfDetailBias: Int {
        get { state.levelsOfDetailBias }
        set { changeKind(.levelsOfDetailBias, \State.levelsOfDetailBias, newValue) }
    }

    /// The largest size of a tile, in pixels; sides are brought into 16 to 4096.
    open var tileSize: CGSize {
        get { state.tileSize }
        set { changeKind(.tileSize, \State.tileSize, newValue) }
    }

    /// Marks the whole layer to be drawn anew; its old tiles are shown until then.
    open override func setNeedsDisplay() {
        section {
            if !marksRectangle { isMarkedWhole = true }
        }
        super.setNeedsDisplay()
    }

    /// Marks the tiles that touch a rectangle to be drawn anew; all of them for one that is not finite, which is reported if its numbers are
    /// NaN.
    open override func setNeedsDisplay(_ r: CGRect) {
        guard GeometryWatch.isUsable(r, inDisplayOf: self) else { return setNeedsDisplay() }
        guard !r.isEmpty else { return }
        section {
            markedArea = markedArea.union(r)
            marksRectangle = true
        }
        super.setNeedsDisplay(r)
        section { marksRectangle = false }
    }

    /// The display of the layer: what is marked is stale, and the next look at the screen orders it.
    func orderTiles() {
        // Without marked tiles, a display means all of them.
        let area = section {
            defer {
                markedArea = .null
                isMarkedWhole = false
            }
            return isMarkedWhole || markedArea.isNull ? CGRect.null : markedArea
        }
        // The lock of the display, where there is one, is what guards the tiles.
        if let context {
            context.withLock { section { tileCache.invalidate(area) } }
        } else {
            section { tileCache.invalidate(area) }
        }
    }

    /// The time that tiles take to appear, 0 where the class says something unusable.
    var usedFadeDuration: Double {
        let duration = type(of: self).fadeDuration()
        return duration.isFinite ? max(duration, 0) : 0
    }

    private var state: State { values.kind.values(State.self) }
}
