import CoreGraphics
import Foundation

/// A symbol by its name: a shape of the list, with variants.
///
/// `.fill` fills areas, `.circle` and `.square` put the shape into one, `.circle.fill` takes it out of a filled one, `.slash`
/// crosses it out. The shapes of the list have names with dots too, so the longest that is there counts.
enum SymbolName {
    /// The drawing; nil for a name that is not there.
    static func pen(named name: String) -> SymbolPen? {
        var rest = name
        var variants: [String] = []
        while true {
            if let shape = SymbolShapes.all[rest] { return drawing(shape, variants) }
            guard let dot = rest.lastIndex(of: ".") else { return nil }
            let variant = String(rest[rest.index(after: dot)...])
            guard ["fill", "circle", "square", "slash"].contains(variant) else { return nil }
            variants.insert(variant, at: 0)
            rest = String(rest[..<dot])
        }
    }

    private static func drawing(_ shape: SymbolShapes.Shape, _ variants: [String]) -> SymbolPen? {
        var pen = SymbolPen()
        switch variants {
        case []: shape(&pen)
        case ["fill"]:
            pen.fillsAreas = true
            shape(&pen)
        case ["slash"], ["slash", "fill"]:
            pen.fillsAreas = variants.count == 2
            shape(&pen)
            pen.removeLine(4, 3, 21, 20, width: 5.2)
            pen.line(3.5, 3.5, 20.5, 20.5)
        case ["circle"], ["square"]:
            outline(&pen, variants[0])
            pen.add(drawn(shape, isFilled: false), inner)
        case ["circle", "fill"], ["square", "fill"]:
            pen.fillsAreas = true
            outline(&pen, variants[0])
            pen.remove(drawn(shape, isFilled: true), inner)
        default: return nil
        }
        return pen
    }

    private static func drawn(_ shape: SymbolShapes.Shape, isFilled: Bool) -> SymbolPen {
        var pen = SymbolPen()
        pen.fillsAreas = isFilled
        shape(&pen)
        return pen
    }

    /// Half as large, in the middle.
    private static let inner = CGAffineTransform(a: 0.52, b: 0, c: 0, d: 0.52, tx: 5.76, ty: 5.76)

    private static func outline(_ pen: inout SymbolPen, _ variant: String) {
        if variant == "circle" { pen.circle(12, 12, 9.6) } else { pen.box(3, 3, 18, 18, 4) }
    }
}
