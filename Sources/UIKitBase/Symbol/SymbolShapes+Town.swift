import CoreGraphics

extension SymbolShapes {
    /// Houses, ways, trade, tools and play.
    static let town: [String: Shape] = {
        var made: [String: Shape] = [
            "building": { tower(&$0, 5, 3, 14) },
            "building.2": {
                tower(&$0, 2.4, 3, 10)
                $0.area(12.4, 8.4, 21.6, 8.4, 21.6, 21, 12.4, 21)
                $0.detail {
                    for y in [11.6, 15, 18] as [CGFloat] { $0.line(15.6, y, 18.4, y) }
                }
            },
            "building.columns": {
                $0.area(12, 2.6, 21.6, 8, 2.4, 8)
                for x in [5, 9.6, 14.4, 19] as [CGFloat] { $0.line(x, 10.6, x, 17.4) }
                $0.line(3, 20.4, 21, 20.4)
            },
            "storefront": {
                $0.area(4, 3.4, 20, 3.4, 22, 9, 2, 9)
                $0.line(4, 11, 4, 20.6, 20, 20.6, 20, 11)
                $0.detail { for x in [8, 12, 16] as [CGFloat] { $0.line(x, 4, x, 9) } }
                $0.line(10, 20.4, 10, 14.4, 14, 14.4, 14, 20.4)
            },
            "mappin.and.ellipse": {
                $0.circle(12, 5.6, 3.4)
                $0.line(12, 9, 12, 16.6)
                $0.arc(12, 16.8, 8.4, 15, 165)
                $0.line(8.6, 14.6, 4, 16.4, 3.8, 18.8)
                $0.line(15.4, 14.6, 20, 16.4, 20.2, 18.8)
            },
            "pin": {
                $0.area(8, 2.6, 16, 2.6, 15.2, 9, 18.4, 13, 5.6, 13, 8.8, 9)
                $0.line(12, 13, 12, 21.6)
            },
            "location.north": { $0.area(12, 2.4, 19.6, 21, 12, 16.6, 4.4, 21) },
            "signpost.right": {
                $0.line(12, 2, 12, 5)
                $0.area(3, 5, 17, 5, 21, 9, 17, 13, 3, 13)
                $0.line(12, 13, 12, 21.6)
            },
            "safari": {
                $0.circle(12, 12, 9.6)
                $0.detail { $0.solid(16.8, 7.2, 13.4, 13.4, 7.2, 16.8, 10.6, 10.6) }
            },
            "bus": { carriage(&$0, true) },
            "tram": {
                carriage(&$0, false)
                $0.line(7, 22, 9, 19)
                $0.line(17, 22, 15, 19)
            },
            "bicycle": {
                $0.arc(5.6, 15.6, 4, 0, 360)
                $0.arc(18.4, 15.6, 4, 0, 360)
                $0.line(5.6, 15.6, 9, 8.6, 16, 8.6, 12, 15.6, 5.6, 15.6)
                $0.line(9, 8.6, 12, 15.6)
                $0.line(18.4, 15.6, 15.4, 5.4, 18, 5.4)
                $0.line(7, 6.4, 10.4, 6.4)
            },
            "fuelpump": {
                $0.box(3.4, 3, 11, 18.4, 1.6)
                $0.detail { $0.box(6, 5.6, 5.8, 5, 0.6) }
                $0.line(14.4, 12, 17, 12, 17, 17.4, 19.6, 17.4, 19.6, 8.6, 16.6, 5)
            },
            "ferry": {
                $0.area(2.4, 13, 21.6, 13, 18.4, 20, 5.6, 20)
                $0.line(6, 13, 6, 7.4, 18, 7.4, 18, 13)
                $0.line(12, 7.4, 12, 3)
            },
            "giftcard": {
                $0.box(2, 5, 20, 14.4, 2.4)
                $0.detail {
                    $0.line(8, 5, 8, 19)
                    $0.line(2.4, 10, 21.6, 10)
                    $0.line(8, 10, 5, 13.4)
                    $0.line(8, 10, 11, 13.4)
                }
            },
            "banknote": {
                $0.box(1.6, 6, 20.8, 12, 1.8)
                $0.detail {
                    $0.circle(12, 12, 2.8)
                    $0.dot(5.4, 12, 0.9)
                    $0.dot(18.6, 12, 0.9)
                }
            },
            "wallet.pass": {
                $0.box(3, 4, 18, 16, 2.6)
                $0.detail { $0.line(3.4, 9, 8.6, 9, 10, 11.4, 14, 11.4, 15.4, 9, 20.6, 9) }
            },
            "basket": {
                $0.area(2, 10, 22, 10, 19.4, 20, 4.6, 20)
                $0.line(6.4, 10, 10, 3.4)
                $0.line(17.6, 10, 14, 3.4)
                $0.detail { for x in [8.4, 12, 15.6] as [CGFloat] { $0.line(x, 13, x, 17) } }
            },
            "briefcase": {
                $0.box(2.4, 7, 19.2, 13.4, 2.2)
                $0.line(8.4, 7, 8.4, 4, 15.6, 4, 15.6, 7)
                $0.detail { $0.line(2.8, 13, 21.2, 13) }
            },
            "suitcase": {
                $0.box(2.4, 7, 19.2, 13.4, 2.2)
                $0.line(8.4, 7, 8.4, 4, 15.6, 4, 15.6, 7)
                $0.detail {
                    $0.line(7, 7.4, 7, 20)
                    $0.line(17, 7.4, 17, 20)
                }
            },
            "case": {
                $0.box(2.4, 7, 19.2, 13.4, 2.2)
                $0.line(8.4, 7, 8.4, 4, 15.6, 4, 15.6, 7)
            },
            "megaphone": {
                $0.area(3, 10, 7, 9, 19, 4, 19, 19, 7, 15, 3, 14)
                $0.line(7.4, 15.4, 8.4, 20.6, 11.6, 20.6, 11, 16.4)
                $0.line(21.6, 10, 21.6, 13)
            },
            "paintbrush": {
                $0.area(20.6, 3, 21.4, 4.4, 12.4, 14.6, 9.6, 12)
                $0.area(8.4, 13, 11.2, 15.8, 9.6, 19.4, 3, 20.6, 5.4, 17.4, 5.6, 14.6)
            },
            "paintpalette": {
                $0.area(SymbolOutlines.palette)
                $0.detail {
                    for (x, y) in [(7, 11), (10.6, 7), (15.6, 7.4)] as [(CGFloat, CGFloat)] {
                        $0.dot(x, y, 1.3)
                    }
                }
            },
            "eyedropper": {
                $0.area(13, 7, 16.6, 3.4, 20.6, 7.4, 17, 11)
                $0.line(12, 6.4, 17.6, 12)
                $0.line(13.4, 8.4, 5, 16.8, 4, 20, 7.2, 19, 15.6, 10.6)
            },
            "hammer": {
                $0.area(6, 6.4, 11, 3, 17.4, 6.4, 20.6, 6, 20.6, 10, 16.4, 10.4, 13.4, 8.4, 9, 9)
                $0.area(11.4, 9.6, 14, 9.6, 14, 21.4, 11.4, 21.4)
            },
            "wrench.and.screwdriver": {
                $0.line(4, 4, 8, 8)
                $0.line(7.4, 8.6, 19, 20.2)
                $0.line(14, 15, 17.4, 11.8, 20.8, 18.4)
                $0.line(4.4, 20, 14, 10.4)
                $0.arc(17, 7, 4, 60, 300)
                $0.line(19, 3.6, 16.6, 7.4, 20.6, 6)
            },
            "screwdriver": {
                $0.area(3, 16.4, 9, 10.6, 13.4, 15, 7.6, 21)
                $0.line(11.2, 12.8, 20.6, 3.4)
            },
            "wand.and.stars": {
                $0.area(13.2, 8.6, 15.4, 10.8, 5, 21.2, 2.8, 19)
                $0.add(starred, CGAffineTransform(a: 0.26, b: 0, c: 0, d: 0.26, tx: 15, ty: 1.4))
                $0.add(starred, CGAffineTransform(a: 0.2, b: 0, c: 0, d: 0.2, tx: 6, ty: 4))
                $0.add(starred, CGAffineTransform(a: 0.2, b: 0, c: 0, d: 0.2, tx: 17.4, ty: 12.6))
            },
            "wand.and.rays": {
                $0.area(13.2, 8.6, 15.4, 10.8, 5, 21.2, 2.8, 19)
                for degrees in [-100, -55, -10, 35] as [CGFloat] {
                    var pen = SymbolPen()
                    pen.ray(3.4, 6.6, degrees)
                    $0.add(pen, CGAffineTransform(translationX: 4, y: -3.6))
                }
            },
            "puzzlepiece": {
                $0.area(
                    3,
                    8,
                    8,
                    8,
                    7.6,
                    4.6,
                    10,
                    3,
                    12.4,
                    4.6,
                    12,
                    8,
                    17,
                    8,
                    17,
                    12,
                    20,
                    11.6,
                    21.6,
                    14,
                    20,
                    16.4,
                    17,
                    16,
                    17,
                    21,
                    3,
                    21
                )
            },
            "lifepreserver": {
                $0.circle(12, 12, 9.6)
                $0.detail {
                    $0.circle(12, 12, 4)
                    for degrees in [45, 135, 225, 315] as [CGFloat] { $0.ray(4, 9.6, degrees) }
                }
            },
            "key.horizontal": {
                $0.circle(7, 12, 4.6)
                $0.line(11.6, 12, 21.6, 12, 21.6, 15.6)
                $0.line(17.6, 12, 17.6, 15)
            },
            "bed.double": {
                $0.line(2, 20.4, 2, 5)
                $0.area(2, 11.4, 22, 11.4, 22, 17, 2, 17)
                $0.line(22, 17, 22, 20.4)
                $0.line(5, 11, 5, 8, 11, 8, 11, 11)
                $0.line(13, 11, 13, 8, 19, 8, 19, 11)
            },
            "fork.knife": {
                $0.line(7, 21.6, 7, 11.6)
                $0.line(3.6, 2.6, 3.6, 8, 7, 11.6, 10.4, 8, 10.4, 2.6)
                $0.line(7, 2.6, 7, 9)
                $0.area(17, 2.6, 19.6, 5, 19.6, 13, 15.4, 13, 15.4, 6)
                $0.line(18, 13, 18, 21.6)
            },
            "cup.and.saucer": {
                $0.area(3.6, 5.4, 17, 5.4, 17, 12, 15, 16, 5.6, 16, 3.6, 12)
                $0.arc(17, 9.4, 3, -90, 90)
                $0.line(2.4, 20, 18.4, 20)
            },
            "mug": {
                $0.box(3.6, 5, 12.4, 15, 1.6)
                $0.line(16, 8.6, 20.4, 8.6, 20.4, 15.4, 16, 15.4)
            },
            "birthday.cake": {
                $0.area(3, 13, 21, 13, 21, 21, 3, 21)
                $0.line(6, 13, 6, 10, 18, 10, 18, 13)
                $0.line(12, 10, 12, 6.4)
                $0.dot(12, 3.6, 1.5)
                $0.detail { $0.line(3.6, 16.4, 8, 18, 12, 16.4, 16, 18, 20.4, 16.4) }
            },
            "tshirt": {
                $0.area(
                    8,
                    3.4,
                    10,
                    5.4,
                    14,
                    5.4,
                    16,
                    3.4,
                    22,
                    7,
                    19.8,
                    11.4,
                    17.4,
                    10.4,
                    17.4,
                    20.6,
                    6.6,
                    20.6,
                    6.6,
                    10.4,
                    4.2,
                    11.4,
                    2,
                    7
                )
            },
            "crown": { $0.area(2.4, 7, 7.4, 11.6, 12, 4, 16.6, 11.6, 21.6, 7, 19.4, 19.6, 4.6, 19.6) },
            "trophy": {
                $0.area(7, 3, 17, 3, 17, 9, 14.4, 13.4, 9.6, 13.4, 7, 9)
                $0.line(7, 5, 3.4, 5, 4.4, 9.4, 7.8, 10.6)
                $0.line(17, 5, 20.6, 5, 19.6, 9.4, 16.2, 10.6)
                $0.line(12, 13.4, 12, 18)
                $0.line(8, 20.6, 9, 18, 15, 18, 16, 20.6, 8, 20.6)
            },
            "medal": {
                $0.circle(12, 15.4, 5.8)
                $0.line(9, 10, 5, 2.6, 10, 2.6, 12, 7)
                $0.line(15, 10, 19, 2.6, 14, 2.6, 12, 7)
                $0.detail { $0.dot(12, 15.4, 1.7) }
            },
            "rosette": {
                $0.circle(12, 9, 6.6)
                $0.line(8, 14.6, 6.4, 21.6, 12, 18.4, 17.6, 21.6, 16, 14.6)
                $0.detail { $0.dot(12, 9, 2.4) }
            },
            "graduationcap": {
                $0.area(12, 4, 22.4, 9.4, 12, 14.8, 1.6, 9.4)
                $0.line(6, 12, 6, 17, 12, 20, 18, 17, 18, 12)
                $0.line(21, 10.4, 21, 16)
            },
            "dumbbell": {
                $0.line(7, 12, 17, 12)
                $0.box(4.4, 6, 3, 12, 1)
                $0.box(16.6, 6, 3, 12, 1)
                $0.line(2, 9.4, 2, 14.6)
                $0.line(22, 9.4, 22, 14.6)
            },
            "sportscourt": {
                $0.box(1.6, 5, 20.8, 14, 1.4)
                $0.detail {
                    $0.line(12, 5.4, 12, 18.6)
                    $0.circle(12, 12, 2.6)
                    $0.line(2, 9, 5.4, 9, 5.4, 15, 2, 15)
                    $0.line(22, 9, 18.6, 9, 18.6, 15, 22, 15)
                }
            },
            "soccerball": {
                $0.circle(12, 12, 9.6)
                $0.detail {
                    $0.solid(12, 8, 15.6, 10.6, 14.2, 14.8, 9.8, 14.8, 8.4, 10.6)
                    for index in 0..<5 { $0.ray(5, 9, CGFloat(index) * 72 - 90) }
                }
            },
            "basketball": {
                $0.circle(12, 12, 9.6)
                $0.detail {
                    $0.line(12, 2.4, 12, 21.6)
                    $0.line(2.4, 12, 21.6, 12)
                    $0.arc(2.6, 12, 6.6, -60, 60)
                    $0.arc(21.4, 12, 6.6, 120, 240)
                }
            },
            "die.face.5": {
                $0.box(3, 3, 18, 18, 3.4)
                $0.detail {
                    for (x, y) in [(7.6, 7.6), (16.4, 7.6), (12, 12), (7.6, 16.4), (16.4, 16.4)]
                        as [(CGFloat, CGFloat)]
                    {
                        $0.dot(x, y, 1.5)
                    }
                }
            },
            "theatermasks": {
                $0.area(2.4, 4.4, 14, 3.4, 13.4, 11, 9, 15.4, 4, 12)
                $0.line(15.4, 8, 21.6, 9, 20, 17, 15, 20.6, 11, 17)
                $0.detail {
                    $0.dot(6.2, 7.4, 0.9)
                    $0.dot(10.4, 7, 0.9)
                    $0.arc(8.4, 9.4, 2.4, 20, 160)
                }
            },
            "light.max": {
                $0.circle(12, 12, 3.6)
                for index in 0..<12 { $0.ray(6.4, 9.4, CGFloat(index) * 30) }
            },
            "rays": { for index in 0..<8 { $0.ray(4.4, 10, CGFloat(index) * 45) } },
            "burst": { $0.area(SymbolOutlines.burst) },
        ]
        for (name, other) in [
            ("house.lodge", "house"), ("paintbrush.pointed", "paintbrush"),
            ("lightrail", "tram"), ("train.side.front.car", "tram"), ("suitcase.rolling", "suitcase"),
            ("latch.2.case", "case"), ("shippingbox.and.arrow.backward", "shippingbox"),
            ("light.min", "light.max"),
        ] {
            made[name] = made[other] ?? places[other] ?? things[other] ?? paper[other]
        }
        return made
    }()

    private static func tower(_ pen: inout SymbolPen, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat) {
        pen.area(x, y, x + width, y, x + width, 21, x, 21)
        pen.detail {
            for row in [y + 4, y + 8, y + 12] as [CGFloat] {
                $0.dot(x + width * 0.32, row, 0.95)
                $0.dot(x + width * 0.68, row, 0.95)
            }
            $0.line(x + width / 2, 20.6, x + width / 2, 18)
        }
    }

    private static func carriage(_ pen: inout SymbolPen, _ isBus: Bool) {
        pen.box(4.4, 3, 15.2, isBus ? 16 : 15, isBus ? 2.6 : 4)
        pen.detail {
            $0.line(5, 12, 19, 12)
            $0.dot(8, 15.4, 1.1)
            $0.dot(16, 15.4, 1.1)
            $0.line(9, 6, 15, 6)
        }
        guard isBus else { return }
        pen.line(7, 19, 7, 21.4)
        pen.line(17, 19, 17, 21.4)
        pen.line(2, 8, 2, 11)
        pen.line(22, 8, 22, 11)
    }
}
