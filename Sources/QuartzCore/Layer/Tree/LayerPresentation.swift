import AgateDisplay
import AgateScene
import AgateTiming
import Foundation

/// Presentation layers: copies of layers with the values that the display shows now.
///
/// Source: claims 11.1-11.7.
enum LayerPresentation {
    static func presentation(of layer: CALayer) -> CALayer? {
        if layer.marks.contains(.isPresentation) { return layer }
        guard let values = presentedValues(of: layer), let copy = PresentationFactory.copy(of: layer) else {
            return nil
        }
        copy.values = values
        copy.presented = layer
        copy.delegate = layer.delegate
        copy.marks = .isPresentation
        CustomPropertyTable.apply(values.custom, to: copy)
        return copy
    }

    /// The object that draws a layer whose own properties are animated: a copy, made by `init(layer:)`, that has the values in between for these and
    /// the layer's own values else.
    ///
    /// Nil where no such animation runs, and for layers whose class does not draw.
    ///
    /// Source: claim 11.11.
    static func drawingCopy(of layer: CALayer) -> CALayer? {
        guard layer.marks.contains(.isDisplayDriven), !layer.marks.contains(.isPresentation),
            ClassTraits.of(type(of: layer)).contains(.draws), let shown = presentedValues(of: layer)?.custom,
            let copy = PresentationFactory.copy(of: layer)
        else { return nil }
        let animated = layer.displayDrivingKeys
        copy.values = layer.values
        copy.presented = layer
        copy.delegate = layer.delegate
        copy.marks = .isPresentation
        CustomPropertyTable.apply(shown.filter { animated.contains($0.key) }, to: copy)
        return copy
    }

    /// The values of a committed layer in the frame that the display shows.
    static func presentedValues(of layer: CALayer) -> LayerValues? {
        guard let context = layer.context else { return nil }
        return context.withLock {
            layer.renderID.flatMap { context.display.tree.values(of: $0, at: context.presentationTime) }
        }
    }

    static func superlayer(of layer: CALayer) -> CALayer? {
        layer.presented?.superlayerStorage?.presentation()
    }

    static func sublayers(of layer: CALayer) -> [CALayer]? {
        guard let model = layer.presented, !model.sublayerStorage.isEmpty else { return nil }
        let presented = model.sublayerStorage.compactMap { $0.presentation() }
        return presented.isEmpty ? nil : presented
    }

    static func mask(of layer: CALayer) -> CALayer? {
        layer.presented?.extras?.mask?.presentation()
    }
}

extension CALayer {
    /// The value of a property as the display shows it now, the model's value where it shows nothing.
    final func presentedValue(of property: EngineProperty, context: DisplayContext) -> AnimatableValue {
        context.withLock {
            guard let id = renderID else { return values.value(of: property) }
            let display = context.display
            return display.tree.presentedValue(of: property, in: id, at: display.presentationTime)
                ?? values.value(of: property)
        }
    }

    /// The value at a key path as the display shows it now, the model's value where it shows nothing: what an
    /// animation to a new value starts from.
    package final func presentedValue(forKeyPath keyPath: String) -> Any? {
        guard marks.contains(.isCommitted), let values = LayerPresentation.presentedValues(of: self),
            let target = PropertyTarget(keyPath: keyPath, customKeys: hasCustomValue(forKey:)),
            let value = values.value(of: target)
        else { return self.value(forKeyPath: keyPath) }
        if case .dissolve(let dissolve) = value { return DissolvingContents(dissolve) }
        return clientValue(of: value, for: target)
    }
}
