package import AgateTiming

/// Values by property, as key-value coding, actions, animations, archives and dumps reach them.
extension LayerValues {
    /// The value of a property.
    ///
    /// A property that only layers of another kind have reads as `.none`.
    package func value(of property: LayerProperty) -> AnimatableValue {
        let read = property.read
        return withUnsafePointer(to: self) { read($0) }
    }

    /// Writes the value of a property.
    ///
    /// A value of an unsuitable type changes nothing; Booleans and numbers stand in for each other.
    ///
    /// - Returns: Whether the value was taken.
    @discardableResult
    package mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        property.write(value, &self)
    }
}
