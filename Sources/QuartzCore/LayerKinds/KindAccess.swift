import AgateScene

/// The common steps of the setters of all kinds of layer.
extension CALayer {
    /// Changes a value that only one kind of layer has.
    final func changeKind<Values: KindValues, Value: Equatable>(
        _ property: EngineProperty,
        _ keyPath: WritableKeyPath<Values, Value>,
        _ newValue: Value
    ) {
        change(property, from: values.kind.values(Values.self)[keyPath: keyPath], to: newValue) {
            _ = values.kind.edit(Values.self) { $0[keyPath: keyPath] = newValue }
        }
    }

    /// Makes the layer one of its class's kind; a copy of a layer of that kind keeps its values.
    final func becomePristineKind() {
        let kind = type(of: self).pristineKind
        if values.kind.name != kind.name { values.kind = kind }
    }
}
