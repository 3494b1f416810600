import CoreGraphics
import Foundation

/// Shapes with curves that several symbols have.
enum SymbolOutlines {
    /// A star of five points around the middle.
    static let star: CGPath = {
        let path = CGMutablePath()
        for index in 0..<10 {
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let radius: CGFloat = index.isMultiple(of: 2) ? 10.4 : 4.5
            let point = CGPoint(x: 12 + radius * cos(angle), y: 12.8 + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }()

    static let heart = curve((12, 20.8)) {
        $0.bend(3, 15, 2, 11.5, 2, 8.8)
        $0.bend(2, 5.6, 4.4, 3.4, 7.2, 3.4)
        $0.bend(9.2, 3.4, 11, 4.5, 12, 6.4)
        $0.bend(13, 4.5, 14.8, 3.4, 16.8, 3.4)
        $0.bend(19.6, 3.4, 22, 5.6, 22, 8.8)
        $0.bend(22, 11.5, 21, 15, 12, 20.8)
    }

    static let reply = curve((10, 4)) {
        $0.go(2, 11.5)
        $0.go(10, 19)
        $0.go(10, 14.8)
        $0.bend(15.5, 14.6, 19.2, 16.4, 22, 20.5)
        $0.bend(21.4, 13.5, 17.6, 8.8, 10, 8.2)
    }

    static let cloud = curve((6.5, 19)) {
        $0.bend(3.8, 19, 1.8, 17.1, 1.8, 14.6)
        $0.bend(1.8, 12.4, 3.2, 10.7, 5.3, 10.3)
        $0.bend(5.8, 6.8, 8.4, 4.6, 11.7, 4.6)
        $0.bend(14.9, 4.6, 17.2, 6.5, 18, 9.6)
        $0.bend(20.5, 9.9, 22.2, 11.8, 22.2, 14.2)
        $0.bend(22.2, 17, 20.2, 19, 17.4, 19)
    }

    static let drop = curve((12, 2.4)) {
        $0.bend(15.2, 6.8, 18.6, 10.8, 18.6, 15)
        $0.bend(18.6, 18.8, 15.8, 21.6, 12, 21.6)
        $0.bend(8.2, 21.6, 5.4, 18.8, 5.4, 15)
        $0.bend(5.4, 10.8, 8.8, 6.8, 12, 2.4)
    }

    static let flame = curve((12.6, 2.2)) {
        $0.bend(13, 6.4, 18.8, 8.8, 18.8, 14.8)
        $0.bend(18.8, 19, 15.8, 21.8, 12, 21.8)
        $0.bend(8.2, 21.8, 5.2, 19, 5.2, 15.2)
        $0.bend(5.2, 12.6, 6.6, 10.6, 8, 9.2)
        $0.bend(8.2, 10.8, 8.8, 11.8, 9.8, 12.4)
        $0.bend(9.6, 8.4, 10.4, 4.8, 12.6, 2.2)
    }

    static let moon = curve((20.4, 14.2)) {
        $0.bend(19, 18.4, 15.4, 21.4, 11.4, 21.4)
        $0.bend(6.2, 21.4, 2.4, 17.4, 2.4, 12.4)
        $0.bend(2.4, 8.2, 5.4, 4.4, 9.8, 3)
        $0.bend(8.6, 5.2, 8.6, 9.4, 11.4, 12.4)
        $0.bend(14, 15, 17.6, 15.4, 20.4, 14.2)
    }

    static let bell = curve((4, 17.4)) {
        $0.bend(5.8, 15.6, 6, 14.4, 6, 10.4)
        $0.bend(6, 6.4, 8.4, 3.6, 12, 3.6)
        $0.bend(15.6, 3.6, 18, 6.4, 18, 10.4)
        $0.bend(18, 14.4, 18.2, 15.6, 20, 17.4)
    }

    static let bubble = curve((12, 3.4)) {
        $0.bend(17.6, 3.4, 21.8, 6.8, 21.8, 11.2)
        $0.bend(21.8, 15.6, 17.6, 19, 12, 19)
        $0.bend(11, 19, 10, 18.9, 9.2, 18.7)
        $0.bend(8, 20.2, 6, 21.4, 3.6, 21.4)
        $0.bend(4.6, 20.4, 5.2, 18.8, 5.2, 17.2)
        $0.bend(3.4, 15.8, 2.2, 13.6, 2.2, 11.2)
        $0.bend(2.2, 6.8, 6.4, 3.4, 12, 3.4)
    }

    static let shoulders = curve((3.4, 20.8)) {
        $0.bend(3.4, 16.8, 7, 14.2, 12, 14.2)
        $0.bend(17, 14.2, 20.6, 16.8, 20.6, 20.8)
    }

    static let pin = curve((12, 22)) {
        $0.bend(9, 18.2, 5, 14, 5, 9.4)
        $0.bend(5, 5.2, 8, 2.2, 12, 2.2)
        $0.bend(16, 2.2, 19, 5.2, 19, 9.4)
        $0.bend(19, 14, 15, 18.2, 12, 22)
    }

    static let eye = curve((1.6, 12)) {
        $0.bend(4, 7.6, 7.6, 5.2, 12, 5.2)
        $0.bend(16.4, 5.2, 20, 7.6, 22.4, 12)
        $0.bend(20, 16.4, 16.4, 18.8, 12, 18.8)
        $0.bend(7.6, 18.8, 4, 16.4, 1.6, 12)
    }

    static let leaf = curve((4, 20.4)) {
        $0.bend(3.4, 11, 9, 5, 21, 3.4)
        $0.bend(21.6, 13.4, 17.4, 20, 9.4, 20)
        $0.bend(7.6, 20, 6.2, 19.4, 5.4, 18.2)
    }

    static let phone = curve((5.2, 3.2)) {
        $0.go(8.6, 3.2)
        $0.go(10.4, 8.2)
        $0.go(8.2, 10)
        $0.bend(9.2, 12.4, 11.6, 14.8, 14, 15.8)
        $0.go(15.8, 13.6)
        $0.go(20.8, 15.4)
        $0.go(20.8, 18.8)
        $0.bend(20.8, 20, 20, 20.8, 18.8, 20.8)
        $0.bend(10.4, 20.4, 3.6, 13.6, 3.2, 5.2)
        $0.bend(3.2, 4, 4, 3.2, 5.2, 3.2)
    }

    /// A hand whose palm is shown.
    static let hand = curve((12.4, 21.8)) {
        $0.bend(8.6, 21.8, 6.8, 19.4, 5.2, 16.6)
        $0.go(2.8, 12.4)
        $0.bend(2.2, 11.2, 3.8, 10.2, 4.8, 11.2)
        $0.go(7.2, 13.8)
        $0.go(7.2, 5)
        $0.bend(7.2, 3.4, 9.4, 3.4, 9.4, 5)
        $0.go(9.6, 10.4)
        $0.go(10.2, 3.4)
        $0.bend(10.3, 1.8, 12.6, 1.8, 12.6, 3.4)
        $0.go(12.8, 10.4)
        $0.go(14, 4.4)
        $0.bend(14.3, 2.9, 16.4, 3.2, 16.2, 4.8)
        $0.go(15.8, 11)
        $0.go(17.6, 7.4)
        $0.bend(18.3, 6, 20.2, 6.8, 19.8, 8.2)
        $0.go(18.4, 15.6)
        $0.bend(17.6, 19.6, 15.8, 21.8, 12.4, 21.8)
    }

    static let shield = curve((12, 2.2)) {
        $0.go(20, 5)
        $0.go(20, 11.6)
        $0.bend(20, 16.6, 16.8, 20, 12, 21.8)
        $0.bend(7.2, 20, 4, 16.6, 4, 11.6)
        $0.go(4, 5)
    }

    /// A disc with a wavy edge.
    static let seal: CGPath = {
        let path = CGMutablePath()
        let waves = 8
        for index in 0...waves {
            let angle = CGFloat(index) * 2 * .pi / CGFloat(waves) - .pi / 2
            let middle = angle - .pi / CGFloat(waves)
            let point = CGPoint(x: 12 + 9 * cos(angle), y: 12 + 9 * sin(angle))
            if index == 0 {
                path.move(to: point)
            } else {
                path.addQuadCurve(
                    to: point,
                    control: CGPoint(x: 12 + 12 * cos(middle), y: 12 + 12 * sin(middle))
                )
            }
        }
        path.closeSubpath()
        return path
    }()

    /// A disc with many points.
    static let burst: CGPath = {
        let path = CGMutablePath()
        for index in 0..<24 {
            let angle = CGFloat(index) * .pi / 12
            let radius: CGFloat = index.isMultiple(of: 2) ? 10 : 7.4
            let point = CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }()

    /// The cloth of an umbrella.
    static let canopy = curve((2, 13)) {
        $0.bend(2, 7.4, 6.4, 3.4, 12, 3.4)
        $0.bend(17.6, 3.4, 22, 7.4, 22, 13)
        $0.bend(20.6, 11.4, 18.2, 11.4, 17, 13)
        $0.bend(15.6, 11.4, 13.4, 11.4, 12, 13)
        $0.bend(10.6, 11.4, 8.4, 11.4, 7, 13)
        $0.bend(5.8, 11.4, 3.4, 11.4, 2, 13)
    }

    static let controller = curve((7, 5.6)) {
        $0.go(17, 5.6)
        $0.bend(20.4, 5.6, 21.4, 9.4, 22.2, 14)
        $0.bend(22.8, 18, 20.4, 19.6, 18.2, 17.4)
        $0.go(15.6, 14.8)
        $0.go(8.4, 14.8)
        $0.go(5.8, 17.4)
        $0.bend(3.6, 19.6, 1.2, 18, 1.8, 14)
        $0.bend(2.6, 9.4, 3.6, 5.6, 7, 5.6)
    }

    static let brain = curve((12, 3.6)) {
        $0.bend(14.4, 1.6, 18.2, 2.8, 18.4, 6)
        $0.bend(21.6, 7, 22, 11, 20, 12.6)
        $0.bend(21.6, 15.6, 19.6, 18.8, 16.6, 18.6)
        $0.bend(15.6, 21.4, 13, 21.4, 12, 20)
        $0.bend(11, 21.4, 8.4, 21.4, 7.4, 18.6)
        $0.bend(4.4, 18.8, 2.4, 15.6, 4, 12.6)
        $0.bend(2, 11, 2.4, 7, 5.6, 6)
        $0.bend(5.8, 2.8, 9.6, 1.6, 12, 3.6)
    }

    /// The shell of a tortoise.
    static let shell = curve((2.4, 15.4)) {
        $0.bend(3, 9, 6.4, 5.6, 10.4, 5.6)
        $0.bend(14.6, 5.6, 17.4, 9, 18, 15.4)
    }

    static let palette = curve((12, 2.6)) {
        $0.bend(17.6, 2.6, 21.6, 6.4, 21.6, 11.2)
        $0.bend(21.6, 14, 19.4, 15.4, 17, 15.4)
        $0.go(15, 15.4)
        $0.bend(13, 15.4, 12.6, 17, 13.6, 18.4)
        $0.bend(14.6, 20, 13.6, 21.4, 12, 21.4)
        $0.bend(6.6, 21.4, 2.4, 17.4, 2.4, 12)
        $0.bend(2.4, 6.6, 6.6, 2.6, 12, 2.6)
    }

    /// A slice of a pie, in degrees clockwise from the right.
    static func slice(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGPath
    {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: x, y: y))
        path.addArc(
            center: CGPoint(x: x, y: y),
            radius: radius,
            startAngle: from * .pi / 180,
            endAngle: to * .pi / 180,
            clockwise: false
        )
        path.closeSubpath()
        return path
    }

    /// A rectangle with round corners.
    static func rounded(
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        _ radius: CGFloat
    ) -> CGPath {
        CGPath(
            roundedRect: CGRect(x: x, y: y, width: width, height: height),
            cornerWidth: radius,
            cornerHeight: radius,
            transform: nil
        )
    }

    static func curve(_ start: (CGFloat, CGFloat), _ draw: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: start.0, y: start.1))
        draw(path)
        path.closeSubpath()
        return path
    }
}

extension CGMutablePath {
    /// A straight line.
    fileprivate func go(_ x: CGFloat, _ y: CGFloat) { addLine(to: CGPoint(x: x, y: y)) }

    /// A cubic curve: two control points and the end.
    fileprivate func bend(
        _ x1: CGFloat,
        _ y1: CGFloat,
        _ x2: CGFloat,
        _ y2: CGFloat,
        _ x: CGFloat,
        _ y: CGFloat
    ) {
        addCurve(
            to: CGPoint(x: x, y: y),
            control1: CGPoint(x: x1, y: y1),
            control2: CGPoint(x: x2, y: y2)
        )
    }
}
