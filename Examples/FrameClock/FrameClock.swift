package import UIKit

/// The clock again, with pictures made beforehand: its property chooses one of them.
package final class FrameClock: Program {
    package static let description = ProgramDescription(
        name: "frame-clock",
        title: "A clock that chooses among pictures made beforehand",
        duration: 3.5,
        size: CGSize(width: 320, height: 300)
    )

    package let controller = FrameClockController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for (second, time) in [(0.5, 1.5), (1.25, 4.5), (2.0, 8.0), (2.75, 10.0)] as [(Double, CGFloat)] {
            stage.at(second) { self.controller.clockFace.time = time }
        }
    }
}

/// A clock face that shows the picture nearest to its time.
package final class FrameClockFace: CALayer {
    /// Hours since midnight.
    @LayerProperty package var time: CGFloat = 0

    private static let hoursOnAClockFace: CGFloat = 12
    package let frames: [UIImage]
    /// The number of the picture shown.
    package private(set) var frameIndex = 0

    package init(frames: [UIImage]) {
        self.frames = frames
        super.init()
        bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    }

    package override init(layer: Any) {
        frames = (layer as? FrameClockFace)?.frames ?? []
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) {
        frames = []
        super.init(coder: coder)
    }

    package override class func needsDisplay(forKey key: String) -> Bool {
        key == "time" || super.needsDisplay(forKey: key)
    }

    package override func action(forKey key: String) -> (any CAAction)? {
        guard key == "time" else { return super.action(forKey: key) }
        let animation = CABasicAnimation(keyPath: key)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.fromValue = (presentation() ?? self).time
        return animation
    }

    package override func display() {
        // get interpolated time value
        let time = (presentation() ?? self).time / Self.hoursOnAClockFace

        // fetch frame from a previously defined array of images
        let numberOfFrames = frames.count
        guard numberOfFrames > 0 else { return }
        frameIndex = Int((time * CGFloat(numberOfFrames)).rounded()) % numberOfFrames
        contents = frames[frameIndex].cgImage
    }
}

/// A clock with 24 pictures: one for each half hour.
package final class FrameClockController: UIViewController {
    package let clockFace = FrameClockFace(
        frames: (0..<24).map { FrameClockController.face(at: CGFloat($0) / 2) }
    )

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        clockFace.position = CGPoint(x: view.bounds.size.width / 2, y: 150)
        view.layer.addSublayer(clockFace)
        clockFace.setNeedsDisplay()
    }

    /// A picture of the face at a time in hours.
    private static func face(at time: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { renderer in
            let context = renderer.cgContext
            let face = CGRect(x: 2, y: 2, width: 196, height: 196)
            context.setLineCap(.round)
            context.setFillColor(Palette.card.cgColor)
            context.fillEllipse(in: face)
            context.setStrokeColor(Palette.ink.cgColor)
            context.setLineWidth(4)
            context.strokeEllipse(in: face)
            for hour in 0..<12 {
                hand(from: 84, to: 90, at: CGFloat(hour) / 12, width: 3, in: context)
            }
            hand(from: 0, to: 62, at: time / 12, width: 5, in: context)
            context.setStrokeColor(Palette.coral.cgColor)
            hand(from: 0, to: 80, at: time - floor(time), width: 3, in: context)
        }
    }

    /// A line outwards from the middle, at a part of the whole turn.
    private static func hand(
        from inner: CGFloat,
        to outer: CGFloat,
        at turn: CGFloat,
        width: CGFloat,
        in context: CGContext
    ) {
        let (x, y) = (sin(turn * 2 * .pi), -cos(turn * 2 * .pi))
        context.setLineWidth(width)
        context.move(to: CGPoint(x: 100 + x * inner, y: 100 + y * inner))
        context.addLine(to: CGPoint(x: 100 + x * outer, y: 100 + y * outer))
        context.strokePath()
    }
}
