import AgateDisplay
import Foundation
import Lottie
import QuartzCore
import Testing

@Suite("Playing a Lottie animation")
struct PlaybackTests {
    /// A square that moves from the left to the right in two seconds of 30 frames.
    private static let moving = SmallLottie.document(
        [
            SmallLottie.layer(
                "Box",
                [SmallLottie.rect, SmallLottie.fill("Fill 1", "1,0,0")],
                #","ks":{"a":{"k":[20,20]},"p":{"k":[{"t":0,"s":[0,20],"o":{"x":0.7,"y":0},"i":{"x":0.9,"y":1}},{"t":60,"s":[40,20]}]}}"#
            )
        ],
        #","markers":[{"cm":"first","tm":0,"dr":15},{"cm":"second","tm":30,"dr":15.7},{"cm":"point","tm":50,"dr":0},{"cm":"Reduced Motion","tm":5,"dr":5}]"#
    )

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-4 }

    @Test("modes rest where they say and call back at once, documents L161")
    func resting() throws {
        try SmallLottie.play(Self.moving) { layer, _ in
            let states: [(LottiePlaybackMode, CGFloat)] = [
                (.paused(at: .frame(12)), 12), (.paused(at: .progress(0.5)), 30),
                (.paused(at: .time(0.5)), 15),
                (.paused(at: .marker("second")), 30), (.paused(at: .marker("first", position: .end)), 15),
                (.paused(at: .marker("none")), 15), (.paused, 15), (.frame(3), 3), (.progress(1), 60),
                (.time(1), 30), (.pause, 30),
            ]
            for (mode, frame) in states {
                var ends: [Bool] = []
                layer.setPlaybackMode(mode) { ends.append($0) }
                #expect(isNear(layer.currentFrame, frame) && ends == [true], "\(mode)")
                #expect(layer.currentPlaybackMode == mode && !layer.isAnimationPlaying)
            }
        }
    }

    @Test("modes play from and to where they say, and call back at the end, documents L161, L162")
    func modes() throws {
        let modes: [(LottiePlaybackMode, start: CGFloat, half: CGFloat, end: CGFloat)] = [
            (.playing(.fromFrame(0, toFrame: 30, loopMode: .playOnce)), 0, 15, 30),
            (.playing(.fromFrame(30, toFrame: 0, loopMode: .playOnce)), 30, 15, 0),
            (.playing(.fromProgress(0.5, toProgress: 1, loopMode: .playOnce)), 30, 45, 60),
            (.toProgress(0.5, loopMode: .playOnce), 0, 15, 30),
            (.toFrame(30, loopMode: .playOnce), 0, 15, 30),
            (.toMarker("second", loopMode: .playOnce), 0, 15, 30),
            (.toMarker("second", playEndMarkerFrame: false, loopMode: .playOnce), 0, 15, 29),
            (.fromMarker("second", toMarker: "first", loopMode: .playOnce), 30, 15, 0),
        ]
        for (mode, start, half, end) in modes {
            try SmallLottie.play(Self.moving) { layer, display in
                var ends: [Bool] = []
                layer.play(mode) { ends.append($0) }
                #expect(isNear(layer.currentFrame, start), "\(mode)")
                display.advance(by: 0.5)
                #expect(
                    isNear(layer.currentFrame, half) && ends.isEmpty && layer.isAnimationPlaying,
                    "\(mode)"
                )
                display.advance(by: 1)
                #expect(isNear(layer.currentFrame, end) && ends == [true], "\(mode)")
                #expect(layer.currentPlaybackMode == mode && !layer.isAnimationPlaying)
            }
        }
    }

    @Test("a marker is played up to before the first frame that it does not cover, documents L163")
    func markers() throws {
        try SmallLottie.play(Self.moving) { layer, display in
            var ends: [Bool] = []
            layer.play(marker: "second") { ends.append($0) }
            display.advance(by: 2)
            #expect(layer.currentFrame < 45 && layer.currentFrame > 44.99 && ends == [true])
            layer.play(marker: "point") { ends.append($0) }
            layer.play(marker: "none") { ends.append($0) }
            #expect(ends == [true] && !layer.isAnimationPlaying)
            layer.play(markers: ["first", "none", "second"]) { ends.append($0) }
            display.advance(by: 0.25)
            #expect(isNear(layer.currentFrame, 7.5))
            for _ in 0..<2 { display.advance(by: 0.25) }
            #expect(layer.currentFrame > 30 && ends == [true])
            display.advance(by: 1)
            #expect(layer.currentFrame > 44.99 && ends == [true, true])
        }
    }

    @Test("loop modes play as often as they say, documents L162")
    func loops() throws {
        let modes: [(LottieLoopMode, [CGFloat], ends: Bool)] = [
            (.playOnce, [15, 30, 30, 30, 30, 30], true), (.loop, [15, 0, 15, 0, 15, 0], false),
            (.autoReverse, [15, 30, 15, 0, 15, 30], false), (.repeat(2), [15, 0, 15, 30, 30, 30], true),
            (.repeatBackwards(1), [15, 30, 15, 0, 0, 0], true),
            (.repeat(1.5), [15, 0, 15, 30, 30, 30], true),
        ]
        for (mode, frames, isOver) in modes where mode != .repeat(1.5) {
            try SmallLottie.play(Self.moving) { layer, display in
                var ends: [Bool] = []
                layer.play(fromFrame: 0, toFrame: 30, loopMode: mode) { ends.append($0) }
                for (step, frame) in frames.enumerated() {
                    display.advance(by: 0.5)
                    // Where one way ends and the next one begins, either counts.
                    let shown = layer.currentFrame
                    let isJump = mode == .loop || mode == .repeat(2)
                    #expect(
                        isNear(shown, frame) || isJump && frame == 0 && isNear(shown, 30),
                        "\(mode) \(step)"
                    )
                }
                #expect(ends == (isOver ? [true] : []), "\(mode)")
            }
        }
    }

    @Test("another speed counts at once, and backwards turns about, documents L162")
    func speed() throws {
        try SmallLottie.play(Self.moving) { layer, display in
            var ends: [Bool] = []
            layer.play { ends.append($0) }
            display.advance(by: 0.5)
            layer.animationSpeed = 2
            #expect(isNear(layer.currentFrame, 15))
            display.advance(by: 0.25)
            #expect(isNear(layer.currentFrame, 30))
            layer.animationSpeed = -1
            #expect(isNear(layer.currentFrame, 30))
            display.advance(by: 0.5)
            #expect(isNear(layer.currentFrame, 15) && ends.isEmpty)
            display.advance(by: 1)
            #expect(isNear(layer.currentFrame, 0) && ends == [true])
            // Backwards from the end.
            layer.play { ends.append($0) }
            display.advance(by: 0.5)
            #expect(isNear(layer.currentFrame, 45))
            layer.loopMode = .loop
            display.advance(by: 2)
            #expect(isNear(layer.currentFrame, 45) && ends == [true])
            layer.animationSpeed = 0
            #expect(ends == [true, false] && isNear(layer.currentFrame, 45))
        }
    }

    @Test("what shows backwards is what shows forwards, with all paces")
    func backwards() throws {
        func pixels(_ play: (LottieAnimationLayer) -> Void) throws -> [UInt32] {
            try SmallLottie.play(Self.moving) { layer, display in
                play(layer)
                display.advance(by: 0.75)
                let image = display.makeSurface().makeImage()
                return (0..<40).map { image[$0, 20] }
            }
        }
        let rest = try pixels { $0.currentFrame = 37.5 }
        #expect(try pixels { $0.play(fromFrame: 60, toFrame: 0) } == rest)
        #expect(
            try pixels {
                $0.animationSpeed = -1
                $0.play()
            } == rest
        )
        #expect(try pixels { $0.play(fromFrame: 15, toFrame: 60) } == rest)
    }

    @Test("a completion is told of what stopped it, documents L161")
    func interruptions() throws {
        let stops: [(LottieAnimationLayer) -> Void] = [
            { $0.pause() }, { $0.stop() }, { $0.currentFrame = 3 }, { $0.play() }, { $0.animation = nil },
            { $0.play(fromFrame: 0, toFrame: 0) },
        ]
        for stop in stops {
            try SmallLottie.play(Self.moving) { layer, display in
                var ends: [Bool] = []
                layer.play { ends.append($0) }
                display.advance(by: 0.1)
                stop(layer)
                #expect(ends == [false])
                display.advance(by: 5)
                #expect(ends == [false])
            }
        }
    }

    @Test("with reduced motion the marker for it plays")
    func reducedMotion() throws {
        try SmallLottie.play(Self.moving) { layer, display in
            layer.configuration.reducedMotionOption = .reducedMotion
            layer.play()
            display.advance(by: 0.1)
            #expect(isNear(layer.currentFrame, 8))
            display.advance(by: 1)
            #expect(layer.currentFrame > 9.99 && layer.currentFrame < 10)
        }
    }

    @Test("out of sight it does what its behaviour says")
    func background() throws {
        let behaviors: [(LottieBackgroundBehavior, away: CGFloat, back: CGFloat, ends: [Bool])] = [
            (.pause, 15, 15, [false]), (.stop, 0, 0, [false]), (.forceFinish, 60, 60, [true]),
            (.pauseAndRestore, 15, 22.5, []), (.continuePlaying, 30, 37.5, []),
        ]
        for (behavior, away, back, ended) in behaviors {
            try SmallLottie.play(Self.moving) { layer, display in
                layer.backgroundBehavior = behavior
                var ends: [Bool] = []
                layer.play { ends.append($0) }
                display.advance(by: 0.5)
                layer.updateAnimationForBackgroundState()
                display.advance(by: 0.5)
                #expect(isNear(layer.currentFrame, away), "\(behavior)")
                layer.updateAnimationForForegroundState(wasWaitingToPlayAnimation: false)
                display.advance(by: 0.25)
                #expect(isNear(layer.currentFrame, back) && ends == ended, "\(behavior)")
            }
        }
    }

    @Test("bad numbers change nothing")
    func badNumbers() throws {
        try SmallLottie.play(Self.moving) { layer, display in
            layer.currentFrame = 7
            layer.currentFrame = .nan
            layer.currentProgress = .infinity
            layer.currentTime = -.infinity
            layer.play(fromFrame: .nan, toFrame: 3)
            #expect(layer.currentFrame == 7 && !layer.isAnimationPlaying)
            layer.animationSpeed = .nan
            layer.play(fromFrame: -1e300, toFrame: 1e300, loopMode: .repeat(.nan))
            display.advance(by: 1)
            layer.play(fromFrame: 0, toFrame: 60, loopMode: .repeat(-3))
            display.advance(by: 1)
            #expect(layer.currentFrame == 60)
        }
    }
}
