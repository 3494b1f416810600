package import UIKit

/// One picture in six strips that fold like a map.
///
/// Where strips meet their edges are not smoothed, so no seam shows.
package final class FoldingMap: Program {
    package static let description = ProgramDescription(
        name: "folding-map",
        title: "A picture folds like a map: parts of contents, hinges in space, edges without seams",
        duration: 5,
        size: CGSize(width: 420, height: 280),
        background: Palette.paper,
        framesPerSecond: 30
    )

    package let controller = FoldingMapController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// Each strip hangs on the one before it.
package final class FoldingMapController: UIViewController {
    package private(set) var strips: [CALayer] = []
    private let size = CGSize(width: 360, height: 200)
    private let count = 6
    private let length = 5.0
    private let steps = 50

    package override func viewDidLoad() {
        super.viewDidLoad()
        let desk = CAGradientLayer()
        desk.frame = view.bounds.insetBy(dx: -90, dy: -90)
        desk.type = .radial
        desk.startPoint = CGPoint(x: 0.5, y: 0.4)
        desk.endPoint = CGPoint(x: 1.15, y: 1.15)
        desk.colors = [Palette.rgb(0xFB_F6_EC), Palette.rgb(0xE2_D5_C3)]
        view.layer.addSublayer(desk)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 800
        view.layer.sublayerTransform = CATransform3DRotate(eye, 0.3, 1, 0, 0)

        // Folded, the map is narrower; it stays in the middle.
        let map = CATransformLayer()
        map.frame = CGRect(
            x: view.bounds.midX - size.width / 2,
            y: view.bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
        view.layer.addSublayer(map)
        animate(map, "transform.translation.x") { size.width / 2 * (1 - cos(fold(at: $0))) }
        let picture = Landscape(size: size)
        picture.cornerRadius = 0
        let image = UIGraphicsImageRenderer(size: size).image { picture.render(in: $0.cgContext) }
        var parent: CALayer = map
        for index in 0..<count { parent = addStrip(index, of: image, to: parent) }
    }

    /// How far the map is folded at a part of the time, in radians.
    private func fold(at part: CGFloat) -> CGFloat {
        let swing = (1 - cos(2 * .pi * part)) / 2
        return 1.22 * swing * swing * (3 - 2 * swing)
    }

    /// A hinge at the right edge of the strip before, and a strip on it.
    private func addStrip(_ index: Int, of image: UIImage, to parent: CALayer) -> CALayer {
        let width = size.width / CGFloat(count)
        let hinge = CATransformLayer()
        hinge.bounds = CGRect(x: 0, y: 0, width: width, height: size.height)
        hinge.anchorPoint = CGPoint(x: 0, y: 0.5)
        hinge.position = CGPoint(x: index == 0 ? 0 : width, y: size.height / 2)
        parent.addSublayer(hinge)
        // Every other crease rises from the desk; none sinks below it, where the desk would hide it.
        let turn: CGFloat = index == 0 ? -1 : index.isMultiple(of: 2) ? -2 : 2
        animate(hinge, "transform.rotation.y") { turn * fold(at: $0) }

        let strip = CALayer()
        strip.frame = hinge.bounds
        strip.contents = image.cgImage
        strip.contentsRect = CGRect(
            x: CGFloat(index) / CGFloat(count),
            y: 0,
            width: 1 / CGFloat(count),
            height: 1
        )
        // Only the outline of the whole map is smooth.
        strip.allowsEdgeAntialiasing = true
        strip.edgeAntialiasingMask = [.layerTopEdge, .layerBottomEdge]
        if index == 0 { strip.edgeAntialiasingMask.insert(.layerLeftEdge) }
        if index == count - 1 { strip.edgeAntialiasingMask.insert(.layerRightEdge) }
        hinge.addSublayer(strip)
        strips.append(strip)

        // The light comes from one side.
        let shade = CALayer()
        shade.frame = strip.bounds
        shade.allowsEdgeAntialiasing = true
        shade.edgeAntialiasingMask = strip.edgeAntialiasingMask
        shade.backgroundColor = index.isMultiple(of: 2) ? Palette.rgb(0x10_0C_28) : Palette.rgb(0xFF_F4_E0)
        strip.addSublayer(shade)
        let depth: CGFloat = index.isMultiple(of: 2) ? 0.5 : 0.16
        animate(shade, "opacity") { depth * sin(fold(at: $0)) }
        return hinge
    }

    /// Samples of a function of the time, again and again.
    private func animate(_ layer: CALayer, _ keyPath: String, _ value: (CGFloat) -> CGFloat) {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = (0...steps).map { value(CGFloat($0) / CGFloat(steps)) }
        animation.duration = length
        animation.repeatCount = .infinity
        layer.add(animation, forKey: keyPath)
    }
}
