import CoreGraphics
import Foundation

extension SymbolShapes {
    /// Arrows that turn, meet, or end at a line, and chevrons.
    static let moreArrows: [String: Shape] = {
        var made: [String: Shape] = [
            "arrow.up.left.and.arrow.down.right": {
                diagonals(&$0, [(10.4, 10.4, 3, 3), (13.6, 13.6, 21, 21)])
            },
            "arrow.down.right.and.arrow.up.left": {
                diagonals(&$0, [(3, 3, 10.2, 10.2), (21, 21, 13.8, 13.8)])
            },
            "arrow.up.backward.and.arrow.down.forward": {
                diagonals(&$0, [(10.4, 10.4, 3, 3), (13.6, 13.6, 21, 21)])
            },
            "arrow.down.forward.and.arrow.up.backward": {
                diagonals(&$0, [(3, 3, 10.2, 10.2), (21, 21, 13.8, 13.8)])
            },
            "arrow.up.and.down.and.arrow.left.and.right": {
                for degrees in [0, 90, 180, 270] as [CGFloat] {
                    $0.ray(0, 9.6, degrees)
                    $0.head(9.6, 3.2, degrees)
                }
            },
            "arrow.triangle.2.circlepath": {
                $0.arc(12, 12, 7.6, 195, 335)
                $0.arc(12, 12, 7.6, 15, 155)
                $0.solid(22.4, 8.6, 16.4, 8.6, 19.6, 12.6)
                $0.solid(1.6, 15.4, 7.6, 15.4, 4.4, 11.4)
            },
            "arrow.2.circlepath": {
                $0.arc(12, 12, 7.8, 190, 340)
                $0.arc(12, 12, 7.8, 10, 160)
                $0.line(20.6, 4.8, 19.6, 9.6, 14.8, 9)
                $0.line(3.4, 19.2, 4.4, 14.4, 9.2, 15)
            },
            "arrow.triangle.branch": {
                $0.line(7, 21, 7, 4)
                $0.line(3, 8, 7, 3.4, 11, 8)
                $0.line(7, 16, 9, 12.4, 17, 12.4, 17, 8)
                $0.line(13, 9, 17, 4.4, 21, 9)
            },
            "arrow.triangle.merge": {
                $0.line(12, 3.4, 12, 12)
                $0.line(8, 7.6, 12, 3, 16, 7.6)
                $0.line(12, 12, 5, 20.5)
                $0.line(12, 12, 19, 20.5)
            },
            "arrow.triangle.swap": {
                $0.line(8, 3, 8, 21)
                $0.line(4, 16.8, 8, 21, 12, 16.8)
                $0.line(16, 21, 16, 3)
                $0.line(12, 7.2, 16, 3, 20, 7.2)
            },
            "arrow.up.arrow.down": {
                $0.line(7.5, 21, 7.5, 3)
                $0.line(3.5, 7, 7.5, 3, 11.5, 7)
                $0.line(16.5, 3, 16.5, 21)
                $0.line(12.5, 17, 16.5, 21, 20.5, 17)
            },
            "arrow.left.arrow.right": {
                $0.line(21, 7.5, 3, 7.5)
                $0.line(7, 3.5, 3, 7.5, 7, 11.5)
                $0.line(3, 16.5, 21, 16.5)
                $0.line(17, 12.5, 21, 16.5, 17, 20.5)
            },
            "arrow.up.to.line": {
                $0.line(4, 3, 20, 3)
                $0.line(12, 21, 12, 7.5)
                $0.line(6.5, 13, 12, 7.5, 17.5, 13)
            },
            "arrow.turn.up.right": {
                $0.line(4, 20, 4, 9, 20, 9)
                $0.line(14.5, 3.5, 20, 9, 14.5, 14.5)
            },
            "arrow.turn.down.right": {
                $0.line(4, 4, 4, 15, 20, 15)
                $0.line(14.5, 9.5, 20, 15, 14.5, 20.5)
            },
            "arrow.uturn.left": {
                $0.line(3.5, 8.5, 14.5, 8.5)
                $0.arc(14.5, 14, 5.5, -90, 90)
                $0.line(14.5, 19.5, 8, 19.5)
                $0.line(9, 3, 3.5, 8.5, 9, 14)
            },
            "arrow.forward.to.line": {
                $0.line(21, 4, 21, 20)
                $0.line(3, 12, 16.5, 12)
                $0.line(11, 6.5, 16.5, 12, 11, 17.5)
            },
            "arrow.clockwise.heart": {
                $0.add(heart, CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 6, ty: 6.4))
                $0.arc(12, 12.5, 9, -30, 270)
                $0.line(12, 0.8, 15.2, 3.6, 12, 6.6)
            },
            "gobackward": {
                $0.arc(12, 12.6, 8.8, -60, 240)
                $0.solid(12, 0.8, 12, 7.6, 6.4, 4.2)
            },
            "goforward": {
                $0.arc(12, 12.6, 8.8, -60, 240)
                $0.solid(12, 0.8, 12, 7.6, 17.6, 4.2)
            },
            "clock.arrow.circlepath": {
                $0.arc(12.6, 12, 8.8, -165, 150)
                $0.solid(0.8, 8.4, 7.6, 8.4, 4.2, 13)
                $0.line(12.6, 6.8, 12.6, 12.4, 16.4, 14.2)
            },
            "rectangle.portrait.and.arrow.right": {
                $0.line(13, 8, 13, 3, 4, 3, 4, 21, 13, 21, 13, 16)
                $0.line(8.5, 12, 21.5, 12)
                $0.line(17.5, 8, 21.5, 12, 17.5, 16)
            },
            "rectangle.portrait.and.arrow.forward": {
                $0.line(13, 8, 13, 3, 4, 3, 4, 21, 13, 21, 13, 16)
                $0.line(8.5, 12, 21.5, 12)
                $0.line(17.5, 8, 21.5, 12, 17.5, 16)
            },
            "arrowshape.right": { $0.area(3, 9, 12, 9, 12, 4.5, 21.5, 12, 12, 19.5, 12, 15, 3, 15) },
            "arrowshape.left": { $0.area(21, 9, 12, 9, 12, 4.5, 2.5, 12, 12, 19.5, 12, 15, 21, 15) },
            "arrowshape.up": { $0.area(9, 21, 9, 12, 4.5, 12, 12, 2.5, 19.5, 12, 15, 12, 15, 21) },
            "arrowshape.down": { $0.area(9, 3, 9, 12, 4.5, 12, 12, 21.5, 19.5, 12, 15, 12, 15, 3) },
            "arrowshape.turn.up.right": {
                var pen = SymbolPen()
                pen.fillsAreas = $0.fillsAreas
                pen.area(SymbolOutlines.reply)
                $0.add(pen, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
            },
            "arrowtriangle.right": { $0.area(6, 4, 20, 12, 6, 20) },
            "arrowtriangle.left": { $0.area(18, 4, 4, 12, 18, 20) },
            "arrowtriangle.up": { $0.area(4, 18.5, 12, 5, 20, 18.5) },
            "arrowtriangle.down": { $0.area(4, 5.5, 12, 19, 20, 5.5) },
            "chevron.compact.down": { $0.line(3, 9.5, 12, 14, 21, 9.5) },
            "chevron.compact.up": { $0.line(3, 14, 12, 9.5, 21, 14) },
            "chevron.compact.left": { $0.line(14, 3, 9.5, 12, 14, 21) },
            "chevron.compact.right": { $0.line(9.5, 3, 14, 12, 9.5, 21) },
            "chevron.left.2": { chevrons(&$0, 10, 4) },
            "chevron.right.2": { chevrons(&$0, 14, 20) },
            "chevron.left.slash.chevron.right": {
                $0.line(7, 6.5, 1.8, 12, 7, 17.5)
                $0.line(14.2, 4, 9.8, 20)
                $0.line(17, 6.5, 22.2, 12, 17, 17.5)
            },
        ]
        func turned(_ name: String, from other: String, _ quarters: CGFloat) {
            guard let shape = made[other] else { return }
            made[name] = {
                var pen = SymbolPen()
                pen.fillsAreas = $0.fillsAreas
                shape(&pen)
                $0.add(pen, turn(quarters))
            }
        }
        func mirrored(_ name: String, from other: String) {
            guard let shape = made[other] else { return }
            made[name] = {
                var pen = SymbolPen()
                pen.fillsAreas = $0.fillsAreas
                shape(&pen)
                $0.add(pen, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
            }
        }
        turned("arrow.right.to.line", from: "arrow.up.to.line", 1)
        turned("arrow.down.to.line", from: "arrow.up.to.line", 2)
        turned("arrow.left.to.line", from: "arrow.up.to.line", 3)
        mirrored("arrow.uturn.right", from: "arrow.uturn.left")
        turned("arrow.uturn.down", from: "arrow.uturn.left", 3)
        turned("arrow.uturn.up", from: "arrow.uturn.left", 1)
        mirrored("arrow.turn.up.left", from: "arrow.turn.up.right")
        mirrored("arrow.turn.down.left", from: "arrow.turn.down.right")
        for (name, other) in [
            ("arrow.uturn.backward", "arrow.uturn.left"), ("arrow.uturn.forward", "arrow.uturn.right"),
            ("arrow.backward.to.line", "arrow.left.to.line"), ("chevron.backward.2", "chevron.left.2"),
            ("chevron.forward.2", "chevron.right.2"), ("arrowtriangle.backward", "arrowtriangle.left"),
            ("arrowtriangle.forward", "arrowtriangle.right"), ("arrowshape.backward", "arrowshape.left"),
            ("arrowshape.forward", "arrowshape.right"),
            ("arrowshape.turn.up.forward", "arrowshape.turn.up.right"),
        ] {
            made[name] = made[other]
        }
        for (name, degrees) in [
            ("down.right", 45), ("down.forward", 45), ("down.left", 135), ("down.backward", 135),
            ("up.left", 225), ("up.backward", 225), ("up.forward", 315),
        ] as [(String, CGFloat)] {
            made["arrow.\(name)"] = {
                $0.line(
                    12 - 9.6 * cos(degrees * .pi / 180),
                    12 - 9.6 * sin(degrees * .pi / 180),
                    12 + 9.6 * cos(degrees * .pi / 180),
                    12 + 9.6 * sin(degrees * .pi / 180)
                )
                $0.head(9.6, 7, degrees)
            }
        }
        for number in [5, 10, 15, 30, 45, 60, 75, 90] {
            for name in ["gobackward", "goforward"] {
                guard let shape = made[name] else { continue }
                made["\(name).\(number)"] = {
                    shape(&$0)
                    $0.add(
                        SymbolCharacters.pen("\(number)").fine,
                        CGAffineTransform(a: 0.36, b: 0, c: 0, d: 0.36, tx: 7.7, ty: 8.4)
                    )
                }
            }
        }
        return made
    }()

    /// Quarters of a turn to the right, around the middle.
    static func turn(_ quarters: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: 12, y: 12).rotated(by: quarters * .pi / 2)
            .translatedBy(x: -12, y: -12)
    }

    private static func chevrons(_ pen: inout SymbolPen, _ base: CGFloat, _ tip: CGFloat) {
        let offset: CGFloat = tip < base ? 7.5 : -7.5
        pen.line(base, 4.5, tip, 12, base, 19.5)
        pen.line(base + offset, 4.5, tip + offset, 12, base + offset, 19.5)
    }

    /// Arrows between two points, each with a right angle for a head.
    private static func diagonals(
        _ pen: inout SymbolPen,
        _ arrows: [(CGFloat, CGFloat, CGFloat, CGFloat)]
    ) {
        for (x0, y0, x1, y1) in arrows {
            pen.line(x0, y0, x1, y1)
            let (dx, dy) = (x1 > x0 ? -6 : 6, y1 > y0 ? -6 : 6) as (CGFloat, CGFloat)
            pen.line(x1 + dx, y1, x1, y1, x1, y1 + dy)
        }
    }

    private static let heart: SymbolPen = {
        var pen = SymbolPen()
        pen.area(SymbolOutlines.heart)
        return pen
    }()
}
