import CoreGraphics
import Foundation
import QuartzCore

/// The kinds of layers, and the ways in which layers show something, that the pairs are made of: each shows something in the middle of 24 by 24
/// points.
enum PairedLayer: String, CaseIterable, Sendable {
    case plain, translucent, between, border, rounded, roundedBorder, sharp
    case image, exactImage, stretchedImage
    case filled, stroked, filledAndStroked, manyPoints
    case axial, radial, conic
    case text, replicator, emitter, tiled, transform, scroll, sublayers, nothing

    /// Whether the layer shows something, on a display and by `render(in:)`.
    var isSeen: Bool { self != .nothing }

    /// Whether the layer shows something by `render(in:)`, which draws no tiles and no particles of layers that are on no display.
    var isSeenInContexts: Bool { ![.nothing, .emitter, .tiled].contains(self) }

    /// By how much a picture with short cuts may differ from one without, of 255, whatever the effect: copies that fade are no groups.
    var rounding: Int { self == .replicator ? 2 : 0 }

    static let size = CGSize(width: 24, height: 24)

    /// Makes the layer, its frame at the origin.
    func make() -> CALayer {
        let layer = bare()
        if self == .between {
            layer.frame = CGRect(x: 1.3, y: 0.6, width: 21.5, height: 22.2)
        } else {
            layer.frame = CGRect(origin: .zero, size: Self.size)
        }
        layer.allowsEdgeAntialiasing = self != .sharp
        return layer
    }

    private func bare() -> CALayer {
        switch self {
        case .plain, .between, .sharp: return plain(.blue)
        case .translucent: return plain(CGColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.6))
        case .border, .rounded, .roundedBorder:
            let layer = plain(CGColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 1))
            if self != .rounded {
                layer.borderWidth = 2.5
                layer.borderColor = CGColor(red: 0.6, green: 0, blue: 0.7, alpha: 0.8)
            }
            if self != .border { layer.cornerRadius = 7 }
            return layer
        case .image, .exactImage, .stretchedImage:
            let layer = CALayer()
            layer.contents = Self.picture(side: self == .exactImage ? 24 : 10)
            if self == .stretchedImage {
                layer.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
            }
            return layer
        case .filled, .stroked, .filledAndStroked, .manyPoints:
            let layer = CAShapeLayer()
            layer.path =
                self == .manyPoints
                ? Self.star : CGPath(ellipseIn: CGRect(x: 2, y: 3, width: 19, height: 18), transform: nil)
            layer.fillColor = self == .stroked ? nil : CGColor(red: 0.1, green: 0.6, blue: 0.9, alpha: 1)
            if self == .stroked || self == .filledAndStroked {
                layer.strokeColor = CGColor(red: 0.9, green: 0.5, blue: 0, alpha: 1)
                layer.lineWidth = self == .stroked ? 3 : 2
            }
            if self == .stroked {
                let path = CGMutablePath()
                path.move(to: CGPoint(x: 3, y: 4))
                path.addLine(to: CGPoint(x: 21, y: 20))
                path.addLine(to: CGPoint(x: 20, y: 5))
                layer.path = path
            }
            return layer
        case .axial, .radial, .conic:
            let layer = CAGradientLayer()
            layer.colors = [CGColor.red, CGColor.blue, CGColor(red: 0, green: 1, blue: 0, alpha: 0.7)]
            layer.type = self == .axial ? .axial : self == .radial ? .radial : .conic
            layer.startPoint = self == .axial ? CGPoint(x: 0, y: 0.2) : CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
            return layer
        case .text:
            let layer = CATextLayer()
            layer.string = "HH\nHH"
            layer.fontSize = 15
            layer.foregroundColor = CGColor(red: 0.3, green: 0, blue: 0, alpha: 1)
            layer.frame = CGRect(origin: .zero, size: Self.size)
            layer.displayIfNeeded()
            return layer
        case .replicator:
            let layer = CAReplicatorLayer()
            layer.instanceCount = 4
            layer.instanceTransform = CATransform3DMakeTranslation(4, 4, 0)
            layer.instanceRedOffset = -0.2
            layer.instanceAlphaOffset = -0.1
            layer.addSublayer(child(CGRect(x: 2, y: 2, width: 9, height: 8), .red))
            return layer
        case .emitter:
            let cell = CAEmitterCell()
            cell.contents = Self.picture(side: 8)
            cell.birthRate = 40
            cell.lifetime = 10
            let layer = CAEmitterLayer()
            layer.emitterPosition = CGPoint(x: 12, y: 12)
            layer.emitterShape = .rectangle
            layer.emitterSize = CGSize(width: 12, height: 12)
            layer.emitterCells = [cell]
            return layer
        case .tiled:
            let layer = StripedTiles()
            layer.tileSize = CGSize(width: 16, height: 16)
            layer.setNeedsDisplay()
            return layer
        case .transform:
            let layer = CATransformLayer()
            layer.addSublayer(child(CGRect(x: 3, y: 4, width: 14, height: 15), .red))
            layer.addSublayer(child(CGRect(x: 9, y: 8, width: 12, height: 13), .blue))
            return layer
        case .scroll:
            let layer = CAScrollLayer()
            layer.addSublayer(child(CGRect(x: -6, y: 5, width: 40, height: 13), .red))
            return layer
        case .sublayers:
            let layer = CALayer()
            layer.addSublayer(child(CGRect(x: -4, y: 2, width: 20, height: 15), .red))
            layer.addSublayer(
                child(
                    CGRect(x: 6, y: 6, width: 22, height: 14),
                    CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
                )
            )
            return layer
        case .nothing: return CALayer()
        }
    }

    private func plain(_ color: CGColor) -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = color
        return layer
    }

    private func child(_ frame: CGRect, _ color: CGColor) -> CALayer {
        let layer = plain(color)
        layer.frame = frame
        return layer
    }

    /// An opaque picture of a few colours.
    static func picture(side: Int) -> CGImage? {
        let space = CGColorSpaceCreateDeviceRGB()
        let context = CGContext(
            data: nil,
            width: side,
            height: side,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        guard let context else { return nil }
        for index in 0..<side {
            let part = CGFloat(index) / CGFloat(side)
            context.setFillColor(CGColor(red: part, green: 1 - part, blue: 0.5, alpha: 1))
            context.fill(CGRect(x: index, y: 0, width: 1, height: side))
        }
        return context.makeImage()
    }

    /// A path of more than the points from which on coverage is kept, whose middle is filled.
    static var star: CGPath {
        let path = CGMutablePath()
        for corner in 0..<40 {
            let radius = corner % 2 == 0 ? 11.0 : 7.0
            let angle = Double(corner) * .pi / 20
            let point = CGPoint(x: 12 + radius * cos(angle), y: 12 + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

/// A tiled layer that shows its tiles at once.
final class StripedTiles: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval { 0 }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(red: 0.8, green: 0.8, blue: 0, alpha: 1))
        ctx.fill(bounds)
        ctx.setFillColor(CGColor(red: 0, green: 0.4, blue: 0.4, alpha: 1))
        ctx.fill(CGRect(x: 3, y: 0, width: 5, height: 24))
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
