import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Shows a token: a picture and a text on a rounded area.
final class SearchTokenView: UIView, UnarchivedView {
    let token: UISearchToken
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = SearchMetrics.Token.radius
        let configuration = UIImage.SymbolConfiguration(pointSize: SearchMetrics.Token.textSize - 3)
        icon.image = BarPictures.tinted(BarPictures.fitted(token.icon, configuration))
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = .systemFont(ofSize: SearchMetrics.Token.textSize)
        label.lineBreakMode = .byTruncatingTail
        addSubview(icon)
        addSubview(label)
    }

    /// Nothing: the search field makes its tokens anew.
    required init?(coder: NSCoder) { nil }

    func show(_ background: UIColor, isSelected: Bool) {
        backgroundColor = isSelected ? tintColor : background
        label.textColor = isSelected ? .white : .label
        icon.tintColor = isSelected ? .white : .label
    }

    var width: CGFloat {
        let metrics = SearchMetrics.Token.self
        let text = label.sizeThatFits(CGSize(width: 10_000, height: 100)).width
        let picture = icon.image == nil ? 0 : metrics.icon + (text > 0 ? metrics.gap : 0)
        return text + picture + 2 * metrics.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = SearchMetrics.Token.self
        var x = metrics.padding
        if icon.image != nil {
            icon.frame = CGRect(
                x: x,
                y: bounds.midY - metrics.icon / 2,
                width: metrics.icon,
                height: metrics.icon
            )
            x += metrics.icon + metrics.gap
        }
        label.frame = CGRect(
            x: x,
            y: 0,
            width: max(bounds.width - x - metrics.padding, 0),
            height: bounds.height
        )
    }
}
