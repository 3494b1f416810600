import CoreGraphics
import Foundation
import Testing

@Suite("NSValue of structs")
struct StructValueTests {
    @Test("each struct comes out of its box as it went in")
    func roundTrips() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    }

    @Test("boxes print as on Apple's systems")
    func printing() {
        #expect(NSValue(cgPoint: CGPoint(x: 5, y: 5)).description == "NSPoint: {5, 5}")
        #expect("\(NSValue(cgPoint: CGPoint(x: 0.5, y: -0.1)))" == "NSPoint: {0.5, -0.1}")
        #expect(NSValue(cgSize: CGSize(width: 80, height: 60)).description == "NSSize: {80, 60}")
        let rect = CGRect(x: 0, y: 0, width: 80, height: 60)
        #expect(NSValue(cgRect: rect).description == "NSRect: {{0, 0}, {80, 60}}")
        #expect([NSValue(cgPoint: .zero)].description == "[NSPoint: {0, 0}]")
    }

    @Test("equality goes by type and numbers, with Foundation's boxes too")
    func equality() {
        let point = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        #expect(point == NSValue(cgPoint: CGPoint(x: 1, y: 2)))
        #expect(point.hash == NSValue(cgPoint: CGPoint(x: 1, y: 2)).hash)
        #expect(point != NSValue(cgPoint: CGPoint(x: 1, y: 3)))
        #expect(point != NSValue(cgSize: CGSize(width: 1, height: 2)))
        #expect(point == NSValue(point: CGPoint(x: 1, y: 2)))
        #expect(!point.isEqual(NSNumber(value: 1)))
        #expect(!point.isEqual(nil))
        #expect((point.copy() as? NSValue) == point)
    }

    @Test("type strings are Apple's")
    func typeStrings() {
        #expect(String(cString: NSValue(cgPoint: .zero).objCType) == "{CGPoint=dd}")
        #expect(String(cString: NSValue(cgRect: .zero).objCType) == "{CGRect={CGPoint=dd}{CGSize=dd}}")
        var raw = (0.0, 0.0)
        NSValue(cgSize: CGSize(width: 3, height: 4)).getValue(&raw)
        #expect(raw == (3, 4))
    }

    @Test("a box of another type reads as zero and is refused by a cast")
    func wrongTypes() {
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgPointValue == .zero)
        #expect(NSNumber(value: 5).cgRectValue == .zero)
        #expect((NSNumber(value: 5) as Any) as? CGPoint == nil)
        #expect((NSValue(cgSize: .zero) as Any) as? CGPoint == nil)
        #expect(NSValue(range: NSRange(location: 1, length: 2)).cgPointValue == .zero)
    }

    @Test("structs in Any and in arrays cross to NSValue and back, and Foundation's boxes come back too")
    func casts() {
        let any: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((any as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        let boxes = [CGPoint(x: 1, y: 2), .zero] as [NSValue]
        #expect(boxes as? [CGPoint] == [CGPoint(x: 1, y: 2), .zero])
        #expect((NSValue(size: CGSize(width: 1, height: 2)) as Any) as? CGSize == CGSize(width: 1, height: 2))
        #expect((CGAffineTransform.identity as NSValue).cgAffineTransformValue == .identity)
    }

    @Test("a box survives an archive")
    func archives() throws {
        let value = NSValue(cgAffineTransform: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSValue.self], from: data)
        #expect((read as? NSValue) == value)
    }
}
