import AgateTestSupport
import Foundation
import Testing
import UIKit

@Suite("Rounded rectangles of UIBezierPath")
struct RoundedRectangleTests {
    private struct Element {
        let type: CGPathElementType
        let points: [CGPoint]
    }

    private func elements(_ path: UIBezierPath) -> [Element] {
        var result: [Element] = []
        path.cgPath.applyWithBlock {
            let type = $0.pointee.type
            let count: Int =
                switch type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                default: 0
                }
            let points = Array(UnsafeBufferPointer(start: $0.pointee.points, count: count))
            result.append(Element(type: type, points: points))
        }
        return result
    }

    private func isNear(_ a: CGPoint, _ b: CGPoint, _ distance: CGFloat = 1e-9) -> Bool {
        abs(a.x - b.x) <= distance && abs(a.y - b.y) <= distance
    }

    /// The nine points of a corner, in radii along the first side and along the second.
    private static let corner: [(CGFloat, CGFloat)] = [
        (1.08849, 0), (0.86841, 0), (0.63149, 0.07491), (0.37282, 0.16906), (0.16906, 0.37282),
        (0.07491, 0.63149), (0, 0.86841), (0, 1.08849), (0, 1.52866),
    ]

    @Test("corners have iOS's points, clockwise from the end of the top left one", .claim("14.3b"))
    func squircle() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 98, height: 120), cornerRadius: 20)
        let elements = elements(path)
        let line: [CGPathElementType] = [
            .addLineToPoint, .addCurveToPoint, .addCurveToPoint, .addCurveToPoint,
        ]
        #expect(
            elements.map(\.type) == [.moveToPoint] + line + line + line + line + [.closeSubpath],
            "a line and three curves for each corner"
        )
        let start = try #require(elements.first?.points.first)
        #expect(isNear(start, CGPoint(x: 1 + 1.52866 * 20, y: 2), 1e-3))
        #expect(elements[16].points[2] == start)
        // Each corner: its point, then the ways back along the side before it and on along the side after it.
        let frames: [(CGPoint, CGVector, CGVector)] = [
            (CGPoint(x: 99, y: 2), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: 99, y: 122), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: 1, y: 122), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: 1, y: 2), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        for (index, (corner, back, on)) in frames.enumerated() {
            func place(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.x + (back.dx * along + on.dx * aside) * 20,
                    y: corner.y + (back.dy * along + on.dy * aside) * 20
                )
            }
            let first = 1 + index * 4
            #expect(isNear(elements[first].points[0], place(1.52866, 0), 1e-3))
            let points = elements[(first + 1)...(first + 3)].flatMap(\.points)
            for (point, expected) in zip(points, Self.corner) {
                #expect(isNear(point, place(expected.0, expected.1), 1e-3), "corner \(index)")
            }
        }
    }

    @Test("beyond a third of the side it is the full circle of half the side", .claim("14.3b"))
    func circle() {
        let square = CGRect(x: 0, y: 0, width: 98, height: 98)
        func farthest(_ radius: CGFloat) -> CGFloat {
            let path = UIBezierPath(roundedRect: square, cornerRadius: radius)
            return [10.0, 20, 30, 40, 45].map { degrees -> CGFloat in
                // The distance from the middle at which the path ends, by halving.
                var (low, high): (CGFloat, CGFloat) = (0, 80)
                let angle = degrees / 180 * CGFloat.pi
                for _ in 0..<40 {
                    let middle = (low + high) / 2
                    let point = CGPoint(x: 49 + cos(angle) * middle, y: 49 + sin(angle) * middle)
                    if path.contains(point) { low = middle } else { high = middle }
                }
                return abs(low - 49)
            }.max() ?? 0
        }
        #expect(farthest(32) > 5)
        for radius in [32.1, 33, 49, 60, 1e9] { #expect(farthest(radius) < 0.02) }
    }

    @Test("a bar without room for corners ends in half circles, whatever the radius", .claim("14.3b"))
    func capsule() {
        let path = UIBezierPath(roundedRect: CGRect(x: 50, y: 20, width: 208, height: 50), cornerRadius: 20)
        let start = elements(path).first?.points.first
        #expect(start == CGPoint(x: 75, y: 20))
        #expect(!path.contains(CGPoint(x: 57.2, y: 27.2)) && path.contains(CGPoint(x: 57.5, y: 27.5)))
        #expect(path.bounds == CGRect(x: 50, y: 20, width: 208, height: 50))
    }

    @Test("named corners have the same curves, and the others are sharp")
    func namedCorners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 4)
        )
        let elements = elements(path)
        #expect(
            elements.map(\.type) == [
                .moveToPoint, .addLineToPoint, .addLineToPoint, .addCurveToPoint, .addCurveToPoint,
                .addCurveToPoint, .addLineToPoint, .addLineToPoint, .addCurveToPoint, .addCurveToPoint,
                .addCurveToPoint, .closeSubpath,
            ]
        )
        #expect(isNear(elements[0].points[0], CGPoint(x: 15.28665, y: 0)))
        #expect(elements[1].points[0] == CGPoint(x: 100, y: 0))
        #expect(isNear(elements[2].points[0], CGPoint(x: 100, y: 60 - 15.28665)))
        let all = UIBezierPath(
            roundedRect: CGRect(x: 3, y: 4, width: 100, height: 60),
            byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: 10, height: 10)
        )
        let same = UIBezierPath(roundedRect: CGRect(x: 3, y: 4, width: 100, height: 60), cornerRadius: 10)
        #expect(all.cgPath == same.cgPath)
    }

    @Test("no radius, and none that is a number, gives a plain rectangle", arguments: [0, -3, CGFloat.nan])
    func plain(radius: CGFloat) {
        let rect = CGRect(x: 3, y: 4, width: 10, height: 6)
        let plain = UIBezierPath(rect: rect).cgPath
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath == plain)
        let named = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: radius, height: radius)
        )
        #expect(named.cgPath == plain)
        for wild in [CGRect.null, CGRect.infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)] {
            _ = UIBezierPath(roundedRect: wild, cornerRadius: 4).bounds
            _ = UIBezierPath(roundedRect: rect, cornerRadius: .infinity).bounds
        }
    }

    @Test("a CGPath's rounded rectangle keeps circular corners")
    func coreGraphics() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
            cornerWidth: 20,
            cornerHeight: 20,
            transform: nil
        )
        let inside = 20 - 20 / 2.0.squareRoot()
        #expect(path.contains(CGPoint(x: inside + 0.05, y: inside + 0.05)))
        #expect(!path.contains(CGPoint(x: inside - 0.05, y: inside - 0.05)))
        #expect(path.contains(CGPoint(x: 20, y: 0.001)))
    }
}
