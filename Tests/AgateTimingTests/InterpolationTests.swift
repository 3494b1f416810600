import AgateGeometry
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Values in between")
struct InterpolationTests {
    @Test("numbers, points, rectangles and colours go part by part, both ends exact")
    func components() {
        #expect(AnimatableValue.number(0.1).interpolated(to: .number(0.7), fraction: 1).asNumber == 0.7)
        #expect(AnimatableValue.number(10).interpolated(to: .number(20), fraction: 0.25).asNumber == 12.5)
        #expect(
            AnimatableValue.pair([0, 10]).interpolated(to: .pair([10, 30]), fraction: 0.5).asPair == [5, 20]
        )
        #expect(
            AnimatableValue.rect([0, 0, 10, 20]).interpolated(to: .rect([2, 4, 20, 40]), fraction: 0.5).asRect
                == [1, 2, 15, 30]
        )
    }

    @Test("no colour is clear black")
    func noColor() {
        guard
            case .color(let color) = AnimatableValue.none.interpolated(
                to: .color([1, 0.5, 0, 1]),
                fraction: 0.5
            )
        else {
            Issue.record("no colour")
            return
        }
        #expect(color == [0.5, 0.25, 0, 0.5])
    }

    @Test("Booleans switch half way, given as numbers or not")
    func booleans() {
        #expect(AnimatableValue.bool(false).interpolated(to: .bool(true), fraction: 0.49).asBool == false)
        #expect(AnimatableValue.bool(false).interpolated(to: .bool(true), fraction: 0.5).asBool == true)
        #expect(AnimatableValue.bool(true).interpolated(to: .number(0), fraction: 0.75).asBool == false)
    }

    @Test("strings and lists of other lengths do not mix")
    func switched() {
        let string = AnimatableValue.string("a")
        #expect(string.interpolated(to: .string("b"), fraction: 0).asString == "a")
        #expect(string.interpolated(to: .string("b"), fraction: 0.01).asString == "b")
        let list = AnimatableValue.array([.number(1)])
        let longer = AnimatableValue.array([.number(2), .number(3)])
        #expect(list.interpolated(to: longer, fraction: 0).asNumbers == [1])
        #expect(list.interpolated(to: longer, fraction: 0.01).asNumbers == [2, 3])
        let other = AnimatableValue.array([.number(4), .number(0)])
        #expect(longer.interpolated(to: other, fraction: 0.5).asNumbers == [3, 1.5])
    }

    private static func polygon(_ count: Int) -> AnimatableValue {
        var path = Path()
        path.move(to: .zero)
        for index in 1...count { path.addLine(to: CGPoint(x: index, y: index * index)) }
        return .path(path)
    }

    @Test(
        "what cannot mix switches by the time, not by a fraction that comes by 1 and 0 again",
        .claim("7.12", "Q2.7")
    )
    func switchesOnce() {
        let atOnce: [(AnimatableValue, AnimatableValue)] = [
            (Self.polygon(2), Self.polygon(3)),
            (.array([.number(1)]), .array([.number(2), .number(3)])),
            (.array([Self.polygon(2)]), .array([Self.polygon(3)])),
            (.string("a"), .string("b")), (.number(1), .string("b")),
            (.object(OpaqueValue(NSObject())), .object(OpaqueValue(NSObject()))),
            (.array([.string("a")]), .array([.string("b")])),
        ]
        for (from, to) in atOnce {
            for fraction in [-0.2, 0, 0.5, 1.3] {
                #expect(from.interpolated(to: to, fraction: fraction, timeFraction: 0) == from)
                #expect(from.interpolated(to: to, fraction: fraction, timeFraction: 0.1) == to)
            }
        }
    }

    @Test("a quarter turn passes the eighth; a full turn does not move")
    func transforms() {
        let identity = AnimatableValue.transform(CATransform3DIdentity)
        let quarter = AnimatableValue.transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        let half = identity.interpolated(to: quarter, fraction: 0.5).asTransform
        #expect(abs((half?.m11 ?? 0) - 0.5.squareRoot()) < 1e-12)
        #expect(abs((half?.m12 ?? 0) - 0.5.squareRoot()) < 1e-12)
        let full = AnimatableValue.transform(CATransform3DMakeRotation(2 * .pi, 0, 0, 1))
        let still = identity.interpolated(to: full, fraction: 0.5).asTransform
        #expect(abs((still?.m11 ?? 0) - 1) < 1e-12)
    }

    @Test("transforms add by concatenation, the added one first")
    func addition() {
        let value = AnimatableValue.transform(CATransform3DMakeTranslation(5, 0, 0))
        let base = AnimatableValue.transform(CATransform3DMakeScale(2, 3, 1))
        #expect(value.added(to: base).asTransform?.m41 == 10)
        let taken = value.added(to: base).subtracting(value).asTransform
        #expect(taken?.m41 == 0 && taken?.m11 == 2)
        #expect(value.repeated(3).asTransform?.m41 == 15)
        #expect(value.repeated(0).asTransform?.m41 == 0)
        #expect(value.repeated(4e15).asTransform?.m41.isFinite == true)
    }

    @Test("value functions make their transform and refuse other arities")
    func valueFunctions() {
        #expect(ValueFunction.scaleY.transform(of: .number(3))?.m22 == 3)
        #expect(ValueFunction.translateX.transform(of: .number(7))?.m41 == 7)
        let three = AnimatableValue.array([.number(1), .number(2), .number(3)])
        #expect(ValueFunction.translate.transform(of: three)?.m43 == 3)
        #expect(ValueFunction.scale.transform(of: three)?.m22 == 2)
        #expect(ValueFunction.scale.transform(of: .number(2)) == nil)
        #expect(ValueFunction.rotateZ.transform(of: three) == nil)
        #expect(ValueFunction.rotateZ.transform(of: .string("x")) == nil)
        for function in ValueFunction.allCases {
            #expect(function.transform(of: function.neutralValue).map(CATransform3DIsIdentity) == true)
        }
    }
}
