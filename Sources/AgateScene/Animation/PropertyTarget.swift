/// The target of a key path: a property, a component of one, or a value of the subclass.
package enum PropertyTarget: Sendable, Hashable {
    case property(LayerProperty)
    case component(LayerProperty, ValueComponent)
    case custom(String)
    case customComponent(String, ValueComponent)
    /// A value of a cell of an emitter layer.
    indirect case cell(EmitterCellTarget)
    /// An input of one of the layer's filters.
    indirect case filter(FilterTarget)
}

/// A part of a value that key paths can address.
///
/// Source: claims 4.8.
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
    case scaleXY = "scale.xy"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
    // Elements of matrices
    case m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44
}

extension PropertyTarget {
    /// Finds what a key path addresses: `opacity`, `bounds.size.width`, `transform.rotation.z`, or a key of
    /// the layer's subclass.
    ///
    /// A key that the subclass declares wins over a property of the same name. Both spellings of Boolean
    /// keys are known (`hidden`, `isHidden`).
    ///
    /// - Parameters:
    ///   - keyPath: The path.
    ///   - customKeys: Whether the layer declares a key itself.
    /// - Returns: `nil` when it names nothing known, a property that other kinds of value than this component
    ///   belong to included.
    package init?(keyPath: String, customKeys: (String) -> Bool = { _ in false }) {
        if customKeys(keyPath) {
            self = .custom(keyPath)
            return
        }
        if let property = LayerProperty(key: keyPath) {
            self = .property(property)
            return
        }
        guard let dot = keyPath.firstIndex(of: ".") else { return nil }
        let key = String(keyPath[..<dot])
        if key == LayerProperty.emitterCells.keyPath {
            guard let target = EmitterCellTarget(keyPath: keyPath) else { return nil }
            self = .cell(target)
            return
        }
        if FilterTarget.Place(rawValue: key) != nil, !customKeys(key) {
            guard let target = FilterTarget(keyPath: keyPath) else { return nil }
            self = .filter(target)
            return
        }
        guard let component = ValueComponent(rawValue: String(keyPath[keyPath.index(after: dot)...])) else {
            return nil
        }
        if customKeys(key) {
            self = .customComponent(key, component)
            return
        }
        guard let property = LayerProperty(key: key), property.row.kind.has(component) else { return nil }
        self = .component(property, component)
    }

    /// The key path that leads to it.
    package var keyPath: String {
        switch self {
        case .property(let property): property.keyPath
        case .component(let property, let component): "\(property.keyPath).\(component.rawValue)"
        case .custom(let key): key
        case .customComponent(let key, let component): "\(key).\(component.rawValue)"
        case .cell(let target): target.keyPath
        case .filter(let target): target.keyPath
        }
    }

    /// The property that changes, whole or in part.
    package var property: LayerProperty? {
        switch self {
        case .property(let property), .component(let property, _): property
        case .cell: .emitterCells
        case .filter(let target): target.place.property
        case .custom, .customComponent: nil
        }
    }

    /// The key of the subclass that changes, whole or in part.
    package var customKey: String? {
        switch self {
        case .property, .component, .cell, .filter: nil
        case .custom(let key), .customComponent(let key, _): key
        }
    }

    /// Whether animations of it have an effect.
    package var isAnimatable: Bool {
        if case .cell(let target) = self { return target.property.isAnimatable }
        return property?.row.isAnimatable ?? true
    }
}

extension ValueKind {
    /// Whether key paths can address this part of such values.
    package func has(_ component: ValueComponent) -> Bool {
        switch self {
        case .point: component == .x || component == .y
        case .size: component == .width || component == .height
        case .rect:
            switch component {
            case .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight: true
            default: false
            }
        case .transform:
            switch component {
            case .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .scaleXY,
                .translation, .translationX, .translationY, .translationZ,
                .m11, .m12, .m13, .m14, .m21, .m22, .m23, .m24, .m31, .m32, .m33, .m34, .m41, .m42, .m43,
                .m44:
                true
            default: false
            }
        default: false
        }
    }
}
