import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

@Suite("Transactions")
struct TransactionTests {
    @Test("nesting: values go in, changes do not come out", .claim("D24", "9.3"))
    func nesting() {
        onStage { _ in
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setDisableActions(true)
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 1)
            #expect(CATransaction.disableActions())
            CATransaction.setAnimationDuration(2)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 1)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(!CATransaction.disableActions())
        }
    }

    @Test("values: arbitrary keys are kept per transaction", .claim("9.2"))
    func arbitraryKeys() {
        onStage { _ in
            CATransaction.begin()
            CATransaction.setValue("x", forKey: "mine")
            #expect(CATransaction.value(forKey: "mine") as? String == "x")
            CATransaction.setValue(NSNumber(value: 3), forKey: kCATransactionAnimationDuration)
            #expect(CATransaction.animationDuration() == 3)
            CATransaction.commit()
            #expect(CATransaction.value(forKey: "mine") == nil)
        }
    }

    @Test("unmatched calls do no harm", .claim("9.4"))
    func unmatched() {
        onStage { _ in
            CATransaction.commit()
            CATransaction.flush()
            CATransaction.unlock()
            CATransaction.lock()
            CATransaction.unlock()
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(CATransaction.completionBlock() == nil)
        }
    }

    @Test(
        "completion: with no animations it runs in the next turn, once; two blocks both run",
        .claim("D25", "9.8", "9.9")
    )
    func completionWithoutAnimations() {
        onStage { display in
            var runs: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { runs.append("first") }
            CATransaction.setCompletionBlock { runs.append("second") }
            CATransaction.commit()
            #expect(runs == [])
            #expect(CATransaction.completionBlock() == nil)
            display.advance(by: 0)
            #expect(runs == ["first", "second"])
            display.advance(by: 1)
            #expect(runs == ["first", "second"])

            CATransaction.begin()
            CATransaction.setCompletionBlock { runs.append("cleared") }
            CATransaction.setCompletionBlock(nil)
            #expect(CATransaction.completionBlock() == nil)
            CATransaction.commit()
            display.advance(by: 0)
            #expect(runs == ["first", "second", "cleared"])
        }
    }

    @Test("completion: the block of the outer transaction waits for the outer commit", .claim("9.9"))
    func nestedCompletion() {
        onStage { display in
            var runs = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { runs += 1 }
            CATransaction.begin()
            #expect(CATransaction.completionBlock() != nil)
            CATransaction.commit()
            display.advance(by: 1)
            #expect(runs == 0)
            CATransaction.commit()
            display.advance(by: 0)
            #expect(runs == 1)
        }
    }

    @Test("completion: waits for every animation, removed ones count as done", .claim("9.8", "9.11"))
    func completionWaits() {
        onStage { display in
            let layer = display.addLayer()
            var ranAt: Double?
            CATransaction.begin()
            CATransaction.setCompletionBlock { ranAt = CACurrentMediaTime() }
            let endless = CABasicAnimation(keyPath: "opacity")
            endless.fromValue = 0
            endless.repeatCount = .infinity
            layer.add(endless, forKey: "endless")
            layer.zPosition = 4
            CATransaction.commit()
            display.advance(by: 5)
            #expect(ranAt == nil)
            layer.removeAnimation(forKey: "endless")
            display.advance(by: 1)
            #expect(ranAt != nil)
        }
    }

    @Test("duration of the transaction goes to animations without one", .claim("9.14", "2.22"))
    func durationForAdded() {
        onStage { display in
            let layer = display.addLayer()
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
            CATransaction.commit()
            #expect(layer.animation(forKey: "a")?.duration == 3)
            #expect(layer.animation(forKey: "a")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
        }
    }

    @Test("two displays on two threads do not disturb each other")
    func twoThreads() async {
        let results = await withTaskGroup(of: [Double].self) { group in
            for offset in 0..<4 {
                group.addTask {
                    onStage { display in
                        let layer = display.addLayer()
                        layer.zPosition = CGFloat(offset + 1)
                        var seen: [Double] = []
                        for _ in 0..<10 {
                            display.advance(by: 0.02)
                            seen.append(Double(layer.presentation()?.zPosition ?? -1) / Double(offset + 1))
                        }
                        return seen
                    }
                }
            }
            var all: [[Double]] = []
            for await result in group { all.append(result) }
            return all
        }
        for result in results.dropFirst() {
            for (a, b) in zip(result, results[0]) { expectClose(a, b, within: 1e-12) }
        }
    }
}
