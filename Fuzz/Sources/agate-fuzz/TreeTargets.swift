import AgateCompositor
import AgateDisplay
import AgatePixels
import AgateScene
import Foundation
import QuartzCore

/// Layer trees with numbers from nowhere: changed, animated, drawn over the last frame, drawn anew, hit, snapshot.
///
/// A frame must come whatever the numbers are, the same over the last frame as anew, within the bound of
/// ``Compositor/surfaceBound(of:threads:)``, and in no more steps than ``maxSteps``.
let treeTargets = [
    FuzzTarget(name: "trees") { bytes in
        let size = CGSize(width: 1 + bytes.choice(80), height: 1 + bytes.choice(60))
        let scale = [1, 1, 1, 2, 0.5, 3][bytes.choice(6)]
        let hasCaches = bytes.bool()
        withUnsafeMutablePointer(to: &bytes) { input in
            ManualDisplay.run(size: size, scale: scale) { display in
                if !hasCaches { display.cacheBudget = 0 }
                var tree = FuzzTree(display)
                for step in 0..<80 where !input.pointee.isAtEnd {
                    tree.step(&input.pointee)
                    // One frame of thousands of copies and particles says as much as ten, and takes seconds.
                    if step % 8 == 7, check(display) > 1 << 13 { return }
                }
                if check(display) > 1 << 13 { return }
                if let layer = tree.layers.last {
                    _ = layer.snapshot(at: input.pointee.number(), scale: 1)
                    _ = layer.convert(input.pointee.point(), to: display.layer)
                }
                _ = display.layer.hitTest(input.pointee.point())
            }
        }
    }
]

/// What a frame of an input's few layers may come to, with all copies and particles.
private let maxSteps = 1 << 19

/// Draws the display's frame in two ways that must agree.
///
/// - Returns: The steps that it took.
private func check(_ display: ManualDisplay) -> Int {
    display.advance(by: 0.03)
    let size = display.pixelSize
    let partial = display.makeSurface()
    let bound = Compositor.surfaceBound(of: size, threads: 1)
    let compositor = Compositor(threads: 1, bandHeight: 7, offscreenBudget: 0)
    let whole = compositor.frame(of: display.tree, at: display.time, size: size, scale: display.scale)
    let statistics = whole.statistics
    precondition(statistics.peakSurfaceBytes <= bound, "surfaces within the bound")
    precondition(statistics.layers <= maxSteps, "layers within the bound")
    precondition(statistics.drawOps <= maxSteps, "steps within the bound")
    for index in 0..<partial.count {
        precondition(
            partial.pixels[index] == whole.surface.pixels[index],
            "the frame drawn over the last one is the one drawn anew"
        )
    }
    return statistics.drawOps
}

/// A tree and the ways to change it.
private struct FuzzTree {
    let display: ManualDisplay
    var layers: [CALayer] = []

    init(_ display: ManualDisplay) { self.display = display }

    private func layer(_ bytes: inout FuzzBytes) -> CALayer {
        let index = bytes.choice(256) % (layers.count + 1)
        return index == layers.count ? display.layer : layers[index]
    }

    mutating func step(_ bytes: inout FuzzBytes) {
        switch bytes.choice(12) {
        case 0, 1: add(&bytes)
        case 2: move(&bytes)
        case 3: animate(layer(&bytes), &bytes)
        case 4: display.advance(by: min(max(bytes.number() / 64, 0), 4))
        case 5: setKind(layer(&bytes), &bytes)
        case 6, 7: setPlace(layer(&bytes), &bytes)
        case 8: setContents(layer(&bytes), &bytes)
        case 9: setClock(layer(&bytes), &bytes)
        default: setLook(layer(&bytes), &bytes)
        }
    }

    private mutating func add(_ bytes: inout FuzzBytes) {
        guard layers.count < 32 else { return }
        let kinds: [() -> CALayer] = [
            { CALayer() }, { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CATransformLayer() },
            { CAReplicatorLayer() }, { CAEmitterLayer() }, { CAScrollLayer() }, { CATextLayer() },
        ]
        let made = kinds[bytes.choice(kinds.count)]()
        made.frame = CGRect(
            x: bytes.choice(32),
            y: bytes.choice(32),
            width: bytes.choice(48),
            height: bytes.choice(48)
        )
        made.backgroundColor = color(&bytes)
        layer(&bytes).addSublayer(made)
        layers.append(made)
    }

    private mutating func move(_ bytes: inout FuzzBytes) {
        let (child, parent) = (layer(&bytes), layer(&bytes))
        guard child !== display.layer else { return }
        var above: CALayer? = parent
        while let next = above {
            if next === child { return }
            above = next.superlayer
        }
        switch bytes.choice(4) {
        case 0: child.removeFromSuperlayer()
        case 1: parent.mask = child
        default: parent.insertSublayer(child, at: UInt32(bytes.choice(4)))
        }
    }

    private func color(_ bytes: inout FuzzBytes) -> CGColor {
        let n = (0..<4).map { _ in CGFloat(bytes.byte()) / 255 }
        return CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    }

    private func size(_ bytes: inout FuzzBytes) -> CGSize {
        CGSize(width: bytes.number(), height: bytes.number())
    }

    private func space(_ bytes: inout FuzzBytes) -> CATransform3D {
        switch bytes.choice(5) {
        case 0: return CATransform3DMakeAffineTransform(bytes.transform())
        case 1: return CATransform3DMakeScale(bytes.number(), bytes.number(), bytes.number())
        case 2: return CATransform3DMakeScale(100_000, bytes.bool() ? 100_000 : 1, 1)
        case 3:
            var transform = CATransform3DIdentity
            transform.m34 = bytes.number() / 1000
            return CATransform3DRotate(
                transform,
                bytes.number(),
                bytes.number(),
                bytes.number(),
                bytes.number()
            )
        default:
            var transform = CATransform3DIdentity
            transform.m11 = bytes.number() / 16
            transform.m14 = bytes.number() / 1000
            transform.m24 = bytes.number() / 1000
            transform.m33 = bytes.number() / 16
            transform.m41 = bytes.number()
            transform.m43 = bytes.number()
            transform.m44 = bytes.number() / 16
            return transform
        }
    }

    private func setPlace(_ layer: CALayer, _ bytes: inout FuzzBytes) {
        switch bytes.choice(11) {
        case 0: layer.frame = bytes.rect()
        case 1: layer.bounds = bytes.rect()
        case 2: layer.position = bytes.point()
        case 3: layer.anchorPoint = bytes.point()
        case 4: layer.zPosition = bytes.number()
        case 5: layer.anchorPointZ = bytes.number()
        case 6: layer.sublayerTransform = space(&bytes)
        case 7: layer.isGeometryFlipped = bytes.bool()
        case 8: layer.isDoubleSided = bytes.bool()
        default: layer.transform = space(&bytes)
        }
    }

    private func setLook(_ layer: CALayer, _ bytes: inout FuzzBytes) {
        switch bytes.choice(22) {
        case 0: layer.backgroundColor = color(&bytes)
        case 1: layer.cornerRadius = bytes.number()
        case 2: layer.borderWidth = bytes.number()
        case 3: layer.borderColor = color(&bytes)
        case 4: layer.masksToBounds = bytes.bool()
        case 5: layer.opacity = Float(bytes.number() / 128)
        case 6: layer.isHidden = bytes.bool()
        case 7: layer.shadowOpacity = Float(bytes.number() / 64)
        case 8: layer.shadowRadius = bytes.number()
        case 9: layer.shadowOffset = size(&bytes)
        case 10: layer.shadowPath = CGPath(rect: bytes.rect(), transform: nil)
        case 11: layer.allowsGroupOpacity = bytes.bool()
        case 12:
            layer.compositingFilter =
                ["multiplyBlendMode", "copy", "xor", "hueBlendMode", "destIn"][bytes.choice(5)]
        case 13: layer.shouldRasterize = bytes.bool()
        case 14: layer.rasterizationScale = bytes.number()
        case 15: layer.maskedCorners = CACornerMask(rawValue: UInt(bytes.byte()))
        case 16: layer.cornerCurve = bytes.bool() ? .continuous : .circular
        case 17, 18: layer.filters = filters(&bytes)
        case 19: layer.backgroundFilters = filters(&bytes)
        case 20: layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(bytes.byte()))
        default: layer.allowsEdgeAntialiasing = bytes.bool()
        }
    }

    private func filters(_ bytes: inout FuzzBytes) -> [LayerFilter] {
        (0..<bytes.choice(3)).map { _ in
            switch bytes.choice(5) {
            case 0, 1: .gaussianBlur(radius: bytes.number(), normalizesEdges: bytes.bool())
            case 2: .dropShadow(radius: bytes.number(), offset: size(&bytes), color: color(&bytes))
            case 3: .colorMatrix(bytes.numbers(20).map { CGFloat($0 / 16) })
            default: .colorInvert()
            }
        }
    }

    private func setContents(_ layer: CALayer, _ bytes: inout FuzzBytes) {
        switch bytes.choice(7) {
        case 0, 1:
            let pixels = (0..<12).map { UInt32($0) &* 0x1020_3040 | 0xFF00_0000 }
            layer.contents = CGImage(ImageBuffer(width: 4, height: 3, pixels: pixels))
        case 2: layer.contentsRect = bytes.rect()
        case 3: layer.contentsCenter = bytes.rect()
        case 4: layer.contentsScale = bytes.number()
        case 5:
            layer.contentsGravity = [.center, .resizeAspect, .resizeAspectFill, .topLeft][bytes.choice(4)]
        default:
            let filter: CALayerContentsFilter = [.nearest, .linear, .trilinear][bytes.choice(3)]
            layer.minificationFilter = filter
            layer.magnificationFilter = filter
            layer.minificationFilterBias = Float(bytes.number())
        }
    }

    private func setKind(_ layer: CALayer, _ bytes: inout FuzzBytes) {
        switch layer {
        case let shape as CAShapeLayer:
            switch bytes.choice(6) {
            case 0, 1: shape.path = CGPath(bytes.path())
            case 2: shape.strokeColor = color(&bytes)
            case 3: shape.lineWidth = bytes.number()
            case 4: (shape.strokeStart, shape.strokeEnd) = (bytes.number() / 128, bytes.number() / 128)
            default: shape.lineDashPattern = bytes.numbers(bytes.choice(4)).map { NSNumber(value: $0) }
            }
        case let gradient as CAGradientLayer:
            switch bytes.choice(4) {
            case 0: gradient.colors = (0..<bytes.choice(5)).map { _ in color(&bytes) }
            case 1: gradient.locations = bytes.numbers(bytes.choice(5)).map { NSNumber(value: $0 / 128) }
            case 2: gradient.type = [.axial, .radial, .conic][bytes.choice(3)]
            default: (gradient.startPoint, gradient.endPoint) = (bytes.point(), bytes.point())
            }
        case let replicator as CAReplicatorLayer:
            switch bytes.choice(5) {
            case 0: replicator.instanceCount = bytes.choice(16) == 0 ? 1 << 30 : bytes.choice(9)
            case 1: replicator.instanceTransform = space(&bytes)
            case 2: replicator.instanceDelay = bytes.number()
            case 3: replicator.preservesDepth = bytes.bool()
            default: replicator.instanceAlphaOffset = Float(bytes.number() / 64)
            }
        case let emitter as CAEmitterLayer:
            let cell = CAEmitterCell()
            cell.contents = CGImage(
                ImageBuffer(width: 2, height: 2, pixels: [0xFFFF_FFFF, 0, 0xFF00_00FF, 0xFFFF_0000])
            )
            cell.birthRate = Float(bytes.number())
            cell.lifetime = Float(bytes.number() / 16)
            cell.velocity = bytes.number()
            cell.emissionRange = bytes.number()
            cell.scale = bytes.number() / 16
            cell.spin = bytes.number()
            emitter.emitterSize = size(&bytes)
            emitter.emitterShape = [.point, .line, .rectangle, .circle, .sphere][bytes.choice(5)]
            emitter.emitterCells = [cell]
        case let scroll as CAScrollLayer: scroll.scroll(to: bytes.point())
        default: layer.backgroundColor = color(&bytes)
        }
    }

    private func setClock(_ layer: CALayer, _ bytes: inout FuzzBytes) {
        switch bytes.choice(3) {
        case 0: layer.speed = Float(bytes.number())
        case 1: layer.timeOffset = bytes.number()
        default: layer.beginTime = bytes.number()
        }
    }

    private func animate(_ layer: CALayer, _ bytes: inout FuzzBytes) {
        if bytes.choice(5) == 0 {
            let transition = CATransition()
            transition.type = [.fade, .push, .moveIn, .reveal][bytes.choice(4)]
            transition.startProgress = Float(bytes.number() / 128)
            transition.duration = bytes.number() / 16
            layer.add(transition, forKey: nil)
            return
        }
        let paths = [
            "position", "position.x", "bounds.size.width", "opacity", "transform.rotation.y",
            "transform.scale",
            "shadowRadius", "cornerRadius", "zPosition", "borderWidth", "strokeEnd", "lineWidth",
            "bounds.origin",
        ]
        let path = paths[bytes.choice(paths.count)]
        let animation = CABasicAnimation(keyPath: path)
        let isPoint = path == "position" || path == "bounds.origin"
        animation.fromValue = isPoint ? NSValue(cgPoint: bytes.point()) : NSNumber(value: bytes.number())
        animation.toValue = isPoint ? NSValue(cgPoint: bytes.point()) : NSNumber(value: bytes.number())
        animation.duration = bytes.number() / 16
        animation.repeatCount = Float(bytes.choice(3))
        animation.isAdditive = bytes.bool()
        layer.add(animation, forKey: bytes.bool() ? "a" : nil)
    }
}
