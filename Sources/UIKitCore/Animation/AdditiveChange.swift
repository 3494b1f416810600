import AgateScene
import CoreGraphics
import Foundation
import QuartzCore

/// The old value of a property that views animate by adding a vanishing difference.
///
/// Source: claims 16.6, 16.7.
enum AdditiveChange {
    case position(CGPoint)
    case bounds(CGRect)
    case transform(CATransform3D)
    case cornerRadius(CGFloat)

    /// One animation: the difference at the start, and none at the end.
    struct Part {
        let keyPath: String
        let from: Any
        let to: Any
    }

    init?(key: String, of layer: CALayer) {
        switch EngineProperty(key: key) {
        case .position: self = .position(layer.position)
        case .bounds: self = .bounds(layer.bounds)
        case .transform: self = .transform(layer.transform)
        case .cornerRadius: self = .cornerRadius(layer.cornerRadius)
        default: return nil
        }
    }

    /// The animations from the old value to the one that the layer has now; nil where no difference leads
    /// there, as to a transform that flattens everything.
    func parts(to layer: CALayer) -> [Part]? {
        switch self {
        case .position(let old):
            let new = layer.position
            return [Part(.property(.position), from: point(old.x - new.x, old.y - new.y), to: point(0, 0))]
        case .bounds(let old):
            let new = layer.bounds
            return [
                Part(
                    .component(.bounds, .origin),
                    from: point(old.minX - new.minX, old.minY - new.minY),
                    to: point(0, 0)
                ),
                Part(
                    .component(.bounds, .size),
                    from: size(old.width - new.width, old.height - new.height),
                    to: size(0, 0)
                ),
            ]
        case .transform(let old):
            let new = layer.transform
            let inverse = CATransform3DInvert(new)
            let check = CATransform3DConcat(inverse, new)
            guard abs(check.m11 - 1) < 1e-6, abs(check.m22 - 1) < 1e-6, abs(check.m33 - 1) < 1e-6 else {
                return nil
            }
            return [
                Part(
                    .property(.transform),
                    from: NSValue(caTransform3D: CATransform3DConcat(old, inverse)),
                    to: NSValue(caTransform3D: CATransform3DIdentity)
                )
            ]
        case .cornerRadius(let old):
            return [
                Part(
                    .property(.cornerRadius),
                    from: NSNumber(value: Double(old - layer.cornerRadius)),
                    to: NSNumber(value: 0.0)
                )
            ]
        }
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> NSValue { NSValue(cgPoint: CGPoint(x: x, y: y)) }

    private func size(_ width: CGFloat, _ height: CGFloat) -> NSValue {
        NSValue(cgSize: CGSize(width: width, height: height))
    }
}

extension AdditiveChange.Part {
    /// An animation of a property or of a part of one.
    init(_ target: PropertyTarget, from: Any, to: Any) {
        self.init(keyPath: target.keyPath, from: from, to: to)
    }
}
