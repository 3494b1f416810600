import Foundation
import Lottie
import QuartzCore

/// The layers of an animation on our compositor, as large as the samples are drawn.
final class LottieDrawing {
    private let drawing: CompositeDrawing
    private let rate: Double

    private init(_ drawing: CompositeDrawing, rate: Double) {
        (self.drawing, self.rate) = (drawing, rate)
    }

    /// Runs a closure while the layers are on a display.
    static func run<Result>(
        _ animation: LottieAnimation,
        threads: Int,
        _ body: (LottieDrawing) -> Result
    ) -> Result {
        let longest = max(animation.size.width, animation.size.height)
        let scale = CGFloat(LottieSamples.side) / longest
        let size = CGSize(
            width: (animation.size.width * scale).rounded(.down),
            height: (animation.size.height * scale).rounded(.down)
        )
        return CompositeDrawing.run(size, threads: threads) { root in
            let layer = animation.makeLayer()
            layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
            layer.transform = CATransform3DMakeScale(scale, scale, 1)
            root.addSublayer(layer)
        } _: {
            body(LottieDrawing($0, rate: animation.framerate))
        }
    }

    /// Draws a frame.
    func draw(_ frame: Int) { drawing.update(at: Double(frame) / rate) }
}
