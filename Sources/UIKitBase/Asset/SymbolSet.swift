import AgateDocuments
import CoreGraphics
import Foundation

/// A symbol of a catalog: the outlines of an SVG file that is made from Apple's template.
///
/// The template has a group `Symbols` with one for each weight and scale, such as `Regular-M`, and a group `Guides` with lines such as `Baseline-M` and
/// `left-margin-Regular-M`. Of three weights, which templates have whose weights are computed, the nearest is drawn.
///
/// GUESS symbol-template: what the groups and lines mean is read off public files.
struct SymbolSet: Hashable, Sendable {
    /// The SVG file.
    let file: URL

    /// The symbol of a set; nil for a name that no catalog of the bundle has, and for a set without an SVG file that can be read.
    static func named(_ name: String, in bundle: Bundle, direction: UITraitEnvironmentLayoutDirection)
        -> SymbolSet?
    {
        guard let set = AssetCatalogs.set(.symbols, named: name, in: bundle),
            let entries = AssetCatalogs.contents(of: set)?.symbols?.filter({ $0.filename != nil })
        else { return nil }
        let wanted = direction == .rightToLeft ? "right-to-left" : "left-to-right"
        let entry = entries.first { $0.languageDirection == wanted } ?? entries.first
        return entry?.filename.map { SymbolSet(file: set.appendingPathComponent($0)) }
    }

    /// The image of the symbol; nil for a file that is no such template.
    func image(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard let data = try? Data(contentsOf: file), let picture = SVGPicture(data),
            let template = SymbolTemplate(picture, configuration)
        else {
            Mistakes.tell("the symbol \(file.path) is no SVG file of Apple's template for symbols.")
            return nil
        }
        let points = SymbolDrawing.points(configuration)
        let factor = configuration.scale.factor
        let height = (points * SymbolDrawing.part * factor).rounded(.up)
        // The height of capitals, of the size of the system's font.
        let scale = points * 1443 / 2048 / template.capHeight * template.enlarging(factor)
        let width = max(1, (template.width * scale).rounded(.up))
        guard scale.isFinite, width.isFinite, width <= 8 * height + 100 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreenScale.current
        format.opaque = false
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            $0.cgContext.translateBy(x: width / 2, y: height / 2)
            $0.cgContext.scaleBy(x: scale, y: scale)
            $0.cgContext.translateBy(x: -template.middle.x, y: -template.middle.y)
            $0.cgContext.addPath(template.outline)
            $0.cgContext.fillPath()
        }
    }
}

/// One weight and scale of a template.
private struct SymbolTemplate {
    let outline: CGPath
    /// From the base line to the top of capitals, in units of the file.
    let capHeight: CGFloat
    let width: CGFloat
    /// Half way between the margins, and between the lines.
    let middle: CGPoint
    /// The scale that was drawn.
    private let factor: CGFloat

    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    init?(_ picture: SVGPicture, _ configuration: UIImage.SymbolConfiguration) {
        let wanted = configuration.weight == .unspecified ? 3 : configuration.weight.rawValue - 1
        let scales: [(String, UIImage.SymbolScale)] = [("S", .small), ("M", .medium), ("L", .large)]
        let own = scales.first { $0.1 == configuration.scale } ?? scales[1]
        var found: (name: String, scale: (String, UIImage.SymbolScale), element: MarkupElement)?
        search: for scale in [own] + scales {
            for distance in 0..<Self.weights.count {
                for index in [wanted - distance, wanted + distance] where Self.weights.indices.contains(index)
                {
                    let name = "\(Self.weights[index])-\(scale.0)"
                    guard let element = picture.element(name), element.hasChildren else { continue }
                    found = (name, scale, element)
                    break search
                }
            }
        }
        guard let found else { return nil }
        var place = CGAffineTransform.identity
        for element in [found.element, picture.element("Symbols")].compactMap({ $0 }) {
            if let text = element.attribute("transform") {
                place = place.concatenating(SVGTransform.transform(text))
            }
        }
        outline = picture.outline(of: found.element, place, depth: 0)
        let bounds = outline.boundingBoxOfPath
        guard bounds.width > 0, bounds.height > 0, bounds.maxX.isFinite, bounds.maxY.isFinite else {
            return nil
        }
        factor = found.scale.1.factor
        let base = Self.start(picture.element("Baseline-\(found.scale.0)"))?.y
        let top = Self.start(picture.element("Capline-\(found.scale.0)"))?.y
        let left = Self.start(picture.element("left-margin-\(found.name)"))?.x ?? bounds.minX
        let right = Self.start(picture.element("right-margin-\(found.name)"))?.x ?? bounds.maxX
        if let base, let top, base - top > 0 {
            capHeight = base - top
            middle = CGPoint(x: (left + right) / 2, y: (base + top) / 2)
        } else {
            capHeight = bounds.height
            middle = CGPoint(x: (left + right) / 2, y: bounds.midY)
        }
        width = max(right - left, bounds.width)
    }

    /// By how much a drawing of another scale is enlarged.
    func enlarging(_ wanted: CGFloat) -> CGFloat { wanted == factor ? 1 : wanted / factor }

    /// Where a line of the guides begins.
    private static func start(_ element: MarkupElement?) -> CGPoint? {
        guard let element else { return nil }
        if element.name == "line", let x = SVGStyle.length(element.attribute("x1")),
            let y = SVGStyle.length(element.attribute("y1"))
        {
            return CGPoint(x: x, y: y)
        }
        let bounds = SVGPathData.path(element.attribute("d") ?? "").boundingBoxOfPath
        return bounds.isNull || !bounds.minX.isFinite ? nil : bounds.origin
    }
}
