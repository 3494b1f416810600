package import AgateTiming

extension RenderTree {
    /// The value of one property of a layer on screen at a time of the display; nil for a layer that is not in the tree.
    ///
    /// The same as in ``values(of:at:)``, of which it evaluates only what bears on the property. Read before every implicit animation
    /// (benchmark `set/implicit-action-first`).
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - id: The layer.
    ///   - time: Gives the display's time; called where an animation may change the property.
    /// - Complexity: O(animations of the layer), and what ``localTime(of:at:)`` takes.
    package func presentedValue(
        of property: LayerProperty,
        in id: LayerID,
        at time: @autoclosure () -> Double
    ) -> AnimatableValue? {
        guard let node = address(of: id) else { return nil }
        guard node.pointee.animations.contains(where: { $0.mayChange(property) }) else {
            return node.pointee.values.value(of: property)
        }
        let localTime = localTime(of: id, at: time())
        return node.pointee.presentedNumber(of: property, at: localTime)
            ?? node.pointee.presentation(at: localTime).value(of: property)
    }
}

extension RenderTree.Node {
    /// The presented value of a property that is a number or several; nil where the whole layer has to be evaluated.
    fileprivate func presentedNumber(of property: LayerProperty, at localTime: Double) -> AnimatableValue? {
        let start = values.value(of: property)
        switch start {
        case .number, .pair, .rect, .transform: break
        // Colours and paths are not read back as they are written.
        default: return nil
        }
        // A layer of plain values, which is cheaper to have than a copy of all the values.
        var evaluated = LayerValues()
        guard evaluated.set(start, of: .property(property)) else { return nil }
        for animation in animations where animation.mayChange(property) {
            guard case .property = animation.content else { return nil }
            evaluated.apply(animation, at: localTime)
        }
        return evaluated.value(of: property)
    }
}

extension RenderAnimation {
    /// Whether a property can differ from the model because of this animation.
    fileprivate func mayChange(_ property: LayerProperty) -> Bool {
        switch content {
        case .property(let animation):
            // Following a path may turn the layer.
            if case .transform = property { return true }
            return animation.target.property == property
        case .group: return true
        case .transition, .silent: return false
        }
    }
}
