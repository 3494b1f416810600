import AgateDocuments
import CoreGraphics
import Foundation

/// A gradient of an SVG picture, along a line or from a circle outwards.
///
/// Source: SVG 1.1, chapter 13.2. What lies beyond the ends has the colour of the end, whatever `spreadMethod` says.
struct SVGGradient {
    private let isRadial: Bool
    private let isInUserSpace: Bool
    private let transform: CGAffineTransform
    private let lengths: [String: CGFloat]
    private let stops:
        [(place: CGFloat, color: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat))]

    /// Reads a gradient; nil for other elements, and without a stop.
    ///
    /// - Parameter chain: The gradient, and those that it takes from what it lacks.
    init?(_ chain: [MarkupElement]) {
        guard let first = chain.first, ["linearGradient", "radialGradient"].contains(first.name) else {
            return nil
        }
        func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0.attribute(name) }.first }
        isRadial = first.name == "radialGradient"
        isInUserSpace = attribute("gradientUnits") == "userSpaceOnUse"
        transform = attribute("gradientTransform").map { SVGTransform.transform($0) } ?? .identity
        var lengths: [String: CGFloat] = [:]
        for name in ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy"] {
            guard let text = attribute(name), let length = SVGStyle.length(text) else { continue }
            lengths[name] = text.hasSuffix("%") ? length / 100 : length
        }
        self.lengths = lengths
        let owner = chain.first { $0.children.contains { $0.name == "stop" } }
        var place: CGFloat = 0
        stops = (owner.map { Array($0.children) } ?? []).filter { $0.name == "stop" }.prefix(256).map {
            stop in
            var style: [String: String] = [:]
            for (name, value) in stop.attributes { style[name] = value }
            for declaration in (style["style"] ?? "").split(separator: ";") {
                let parts = declaration.split(separator: ":", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                if parts.count == 2 { style[parts[0]] = parts[1] }
            }
            place = max(place, style["offset"].flatMap { SVGStyle.part($0) } ?? 0)
            var color = SVGColor.color(style["stop-color"] ?? "black") ?? (0, 0, 0, 1)
            color.alpha *= style["stop-opacity"].flatMap { SVGStyle.part($0) } ?? 1
            return (place, color)
        }
        guard !stops.isEmpty else { return nil }
    }

    /// Fills the clip of a context; `bounds` are those of the shape.
    func draw(in context: CGContext, _ bounds: CGRect, _ opacity: CGFloat) {
        let components = stops.flatMap {
            [$0.color.red, $0.color.green, $0.color.blue, $0.color.alpha * opacity]
        }
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let gradient = CGGradient(
                colorSpace: space,
                colorComponents: components,
                locations: stops.map(\.place),
                count: stops.count
            )
        else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if !isInUserSpace {
            guard bounds.width > 0, bounds.height > 0 else { return }
            context.translateBy(x: bounds.minX, y: bounds.minY)
            context.scaleBy(x: bounds.width, y: bounds.height)
        }
        context.concatenate(transform)
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        if isRadial {
            let center = CGPoint(x: lengths["cx"] ?? 0.5, y: lengths["cy"] ?? 0.5)
            context.drawRadialGradient(
                gradient,
                startCenter: CGPoint(x: lengths["fx"] ?? center.x, y: lengths["fy"] ?? center.y),
                startRadius: 0,
                endCenter: center,
                endRadius: lengths["r"] ?? 0.5,
                options: options
            )
        } else {
            context.drawLinearGradient(
                gradient,
                start: CGPoint(x: lengths["x1"] ?? 0, y: lengths["y1"] ?? 0),
                end: CGPoint(x: lengths["x2"] ?? 1, y: lengths["y2"] ?? 0),
                options: options
            )
        }
    }
}
