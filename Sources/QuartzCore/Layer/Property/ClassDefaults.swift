import AgateScene
import AgateTiming
import Foundation

/// The values of new layers of a class: those of its kind, with what an override of `defaultValue(forKey:)` gives.
///
/// Overrides are called once for each class; most classes have none and are not looked up.
///
/// Source: claims 11.8, 12.12, 12.13.
struct ClassDefaults {
    /// The values of the engine's properties.
    let values: LayerValues
    /// The values of `@LayerProperty` variables, by key.
    let custom: [String: Any]

    private static let lock = NSLock()
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: ClassDefaults] = [:]

    /// Those of a layer's class.
    static func of(_ layer: CALayer) -> ClassDefaults {
        guard layer.traits.contains(.hasDefaults) else { return ClassDefaults(ofKind: layer) }
        let name = ObjectIdentifier(type(of: layer))
        if let found = lock.withLock({ cache[name] }) { return found }
        // The override may make layers itself, so the lock is not held.
        let made = ClassDefaults(asking: layer)
        return lock.withLock {
            if let found = cache[name] { return found }
            cache[name] = made
            return made
        }
    }

    private init(ofKind layer: CALayer) {
        values = type(of: layer).pristineValues
        custom = [:]
    }

    private init(asking layer: CALayer) {
        let layerClass = type(of: layer)
        var values = ClassDefaults(ofKind: layer).values
        for property in EngineProperty.allCases where property.isOwned(by: values.kind) {
            // GUESS default-bounds: the size and the place of a layer are no business of its class.
            guard property != .bounds, let value = layerClass.defaultValue(forKey: property.keyPath),
                let animatable = animatableValue(from: value)?.fitting(property),
                // CopyOnWriteBox values stay away where they are the usual ones.
                animatable != values.value(of: property)
            else { continue }
            values.setValue(animatable, of: property)
        }
        self.values = values
        var custom: [String: Any] = [:]
        for box in CustomPropertyTable.boxes(of: layer) {
            if let key = box.key { custom[key] = layerClass.defaultValue(forKey: key) }
        }
        self.custom = custom
    }
}

extension AnimatableValue {
    /// The Boolean that a number in a box stands for where the property is one.
    fileprivate func fitting(_ property: EngineProperty) -> AnimatableValue {
        switch (property.row.kind, self) {
        case (.bool, .number(let number)): .bool(number != 0)
        case (.bool, _): self
        case (_, .bool(let flag)): .number(flag ? 1 : 0)
        default: self
        }
    }
}

extension CALayer {
    /// Gives a new layer what its class says.
    @inline(__always)
    final func takeClassDefaults() {
        if traits.contains(.hasDefaults) { takeOwnDefaults() }
    }

    private final func takeOwnDefaults() {
        let defaults = ClassDefaults.of(self)
        values = defaults.values
        guard !defaults.custom.isEmpty else { return }
        for box in CustomPropertyTable.boxes(of: self) {
            if let key = box.key, let value = defaults.custom[key] { box.takeDefault(value, of: self) }
        }
    }
}
