import CoreGraphics
import Foundation
import QuartzCore

/// The masks that the pairs are made of: all but ``hidden`` and ``elsewhere`` let the middle through.
enum PairedMask: String, CaseIterable, Sendable {
    case none, plain, between, translucent, image, rounded, border
    case filled, evenOdd, stroked, filledAndStroked, translucentShape, fadedShape, shapeOfBounds, shapeBeyond,
        wideStroke
    case axial, radial, conic
    case text, replicator, transform
    case maskedMask, maskWithSublayers, shapeWithSublayers, shadowed, filtered, blended, cutting, turned,
        tilted
    case hidden, elsewhere

    /// Whether the middle of the masked layer is to be seen.
    var isSeen: Bool { self != .hidden && self != .elsewhere }

    /// The mask, nil for none.
    func make() -> CALayer? {
        switch self {
        case .none: return nil
        case .plain, .between, .translucent, .image, .rounded, .border, .axial, .radial, .conic, .text,
            .replicator, .transform:
            return made(of: layer)
        case .filled, .evenOdd, .stroked, .filledAndStroked, .translucentShape, .fadedShape, .shapeOfBounds,
            .shapeBeyond, .wideStroke,
            .shapeWithSublayers, .shadowed, .filtered, .blended, .cutting, .turned, .tilted, .hidden,
            .elsewhere:
            return shape()
        case .maskedMask:
            let mask = plain(CGRect(x: 0, y: 0, width: 24, height: 24))
            mask.mask = Self.filled.shape()
            return mask
        case .maskWithSublayers:
            let mask = CALayer()
            mask.frame = CGRect(origin: .zero, size: PairedLayer.size)
            mask.addSublayer(plain(CGRect(x: 1, y: 2, width: 8, height: 20)))
            mask.addSublayer(plain(CGRect(x: 6, y: 7, width: 16.5, height: 9.5)))
            return mask
        }
    }

    private var layer: PairedLayer {
        switch self {
        case .between: .between
        case .translucent: .translucent
        case .image: .image
        case .rounded: .rounded
        case .border: .roundedBorder
        case .axial: .axial
        case .radial: .radial
        case .conic: .conic
        case .text: .text
        case .replicator: .replicator
        case .transform: .transform
        default: .plain
        }
    }

    private func made(of kind: PairedLayer) -> CALayer {
        let mask = kind.make()
        if let gradient = mask as? CAGradientLayer {
            gradient.colors = [
                CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 0, alpha: 0.6),
            ]
        }
        return mask
    }

    private func plain(_ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        return layer
    }

    private func shape() -> CAShapeLayer {
        let mask = CAShapeLayer()
        mask.frame = CGRect(origin: .zero, size: PairedLayer.size)
        mask.fillColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        mask.path = CGPath(ellipseIn: CGRect(x: 2, y: 1, width: 20, height: 21), transform: nil)
        switch self {
        case .evenOdd:
            let path = CGMutablePath()
            path.addRect(CGRect(x: 3, y: 3, width: 18, height: 18))
            path.addRect(CGRect(x: 5, y: 5, width: 3, height: 3))
            mask.path = path
            mask.fillRule = .evenOdd
        case .stroked, .wideStroke:
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 4, y: 12))
            path.addLine(to: CGPoint(x: 20, y: 12))
            mask.path = path
            mask.fillColor = nil
            mask.strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            mask.lineWidth = self == .stroked ? 7 : 40
        case .filledAndStroked:
            mask.strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            mask.lineWidth = 4
        case .translucentShape: mask.fillColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.7)
        case .fadedShape: mask.opacity = 0.7
        case .shapeOfBounds:
            mask.path = CGPath(rect: CGRect(origin: .zero, size: PairedLayer.size), transform: nil)
        case .shapeBeyond:
            mask.path = CGPath(rect: CGRect(x: -5, y: 3, width: 40, height: 17), transform: nil)
        case .shapeWithSublayers: mask.addSublayer(plain(CGRect(x: 0, y: 0, width: 5, height: 5)))
        case .shadowed:
            mask.shadowOpacity = 1
            mask.shadowOffset = CGSize(width: 3, height: 3)
            mask.shadowRadius = 0
        case .filtered: mask.filters = [LayerFilter.gaussianBlur(radius: 2)]
        case .blended: mask.compositingFilter = "multiplyBlendMode"
        case .cutting:
            mask.masksToBounds = true
            mask.path = CGPath(rect: CGRect(x: -5, y: 3, width: 40, height: 17), transform: nil)
        case .turned: mask.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        case .tilted:
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 80
            mask.transform = CATransform3DRotate(transform, 0.6, 1, 0, 0)
        case .hidden: mask.isHidden = true
        case .elsewhere: mask.position.x += 200
        default: break
        }
        return mask
    }
}
