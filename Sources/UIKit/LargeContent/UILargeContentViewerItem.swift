import CoreGraphics
public import Foundation

/// Something that can be shown enlarged while it is pressed; every view is.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown enlarged.
    var showsLargeContentViewer: Bool { get }
    /// The title that is shown.
    var largeContentTitle: String? { get }
    /// The picture that is shown.
    var largeContentImage: UIImage? { get }
    /// Whether the picture is enlarged.
    var scalesLargeContentImage: Bool { get }
    /// How far the picture is moved from the middle of its place.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
