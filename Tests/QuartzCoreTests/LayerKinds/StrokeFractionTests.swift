import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// Which part of a path `strokeStart` and `strokeEnd` leave.
@Suite("Fractions of strokes")
struct StrokeFractionTests {
    /// The alpha of the pixels of a row through the middle of a line of width 10 along a path.
    private func row(_ path: CGPath, start: CGFloat = 0, end: CGFloat) throws -> [Int] {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.path = path
        layer.strokeColor = CGColor(gray: 0, alpha: 1)
        layer.fillColor = nil
        layer.lineWidth = 10
        (layer.strokeStart, layer.strokeEnd) = (start, end)
        let context = try #require(
            CGContext(
                data: nil,
                width: 100,
                height: 100,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        layer.render(in: context)
        let image = try #require(context.makeImage()).buffer
        return (0..<100).map { Int(image[$0, 50] >> 24) }
    }

    private var late: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addCurve(
            to: CGPoint(x: 100, y: 50),
            control1: CGPoint(x: 0, y: 50),
            control2: CGPoint(x: 0, y: 50)
        )
        return path
    }

    @Test("a curve is cut at its parameter: at half of one that begins slowly, x = 12.5", .claim("Q2.3"))
    func cut() throws {
        let half = try row(late, end: 0.5)
        #expect(half[11] == 255 && abs(half[12] - 128) <= 2 && half[13] == 0)
        let rest = try row(late, start: 0.5, end: 1)
        #expect(rest[11] == 0 && abs(rest[12] - 128) <= 2 && rest[13] == 255)
        // x = 100 · 0.8³.
        let maximum = try row(late, end: 0.8)
        #expect(maximum[50] == 255 && abs(maximum[51] - 51) <= 2 && maximum[52] == 0)
    }

    @Test("the two fractions are compared as numbers of 32 bits", .claim("Q2.4"))
    func comparison() throws {
        let line = CGPath(rect: CGRect(x: 0, y: 50, width: 100, height: 0), transform: nil)
        #expect(try row(line, start: 0.999999995, end: 1).allSatisfy { $0 == 0 })
        #expect(try row(line, start: 0.5, end: 0.500000001).allSatisfy { $0 == 0 })
        #expect(try row(late, end: 1e-46).allSatisfy { $0 == 0 })
        #expect(try row(line, start: 1e-46, end: 0.999999995) == row(line, end: 1))
        #expect(try row(line, start: .nan, end: .nan) == row(line, end: 1))
        #expect(try row(line, start: .infinity, end: 1).allSatisfy { $0 == 0 })
    }
}
