import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// The large title of one item, in the zone below the row of a navigation bar.
///
/// It stands at the lower edge of the zone and is cut at the upper one, so that it goes up behind the row as the bar becomes less
/// high. In a zone higher than its own it grows a little, from the leading edge.
final class LargeTitle: UIView, UnarchivedView {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        label.layer.anchorPoint = CGPoint(x: 0, y: 1)
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        label.attributedText = NSAttributedString(
            string: text,
            attributes: BarTitle.largeAttributes(attributes)
        )
        label.lineBreakMode = .byTruncatingTail
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = BarMetrics.margin(width: bounds.width)
        let safe = superview?.safeAreaInsets ?? .zero
        let room = max(bounds.width - 2 * margin - safe.left - safe.right, 0)
        let size = label.sizeThatFits(CGSize(width: 10_000, height: 10_000))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.layer.anchorPoint = CGPoint(x: isMirrored ? 1 : 0, y: 1)
        label.bounds.size = CGSize(width: min(size.width, room), height: size.height)
        label.center = CGPoint(
            x: isMirrored ? bounds.width - margin - safe.right : margin + safe.left,
            y: bounds.height - BarMetrics.largeTitleBottom
        )
        // GUESS large-title-stretch: a tenth at the most, over the height of the zone.
        let over = max(bounds.height - BarMetrics.largeTitle, 0)
        let growth = min(over / (10 * BarMetrics.largeTitle), 0.1)
        let widest = size.width > 0 ? max(room / size.width, 1) : 1
        let factor = min(1 + growth, widest)
        label.transform = CGAffineTransform(scaleX: factor, y: factor)
    }
}
