import CoreGraphics

extension SymbolShapes {
    /// The sky, weather, and time.
    static let sky: [String: Shape] = {
        var made: [String: Shape] = [
            "sun.min": {
                $0.circle(12, 12, 4.2)
                for index in 0..<8 { $0.ray(7.4, 8, CGFloat(index) * 45) }
            },
            "sunrise": { horizon(&$0, isRising: true) },
            "sunset": { horizon(&$0, isRising: false) },
            "sun.haze": {
                horizon(&$0, isRising: nil)
                $0.line(6, 21.4, 18, 21.4)
            },
            "moon.stars": {
                $0.area(SymbolOutlines.moon)
                $0.add(starred, CGAffineTransform(a: 0.24, b: 0, c: 0, d: 0.24, tx: 12.6, ty: 1.4))
                $0.add(starred, CGAffineTransform(a: 0.2, b: 0, c: 0, d: 0.2, tx: 18, ty: 7))
            },
            "moon.zzz": {
                $0.area(SymbolOutlines.moon)
                $0.line(13.4, 3, 17, 3, 13.4, 7.6, 17, 7.6)
                $0.line(18.6, 8, 21.6, 8, 18.6, 11.6, 21.6, 11.6)
            },
            "sparkle": { $0.area(spark(12, 12, 10)) },
            "sparkles": {
                $0.area(spark(9.4, 13.4, 7.4))
                $0.area(spark(18.4, 6, 3.6))
                $0.area(spark(18.6, 18.6, 2.6))
            },
            "cloud.rain": {
                cloud(&$0)
                for x in [7, 12, 17] as [CGFloat] { $0.line(x + 0.9, 17.4, x - 0.9, 21) }
            },
            "cloud.heavyrain": {
                cloud(&$0)
                for x in [5.6, 10, 14.4, 18.8] as [CGFloat] { $0.line(x + 0.9, 17, x - 1.1, 21.8) }
            },
            "cloud.drizzle": {
                cloud(&$0)
                for (x, y) in [(7, 17.4), (12, 17.4), (17, 17.4), (9.4, 20.8), (14.4, 20.8)]
                    as [(CGFloat, CGFloat)]
                {
                    $0.line(x + 0.3, y, x - 0.3, y + 1)
                }
            },
            "cloud.snow": {
                cloud(&$0)
                for (x, y) in [(7, 18), (12, 18), (17, 18), (9.4, 21), (14.4, 21)] as [(CGFloat, CGFloat)] {
                    $0.dot(x, y, 1.1)
                }
            },
            "cloud.hail": {
                cloud(&$0)
                for x in [7, 12, 17] as [CGFloat] { $0.dot(x, 19, 1.6) }
            },
            "cloud.fog": {
                cloud(&$0)
                $0.line(4, 18, 20, 18)
                $0.line(7, 21.4, 17, 21.4)
            },
            "cloud.bolt": {
                cloud(&$0)
                $0.solid(12.6, 14.6, 9.4, 18.6, 12, 18.6, 11, 22, 14.8, 17.4, 12.2, 17.4)
            },
            "cloud.bolt.rain": {
                cloud(&$0)
                $0.solid(12.6, 14.6, 9.8, 18.4, 12, 18.4, 11, 21.6, 14.6, 17.2, 12.2, 17.2)
                $0.line(6.6, 17.2, 5, 20.6)
                $0.line(18.8, 17.2, 17.2, 20.6)
            },
            "cloud.sun": { peeking(&$0, isSun: true) },
            "cloud.moon": { peeking(&$0, isSun: false) },
            "cloud.sun.rain": {
                peeking(&$0, isSun: true)
                for x in [6.6, 10.6, 14.6] as [CGFloat] { $0.line(x, 20.4, x - 0.9, 22.6) }
            },
            "smoke": {
                cloud(&$0)
                $0.line(4, 18, 14, 18)
                $0.line(10, 21.4, 20, 21.4)
            },
            "wind": {
                $0.line(2, 9, 13.4, 9)
                $0.arc(13.4, 6, 3, -150, 90)
                $0.line(2, 13, 18.4, 13)
                $0.arc(18.4, 10.2, 2.8, -120, 90)
                $0.line(2, 17, 11, 17)
                $0.arc(11, 19.4, 2.4, -90, 130)
            },
            "tornado": {
                $0.line(3, 4, 21, 4)
                $0.line(5, 8, 19, 8)
                $0.line(8, 12, 17, 12)
                $0.line(11, 16, 16, 16)
                $0.line(12, 20, 13.4, 20)
            },
            "hurricane": {
                $0.arc(12, 12, 3.4, 0, 360)
                $0.arc(12, 12, 7.4, 150, 300)
                $0.arc(12, 12, 7.4, -30, 120)
                $0.line(5.6, 15.7, 4, 21)
                $0.line(18.4, 8.3, 20, 3)
            },
            "rainbow": {
                for radius in [9.6, 6.6, 3.6] as [CGFloat] { $0.arc(12, 17.4, radius, 180, 360) }
            },
            "thermometer": {
                $0.arc(12, 17.4, 4, -55, 235)
                $0.line(9.7, 14.1, 9.7, 4.8)
                $0.arc(12, 4.8, 2.3, 180, 360)
                $0.line(14.3, 4.8, 14.3, 14.1)
                $0.dot(12, 17.4, 2)
                $0.line(12, 9, 12, 17)
            },
            "umbrella": {
                $0.area(SymbolOutlines.canopy)
                $0.line(12, 2, 12, 3.6)
                $0.line(12, 12, 12, 18.6)
                $0.arc(14.4, 18.6, 2.4, 0, 180)
            },
            "timer": {
                $0.arc(12, 12.6, 9, -70, 250)
                $0.line(12, 3.6, 12, 7.4)
                $0.line(12, 12.6, 7.6, 8.4)
            },
            "stopwatch": {
                $0.circle(12, 13.6, 8.2)
                $0.line(9.4, 2.2, 14.6, 2.2)
                $0.line(12, 2.4, 12, 5.2)
                $0.line(18.4, 6.4, 20, 4.8)
                $0.detail { $0.line(12, 8.6, 12, 13.6) }
            },
            "alarm": {
                $0.circle(12, 13, 8)
                $0.arc(6, 6, 3.4, 140, 320)
                $0.arc(18, 6, 3.4, 220, 400)
                $0.line(6.4, 19, 4.4, 21.4)
                $0.line(17.6, 19, 19.6, 21.4)
                $0.detail { $0.line(12, 8.4, 12, 13.4, 15, 15) }
            },
            "hourglass": {
                $0.line(5, 2.4, 19, 2.4)
                $0.line(5, 21.6, 19, 21.6)
                $0.line(6.6, 2.6, 6.6, 6.4, 11, 12, 6.6, 17.6, 6.6, 21.4)
                $0.line(17.4, 2.6, 17.4, 6.4, 13, 12, 17.4, 17.6, 17.4, 21.4)
                $0.solid(9, 19.4, 12, 16, 15, 19.4)
            },
            "speedometer": { dial(&$0, 60) },
            "gauge": { dial(&$0, 0) },
            "timelapse": {
                $0.arc(12, 12, 9.4, 0, 360)
                for index in 0..<12 { $0.ray(4, 6, CGFloat(index) * 30) }
            },
            "deskclock": {
                $0.circle(12, 11, 8)
                $0.line(6, 17, 4, 21.4)
                $0.line(18, 17, 20, 21.4)
                $0.detail { $0.line(12, 6.4, 12, 11.4, 15, 13) }
            },
            "zzz": {
                $0.line(3, 10, 10, 10, 3, 19, 10, 19)
                $0.line(13.4, 4, 20, 4, 13.4, 12.4, 20, 12.4)
            },
        ]
        for (name, other) in [
            ("snow", "snowflake"), ("thermometer.medium", "thermometer"), ("thermometer.sun", "thermometer"),
            ("gauge.with.needle", "gauge"), ("gauge.medium", "gauge"), ("gauge.high", "speedometer"),
            ("gauge.with.dots.needle.67percent", "speedometer"),
            ("gauge.with.dots.needle.bottom.50percent", "gauge"), ("cloud.moon.rain", "cloud.sun.rain"),
        ] {
            made[name] = made[other] ?? places[other]
        }
        return made
    }()

    /// A star of four points with hollow sides.
    private static func spark(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: x, y: y - radius))
        for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
            let hollow = radius * 0.16
            let (cx, cy) = (
                dx == 0 ? (dy > 0 ? hollow : -hollow) : dx * hollow,
                dy == 0 ? (dx > 0 ? -hollow : hollow) : dy * hollow
            )
            path.addQuadCurve(
                to: CGPoint(x: x + dx * radius, y: y + dy * radius),
                control: CGPoint(x: x + cx, y: y + cy)
            )
        }
        path.closeSubpath()
        return path
    }

    private static func cloud(_ pen: inout SymbolPen) {
        var other = SymbolPen()
        other.fillsAreas = pen.fillsAreas
        other.area(SymbolOutlines.cloud)
        pen.add(other, CGAffineTransform(a: 0.86, b: 0, c: 0, d: 0.78, tx: 1.7, ty: -0.9))
    }

    private static func peeking(_ pen: inout SymbolPen, isSun: Bool) {
        if isSun {
            pen.circle(16.4, 7.6, 3.4)
            for index in 0..<8 {
                var ray = SymbolPen()
                ray.ray(6, 7.4, CGFloat(index) * 45)
                pen.add(ray, CGAffineTransform(translationX: 4.4, y: -4.4))
            }
        } else {
            var moon = SymbolPen()
            moon.fillsAreas = pen.fillsAreas
            moon.area(SymbolOutlines.moon)
            pen.add(moon, CGAffineTransform(a: 0.52, b: 0, c: 0, d: 0.52, tx: 10.4, ty: 1.6))
        }
        let place = CGAffineTransform(a: 0.82, b: 0, c: 0, d: 0.82, tx: 0, ty: 4)
        var hole = SymbolPen()
        hole.fillsAreas = true
        hole.area(SymbolOutlines.cloud)
        pen.remove(hole, place)
        var cloud = SymbolPen()
        cloud.fillsAreas = pen.fillsAreas
        cloud.area(SymbolOutlines.cloud)
        pen.add(cloud, place)
    }

    private static func horizon(_ pen: inout SymbolPen, isRising: Bool?) {
        pen.arc(12, 17.4, 4.6, 180, 360)
        pen.line(2, 17.6, 22, 17.6)
        pen.line(3.4, 11.6, 5, 12.8)
        pen.line(20.6, 11.6, 19, 12.8)
        if let isRising {
            pen.line(12, 2.4, 12, 8.8)
            let (tip, base) = isRising ? (2.4, 5.4) : (8.8, 5.8) as (CGFloat, CGFloat)
            pen.line(9, base, 12, tip, 15, base)
            pen.line(7, 21.4, 17, 21.4)
        } else {
            pen.line(12, 6, 12, 8.4)
        }
    }

    private static func dial(_ pen: inout SymbolPen, _ degrees: CGFloat) {
        pen.circle(12, 12, 9.6)
        pen.detail {
            for index in 0..<5 { $0.ray(6.4, 6.6, 180 + CGFloat(index) * 45) }
            $0.dot(12, 13, 1.8)
            $0.ray(1, 6, 270 + degrees)
        }
    }
}
