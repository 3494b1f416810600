import AgateDisplay
import AgateTestSupport
import Foundation
import Testing

private func square(_ x: Double, _ y: Double, _ side: Double) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
}

@Suite("Rectangles of changed pixels")
struct DamageListTests {
    @Test("two become one when their union has at most 1.25 times their areas", .claim("W4"))
    func growth() {
        // Beside each other with a gap: 10 by 25 against 200.
        #expect(DamageList([square(0, 0, 10), square(0, 15, 10)]).rectangles.count == 1)
        // 10 by 26 against 200 is too much.
        #expect(DamageList([square(0, 0, 10), square(0, 16, 10)]).rectangles.count == 2)
    }

    @Test("there are at most sixteen, and all pixels stay within", .claim("W4"))
    func limit() {
        let all = (0..<100).map { square(Double($0 % 10) * 100, Double($0 / 10) * 100, 10) }
        let list = DamageList(all)
        #expect(list.rectangles.count <= 16)
        for one in all { #expect(list.rectangles.contains { $0.contains(one) }) }
    }

    @Test("one that reaches several takes them all in")
    func chain() {
        let list = DamageList([
            square(0, 0, 10), square(20, 0, 10), CGRect(x: 0, y: 0, width: 30, height: 10),
        ])
        #expect(list.rectangles == [CGRect(x: 0, y: 0, width: 30, height: 10)])
    }

    @Test("fractions grow to whole pixels; nothing and no numbers add nothing")
    func whole() {
        var list = DamageList([CGRect(x: 0.5, y: 0.5, width: 1, height: 1)])
        #expect(list.rectangles == [CGRect(x: 0, y: 0, width: 2, height: 2)])
        list.add(.zero)
        list.add(.null)
        list.add(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        list.add(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        #expect(list.rectangles.count == 1)
        #expect(list.area == 4)
        list.removeAll()
        #expect(list.isEmpty)
    }

    @Test("a limit below one is one")
    func one() {
        let list = DamageList([square(0, 0, 1), square(100, 100, 1)], limit: 0)
        #expect(list.rectangles == [CGRect(x: 0, y: 0, width: 101, height: 101)])
    }
}
