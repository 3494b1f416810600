import AgateDisplay
import AgateInspector
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Inspecting animations")
struct AnimationRecordTests {
    @Test("an animation tells its time, its pace and its values", .claim("W53"))
    func basic() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            run.display.advance(to: 1)
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (0, 80, 2)
            move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            square.add(move, forKey: "move")
            run.display.advance(to: 2)
            let record = run.call("anim.list")[0] ?? .null
            #expect(record["key"]?.asString == "move")
            #expect(record["begin"] == .number(1) && record["end"] == .number(3))
            #expect(record["progress"] == .number(0.5) && record["phase"]?.asString == "active")
            #expect(record["timingFunction"] == .array([0.42, 0, 0.58, 1].map { .number($0) }))
            let curve = record["curve"]?.asArray?.compactMap(\.asNumber) ?? []
            #expect(curve.count == 65 && curve.first == 0 && curve.last == 1)
            #expect(abs((curve.count > 32 ? curve[32] : 0) - 0.5) < 1e-6)
            let samples = record["samples"]?[0]?.asArray?.compactMap(\.asNumber) ?? []
            #expect(samples.first == 0 && samples.last == 80)
            #expect(run.call("anim.get", #"{"id":"\#(record["id"]?.asString ?? "")"}"#) == record)
        }
    }

    @Test("the code makes the same animation anew")
    func code() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let spring = CASpringAnimation(keyPath: "transform.scale")
            (spring.fromValue, spring.toValue, spring.duration, spring.damping) = (0.5, 1, 1.5, 8)
            square.add(spring, forKey: "grow")
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.duration, fade.beginTime) = (0, 0.5, 0.25)
            let move = CAKeyframeAnimation(keyPath: "position")
            move.values = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4.5)]
            move.keyTimes = [0, 1]
            move.calculationMode = .cubic
            let group = CAAnimationGroup()
            (group.animations, group.duration, group.repeatCount) = ([fade, move], 2, .infinity)
            square.add(group, forKey: "both")
            run.display.advance(to: 0.1)
            #expect(
                run.call("anim.list")[0]?["code"]?.asString == """
                    let scaleAnimation = CASpringAnimation(keyPath: "transform.scale")
                    scaleAnimation.fromValue = 0.5
                    scaleAnimation.toValue = 1
                    scaleAnimation.damping = 8
                    scaleAnimation.duration = 1.5
                    layer.add(scaleAnimation, forKey: "grow")

                    """
            )
            #expect(
                run.call("anim.list")[1]?["code"]?.asString == """
                    let opacityAnimation = CABasicAnimation(keyPath: "opacity")
                    opacityAnimation.fromValue = 0
                    opacityAnimation.beginTime = 0.25
                    opacityAnimation.duration = 0.5
                    let positionAnimation = CAKeyframeAnimation(keyPath: "position")
                    positionAnimation.values = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4.5)]
                    positionAnimation.keyTimes = [0, 1]
                    positionAnimation.calculationMode = .cubic
                    let group = CAAnimationGroup()
                    group.animations = [opacityAnimation, positionAnimation]
                    group.duration = 2
                    group.repeatCount = .infinity
                    layer.add(group, forKey: "both")

                    """
            )
        }
    }

    @Test("values of every kind are written down as code")
    func codeOfValues() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let turn = CABasicAnimation(keyPath: "transform")
            turn.fromValue = CATransform3DIdentity
            turn.toValue = CATransform3DMakeTranslation(5, 0, 0)
            turn.timingFunction = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
            turn.duration = 1
            square.add(turn, forKey: nil)
            let tint = CABasicAnimation(keyPath: "backgroundColor")
            tint.toValue = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
            tint.duration = 1
            tint.fillMode = .both
            tint.isRemovedOnCompletion = false
            square.add(tint, forKey: "a \"quoted\" key")
            run.display.advance(to: 0.1)
            #expect(
                run.call("anim.list")[0]?["code"]?.asString == """
                    let transformAnimation = CABasicAnimation(keyPath: "transform")
                    transformAnimation.fromValue = CATransform3DIdentity
                    transformAnimation.toValue = CATransform3D(m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 5, m42: 0, m43: 0, m44: 1)
                    transformAnimation.duration = 1
                    transformAnimation.timingFunction = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
                    layer.add(transformAnimation, forKey: nil)

                    """
            )
            #expect(
                run.call("anim.list")[1]?["code"]?.asString == """
                    let backgroundColorAnimation = CABasicAnimation(keyPath: "backgroundColor")
                    backgroundColorAnimation.toValue = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
                    backgroundColorAnimation.duration = 1
                    backgroundColorAnimation.fillMode = .both
                    backgroundColorAnimation.isRemovedOnCompletion = false
                    layer.add(backgroundColorAnimation, forKey: "a \\"quoted\\" key")

                    """
            )
        }
    }

    @Test("a group has its members in its own time, and a spring its numbers")
    func groups() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let spring = CASpringAnimation(keyPath: "opacity")
            (spring.fromValue, spring.duration, spring.beginTime) = (0, 1, 1)
            let group = CAAnimationGroup()
            (group.animations, group.duration) = ([spring], 4)
            square.add(group, forKey: "both")
            run.display.advance(to: 1.5)
            let record = run.call("anim.list")[0]
            let member = record?["members"]?[0]
            #expect(member?["begin"] == .number(1) && member?["end"] == .number(2))
            #expect(member?["progress"] == .number(0.5))
            #expect(member?["spring"]?["stiffness"] == .number(100))
            #expect(member?["code"] == nil)
        }
    }

    @Test("an animation that changes nothing says why")
    func flaws() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let move = CABasicAnimation(keyPath: "positon")
            (move.toValue, move.duration) = (CGPoint.zero, 2)
            square.add(move, forKey: "move")
            run.display.advance(to: 0.5)
            let flaw = run.call("anim.list")[0]?["flaws"]?[0]?.asString
            #expect(flaw == "no property has the key path \"positon\"; \"position\" may be meant")
        }
    }

    @Test("the timing of an animation is changed by a message, and the animation begins anew")
    func editing() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
            square.add(fade, forKey: "fade")
            run.display.advance(to: 1)
            let call =
                #"{"node":"\#(run.id(of: "square"))","key":"fade","duration":4,"timingFunction":[0,0,1,1]}"#
            #expect(run.code("anim.set", call) == -32002)
            run.inspector.mayEdit = true
            #expect(run.code("anim.set", call) == nil)
            #expect(square.animation(forKey: "fade")?.duration == 4)
            #expect(run.code("anim.replay", #"{"node":"\#(run.id(of: "square"))","key":"fade"}"#) == nil)
            run.display.advance(to: 2)
            #expect(run.property("opacity", of: "square")["presentation"] == .number(0.25))
            #expect(run.code("anim.remove", #"{"node":"\#(run.id(of: "square"))","key":"fade"}"#) == nil)
            #expect(square.animationKeys() == nil)
            let wrong = #"{"node":"\#(run.id(of: "square"))","key":"fade","duration":-1}"#
            #expect(run.code("anim.set", wrong) == -32602)
        }
    }
}
