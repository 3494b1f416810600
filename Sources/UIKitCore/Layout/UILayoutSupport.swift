import CoreGraphics
public import Foundation

/// A strip at the top or bottom of a controller's view that the system covers.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the area, in points.
    var length: CGFloat { get }
    /// The anchor of the area's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the area's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the area's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide of such a strip.
final class SupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }

    static func of(_ view: UIView, _ region: LayoutRegionKind) -> any UILayoutSupport {
        view.systemGuide(region) as? SupportGuide ?? SupportGuide(region: region, of: view)
    }
}
