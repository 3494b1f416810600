import AgateGeometry
import AgatePixels
import AgateScene
import AgateTiming
import Foundation
import QuartzCore
import Testing

@Suite("Values on their way between programs and the engine")
struct ValueConversionTests {
    @Test("transforms cross to their box and back")
    func transformBoxes() throws {
        let transform = CATransform3DMakeScale(2, 3, 4)
        let box = NSValue(caTransform3D: transform)
        #expect(CATransform3DEqualToTransform(box.caTransform3DValue, transform))
        #expect((box as Any) as? CATransform3D == transform)
        #expect(transform as NSValue == box)
        #expect((box as Any) as? CGPoint == nil)
        #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3D())
    }

    @Test("what key-value coding gives is read as a number, a structure or a box")
    func clientReads() {
        let number = clientValue(from: .number(0.5))
        #expect(number as? CGFloat == 0.5)
        #expect(number as? Double == 0.5)
        #expect(number as? Float == 0.5)
        #expect((number as? NSNumber)?.floatValue == 0.5)
        let point = clientValue(from: .pair(SIMD2(1, 2)))
        #expect(point as? CGPoint == CGPoint(x: 1, y: 2))
        #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
        #expect(point as? CGSize == nil)
        let rect = clientValue(from: .rect(SIMD4(1, 2, 3, 4)))
        #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        let size = clientValue(of: .pair(SIMD2(1, 2)), for: .property(.shadowOffset))
        #expect(size as? CGSize == CGSize(width: 1, height: 2))
        let boundsSize = clientValue(of: .pair(SIMD2(1, 2)), for: .component(.bounds, .size))
        #expect((boundsSize as? NSValue)?.cgSizeValue == CGSize(width: 1, height: 2))
        #expect(clientValue(from: AnimatableValue.none) == nil)
    }

    @Test("empty optionals, nulls and nested optionals are looked through")
    func optionals() {
        let empty: CGColor? = nil
        let nested: Int?? = .some(.some(3))
        #expect(animatableValue(from: nil) == nil)
        #expect(animatableValue(from: empty as Any)?.isNone == true)
        #expect(animatableValue(from: NSNull())?.isNone == true)
        #expect(animatableValue(from: nested as Any)?.asNumber == 3)
    }

    @Test("lists, strings and typed strings are read by their content")
    func lists() {
        #expect(animatableValue(from: [1, 2.5] as [Any])?.asNumbers == [1, 2.5])
        #expect(animatableValue(from: NSArray(array: [NSNumber(value: 4)]))?.asNumbers == [4])
        #expect(animatableValue(from: [CGFloat(1), 3])?.asNumbers == [1, 3])
        #expect(animatableValue(from: "center")?.asString == "center")
        #expect(animatableValue(from: CAMediaTimingFillMode.both)?.asString == "both")
        #expect(animatableValue(from: NSString(string: "a"))?.asString == "a")
    }

    @Test("an object of no known kind is passed along as it is")
    func objects() {
        let object = NSObject()
        guard case .object(let opaque)? = animatableValue(from: object) else {
            Issue.record("not an object")
            return
        }
        #expect(opaque.object === object)
        #expect(clientValue(from: .object(opaque)) as? NSObject === object)
    }

    @Test("a Boolean stays one, and counts as a number")
    func booleans() {
        guard case .bool(true)? = animatableValue(from: true) else {
            Issue.record("not a Boolean")
            return
        }
        #expect(animatableValue(from: NSNumber(value: true))?.asBool == true)
        #expect(numberValue(of: true) == 1)
        #expect(numberValue(of: "1") == nil)
        #expect(numberValue(of: UInt16(9)) == 9)
    }
}
