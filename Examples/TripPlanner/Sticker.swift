package import UIKit

/// A tile with a badge at its corner and a shadow under it, both inside of its frame and outside of its alignment rectangle.
package final class Sticker: UIControl {
    /// How many people vote for it; a tap adds one.
    package private(set) var votes = 1
    /// Whether the frame and the alignment rectangle are drawn.
    package var showsOutlines = false {
        didSet { for outline in [frameOutline, tileOutline] { outline.opacity = showsOutlines ? 1 : 0 } }
    }

    private let tile = UIView()
    private let name = UILabel()
    private let badge = UILabel()
    private let frameOutline = CAShapeLayer()
    private let tileOutline = CAShapeLayer()

    init(_ title: String, _ color: UIColor) {
        super.init(frame: .zero)
        tile.backgroundColor = color
        tile.layer.cornerRadius = 14
        tile.layer.shadowOpacity = 0.3
        tile.layer.shadowRadius = 5
        tile.layer.shadowOffset = CGSize(width: 0, height: 5)
        tile.isUserInteractionEnabled = false
        name.text = title
        name.textColor = .white
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        name.textAlignment = .center
        badge.backgroundColor = Palette.coral
        badge.textColor = .white
        badge.font = .systemFont(ofSize: 13, weight: .bold)
        badge.textAlignment = .center
        badge.text = "1"
        badge.clipsToBounds = true
        for part in [tile, name, badge] { addSubview(part) }
        for (outline, color) in [(frameOutline, UIColor.systemGray), (tileOutline, Palette.violet)] {
            outline.fillColor = nil
            outline.strokeColor = color.cgColor
            outline.lineDashPattern = [5, 3]
            outline.lineWidth = 1.5
            outline.opacity = 0
            layer.addSublayer(outline)
        }
        addAction(UIAction { [unowned self] _ in vote() }, for: .touchUpInside)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A wider badge asks for more room, and what constraints line up stays where it is.
    package override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 11, left: 0, bottom: 12, right: 11 + 8 * CGFloat(votes - 1))
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let rect = alignmentRect(forFrame: CGRect(origin: .zero, size: frame.size))
        tile.frame = rect
        name.frame = rect
        let width = 22 + 16 * CGFloat(votes - 1)
        badge.frame = CGRect(x: rect.maxX - width / 2, y: rect.minY - 11, width: width, height: 22)
        badge.layer.cornerRadius = 11
        frameOutline.path = UIBezierPath(rect: bounds).cgPath
        tileOutline.path = UIBezierPath(rect: rect).cgPath
    }

    private func vote() {
        votes = votes == 1 ? 2 : 1
        badge.text = votes == 1 ? "1" : "1 + 1"
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
            self.invalidateIntrinsicContentSize()
            self.superview?.layoutIfNeeded()
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }
}
