import CoreGraphics
import Foundation
import Testing

@Suite("CGContext state")
struct StateTests {
    @Test("restore brings back transform, colours, line, alpha, blend mode and clip")
    func saveAndRestore() throws {
        let picture = try Picture(8, 8)
        let context = picture.context
        context.saveGState()
        context.translateBy(x: 3, y: 1)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        #expect(context.ctm == .identity)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 8, height: 8))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(picture.count(of: 0xFF) == 4)
        #expect(picture.painted == 4)
    }

    @Test("restore without save changes nothing, and the path is not part of the state")
    func unbalanced() throws {
        let context = try Picture(4, 4).context
        context.translateBy(x: 1, y: 0)
        context.restoreGState()
        #expect(context.ctm.tx == 1)
        context.saveGState()
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        #expect(!context.isPathEmpty)
    }

    @Test("transforms apply to what comes, the last one first")
    func transforms() throws {
        let picture = try Picture(20, 20)
        let context = picture.context
        context.translateBy(x: 10, y: 4)
        context.scaleBy(x: 2, y: 3)
        context.rotate(by: .pi / 2)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        // x 6...10 and y 4...7 from the bottom
        #expect(picture.box == CGRect(x: 6, y: 13, width: 4, height: 3))
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 0)).y == 7)
        #expect(abs(context.convertToUserSpace(CGPoint(x: 10, y: 7)).x - 1) < 1e-12)
        #expect(abs(context.convertToDeviceSpace(CGSize(width: 1, height: 0)).height - 3) < 1e-12)
        #expect(abs(context.convertToUserSpace(CGRect(x: 6, y: 4, width: 4, height: 3)).width - 1) < 1e-12)
    }

    @Test("a path keeps its place when the transform changes while it is built")
    func pathAcrossTransforms() throws {
        let picture = try Picture(20, 20)
        let context = picture.context
        context.move(to: CGPoint(x: 2, y: 2))
        context.translateBy(x: 10, y: 0)
        #expect(context.currentPointOfPath == CGPoint(x: -8, y: 2))
        context.addLine(to: CGPoint(x: 0, y: 2))
        context.scaleBy(x: 0.5, y: 0.5)
        context.addLine(to: CGPoint(x: 0, y: 20))
        context.closePath()
        #expect(context.boundingBoxOfPath == CGRect(x: -16, y: 4, width: 16, height: 16))
        context.fillPath()
        #expect(abs(picture.area - 32) < 0.1)
    }

    @Test("colours in components follow the colour space that was set")
    func colorSpaces() throws {
        let picture = try Picture(4, 1)
        let context = picture.context
        context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor([0, 1, 0, 1])
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
        context.setFillColor([1, 1])
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        context.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        #expect(picture.pixels == [0x0000_00FF, 0x00FF_00FF, 0xFFFF_FFFF, 0xFF00_00FF])
    }

    @Test("alpha multiplies, and half red over blue is the mean")
    func alpha() throws {
        let picture = try Picture(1, 1)
        picture.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        picture.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        picture.context.setAlpha(0.5)
        picture.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        picture.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let pixel = picture[0, 0]
        #expect(
            abs(Int(pixel >> 24) - 128) <= 1 && abs(Int(pixel >> 8 & 0xFF) - 127) <= 1 && pixel & 0xFF == 255
        )
    }

    @Test(
        "blend modes give their formula's colour",
        arguments: [
            (CGBlendMode.multiply, UInt32(0x8000_00FF)), (.screen, 0xFF80_80FF), (.copy, 0xFF00_00FF),
            (.destinationOver, 0x8080_80FF), (.clear, 0), (.difference, 0x7F80_80FF),
            (.plusLighter, 0xFF80_80FF),
            (.lighten, 0xFF80_80FF), (.darken, 0x8000_00FF), (.sourceIn, 0xFF00_00FF), (.sourceOut, 0),
            (.xor, 0),
        ]
    )
    func blendModes(mode: CGBlendMode, expected: UInt32) throws {
        let picture = try Picture(1, 1)
        let grey = CGFloat(0x80) / 255
        picture.context.setFillColor(gray: grey, alpha: 1)
        picture.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        picture.context.setBlendMode(mode)
        picture.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        picture.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let actual = picture[0, 0]
        for shift in [24, 16, 8, 0] {
            #expect(abs(Int(actual >> shift & 0xFF) - Int(expected >> shift & 0xFF)) <= 1)
        }
    }
}
