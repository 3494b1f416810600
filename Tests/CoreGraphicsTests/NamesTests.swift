import CoreGraphics
import Testing

/// Written as a file for Apple's systems would be, with this one import.
@Suite("Names that CoreGraphics shows")
struct NamesTests {
    @Test("Foundation's rectangles and the types of the floors below are reachable by one import")
    func types() {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 4).insetBy(dx: 0.5, dy: 1)
        #expect(rect.applying(CGAffineTransformMakeScale(2, 2)) == CGRect(x: 1, y: 2, width: 2, height: 4))
        #expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(.identity, .identity)))
        let path = CGMutablePath()
        path.addRect(rect)
        path.applyWithBlock { #expect($0.pointee.type.rawValue <= CGPathElementType.closeSubpath.rawValue) }
        #expect((CoreGraphics.CGPath(rect: rect, transform: nil) as CGPath) == path)
        let seconds: CFTimeInterval = 0.25
        #expect(seconds == 0.25)
        #expect(CGLineCap.round.rawValue == 1 && CGBlendMode.plusLighter.rawValue == 27)
        #expect(CGPathDrawingMode.eoFillStroke.rawValue == 4)
    }

    @Test("objects of CoreFoundation are made with as and taken where Apple's signatures take them")
    func coreFoundation() {
        let bytes = Data([1, 2, 3])
        #expect(CGDataProvider(data: bytes as CFData)?.data == bytes)
        #expect(CGDataProvider(data: bytes)?.data == bytes)
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/no/such/file") as CFURL) == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB as CFString) == CGColorSpace(name: CGColorSpace.sRGB))
        let colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)] as CFArray
        #expect(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) != nil
        )
    }

    @Test("points, sizes and rectangles cross to dictionaries under Apple's keys and back")
    func dictionaries() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: -4)
        #expect(rect.dictionaryRepresentation == ["X": 1.0, "Y": 2.0, "Width": 3.0, "Height": -4.0])
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation)?.size.height == -4)
        #expect(CGPoint(dictionaryRepresentation: ["X": 1] as CFDictionary) == nil)
        #expect(CGSize(dictionaryRepresentation: ["Width": "a", "Height": 2] as CFDictionary) == nil)
        #expect(
            rect.origin.equalTo(CGPoint(x: 1, y: 2)) && rect.size.equalTo(rect.size) && rect.equalTo(rect)
        )
    }
}
