import Foundation
import Testing

import AgateGeometry

@Suite("CGPath")
struct CGPathTests {
    private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

    @Test("equal elements make equal paths, mutable or not")
    func equality() {
        let mutable = CGMutablePath()
        mutable.addRect(rect)
        let path = CGPath(rect: rect, transform: nil)
        #expect(path == mutable && path.hashValue == mutable.hashValue)
        mutable.addLine(to: .zero)
        #expect(path != mutable)
    }

    @Test("a copy does not follow its original")
    func copying() {
        let mutable = CGMutablePath()
        mutable.addRect(rect)
        let copy = mutable.copy()
        mutable.addEllipse(in: rect)
        #expect(copy == CGPath(rect: rect, transform: nil))
        var move = CGAffineTransform(translationX: 5, y: 5)
        #expect(copy?.copy(using: &move)?.boundingBox == rect.offsetBy(dx: 5, dy: 5))
        #expect(copy?.mutableCopy() == copy)
    }

    @Test("walking gives each element with its points")
    func walking() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 9))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        var last = CGPoint.zero
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addQuadCurveToPoint { last = element.pointee.points[1] }
        }
        #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
        #expect(last == CGPoint(x: 3, y: 3))
        var count = 0
        CGPath(rect: rect, transform: nil).apply(info: nil) { _, _ in count += 1 }
        #expect(count == 5)
        CGMutablePath().applyWithBlock { _ in count += 1 }
        #expect(count == 5)
    }

    @Test("a rectangle knows that it is one")
    func isRect() {
        var found = CGRect.zero
        #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    }

    @Test("transforms of additions apply to the addition alone")
    func transforms() {
        let path = CGMutablePath()
        let move = CGAffineTransform(translationX: 100, y: 0)
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0)], transform: move)
        path.addRects([rect], transform: move)
        path.addRoundedRect(in: rect, cornerWidth: 5, cornerHeight: 6)
        path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: false, transform: move)
        path.addPath(CGPath(rect: rect, transform: nil), transform: move)
        #expect(path.boundingBox.maxX == 131 && path.boundingBox.minX == 1)
        #expect(path.currentPoint == CGPoint(x: 101, y: 2))
        #expect(CGMutablePath().currentPoint == .zero && CGMutablePath().isEmpty)
    }

    @Test("stroking and dashing make new paths")
    func outlines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        let stroked = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(stroked.boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(stroked.contains(CGPoint(x: 5, y: 1)))
        #expect(path.copy(dashingWithPhase: 0, lengths: [2, 3]).boundingBox.maxX == 7)
    }
}
