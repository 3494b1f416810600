import CoreGraphics
import Foundation
import Testing

@Suite("CGContext fill")
struct FillTests {
    @Test("a rectangle on pixel borders covers its pixels wholly and no others, counted from the bottom left")
    func alignedRectangle() throws {
        let picture = try Picture(10, 8)
        picture.context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
        picture.context.fill(CGRect(x: 2, y: 1, width: 3, height: 4))
        #expect(picture.count(of: 0xFF33_00FF) == 12)
        #expect(picture.painted == 12)
        #expect(picture.box == CGRect(x: 2, y: 3, width: 3, height: 4))
    }

    @Test("an edge across pixels covers them by their share of the area")
    func softEdges() throws {
        let picture = try Picture(4, 4)
        picture.context.fill(CGRect(x: 0.5, y: 0.25, width: 2, height: 3))
        #expect(abs(picture.area - 6) < 0.02)
        #expect(picture[0, 1] == 0x80)
        #expect(picture[1, 3] & 0xFF == 191)
    }

    @Test("an ellipse covers π·a·b")
    func ellipseArea() throws {
        let picture = try Picture(64, 64)
        picture.context.fillEllipse(in: CGRect(x: 4.3, y: 6.1, width: 50, height: 36))
        #expect(abs(picture.area - .pi * 25 * 18) < 2.7, "off by 0.02 along the outline at most")
    }

    @Test("without antialiasing a pixel belongs to the shape that has its centre")
    func hardEdges() throws {
        let picture = try Picture(8, 8)
        picture.context.setShouldAntialias(false)
        picture.context.fill(CGRect(x: 0.4, y: 0.6, width: 3.2, height: 2))
        #expect(picture.painted == picture.count(of: 0xFF))
        #expect(picture.painted == 8)
        let allowed = try Picture(8, 8)
        allowed.context.setAllowsAntialiasing(false)
        allowed.context.setShouldAntialias(true)
        allowed.context.fill(CGRect(x: 0.4, y: 0.6, width: 3.2, height: 2))
        #expect(allowed.pixels == picture.pixels)
    }

    @Test("two squares in one path: winding fills both, even-odd leaves out what they share")
    func rules() throws {
        func draw(_ rule: CGPathFillRule) throws -> Int {
            let picture = try Picture(10, 10)
            picture.context.addRect(CGRect(x: 1, y: 1, width: 5, height: 5))
            picture.context.addRect(CGRect(x: 3, y: 3, width: 5, height: 5))
            picture.context.fillPath(using: rule)
            return picture.painted
        }
        #expect(try draw(.winding) == 41)
        #expect(try draw(.evenOdd) == 32)
    }

    @Test("drawing a path uses it up; the fill of a rectangle forgets it")
    func pathIsUsedUp() throws {
        let picture = try Picture(10, 10)
        picture.context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(!picture.context.isPathEmpty)
        picture.context.fillPath()
        #expect(picture.context.isPathEmpty)
        picture.context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        picture.context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
        #expect(picture.context.path == nil)
        #expect(picture.painted == 5)
    }

    @Test("what draws a figure of its own forgets the path under construction, and does not draw it")
    func figuresForgetThePath() throws {
        let box = CGRect(x: 5, y: 5, width: 2, height: 2)
        let figures: [(String, (CGContext) -> Void)] = [
            ("fill", { $0.fill([box]) }), ("fill of nothing", { $0.fill([]) }),
            ("fillEllipse", { $0.fillEllipse(in: box) }), ("strokeEllipse", { $0.strokeEllipse(in: box) }),
            ("stroke", { $0.stroke(box) }), ("stroke of a width", { $0.stroke(box, width: 2) }),
            ("strokeLineSegments", { $0.strokeLineSegments(between: [box.origin, CGPoint(x: 7, y: 7)]) }),
        ]
        for (name, draw) in figures {
            let plain = try Picture(10, 10)
            draw(plain.context)
            let picture = try Picture(10, 10)
            picture.context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
            draw(picture.context)
            #expect(picture.context.isPathEmpty, "\(name)")
            #expect(picture.painted == plain.painted, "\(name)")
            picture.context.fillPath()
            #expect(picture.painted == plain.painted, "\(name), and a fill after it")
        }
    }

    @Test("fill and stroke paints the line over the inside")
    func fillStroke() throws {
        let picture = try Picture(12, 12)
        picture.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        picture.context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        picture.context.setLineWidth(2)
        picture.context.addRect(CGRect(x: 2, y: 2, width: 8, height: 8))
        picture.context.drawPath(using: .fillStroke)
        #expect(picture.count(of: 0xFF00_00FF) == 36)
        #expect(picture.count(of: 0x0000_FFFF) == 64)
    }

    @Test("rectangles given together paint once what they share")
    func rectangles() throws {
        let picture = try Picture(6, 6)
        picture.context.setFillColor(gray: 0, alpha: 0.5)
        picture.context.fill([
            CGRect(x: 0, y: 0, width: 3, height: 3), CGRect(x: 2, y: 2, width: 3, height: 3),
        ])
        #expect(picture.painted == 17)
        #expect(picture.count(of: 0x80) == 17)
    }

    @Test("clear makes transparent whatever alpha, blend mode and colour are")
    func clears() throws {
        let picture = try Picture(6, 6)
        picture.context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        picture.context.setAlpha(0.1)
        picture.context.setBlendMode(.screen)
        picture.context.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(picture.painted == 32)
    }
}
