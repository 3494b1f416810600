import CoreGraphics
import Foundation
import Testing

@Suite("CGContext stroke")
struct StrokeTests {
    private func line(_ set: (CGContext) -> Void) throws -> Picture {
        let picture = try Picture(40, 20)
        picture.context.setLineWidth(6)
        set(picture.context)
        picture.context.move(to: CGPoint(x: 10, y: 10))
        picture.context.addLine(to: CGPoint(x: 30, y: 10))
        picture.context.strokePath()
        return picture
    }

    @Test("caps add nothing, a half circle, or half the width")
    func caps() throws {
        #expect(abs(try line { $0.setLineCap(.butt) }.area - 120) < 0.1)
        #expect(abs(try line { $0.setLineCap(.square) }.area - 156) < 0.1)
        #expect(abs(try line { $0.setLineCap(.round) }.area - (120 + .pi * 9)) < 0.5)
    }

    @Test("joins of a right angle: mitred to a square, round, or cut off")
    func joins() throws {
        func corner(_ join: CGLineJoin, limit: CGFloat = 10) throws -> Double {
            let picture = try Picture(40, 40)
            picture.context.setLineWidth(8)
            picture.context.setLineJoin(join)
            picture.context.setMiterLimit(limit)
            picture.context.addLines(between: [
                CGPoint(x: 8, y: 32), CGPoint(x: 32, y: 32), CGPoint(x: 32, y: 8),
            ])
            picture.context.strokePath()
            return picture.area
        }
        // Two bars of 24 x 8 share a 4 x 4 square; the outer corner is another one.
        let bars = 2 * 24 * 8.0 - 16
        #expect(abs(try corner(.miter) - (bars + 16)) < 0.2)
        #expect(abs(try corner(.bevel) - (bars + 8)) < 0.2)
        #expect(abs(try corner(.round) - (bars + .pi * 4)) < 0.3)
        #expect(abs(try corner(.miter, limit: 1) - (bars + 8)) < 0.2)
    }

    @Test("dashes paint their lengths and leave their gaps, from the phase on")
    func dashes() throws {
        #expect(abs(try line { $0.setLineDash(phase: 0, lengths: [4, 2]) }.area - (3 * 4 + 2) * 6) < 0.2)
        #expect(abs(try line { $0.setLineDash(phase: 4, lengths: [4, 2]) }.area - (3 * 4) * 6) < 0.2)
        #expect(abs(try line { $0.setLineDash(phase: 0, lengths: [5]) }.area - 60) < 0.2)
    }

    @Test("dashes without length, or with a negative or no number, are ignored")
    func badDashes() throws {
        for lengths: [CGFloat] in [[0, 0], [-1, 2], [.nan], [.infinity, 1]] {
            #expect(abs(try line { $0.setLineDash(phase: 0, lengths: lengths) }.area - 120) < 0.1)
        }
        #expect(try line { $0.setLineDash(phase: 1e300, lengths: [1e-300, 1e-300]) }.area <= 120.1)
        #expect(try line { $0.setLineDash(phase: 0, lengths: [1e-9]) }.area <= 120.1)
    }

    @Test("a rectangle's line lies half inside and half outside")
    func rectangle() throws {
        let picture = try Picture(20, 20)
        picture.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 8), width: 2)
        #expect(picture.painted == 12 * 10 - 8 * 6)
        picture.context.stroke(CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(picture[0, 19] & 0xFF == 64, "the width of the one call is forgotten")
    }

    @Test("an ellipse's line covers the ring")
    func ellipse() throws {
        let picture = try Picture(60, 60)
        picture.context.setLineWidth(4)
        picture.context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(abs(picture.area - .pi * (22 * 22 - 18 * 18)) < 1)
    }

    @Test("the transform at the time of stroking widens the line")
    func scaledLine() throws {
        let picture = try Picture(40, 20)
        picture.context.move(to: CGPoint(x: 10, y: 10))
        picture.context.addLine(to: CGPoint(x: 30, y: 10))
        picture.context.scaleBy(x: 1, y: 4)
        picture.context.strokePath()
        #expect(picture.painted == 80)
    }

    @Test("line segments are drawn pair by pair")
    func segments() throws {
        let picture = try Picture(20, 10)
        picture.context.setLineWidth(2)
        let points = [(2, 2), (8, 2), (10, 2), (14, 2), (0, 0)].map { CGPoint(x: $0.0, y: $0.1) }
        picture.context.strokeLineSegments(between: points)
        #expect(picture.painted == 20)
    }

    @Test("a path replaced by its stroke fills to the same picture")
    func strokedPath() throws {
        let picture = try Picture(20, 20)
        picture.context.setLineWidth(4)
        picture.context.addRect(CGRect(x: 4, y: 4, width: 10, height: 10))
        #expect(!picture.context.pathContains(CGPoint(x: 3, y: 3), mode: .fill))
        #expect(picture.context.pathContains(CGPoint(x: 3, y: 3), mode: .stroke))
        #expect(!picture.context.pathContains(CGPoint(x: 9, y: 9), mode: .stroke))
        #expect(picture.context.pathContains(CGPoint(x: 9, y: 9), mode: .fillStroke))
        picture.context.replacePathWithStrokedPath()
        picture.context.fillPath()
        #expect(picture.painted == 14 * 14 - 6 * 6)
    }

    @Test("a line of no width is one pixel wide, a negative width is ignored")
    func thinnestLine() throws {
        let thin = try Picture(10, 10)
        thin.context.setLineWidth(0)
        thin.context.scaleBy(x: 5, y: 5)
        thin.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 2, y: 0.5)])
        #expect(abs(thin.area - 10) < 0.1)
        let ignored = try line { $0.setLineWidth(-3) }
        #expect(abs(ignored.area - 120) < 0.1)
    }
}
