import AgateDocuments
import AgateScene
import AgateTiming
import CoreText
import Foundation
import QuartzCore

/// Writes the layers of a tree, in a loop.
///
/// An element's attributes come in the order `id`, `name`, then by the alphabet; then come the properties that are elements, by the alphabet too,
/// animations, the mask, sublayers, states, and what was kept of a document that the layer was read from.
///
/// Source: documents K70-K72.
struct LayerOutput {
    var values = ValueOutput()
    private let root: CALayer
    private let depthLimit: Int
    /// The ids of layers: their own, and new ones for those that states speak of.
    let ids: LayerIDs
    /// Whether the direction of y stands beside the markup, and not in it.
    private let isBundle: Bool

    init(_ root: CALayer, depthLimit: Int, isBundle: Bool) {
        self.root = root
        self.depthLimit = depthLimit
        self.isBundle = isBundle
        ids = LayerIDs(root)
    }

    private enum Step {
        case layer(CALayer, isMask: Bool)
        case begin(String)
        case end
        case states(CALayer)
    }

    /// Writes the tree.
    mutating func write() throws(CAMLError) {
        var work = [Step.layer(root, isMask: false)]
        while let step = work.popLast() {
            // A reader that keeps to the same limits has to take it.
            guard values.output.depth < depthLimit - 4 else {
                throw .limit(name: "nesting", value: values.output.depth, limit: depthLimit)
            }
            switch step {
            case .begin(let name): values.output.begin(name)
            case .end: values.output.end()
            case .states(let layer): writeStates(of: layer)
            case .layer(let layer, let isMask):
                begin(layer, isMask: isMask)
                work += following(layer).reversed()
            }
        }
    }

    /// The steps after the properties of a layer.
    private func following(_ layer: CALayer) -> [Step] {
        var steps: [Step] = []
        if let mask = layer.mask { steps.append(.layer(mask, isMask: true)) }
        if let sublayers = layer.sublayers {
            steps.append(.begin("sublayers"))
            steps += sublayers.map { .layer($0, isMask: false) }
            steps.append(.end)
        }
        return steps + [.states(layer), .end]
    }

    // MARK: One layer

    private static let unwritten: Set = [
        "actions", "style", "constraints", "layoutManager", "delegate", "states", "stateTransitions",
        MarkupRemains.key,
        "id", "name", "mask", "sublayers",
    ]

    /// A mask is called by its property, with its class as its type.
    private mutating func begin(_ layer: CALayer, isMask: Bool) {
        let className = ClassNames.name(of: layer)
        let remains = MarkupRemains.of(layer)
        if remains?.className == nil, ClassNames.layer(className).map({ type(of: layer) == $0 }) == false {
            values.note(.approximated, "class \(type(of: layer)) as \(className)")
        }
        let written = remains?.className ?? className
        values.output.begin(isMask ? "mask" : written)
        if let id = ids.id(of: layer) { values.output.attribute("id", id) }
        if let name = layer.name { values.output.attribute("name", name) }
        if isMask, written != "CALayer" { values.output.attribute("type", written) }
        var elements: [String] = []
        for key in layer.archivedKeys.sorted()
        where !Self.unwritten.contains(key) && !isDefault(key, of: layer)
            && !(isBundle && layer === root && key == "geometryFlipped")
        {
            if let text = attribute(key, of: layer) {
                values.output.attribute(key, text)
            } else {
                elements.append(key)
            }
        }
        for key in elements { writeElement(key, of: layer) }
        noteWhatIsLeftOut(of: layer)
        writeAnimations(layer.addedAnimations)
        for element in remains?.elements ?? [] { values.output.element(element) }
    }

    /// Some properties are archived though they have their defaults.
    private static let alwaysArchived: Set = [
        "allowsEdgeAntialiasing", "allowsGroupOpacity", "cornerCurve", "contentsFormat",
    ]

    private func isDefault(_ key: String, of layer: CALayer) -> Bool {
        guard Self.alwaysArchived.contains(key) else { return false }
        let standard = type(of: layer).defaultValue(forKey: key)
        let value = animatableValue(from: layer.value(forKey: key)) ?? .none
        let usual = animatableValue(from: standard) ?? .none
        return value == usual || (usual == .none && (value == .number(0) || value == .bool(false)))
    }

    private mutating func noteWhatIsLeftOut(of layer: CALayer) {
        for key in ["actions", "style", "constraints", "layoutManager"] where layer.value(forKey: key) != nil
        {
            values.note(.dropped, "\(key) of a layer")
        }
        if layer.delegate != nil { values.note(.dropped, "delegate of a layer") }
    }

    /// The text of a property that is an attribute; nil for one that is an element.
    private func attribute(_ key: String, of layer: CALayer) -> String? {
        // An attribute `type` is a class; a gradient's is an element.
        guard MarkupOutput.isName(key), key != "type", let value = layer.value(forKey: key) else {
            return nil
        }
        guard let type = PropertyTypes.ofLayer(key) else { return value as? String }
        return ValueForm.attribute(value, type, isFloat: ClassNames.keepsFloat(key, layer))
    }

    private mutating func writeElement(_ key: String, of layer: CALayer) {
        guard MarkupOutput.isName(key) else { return values.note(.dropped, "a value under the key \(key)") }
        let value = layer.value(forKey: key)
        switch key {
        case "compositingFilter": values.compositingFilter(value)
        case "filters", "backgroundFilters":
            values.output.begin(key)
            for filter in value as? [Any] ?? [] { values.filter(filter) }
            values.output.end()
        case "emitterCells" where layer is CAEmitterLayer:
            values.cells((layer as? CAEmitterLayer)?.emitterCells ?? [], depth: 0)
        case "colors" where layer is CAGradientLayer, "locations" where layer is CAGradientLayer,
            "lineDashPattern" where layer is CAShapeLayer:
            if let list = value as? [Any] { values.items(key, list) } else { values.property(key, nil) }
        case "string" where layer is CATextLayer && value is NSAttributedString:
            values.note(.approximated, "attributes of a text")
            values.property(key, (value as? NSAttributedString)?.string)
        case "type" where layer is CAGradientLayer:
            values.output.empty(key, ["value": value as? String ?? ""])
        case "font" where layer is CATextLayer:
            values.property(key, fontName(value))
        default: values.property(key, value)
        }
    }

    private func fontName(_ value: Any?) -> String? {
        if let name = QuartzCore.name(in: value) { return name }
        return (value as? CTFont).map { "\(CTFontCopyPostScriptName($0))" }
    }
}
