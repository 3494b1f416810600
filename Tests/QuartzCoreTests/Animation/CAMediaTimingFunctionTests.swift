import AgateTestSupport
import AgateTiming
import Foundation
import QuartzCore
import Testing

@Suite("CAMediaTimingFunction and CAValueFunction")
struct CAMediaTimingFunctionTests {
    @Test(
        "the built-in functions have Apple's control points",
        arguments: [
            (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]),
            (.easeIn, [0.42, 0, 1, 1]),
            (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]),
            (.default, [0.25, 0.1, 0.25, 1]),
        ]
    )
    func controlPoints(name: CAMediaTimingFunctionName, expected: [Float]) {
        let function = CAMediaTimingFunction(name: name)
        #expect(points(of: function) == [0, 0] + expected + [1, 1])
        #expect(function.description == name.rawValue)
    }

    @Test("an index outside of the four points writes nothing", .claim("3.2"))
    func badIndex() {
        let function = CAMediaTimingFunction(name: .easeIn)
        var room: [Float] = [7, 7]
        function.getControlPoint(at: 4, values: &room)
        function.getControlPoint(at: -1, values: &room)
        #expect(room == [7, 7])
    }

    @Test("functions are equal when their control points are")
    func equality() {
        let custom = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
        #expect(custom == CAMediaTimingFunction(name: .default))
        #expect(custom.hash == CAMediaTimingFunction(name: .default).hash)
        #expect(custom != CAMediaTimingFunction(name: .linear))
        #expect(custom.description == "(0.25, 0.1, 0.25, 1)")
        let unknown = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "bouncy"))
        #expect(unknown == CAMediaTimingFunction(name: .linear))
    }

    @Test("the curves have the values that were observed on Apple's systems", .claim("3.4", "3.5"))
    func observed() {
        let observed: [(CAMediaTimingFunction, Double)] = [
            (CAMediaTimingFunction(name: .default), 0.926527),
            (CAMediaTimingFunction(name: .easeInEaseOut), 0.772850),
            (CAMediaTimingFunction(name: .easeIn), 0.515911),
            (CAMediaTimingFunction(name: .easeOut), 0.846581),
            (CAMediaTimingFunction(name: .linear), 0.669997),
            (CAMediaTimingFunction(controlPoints: 0.1, 1, 1, 0.2), 0.589449),
        ]
        // Apple's own solver is off by about 3e-6.
        for (function, expected) in observed {
            #expect(abs(function.curve.value(at: 0.67) - expected) < 1e-5, "\(function)")
        }
    }

    @Test("a function survives an archive")
    func archive() throws {
        let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        let data = try NSKeyedArchiver.archivedData(withRootObject: function, requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAMediaTimingFunction.self, from: data)
        #expect(restored == function)
    }

    @Test("a value function is the same object for the same name, and none for an unknown one")
    func valueFunctions() {
        let names: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
            .translateY, .translateZ,
        ]
        for name in names {
            let function = CAValueFunction(name: name)
            #expect(function?.name == name)
            #expect(function != nil && function === CAValueFunction(name: name))
        }
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")) == nil)
    }

    private func points(of function: CAMediaTimingFunction) -> [Float] {
        (0...3).flatMap { index in
            var point: [Float] = [-1, -1]
            function.getControlPoint(at: index, values: &point)
            return point
        }
    }
}
