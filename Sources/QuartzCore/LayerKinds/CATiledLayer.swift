import AgateScene
public import CoreGraphics
public import Foundation

/// A layer whose drawing is meant to be made in tiles and at several resolutions.
///
/// Tiles are not made yet: the layer is drawn whole, at once and at its contents scale, like any other layer. The properties
/// are kept for reading back.
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

    override var pristineKind: LayerKind { .tiled(Rare()) }

    /// How long new tiles take to fade in, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many resolutions there are, each half of the one before.
    open var levelsOfDetail: Int {
        get { state.levelsOfDetail }
        set { changeKind(.levelsOfDetail, \State.levelsOfDetail, newValue) }
    }

    /// How many of the resolutions are finer than the layer itself.
    open var levelsOfDetailBias: Int {
        get { state.levelsOfDetailBias }
        set { changeKind(.levelsOfDetailBias, \State.levelsOfDetailBias, newValue) }
    }

    /// The largest size of a tile, in pixels.
    open var tileSize: CGSize {
        get { state.tileSize }
        set { changeKind(.tileSize, \State.tileSize, newValue) }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "levelsOfDetail": NSNumber(value: 1)
        case "tileSize": NSValue(cgSize: CGSize(width: 256, height: 256))
        default: super.defaultValue(forKey: key)
        }
    }

    private var state: State { values.kind.values(State.self) }
}
