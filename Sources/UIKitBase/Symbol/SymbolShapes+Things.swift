import CoreGraphics
import Foundation

extension SymbolShapes {
    /// Things on a desk.
    static let things: [String: Shape] = [
        "trash": {
            $0.line(3.5, 6, 20.5, 6)
            $0.line(9, 6, 9.4, 3, 14.6, 3, 15, 6)
            $0.area(5.2, 6, 6.4, 21.4, 17.6, 21.4, 18.8, 6)
            var ribs = SymbolPen()
            for x in [9.4, 12, 14.6] as [CGFloat] { ribs.line(x, 9.6, x, 18) }
            if $0.fillsAreas { $0.remove(ribs) } else { $0.add(ribs, .identity) }
        },
        "pencil": {
            $0.area(3, 21, 4.2, 16.2, 16.8, 3.6, 20.4, 7.2, 7.8, 19.8)
            $0.line(14.2, 6.2, 17.8, 9.8)
        },
        "square.and.pencil": {
            $0.line(11, 4.5, 4, 4.5, 4, 20.5, 20, 20.5, 20, 13.5)
            $0.line(9.5, 15, 10.2, 11.8, 18.8, 3.2, 21.2, 5.6, 12.6, 14.2, 9.5, 15)
        },
        "doc": {
            $0.area(5, 2.4, 14, 2.4, 19, 7.6, 19, 21.6, 5, 21.6)
            $0.line(13.6, 2.8, 13.6, 8, 18.6, 8)
        },
        "doc.on.doc": {
            $0.box(3, 2.5, 12, 15, 2)
            $0.removeLine(9, 7.5, 20, 7.5, 20, 21, 9, 21, width: 5)
            $0.box(8.5, 7, 12.5, 14.5, 2)
        },
        "folder": {
            $0.area(2, 5, 9, 5, 11, 7.4, 22, 7.4, 22, 19.6, 2, 19.6)
        },
        "tray": {
            $0.area(5, 4.5, 19, 4.5, 22, 13, 22, 19.8, 2, 19.8, 2, 13)
            $0.line(2.4, 13.4, 8, 13.4, 9.4, 16, 14.6, 16, 16, 13.4, 21.6, 13.4)
        },
        "book": {
            $0.area(
                12,
                6,
                8.4,
                4.4,
                2.4,
                4.4,
                2.4,
                18.6,
                8.4,
                18.6,
                12,
                20.2,
                15.6,
                18.6,
                21.6,
                18.6,
                21.6,
                4.4,
                15.6,
                4.4
            )
            if $0.fillsAreas {
                $0.removeLine(12, 6.8, 12, 19.4, width: 1.6)
            } else {
                $0.line(12, 6.2, 12, 20)
            }
        },
        "bookmark": { $0.area(6, 2.6, 18, 2.6, 18, 21.4, 12, 16.4, 6, 21.4) },
        "tag": {
            $0.area(2.6, 3, 11.6, 3, 21.4, 12.8, 12.6, 21.4, 2.6, 11.6)
            if $0.fillsAreas {
                var hole = SymbolPen()
                hole.dot(7.2, 7.4, 1.6)
                $0.remove(hole)
            } else {
                $0.dot(7.2, 7.4, 1.4)
            }
        },
        "envelope": {
            $0.box(2, 5, 20, 14.4, 2.4)
            var flap = SymbolPen()
            flap.line(3, 7, 12, 13.6, 21, 7)
            if $0.fillsAreas { $0.remove(flap) } else { $0.add(flap, .identity) }
        },
        "paperplane": {
            $0.area(2.2, 11.2, 21.8, 2.4, 16.2, 21.6, 11, 14)
            var fold = SymbolPen()
            fold.line(11, 14, 20, 4)
            if $0.fillsAreas { $0.remove(fold) } else { $0.add(fold, .identity) }
        },
        "paperclip": {
            $0.line(16, 7, 8.6, 14.4)
            $0.arc(10, 15.8, 2, 135, 315)
            $0.line(11.4, 17.2, 19.4, 9.2)
            $0.arc(16, 5.9, 4.7, -45, 45)
            $0.line(12.7, 2.6, 5, 10.4)
            $0.arc(9.2, 14.8, 6.1, 135, 225)
        },
        "link": {
            $0.line(10, 14, 14, 10)
            $0.line(9, 10.4, 5.4, 14, 4.4, 17.6, 6.4, 19.6, 10, 18.6, 13.6, 15)
            $0.line(15, 13.6, 18.6, 10, 19.6, 6.4, 17.6, 4.4, 14, 5.4, 10.4, 9)
        },
        "lock": {
            $0.box(4.5, 10.5, 15, 11, 2.4)
            $0.line(8, 10.5, 8, 7)
            $0.arc(12, 7, 4, 180, 360)
            $0.line(16, 7, 16, 10.5)
        },
        "lock.open": {
            $0.box(4.5, 10.5, 15, 11, 2.4)
            $0.arc(18, 6.6, 3.6, 180, 360)
            $0.line(14.4, 6.6, 14.4, 10.5)
        },
        "key": {
            $0.circle(8, 8, 5)
            $0.line(11.6, 11.6, 20.4, 20.4, 17.4, 20.4)
            $0.line(16, 16, 18, 14)
        },
        "creditcard": {
            $0.box(2, 5, 20, 14.4, 2.4)
            if !$0.fillsAreas { $0.bar(2, 8.4, 20, 3, 0) }
            if $0.fillsAreas {
                var stripe = SymbolPen()
                stripe.bar(1, 8.4, 22, 2.4, 0)
                $0.remove(stripe)
            }
        },
        "cart": {
            $0.line(1.6, 4, 4.6, 4, 7.6, 16.4, 19, 16.4)
            $0.area(5.4, 7, 21.6, 7, 19.6, 13.4, 6.8, 13.4)
            $0.dot(9, 20, 1.7)
            $0.dot(17.4, 20, 1.7)
        },
        "bag": {
            $0.box(3.6, 7.6, 16.8, 13.8, 2.4)
            $0.line(8, 10, 8, 6.4)
            $0.arc(12, 6.4, 4, 180, 360)
            $0.line(16, 6.4, 16, 10)
        },
        "gift": {
            $0.box(3, 7, 18, 4.4, 1)
            $0.box(4.4, 11.4, 15.2, 10, 1.4)
            $0.line(12, 3, 12, 21.4)
            $0.line(12, 7, 7.4, 5.6, 8.6, 2.6, 12, 7, 15.4, 2.6, 16.6, 5.6, 12, 7)
        },
        "gearshape": { $0.area(SymbolGear.outline) },
        "gear": { $0.area(SymbolGear.outline) },
        "wrench": {
            $0.area(
                15.2,
                3,
                12.6,
                7.2,
                14.4,
                9.6,
                3.4,
                18,
                6.2,
                20.8,
                14.8,
                10,
                17,
                11.4,
                21,
                8.8,
                17.6,
                8,
                16.4,
                6.2
            )
        },
        "calendar": {
            $0.box(3, 4.4, 18, 17, 2.6)
            $0.bar(3, 5, 18, 4.6, 1.4)
            $0.line(7.6, 2.4, 7.6, 5)
            $0.line(16.4, 2.4, 16.4, 5)
            for x in [7.6, 12, 16.4] as [CGFloat] {
                for y in [13.2, 17.2] as [CGFloat] { $0.dot(x, y, 1.2) }
            }
        },
        "clock": {
            $0.circle(12, 12, 9.6)
            var hands = SymbolPen()
            hands.line(12, 6, 12, 12.4, 16, 14.4)
            if $0.fillsAreas { $0.remove(hands) } else { $0.add(hands, .identity) }
        },
        "lightbulb": {
            $0.arc(12, 9.4, 6.4, 130, 410)
            $0.line(7.9, 14.3, 9, 17, 15, 17, 16.1, 14.3)
            $0.line(9.4, 20, 14.6, 20)
            if $0.fillsAreas { $0.dot(12, 9.8, 6) }
        },
        "camera": {
            $0.area(2.2, 6.8, 7, 6.8, 8.8, 4, 15.2, 4, 17, 6.8, 21.8, 6.8, 21.8, 19.6, 2.2, 19.6)
            var lens = SymbolPen()
            lens.circle(12, 13, 4)
            if $0.fillsAreas { $0.remove(lens) } else { $0.add(lens, .identity) }
        },
        "photo": {
            $0.box(2, 4, 20, 16, 2.4)
            var inside = SymbolPen()
            inside.line(3, 17.4, 8.6, 11.4, 12.4, 15.4, 15.6, 12.4, 21, 17.6)
            inside.dot(16, 8.6, 1.7)
            if $0.fillsAreas { $0.remove(inside) } else { $0.add(inside, .identity) }
        },
        "textformat": {
            $0.line(2, 19, 7.6, 5, 13.2, 19)
            $0.line(4, 14.4, 11.2, 14.4)
            $0.arc(18.2, 15.8, 3.2, 0, 360)
            $0.line(21.6, 12.2, 21.6, 19.2)
        },
        "eye": {
            $0.area(SymbolOutlines.eye)
            var pupil = SymbolPen()
            pupil.circle(12, 12, 3.2)
            if $0.fillsAreas { $0.remove(pupil) } else { $0.add(pupil, .identity) }
        },
    ]

    /// People, and what they say.
    static let people: [String: Shape] = [
        "person": {
            $0.circle(12, 7.4, 4.4)
            $0.area(SymbolOutlines.shoulders)
        },
        "person.2": {
            var one = SymbolPen()
            one.fillsAreas = $0.fillsAreas
            one.circle(12, 7.4, 4.4)
            one.area(SymbolOutlines.shoulders)
            $0.add(one, CGAffineTransform(a: 0.8, b: 0, c: 0, d: 0.8, tx: -1.4, ty: 3.2))
            $0.add(one, CGAffineTransform(a: 0.62, b: 0, c: 0, d: 0.62, tx: 9, ty: 4.4))
        },
        "message": { $0.area(SymbolOutlines.bubble) },
        "bubble.left": { $0.area(SymbolOutlines.bubble) },
        "bubble.right": {
            var bubble = SymbolPen()
            bubble.fillsAreas = $0.fillsAreas
            bubble.area(SymbolOutlines.bubble)
            $0.add(bubble, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
        },
        "phone": { $0.area(SymbolOutlines.phone) },
        "bell": {
            $0.area(SymbolOutlines.bell)
            $0.arc(12, 19, 2.4, 0, 180)
        },
        "hand.thumbsup": {
            $0.area(8, 10.4, 11.8, 2.6, 14.2, 4.4, 13.6, 9.4, 20.6, 9.4, 19, 20.6, 8, 20.6)
            $0.box(2.6, 10.4, 3.2, 10.2, 1)
        },
        "hand.thumbsdown": {
            var thumb = SymbolPen()
            thumb.fillsAreas = $0.fillsAreas
            thumb.area(8, 10.4, 11.8, 2.6, 14.2, 4.4, 13.6, 9.4, 20.6, 9.4, 19, 20.6, 8, 20.6)
            thumb.box(2.6, 10.4, 3.2, 10.2, 1)
            $0.add(thumb, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24))
        },
    ]

    /// Sound and films.
    static let media: [String: Shape] = [
        "play": { $0.area(6.4, 3.4, 20.4, 12, 6.4, 20.6) },
        "pause": {
            $0.box(5.6, 4, 4, 16, 1)
            $0.box(14.4, 4, 4, 16, 1)
        },
        "stop": { $0.box(4.6, 4.6, 14.8, 14.8, 2) },
        "forward": {
            $0.area(3, 5.4, 12, 12, 3, 18.6)
            $0.area(12, 5.4, 21, 12, 12, 18.6)
        },
        "backward": {
            $0.area(21, 5.4, 12, 12, 21, 18.6)
            $0.area(12, 5.4, 3, 12, 12, 18.6)
        },
        "shuffle": {
            $0.line(2.6, 7, 7, 7, 14, 17, 20.6, 17)
            $0.line(2.6, 17, 7, 17, 14, 7, 20.6, 7)
            $0.line(18, 4.4, 20.8, 7, 18, 9.6)
            $0.line(18, 14.4, 20.8, 17, 18, 19.6)
        },
        "repeat": {
            $0.line(4, 11, 4, 7.4, 19.4, 7.4)
            $0.line(16.6, 4.4, 19.6, 7.4, 16.6, 10.4)
            $0.line(20, 13, 20, 16.6, 4.6, 16.6)
            $0.line(7.4, 13.6, 4.4, 16.6, 7.4, 19.6)
        },
        "speaker": { $0.area(5, 9, 9, 9, 15, 4, 15, 20, 9, 15, 5, 15) },
        "speaker.wave.2": {
            $0.area(2, 9, 6, 9, 12, 4, 12, 20, 6, 15, 2, 15)
            $0.arc(11.4, 12, 5, -38, 38)
            $0.arc(11.4, 12, 9, -40, 40)
        },
        "mic": {
            $0.box(8.6, 2.4, 6.8, 12, 3.4)
            $0.arc(12, 11, 6.6, 0, 180)
            $0.line(12, 17.6, 12, 21.4)
            $0.line(8.4, 21.4, 15.6, 21.4)
        },
        "music.note": {
            $0.dot(7.4, 18, 3.2)
            $0.line(10.4, 18, 10.4, 4.4, 18.4, 2.6, 18.4, 7)
            $0.line(10.4, 8.6, 18.4, 6.8)
        },
        "video": {
            $0.box(2, 6, 13.6, 12, 2.4)
            $0.area(17.2, 10.4, 22, 7, 22, 17, 17.2, 13.6)
        },
    ]

    /// Weather and places.
    static let places: [String: Shape] = [
        "house": {
            $0.line(2, 11.6, 12, 3, 22, 11.6)
            $0.area(5, 9.6, 12, 3.6, 19, 9.6, 19, 20.8, 14.4, 20.8, 14.4, 14.4, 9.6, 14.4, 9.6, 20.8, 5, 20.8)
        },
        "globe": {
            $0.circle(12, 12, 9.6)
            var lines = SymbolPen()
            lines.area(
                CGPath(ellipseIn: CGRect(x: 7.6, y: 2.4, width: 8.8, height: 19.2), transform: nil)
            )
            lines.line(2.4, 12, 21.6, 12)
            lines.line(4, 7, 20, 7)
            lines.line(4, 17, 20, 17)
            $0.add(lines, .identity)
        },
        "mappin": { $0.area(SymbolOutlines.pin) },
        "map": {
            $0.area(2.4, 5.4, 8.8, 3, 15.2, 5.4, 21.6, 3, 21.6, 18.6, 15.2, 21, 8.8, 18.6, 2.4, 21)
            var folds = SymbolPen()
            folds.line(8.8, 3.4, 8.8, 18.2)
            folds.line(15.2, 5.8, 15.2, 20.6)
            if $0.fillsAreas { $0.remove(folds) } else { $0.add(folds, .identity) }
        },
        "location": { $0.area(2.6, 11, 21.4, 2.6, 13, 21.4, 11.4, 12.6) },
        "flag": {
            $0.line(4.6, 22, 4.6, 2.6)
            $0.area(4.6, 3.4, 12, 5, 19.6, 3.4, 19.6, 13.4, 12, 15, 4.6, 13.4)
        },
        "sun.max": {
            $0.circle(12, 12, 4.6)
            for index in 0..<8 {
                let angle = CGFloat(index) * .pi / 4
                $0.line(
                    12 + 8 * cos(angle),
                    12 + 8 * sin(angle),
                    12 + 10.4 * cos(angle),
                    12 + 10.4 * sin(angle)
                )
            }
        },
        "moon": { $0.area(SymbolOutlines.moon) },
        "cloud": { $0.area(SymbolOutlines.cloud) },
        "drop": { $0.area(SymbolOutlines.drop) },
        "flame": { $0.area(SymbolOutlines.flame) },
        "leaf": {
            $0.area(SymbolOutlines.leaf)
            if !$0.fillsAreas { $0.line(4, 20.4, 14, 10) }
        },
        "bolt": { $0.area(13.6, 2, 4.6, 13.6, 11, 13.6, 9.6, 22, 19.4, 9.8, 12.8, 9.8) },
        "snowflake": {
            for index in 0..<3 {
                let angle = CGFloat(index) * .pi / 3 + .pi / 6
                $0.line(
                    12 - 10 * cos(angle),
                    12 - 10 * sin(angle),
                    12 + 10 * cos(angle),
                    12 + 10 * sin(angle)
                )
            }
        },
        "wifi": {
            $0.arc(12, 19, 14.4, -135, -45)
            $0.arc(12, 19, 9.6, -135, -45)
            $0.arc(12, 19, 4.8, -135, -45)
            $0.dot(12, 19, 1.6)
        },
        "airplane": {
            $0.solid(
                21.6,
                12,
                20,
                10.6,
                14.6,
                10.6,
                9,
                3.4,
                7,
                3.4,
                9.6,
                10.6,
                5,
                10.6,
                3.4,
                8.4,
                2.2,
                8.4,
                3.2,
                12,
                2.2,
                15.6,
                3.4,
                15.6,
                5,
                13.4,
                9.6,
                13.4,
                7,
                20.6,
                9,
                20.6,
                14.6,
                13.4,
                20,
                13.4
            )
        },
        "car": {
            $0.area(2.4, 12, 5, 5.6, 19, 5.6, 21.6, 12, 21.6, 18, 2.4, 18)
            $0.line(4, 12, 20, 12)
            $0.dot(6.4, 19.4, 1.8)
            $0.dot(17.6, 19.4, 1.8)
        },
    ]
}

/// The outline of a wheel with teeth and a hole.
enum SymbolGear {
    static let outline: CGPath = {
        let path = CGMutablePath()
        let teeth = 8
        for index in 0..<teeth * 4 {
            let angle = (CGFloat(index) - 0.5) * 2 * .pi / CGFloat(teeth * 4) - .pi / 2
            let radius: CGFloat = index % 4 < 2 ? 10.2 : 7.6
            let point = CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        // The other way round, so that it is a hole.
        path.addArc(
            center: CGPoint(x: 12, y: 12),
            radius: 3.4,
            startAngle: 2 * .pi,
            endAngle: 0,
            clockwise: true
        )
        path.closeSubpath()
        return path
    }()
}
