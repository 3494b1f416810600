import AgatePixels
import Foundation
import FoundationXML
import QuartzCore

extension RecordedTree {
    /// Makes layers of Apple's XML form of a layer tree; nil where it cannot be read.
    ///
    /// The root's place on its screen does not count: its upper left corner is the picture's.
    init?(caml file: URL) {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let reader = LayerMarkup(folder: file.deletingLastPathComponent())
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else { return nil }
        root.position = CGPoint(
            x: root.bounds.width * root.anchorPoint.x,
            y: root.bounds.height * root.anchorPoint.y
        )
        self.init(root: root)
    }
}

/// Reads the elements of a layer tree in XML: layers, their masks, filters, images and colours.
private final class LayerMarkup: NSObject, XMLParserDelegate {
    private let folder: URL
    private(set) var root: CALayer?
    /// The layers around the place that is read.
    private var layers: [CALayer] = []
    /// The elements around it.
    private var elements: [String] = []
    private var colors: [CGColor] = []
    private var locations: [NSNumber] = []
    private var filters: [LayerFilter] = []
    private var image: ImageBuffer?
    private var tint: [Double]?

    init(folder: URL) { self.folder = folder }

    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        defer { elements.append(element) }
        let value = attributes["value"].map(Self.numbers) ?? []
        let opacity = attributes["opacity"].map(Self.numbers) ?? [1]
        switch element {
        case "CALayer", "CAGradientLayer", "CATransformLayer", "CAShapeLayer", "mask":
            open(element, attributes)
        case "CGColor" where elements.last == "colors":
            if let color = CGColor.recorded(value + opacity) { colors.append(color) }
        case "integer", "real": locations += value.map { NSNumber(value: $0) }
        case "tint": tint = value
        case "image": image = attributes["src"].flatMap { try? PNGReader.read(contentsOf: file($0)) }
        case "CAFilter":
            let filter = LayerFilter(type: attributes["filter"] ?? "")
            for (key, text) in attributes where key.hasPrefix("input") && key != "inputDither" {
                Self.numbers(text).first.map { filter.setValue($0, forKey: key) }
            }
            filters.append(filter)
        case "type":
            (layers.last as? CAGradientLayer)?.type = CAGradientLayerType(rawValue: attributes["value"] ?? "")
        case "shadowColor", "backgroundColor", "borderColor":
            CGColor.recorded(value + opacity).map { layers.last?.setValue($0, forKey: element) }
        default: break
        }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement element: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        elements.removeLast()
        switch element {
        case "CALayer", "CAGradientLayer", "CATransformLayer", "CAShapeLayer", "mask": layers.removeLast()
        case "colors":
            (layers.last as? CAGradientLayer)?.colors = colors
            colors = []
        case "locations":
            (layers.last as? CAGradientLayer)?.locations = locations
            locations = []
        case "filters":
            layers.last?.filters = filters
            filters = []
        case "contents":
            layers.last?.contents = image.map { CGImage($0.silhouette(tint ?? [1, 1, 1])) }
            (image, tint) = (nil, nil)
        default: break
        }
    }

    private func open(_ element: String, _ attributes: [String: String]) {
        let layer = CALayer.recorded(element)
        for (key, text) in attributes { set(layer, key, text) }
        if element == "mask" {
            layers.last?.mask = layer
        } else if let parent = layers.last {
            parent.addSublayer(layer)
        } else {
            root = layer
        }
        layers.append(layer)
    }

    /// Properties that say how a layer looks; others, such as its name on that system, do not count here.
    private func set(_ layer: CALayer, _ key: String, _ text: String) {
        let numbers = Self.numbers(text)
        switch key {
        case "bounds", "position", "anchorPoint", "shadowOffset", "startPoint", "endPoint":
            _ = layer.setRecorded(numbers, forKey: key)
        case "shadowColor", "backgroundColor", "borderColor": _ = layer.setRecorded(numbers, forKey: key)
        case "shadowOpacity", "shadowRadius", "cornerRadius", "opacity", "contentsScale", "borderWidth":
            numbers.first.map { layer.setValue($0, forKey: key) }
        case "allowsEdgeAntialiasing", "allowsGroupOpacity", "masksToBounds", "hidden":
            layer.setValue(numbers.first == 1, forKey: key)
        case "continuousCorners": layer.cornerCurve = numbers.first == 1 ? .continuous : .circular
        case "contentsGravity": layer.setValue(text, forKey: key)
        default: break
        }
    }

    private func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

    private static func numbers(_ text: String) -> [Double] {
        text.split(separator: " ").compactMap { Double($0) }
    }
}

extension ImageBuffer {
    /// A colour with the lightness of the image as alpha.
    fileprivate func silhouette(_ tint: [Double]) -> ImageBuffer {
        ImageBuffer(width: width, height: height) { pixels in
            for index in pixels.indices {
                let alpha = Double(self[index % width, index / width] & 255) / 255
                let color = SIMD4(tint[0], tint[1], tint[2], alpha)
                pixels[index] = PremultipliedColor(color).packed
            }
        }
    }
}
