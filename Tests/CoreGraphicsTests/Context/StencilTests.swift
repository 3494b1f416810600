import CoreGraphics
import Testing

@Suite("Stencils and masks in contexts")
struct StencilTests {
    /// Two by two samples, rows from the top: painted at the top left, a fifth at the bottom right.
    private func stencil() -> CGImage? {
        CGDataProvider(data: Data([0, 255, 255, 204])).flatMap {
            CGImage(
                maskWidth: 2,
                height: 2,
                bitsPerComponent: 8,
                bitsPerPixel: 8,
                bytesPerRow: 2,
                provider: $0,
                decode: nil,
                shouldInterpolate: false
            )
        }
    }

    @Test("a stencil is painted in the fill colour, and leaves the path as it was")
    func color() throws {
        let picture = try Picture(2, 2)
        picture.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        picture.context.move(to: CGPoint(x: 1, y: 1))
        picture.context.draw(try #require(stencil()), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(picture.pixels == [0xFF00_00FF, 0, 0, 0x3300_0033])
        #expect(picture.context.currentPointOfPath == CGPoint(x: 1, y: 1))
    }

    @Test("a stencil is painted in the pattern that fills, alone and as tiles")
    func pattern() throws {
        let picture = try Picture(4, 4)
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
            },
            releaseInfo: nil
        )
        let stripes = try #require(
            CGPattern(
                info: nil,
                bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
                matrix: .identity,
                xStep: 4,
                yStep: 4,
                tiling: .noDistortion,
                isColored: true,
                callbacks: &callbacks
            )
        )
        picture.context.setFillPattern(stripes, colorComponents: [1])
        picture.context.move(to: CGPoint(x: 1, y: 1))
        let mask = try #require(stencil())
        picture.context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(picture.painted == 1 && picture[0, 2] == 0x00FF_00FF)
        #expect(picture.context.currentPointOfPath == CGPoint(x: 1, y: 1))
        picture.context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
        #expect(picture.painted == 2 && picture[0, 0] == 0x00FF_00FF)
    }

    @Test("clipping to a stencil lets through what it would paint")
    func clip() throws {
        let picture = try Picture(2, 2)
        picture.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: try #require(stencil()))
        picture.context.setFillColor(gray: 1, alpha: 1)
        picture.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(picture.pixels == [0xFFFF_FFFF, 0, 0, 0x3333_3333])
    }
}
