import CoreGraphics
import Foundation
import QuartzCore

/// A picture and a title in the middle of a view.
@MainActor final class LargeContentPanel: UIView, UnarchivedView {
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private var moved = CGPoint.zero
    private var pictureSize = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        ground.layer.cornerRadius = LargeContentMetrics.radius
        ground.layer.cornerCurve = .continuous
        ground.clipsToBounds = true
        addSubview(ground)
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        ground.contentView.addSubview(picture)
        title.font = .systemFont(ofSize: LargeContentMetrics.font, weight: .medium)
        title.textAlignment = .center
        title.numberOfLines = 0
        ground.contentView.addSubview(title)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ item: any UILargeContentViewerItem, over view: UIView) {
        title.text = item.largeContentTitle
        picture.image = item.largeContentImage
        let insets = item.largeContentImageInsets
        moved = CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
        if !moved.x.isFinite || !moved.y.isFinite { moved = .zero }
        pictureSize = Self.size(of: item)
        if superview !== view {
            view.addSubview(self)
            alpha = 0
            UIView.animate(withDuration: 0.15) { self.alpha = 1 }
        }
        place(in: view)
    }

    private static func size(of item: any UILargeContentViewerItem) -> CGSize {
        guard let size = item.largeContentImage?.size, size.width > 0, size.height > 0 else { return .zero }
        let side = LargeContentMetrics.imageSide
        let maximum = min(side / size.width, side / size.height)
        let factor = item.scalesLargeContentImage ? maximum : min(maximum, 1)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private func place(in view: UIView) {
        let (width, margin) = (LargeContentMetrics.width, LargeContentMetrics.margin)
        let room = CGSize(width: width - 2 * margin, height: .greatestFiniteMagnitude)
        let text = title.text?.isEmpty ?? true ? CGSize.zero : title.sizeThatFits(room)
        let gap = text.height > 0 && pictureSize.height > 0 ? LargeContentMetrics.gap : 0
        let height = pictureSize.height + gap + text.height + 2 * margin
        bounds.size = CGSize(width: width, height: height)
        center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        ground.frame = bounds
        picture.frame = CGRect(
            x: (width - pictureSize.width) / 2 + moved.x,
            y: margin + moved.y,
            width: pictureSize.width,
            height: pictureSize.height
        )
        title.frame = CGRect(
            x: margin,
            y: margin + pictureSize.height + gap,
            width: room.width,
            height: text.height
        )
    }

    func dismiss() {
        UIView.animate(withDuration: 0.15) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
