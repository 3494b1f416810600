import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
    /// A view of the same size with a picture of this one, that does not change any more.
    ///
    /// - Parameter afterUpdates: Whether the picture waits for changes that have not been shown; otherwise it is what the display shows,
    ///   animations included, and empty for a view that was never shown.
    /// - Returns: nil for a view without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view with a picture of a part of this one; of its parts inside of the caps are stretched when its size changes.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates.
    ///   - afterUpdates: Whether the picture waits for changes that have not been shown.
    ///   - capInsets: What keeps its size at the edges.
    /// - Returns: nil for an empty part.
    public func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        let image = ViewSnapshot.picture(of: self, rect, afterUpdates: afterUpdates)
        return ViewSnapshot.view(of: image, rect.standardized.size, caps: capInsets)
    }

    /// Draws the view, and what is in it, into the current context, as large as a rectangle.
    ///
    /// - Parameter afterUpdates: Whether changes that have not been shown are drawn; otherwise it is what the display shows.
    /// - Returns: Whether there was something to draw, and a context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard UIGraphicsGetCurrentContext() != nil,
            let image = ViewSnapshot.picture(of: self, bounds, afterUpdates: afterUpdates)
        else { return false }
        image.draw(in: rect)
        return true
    }
}

extension UIScreen {
    /// A view with a picture of all windows.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { CATransaction.flush() }
        let image = rootLayer?.snapshot(scale: scale).map {
            UIImage(cgImage: $0, scale: scale, orientation: .up)
        }
        return ViewSnapshot.view(of: image, bounds.size, caps: .zero)
    }
}
