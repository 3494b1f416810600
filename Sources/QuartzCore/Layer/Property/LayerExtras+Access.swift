/// The extras of a layer, each of them read in a section of its own.
@dynamicMemberLookup
struct LayerExtrasAccess {
    fileprivate let layer: CALayer
    fileprivate let extras: LayerExtras

    subscript<Value>(dynamicMember keyPath: KeyPath<LayerExtras, Value>) -> Value {
        layer.section { extras[keyPath: keyPath] }
    }
}

extension CALayer {
    /// Values that only some layers have; nil while this one has none of them.
    final var extras: LayerExtrasAccess? {
        section { storedExtras }.map { LayerExtrasAccess(layer: self, extras: $0) }
    }

    /// Whether the search for an action would have to look into the extras.
    @inline(__always)
    final var extrasMayHaveActions: Bool {
        section { storedExtras?.mayHaveActions ?? false }
    }

    /// Sets what only some layers have.
    final func setExtra<Value>(
        _ keyPath: ReferenceWritableKeyPath<LayerExtras, Value>,
        _ newValue: Value
    ) {
        var value = newValue
        editExtras { swap(&$0[keyPath: keyPath], &value) }
        // The old value, a program's object perhaps, goes here.
        withExtendedLifetime(value) {}
    }

    /// Sets what is kept under a key that no property has.
    final func setKeyed(_ value: Any?, forKey key: String) {
        var old: Any?
        editExtras {
            old = $0.keyed[key]
            $0.keyed[key] = value
        }
        withExtendedLifetime(old) {}
    }

    /// Changes what only some layers have, in a section.
    @inline(__always)
    final func editExtras(_ edit: (LayerExtras) -> Void) {
        section {
            let target = storedExtras ?? LayerExtras()
            storedExtras = target
            edit(target)
        }
    }
}
