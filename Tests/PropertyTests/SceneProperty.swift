import AgateScene
import QuartzCore

/// A property of a layer as the engine knows it; client code's property wrapper has the same name.
typealias SceneProperty = AgateScene.LayerProperty

extension SceneProperty {
    /// The properties that a layer of this kind has.
    static func all(of layer: CALayer) -> [SceneProperty] { all(of: layer.values.kind) }

    /// The properties that a kind of layer has.
    static func all(of kind: LayerKind) -> [SceneProperty] {
        allCases.filter { $0.isOwned(by: kind) }
    }
}
