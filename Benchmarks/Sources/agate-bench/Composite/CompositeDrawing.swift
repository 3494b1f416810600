import AgateCompositor
import AgateDisplay
import AgatePixels
import Foundation
import QuartzCore

/// A scene made ready for our compositor: its layers are made and committed before the clock runs; what is timed is the
/// render side's work for a frame, from evaluating the animations to the last pixel.
final class CompositeDrawing {
    private let display: ManualDisplay
    private let target: RenderTarget
    private var number = 0
    private let size: PixelSize

    private init(_ display: ManualDisplay, hasParticles: Bool, threads: Int) {
        self.display = display
        target = RenderTarget(Compositor(threads: threads))
        size = PixelSize(display.size, scale: 1)
        // Particles have to be born before they are drawn.
        if hasParticles {
            number = Int(CompositeScene.Particles.lifetime * CompositeScene.rate) / 64 * 64 + 64
        }
    }

    /// Runs a closure while a scene's layers are on a display.
    static func run<Result>(
        _ scene: CompositeScene,
        threads: Int,
        _ body: (CompositeDrawing) throws -> Result
    ) rethrows -> Result {
        let size = CGSize(width: scene.width, height: scene.height)
        return try run(size, hasParticles: scene.particles != nil, threads: threads, scene.add, body)
    }

    /// Runs a closure while layers are on a display.
    ///
    /// - Parameter add: Gets the root layer.
    static func run<Result>(
        _ size: CGSize,
        hasParticles: Bool = false,
        threads: Int,
        _ add: (CALayer) -> Void,
        _ body: (CompositeDrawing) throws -> Result
    ) rethrows -> Result {
        try ManualDisplay.run(size: size) { display in
            add(display.layer)
            display.advance(by: 0)
            return try body(CompositeDrawing(display, hasParticles: hasParticles, threads: threads))
        }
    }

    /// The bytes that may be kept from frame to frame.
    var cacheBudget: Int {
        get { target.compositor.cacheBudget }
        set { target.compositor.cacheBudget = newValue }
    }

    /// Draws the next frame.
    func draw() {
        update(at: Double(number) / CompositeScene.rate)
        number += 1
    }

    /// Draws the next frame as if there had been none before.
    func drawAll() {
        target.reset()
        draw()
    }

    /// Draws the frame of a time.
    func update(at time: Double) {
        target.update(to: display.scene, at: time, size: size, scale: 1)
    }

    /// How many pictures of their own the last frame took.
    var offscreenPasses: Int { target.statistics.offscreenPasses }

    /// The pixels of the first frame.
    func picture() -> [UInt32] {
        let first = target.compositor.frame(of: display.tree, at: 0, size: size, scale: 1)
        return Array(UnsafeBufferPointer(start: first.surface.pixels, count: first.surface.count))
    }

    /// The processor time of a frame, that of all threads together, in seconds: what a busy machine does not change much.
    func processorSeconds(frames: Int) -> Double {
        let before = Stopwatch.processSeconds()
        for _ in 0..<frames { draw() }
        return (Stopwatch.processSeconds() - before) / Double(frames)
    }

    /// The middle of the seconds of some frames after two cold ones.
    ///
    /// - Parameters:
    ///   - budget: How long to go on, in seconds.
    ///   - isWhole: Whether each frame is drawn as if there had been none before.
    ///   - clock: Which clock counts.
    func frameSeconds(budget: Double, isWhole: Bool = false, clock: (() -> Void) -> Double) -> Double {
        var readings: [Double] = []
        var spent = 0.0
        while readings.count < 4 || (spent < budget && readings.count < 400) {
            readings.append(clock { if isWhole { drawAll() } else { draw() } })
            if readings.count > 2 { spent += readings[readings.count - 1] }
        }
        let warm = readings.dropFirst(2).sorted()
        return warm[warm.count / 2]
    }
}
