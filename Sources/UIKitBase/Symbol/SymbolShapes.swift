import CoreGraphics

/// The list of symbols, by their names.
package enum SymbolShapes {
    typealias Shape = @Sendable (inout SymbolPen) -> Void

    /// The names without variants, in alphabetical order.
    package static var names: [String] { all.keys.sorted() }

    /// All of them.
    static let all: [String: Shape] = [
        signs, marks, text, arrows, moreArrows, things, paper, people, life, media, machines, places, sky,
        town,
        frames, keys,
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    /// Signs, and what stands in bars.
    static let signs: [String: Shape] = [
        "xmark": {
            $0.line(5, 5, 19, 19)
            $0.line(19, 5, 5, 19)
        },
        "plus": {
            $0.line(12, 3.5, 12, 20.5)
            $0.line(3.5, 12, 20.5, 12)
        },
        "minus": { $0.line(3.5, 12, 20.5, 12) },
        "multiply": {
            $0.line(6, 6, 18, 18)
            $0.line(18, 6, 6, 18)
        },
        "equal": {
            $0.line(4, 9, 20, 9)
            $0.line(4, 15, 20, 15)
        },
        "checkmark": { $0.line(4.5, 13, 9.5, 19, 19.5, 5) },
        "ellipsis": {
            for x in [5, 12, 19] as [CGFloat] { $0.dot(x, 12, 1.9) }
        },
        "info": {
            $0.dot(12, 4.5, 1.9)
            $0.line(9.5, 10, 12.5, 10, 12.5, 20)
            $0.line(9, 20, 16, 20)
        },
        "exclamationmark": {
            $0.line(12, 3, 12, 15)
            $0.dot(12, 20, 1.8)
        },
        "questionmark": {
            $0.arc(12, 8, 4.6, 180, 405)
            $0.line(15.2, 11.3, 12, 14.5, 12, 16)
            $0.dot(12, 20.4, 1.7)
        },
        "exclamationmark.triangle": {
            $0.area(12, 3.2, 22, 20.5, 2, 20.5)
            var sign = SymbolPen()
            sign.line(12, 9.5, 12, 14.2)
            sign.dot(12, 17.6, 1.2)
            if $0.fillsAreas { $0.remove(sign) } else { $0.add(sign, .identity) }
        },
        "line.3.horizontal": {
            for y in [6, 12, 18] as [CGFloat] { $0.line(3, y, 21, y) }
        },
        "line.3.horizontal.decrease": {
            $0.line(3, 7, 21, 7)
            $0.line(6.5, 12, 17.5, 12)
            $0.line(10, 17, 14, 17)
        },
        "list.bullet": {
            for y in [6, 12, 18] as [CGFloat] {
                $0.dot(4, y, 1.6)
                $0.line(9, y, 21, y)
            }
        },
        "list.dash": {
            for y in [6, 12, 18] as [CGFloat] {
                $0.line(2.5, y, 5, y)
                $0.line(9, y, 21, y)
            }
        },
        "slider.horizontal.3": {
            for (y, x) in [(5, 15), (12, 8), (19, 16)] as [(CGFloat, CGFloat)] {
                $0.line(2.5, y, x - 2.6, y)
                $0.circle(x, y, 2.4)
                $0.line(x + 2.6, y, 21.5, y)
            }
        },
        "square.grid.2x2": {
            for x in [3, 13.5] as [CGFloat] {
                for y in [3, 13.5] as [CGFloat] { $0.box(x, y, 7.5, 7.5, 1.6) }
            }
        },
        "circle": { $0.circle(12, 12, 9.6) },
        "square": { $0.box(3, 3, 18, 18, 4) },
        "rectangle": { $0.box(2, 5, 20, 14, 2.5) },
        "triangle": { $0.area(12, 3.5, 21.5, 20, 2.5, 20) },
        "diamond": { $0.area(12, 2.5, 21.5, 12, 12, 21.5, 2.5, 12) },
        "hexagon": { $0.area(12, 2.4, 20.4, 7.2, 20.4, 16.8, 12, 21.6, 3.6, 16.8, 3.6, 7.2) },
        "star": { $0.area(SymbolOutlines.star) },
        "heart": { $0.area(SymbolOutlines.heart) },
        "magnifyingglass": {
            $0.circle(10.2, 10.2, 6.8)
            $0.line(15.4, 15.4, 21, 21)
        },
        "power": {
            $0.arc(12, 13, 8, -58, 238)
            $0.line(12, 3, 12, 12)
        },
    ]

    /// Arrows and chevrons.
    static let arrows: [String: Shape] = {
        var made: [String: Shape] = [
            "arrow.clockwise": {
                $0.arc(12, 12.5, 8, -30, 270)
                $0.line(12, 1.5, 15.5, 4.6, 12, 8)
            },
            "arrow.counterclockwise": {
                $0.arc(12, 12.5, 8, -90, 210)
                $0.line(12, 1.5, 8.5, 4.6, 12, 8)
            },
            "arrow.left.and.right": {
                $0.line(2.5, 12, 21.5, 12)
                $0.line(6.5, 8, 2.5, 12, 6.5, 16)
                $0.line(17.5, 8, 21.5, 12, 17.5, 16)
            },
            "arrow.up.and.down": {
                $0.line(12, 2.5, 12, 21.5)
                $0.line(8, 6.5, 12, 2.5, 16, 6.5)
                $0.line(8, 17.5, 12, 21.5, 16, 17.5)
            },
            "chevron.up.chevron.down": {
                $0.line(6.5, 8.5, 12, 3, 17.5, 8.5)
                $0.line(6.5, 15.5, 12, 21, 17.5, 15.5)
            },
            "arrow.up.right": {
                $0.line(5, 19, 19, 5)
                $0.line(8, 5, 19, 5, 19, 16)
            },
            "square.and.arrow.up": {
                $0.line(12, 2, 12, 14.5)
                $0.line(8, 6, 12, 2, 16, 6)
                $0.line(8, 9.5, 5, 9.5, 5, 21.5, 19, 21.5, 19, 9.5, 16, 9.5)
            },
            "square.and.arrow.down": {
                $0.line(12, 2, 12, 14.5)
                $0.line(8, 10.5, 12, 14.5, 16, 10.5)
                $0.line(8, 9.5, 5, 9.5, 5, 21.5, 19, 21.5, 19, 9.5, 16, 9.5)
            },
            "arrowshape.turn.up.left": { $0.area(SymbolOutlines.reply) },
        ]
        let turns: [(String, CGFloat)] = [
            ("right", 0), ("forward", 0), ("down", 1), ("left", 2), ("backward", 2), ("up", 3),
        ]
        for (name, quarters) in turns {
            let turn = CGAffineTransform(translationX: 12, y: 12).rotated(by: quarters * .pi / 2)
                .translatedBy(x: -12, y: -12)
            made["arrow.\(name)"] = {
                var pen = SymbolPen()
                pen.line(3, 12, 21, 12)
                pen.line(14, 5, 21, 12, 14, 19)
                $0.add(pen, turn)
            }
            made["chevron.\(name)"] = {
                var pen = SymbolPen()
                pen.line(8.5, 3.5, 16.5, 12, 8.5, 20.5)
                $0.add(pen, turn)
            }
        }
        return made
    }()
}
