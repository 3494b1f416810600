import AgateGeometry
import AgatePixels
import AgateRaster
import AgateTestSupport
import Foundation
import Testing

@Suite("Coverage")
struct CoverageTests {
    static let frame = DeviceRect(minX: 0, minY: 0, maxX: 64, maxY: 48)

    /// A path of lines and curves, some of it outside the frame.
    static func randomPath(_ generator: inout SeededGenerator) -> Path {
        var path = Path()
        func point() -> CGPoint {
            CGPoint(x: generator.double(in: -30...94), y: generator.double(in: -30...78))
        }
        for _ in 0..<generator.int(in: 1..<4) {
            path.move(to: point())
            for _ in 0..<generator.int(in: 2..<7) {
                switch generator.int(in: 0..<3) {
                case 0: path.addLine(to: point())
                case 1: path.addQuadCurve(to: point(), control: point())
                default: path.addCurve(to: point(), control1: point(), control2: point())
                }
            }
            path.closeSubpath()
        }
        return path
    }

    private func mask(
        _ path: Path,
        rule: CGPathFillRule = .winding,
        in bounds: DeviceRect = frame,
        antialias: Bool = true
    ) -> Mask {
        CoverageRasterizer.mask(of: path, transform: .identity, rule: rule, in: bounds, antialias: antialias)
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        var path = Path()
        path.addRect(CGRect(x: x, y: y, width: width, height: height))
        return path
    }

    @Test("a rectangle between pixels covers its share of each")
    func rectangleShares() {
        let mask = mask(rectangle(10.25, 20.5, 2.5, 1.75))
        #expect(mask.coverage(x: 9, y: 20) == 0)
        #expect(mask.coverage(x: 10, y: 20) == 96)  // 0.75 * 0.5
        #expect(mask.coverage(x: 11, y: 20) == 128)  // 0.5
        #expect(mask.coverage(x: 12, y: 20) == 96)
        #expect(mask.coverage(x: 11, y: 21) == 255)
        #expect(mask.coverage(x: 11, y: 22) == 64)  // 0.25
        #expect(mask.coverage(x: 11, y: 23) == 0)
    }

    @Test("a diagonal covers half of the pixels that it cuts")
    func diagonal() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 40, y: 40))
        path.addLine(to: CGPoint(x: 0, y: 40))
        path.closeSubpath()
        let mask = mask(path)
        for index in 0..<40 {
            #expect(mask.coverage(x: index, y: index) == 128)
            if index > 0 { #expect(mask.coverage(x: index - 1, y: index) == 255) }
            #expect(mask.coverage(x: index + 1, y: index) == 0)
        }
    }

    @Test("the coverage of a circle adds up to its area")
    func circleArea() {
        var path = Path()
        path.addEllipse(in: CGRect(x: 10.3, y: 7.7, width: 30, height: 30))
        let sum = mask(path).bytes.reduce(0.0) { $0 + Double($1) } / 255
        #expect(abs(sum - .pi * 225) < 3)
    }

    @Test("overlap: non-zero keeps it, even-odd takes it out")
    func fillRules() {
        var path = rectangle(5, 5, 20, 20)
        path.append(rectangle(10, 10, 5, 5))
        #expect(mask(path).coverage(x: 12, y: 12) == 255)
        #expect(mask(path, rule: .evenOdd).coverage(x: 12, y: 12) == 0)
        #expect(mask(path, rule: .evenOdd).coverage(x: 20, y: 20) == 255)
    }

    @Test("without antialiasing a pixel is in when its centre is")
    func centers() {
        let mask = mask(rectangle(10.5, 10.51, 2, 1), antialias: false)
        #expect(mask.coverage(x: 10, y: 11) == 255)
        #expect(mask.coverage(x: 12, y: 11) == 0)
        #expect(mask.coverage(x: 10, y: 10) == 0)
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<20 {
            let random = self.mask(Self.randomPath(&generator), antialias: false)
            #expect(random.bytes.allSatisfy { $0 == 0 || $0 == 255 })
        }
    }

    @Test("any part of the plane has the coverage that the whole has", arguments: 0..<40)
    func parts(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let path = Self.randomPath(&generator)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            for antialias in [true, false] {
                let whole = mask(path, rule: rule, antialias: antialias)
                for _ in 0..<8 {
                    let (x, y) = (generator.int(in: 0..<63), generator.int(in: 0..<47))
                    let part = DeviceRect(
                        minX: x,
                        minY: y,
                        maxX: generator.int(in: x + 1..<65),
                        maxY: generator.int(in: y + 1..<49)
                    )
                    let piece = mask(path, rule: rule, in: part, antialias: antialias)
                    var differences = 0
                    for y in part.minY..<part.maxY {
                        for x in part.minX..<part.maxX
                        where piece.coverage(x: x, y: y) != whole.coverage(x: x, y: y) {
                            differences += 1
                        }
                    }
                    #expect(differences == 0, "seed \(seed), part \(part), \(rule), antialias \(antialias)")
                }
            }
        }
    }

    @Test("a shape and what is around it cover each pixel fully", arguments: 0..<30)
    func complement(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) + 1000)
        // Star-shaped, so that it does not cross itself.
        var shape = Path()
        let count = generator.int(in: 3..<12)
        for index in 0..<count {
            let angle = Double(index) / Double(count) * 2 * .pi
            let radius = generator.double(in: 4...22)
            let point = CGPoint(x: 32 + radius * cos(angle), y: 24 + radius * sin(angle))
            if index == 0 { shape.move(to: point) } else { shape.addLine(to: point) }
        }
        shape.closeSubpath()
        var around = rectangle(0, 0, 64, 48)
        around.append(shape)
        let inside = mask(shape)
        let outside = mask(around, rule: .evenOdd)
        for y in 0..<48 {
            for x in 0..<64 {
                let sum = Int(inside.coverage(x: x, y: y)) + Int(outside.coverage(x: x, y: y))
                #expect(abs(sum - 255) <= 1, "seed \(seed) at \(x), \(y)")
            }
        }
    }

    @Test("numbers that are none, endless or huge do no harm")
    func badNumbers() {
        let values = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 1e9, 5, 0]
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            var path = Path()
            path.move(to: CGPoint(x: values[generator.int(in: 0..<10)], y: values[generator.int(in: 0..<10)]))
            for _ in 0..<4 {
                path.addLine(
                    to: CGPoint(x: values[generator.int(in: 0..<10)], y: values[generator.int(in: 0..<10)])
                )
            }
            _ = mask(path)
            _ = mask(path, antialias: false)
            let transform = CGAffineTransform(a: 1e200, b: .nan, c: 0, d: 1e200, tx: 0, ty: .infinity)
            _ = CoverageRasterizer.mask(of: path, transform: transform, in: Self.frame)
        }
        let everything = mask(rectangle(-1e15, -1e15, 2e15, 2e15))
        #expect(everything.coverage(x: 0, y: 0) == 255 && everything.coverage(x: 63, y: 47) == 255)
        #expect(mask(Path()).bounds.isEmpty)
    }

    @Test("rows wider than a band of memory are covered too")
    func wide() {
        let bounds = DeviceRect(minX: -10_000, minY: 0, maxX: 50_000, maxY: 3)
        let mask = mask(rectangle(-20_000, 0.5, 60_000, 1), in: bounds)
        #expect(mask.coverage(x: -10_000, y: 0) == 128)
        #expect(mask.coverage(x: 39_999, y: 1) == 128)
        #expect(mask.coverage(x: 40_000, y: 1) == 0)
    }

    @Test("a clip by whole pixels needs no mask, and others multiply")
    func clips() {
        var clip = Clip(rect: Self.frame)
        clip.intersect(path: rectangle(4, 5, 20, 20))
        #expect(clip.rect == DeviceRect(minX: 4, minY: 5, maxX: 24, maxY: 25) && clip.mask == nil)
        clip.intersect(path: rectangle(0, 0, 10.5, 48))
        #expect(clip.mask?.coverage(x: 10, y: 10) == 128)
        clip.intersect(path: rectangle(10.5, 0, 30, 48))
        #expect(clip.mask?.coverage(x: 10, y: 10) == 64)
        clip.intersect(path: rectangle(60, 0, 2, 48))
        #expect(clip.isEmpty)
    }
}
