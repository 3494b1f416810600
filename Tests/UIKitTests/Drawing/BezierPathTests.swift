import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite("UIBezierPath")
struct BezierPathTests {
    @Test("clockwise is as seen on the screen: from the right over the bottom")
    func clockwise() {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50),
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: true
        )
        #expect(abs(path.currentPoint.x - 50) < 1e-9 && abs(path.currentPoint.y - 60) < 1e-9)
        #expect(abs(path.bounds.minX - 50) < 1e-6 && abs(path.bounds.maxY - 60) < 1e-6)
        let other = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50),
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: false
        )
        #expect(abs(other.bounds.minX - 40) < 1e-3)
    }

    @Test("a ring from the top, written with an end of 2π, is a ring", .claim("Q2.2"))
    func ring() {
        let ring = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50),
            radius: 40,
            startAngle: -.pi / 2,
            endAngle: 2 * .pi,
            clockwise: true
        )
        let box = ring.bounds
        #expect(abs(box.minX - 10) < 1e-2 && abs(box.maxX - 90) < 1e-2 && abs(box.minY - 10) < 1e-2)
        let disc = ring.cgPath
        // The quarter that the remainder would leave out.
        #expect(disc.contains(CGPoint(x: 25, y: 25)) && disc.contains(CGPoint(x: 75, y: 75)))
        let context = CGMutablePath()
        context.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 7, clockwise: false)
        #expect(abs(context.boundingBoxOfPath.width - 20) < 1e-2)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
            $0.cgContext.addArc(
                center: CGPoint(x: 50, y: 50),
                radius: 40,
                startAngle: -.pi / 2,
                endAngle: 2 * .pi,
                clockwise: false
            )
            $0.cgContext.setLineWidth(8)
            $0.cgContext.strokePath()
        }
        let scale = Int(image.scale)
        for (x, y) in [(10, 50), (90, 50), (50, 10), (50, 90), (22, 22)] {
            #expect(image.pixel(x * scale, y * scale)[3] == 255, "\(x), \(y)")
        }
    }

    @Test("only the named corners are rounded")
    func corners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20)
        )
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 98, y: 2)))
        #expect(path.contains(CGPoint(x: 2, y: 58)))
        #expect(!path.contains(CGPoint(x: 98, y: 58)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test("the fill rule decides about the inner of two squares")
    func fillRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = false
        let holed = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        holed.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        #expect(!holed.contains(CGPoint(x: 15, y: 15)))
    }

    @Test("a copy is a path of its own")
    func copying() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        path.addLine(to: CGPoint(x: 100, y: 100))
        #expect(copy.lineWidth == 3)
        #expect(copy.bounds.maxX <= 10.001)
    }

    @Test("reversing twice gives the same outline")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addQuadCurve(to: CGPoint(x: 9, y: 6), controlPoint: CGPoint(x: 9, y: 2))
        path.addCurve(
            to: CGPoint(x: 1, y: 9),
            controlPoint1: CGPoint(x: 8, y: 9),
            controlPoint2: CGPoint(x: 3, y: 12)
        )
        #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 2))
        #expect(path.reversing().reversing().cgPath == path.cgPath)
        path.lineCapStyle = .round
        path.usesEvenOddFillRule = true
        #expect(path.reversing().lineCapStyle == .round && path.reversing().usesEvenOddFillRule)
    }

    @Test("an archived path comes back")
    func archive() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 5)
        path.lineWidth = 2.5
        path.lineCapStyle = .square
        path.lineJoinStyle = .bevel
        path.miterLimit = 3
        path.flatness = 0.2
        path.usesEvenOddFillRule = true
        path.setLineDash([3, 1.5], count: 2, phase: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
        #expect(read?.cgPath == path.cgPath)
        #expect(read?.lineWidth == 2.5 && read?.miterLimit == 3 && read?.flatness == 0.2)
        #expect(read?.lineCapStyle == .square && read?.lineJoinStyle == .bevel)
        #expect(read?.usesEvenOddFillRule == true)
        var count = 0
        var phase: CGFloat = 0
        read?.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 2 && phase == 0.5)
    }

    @Test("dashes can be read back")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([3, 1.5], count: 2, phase: 0.5)
        var count = 0
        var phase: CGFloat = 0
        var pattern: [CGFloat] = [0, 0]
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [3, 1.5] && count == 2 && phase == 0.5)
    }
}
