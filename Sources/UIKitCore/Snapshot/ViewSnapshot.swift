import CoreGraphics
import Foundation
import QuartzCore

/// Takes pictures of views.
///
/// Source: uikit U20.
@MainActor enum ViewSnapshot {
    /// A picture of a part of a view: as the display shows it, or with all changes that are still to come.
    ///
    /// - Parameter area: The part, in the view's coordinates.
    /// - Returns: nil for an empty part, and for a view that has not been shown yet, unless changes are waited for.
    static func picture(of view: UIView, _ area: CGRect, afterUpdates: Bool) -> UIImage? {
        let area = area.standardized
        guard area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite else { return nil }
        let scale = view.window?.screen.scale ?? UIScreen.main.scale
        if afterUpdates {
            view.layoutIfNeeded()
            CATransaction.flush()
        }
        if let image = view.layer.snapshot(of: area, scale: scale) {
            return UIImage(cgImage: image, scale: scale, orientation: .up)
        }
        return afterUpdates ? drawn(view, area, scale) : nil
    }

    /// A view that no display shows, drawn from its model.
    private static func drawn(_ view: UIView, _ area: CGRect, _ scale: CGFloat) -> UIImage? {
        guard area.width * scale * area.height * scale < CGFloat(1 << 28) else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: area.size, format: format).image { context in
            context.cgContext.translateBy(x: -area.minX, y: -area.minY)
            view.layer.renderAsShown(in: context.cgContext, preparing: true)
        }
    }

    /// A view with a picture.
    static func view(of image: UIImage?, _ size: CGSize, caps: UIEdgeInsets) -> UIView {
        let made = UIView(frame: CGRect(origin: .zero, size: size))
        made.isUserInteractionEnabled = false
        guard let image, let picture = image.cgImage else { return made }
        made.layer.contents = picture
        made.layer.contentsScale = image.scale
        if caps != .zero, size.width > 0, size.height > 0 {
            made.layer.contentsCenter = CGRect(
                x: caps.left / size.width,
                y: caps.top / size.height,
                width: max(1 - (caps.left + caps.right) / size.width, 0),
                height: max(1 - (caps.top + caps.bottom) / size.height, 0)
            )
        }
        return made
    }
}
