import AgateTestSupport
import CoreGraphics
import Foundation
import Testing

@Suite("CGContext clip")
struct ClipTests {
    private let everything = CGRect(x: -100, y: -100, width: 300, height: 300)

    @Test("rectangles clip to their pixels, one after the other to what they share")
    func rectangles() throws {
        let picture = try Picture(10, 10)
        picture.context.clip(to: CGRect(x: 1, y: 1, width: 5, height: 5))
        picture.context.clip(to: CGRect(x: 3, y: 2, width: 5, height: 5))
        #expect(picture.context.boundingBoxOfClipPath == CGRect(x: 3, y: 2, width: 3, height: 4))
        picture.context.fill(everything)
        #expect(picture.count(of: 0xFF) == 12)
        #expect(picture.painted == 12)
    }

    @Test(
        "a clip with a number that is none, or with huge ones, stops nothing",
        .claim("Q6.5"),
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300]
    )
    func hostileNumbers(_ number: CGFloat) throws {
        for rect in [
            CGRect(x: number, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: number, height: 5),
            CGRect(x: -.infinity, y: number, width: .infinity, height: number),
        ] {
            for scale in [1, 1e300] as [CGFloat] {
                let picture = try Picture(10, 10)
                picture.context.scaleBy(x: scale, y: 1)
                picture.context.clip(to: rect)
                picture.context.addRect(rect)
                picture.context.clip()
                let path = CGMutablePath()
                path.addEllipse(in: rect)
                picture.context.addPath(path)
                picture.context.clip(using: .evenOdd)
                picture.context.fill(everything)
                #expect(!picture.context.boundingBoxOfClipPath.minX.isNaN)
            }
        }
    }

    @Test("a list of rectangles clips to what they cover together")
    func unions() throws {
        let picture = try Picture(10, 10)
        picture.context.clip(to: [
            CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 5, y: 5, width: 3, height: 3),
        ])
        picture.context.fill(everything)
        #expect(picture.painted == 13)
    }

    @Test("the even-odd rule clips to a ring, the winding rule to the disc")
    func paths() throws {
        for (rule, expected) in [(CGPathFillRule.evenOdd, CGFloat.pi * (256 - 64)), (.winding, .pi * 256)] {
            let picture = try Picture(40, 40)
            picture.context.addEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
            picture.context.addEllipse(in: CGRect(x: 12, y: 12, width: 16, height: 16))
            picture.context.clip(using: rule)
            #expect(picture.context.isPathEmpty)
            picture.context.fill(everything)
            #expect(abs(picture.area - expected) < 3, "off by 0.02 along the outlines at most")
        }
    }

    @Test("an empty path, and rectangles apart from each other, leave nothing to draw on")
    func nothingLeft() throws {
        let empty = try Picture(4, 4)
        empty.context.clip()
        empty.context.fill(everything)
        #expect(empty.painted == 0)
        #expect(empty.context.boundingBoxOfClipPath.isNull)
        let apart = try Picture(4, 4)
        apart.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        apart.context.clip(to: CGRect(x: 2, y: 2, width: 1, height: 1))
        apart.context.fill(everything)
        #expect(apart.painted == 0)
        apart.context.resetClip()
        apart.context.fill(everything)
        #expect(apart.painted == 16)
    }

    @Test("a mask's alpha is how much may be painted, upright over its rectangle")
    func masks() throws {
        let mask = try image([[0xFF, 0], [0x80, 0]])
        let picture = try Picture(4, 4)
        picture.context.interpolationQuality = .none
        picture.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: mask)
        picture.context.fill(everything)
        #expect(picture[0, 0] == 0xFF && picture[1, 1] == 0xFF)
        #expect(picture[0, 3] == 0x80)
        #expect(picture.painted == 8)
    }

    @Test("a mask without alpha counts by its lightness")
    func opaqueMask() throws {
        let mask = try image([[0xFFFF_FFFF, 0xFF, 0x8080_80FF]])
        let picture = try Picture(3, 1)
        picture.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1), mask: mask)
        picture.context.fill(everything)
        #expect(picture.pixels == [0xFF, 0, 0x80])
    }

    @Test("the clip moves with the transform at the time of clipping, not later")
    func transforms() throws {
        let picture = try Picture(10, 10)
        picture.context.translateBy(x: 4, y: 4)
        picture.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        picture.context.translateBy(x: 50, y: 50)
        #expect(picture.context.boundingBoxOfClipPath == CGRect(x: -50, y: -50, width: 2, height: 2))
        picture.context.fill(everything)
        #expect(picture.box == CGRect(x: 4, y: 4, width: 2, height: 2))
    }
}
