package import UIKit

/// Pictures in and out of files, and how they are sampled.
///
/// Above: pixels enlarged to their nearest neighbours and smoothly, and a chequered plane that leans back, sampled
/// in three ways. In the middle: rings too fine for their size, shrunk in four qualities. Below: a photo as a PNG file
/// and as three ever smaller JPEG files, two animated files, the eight orientations, and bubbles that keep their corners.
package final class ImagesAndSampling: Program {
    package static let description = ProgramDescription(
        name: "images-and-sampling",
        title: "Images: sampling, shrinking, files, orientations, resizable parts",
        duration: 3,
        size: CGSize(width: 480, height: 420)
    )

    package let controller = ImagesAndSamplingController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// The page, row by row.
package final class ImagesAndSamplingController: UIViewController {
    package private(set) var planes: [CALayer] = []
    package private(set) var files: [UIImageView] = []
    package private(set) var bubbles: [UIImageView] = []

    package override func viewDidLoad() {
        super.viewDidLoad()
        addEnlarged()
        addPlanes()
        addShrunk()
        addFiles()
        addOrientations()
        addBubbles()
    }

    /// A figure of 12 by 12 pixels, twelve times as large, which turns.
    private func addEnlarged() {
        let figure = TestPictures.figure()
        for (index, filter) in [CALayerContentsFilter.nearest, .linear].enumerated() {
            let layer = CALayer()
            layer.contents = figure.cgImage
            layer.allowsEdgeAntialiasing = true
            layer.magnificationFilter = filter
            layer.bounds = CGRect(x: 0, y: 0, width: 72, height: 72)
            layer.position = CGPoint(x: 62 + 96 * CGFloat(index), y: 64)
            view.layer.addSublayer(layer)
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.fromValue = -0.4
            turn.toValue = 0.4
            turn.duration = 1.5
            turn.autoreverses = true
            turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(turn, forKey: "turn")
        }
    }

    /// A chequered plane that leans back, in three ways of sampling.
    private func addPlanes() {
        let board = TestPictures.board()
        for (index, filter) in [CALayerContentsFilter.nearest, .linear, .trilinear].enumerated() {
            let stage = CALayer()
            stage.frame = CGRect(x: 212 + 84 * CGFloat(index), y: 20, width: 76, height: 88)
            stage.masksToBounds = true
            stage.cornerRadius = 6
            stage.backgroundColor = Palette.mist.cgColor
            var depth = CATransform3DIdentity
            depth.m34 = -1 / 90
            stage.sublayerTransform = depth
            let plane = CALayer()
            plane.contents = board.cgImage
            plane.allowsEdgeAntialiasing = true
            plane.minificationFilter = filter
            plane.magnificationFilter = filter == .nearest ? .nearest : .linear
            plane.bounds = CGRect(x: 0, y: 0, width: 240, height: 240)
            plane.anchorPoint = CGPoint(x: 0.5, y: 1)
            plane.position = CGPoint(x: 38, y: 88)
            plane.transform = CATransform3DMakeRotation(1.15, 1, 0, 0)
            stage.addSublayer(plane)
            view.layer.addSublayer(stage)
            planes.append(plane)
        }
    }

    /// Rings that come ever closer, at a fifth of their size, in the qualities of a context.
    private func addShrunk() {
        let rings = TestPictures.rings()
        let qualities: [CGInterpolationQuality] = [.none, .low, .medium, .high]
        for (index, quality) in qualities.enumerated() {
            let size = CGSize(width: 84, height: 84)
            let small = UIGraphicsImageRenderer(size: size).image { context in
                context.cgContext.interpolationQuality = quality
                rings.draw(in: CGRect(origin: .zero, size: size))
            }
            let imageView = UIImageView(image: small)
            imageView.frame.origin = CGPoint(x: 20 + 118.6 * CGFloat(index), y: 126)
            view.addSubview(imageView)
        }
    }

    /// The same photo through files of two formats, and two files that play.
    private func addFiles() {
        let photo = TestPictures.photo()
        var pictures = [photo.pngData().flatMap { UIImage(data: $0) }]
        for quality in [0.9, 0.3, 0.02] {
            pictures.append(photo.jpegData(compressionQuality: quality).flatMap { UIImage(data: $0) })
        }
        for file in [SpinningFiles.gif, SpinningFiles.webp] { pictures.append(try? UIImage(reading: file)) }
        for (index, picture) in pictures.enumerated() {
            let imageView = UIImageView(
                frame: CGRect(x: 20 + 75.2 * CGFloat(index), y: 228, width: 64, height: 64)
            )
            imageView.contentMode = .scaleAspectFit
            imageView.layer.magnificationFilter = .nearest
            imageView.image = picture
            view.addSubview(imageView)
            files.append(imageView)
        }
    }

    /// One figure, stored in eight ways and the right way up by its orientation, and the pixels as they lie.
    private func addOrientations() {
        guard let pixels = TestPictures.flag().cgImage else { return }
        for number in 0..<8 {
            guard let orientation = UIImage.Orientation(rawValue: number) else { continue }
            let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
            let imageView = UIImageView(image: image)
            imageView.layer.magnificationFilter = .nearest
            imageView.center = CGPoint(x: 44 + 56 * CGFloat(number), y: 322)
            view.addSubview(imageView)
        }
    }

    /// A bubble whose corners stay as it grows; its stripes are repeated, or stretched.
    private func addBubbles() {
        let bubble = TestPictures.bubble()
        let insets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        for (index, mode) in [UIImage.ResizingMode.tile, .stretch].enumerated() {
            let image = bubble.resizableImage(withCapInsets: insets, resizingMode: mode)
            let imageView = UIImageView(image: image)
            imageView.frame = CGRect(x: 20 + 226 * CGFloat(index), y: 360, width: 214, height: 44)
            view.addSubview(imageView)
            bubbles.append(imageView)
        }
    }
}
