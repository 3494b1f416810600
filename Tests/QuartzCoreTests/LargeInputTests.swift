import AgateDisplay
import Foundation
import QuartzCore
import Testing

// What would grow with the square of its input, or take the stack, never ends here; nothing is measured.
@Suite("Layers and large input")
struct LargeInputTests {
    @Test("time: a trillion seconds pass at once while an animation without end runs")
    func farFuture() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let layer = CALayer()
            layer.speed = 0.5
            display.layer.addSublayer(layer)
            let inner = CALayer()
            layer.addSublayer(inner)
            display.advance(by: 0)
            for target in [display.layer, layer, inner] {
                let endless = CABasicAnimation(keyPath: "opacity")
                endless.fromValue = 0
                endless.duration = 2
                endless.repeatCount = .infinity
                target.add(endless, forKey: "endless")
            }
            display.advance(by: 1e12)
            #expect(display.time == 1e12)
            #expect(inner.animationKeys() == ["endless"])
        }
    }

    @Test("time: what ends on a long way ends in order, at its refresh, in layers with clocks of their own")
    func eventsOnTheWay() {
        final class Log: CAAnimationDelegate {
            var lines: [String] = []
            func animationDidStart(_ anim: CAAnimation) { note("start", anim) }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note("stop", anim) }
            func note(_ event: String, _ anim: CAAnimation) {
                lines.append(
                    "\(event) \(anim.value(forKey: "name") ?? "") at \(ManualDisplay.current?.time ?? -1)"
                )
            }
        }
        ManualDisplay.run(size: CGSize(width: 10, height: 10), refreshRate: 10) { display in
            let log = Log()
            func animate(_ layer: CALayer, _ name: String, begin: Double, duration: Double) {
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = 0
                animation.beginTime = begin
                animation.duration = duration
                animation.delegate = log
                animation.setValue(name, forKey: "name")
                layer.add(animation, forKey: name)
            }
            let slow = CALayer()
            slow.speed = 0.5
            let late = CALayer()
            late.beginTime = 1000
            let still = CALayer()
            still.speed = 0
            let back = CALayer()
            back.speed = -1
            back.timeOffset = 50
            for layer in [slow, late, still, back] { display.layer.addSublayer(layer) }
            display.advance(by: 0)
            animate(display.layer, "plain", begin: 5.05, duration: 10)
            animate(slow, "slow", begin: 100, duration: 100)
            animate(late, "late", begin: 3, duration: 1)
            animate(still, "still", begin: 3, duration: 1)
            animate(back, "back", begin: 80, duration: 1)
            let endless = CABasicAnimation(keyPath: "position")
            endless.repeatCount = .infinity
            endless.duration = 1
            display.layer.add(endless, forKey: "endless")
            display.advance(by: 1e9)
            #expect(
                log.lines == [
                    "start plain at 5.1", "stop plain at 15.1", "start slow at 200.0", "stop slow at 400.0",
                    "start late at 1003.0", "stop late at 1004.0",
                ]
            )
        }
    }

    @Test("animations: 300 000 with keys of their own on one layer")
    func manyAnimations() {
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        for number in 0..<300_000 { layer.add(animation, forKey: "\(number)") }
        #expect(layer.animationKeys()?.count == 300_000)
        #expect(layer.animation(forKey: "299999") != nil && layer.animation(forKey: "300000") == nil)
        layer.add(animation, forKey: "7")
        #expect(layer.animationKeys()?.last == "7" && layer.animationKeys()?[7] == "8")
        layer.removeAnimation(forKey: "8")
        #expect(layer.animationKeys()?[7] == "9" && layer.animation(forKey: "8") == nil)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil && layer.animation(forKey: "9") == nil)
    }

    @Test("resizing: sublayers 100 000 deep follow the size of the first")
    func deepResizing() {
        let top = CALayer()
        top.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        var last = top
        for _ in 0..<100_000 {
            let next = CALayer()
            next.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            next.autoresizingMask = .layerWidthSizable
            last.addSublayer(next)
            last = next
        }
        top.bounds.size.width = 150
        #expect(last.bounds.size.width == 150)
    }

    @Test("arbitrary keys: a chain of 100 000 layers is freed")
    func keyedChain() {
        weak var end: CALayer?
        do {
            let first = CALayer()
            var last = first
            for _ in 0..<100_000 {
                let next = CALayer()
                last.setValue(next, forKey: "next")
                last = next
            }
            end = last
        }
        #expect(end == nil)
    }

    @Test("masks of masks and emitter cells in cells, 100 000 deep, are freed")
    func otherChains() {
        weak var end: CALayer?
        weak var lastCell: CAEmitterCell?
        do {
            let first = CALayer()
            var last = first
            for _ in 0..<100_000 {
                let next = CALayer()
                last.mask = next
                last = next
            }
            end = last
            let cell = CAEmitterCell()
            var inner = cell
            for _ in 0..<100_000 {
                let next = CAEmitterCell()
                inner.emitterCells = [next]
                inner = next
            }
            lastCell = inner
        }
        #expect(end == nil && lastCell == nil)
    }

    @Test("a tree 4 000 deep: conversion, layout, printing, dump, archive")
    func deepTree() throws {
        let top = CALayer()
        var last = top
        for _ in 0..<4_000 {
            let next = CALayer()
            next.frame = CGRect(x: 1, y: 0, width: 5, height: 5)
            last.addSublayer(next)
            last = next
        }
        #expect(last.convert(CGPoint.zero, to: top) == CGPoint(x: 4_000, y: 0))
        #expect(top.convert(CGPoint.zero, to: last) == CGPoint(x: -4_000, y: 0))
        #expect(last.convertTime(3, to: top) == 3)
        last.setNeedsLayout()
        top.layoutIfNeeded()
        #expect(!last.needsLayout())
        #expect(top.dump().utf8.count > 4_000)
        #expect(!top.debugDescription.isEmpty)
        let data = try NSKeyedArchiver.archivedData(withRootObject: top, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
        var depth = 0
        var current = read
        while let next = current.sublayers?.first {
            depth += 1
            current = next
        }
        #expect(depth == 4_000)
    }
}
