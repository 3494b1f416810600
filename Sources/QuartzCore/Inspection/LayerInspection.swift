package import AgateScene
package import AgateTiming
import CoreGraphics
import Foundation

/// Functions for an inspector: the names of layers on the render side, and their values as text.
package enum LayerInspection {
    /// The layer's name on the render side; nil before its first commit and after it has left.
    package static func id(of layer: CALayer) -> LayerID? { layer.renderID }

    /// The class of a layer or a delegate as it is printed.
    package static func className(of object: AnyObject) -> String { AnimationPrinting.className(of: object) }

    /// All layers that a display knows, by their names on the render side, masks included.
    ///
    /// - Complexity: O(layers), however deep the tree is.
    package static func layers(of context: DisplayContext) -> [LayerID: CALayer] {
        var found: [LayerID: CALayer] = [:]
        var stack = [context.rootLayer]
        while let layer = stack.popLast() {
            if let id = layer.renderID { found[id] = layer }
            if let mask = layer.extras?.mask { stack.append(mask) }
            stack += layer.sublayerStorage
        }
        return found
    }

    /// The values as the program has set them, whether or not they are committed.
    package static func modelValues(of layer: CALayer) -> LayerValues { layer.values }

    /// The values that a new layer of the class has.
    package static func pristineValues(of layer: CALayer) -> LayerValues {
        LayerArchive.pristineValues(of: layer)
    }

    /// The values of the layer's own class, and those under arbitrary keys, that the engine knows.
    package static func customValues(of layer: CALayer) -> [(key: String, value: AnimatableValue)] {
        LayerDump.customValues(of: layer)
    }

    /// Why filters of the layer change nothing.
    package static func filterFlaws(of layer: CALayer) -> [String] {
        FilterFlaw.flaws(of: layer).map { "\($0.keyPath): \($0.flaw.text)" }
    }

    /// The texts from the delegate of the layer: the text of a label, for instance.
    package static func words(of layer: CALayer) -> [String] {
        (layer.delegate as? any LayerDumpSource)?.layerDumpWords ?? []
    }

    /// The text of a property's value; strings are cut and quoted.
    package static func text(of value: AnimatableValue, isText: Bool) -> String {
        isText ? TextDump.text(value) ?? value.text : value.text
    }

    /// An animation that is attached to a layer.
    package struct Animation {
        /// Its name on the render side; nil before its first commit.
        package let id: AnimationID?
        /// The key that it was added under.
        package let key: String?
        /// The stored copy.
        package let animation: CAAnimation
        /// Whether a change of the property has made it.
        package let isImplicit: Bool
        /// Why it changes nothing; empty where nothing stands against it.
        package let flaws: [String]
    }

    /// The animations of a layer, in the order in which they apply.
    ///
    /// - Parameter time: The display's time that reasons are found for.
    package static func animations(of layer: CALayer, at time: Double) -> [Animation] {
        guard let entries = layer.animationStore?.entries, !entries.isEmpty else { return [] }
        let reasons = AnimationDump.reasons(of: layer, LayerState(of: layer, at: time))
        return zip(entries, reasons).map { entry, reasons in
            Animation(
                id: entry.id,
                key: entry.key,
                animation: entry.animation,
                isImplicit: entry.isImplicit,
                flaws: reasons
            )
        }
    }

    /// Sets a property by its key in the way of key-value coding, without an implicit animation.
    package static func set(_ value: Any?, forKeyPath keyPath: String, of layer: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setValue(value, forKeyPath: keyPath)
        CATransaction.commit()
    }
}
