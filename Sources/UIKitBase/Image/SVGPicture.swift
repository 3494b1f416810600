import AgateDocuments
import CoreGraphics
import Foundation

/// A picture of an SVG file: shapes, groups, references, strokes, gradients and clips.
///
/// Not drawn: text, pictures inside, masks, filters, patterns, style sheets and animation; ``ignored`` names what there was.
/// Source: SVG 1.1.
struct SVGPicture {
    /// The size that the picture has by itself, in points.
    let size: CGSize
    /// What is in the file and is not drawn: names of elements and properties, sorted.
    let ignored: [String]
    private let root: MarkupElement
    private let viewBox: CGRect
    private let elements: [String: MarkupElement]

    /// Elements may lie in one another, and refer to one another, so deep.
    private static let maximumDepth = 32
    /// So many shapes are drawn, references to references counted.
    private static let maximumShapeCount = 100_000
    /// No side of a picture is longer, in points.
    private static let maximumSide: CGFloat = 4096

    /// Reads a file; nil for one that is no SVG picture, or has no size.
    init?(_ data: Data) {
        guard let tree = try? MarkupReader.read(data), tree.count > 0, tree.root.name == "svg" else {
            return nil
        }
        let root = tree.root
        self.root = root
        let numbers = SVGNumberScanner.numbers(root.attribute("viewBox") ?? "")
        let box =
            numbers.count == 4
            ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        func side(_ name: String, _ other: CGFloat?) -> CGFloat? {
            guard let text = root.attribute(name), !text.hasSuffix("%") else { return other }
            return SVGStyle.length(text) ?? other
        }
        guard let width = side("width", box?.width), let height = side("height", box?.height), width > 0,
            height > 0,
            width <= Self.maximumSide, height <= Self.maximumSide
        else { return nil }
        size = CGSize(width: width, height: height)
        viewBox =
            box.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? CGRect(origin: .zero, size: size)
        var elements: [String: MarkupElement] = [:]
        var ignored: Set<String> = []
        var open = [root]
        while let element = open.popLast() {
            if let id = element.attribute("id"), elements[id] == nil { elements[id] = element }
            if Self.ignoredElements.contains(element.name) { ignored.insert(element.name) }
            ignored.formUnion(SVGStyle().style(of: element).ignored)
            open += element.children
        }
        self.elements = elements
        self.ignored = ignored.sorted()
    }

    private static let ignoredElements: Set<String> = [
        "text", "image", "pattern", "style", "foreignObject", "animate", "animateTransform",
    ]

    // MARK: Drawing

    /// What may still be drawn.
    private final class Budget {
        var left = maximumShapeCount
    }

    /// Draws the picture into a rectangle, whole and in its own proportions, y downwards.
    func draw(in context: CGContext, _ bounds: CGRect) {
        let scale = min(bounds.width / viewBox.width, bounds.height / viewBox.height)
        context.saveGState()
        context.translateBy(
            x: bounds.midX - viewBox.midX * scale,
            y: bounds.midY - viewBox.midY * scale
        )
        context.scaleBy(x: scale, y: scale)
        drawChildren(of: root, SVGStyle().style(of: root), in: context, Budget(), depth: 0)
        context.restoreGState()
    }

    private func drawChildren(
        of element: MarkupElement,
        _ style: SVGStyle,
        in context: CGContext,
        _ budget: Budget,
        depth: Int
    ) {
        guard depth < Self.maximumDepth else { return }
        for child in element.children { draw(child, style, in: context, budget, depth: depth) }
    }

    private func draw(
        _ element: MarkupElement,
        _ inherited: SVGStyle,
        in context: CGContext,
        _ budget: Budget,
        depth: Int
    ) {
        budget.left -= 1
        guard budget.left > 0 else { return }
        let style = inherited.style(of: element)
        guard !style.isHidden, style.opacity > 0 else { return }
        let isGroup = ["g", "svg", "a", "use", "switch"].contains(element.name)
        let shape = isGroup ? nil : Self.shape(of: element)
        guard isGroup || shape != nil else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let text = element.attribute("transform") { context.concatenate(SVGTransform.transform(text)) }
        if let clip = style.clipPath.flatMap({ elements[$0] }), clip.name == "clipPath" {
            context.addPath(outline(of: clip, .identity, depth: 0))
            context.clip(using: .winding)
        }
        if style.opacity < 1 {
            context.setAlpha(style.opacity)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setAlpha(1)
        }
        if let shape {
            paint(shape, style, in: context)
        } else if element.name == "use" {
            if let target = referenced(by: element), depth < Self.maximumDepth {
                context.translateBy(
                    x: SVGStyle.length(element.attribute("x")) ?? 0,
                    y: SVGStyle.length(element.attribute("y")) ?? 0
                )
                if target.name == "symbol" {
                    drawChildren(of: target, style.style(of: target), in: context, budget, depth: depth + 1)
                } else {
                    draw(target, style, in: context, budget, depth: depth + 1)
                }
            }
        } else {
            drawChildren(of: element, style, in: context, budget, depth: depth + 1)
        }
        if style.opacity < 1 { context.endTransparencyLayer() }
    }

    private func referenced(by element: MarkupElement) -> MarkupElement? {
        (element.attribute("href") ?? element.attribute("xlink:href")).flatMap {
            $0.hasPrefix("#") ? elements[String($0.dropFirst())] : nil
        }
    }

    private func paint(_ path: CGPath, _ style: SVGStyle, in context: CGContext) {
        switch style.fill {
        case .none: break
        case .color(let red, let green, let blue, let alpha):
            context.setFillColor(red: red, green: green, blue: blue, alpha: alpha * style.fillOpacity)
            context.addPath(path)
            context.fillPath(using: style.fillRule)
        case .reference(let id):
            context.saveGState()
            context.addPath(path)
            context.clip(using: style.fillRule)
            gradient(id).map { $0.draw(in: context, path.boundingBoxOfPath, style.fillOpacity) }
            context.restoreGState()
        }
        guard style.strokeWidth > 0 else { return }
        context.setLineWidth(style.strokeWidth)
        context.setLineCap(style.lineCap)
        context.setLineJoin(style.lineJoin)
        context.setMiterLimit(style.miterLimit)
        context.setLineDash(phase: style.dashOffset, lengths: style.dash)
        context.addPath(path)
        switch style.stroke {
        case .none: context.beginPath()
        case .color(let red, let green, let blue, let alpha):
            context.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha * style.strokeOpacity)
            context.strokePath()
        case .reference(let id):
            context.saveGState()
            context.replacePathWithStrokedPath()
            context.clip(using: .winding)
            gradient(id).map { $0.draw(in: context, path.boundingBoxOfPath, style.strokeOpacity) }
            context.restoreGState()
        }
    }

    private func gradient(_ id: String) -> SVGGradient? {
        elements[id].flatMap { element in
            // What a gradient lacks it takes from the one that it refers to.
            var chain = [element]
            while chain.count < 8, let next = chain.last.flatMap({ referenced(by: $0) }) {
                chain.append(next)
            }
            return SVGGradient(chain)
        }
    }

    // MARK: Shapes

    /// What the shapes in an element cover together, in its own space; fills alone count.
    func outline(of element: MarkupElement, _ transform: CGAffineTransform, depth: Int) -> CGPath {
        let result = CGMutablePath()
        guard depth < Self.maximumDepth else { return result }
        for child in element.children {
            let place = (child.attribute("transform").map { SVGTransform.transform($0) } ?? .identity)
                .concatenating(transform)
            if let shape = Self.shape(of: child) {
                result.addPath(shape, transform: place)
            } else if child.name == "g" {
                result.addPath(outline(of: child, place, depth: depth + 1))
            }
        }
        return result
    }

    /// The element of an id.
    func element(_ id: String) -> MarkupElement? { elements[id] }

    private static func shape(of element: MarkupElement) -> CGPath? {
        func number(_ name: String) -> CGFloat { SVGStyle.length(element.attribute(name)) ?? 0 }
        switch element.name {
        case "path": return SVGPathData.path(element.attribute("d") ?? "")
        case "rect":
            let rect = CGRect(
                x: number("x"),
                y: number("y"),
                width: number("width"),
                height: number("height")
            )
            guard rect.width > 0, rect.height > 0 else { return CGMutablePath() }
            let (rx, ry) = (
                SVGStyle.length(element.attribute("rx")), SVGStyle.length(element.attribute("ry"))
            )
            let (width, height) = (max(rx ?? ry ?? 0, 0), max(ry ?? rx ?? 0, 0))
            return CGPath(
                roundedRect: rect,
                cornerWidth: min(width, rect.width / 2),
                cornerHeight: min(height, rect.height / 2),
                transform: nil
            )
        case "circle", "ellipse":
            let rx = element.name == "circle" ? number("r") : number("rx")
            let ry = element.name == "circle" ? number("r") : number("ry")
            guard rx > 0, ry > 0 else { return CGMutablePath() }
            let rect = CGRect(x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry)
            return CGPath(ellipseIn: rect, transform: nil)
        case "line":
            let path = CGMutablePath()
            path.move(to: CGPoint(x: number("x1"), y: number("y1")))
            path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
            return path
        case "polyline", "polygon":
            let path = CGMutablePath()
            let numbers = SVGNumberScanner.numbers(element.attribute("points") ?? "")
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                let point = CGPoint(x: numbers[index], y: numbers[index + 1])
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            if element.name == "polygon", !path.isEmpty { path.closeSubpath() }
            return path
        default: return nil
        }
    }
}
