import CoreGraphics
import Foundation
import QuartzCore

/// The preview that is lifted out of a view while its menu is shown: a snapshot of it, or the view of a controller.
@MainActor final class MenuPreview {
    private let preview: UITargetedPreview
    private let controller: UIViewController?
    private let holder = UIView()
    private var start = (center: CGPoint.zero, transform: CGAffineTransform.identity)
    private var place = CGPoint.zero
    private var size = CGSize.zero
    private var oldAlpha: CGFloat = 1

    init(_ preview: UITargetedPreview, _ controller: UIViewController?) {
        (self.preview, self.controller) = (preview, controller)
    }

    /// Where the preview is, in the overlay.
    var frame: CGRect { holder.frame }

    /// Takes a picture of the view and hides the view.
    func begin(in overlay: UIView) {
        let view = preview.view
        let visible = preview.parameters.visiblePath
        let content: UIView
        if let controller, let shown = controller.view {
            size = controller.preferredPreviewSize(in: overlay.bounds.size)
            shown.frame = CGRect(origin: .zero, size: size)
            shown.layer.cornerRadius = MenuMetrics.radius
            shown.layer.cornerCurve = .continuous
            shown.clipsToBounds = true
            content = shown
        } else {
            size = view.bounds.size
            content = view.snapshotView(afterScreenUpdates: true) ?? UIView()
            content.frame = CGRect(origin: .zero, size: size)
            if let visible {
                let mask = CAShapeLayer()
                mask.path = visible.cgPath
                content.layer.mask = mask
            }
        }
        holder.bounds.size = size
        holder.isUserInteractionEnabled = false
        holder.addSubview(content)
        let target = preview.target
        start.center = target.container.convert(target.center, to: overlay)
        start.transform = target.transform
        holder.center = start.center
        holder.transform = start.transform
        holder.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        holder.layer.shadowRadius = 20
        holder.layer.shadowOffset = CGSize(width: 0, height: 8)
        holder.layer.shadowPath =
            (preview.parameters.shadowPath ?? visible)?.cgPath
            ?? CGPath(roundedRect: holder.bounds, cornerWidth: 0, cornerHeight: 0, transform: nil)
        overlay.addSubview(holder)
        oldAlpha = view.alpha
        if controller == nil { view.alpha = 0 }
    }

    /// Finds the place of the preview, so that the menu has room beside it.
    ///
    /// - Returns: The rectangle that the menu stands beside.
    func place(in bounds: CGRect, menuHeight: CGFloat) -> CGRect {
        let room = bounds.insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin * 2)
        var rect = CGRect(
            x: start.center.x - size.width / 2,
            y: start.center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
        if controller != nil { rect.origin.x = room.midX - size.width / 2 }
        let needed = menuHeight + MenuMetrics.gap
        if rect.maxY + needed > room.maxY {
            rect.origin.y = max(room.minY, room.maxY - needed - rect.height)
        }
        if controller != nil {
            rect.origin.x = min(max(rect.minX, room.minX), max(room.maxX - rect.width, room.minX))
        }
        place = CGPoint(x: rect.midX, y: rect.midY)
        return rect
    }

    func lift() {
        holder.center = place
        holder.transform = CGAffineTransform(scaleX: MenuMetrics.liftScale, y: MenuMetrics.liftScale)
        holder.layer.shadowOpacity = 0.25
    }

    /// Brings the preview back, or lets it grow out of the way.
    func sink(to target: UIPreviewTarget?, pops: Bool) {
        holder.layer.shadowOpacity = 0
        if pops {
            holder.transform = CGAffineTransform(scaleX: 2, y: 2)
            holder.alpha = 0
            return
        }
        if let target, let overlay = holder.superview {
            start.center = target.container.convert(target.center, to: overlay)
            start.transform = target.transform
        }
        holder.center = start.center
        holder.transform = start.transform
        if controller != nil { holder.alpha = 0 }
    }

    func end() {
        if controller == nil { preview.view.alpha = oldAlpha }
        holder.removeFromSuperview()
    }
}

extension UIViewController {
    /// The size of the controller's view as a preview.
    fileprivate func preferredPreviewSize(in room: CGSize) -> CGSize {
        let limit = CGSize(width: max(room.width - 32, 1), height: max(room.height * 0.6, 1))
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let wanted = fitting.width > 1 && fitting.height > 1 ? fitting : limit
        return CGSize(width: min(wanted.width, limit.width), height: min(wanted.height, limit.height))
    }
}
