import AgateDocuments
import AgateTiming
import Foundation
import QuartzCore

/// One reading of a document: makes its layers, and notes what is not honoured.
///
/// Layers are made in a loop, in the order of the document. States come last, when all layers are there that they may speak of.
///
/// Source: documents K.
final class MarkupBuilder {
    let limits: MarkupLimits
    let images: ImageLoader
    var issues = MarkupIssueList()
    /// The layers with their `id`; of those that share one the first.
    private(set) var byID: [String: CALayer] = [:]
    /// A class of the program for a name that is not known.
    var classForName: ((String) -> CALayer?)?

    private var layerCount = 0
    private var keyframeCount = 0
    private var pointCount = 0
    private var stateCount = 0
    /// Where the element of the root layer is.
    private(set) var rootPlace = MarkupPlace(line: 0, column: 0)
    /// The layers whose classes are the program's: their properties are their own affair.
    private var programs: Set<ObjectIdentifier> = []
    /// How many keys of animations were found for each key path of a layer.
    var animationNumbers: [ObjectIdentifier: Int] = [:]
    /// The layers with states, and the elements of these.
    private var states: [(layer: CALayer, element: MarkupElement)] = []

    init(limits: MarkupLimits, images: ImageLoader) {
        self.limits = limits
        self.images = images
    }

    func note(_ severity: MarkupIssue.Severity, _ feature: String, at element: MarkupElement) {
        issues.note(severity, feature, at: element.place)
    }

    /// Notes an attribute that means nothing here, unless it means nothing to Core Animation either.
    func noteAttribute(_ key: String, at element: MarkupElement) {
        guard !PropertyTypes.isEditors(key), !PropertyTypes.withoutEffect.contains(key) else { return }
        // The layer itself casts the shadow here, and mostly fills its bounds.
        let isNearly = key == "shadowPathIsBounds"
        note(isNearly ? .approximated : .dropped, "unknown attribute \(key.excerpt)", at: element)
    }

    // MARK: Documents

    /// The root layer of a document; nil where it has none.
    func root(of document: MarkupElement) throws(CAMLError) -> CALayer? {
        guard document.name == "caml" else {
            throw .unsupported("a document whose outermost element is \(document.name), and not caml")
        }
        if document.attribute("xmlns") != "http://www.apple.com/CoreAnimation/1.0" {
            note(.info, "no name space of Core Animation", at: document)
        }
        var root: MarkupElement?
        for child in document.children {
            if ClassNames.layer(child.name) != nil || looksLikeLayer(child) {
                if root == nil { root = child } else { note(.dropped, "a second root layer", at: child) }
            } else if child.name != "MicaAssetManifest" {
                note(.dropped, "unknown element \(child.name.excerpt)", at: child)
            }
        }
        for (key, _) in document.attributes { noteAttribute(key, at: document) }
        if let root { rootPlace = root.place }
        return try root.map { element throws(CAMLError) in try tree(element) }
    }

    private func looksLikeLayer(_ element: MarkupElement) -> Bool {
        element.attribute("bounds") != nil || element.child("sublayers") != nil
            || element.child("states") != nil
            || element.name.hasSuffix("Layer")
    }

    /// A layer with all that is in it.
    func tree(_ element: MarkupElement) throws(CAMLError) -> CALayer {
        let root = try makeLayer(element)
        var open = [(element, root)]
        while let (element, layer) = open.popLast() {
            open += try fill(layer, element).reversed()
        }
        for (layer, element) in states { try readStates(element, of: layer) }
        states = []
        animationNumbers = [:]
        return root
    }

    private func makeLayer(_ element: MarkupElement) throws(CAMLError) -> CALayer {
        layerCount += 1
        guard layerCount <= limits.layers else {
            throw .limit(name: "layers", value: layerCount, limit: limits.layers)
        }
        // A mask is called by its property, and its class is its type; so may other layers be.
        let isNamedByClass = ClassNames.layer(element.name) != nil
        let name =
            isNamedByClass
            ? element.name : element.attribute("type") ?? (element.name == "mask" ? "CALayer" : element.name)
        if let layer = ClassNames.makeLayer(name) { return layer }
        if let layer = classForName?(name) {
            programs.insert(ObjectIdentifier(layer))
            return layer
        }
        let layer = CALayer()
        note(.approximated, "unknown class \(name.excerpt)", at: element)
        MarkupRemains.edit(layer) { $0.className = element.name }
        return layer
    }

    // MARK: Layers

    /// Gives a layer its values; the layers in it, which are still empty, are to be filled next.
    private func fill(
        _ layer: CALayer,
        _ element: MarkupElement
    ) throws(CAMLError) -> [(MarkupElement, CALayer)] {
        var paths: [(String, String)] = []
        var adjustment = ContentsAdjustment()
        for (key, text) in element.attributes {
            if key.contains(".") {
                paths.append((key, text))
            } else if key == "id" {
                if byID[text] == nil {
                    byID[text] = layer
                } else {
                    note(.approximated, "doubled id \(text.excerpt)", at: element)
                }
                layer.setValue(text, forKey: key)
            } else if ContentsAdjustment.keys.contains(key) {
                let value = MarkupValue(text, as: ContentsAdjustment.type(of: key))
                if !adjustment.set(
                    key,
                    try value.flatMap { value throws(CAMLError) in try object(value, at: element) }
                ) {
                    note(.dropped, "value of \(key)", at: element)
                }
            } else {
                try setAttribute(key, text, of: layer, element)
            }
        }
        var inside: [(MarkupElement, CALayer)] = []
        for child in element.children {
            switch child.name {
            case "sublayers":
                for element in child.children {
                    let sublayer = try makeLayer(element)
                    layer.addSublayer(sublayer)
                    inside.append((element, sublayer))
                }
            case "mask":
                let element = Self.maskElement(child)
                let mask = try makeLayer(element)
                layer.mask = mask
                inside.append((element, mask))
            case "contents" where child.attribute("type") == "CATintedImage":
                if let image = try tintedImage(child) { layer.contents = image }
            case "delegate": break
            case let key where ContentsAdjustment.keys.contains(key):
                if !adjustment.set(key, try value(of: child, expecting: ContentsAdjustment.type(of: key))) {
                    note(.dropped, "value of \(key)", at: child)
                }
            case "animations":
                try readAnimations(child, of: layer)
            case "states", "stateTransitions":
                states.append((layer, child))
            case "filters", "backgroundFilters":
                layer.setValue(try readFilters(child), forKey: child.name)
            case "compositingFilter":
                layer.compositingFilter = try readCompositingFilter(child)
            case "emitterCells" where layer is CAEmitterLayer:
                (layer as? CAEmitterLayer)?.emitterCells = try readCells(child, depth: 0)
            default:
                try setProperty(child, of: layer)
            }
        }
        for (path, text) in paths {
            guard let value = MarkupValue(text, as: PropertyTypes.ofKeyPath(path)) else {
                note(.dropped, "value of \(path.excerpt)", at: element)
                continue
            }
            layer.setValue(try object(value, at: element), forKeyPath: path)
        }
        if let issue = adjustment.apply(to: layer) { note(.approximated, issue, at: element) }
        return inside
    }

    /// The element that is a mask: the one that is called so, or the layer in it.
    private static func maskElement(_ element: MarkupElement) -> MarkupElement {
        guard element.attributes.isEmpty, let inner = element.children.first(where: { _ in true }) else {
            return element
        }
        return PropertyTypes.ofLayer(inner.name) == nil && inner.name.hasSuffix("Layer") ? inner : element
    }

    /// An image in one colour, with the opacity of the image; without a colour it keeps its own ones.
    ///
    /// Nil, with an issue, for a missing image.
    private func tintedImage(_ element: MarkupElement) throws(CAMLError) -> CGImage? {
        guard let child = element.child("image") else {
            note(.dropped, "missing image", at: element)
            return nil
        }
        let value = MarkupValue(property: child, expecting: .image)
        guard let value, let image = try object(value, at: child) as? CGImage else {
            if value == nil { note(.dropped, "missing image", at: element) }
            return nil
        }
        guard let tint = element.child("tint") else { return image }
        guard case .color(let color)? = MarkupValue(property: tint, expecting: .color) else {
            note(.dropped, "value of tint", at: tint)
            return image
        }
        return image.tinted(color)
    }

    /// The image of a path; nil, with an issue, where there is none.
    private func image(_ source: String, at element: MarkupElement) throws(CAMLError) -> CGImage? {
        let image = try images.image(source)
        if image == nil { note(.dropped, "missing image \(source.excerpt)", at: element) }
        return image
    }

    private func setAttribute(
        _ key: String,
        _ text: String,
        of layer: CALayer,
        _ element: MarkupElement
    ) throws(CAMLError) {
        // The class of an element that is named by a property.
        if key == "type", text.hasPrefix("CA") || text.hasPrefix("LK") { return }
        if key == "continuousCorners" {
            if MarkupNumber.boolean(text) == true { layer.cornerCurve = .continuous }
            return
        }
        guard let type = PropertyTypes.ofLayer(key) else {
            // Kept for reading and writing back.
            if !key.hasPrefix("xmlns") { layer.setValue(text, forKey: key) }
            if !programs.contains(ObjectIdentifier(layer)) { noteAttribute(key, at: element) }
            return
        }
        guard let value = MarkupValue(text, as: type) else {
            note(.dropped, "value of \(key)", at: element)
            return
        }
        try set(value, key, of: layer, element)
    }

    private func setProperty(_ child: MarkupElement, of layer: CALayer) throws(CAMLError) {
        guard let type = PropertyTypes.ofLayer(child.name) else {
            if MarkupOutput.isName(child.name),
                child.attribute("type").flatMap({ MarkupType(named: $0) }) != nil,
                child.attribute("value") != nil || child.hasChildren,
                let value = MarkupValue(property: child, expecting: .any), !value.holdsObjects
            {
                layer.setValue(try object(value, at: child), forKey: child.name)
            } else {
                note(.dropped, "unknown element \(child.name.excerpt)", at: child)
                MarkupRemains.edit(layer) { $0.elements.append(child) }
            }
            return
        }
        guard let value = MarkupValue(property: child, expecting: type) else {
            note(.dropped, "value of \(child.name)", at: child)
            return
        }
        try set(value, child.name, of: layer, child)
    }

    private func set(
        _ value: MarkupValue,
        _ key: String,
        of layer: CALayer,
        _ element: MarkupElement
    ) throws(CAMLError) {
        let object = try object(value, at: element)
        if case .image(let source) = value {
            // GUESS caml-image-scale: the scale in a file's name is that of a layer without one.
            if key == "contents", element.name == "contents" || element.name == "CGImage",
                layer.contentsScale == 1,
                let scale = Self.scale(inName: source)
            {
                layer.contentsScale = scale
            }
        }
        if case .null = value {
            layer.setValue(nil, forKey: key)
        } else if let object {
            layer.setValue(object, forKey: key)
        }
    }

    /// The scale that the name of an image ends with: `star@2x.png`.
    private static func scale(inName source: String) -> CGFloat? {
        if source.contains("@2x.") || source.hasSuffix("@2x") { return 2 }
        if source.contains("@3x.") || source.hasSuffix("@3x") { return 3 }
        return nil
    }

    // MARK: Values

    /// The value of a value element; nil, with an issue, where it makes no sense.
    func value(of property: MarkupElement, expecting type: MarkupType) throws(CAMLError) -> Any? {
        guard let value = MarkupValue(property: property, expecting: type) else {
            note(.dropped, "value of \(property.name.excerpt)", at: property)
            return nil
        }
        return try object(value, at: property)
    }

    /// A value in the form that programs set (numbers in boxes, colours, images); nil for a missing image.
    func object(_ value: MarkupValue, at element: MarkupElement) throws(CAMLError) -> Any? {
        switch value {
        case .null: return NSNull()
        case .number(let number): return NSNumber(value: number)
        case .bool(let flag): return NSNumber(value: flag)
        case .string(let text): return text
        case .point(let point): return NSValue(cgPoint: point)
        case .size(let size): return NSValue(cgSize: size)
        case .rect(let rect): return NSValue(cgRect: rect)
        case .color(let rgba): return CGColor(rgba: rgba)
        case .transform(let transform): return NSValue(caTransform3D: transform)
        case .path(let path):
            pointCount += path.points.count
            guard pointCount <= limits.pathPoints else {
                throw .limit(name: "points of paths", value: pointCount, limit: limits.pathPoints)
            }
            return CGPath(path)
        case .timing(let timing): return CAMediaTimingFunction(timing)
        case .image(let source): return try image(source, at: element)
        case .opacityImage(let source): return try image(source, at: element)?.withAlphaFromLightness()
        case .list(let items):
            try countKeyframes(items.count)
            var objects: [Any] = []
            // A missing one would move up what stands behind it.
            for item in items { objects.append(try object(item, at: element) ?? NSNull()) }
            return objects
        case .dictionary(let entries):
            var table: [String: Any] = [:]
            for entry in entries { table[entry.key] = try object(entry.value, at: element) }
            return table
        case .object(let element):
            if let animation = try readAnimation(element, depth: 0) { return animation }
            if element.name == "CAFilter" || element.name == "CIFilter" { return try readFilter(element) }
            if element.name == "CAEmitterCell" { return try readCell(element, depth: 0) }
            if element.name == "CATintedImage" { return try tintedImage(element) }
            note(.dropped, "unknown value \(element.name.excerpt)", at: element)
            return nil
        }
    }

    /// Counts values of key frames.
    func countKeyframes(_ count: Int) throws(CAMLError) {
        keyframeCount += count
        guard keyframeCount <= limits.keyframes else {
            throw .limit(name: "values of key frames", value: keyframeCount, limit: limits.keyframes)
        }
    }

    /// Counts a state.
    func countState() throws(CAMLError) {
        stateCount += 1
        guard stateCount <= limits.states else {
            throw .limit(name: "states", value: stateCount, limit: limits.states)
        }
    }
}

extension MarkupValue {
    /// Whether there is an object in it that is no value.
    fileprivate var holdsObjects: Bool {
        switch self {
        case .object: true
        case .list(let items): items.contains(where: \.holdsObjects)
        case .dictionary(let entries): entries.contains { $0.value.holdsObjects }
        default: false
        }
    }
}

extension CAMediaTimingFunction {
    /// The function that markup names.
    convenience init(_ timing: MarkupTiming) {
        if let name = timing.name {
            self.init(name: CAMediaTimingFunctionName(rawValue: name))
        } else {
            let points = timing.points
            self.init(controlPoints: Float(points.x), Float(points.y), Float(points.z), Float(points.w))
        }
    }
}
