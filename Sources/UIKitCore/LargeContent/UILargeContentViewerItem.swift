import CoreGraphics
public import Foundation

/// An item that can be shown enlarged while it is pressed; every view is one.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item is shown in the large content viewer.
    var showsLargeContentViewer: Bool { get }
    /// The title that the viewer shows; nil for none.
    var largeContentTitle: String? { get }
    /// The image that the viewer shows; nil for none.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged in the viewer.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image in the viewer, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
