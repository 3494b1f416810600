import AgateDocuments
import CoreGraphics
import Foundation

/// How the shapes of an SVG picture are painted: properties that elements hand down to those in them.
struct SVGStyle {
    enum Paint {
        case none
        case color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        /// A gradient, by its id.
        case reference(String)
    }

    var fill = Paint.color(red: 0, green: 0, blue: 0, alpha: 1)
    var fillOpacity: CGFloat = 1
    var fillRule = CGPathFillRule.winding
    var stroke = Paint.none
    var strokeOpacity: CGFloat = 1
    var strokeWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 4
    var dash: [CGFloat] = []
    var dashOffset: CGFloat = 0
    /// What `currentColor` means.
    var color = Paint.color(red: 0, green: 0, blue: 0, alpha: 1)

    // MARK: Of the element alone

    var opacity: CGFloat = 1
    var clipPath: String?
    var isHidden = false
    /// What is asked for and not honoured.
    var ignored: Set<String> = []

    /// The style of an element in one of this style.
    func style(of element: MarkupElement) -> SVGStyle {
        var result = self
        (result.opacity, result.clipPath, result.isHidden, result.ignored) = (1, nil, false, [])
        for (name, value) in element.attributes where name != "style" { result.set(name, value) }
        // Declarations win over attributes.
        for declaration in (element.attribute("style") ?? "").split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            result.set(
                parts[0].trimmingCharacters(in: .whitespaces),
                parts[1].trimmingCharacters(in: .whitespaces)
            )
        }
        return result
    }

    private mutating func set(_ name: String, _ value: String) {
        switch name {
        case "fill": fill = paint(value) ?? fill
        case "stroke": stroke = paint(value) ?? stroke
        case "color": color = paint(value) ?? color
        case "fill-opacity": fillOpacity = Self.part(value) ?? fillOpacity
        case "stroke-opacity": strokeOpacity = Self.part(value) ?? strokeOpacity
        case "opacity": opacity = Self.part(value) ?? opacity
        case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .winding
        case "stroke-width": strokeWidth = Self.length(value) ?? strokeWidth
        case "stroke-linecap": lineCap = value == "round" ? .round : value == "square" ? .square : .butt
        case "stroke-linejoin": lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
        case "stroke-miterlimit": miterLimit = max(1, Self.length(value) ?? miterLimit)
        case "stroke-dasharray": dash = Self.dash(value)
        case "stroke-dashoffset": dashOffset = Self.length(value) ?? dashOffset
        case "clip-path": clipPath = Self.reference(value)
        case "display": isHidden = value == "none"
        case "visibility": if value == "hidden" || value == "collapse" { isHidden = true }
        case "filter", "mask": if value != "none" { ignored.insert(name) }
        default: break
        }
    }

    private func paint(_ value: String) -> Paint? {
        if value == "none" || value == "transparent" { return Paint.none }
        if value == "currentColor" { return color }
        if let id = Self.reference(value) { return .reference(id) }
        return SVGColor.color(value).map {
            .color(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
        }
    }

    /// The id in `url(#id)`.
    static func reference(_ value: String) -> String? {
        guard value.hasPrefix("url("), let sharp = value.firstIndex(of: "#"),
            let end = value.firstIndex(of: ")"),
            sharp < end
        else { return nil }
        return value[value.index(after: sharp)..<end].trimmingCharacters(
            in: CharacterSet(charactersIn: "'\" ")
        )
    }

    private static func dash(_ value: String) -> [CGFloat] {
        let numbers = SVGNumberScanner.numbers(value)
        guard !numbers.isEmpty, numbers.count <= 64, numbers.allSatisfy({ $0 >= 0 }),
            numbers.contains(where: { $0 > 0 })
        else { return [] }
        return numbers.count.isMultiple(of: 2) ? numbers : numbers + numbers
    }

    /// A number from 0 to 1, or a percentage.
    static func part(_ value: String) -> CGFloat? {
        let isPercent = value.hasSuffix("%")
        return length(value).map { min(max(isPercent ? $0 / 100 : $0, 0), 1) }
    }

    /// A length in user units; units of absolute length are those of CSS.
    static func length(_ value: String?) -> CGFloat? {
        guard let value else { return nil }
        var scanner = SVGNumberScanner(value)
        guard let number = scanner.number() else { return nil }
        for (unit, factor) in [
            ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("pt", 96.0 / 72), ("pc", 16),
        ]
            as [(String, CGFloat)] where value.hasSuffix(unit)
        {
            return number * factor
        }
        return number
    }
}
