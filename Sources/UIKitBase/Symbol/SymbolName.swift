import CoreGraphics
import Foundation

/// A symbol by its name: a shape of the list, and the words behind it that change it.
///
/// `.fill` fills areas; `.circle`, `.square` and other containers put the shape into one, and `.fill` behind that takes it out of a filled one; `.slash` crosses it out;
/// `.badge.plus` and the like put a sign into its corner; `.lefthalf.fill` fills a half. The words are read from the left, so that few shapes have many names.
/// The shapes of the list have names with dots too, so the longest that is there counts.
package enum SymbolName {
    /// Whether a name has a drawing.
    package static func hasDrawing(_ name: String) -> Bool { pen(named: name) != nil }

    /// The drawing; nil for a name that is not there.
    static func pen(named name: String) -> SymbolPen? {
        composed(name) ?? SymbolAliases.drawnName(of: name).flatMap { composed($0) }
    }

    /// A shape on the way to its drawing: what draws it, outlined or filled.
    private typealias Drawing = (_ isFilled: Bool) -> SymbolPen

    private static func composed(_ name: String) -> SymbolPen? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        // More words than any name has.
        guard words.count <= 16 else { return nil }
        for count in stride(from: words.count, to: 0, by: -1) {
            let base = words[..<count].joined(separator: ".")
            guard let drawing = drawing(of: base, isAlone: count == words.count) else { continue }
            return pen(drawing, words[count...])
        }
        return nil
    }

    /// A shape of the list, or letters and digits, most of which only stand in containers.
    private static func drawing(of base: String, isAlone: Bool) -> Drawing? {
        if let shape = SymbolShapes.all[base] {
            return { isFilled in
                var pen = SymbolPen()
                pen.fillsAreas = isFilled
                shape(&pen)
                return pen
            }
        }
        if let sign = SymbolAliases.currencies[base] { return { _ in SymbolCharacters.pen(sign).fine } }
        guard base.count <= 2, SymbolCharacters.hasAll(base[...]),
            !isAlone || ["a", "k", "fn", "fx"].contains(base)
        else { return nil }
        return { _ in SymbolCharacters.pen(base).fine }
    }

    /// Reads the words behind a shape; nil where one of them is none that changes shapes.
    private static func pen(_ drawing: @escaping Drawing, _ words: ArraySlice<Substring>) -> SymbolPen? {
        var drawing = drawing
        var words = words
        var isFilled = false
        var seen: Set<Substring> = []
        while let word = words.popFirst() {
            // No name has a word for a change twice, but for that of filling, which may stand behind several parts.
            guard word == "fill" || seen.insert(word).inserted else { return nil }
            let (inner, wasFilled) = (drawing, isFilled)
            switch word {
            case "fill":
                guard !isFilled else { return nil }
                isFilled = true
            case "slash": drawing = { crossed(inner($0 || wasFilled)) }
            case "badge":
                guard let badge = SymbolBadge(&words) else { return nil }
                drawing = { badge.applied(to: inner($0 || wasFilled)) }
            case "lefthalf", "righthalf", "tophalf", "bottomhalf", "leadinghalf", "trailinghalf":
                guard let next = words.popFirst(), next == "fill" || next == "filled", words.isEmpty else {
                    return nil
                }
                drawing = { _ in half(inner, word) }
            default:
                guard let container = SymbolContainer(rawValue: String(word)) else { return nil }
                drawing = { container.holding(inner($0 || wasFilled), isFilled: $0) }
                isFilled = false
            }
        }
        return drawing(isFilled)
    }

    private static func crossed(_ inner: SymbolPen) -> SymbolPen {
        var pen = inner
        pen.removeLine(4, 3, 21, 20, width: 5.2)
        pen.line(3.5, 3.5, 20.5, 20.5)
        return pen
    }

    /// The outline, with one half filled.
    private static func half(_ drawing: Drawing, _ side: Substring) -> SymbolPen {
        var pen = SymbolPen()
        pen.add(drawing(true), .identity)
        switch side {
        case "lefthalf", "leadinghalf": pen.removeBox(12, 0, 12, 24)
        case "righthalf", "trailinghalf": pen.removeBox(0, 0, 12, 24)
        case "tophalf": pen.removeBox(0, 12, 24, 12)
        default: pen.removeBox(0, 0, 24, 12)
        }
        pen.add(drawing(false), .identity)
        return pen
    }
}
