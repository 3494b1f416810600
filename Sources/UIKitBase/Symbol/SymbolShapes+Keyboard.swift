import CoreGraphics

extension SymbolShapes {
    /// Keys of keyboards, and keyboards.
    static let keys: [String: Shape] = [
        "delete.left": {
            $0.area(8.5, 5, 22, 5, 22, 19, 8.5, 19, 2, 12)
            var sign = SymbolPen()
            sign.line(11.5, 8.8, 18, 15.2)
            sign.line(18, 8.8, 11.5, 15.2)
            if $0.fillsAreas { $0.remove(sign) } else { $0.add(sign, .identity) }
        },
        "shift": { $0.area(12, 3, 21.5, 12.5, 16.5, 12.5, 16.5, 20.5, 7.5, 20.5, 7.5, 12.5, 2.5, 12.5) },
        "return": {
            $0.line(21, 5, 21, 13.5, 3.5, 13.5)
            $0.line(8.5, 8.5, 3.5, 13.5, 8.5, 18.5)
        },
        "keyboard": {
            $0.box(1.5, 5.5, 21, 13, 2.5)
            keys(&$0, 9.2, 12)
            $0.line(8, 15.4, 16, 15.4)
        },
        "keyboard.chevron.compact.down": {
            $0.box(1.5, 2, 21, 12.5, 2.5)
            keys(&$0, 5.6, 8.2)
            $0.line(8, 11.3, 16, 11.3)
            $0.line(7.5, 18.5, 12, 21.5, 16.5, 18.5)
        },
    ]

    /// Two rows of keys at two heights.
    private static func keys(_ pen: inout SymbolPen, _ rows: CGFloat...) {
        var dots = SymbolPen()
        for (index, y) in rows.enumerated() {
            for column in 0..<5 { dots.dot(5 + CGFloat(column) * 3.5 + CGFloat(index) * 0.8, y, 0.9) }
        }
        if pen.fillsAreas { pen.remove(dots) } else { pen.add(dots, .identity) }
    }
}
