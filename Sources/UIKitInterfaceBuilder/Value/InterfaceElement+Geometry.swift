import CoreGraphics
import UIKitCore

// A missing number of a value is zero. Geometry comes as children with keys.

extension InterfaceElement {
    private func component(_ name: String) -> CGFloat { number(name) ?? 0 }

    /// The rectangle with a key, in points; nil where there is none.
    func rect(_ key: String) -> CGRect? { child("rect", key: key)?.asRect }

    /// The size with a key, in points; nil where there is none.
    func size(_ key: String) -> CGSize? { child("size", key: key)?.asSize }

    /// The point with a key; nil where there is none.
    func point(_ key: String) -> CGPoint? { child("point", key: key)?.asPoint }

    /// The element itself as a rectangle.
    var asRect: CGRect {
        CGRect(x: component("x"), y: component("y"), width: component("width"), height: component("height"))
    }

    /// The element itself as a size.
    var asSize: CGSize { CGSize(width: component("width"), height: component("height")) }

    /// The element itself as a point.
    var asPoint: CGPoint { CGPoint(x: component("x"), y: component("y")) }

    /// The insets with a key, in points, in either of their two forms; nil where there are none.
    func insets(_ key: String) -> UIEdgeInsets? {
        if let inset = child("inset", key: key) {
            return UIEdgeInsets(
                top: inset.component("minY"),
                left: inset.component("minX"),
                bottom: inset.component("maxY"),
                right: inset.component("maxX")
            )
        }
        guard let insets = child("edgeInsets", key: key) else { return nil }
        return UIEdgeInsets(
            top: insets.component("top"),
            left: insets.component("left"),
            bottom: insets.component("bottom"),
            right: insets.component("right")
        )
    }

    /// The directional insets with a key, in points; nil where there are none.
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard let insets = child("directionalEdgeInsets", key: key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: insets.component("top"),
            leading: insets.component("leading"),
            bottom: insets.component("bottom"),
            trailing: insets.component("trailing")
        )
    }
}
