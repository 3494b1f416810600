import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

/// Does something when an animation starts or stops, and writes it down.
private final class Actor: CAAnimationDelegate {
    var lines: [String] = []
    var onStart: (CAAnimation) -> Void = { _ in }
    var onStop: (CAAnimation, Bool) -> Void = { _, _ in }

    private func name(_ animation: CAAnimation) -> String {
        animation.value(forKey: "name") as? String ?? "?"
    }

    func animationDidStart(_ anim: CAAnimation) {
        lines.append("\(name(anim)) starts")
        onStart(anim)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        lines.append("\(name(anim)) stops \(flag)")
        onStop(anim, flag)
    }
}

@Suite("Callbacks of animations")
struct CallbackTests {
    private func fade(_ name: String, _ actor: Actor, duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = duration
        animation.delegate = actor
        animation.setValue(name, forKey: "name")
        return animation
    }

    @Test(
        "delegates hear in the order of the events, those of one moment in the order of addition",
        .claim("2.26")
    )
    func order() {
        onStage { display in
            let actor = Actor()
            let layer = display.addLayer()
            layer.add(fade("long", actor, duration: 1), forKey: "a")
            layer.add(fade("short", actor, duration: 0.5), forKey: "b")
            layer.add(fade("same", actor, duration: 0.5), forKey: "c")
            display.advance(by: 2)
            #expect(
                actor.lines == [
                    "long starts", "short starts", "same starts", "short stops true", "same stops true",
                    "long stops true",
                ]
            )
        }
    }

    @Test(
        "an animation that its stop replaces by another begins at the end of the first",
        .claim("2.26", "D29")
    )
    func replacedInStop() {
        onStage { display in
            let actor = Actor()
            let layer = display.addLayer()
            actor.onStop = { animation, finished in
                guard finished, animation.value(forKey: "name") as? String == "first" else { return }
                layer.add(fade("second", actor), forKey: "a")
            }
            layer.add(fade("first", actor), forKey: "a")
            display.advance(by: 0)
            display.advance(by: 1)
            #expect(actor.lines == ["first starts", "first stops true", "second starts"])
            #expect(layer.animation(forKey: "a")?.beginTime == 1)
            display.advance(by: 0.5)
            expectClose(layer.presentation()?.opacity, 0.5)
            display.advance(by: 1)
            #expect(actor.lines.last == "second stops true")
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("an animation that its own start removes stops unfinished, once")
    func removedInStart() {
        onStage { display in
            let actor = Actor()
            let layer = display.addLayer()
            actor.onStart = { _ in layer.removeAllAnimations() }
            layer.add(fade("a", actor), forKey: "a")
            display.advance(by: 2)
            #expect(actor.lines == ["a starts", "a stops false"])
        }
    }

    @Test("an animation that is replaced in the start of the one before it", .claim("4.11", "D29"))
    func replacedInStart() {
        onStage { display in
            let actor = Actor()
            let layer = display.addLayer()
            actor.onStart = { animation in
                guard animation.value(forKey: "name") as? String == "first" else { return }
                layer.add(fade("second", actor), forKey: "a")
            }
            layer.add(fade("first", actor), forKey: "a")
            display.advance(by: 3)
            #expect(
                actor.lines == ["first starts", "first stops false", "second starts", "second stops true"]
            )
        }
    }

    @Test("a layer that a callback takes out ends its other animations unfinished", .claim("H5"))
    func removedLayer() {
        onStage { display in
            let actor = Actor()
            let layer = display.addLayer()
            actor.onStop = { animation, finished in
                if finished { layer.removeFromSuperlayer() }
            }
            layer.add(fade("short", actor, duration: 0.5), forKey: "a")
            layer.add(fade("long", actor, duration: 1), forKey: "b")
            display.advance(by: 2)
            #expect(
                actor.lines == [
                    "short starts", "long starts", "short stops true", "long stops false",
                ]
            )
            display.layer.addSublayer(layer)
            display.advance(by: 1)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("a completion block may add animations and set blocks of its own", .claim("9.8", "9.10", "S38"))
    func nestedBlocks() {
        onStage { display in
            let layer = display.addLayer()
            var times: [Double] = []
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setCompletionBlock {
                times.append(display.time)
                #expect(CATransaction.animationDuration() == 0.25)
                CATransaction.begin()
                CATransaction.setCompletionBlock { times.append(display.time) }
                layer.opacity = 1
                CATransaction.commit()
            }
            layer.opacity = 0
            CATransaction.commit()
            display.advance(by: 3)
            #expect(times.count == 2)
            expectClose(times.first, 1, within: 0.02)
            expectClose(times.last, 1.25, within: 0.05)
            expectClose(layer.presentation()?.opacity, 1)
        }
    }

    @Test("groups: each block waits for what was added while it was the newest", .claim("9.8", "9.9"))
    func groups() {
        onStage { display in
            let layer = display.addLayer()
            var log: [String] = []
            CATransaction.begin()
            layer.add(fade("before", Actor(), duration: 9), forKey: nil)
            CATransaction.setCompletionBlock { log.append("outer") }
            layer.add(fade("outer", Actor(), duration: 2), forKey: nil)
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("inner") }
            layer.add(fade("inner", Actor(), duration: 1), forKey: nil)
            CATransaction.commit()
            CATransaction.commit()
            display.advance(by: 0.9)
            #expect(log == [])
            display.advance(by: 0.2)
            #expect(log == ["inner"])
            display.advance(by: 1)
            #expect(log == ["inner", "outer"])
        }
    }

    @Test("an outer block waits for the animations of the inner transaction too", .claim("9.8"))
    func outerWaits() {
        onStage { display in
            let layer = display.addLayer()
            var isDone = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isDone = true }
            CATransaction.begin()
            layer.add(fade("inner", Actor(), duration: 1), forKey: nil)
            CATransaction.commit()
            CATransaction.commit()
            display.advance(by: 0.9)
            #expect(!isDone)
            display.advance(by: 0.2)
            #expect(isDone)
        }
    }

    @Test("a delegate is kept alive by its animation, and let go with it", .claim("2.26"))
    func delegateLifetime() {
        onStage { display in
            weak var known: Actor?
            let layer = display.addLayer()
            do {
                let actor = Actor()
                known = actor
                layer.add(fade("a", actor), forKey: "a")
            }
            display.advance(by: 0.5)
            #expect(known != nil)
            display.advance(by: 1)
            #expect(known == nil)
        }
    }
}
