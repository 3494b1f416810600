import CoreGraphics
import Foundation
import Testing

@Suite("CGContext shadows and transparency layers")
struct EffectTests {
    private let square = CGRect(x: 4, y: 4, width: 4, height: 4)
    private let gray = CGColor(gray: 1, alpha: 1)

    @Test("a shadow without blur is the shape, moved by the offset whatever the transform, y upwards")
    func hardShadow() throws {
        let picture = try Picture(20, 20)
        picture.context.setShadow(offset: CGSize(width: 5, height: 3), blur: 0, color: gray)
        picture.context.scaleBy(x: 2, y: 2)
        picture.context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(picture.count(of: 0xFF) == 16)
        #expect(picture.count(of: 0xFFFF_FFFF) == 16)
        #expect(picture.box == CGRect(x: 4, y: 9, width: 9, height: 7))
    }

    @Test("a blurred shadow keeps its weight, is symmetric and lies under the shape")
    func softShadow() throws {
        let picture = try Picture(60, 60)
        picture.context.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: gray)
        picture.context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        #expect(picture[30, 30] == 0xFF)
        #expect(picture[19, 30] == picture[40, 30] && picture[30, 19] == picture[30, 40])
        let alone = try Picture(60, 60)
        alone.context.setShadow(offset: CGSize(width: 100, height: 0), blur: 8, color: gray)
        alone.context.fill(CGRect(x: -80, y: 20, width: 20, height: 20))
        #expect(abs(alone.area - 400) < 8, "the shadow of a shape outside the picture")
    }

    @Test("the default shadow is a third of black, and no colour means no shadow")
    func shadowColors() throws {
        let picture = try Picture(20, 20)
        picture.context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0)
        picture.context.fill(square)
        #expect(picture[13, 13] == 0x55)
        picture.context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        picture.context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0, color: nil)
        picture.context.fill(square)
        #expect(picture.painted == 16)
    }

    @Test("a shadow is clipped like the drawing")
    func clippedShadow() throws {
        let picture = try Picture(20, 20)
        picture.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        picture.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: gray)
        picture.context.fill(square)
        #expect(picture.painted == 16 + 8)
    }

    @Test("a transparency layer gets alpha as a whole: what overlaps inside does not show through")
    func layerAlpha() throws {
        let picture = try Picture(10, 10)
        picture.context.setAlpha(0.5)
        picture.context.beginTransparencyLayer(auxiliaryInfo: nil)
        picture.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        picture.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(picture.painted == 0)
        picture.context.endTransparencyLayer()
        #expect(picture.count(of: 0x80) == 28)
        #expect(picture.painted == 28)
    }

    @Test("a transparency layer casts one shadow")
    func layerShadow() throws {
        let picture = try Picture(20, 20)
        picture.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: gray)
        picture.context.beginTransparencyLayer(auxiliaryInfo: nil)
        picture.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        picture.context.fill(CGRect(x: 6, y: 2, width: 4, height: 4))
        picture.context.endTransparencyLayer()
        #expect(picture.count(of: 0xFF) == 32)
        #expect(picture.count(of: 0xFFFF_FFFF) == 8)
    }

    @Test("layers nest, blend inside themselves, and end with the state they began with")
    func nesting() throws {
        let picture = try Picture(4, 4)
        let context = picture.context
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 2), auxiliaryInfo: nil)
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.translateBy(x: 1, y: 1)
        context.saveGState()
        context.setAlpha(0)
        context.endTransparencyLayer()
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setBlendMode(.destinationOut)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(context.ctm == .identity)
        #expect(picture.painted == 3)
    }
}

@Suite("CGGradient")
struct GradientTests {
    private func gradient(_ colors: [CGColor], at places: [CGFloat]? = nil) throws -> CGGradient {
        try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: places))
    }

    private let black = CGColor(gray: 0, alpha: 1)
    private let white = CGColor(gray: 1, alpha: 1)

    @Test("a linear gradient changes evenly and stops at its ends unless it is told to go on")
    func linear() throws {
        let picture = try Picture(12, 2)
        let (start, end) = (CGPoint(x: 1, y: 0), CGPoint(x: 11, y: 0))
        let ramp = try gradient([black, white])
        picture.context.drawLinearGradient(ramp, start: start, end: end, options: [])
        #expect(picture[0, 0] == 0 && picture[11, 0] == 0)
        for x in 1..<11 {
            #expect(abs(Double(picture[x, 0] >> 24) - (Double(x) - 0.5) / 10 * 255) <= 1.5)
        }
        picture.context.drawLinearGradient(
            ramp,
            start: start,
            end: end,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
        #expect(picture[0, 0] == 0xFF && picture[11, 0] == 0xFFFF_FFFF)
    }

    @Test("components and locations give the same as colours")
    func components() throws {
        let (one, two) = (try Picture(8, 1), try Picture(8, 1))
        let ramp = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceGray(),
                colorComponents: [0, 1, 1, 1, 0, 1],
                locations: [0, 0.25, 1],
                count: 3
            )
        )
        one.context.drawLinearGradient(ramp, start: .zero, end: CGPoint(x: 8, y: 0), options: [])
        let other = try gradient([black, white, black], at: [0, 0.25, 1])
        two.context.drawLinearGradient(other, start: .zero, end: CGPoint(x: 8, y: 0), options: [])
        #expect(one.pixels == two.pixels)
        #expect(one[1, 0] >> 24 > 150 && one[7, 0] >> 24 < 40)
    }

    @Test("colours are mixed before alpha is multiplied in")
    func unpremultiplied() throws {
        let picture = try Picture(101, 1)
        let ramp = try gradient([
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0),
        ])
        picture.context.drawLinearGradient(ramp, start: .zero, end: CGPoint(x: 101, y: 0), options: [])
        let middle = picture[50, 0]
        #expect(abs(Int(middle & 0xFF) - 128) <= 2)
        #expect(abs(Int(middle >> 24) - 64) <= 2 && abs(Int(middle >> 8 & 0xFF) - 64) <= 2)
    }

    @Test("a radial gradient fills the disc, or all when it goes on after the end")
    func radial() throws {
        let picture = try Picture(40, 40)
        let center = CGPoint(x: 20, y: 20)
        let ramp = try gradient([white, black])
        picture.context.drawRadialGradient(
            ramp,
            startCenter: center,
            startRadius: 0,
            endCenter: center,
            endRadius: 16,
            options: []
        )
        #expect(abs(Double(picture.painted) - .pi * 256) < 30)
        #expect(abs(Int(picture[27, 19] >> 24) - 135) < 6)
        picture.context.drawRadialGradient(
            ramp,
            startCenter: center,
            startRadius: 0,
            endCenter: center,
            endRadius: 16,
            options: .drawsAfterEndLocation
        )
        #expect(picture.painted == 1600)
    }

    @Test("a conic gradient turns from the x axis towards the y axis")
    func conic() throws {
        let picture = try Picture(40, 40)
        picture.context.drawConicGradient(
            try gradient([black, white]),
            center: CGPoint(x: 20, y: 20),
            angle: 0
        )
        // Angles of 45°, 135° and 225°, y upwards.
        for (x, y, share) in [(30, 9, 0.125), (9, 9, 0.375), (9, 30, 0.625)] {
            #expect(abs(Double(picture[x, y] >> 24) - share * 255) < 4)
        }
    }

    @Test("no colours, and arrays of something else, give no gradient")
    func bad() throws {
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        let picture = try Picture(4, 4)
        let one = try gradient([white])
        picture.context.drawLinearGradient(one, start: .zero, end: .zero, options: [])
        picture.context.drawLinearGradient(one, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero, options: [])
        picture.context.drawRadialGradient(
            one,
            startCenter: .zero,
            startRadius: -1,
            endCenter: .zero,
            endRadius: .infinity,
            options: []
        )
        let odd = try gradient([white, black, white], at: [.nan, 2, -1])
        picture.context.drawLinearGradient(odd, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    }
}
