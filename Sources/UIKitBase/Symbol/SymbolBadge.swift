import CoreGraphics

/// A sign in the corner of a symbol: `.badge.plus` and the like, or the dot of `.badge` alone.
struct SymbolBadge {
    /// Nil for a dot.
    private let sign: SymbolPen?

    /// Reads the words behind `badge`, as far as they name a sign; nil for a sign that is not there.
    init?(_ words: inout ArraySlice<Substring>) {
        guard let first = words.first, first != "fill", first != "circle", first != "slash" else {
            sign = nil
            return
        }
        var taken: [Substring] = []
        var found: (count: Int, pen: SymbolPen)?
        for word in words.prefix(3) {
            taken.append(word)
            let name = taken.joined(separator: ".")
            guard let shape = SymbolShapes.all[name] ?? (name == "gear" ? SymbolShapes.all["gearshape"] : nil)
            else { continue }
            var pen = SymbolPen()
            pen.fillsAreas = !["clock", "magnifyingglass"].contains(name)
            shape(&pen)
            found = (taken.count, pen)
        }
        guard let found else { return nil }
        words = words.dropFirst(found.count)
        sign = found.pen.fine
    }

    /// A symbol with the sign in its lower right corner, or with the dot in its upper right one.
    func applied(to symbol: SymbolPen) -> SymbolPen {
        var pen = symbol
        var hole = SymbolPen()
        guard let sign else {
            hole.dot(19.4, 4.8, 5)
            pen.remove(hole)
            pen.dot(19.4, 4.8, 3.4)
            return pen
        }
        hole.dot(18.4, 18.2, 6.6)
        pen.remove(hole)
        pen.add(sign, CGAffineTransform(a: 0.36, b: 0, c: 0, d: 0.36, tx: 18.4 - 4.32, ty: 18.2 - 4.32))
        return pen
    }
}
