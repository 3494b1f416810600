import CoreGraphics
import Foundation
import QuartzCore

/// The printed form of views.
///
///     <UIView: 0x…; frame = (10 20; 100 50); alpha = 0.5; tag = 3; layer = <CALayer: 0x…>>
///
/// GUESS printed-view: the order of what stands between frame and layer, each only where it differs from the usual.
enum ViewPrinting {
    static func description(of view: UIView) -> String {
        let layer = view.layer
        let frame = layer.frame
        var items = ["frame = (\(pair(frame.minX, frame.minY)); \(pair(frame.width, frame.height)))"]
        if !CATransform3DIsIdentity(layer.transform) { items.append("transform = \(text(of: layer))") }
        if layer.masksToBounds { items.append("clipsToBounds = YES") }
        if layer.opacity != 1 { items.append("alpha = \(number(CGFloat(layer.opacity)))") }
        if layer.isHidden { items.append("hidden = YES") }
        items += Self.items(of: view)
        if let keys = layer.animationKeys() {
            let animations = keys.map { "\($0)=\(layer.animation(forKey: $0)?.description ?? "nil"); " }
            items.append("animations = { \(animations.joined())}")
        }
        items.append("layer = \(layer.description)")
        return "<\(type(of: view)): 0x\(String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)); "
            + items.joined(separator: "; ") + ">"
    }

    private static func items(of view: UIView) -> [String] {
        var items: [String] = []
        if !view.isOpaque { items.append("opaque = NO") }
        let names = [
            (UIView.AutoresizingMask.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"),
            (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        let resized = names.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
        if !resized.isEmpty { items.append("autoresize = \(resized.joined(separator: "+"))") }
        if !view.isUserInteractionEnabled { items.append("userInteractionEnabled = NO") }
        if view.tag != 0 { items.append("tag = \(view.tag)") }
        return items
    }

    private static func text(of layer: CALayer) -> String {
        let m = layer.transform
        let elements =
            CATransform3DIsAffine(m)
            ? [m.m11, m.m12, m.m21, m.m22, m.m41, m.m42]
            : [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
                m.m42,
                m.m43, m.m44,
            ]
        return "[\(elements.map(number).joined(separator: ", "))]"
    }

    private static func pair(_ first: CGFloat, _ second: CGFloat) -> String {
        "\(number(first)) \(number(second))"
    }

    /// A number as C's `%g` prints it.
    private static func number(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}
