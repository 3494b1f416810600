/// What a key path addresses: a property, a component of one, or a value of the subclass.
package enum PropertyTarget: Sendable, Hashable {
    case property(LayerProperty)
    case component(LayerProperty, ValueComponent)
    case custom(String)
}

/// A part of a value that key paths can address.
package enum ValueComponent: String, Sendable, Hashable, CaseIterable {
    // Pairs and rectangles
    case x, y, width, height, origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    // Transforms
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
}
