import CoreGraphics
import Foundation
import Testing

private let red: UInt32 = 0xFF00_00FF
private let green: UInt32 = 0x00FF_00FF
private let blue: UInt32 = 0x0000_FFFF
private let white: UInt32 = 0xFFFF_FFFF

@Suite("CGContext images")
struct ImageDrawingTests {
    @Test("an image is upright where y goes up, and the copy equals the image")
    func upright() throws {
        let source = try image([[red, green], [blue, white]])
        let picture = try Picture(4, 4)
        picture.context.draw(source, in: CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(
            picture[1, 1] == red && picture[2, 1] == green && picture[1, 2] == blue && picture[2, 2] == white
        )
        #expect(picture.painted == 4)
    }

    @Test("where y has been turned down, an image is upside down")
    func flipped() throws {
        let source = try image([[red, green], [blue, white]])
        let picture = try Picture(2, 2)
        picture.context.translateBy(x: 0, y: 2)
        picture.context.scaleBy(x: 1, y: -1)
        picture.context.draw(source, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(picture.pixels == [blue, white, red, green])
    }

    @Test("without interpolation each pixel becomes a block")
    func nearest() throws {
        let source = try image([[red, green]])
        let picture = try Picture(8, 4)
        picture.context.interpolationQuality = .none
        picture.context.draw(source, in: CGRect(x: 0, y: 0, width: 8, height: 4))
        #expect(picture.count(of: red) == 16 && picture.count(of: green) == 16)
    }

    @Test("with interpolation an image mixes between pixel centres and keeps its edge colours")
    func linear() throws {
        let source = try image([[red, green]])
        let picture = try Picture(8, 1)
        picture.context.interpolationQuality = .high
        picture.context.draw(source, in: CGRect(x: 0, y: 0, width: 8, height: 1))
        #expect(picture[0, 0] == red && picture[7, 0] == green)
        #expect(abs(Int(picture[3, 0] >> 24) - 159) <= 2)
    }

    @Test("an image made much smaller shows the mean of its pixels")
    func minified() throws {
        let rows = (0..<64).map { y in (0..<64).map { x in (x + y) % 2 == 0 ? white : UInt32(0xFF) } }
        let picture = try Picture(4, 4)
        picture.context.draw(try image(rows), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(picture.pixels.allSatisfy { abs(Int($0 >> 24) - 128) <= 2 })
    }

    @Test("tiles repeat over the clip from the rectangle on, without seams")
    func tiles() throws {
        let source = try image([[red, green], [blue, white]])
        let picture = try Picture(8, 6)
        picture.context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 6))
        picture.context.draw(source, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
        #expect(picture.painted == 36)
        #expect(picture.count(of: red) == 9 && picture.count(of: white) == 9)
        #expect(picture[1, 3] == red)
        let uneven = try Picture(40, 40)
        uneven.context.draw(source, in: CGRect(x: 0.3, y: 0.3, width: 3.7, height: 2.9), byTiling: true)
        #expect(uneven.pixels.allSatisfy { $0 & 0xFF == 255 })
    }

    @Test(
        "tiles much smaller than a pixel show their mean at once",
        arguments: [1e-3, 1e-9, 1e-300, CGFloat.leastNonzeroMagnitude]
    )
    func tinyTiles(side: CGFloat) throws {
        let source = try image([[red, green], [blue, white]])
        let picture = try Picture(6, 6)
        picture.context.draw(source, in: CGRect(x: 0, y: 0, width: side, height: 4), byTiling: true)
        picture.context.draw(source, in: CGRect(x: 0, y: 0, width: side, height: side), byTiling: true)
        for pixel in picture.pixels {
            for shift in [UInt32(8), 16, 24] { #expect(abs(Int(pixel >> shift & 255) - 128) <= 3) }
        }
        #expect(picture.painted == 36)
    }

    @Test("an image with a shadow, alpha and clip draws inside the clip only")
    func shadowOfImage() throws {
        let picture = try Picture(10, 10)
        picture.context.setShadow(
            offset: CGSize(width: 3, height: 0),
            blur: 0,
            color: CGColor(gray: 0, alpha: 1)
        )
        picture.context.draw(
            try image([[red, red], [red, red]]),
            in: CGRect(x: 2, y: 2, width: 2, height: 2)
        )
        #expect(picture.count(of: red) == 4)
        #expect(picture.painted == 8)
    }

    @Test("empty, infinite and undefined rectangles draw nothing; negative sides are turned around")
    func badRectangles() throws {
        let source = try image([[red]])
        let picture = try Picture(4, 4)
        for rect in [
            CGRect.null, .infinite, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
        ] {
            picture.context.draw(source, in: rect)
            picture.context.draw(source, in: rect, byTiling: true)
        }
        #expect(picture.painted == 0)
        picture.context.draw(source, in: CGRect(x: 3, y: 3, width: -2, height: -2))
        #expect(picture.painted == 4)
        picture.context.draw(source, in: CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9), byTiling: true)
        picture.context.draw(source, in: CGRect(x: -1e300, y: 0, width: 1e300, height: 1e300))
    }

    @Test("making an image copies: later drawing does not change it")
    func makeImageCopies() throws {
        let picture = try Picture(2, 2)
        picture.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        picture.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let made = try #require(picture.context.makeImage())
        picture.context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        let copy = try Picture(2, 2)
        copy.context.draw(made, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(copy.pixels == [0, 0, red, red])
    }
}
