import CoreGraphics
import QuartzCore

extension UIScreen {
    /// A view with a snapshot of all windows.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { CATransaction.flush() }
        let image = rootLayer?.snapshot(scale: scale).map {
            UIImage(cgImage: $0, scale: scale, orientation: .up)
        }
        return ViewSnapshot.view(of: image, bounds.size, caps: .zero)
    }
}
