import CoreGraphics
import Foundation
import Testing

@Suite("Bridging")
struct BridgingTests {
    @Test("a CGFloat in Any is an NSNumber, and a number comes back as CGFloat")
    func cgFloatInAny() {
        let value: Any = CGFloat(2)
        #expect((value as? NSNumber)?.doubleValue == 2)
        let number: Any = NSNumber(value: 3.5)
        #expect(number as? CGFloat == 3.5)
        #expect((NSNumber(value: true) as Any) as? CGFloat == 1)
    }

    @Test("arrays of CGFloat and arrays of NSNumber convert both ways")
    func cgFloatArrays() {
        let numbers = [CGFloat(1), 2.5] as [NSNumber]
        #expect(numbers == [1, 2.5])
        #expect(numbers as? [CGFloat] == [1, 2.5])
        #expect((numbers as [Any]) as? [CGFloat] == [1, 2.5])
        #expect(["k": CGFloat(4)] as [String: NSNumber] == ["k": 4])
    }

    @Test("a number beyond 53 bits is rounded by truncating and refused by exactly")
    func bigNumbers() {
        let big = NSNumber(value: Int64.max)
        #expect(CGFloat(truncating: big) == 9_223_372_036_854_775_807)
        #expect(CGFloat(exactly: big) == nil)
        #expect((big as Any) as? CGFloat == nil)
    }

    @Test("free functions are reachable inside an extension of CGFloat")
    func freeFunctions() {
        #expect(CGFloat(-7).clampedForTest == 1)
        #expect(CGFloat(-7).largestForTest([3, 9]) == 9)
    }
}

extension CGFloat {
    fileprivate var clampedForTest: CGFloat { min(max(abs(self), 0), 1) }

    fileprivate func largestForTest(_ values: [Int]) -> Int { max(values[0], values[1], 4) }
}
