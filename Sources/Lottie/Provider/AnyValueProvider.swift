public import Foundation

/// Gives values of a property in place of those of the file.
///
/// Programs use ``ColorValueProvider``, ``FloatValueProvider``, ``PointValueProvider``, ``SizeValueProvider`` and
/// ``GradientValueProvider``.
public protocol AnyValueProvider {
    /// The type of the values.
    var valueType: Any.Type { get }

    /// The values, without their type.
    var typeErasedStorage: AnyValueProviderStorage { get }

    /// Whether the closure is called for the value of a frame; if false, the frame has the value of the frame before.
    ///
    /// It is called while the layers are made, for one frame after another.
    func hasUpdate(frame: AnimationFrameTime) -> Bool
}

extension AnyValueProvider {
    /// The value at a frame.
    public func value(frame: AnimationFrameTime) -> Any { typeErasedStorage.value(frame: frame) }
}

/// A provider of values of one type.
public protocol ValueProvider: AnyValueProvider {
    /// The type of the values.
    associatedtype Value: AnyInterpolatable

    /// The values: one, several or those of a closure.
    var storage: ValueProviderStorage<Value> { get }
}

extension ValueProvider {
    /// The values, whatever their type.
    public var typeErasedStorage: AnyValueProviderStorage {
        switch storage {
        case .singleValue(let value): .singleValue(value)
        case .closure(let closure): .closure(closure)
        case .keyframes(let keyframes):
            .keyframes(keyframes.map { $0.withValue($0.value as Any) }, interpolate: storage.value(frame:))
        }
    }
}

/// The values of a provider.
public enum ValueProviderStorage<T: AnyInterpolatable> {
    /// One value for all frames.
    case singleValue(T)
    /// Values that follow each other, in ascending order of time; without any the file's own value stays.
    case keyframes([Keyframe<T>])
    /// A value for each frame.
    ///
    /// The closure is called when the layers are made, once for each whole frame in ascending order; between frames values mix.
    /// It has to give equal values for equal frames for as long as nothing is set.
    case closure((AnimationFrameTime) -> T)

    func value(frame: AnimationFrameTime) -> T {
        switch self {
        case .singleValue(let value): return value
        case .closure(let closure): return closure(frame)
        case .keyframes(let keyframes):
            guard let value = keyframes.value(at: frame) else {
                preconditionFailure("a provider of keyframes has one")
            }
            return value
        }
    }
}

/// The values of a provider, whatever their type.
public enum AnyValueProviderStorage {
    /// One value for all frames.
    case singleValue(Any)
    /// Values that follow each other, and a closure that knows those between.
    case keyframes([Keyframe<Any>], interpolate: (AnimationFrameTime) -> Any)
    /// A value for each frame.
    case closure((AnimationFrameTime) -> Any)

    func value(frame: AnimationFrameTime) -> Any {
        switch self {
        case .singleValue(let value): value
        case .closure(let closure): closure(frame)
        case .keyframes(_, let interpolate): interpolate(frame)
        }
    }
}
