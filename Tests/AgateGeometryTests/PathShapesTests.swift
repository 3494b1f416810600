import AgateTestSupport
import Foundation
import Testing

import AgateGeometry

@Suite("Path shapes")
struct PathShapesTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test("an ellipse stays within a thousandth of its radius and fills its box")
    func ellipse() {
        let circle = Path { $0.addEllipse(in: CGRect(x: -1, y: -1, width: 2, height: 2)) }
        for point in circle.flattened(tolerance: 1e-6).points {
            #expect(abs(hypot(point.x, point.y) - 1) < 0.0003)
        }
        #expect(circle.verbs == [.move, .cubic, .cubic, .cubic, .cubic, .close])
        #expect(circle.points[0] == CGPoint(x: 1, y: 0) && circle.points[3].isNear(CGPoint(x: 0, y: 1)))
    }

    @Test("radii are clamped to half the shorter side, negative ones are none", .claim("14.3"))
    func clampedRadii() {
        let radii = CornerRadii(topLeft: 100, topRight: -5, bottomLeft: 10, bottomRight: .nan)
            .clamped(to: rect.size)
        #expect(radii == CornerRadii(topLeft: 30, topRight: 0, bottomLeft: 10, bottomRight: 0))
        #expect(CornerRadii(5).clamped(to: CGSize(width: -3, height: 4)).isZero)
    }

    @Test("each corner is rounded by its own radius")
    func corners() {
        let path = Path(roundedRect: rect, radii: CornerRadii(topLeft: 20), continuous: false)
        #expect(!path.contains(CGPoint(x: 12, y: 22), rule: .winding))
        #expect(path.contains(CGPoint(x: 17, y: 27), rule: .winding))
        #expect(path.contains(CGPoint(x: 109, y: 21), rule: .winding))
        #expect(path.contains(CGPoint(x: 11, y: 79), rule: .winding))
        #expect(path.boundingBoxOfPath == rect)
    }

    @Test("the area of a rounded rectangle is that of the rectangle less the corners")
    func area() {
        let path = Path(roundedRect: rect, radii: CornerRadii(10), continuous: false)
        let area = path.flattened(tolerance: 1e-5).signedArea
        #expect(abs(area - (6000 - (4 - .pi) * 100)) < 0.2)
    }

    @Test("a continuous corner has the fitted points, 1.5056 radii from the corner on", .claim("14.3"))
    func continuousExtent() {
        let path = Path(roundedRect: rect, radii: CornerRadii(10), continuous: true)
        #expect(path.points[0].isNear(CGPoint(x: 110 - 15.056, y: 20), within: 1e-9))
        #expect(path.boundingBoxOfPath == rect)
        // Along the upper side and down the right one, in points from the corner.
        let expected: [(Double, Double)] = [
            (11.089, 0), (8.711, 0), (6.358, 0.740), (3.735, 1.690), (1.690, 3.735), (0.740, 6.358),
            (0, 8.711), (0, 11.089), (0, 15.056),
        ]
        for (point, distance) in zip(path.points.dropFirst(), expected) {
            #expect(point.isNear(CGPoint(x: 110 - distance.0, y: 20 + distance.1), within: 1e-9))
        }
        // Flatter near the sides than a circle, but as far from the corner in the middle.
        let circle = Path(roundedRect: rect, radii: CornerRadii(10), continuous: false)
        let corner = CGPoint(x: 110, y: 20)
        let smooth = path.flattened(tolerance: 1e-4).distance(to: corner)
        #expect(abs(smooth - circle.flattened(tolerance: 1e-4).distance(to: corner)) < 0.2)
    }

    @Test("a continuous corner without room becomes a circle")
    func continuousWithoutRoom() {
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = Path(roundedRect: square, radii: CornerRadii(20), continuous: true)
        for point in path.flattened(tolerance: 1e-4).points {
            #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.02)
        }
    }

    @Test("continuous corners have no kink", arguments: [2.0, 10, 17, 25, 30])
    func continuousIsSmooth(radius: Double) {
        let path = Path(roundedRect: rect, radii: CornerRadii(radius), continuous: true)
        var last: SIMD2<Double>?
        path.forEachElement { verb, start, p in
            guard verb == .cubic else {
                last = nil
                return
            }
            let into = SIMD2(p[0].x - start.x, p[0].y - start.y)
            // The fitted points have four digits.
            if let last { #expect(abs(last.x * into.y - last.y * into.x) < 3.1e-3 * radius * radius) }
            last = SIMD2(p[2].x - p[1].x, p[2].y - p[1].y)
        }
    }

    @Test("arcs: counterclockwise angles grow, clockwise they fall")
    func arcs() {
        let quarter = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        }
        #expect(abs(quarter.length - 5 * .pi) < 0.01)
        #expect(quarter.currentPoint?.isNear(CGPoint(x: 0, y: 10)) == true)
        let rest = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        }
        #expect(abs(rest.length - 15 * .pi) < 0.02)
    }

    @Test(
        "a whole turn is a whole turn in both directions, wherever it starts",
        arguments: [0, -0.5 * Double.pi, 0.3, 1.1, 2.7, 100.3]
    )
    func wholeTurns(start: Double) {
        for clockwise in [true, false] {
            let up = Path {
                $0.addArc(
                    center: .zero,
                    radius: 1,
                    startAngle: start,
                    endAngle: start + 2 * .pi,
                    clockwise: clockwise
                )
            }
            #expect(abs(up.length - 2 * .pi) < 0.002)
            let down = Path {
                $0.addArc(
                    center: .zero,
                    radius: 1,
                    startAngle: start,
                    endAngle: start - 2 * .pi,
                    clockwise: clockwise
                )
            }
            #expect(abs(down.length - 2 * .pi) < 0.002)
        }
    }

    @Test(
        "an arc of more than a turn in the named way covers the circle and ends at its angle",
        .claim("Q2.2")
    )
    func overlappingArcs() throws {
        let ring = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 2 * .pi, clockwise: false)
        }
        // A turn and a quarter: published rings are whole at 0.8 of the length.
        #expect(abs(ring.length - 25 * .pi) < 0.02)
        #expect(ring.currentPoint?.isNear(CGPoint(x: 10, y: 0)) == true)
        let box = ring.boundingBoxOfPath
        for edge in [-box.minX, -box.minY, box.maxX, box.maxY] { #expect(abs(edge - 10) < 1e-3) }
        #expect(ring.trimmed(from: 0, to: 0.8).currentPoint?.isNear(CGPoint(x: 0, y: -10)) == true)
        let back = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: 2 * .pi, endAngle: -.pi / 2, clockwise: true)
        }
        #expect(abs(back.length - 25 * .pi) < 0.02)
        #expect(back.currentPoint?.isNear(CGPoint(x: 0, y: -10)) == true)
        // The other way round it is the rest of a turn.
        let rest = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 2 * .pi, clockwise: true)
        }
        #expect(abs(rest.length - 15 * .pi) < 0.02)
        let wild = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: -1e12, endAngle: 1e12, clockwise: false)
        }
        #expect(wild.verbs.count <= 1 + 4 * 32)
    }

    @Test("an arc has 32 turns at most, and ends where its angle says", arguments: [300.0, -1000, 12_345.6])
    func manyTurns(delta: Double) {
        let path = Path { $0.addRelativeArc(center: .zero, radius: 5, startAngle: 0.3, delta: delta) }
        #expect(path.verbs.count <= 1 + 4 * 32)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 5 * cos(0.3 + delta)) < 1e-9)
        #expect(abs(end.y - 5 * sin(0.3 + delta)) < 1e-9)
        #expect(path.length > 5 * 31 * 2 * .pi && path.length < 5 * 32.01 * 2 * .pi)
    }

    @Test("an arc of no angle is a point; an arc goes on from the current point with a line")
    func arcStart() {
        let none = Path { $0.addArc(center: .zero, radius: 5, startAngle: 1, endAngle: 1, clockwise: false) }
        #expect(none.verbs == [.move])
        let joined = Path {
            $0.move(to: .zero)
            $0.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 1)
        }
        #expect(joined.verbs == [.move, .line, .cubic])
        let wild = Path { $0.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 1e18) }
        #expect(wild.points.count < 2000)
    }

    @Test("a tangent arc rounds a corner with its radius")
    func tangentArc() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        }
        #expect(path.points[1].isNear(CGPoint(x: 80, y: 0)))
        #expect(path.currentPoint?.isNear(CGPoint(x: 100, y: 20)) == true)
        #expect(abs(path.length - (80 + 10 * .pi)) < 0.01)
        let straight = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
        }
        #expect(straight.verbs == [.move, .line])
    }
}
