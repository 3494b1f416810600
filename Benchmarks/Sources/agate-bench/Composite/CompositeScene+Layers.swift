import AgateDisplay
import AgatePixels
import Foundation
import QuartzCore

/// The scenes as layer trees. Everything that moves does so by a running animation, a whole swing in ``swingSeconds``.
extension CompositeScene {
    /// Frames a second: a power of two, so that frames fall on places that are the same for all engines to the bit.
    static let rate = 64.0

    private static let swingSeconds = 32 / rate

    /// Adds the scene below a root whose points are pixels.
    func add(below root: CALayer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        let picture = image.map {
            CGImage(ImageBuffer(width: $0.width, height: $0.height, pixels: $0.pixels))
        }
        if let particles, let picture {
            root.addSublayer(particles.emitter(picture, in: root.bounds))
            root.addSublayer(particles.replicator(picture, in: root.bounds))
            return
        }
        let all = CALayer()
        all.frame = root.bounds
        if blur > 0 { all.filters = [LayerFilter.gaussianBlur(radius: blur)] }
        root.addSublayer(all)
        for item in items { all.addSublayer(layer(item, picture)) }
    }

    private func layer(_ item: Item, _ picture: CGImage?) -> CALayer {
        let layer: CALayer
        let place: Place
        switch item {
        case .quad(let quad):
            layer = CALayer()
            layer.contents = picture
            layer.opacity = Float(quad.opacity)
            place = quad.place
        case .box(let box):
            layer = box.layer
            place = box.place
        case .group(let group):
            layer = group.layer
            place = group.place
        }
        layer.bounds = CGRect(origin: .zero, size: place.size)
        layer.position = place.center
        if place.angle != 0 { layer.setAffineTransform(CGAffineTransform(rotationAngle: place.angle)) }
        layer.shouldRasterize = keepsPictures && place.moves
        place.animate(layer)
        return layer
    }

    fileprivate static func swing(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
        let swing = CABasicAnimation(keyPath: keyPath)
        swing.fromValue = from
        swing.toValue = to
        swing.duration = swingSeconds
        swing.autoreverses = true
        swing.repeatCount = .infinity
        return swing
    }
}

extension CompositeScene.Place {
    /// Makes a layer swing around its place.
    func animate(_ layer: CALayer) {
        let reach = CompositeScene.reach
        if velocity != .zero {
            let way = CGPoint(x: velocity.x * reach, y: velocity.y * reach)
            let swing = CompositeScene.swing(
                "position",
                from: CGPoint(x: center.x - way.x, y: center.y - way.y),
                to: CGPoint(x: center.x + way.x, y: center.y + way.y)
            )
            layer.add(swing, forKey: "move")
        }
        if spin != 0 {
            let (from, to) = (angle - spin * reach, angle + spin * reach)
            layer.add(CompositeScene.swing("transform.rotation.z", from: from, to: to), forKey: "turn")
        }
    }
}

extension CompositeScene.Box {
    fileprivate var layer: CALayer {
        let layer = CALayer()
        layer.backgroundColor = fill.cgColor
        layer.cornerRadius = radius
        layer.borderWidth = borderWidth
        layer.borderColor = border.cgColor
        if let shadow {
            layer.shadowRadius = shadow.sigma
            layer.shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
            layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            layer.shadowOpacity = Float(shadow.color.alpha) / 255
        }
        return layer
    }
}

extension CompositeScene.Group {
    fileprivate var layer: CALayer {
        let layer = CALayer()
        for (frame, color) in zip(boxes, [colors.0, colors.1]) {
            let box = CALayer()
            box.frame = frame
            box.backgroundColor = color.cgColor
            layer.addSublayer(box)
        }
        switch kind {
        case .opacity: layer.opacity = 0.6
        case .clip:
            layer.cornerRadius = place.size.height * 0.15
            layer.masksToBounds = true
        case .mask:
            let mask = CAGradientLayer()
            mask.frame = CGRect(origin: .zero, size: place.size)
            mask.colors = [
                CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 0, alpha: 0),
            ]
            layer.mask = mask
        }
        return layer
    }

    /// Where its two boxes lie in it.
    private var boxes: [CGRect] {
        let (width, height) = (place.size.width, place.size.height)
        let (start, second, side) = kind == .clip ? (-0.1, 0.3, 0.8) : (0, 0.25, 0.75)
        return [start, second].map {
            CGRect(x: width * $0, y: height * $0, width: width * side, height: height * side)
        }
    }
}

extension CompositeScene.Particles {
    /// When all particles are there, in seconds.
    static let lifetime = 8.0

    fileprivate func emitter(_ picture: CGImage, in bounds: CGRect) -> CALayer {
        let cell = CAEmitterCell()
        cell.contents = picture
        cell.birthRate = Float(Double(emitted) / Self.lifetime)
        cell.lifetime = Float(Self.lifetime)
        cell.velocity = 60
        cell.velocityRange = 40
        cell.emissionRange = 2 * .pi
        cell.scale = 0.75
        cell.scaleRange = 0.25
        cell.spin = 1
        cell.spinRange = 1
        cell.alphaSpeed = -0.1
        let emitter = CAEmitterLayer()
        emitter.frame = bounds
        emitter.emitterShape = .rectangle
        emitter.emitterMode = .surface
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: bounds.midY)
        emitter.emitterSize = size
        emitter.emitterCells = [cell]
        return emitter
    }

    fileprivate func replicator(_ picture: CGImage, in bounds: CGRect) -> CALayer {
        let replicator = CAReplicatorLayer()
        replicator.frame = bounds
        replicator.instanceCount = copies
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / Double(copies), 0, 0, 1)
        replicator.instanceDelay = 0.02
        let place = CompositeScene.Place(
            center: CGPoint(x: bounds.midX + bounds.height * 0.35, y: bounds.midY),
            size: CGSize(width: side, height: side),
            velocity: CGPoint(x: 2, y: 0),
            spin: 0.05
        )
        let layer = CALayer()
        layer.contents = picture
        layer.bounds = CGRect(origin: .zero, size: place.size)
        layer.position = place.center
        place.animate(layer)
        replicator.addSublayer(layer)
        return replicator
    }
}

extension RasterScene.Color {
    fileprivate var cgColor: CGColor {
        CGColor(
            red: Double(red) / 255,
            green: Double(green) / 255,
            blue: Double(blue) / 255,
            alpha: Double(alpha) / 255
        )
    }
}
