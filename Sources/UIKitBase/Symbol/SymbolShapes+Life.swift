import CoreGraphics

extension SymbolShapes {
    /// People, their hands and faces, animals and plants, and health.
    static let life: [String: Shape] = {
        var made: [String: Shape] = [
            "person.3": {
                $0.add(
                    someone($0.fillsAreas),
                    CGAffineTransform(a: 0.46, b: 0, c: 0, d: 0.46, tx: -0.6, ty: 7)
                )
                $0.add(
                    someone($0.fillsAreas),
                    CGAffineTransform(a: 0.46, b: 0, c: 0, d: 0.46, tx: 13.6, ty: 7)
                )
                $0.add(
                    someone($0.fillsAreas),
                    CGAffineTransform(a: 0.6, b: 0, c: 0, d: 0.6, tx: 4.8, ty: 4.6)
                )
            },
            "person.crop.circle": {
                $0.circle(12, 12, 9.6)
                $0.detail { bust(&$0) }
            },
            "person.crop.square": {
                $0.box(3, 3, 18, 18, 4)
                $0.detail { bust(&$0) }
            },
            "person.crop.rectangle": {
                $0.box(2, 4, 20, 16, 2.6)
                $0.detail { $0.add(bust(), CGAffineTransform(translationX: 0, y: 0.4)) }
            },
            "person.text.rectangle": {
                $0.box(2, 4.4, 20, 15.2, 2.4)
                $0.detail {
                    $0.add(bust(), CGAffineTransform(a: 0.66, b: 0, c: 0, d: 0.66, tx: -0.2, ty: 4.4))
                    $0.line(14, 9, 18.6, 9)
                    $0.line(14, 12.4, 18.6, 12.4)
                }
            },
            "person.wave.2": {
                $0.add(
                    someone($0.fillsAreas),
                    CGAffineTransform(a: 0.72, b: 0, c: 0, d: 0.72, tx: -1.4, ty: 3.4)
                )
                $0.arc(12, 9, 5, -40, 40)
                $0.arc(12, 9, 9, -40, 40)
            },
            "figure.stand": {
                $0.dot(12, 4, 2.2)
                $0.line(7, 9, 17, 9)
                $0.line(10, 9, 10, 21.6)
                $0.line(14, 9, 14, 21.6)
                $0.line(10, 14, 14, 14)
                $0.line(7, 9, 7, 14.4)
                $0.line(17, 9, 17, 14.4)
            },
            "figure.walk": {
                $0.dot(13, 3.8, 2.1)
                $0.line(12.6, 8, 11.4, 14, 14.6, 17, 15.6, 21.6)
                $0.line(11.4, 14, 10.4, 17.4, 7.6, 21.4)
                $0.line(7.6, 13, 8.6, 9.6, 12.6, 8, 14.6, 11.4, 17.4, 12.4)
            },
            "figure.run": {
                $0.dot(15.4, 3.8, 2.1)
                $0.line(13.6, 8, 10.6, 13, 14.4, 16, 13.4, 21.4)
                $0.line(10.6, 13, 9, 17, 3.6, 17.4)
                $0.line(6.4, 11.6, 8.6, 7.4, 13.6, 8, 15.8, 11, 19.6, 10.6)
            },
            "figure.wave": {
                $0.dot(11, 4.4, 2.1)
                $0.line(7, 14, 7, 9.4, 15, 9.4, 18.6, 4.6)
                $0.line(9, 9.4, 9, 21.6)
                $0.line(13, 9.4, 13, 21.6)
                $0.line(9, 15, 13, 15)
            },
            "hand.raised": { $0.area(SymbolOutlines.hand) },
            "hand.wave": {
                $0.add(
                    palm($0.fillsAreas),
                    CGAffineTransform(translationX: 12, y: 12).rotated(by: -0.35).scaledBy(x: 0.84, y: 0.84)
                        .translatedBy(x: -12, y: -12)
                )
                $0.arc(18, 6, 4, -60, 40)
                $0.arc(6, 18, 4, 110, 210)
            },
            "hand.tap": {
                pointing(&$0, 4)
                $0.arc(10.4, 7.6, 5.4, 150, 390)
            },
            "hand.draw": {
                pointing(&$0, 4)
                $0.line(3, 8, 6, 3.6, 8, 6.4)
            },
            "hand.point.up": { pointing(&$0, 0) },
            "hand.point.up.left": {
                var pen = SymbolPen()
                pen.fillsAreas = $0.fillsAreas
                pointing(&pen, 0)
                $0.add(
                    pen,
                    CGAffineTransform(translationX: 12, y: 12).rotated(by: -0.5).translatedBy(x: -12, y: -12)
                )
            },
            "hands.clap": {
                $0.add(
                    palm($0.fillsAreas),
                    CGAffineTransform(a: 0.62, b: -0.3, c: 0.3, d: 0.62, tx: -1.6, ty: 9.4)
                )
                $0.add(
                    palm($0.fillsAreas),
                    CGAffineTransform(a: 0.62, b: -0.3, c: 0.3, d: 0.62, tx: 5, ty: 8.4)
                )
                $0.line(12, 2, 12.4, 5)
                $0.line(17, 2.6, 15.8, 5.4)
            },
            "face.smiling": {
                $0.circle(12, 12, 9.6)
                $0.detail {
                    $0.dot(8.6, 9.6, 1.3)
                    $0.dot(15.4, 9.6, 1.3)
                    $0.arc(12, 12.6, 4.8, 20, 160)
                }
            },
            "eyes": {
                for x in [6.8, 17.2] as [CGFloat] {
                    $0.area(CGPath(ellipseIn: CGRect(x: x - 4, y: 5, width: 8, height: 14), transform: nil))
                }
                $0.detail {
                    $0.dot(8, 13, 1.9)
                    $0.dot(18.4, 13, 1.9)
                }
            },
            "eyeglasses": {
                $0.arc(6.6, 13, 4, 0, 360)
                $0.arc(17.4, 13, 4, 0, 360)
                $0.arc(12, 13, 1.6, 200, 340)
                $0.line(2.8, 11.6, 4.4, 6.6)
                $0.line(21.2, 11.6, 19.6, 6.6)
            },
            "ear": {
                $0.arc(12.4, 9, 6.4, 170, 380)
                $0.line(18.4, 11, 15, 15.4, 14.4, 18.4)
                $0.arc(11, 18.2, 3.4, 0, 150)
                $0.arc(12.4, 9, 2.9, 150, 400)
                $0.line(14.6, 11, 12, 14.4)
            },
            "mouth": { $0.area(2, 12, 8, 7.4, 12, 8.8, 16, 7.4, 22, 12, 16, 17, 8, 17) },
            "nose": { $0.line(13, 2.6, 8.6, 14, 6.6, 17.4, 8.4, 19.6, 11.4, 19, 13.4, 20.4, 15.4, 19) },
            "brain": {
                $0.area(SymbolOutlines.brain)
                $0.detail {
                    $0.line(12, 3.4, 12, 20.6)
                    $0.arc(8, 10, 2.4, 0, 180)
                    $0.arc(16, 10, 2.4, 0, 180)
                    $0.arc(8, 15.6, 2, 180, 360)
                    $0.arc(16, 15.6, 2, 180, 360)
                }
            },
            "lungs": {
                $0.line(12, 2, 12, 10)
                $0.area(10, 9, 10, 19.4, 7.4, 21, 3, 20.4, 2.4, 16, 6.4, 7.4)
                $0.area(14, 9, 14, 19.4, 16.6, 21, 21, 20.4, 21.6, 16, 17.6, 7.4)
            },
            "pawprint": {
                for (x, y) in [(4.6, 11), (9.2, 6.4), (14.8, 6.4), (19.4, 11)] as [(CGFloat, CGFloat)] {
                    $0.circle(x, y, 1.9)
                }
                $0.area(12, 11.4, 16, 14.4, 18, 18.4, 15.6, 20.6, 12, 19.6, 8.4, 20.6, 6, 18.4, 8, 14.4)
            },
            "hare": {
                $0.area(
                    4,
                    15.4,
                    9,
                    11,
                    14,
                    11,
                    17,
                    8.6,
                    12,
                    3.4,
                    14,
                    2.6,
                    19,
                    7,
                    21.6,
                    11,
                    20.4,
                    13,
                    18,
                    13.4,
                    18,
                    20,
                    15.4,
                    20,
                    13.6,
                    17,
                    8,
                    17,
                    8,
                    20,
                    4.6,
                    20
                )
            },
            "tortoise": {
                $0.area(SymbolOutlines.shell)
                $0.area(17.4, 14, 18.4, 9.4, 21, 9, 22, 11.4, 20, 13)
                $0.line(6.4, 15.6, 5.4, 19)
                $0.line(14.6, 15.6, 15.6, 19)
            },
            "ant": {
                $0.circle(12, 5, 2)
                $0.circle(12, 10.6, 2.2)
                $0.area(CGPath(ellipseIn: CGRect(x: 8.8, y: 13.4, width: 6.4, height: 8.2), transform: nil))
                for side in [-1, 1] as [CGFloat] {
                    $0.line(12 + side * 1.4, 3.4, 12 + side * 3.6, 1.6)
                    $0.line(12 + side * 2.2, 9.8, 12 + side * 6, 7.4)
                    $0.line(12 + side * 2.2, 11.4, 12 + side * 7, 12)
                    $0.line(12 + side * 2.6, 13.4, 12 + side * 6, 17.6)
                }
            },
            "ladybug": {
                $0.area(CGPath(ellipseIn: CGRect(x: 4.4, y: 7, width: 15.2, height: 14.4), transform: nil))
                $0.arc(12, 7, 3.6, 180, 360)
                $0.detail {
                    $0.line(12, 8, 12, 21)
                    for (x, y) in [(8.4, 12), (15.6, 12), (8.8, 17), (15.2, 17)] as [(CGFloat, CGFloat)] {
                        $0.dot(x, y, 1.3)
                    }
                }
                $0.line(4.6, 12, 2, 10.6)
                $0.line(19.4, 12, 22, 10.6)
            },
            "fish": {
                $0.area(22, 12, 17, 7, 11, 6.4, 6.4, 10, 2, 6.4, 3.4, 12, 2, 17.6, 6.4, 14, 11, 17.6, 17, 17)
                $0.detail { $0.dot(17, 11, 1.1) }
            },
            "tree": {
                $0.area(12, 2.4, 18, 10, 15.4, 10, 20, 17, 4, 17, 8.6, 10, 6, 10)
                $0.line(12, 17, 12, 21.6)
            },
            "stethoscope": {
                $0.line(6.4, 2.6, 4.4, 2.6, 4.4, 8)
                $0.line(12.6, 2.6, 14.6, 2.6, 14.6, 8)
                $0.arc(9.5, 8, 5.1, 0, 180)
                $0.arc(14, 13.6, 4.6, 120, 180)
                $0.line(9.5, 13.1, 9.5, 16)
                $0.arc(14.4, 16.4, 5, 0, 180)
                $0.circle(19.4, 13.6, 2.2)
            },
            "pills": {
                $0.circle(7, 16.6, 4.8)
                $0.area(11.4, 9.4, 16.4, 3.2, 20.6, 3.4, 21.4, 7.4, 16, 13.4, 12.2, 13)
                $0.detail {
                    $0.line(3.8, 13.4, 10.2, 19.8)
                    $0.line(13.8, 6.4, 18.6, 10.4)
                }
            },
            "bandage": {
                $0.add(
                    plaster($0.fillsAreas),
                    CGAffineTransform(translationX: 12, y: 12).rotated(by: .pi / 4).translatedBy(
                        x: -12,
                        y: -12
                    )
                )
            },
            "cross": {
                $0.area(9, 3, 15, 3, 15, 9, 21, 9, 21, 15, 15, 15, 15, 21, 9, 21, 9, 15, 3, 15, 3, 9, 9, 9)
            },
            "cross.case": {
                $0.box(2.4, 7, 19.2, 13.4, 2.2)
                $0.line(8.4, 7, 8.4, 4, 15.6, 4, 15.6, 7)
                $0.detail {
                    $0.line(12, 10.4, 12, 17)
                    $0.line(8.7, 13.7, 15.3, 13.7)
                }
            },
            "staroflife": {
                $0.area(
                    10,
                    2.6,
                    14,
                    2.6,
                    14,
                    8.5,
                    19.1,
                    5.6,
                    21.1,
                    9,
                    16,
                    12,
                    21.1,
                    15,
                    19.1,
                    18.4,
                    14,
                    15.5,
                    14,
                    21.4,
                    10,
                    21.4,
                    10,
                    15.5,
                    4.9,
                    18.4,
                    2.9,
                    15,
                    8,
                    12,
                    2.9,
                    9,
                    4.9,
                    5.6,
                    10,
                    8.5
                )
            },
            "facemask": {
                $0.area(4.4, 8, 12, 5.4, 19.6, 8, 19.6, 14, 12, 19.6, 4.4, 14)
                $0.detail { for y in [10, 13.4] as [CGFloat] { $0.line(8, y, 16, y) } }
                $0.line(4.4, 9, 1.6, 9)
                $0.line(19.6, 9, 22.4, 9)
            },
            "atom": {
                for angle in [0, 60, 120] as [CGFloat] {
                    var pen = SymbolPen()
                    pen.stroke(
                        CGPath(ellipseIn: CGRect(x: 2.4, y: 8, width: 19.2, height: 8), transform: nil)
                    )
                    $0.add(
                        pen,
                        CGAffineTransform(translationX: 12, y: 12).rotated(by: angle * .pi / 180)
                            .translatedBy(x: -12, y: -12)
                    )
                }
                $0.dot(12, 12, 1.7)
            },
        ]
        for (name, quarters) in [("hand.point.right", 1), ("hand.point.down", 2), ("hand.point.left", 3)]
            as [(String, CGFloat)]
        {
            made[name] = {
                var pen = SymbolPen()
                pen.fillsAreas = $0.fillsAreas
                pointing(&pen, 0)
                $0.add(pen, turn(quarters))
            }
        }
        made["person.2.crop.square.stack"] = made["person.crop.square"]
        made["brain.head.profile"] = made["brain"]
        return made
    }()

    private static func someone(_ isFilled: Bool) -> SymbolPen {
        var pen = SymbolPen()
        pen.fillsAreas = isFilled
        pen.circle(12, 7.4, 4.4)
        pen.area(SymbolOutlines.shoulders)
        return pen
    }

    /// A head and shoulders that end in a round frame.
    private static func bust(_ pen: inout SymbolPen) {
        pen.dot(12, 9.6, 3.4)
        pen.solid(6.4, 17.6, 8, 15.6, 10, 14.6, 14, 14.6, 16, 15.6, 17.6, 17.6, 15, 19, 9, 19)
    }

    private static func bust() -> SymbolPen {
        var pen = SymbolPen()
        bust(&pen)
        return pen
    }

    private static func palm(_ isFilled: Bool) -> SymbolPen {
        var pen = SymbolPen()
        pen.fillsAreas = isFilled
        pen.area(SymbolOutlines.hand)
        return pen
    }

    private static func pointing(_ pen: inout SymbolPen, _ down: CGFloat) {
        let y = down
        pen.area(
            9,
            3 + y,
            11.8,
            3 + y,
            12,
            10.4,
            17.6,
            11.6,
            18.4,
            13.6,
            17,
            21,
            9.4,
            21,
            5.4,
            15.4,
            6.8,
            14,
            9,
            15.4
        )
    }

    private static func plaster(_ isFilled: Bool) -> SymbolPen {
        var pen = SymbolPen()
        pen.fillsAreas = isFilled
        pen.box(1.6, 7.6, 20.8, 8.8, 4)
        pen.detail {
            $0.line(8, 8, 8, 16)
            $0.line(16, 8, 16, 16)
            for (x, y) in [(10.8, 10.8), (13.2, 10.8), (10.8, 13.2), (13.2, 13.2)] as [(CGFloat, CGFloat)] {
                $0.dot(x, y, 0.7)
            }
        }
        return pen
    }
}
