import AgateRuntime
import AgateScene
import Foundation

/// How objects are made of classes that only the program's run tells, such as a view's `layerClass` or the class of a cell.
///
/// An addition of this library. Where Objective-C finds initialisers by name, Agate finds them by what is known of Swift's ABI. A toolchain for which
/// that does not hold is told of when the program starts, and Agate runs in its safe mode then: it makes objects by what was registered here, and
/// by the nearest class that it knows where nothing was. The environment variable `AGATE_ABI=safe` asks for that mode.
///
///     AgateFactories.register(DialLayer.self, make: { DialLayer() }, copy: { DialLayer(layer: $0) })
///
/// Register before the first object of the class is made; a second factory takes the place of the first one. May be called on any thread.
public enum AgateFactories {
    /// Registers how layers of a class are made.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - make: Calls `init()`.
    ///   - copy: Calls `init(layer:)`, by which presentation layers are made: without it ``CALayer/presentation()`` is nil in the safe mode.
    public static func register<Layer: CALayer>(
        _ type: Layer.Type,
        make: @escaping () -> Layer,
        copy: @escaping (_ layer: Any) -> Layer
    ) {
        ClassFactories.register(type, LayerMaker(make: make, copy: copy))
        ClassFactories.register(type, ObjectMaker(make: make))
    }

    /// Registers how objects of a class are made by their `init()`: delegates of programs and scenes, layout attributes and the like.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - make: Calls `init()`.
    public static func register<Object: NSObject>(_ type: Object.Type, make: @escaping () -> Object) {
        ClassFactories.register(type, ObjectMaker(make: make))
    }
}

/// Makes layers of a class.
struct LayerMaker {
    let make: () -> CALayer
    let copy: (Any) -> CALayer

    /// That of exactly a class.
    static func of(_ type: CALayer.Type) -> LayerMaker? {
        _ = own
        return ClassFactories.exactMaker(of: type, LayerMaker.self)
    }

    /// That of a class, or of the nearest one that it derives from.
    static func nearest(_ type: CALayer.Type) -> LayerMaker? {
        _ = own
        return ClassFactories.maker(of: type, LayerMaker.self)
    }

    /// Those of this library.
    private static let own: Void = {
        func add<Layer: CALayer>(
            _ type: Layer.Type,
            _ make: @escaping () -> Layer,
            _ copy: @escaping (Any) -> Layer
        ) {
            ClassFactories.register(type, LayerMaker(make: make, copy: copy))
        }
        add(CALayer.self, CALayer.init, CALayer.init(layer:))
        add(CAShapeLayer.self, CAShapeLayer.init, CAShapeLayer.init(layer:))
        add(CATransformLayer.self, CATransformLayer.init, CATransformLayer.init(layer:))
        add(CAGradientLayer.self, CAGradientLayer.init, CAGradientLayer.init(layer:))
        add(CAReplicatorLayer.self, CAReplicatorLayer.init, CAReplicatorLayer.init(layer:))
        add(CAEmitterLayer.self, CAEmitterLayer.init, CAEmitterLayer.init(layer:))
        add(CATextLayer.self, CATextLayer.init, CATextLayer.init(layer:))
        add(CAScrollLayer.self, CAScrollLayer.init, CAScrollLayer.init(layer:))
        add(CATiledLayer.self, CATiledLayer.init, CATiledLayer.init(layer:))
    }()
}
