import CoreGraphics
import QuartzCore

/// Where pictures lie in a layer.
enum VideoPlacement {
    /// The rectangle of pictures of a size in a layer's bounds; zero for pictures without a size.
    static func rect(of size: CGSize, in bounds: CGRect, _ gravity: AVLayerVideoGravity) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        guard gravity != .resize else { return bounds }
        let ratios = (bounds.width / size.width, bounds.height / size.height)
        let scale = gravity == .resizeAspectFill ? max(ratios.0, ratios.1) : min(ratios.0, ratios.1)
        let (width, height) = (size.width * scale, size.height * scale)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// Lets a layer draw its contents by a gravity; what would go over its bounds is cut off.
    static func apply(_ gravity: AVLayerVideoGravity, to layer: CALayer) {
        switch gravity {
        case .resize: layer.contentsGravity = .resize
        case .resizeAspectFill:
            layer.contentsGravity = .resizeAspectFill
            layer.masksToBounds = true
        default: layer.contentsGravity = .resizeAspect
        }
    }
}
