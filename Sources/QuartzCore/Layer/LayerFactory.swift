import AgateRuntime
import Foundation

/// Makes layers of a class that is known only at run time, such as a view's `layerClass`.
///
/// `init()` can't be `required`: iOS sources override it without that word.
package enum LayerFactory {
    /// A new object of a class, made by `init()`; a plain layer when the class is no layer class.
    package static func make(_ layerClass: AnyClass) -> CALayer {
        guard let layerClass = layerClass as? CALayer.Type, layerClass != CALayer.self else {
            return CALayer()
        }
        let made = LayerInitializers.slots.flatMap { slots in
            RuntimeABI.value { () throws(AbiMismatch) in
                try slots.make(layerClass, byInitializer: LayerInitializers.plain)
            }
        }
        return made ?? LayerMaker.nearest(layerClass)?.make() ?? CALayer()
    }
}

/// The designated initialisers of ``CALayer``, in the order of their declaration.
enum LayerInitializers {
    /// `init()`.
    static let plain = 0
    /// `init(layer:)`.
    static let copying = 1
    /// With `init(coder:)`, which is required and called as such.
    private static let count = 3

    /// Where they stand in the dispatch tables of layer classes; nil in the safe mode.
    static let slots = RuntimeABI.value { () throws(AbiMismatch) in
        let slots = try InitializerSlots(
            base: ClassWords(of: CALayer.self),
            empty: ClassWords(of: EmptyLayerProbe.self),
            count: count
        )
        try check(slots)
        return slots
    }

    /// Makes objects of a class that notes which initialiser was called.
    private static func check(_ slots: InitializerSlots) throws(AbiMismatch) {
        let layerClass: CALayer.Type = InitializerProbe.self
        let made = try slots.make(layerClass, byInitializer: plain)
        try InitializerSlots.check(
            (made as? InitializerProbe)?.origin == .plain,
            "init() made something else"
        )
        let copy = try slots.make(layerClass, byInitializer: copying, with: 7)
        try InitializerSlots.check(
            (copy as? InitializerProbe)?.origin == .copy(7),
            "init(layer:) made something else"
        )
    }
}

/// A layer that knows which initialiser made it.
private final class InitializerProbe: CALayer {
    enum Origin: Equatable {
        case plain
        case copy(Int?)
    }

    let origin: Origin

    override init() {
        origin = .plain
        super.init()
    }

    override init(layer: Any) {
        origin = .copy(layer as? Int)
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }
}
