package import UIKit

/// An image view that plays three images: underneath, a discrete keyframe animation of its layer's contents.
package final class ImageFrames: Program {
    package static let description = ProgramDescription(
        name: "image-frames",
        title: "An image view plays three images",
        duration: 5
    )

    package let controller = ImageFramesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        controller.log = stage.log
        window.rootViewController = controller
    }
}

/// A beacon that sends: one, two, three waves.
package final class ImageFramesController: CardController {
    package let imageView = UIImageView(frame: CGRect(x: 40, y: 40, width: 120, height: 120))
    var log: (String) -> Void = { print($0) }

    package override func viewDidLoad() {
        super.viewDidLoad()
        button.isHidden = true
        layerView.center.y = view.bounds.midY
        imageView.animationImages = (1...3).map(Self.beacon)
        imageView.animationDuration = 2.5
        layerView.addSubview(imageView)
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        imageView.startAnimating()
        for key in imageView.layer.animationKeys() ?? [] {
            log(imageView.layer.animation(forKey: key)?.debugDescription ?? "(null)")
        }
    }

    /// A picture with some waves lit.
    private static func beacon(waves: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120)).image { _ in
            let foot = CGPoint(x: 60, y: 88)
            Palette.blue.setFill()
            UIBezierPath(ovalIn: CGRect(x: foot.x - 9, y: foot.y - 9, width: 18, height: 18)).fill()
            for wave in 1...3 {
                let arc = UIBezierPath(
                    arcCenter: foot,
                    radius: 6 + 20 * CGFloat(wave),
                    startAngle: -.pi * 0.77,
                    endAngle: -.pi * 0.23,
                    clockwise: true
                )
                arc.lineWidth = 10
                arc.lineCapStyle = .round
                (wave <= waves ? Palette.blue : Palette.mist).setStroke()
                arc.stroke()
            }
        }
    }
}
