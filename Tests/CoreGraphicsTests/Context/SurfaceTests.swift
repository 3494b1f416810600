import AgatePixels
import CoreGraphics
import Testing

@Suite("CGContext on a surface")
struct SurfaceTests {
    private func painted(_ surface: Surface) -> [[Int]] {
        (0..<surface.height).map { y in
            (0..<surface.width).map { surface.pixels[y * surface.width + $0] >> 24 > 0 ? 1 : 0 }
        }
    }

    /// A context with y downwards and two pixels a point, as for a layer.
    private func flipped() throws -> (Surface, CGContext) {
        let surface = try #require(Surface(width: 8, height: 8))
        return (surface, CGContext(surface: surface, baseTransform: CGAffineTransform(scaleX: 2, y: 2)))
    }

    @Test(
        "the base transform goes from user space to pixels, and shows in the current transform with y upwards"
    )
    func transform() throws {
        let (surface, context) = try flipped()
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(painted(surface)[0] == [0, 0, 1, 1, 0, 0, 0, 0])
        #expect(painted(surface).flatMap { $0 }.reduce(0, +) == 4)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test("a shadow's offset is in points, downwards where the base is")
    func shadow() throws {
        let (surface, context) = try flipped()
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 0)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(painted(surface)[0] == [1, 1, 0, 0, 0, 0, 0, 0])
        #expect(painted(surface)[3] == [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(painted(surface)[4] == [0, 0, 1, 1, 0, 0, 0, 0])
    }

    @Test("a shadow without bounds costs what is in sight, and has the same pixels there as without the clip")
    func clippedShadow() throws {
        func drawn(_ clip: CGRect?, blur: CGFloat) throws -> Surface {
            let surface = try #require(Surface(width: 40, height: 40))
            let context = CGContext(surface: surface, baseTransform: .identity)
            if let clip { context.clip(to: clip) }
            context.setShadow(offset: CGSize(width: 3, height: 5), blur: blur)
            // As many as runs of glyphs in a text.
            for x in 0..<20 { context.fill(CGRect(x: x, y: 4, width: 12, height: 9)) }
            return surface
        }
        for blur in [7, 300, 1e300] as [CGFloat] {
            let whole = try drawn(nil, blur: blur)
            let part = try drawn(CGRect(x: 12, y: 10, width: 9, height: 14), blur: blur)
            for y in 10..<24 {
                for x in 12..<21 { #expect(part.pixels[y * 40 + x] == whole.pixels[y * 40 + x]) }
            }
            #expect(part.pixels[0] == 0)
        }
    }

    @Test("the thinnest line and the clip count pixels, not points")
    func hairline() throws {
        let (surface, context) = try flipped()
        context.setLineWidth(0)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.25), CGPoint(x: 4, y: 1.25)])
        #expect(painted(surface)[2] == [1, 1, 1, 1, 0, 0, 0, 0])
        #expect(painted(surface).flatMap { $0 }.reduce(0, +) == 4)
    }

    @Test("pixels are drawn one to one where they are told to")
    func pixels() throws {
        let (surface, context) = try flipped()
        context.draw(
            ImageBuffer(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00]),
            atPixelX: -1,
            y: 7
        )
        #expect(surface.pixels[7 * 8] == 0xFF00_FF00)
        #expect(painted(surface).flatMap { $0 }.reduce(0, +) == 1)
    }
}
