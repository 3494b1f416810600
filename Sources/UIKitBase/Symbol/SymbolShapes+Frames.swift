import CoreGraphics
import Foundation

extension SymbolShapes {
    /// Plain shapes, grids, stacks and charts.
    static let frames: [String: Shape] = {
        var made: [String: Shape] = [
            "capsule": { $0.box(1.8, 6.6, 20.4, 10.8, 5.4) },
            "capsule.portrait": { $0.box(6.6, 1.8, 10.8, 20.4, 5.4) },
            "oval": {
                $0.area(CGPath(ellipseIn: CGRect(x: 1.8, y: 5, width: 20.4, height: 14), transform: nil))
            },
            "oval.portrait": {
                $0.area(CGPath(ellipseIn: CGRect(x: 5, y: 1.8, width: 14, height: 20.4), transform: nil))
            },
            "octagon": { $0.area(8, 2.4, 16, 2.4, 21.6, 8, 21.6, 16, 16, 21.6, 8, 21.6, 2.4, 16, 2.4, 8) },
            "pentagon": { $0.area(12, 2.4, 21.4, 9.4, 17.8, 20.6, 6.2, 20.6, 2.6, 9.4) },
            "rhombus": { $0.area(12, 1.8, 20, 12, 12, 22.2, 4, 12) },
            "seal": { $0.area(SymbolOutlines.seal) },
            "shield": { $0.area(SymbolOutlines.shield) },
            "app": { $0.box(3, 3, 18, 18, 5.4) },
            "rectangle.portrait": { $0.box(5, 2, 14, 20, 2.5) },
            "squareshape": { $0.box(3, 3, 18, 18, 0.6) },
            "circle.dashed": {
                for index in 0..<12 { $0.arc(12, 12, 9.4, CGFloat(index) * 30, CGFloat(index) * 30 + 15) }
            },
            "circle.dotted": { for index in 0..<16 { $0.ray(9.4, 9.5, CGFloat(index) * 22.5) } },
            "square.dashed": { dashes(&$0) },
            "questionmark.square.dashed": {
                dashes(&$0)
                $0.arc(12, 9.6, 2.8, 180, 400)
                $0.line(14, 11.4, 12, 13.4, 12, 14.4)
                $0.dot(12, 17.2, 1.2)
            },
            "rectangle.dashed": {
                for x in [4.4, 10, 15.6] as [CGFloat] {
                    $0.line(x, 5, x + 4, 5)
                    $0.line(x, 19, x + 4, 19)
                }
                for y in [8.4, 13] as [CGFloat] {
                    $0.line(2, y, 2, y + 3)
                    $0.line(22, y, 22, y + 3)
                }
            },
            "circle.circle": {
                $0.circle(12, 12, 9.6)
                $0.detail { $0.circle(12, 12, 4.6) }
            },
            "largecircle.fill.circle": {
                $0.arc(12, 12, 9.4, 0, 360)
                $0.dot(12, 12, 6)
            },
            "smallcircle.filled.circle": {
                $0.circle(12, 12, 9.6)
                $0.detail { $0.dot(12, 12, 3) }
            },
            "dot.square": {
                $0.box(3, 3, 18, 18, 4)
                $0.detail { $0.dot(12, 12, 2) }
            },
            "square.on.square": {
                pair(
                    &$0,
                    SymbolOutlines.rounded(2.4, 2.4, 13.6, 13.6, 2.6),
                    SymbolOutlines.rounded(8, 8, 13.6, 13.6, 2.6)
                )
            },
            "square.on.circle": {
                pair(
                    &$0,
                    SymbolOutlines.rounded(2.4, 2.4, 13.6, 13.6, 2.6),
                    CGPath(ellipseIn: CGRect(x: 8, y: 8, width: 13.6, height: 13.6), transform: nil)
                )
            },
            "rectangle.on.rectangle": {
                pair(
                    &$0,
                    SymbolOutlines.rounded(1.8, 3.6, 15.4, 11.4, 2.2),
                    SymbolOutlines.rounded(6.8, 9, 15.4, 11.4, 2.2)
                )
            },
            "plus.square.on.square": {
                pair(
                    &$0,
                    SymbolOutlines.rounded(2.4, 2.4, 13.6, 13.6, 2.6),
                    SymbolOutlines.rounded(8, 8, 13.6, 13.6, 2.6)
                )
                $0.detail {
                    $0.line(14.8, 11.6, 14.8, 18)
                    $0.line(11.6, 14.8, 18, 14.8)
                }
            },
            "plus.rectangle.on.rectangle": {
                pair(
                    &$0,
                    SymbolOutlines.rounded(1.8, 3.6, 15.4, 11.4, 2.2),
                    SymbolOutlines.rounded(6.8, 9, 15.4, 11.4, 2.2)
                )
                $0.detail {
                    $0.line(14.5, 11.6, 14.5, 17.8)
                    $0.line(11.4, 14.7, 17.6, 14.7)
                }
            },
            "square.stack": { stack(&$0, 3.4, 9, 17.2, 12.4) },
            "rectangle.stack": { stack(&$0, 1.8, 8.4, 20.4, 12.6) },
            "square.stack.3d.up": { layers(&$0, 3) },
            "square.3.layers.3d": { layers(&$0, 3) },
            "square.2.layers.3d": { layers(&$0, 2) },
            "square.split.2x1": { split(&$0, 3, 3, 18, 18, 2, 1) },
            "square.split.1x2": { split(&$0, 3, 3, 18, 18, 1, 2) },
            "square.split.2x2": { split(&$0, 3, 3, 18, 18, 2, 2) },
            "rectangle.split.2x1": { split(&$0, 2, 5, 20, 14, 2, 1) },
            "rectangle.split.1x2": { split(&$0, 2, 5, 20, 14, 1, 2) },
            "rectangle.split.2x2": { split(&$0, 2, 5, 20, 14, 2, 2) },
            "rectangle.split.3x1": { split(&$0, 2, 5, 20, 14, 3, 1) },
            "rectangle.split.3x3": { split(&$0, 2, 5, 20, 14, 3, 3) },
            "tablecells": { split(&$0, 2, 4, 20, 16, 3, 3) },
            "grid": {
                for place in [6, 12, 18] as [CGFloat] {
                    $0.line(place, 2.4, place, 21.6)
                    $0.line(2.4, place, 21.6, place)
                }
            },
            "square.grid.3x3": { cells(&$0, 3, 3) },
            "square.grid.3x2": { cells(&$0, 3, 2) },
            "square.grid.4x3.fill": {
                $0.fillsAreas = true
                cells(&$0, 4, 3)
            },
            "rectangle.grid.1x2": { cells(&$0, 1, 2) },
            "rectangle.grid.2x2": { cells(&$0, 2, 2, height: 16) },
            "rectangle.grid.3x2": { cells(&$0, 3, 2, height: 14) },
            "circle.grid.2x2": { discs(&$0, 2) },
            "circle.grid.3x3": { discs(&$0, 3) },
            "circle.grid.cross": {
                for (x, y) in [(12, 4.6), (4.6, 12), (19.4, 12), (12, 19.4)] as [(CGFloat, CGFloat)] {
                    $0.circle(x, y, 2.6)
                }
            },
            "circle.hexagongrid": {
                $0.circle(12, 12, 2.4)
                for index in 0..<6 {
                    let angle = CGFloat(index) * .pi / 3
                    $0.circle(12 + 7.6 * cos(angle), 12 + 7.6 * sin(angle), 2.4)
                }
            },
            "rectangle.3.group": {
                $0.box(2, 4, 8.4, 16, 1.4)
                $0.box(13.2, 4, 8.8, 6.6, 1.4)
                $0.box(13.2, 13.4, 8.8, 6.6, 1.4)
            },
            "sidebar.left": {
                $0.box(2, 4.4, 20, 15.2, 2.4)
                $0.detail {
                    $0.line(9, 5, 9, 19)
                    for y in [8, 10.8, 13.6] as [CGFloat] { $0.line(4.8, y, 6.2, y) }
                }
            },
            "sidebar.right": {
                $0.box(2, 4.4, 20, 15.2, 2.4)
                $0.detail {
                    $0.line(15, 5, 15, 19)
                    for y in [8, 10.8, 13.6] as [CGFloat] { $0.line(17.8, y, 19.2, y) }
                }
            },
            "menubar.rectangle": {
                $0.box(2, 4.4, 20, 15.2, 2.4)
                $0.detail { $0.line(2.6, 9, 21.4, 9) }
            },
            "pip": {
                $0.line(10, 18, 4, 18, 2, 16, 2, 6, 4, 4, 19, 4, 21, 6, 21, 10)
                $0.bar(12.4, 12.6, 9.6, 7.4, 1.4)
            },
            "ellipsis.rectangle": {
                $0.box(1.8, 6, 20.4, 12, 2.4)
                $0.detail { for x in [7.4, 12, 16.6] as [CGFloat] { $0.dot(x, 12, 1.3) } }
            },
            "textbox": {
                $0.box(1.8, 6, 20.4, 12, 2.4)
                $0.detail { $0.line(6, 9.4, 6, 14.6) }
            },
            "slider.vertical.3": {
                for (x, y) in [(5, 9), (12, 16), (19, 8)] as [(CGFloat, CGFloat)] {
                    $0.line(x, 2.5, x, y - 2.6)
                    $0.circle(x, y, 2.4)
                    $0.line(x, y + 2.6, x, 21.5)
                }
            },
            "switch.2": {
                $0.box(3, 4, 18, 6.6, 3.3)
                $0.box(3, 13.4, 18, 6.6, 3.3)
                $0.detail {
                    $0.dot(17.4, 7.3, 1.6)
                    $0.dot(6.6, 16.7, 1.6)
                }
            },
            "dial.min": {
                $0.circle(12, 12.6, 7.4)
                $0.detail { $0.line(12, 12.6, 8.4, 16.2) }
                for degrees in [150, 210, 270, 330, 390] as [CGFloat] { $0.ray(10, 10.2, degrees) }
            },
            "line.diagonal": { $0.line(4, 20, 20, 4) },
            "chart.bar": {
                for (x, y) in [(3, 12), (9.8, 4), (16.6, 8)] as [(CGFloat, CGFloat)] {
                    $0.box(x, y, 4.6, 20.4 - y, 0.8)
                }
            },
            "chart.bar.xaxis": {
                for (x, y) in [(4, 11), (10, 4), (16, 8)] as [(CGFloat, CGFloat)] {
                    $0.bar(x, y, 4, 17.4 - y, 0.6)
                }
                $0.line(2, 20.6, 22, 20.6)
            },
            "chart.pie": {
                $0.area(SymbolOutlines.slice(10.8, 13.2, 8.6, 0, 270))
                $0.area(SymbolOutlines.slice(13.6, 10.4, 8.2, -90, 0))
            },
            "chart.xyaxis.line": {
                axes(&$0)
                $0.line(7, 16, 11, 10, 14, 13, 20, 5.4)
            },
            "chart.line.uptrend.xyaxis": {
                axes(&$0)
                $0.line(6.6, 16, 10.8, 11, 14, 13.6, 20.4, 6)
                $0.line(15.6, 5.6, 20.6, 5.6, 20.6, 10.6)
            },
            "chart.line.downtrend.xyaxis": {
                axes(&$0)
                $0.line(6.6, 6, 10.8, 11, 14, 8.6, 20.4, 16)
                $0.line(15.6, 16.4, 20.6, 16.4, 20.6, 11.4)
            },
            "flowchart": {
                $0.box(2, 4, 7, 5, 0.8)
                $0.box(15, 4, 7, 5, 0.8)
                $0.box(15, 15, 7, 5, 0.8)
                $0.line(9, 6.5, 15, 6.5)
                $0.line(12, 6.5, 12, 17.5, 15, 17.5)
            },
            "icloud": { $0.area(SymbolOutlines.cloud) },
            "icloud.and.arrow.up": {
                $0.area(SymbolOutlines.cloud)
                $0.removeLine(12, 12, 12, 22, width: 5)
                $0.line(12, 11, 12, 21.6)
                $0.line(9, 14, 12, 11, 15, 14)
            },
            "icloud.and.arrow.down": {
                $0.area(SymbolOutlines.cloud)
                $0.removeLine(12, 12, 12, 22, width: 5)
                $0.line(12, 11, 12, 21.6)
                $0.line(9, 18.6, 12, 21.6, 15, 18.6)
            },
            "bubble.left.and.bubble.right": {
                $0.add(
                    bubble($0.fillsAreas),
                    CGAffineTransform(a: 0.62, b: 0, c: 0, d: 0.62, tx: 0.4, ty: 1.4)
                )
                let place = CGAffineTransform(a: -0.62, b: 0, c: 0, d: 0.62, tx: 23.6, ty: 8.2)
                $0.remove(bubble(true), place)
                $0.add(bubble($0.fillsAreas), place)
            },
            "bubble": {
                $0.area(SymbolOutlines.bubble)
            },
            "phone.down": {
                var pen = SymbolPen()
                pen.fillsAreas = $0.fillsAreas
                pen.area(SymbolOutlines.phone)
                $0.add(
                    pen,
                    CGAffineTransform(translationX: 12, y: 14).rotated(by: 2.36).scaledBy(x: 0.9, y: 0.9)
                        .translatedBy(x: -12, y: -12)
                )
            },
            "envelope.open": {
                $0.area(2, 10, 12, 2.6, 22, 10, 22, 20.6, 2, 20.6)
                $0.detail { $0.line(3, 11, 12, 16.6, 21, 11) }
            },
            "heart.text.square": {
                $0.box(3, 3, 18, 18, 4)
                $0.detail {
                    var heart = SymbolPen()
                    heart.fillsAreas = true
                    heart.area(SymbolOutlines.heart)
                    $0.add(heart, CGAffineTransform(a: 0.34, b: 0, c: 0, d: 0.34, tx: 5, ty: 5.4))
                    $0.line(15, 9, 17.6, 9)
                    $0.line(7, 14, 17, 14)
                    $0.line(7, 17.4, 14, 17.4)
                }
            },
            "gearshape.2": {
                let gear = gear($0.fillsAreas)
                $0.add(gear, CGAffineTransform(a: 0.66, b: 0, c: 0, d: 0.66, tx: -0.4, ty: 0))
                $0.add(gear, CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 12, ty: 11.6))
            },
            "lock.rotation": {
                $0.arc(12, 12.5, 9, -30, 270)
                $0.line(12, 0.8, 15.2, 3.6, 12, 6.6)
                $0.bar(8.6, 11.4, 6.8, 5.4, 0.8)
                $0.arc(12, 11, 2, 180, 360)
            },
            "cursorarrow": {
                $0.area(6, 3, 18.6, 14.4, 12.8, 14.8, 15.6, 20.6, 13, 21.8, 10.2, 15.8, 6, 19.6)
            },
            "rotate.right": {
                $0.box(4, 9, 13, 12, 1.6)
                $0.arc(14, 8, 5, 200, 360)
                $0.line(16, 6.6, 19, 9, 21.4, 6)
            },
            "rotate.left": {
                $0.box(7, 9, 13, 12, 1.6)
                $0.arc(10, 8, 5, 180, 340)
                $0.line(8, 6.6, 5, 9, 2.6, 6)
            },
            "square.and.arrow.up.on.square": {
                $0.line(12, 1.4, 12, 12)
                $0.line(9, 4.2, 12, 1.4, 15, 4.2)
                $0.line(9.4, 6, 6.6, 6, 6.6, 17, 17.4, 17, 17.4, 6, 14.6, 6)
                $0.line(4, 10, 2.6, 10, 2.6, 21.4, 14, 21.4, 14, 19.6)
            },
        ]
        for (name, other) in [
            ("sidebar.leading", "sidebar.left"), ("sidebar.trailing", "sidebar.right"), ("pip.enter", "pip"),
            ("pip.exit", "pip"), ("photo.stack", "square.stack"),
            ("square.stack.3d.down.right", "square.stack.3d.up"),
            ("chart.bar.doc.horizontal", "doc.plaintext"), ("dial.max", "dial.min"),
            ("rectangle.portrait.on.rectangle.portrait", "square.on.square"), ("envelope.front", "envelope"),
            ("dial.low", "dial.min"), ("dial.high", "dial.min"),
        ] {
            made[name] = made[other] ?? paper[other] ?? things[other]
        }
        return made
    }()

    private static func dashes(_ pen: inout SymbolPen) {
        for (x, y, from) in [(7, 7, 180), (17, 7, 270), (17, 17, 0), (7, 17, 90)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            pen.arc(x, y, 4, from, from + 90)
        }
        for place in [9.4, 13.2] as [CGFloat] {
            pen.line(place, 3, place + 1.4, 3)
            pen.line(place, 21, place + 1.4, 21)
            pen.line(3, place, 3, place + 1.4)
            pen.line(21, place, 21, place + 1.4)
        }
    }

    /// Two areas, the second in front of the first.
    private static func pair(_ pen: inout SymbolPen, _ back: CGPath, _ front: CGPath) {
        pen.area(back)
        var hole = SymbolPen()
        hole.fillsAreas = true
        hole.area(front.copy(strokingWithWidth: 3.2, lineCap: .round, lineJoin: .round, miterLimit: 10))
        hole.area(front)
        pen.remove(hole)
        pen.area(front)
    }

    private static func stack(
        _ pen: inout SymbolPen,
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat
    ) {
        pen.box(x, y, width, height, 2.2)
        pen.line(x + 2, y - 3, x + width - 2, y - 3)
        pen.line(x + 4, y - 6, x + width - 4, y - 6)
    }

    private static func layers(_ pen: inout SymbolPen, _ count: Int) {
        let step: CGFloat = count == 3 ? 4.4 : 6
        let top: CGFloat = count == 3 ? 2.6 : 4
        pen.area(12, top, 21.6, top + 5, 12, top + 10, 2.4, top + 5)
        for index in 1..<count {
            let y = top + 5 + CGFloat(index) * step
            pen.line(2.4, y, 12, y + 5, 21.6, y)
        }
    }

    private static func split(
        _ pen: inout SymbolPen,
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        _ columns: Int,
        _ rows: Int
    ) {
        pen.box(x, y, width, height, 2.6)
        pen.detail {
            for column in 1..<max(columns, 2) where column < columns {
                let place = x + width * CGFloat(column) / CGFloat(columns)
                $0.line(place, y, place, y + height)
            }
            for row in 1..<max(rows, 2) where row < rows {
                let place = y + height * CGFloat(row) / CGFloat(rows)
                $0.line(x, place, x + width, place)
            }
        }
    }

    private static func cells(_ pen: inout SymbolPen, _ columns: Int, _ rows: Int, height: CGFloat = 18) {
        let gap: CGFloat = columns > 2 ? 2.6 : 3
        let width = (18 - gap * CGFloat(columns - 1)) / CGFloat(columns)
        let tall = (height - gap * CGFloat(rows - 1)) / CGFloat(rows)
        for column in 0..<columns {
            for row in 0..<rows {
                pen.box(
                    3 + CGFloat(column) * (width + gap),
                    12 - height / 2 + CGFloat(row) * (tall + gap),
                    width,
                    tall,
                    1
                )
            }
        }
    }

    private static func discs(_ pen: inout SymbolPen, _ count: Int) {
        let radius: CGFloat = count == 2 ? 3.8 : 2.4
        let step = (18 - 2 * radius) / CGFloat(count - 1)
        for column in 0..<count {
            for row in 0..<count {
                pen.circle(3 + radius + CGFloat(column) * step, 3 + radius + CGFloat(row) * step, radius)
            }
        }
    }

    private static func axes(_ pen: inout SymbolPen) { pen.line(3, 3, 3, 20.6, 21.4, 20.6) }

    private static func bubble(_ isFilled: Bool) -> SymbolPen {
        var pen = SymbolPen()
        pen.fillsAreas = isFilled
        pen.area(SymbolOutlines.bubble)
        return pen
    }

    private static func gear(_ isFilled: Bool) -> SymbolPen {
        var pen = SymbolPen()
        pen.fillsAreas = isFilled
        pen.area(SymbolGear.outline)
        return pen
    }
}
