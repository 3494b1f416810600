import AgateScene
import CoreGraphics
import Foundation

/// The printed forms of layers.
enum LayerPrinting {
    /// `<CAShapeLayer: 0x…>`.
    static func description(of layer: CALayer) -> String {
        AnimationPrinting.description(of: layer)
    }

    /// `<CALayer:0x…; position = CGPoint (5 5); bounds = CGRect (0 0; 10 10); opacity = 0.5>`.
    ///
    /// GUESS printed-layer: position and bounds always, then delegate and sublayers, then what differs from its
    /// default, in the order of the table of properties; the shapes of the values are those of Apple's logs.
    static func debugDescription(of layer: CALayer) -> String {
        var items = [
            "position = \(point(layer.position))",
            "bounds = CGRect (\(pair(layer.bounds.origin)); \(pair(layer.bounds.size)))",
        ]
        if let delegate = layer.delegate {
            items.append("delegate = \(AnimationPrinting.description(of: delegate))")
        }
        if let sublayers = layer.sublayers {
            items.append("sublayers = (\(sublayers.map(description).joined(separator: ", ")))")
        }
        if let mask = layer.mask { items.append("mask = \(description(of: mask))") }
        if let name = layer.name { items.append("name = \(name)") }
        let pristine = LayerArchive.pristineValues(of: layer)
        for property in EngineProperty.allCases
        where property != .position && property != .bounds && LayerKeyTable.has(property, layer) {
            let isShown =
                property == .allowsGroupOpacity
                ? layer.allowsGroupOpacity
                : layer.values.value(of: property) != pristine.value(of: property)
            if isShown {
                items.append(
                    "\(property.keyPath) = \(text(of: property, layer.value(forKey: property.keyPath)))"
                )
            }
        }
        return
            "<\(AnimationPrinting.className(of: layer)):\(AnimationPrinting.address(of: layer)); "
            + items.joined(separator: "; ") + ">"
    }

    private static func text(of property: EngineProperty, _ value: Any?) -> String {
        if property.row.kind == .bool { return numberValue(of: value) == 0 ? "NO" : "YES" }
        switch value {
        case nil: return "(null)"
        case let point as CGPoint where property.row.kind == .point: return self.point(point)
        case let size as CGSize where property.row.kind == .size: return "CGSize (\(pair(size)))"
        case let rect as CGRect: return "CGRect (\(pair(rect.origin)); \(pair(rect.size)))"
        default: return AnimationPrinting.text(of: value)
        }
    }

    private static func point(_ point: CGPoint) -> String { "CGPoint (\(pair(point)))" }

    private static func pair(_ point: CGPoint) -> String { numbers(point.x, point.y) }

    private static func pair(_ size: CGSize) -> String { numbers(size.width, size.height) }

    private static func numbers(_ first: CGFloat, _ second: CGFloat) -> String {
        "\(AnimationPrinting.general(Double(first))) \(AnimationPrinting.general(Double(second)))"
    }
}
