import CoreGraphics

extension SymbolShapes {
    /// Marks, and signs of arithmetic.
    static let marks: [String: Shape] = [
        "divide": {
            $0.line(3.5, 12, 20.5, 12)
            $0.dot(12, 5.6, 1.9)
            $0.dot(12, 18.4, 1.9)
        },
        "plus.magnifyingglass": {
            glass(&$0)
            $0.line(10.2, 7.2, 10.2, 13.2)
            $0.line(7.2, 10.2, 13.2, 10.2)
        },
        "minus.magnifyingglass": {
            glass(&$0)
            $0.line(7.2, 10.2, 13.2, 10.2)
        },
        "plusminus": {
            $0.line(12, 2.5, 12, 14.5)
            $0.line(6, 8.5, 18, 8.5)
            $0.line(6, 20.5, 18, 20.5)
        },
        "lessthan": { $0.line(19, 4.5, 5, 12, 19, 19.5) },
        "greaterthan": { $0.line(5, 4.5, 19, 12, 5, 19.5) },
        "percent": {
            $0.line(19, 4, 5, 20)
            $0.circle(6.6, 6.8, 3.4)
            $0.circle(17.4, 17.2, 3.4)
        },
        "number": {
            $0.line(9.4, 3, 7, 21)
            $0.line(17, 3, 14.6, 21)
            $0.line(3.6, 8.6, 21, 8.6)
            $0.line(3, 15.4, 20.4, 15.4)
        },
        "at": {
            $0.arc(12, 12, 3.8, 0, 360)
            $0.line(15.8, 8.4, 15.8, 13)
            $0.arc(18.3, 13, 2.5, 0, 180)
            $0.arc(12, 12, 8.8, 50, 360)
            $0.line(20.8, 12, 20.8, 13)
        },
        "infinity": {
            $0.arc(6.8, 12, 4.4, 45, 315)
            $0.arc(17.2, 12, 4.4, 225, 495)
            $0.line(9.9, 8.9, 14.1, 15.1)
            $0.line(9.9, 15.1, 14.1, 8.9)
        },
        "sum": { $0.line(18.5, 6, 18.5, 3.5, 5.5, 3.5, 12.5, 12, 5.5, 20.5, 18.5, 20.5, 18.5, 18) },
        "function": {
            $0.arc(13.4, 6.4, 3.2, 190, 330)
            $0.line(10.2, 6, 8.4, 18)
            $0.arc(5.3, 17.8, 3.1, 10, 140)
            $0.line(6.4, 10.4, 13, 10.4)
            $0.line(14, 11.4, 20, 18.4)
            $0.line(20, 11.4, 14, 18.4)
        },
        "curlybraces": {
            $0.line(8.6, 3.4, 6.4, 4, 5.6, 6, 5.6, 10, 3, 12, 5.6, 14, 5.6, 18, 6.4, 20, 8.6, 20.6)
            $0.line(15.4, 3.4, 17.6, 4, 18.4, 6, 18.4, 10, 21, 12, 18.4, 14, 18.4, 18, 17.6, 20, 15.4, 20.6)
        },
        "chevron.left.forwardslash.chevron.right": {
            $0.line(7, 6.5, 1.8, 12, 7, 17.5)
            $0.line(14.2, 4, 9.8, 20)
            $0.line(17, 6.5, 22.2, 12, 17, 17.5)
        },
        "exclamationmark.2": {
            for x in [8, 16] as [CGFloat] {
                $0.line(x, 3, x, 15)
                $0.dot(x, 20, 1.8)
            }
        },
        "exclamationmark.3": {
            for x in [5, 12, 19] as [CGFloat] {
                $0.line(x, 3, x, 15)
                $0.dot(x, 20, 1.8)
            }
        },
        "asterisk": {
            for quarter in 0..<3 { $0.ray(0, 8.5, CGFloat(quarter) * 60 + 90) }
            for quarter in 0..<3 { $0.ray(0, 8.5, CGFloat(quarter) * 60 + 270) }
        },
        "nosign": {
            $0.arc(12, 12, 9.4, 0, 360)
            $0.line(5.4, 5.4, 18.6, 18.6)
        },
        "checklist": {
            for y in [5, 12, 19] as [CGFloat] {
                $0.line(2.4, y, 4.2, y + 2, 7.6, y - 2.4)
                $0.line(11, y, 21.5, y)
            }
        },
        "quote.opening": {
            for x in [3, 13] as [CGFloat] {
                $0.solid(
                    x + 1,
                    13,
                    x + 1,
                    17.6,
                    x + 6,
                    17.6,
                    x + 6,
                    12.6,
                    x + 3.4,
                    12.6,
                    x + 6,
                    7,
                    x + 4.6,
                    6.4
                )
            }
        },
        "quote.closing": {
            for x in [3, 13] as [CGFloat] {
                $0.solid(
                    x + 7,
                    11,
                    x + 7,
                    6.4,
                    x + 2,
                    6.4,
                    x + 2,
                    11.4,
                    x + 4.6,
                    11.4,
                    x + 2,
                    17,
                    x + 3.4,
                    17.6
                )
            }
        },
        "command": {
            for (x, y, from) in [(6, 6, 90), (18, 6, 180), (18, 18, 270), (6, 18, 0)]
                as [(CGFloat, CGFloat, CGFloat)]
            {
                $0.arc(x, y, 3, from, from + 270)
            }
            $0.line(9, 6, 9, 18)
            $0.line(15, 6, 15, 18)
            $0.line(6, 9, 18, 9)
            $0.line(6, 15, 18, 15)
        },
        "option": {
            $0.line(2.5, 5.5, 8.5, 5.5, 15.5, 18.5, 21.5, 18.5)
            $0.line(14.5, 5.5, 21.5, 5.5)
        },
        "control": { $0.line(5, 14, 12, 6.5, 19, 14) },
    ]

    /// What is written, and how it is set.
    static let text: [String: Shape] = {
        var made: [String: Shape] = [
            "text.justify": { lines(&$0, [(2.5, 21.5), (2.5, 21.5), (2.5, 21.5), (2.5, 21.5)]) },
            "text.alignleft": { lines(&$0, [(2.5, 21.5), (2.5, 14), (2.5, 19), (2.5, 12)]) },
            "text.alignright": { lines(&$0, [(2.5, 21.5), (10, 21.5), (5, 21.5), (12, 21.5)]) },
            "text.aligncenter": { lines(&$0, [(2.5, 21.5), (6, 18), (4, 20), (7, 17)]) },
            "text.append": { lines(&$0, [(2.5, 21.5), (2.5, 21.5), (2.5, 12)]) },
            "text.quote": {
                $0.line(3, 4, 3, 20)
                for y in [5, 12, 19] as [CGFloat] { $0.line(8, y, y == 19 ? 16 : 21, y) }
            },
            "text.magnifyingglass": {
                for y in [4, 9.5, 15] as [CGFloat] { $0.line(2.5, y, y == 4 ? 20 : 8.5, y) }
                $0.circle(15.4, 13.6, 4.6)
                $0.line(18.8, 17, 21.8, 20)
            },
            "textformat.size": {
                $0.line(1.6, 19, 5, 10.5, 8.4, 19)
                $0.line(2.8, 16.2, 7.2, 16.2)
                $0.line(9.6, 19, 16, 4, 22.4, 19)
                $0.line(11.8, 14, 20.2, 14)
            },
            "textformat.abc": {
                $0.line(1.6, 18, 4.6, 8, 7.6, 18)
                $0.line(2.6, 14.6, 6.6, 14.6)
                $0.line(10, 18, 10, 8, 13, 8, 14, 10.4, 13, 12.8, 10, 12.8)
                $0.line(13, 12.8, 14.4, 15.4, 13, 18, 10, 18)
                $0.arc(20, 13, 4, 60, 300)
            },
            "textformat.123": {
                $0.line(2, 8.6, 4.6, 7, 4.6, 18)
                $0.line(8, 9.6, 10, 7, 12.8, 9, 8, 18, 13.4, 18)
                $0.line(16.4, 7, 21.4, 7, 18.6, 11.6, 21, 13, 21.4, 15.6, 19.4, 18, 16.4, 17.2)
            },
            "bold": {
                $0.line(7, 4, 7, 20, 13.6, 20)
                $0.line(7, 4, 12.6, 4)
                $0.arc(12.6, 7.8, 3.8, -90, 90)
                $0.line(7, 11.6, 13.6, 11.6)
                $0.arc(13.6, 15.8, 4.2, -90, 90)
            },
            "italic": {
                $0.line(10, 4, 18, 4)
                $0.line(6, 20, 14, 20)
                $0.line(14, 4, 10, 20)
            },
            "underline": {
                $0.line(6.5, 3, 6.5, 10.5)
                $0.arc(12, 10.5, 5.5, 0, 180)
                $0.line(17.5, 10.5, 17.5, 3)
                $0.line(4.5, 20.8, 19.5, 20.8)
            },
            "strikethrough": {
                $0.arc(12, 8, 4.4, 150, 330)
                $0.arc(12, 16, 4.4, -30, 150)
                $0.line(2.5, 12, 21.5, 12)
            },
            "list.number": {
                $0.line(3, 4.4, 4.6, 3.6, 4.6, 8)
                $0.line(2.8, 10.6, 5, 10.2, 5.2, 11.8, 2.8, 14, 5.6, 14)
                $0.line(2.8, 16.4, 5.4, 16.4, 4.2, 18.2, 5.6, 19.4, 4.8, 20.8, 2.8, 20.6)
                for y in [6, 12, 18.6] as [CGFloat] { $0.line(9, y, 21, y) }
            },
            "list.star": {
                for y in [6, 12, 18] as [CGFloat] {
                    $0.add(starred, CGAffineTransform(a: 0.17, b: 0, c: 0, d: 0.17, tx: 2, ty: y - 2.1))
                    $0.line(9.5, y, 21, y)
                }
            },
            "list.triangle": {
                for y in [6, 12, 18] as [CGFloat] {
                    $0.solid(3, y - 1.6, 5.6, y, 3, y + 1.6)
                    $0.line(9, y, 21, y)
                }
            },
            "list.bullet.indent": {
                for (index, y) in ([4.5, 9.5, 14.5, 19.5] as [CGFloat]).enumerated() {
                    let x: CGFloat = index == 1 || index == 2 ? 4 : 0
                    $0.dot(3.6 + x, y, 1.5)
                    $0.line(8.4 + x, y, 21, y)
                }
            },
            "increase.indent": { indent(&$0, 3, 8.5) },
            "decrease.indent": { indent(&$0, 8.5, 3) },
            "character.cursor.ibeam": {
                $0.line(2, 19, 7, 5, 12, 19)
                $0.line(3.8, 14, 10.2, 14)
                $0.line(15.4, 3, 21, 3)
                $0.line(15.4, 21, 21, 21)
                $0.line(18.2, 3, 18.2, 21)
            },
            "text.cursor": {
                $0.line(8, 3, 16, 3)
                $0.line(8, 21, 16, 21)
                $0.line(12, 3, 12, 21)
            },
            "signature": {
                $0.line(2.5, 19.5, 21.5, 19.5)
                $0.line(4, 14.5, 9.5, 4.5, 8, 14, 12.5, 9.5, 13, 14, 16.5, 11.5, 20, 14)
            },
        ]
        for (name, other) in [
            ("text.justifyleft", "text.alignleft"), ("text.justifyright", "text.alignright"),
        ] {
            made[name] = made[other]
        }
        return made
    }()

    private static func glass(_ pen: inout SymbolPen) {
        pen.arc(10.2, 10.2, 7.2, 0, 360)
        pen.line(15.6, 15.6, 21, 21)
    }

    /// Lines below one another, each from one x to another.
    private static func lines(_ pen: inout SymbolPen, _ spans: [(CGFloat, CGFloat)]) {
        let gap = 15 / CGFloat(max(spans.count - 1, 1))
        for (index, span) in spans.enumerated() {
            let y = 4.5 + CGFloat(index) * gap
            pen.line(span.0, y, span.1, y)
        }
    }

    private static func indent(_ pen: inout SymbolPen, _ from: CGFloat, _ to: CGFloat) {
        lines(&pen, [(2.5, 21.5), (12, 21.5), (12, 21.5), (2.5, 21.5)])
        pen.solid(from, 9, to, 12, from, 15)
    }

    /// A filled star.
    static let starred: SymbolPen = {
        var pen = SymbolPen()
        pen.fillsAreas = true
        pen.area(SymbolOutlines.star)
        return pen
    }()
}
