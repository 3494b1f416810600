import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// The scopes below the field of a search bar: titles beside each other, the chosen one on a raised area.
final class SearchScopes: UIView, UnarchivedView {
    private let track = UIView(frame: .zero)
    private let pill = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private var labels: [UILabel] = []
    var onChoice: ((Int) -> Void)?
    var attributes = BarStateTable<[NSAttributedString.Key: Any]>() {
        didSet { show() }
    }
    var backgroundImage: UIImage? {
        didSet { picture.image = backgroundImage }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = .tertiarySystemFill
        track.layer.cornerRadius = 9
        pill.layer.cornerRadius = 7
        pill.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
        }
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 4
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        for part in [picture, track, pill] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        let tap = UITapGestureRecognizer(
            target: self,
            action: Selector("tap:", SearchScopes.tap)
        )
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var titles: [String] = [] {
        didSet {
            for label in labels { label.removeFromSuperview() }
            labels = titles.map { _ in
                let label = UILabel(frame: .zero)
                label.textAlignment = .center
                addSubview(label)
                return label
            }
            show()
        }
    }

    var selected = 0 {
        didSet { if selected != oldValue { show() } }
    }

    private func show() {
        for (index, label) in labels.enumerated() {
            let isChosen = index == selected
            var values: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .medium : .regular),
                .foregroundColor: UIColor.label,
            ]
            values.merge(attributes.resolved(isChosen ? .selected : .normal) ?? [:]) { $1 }
            label.attributedText = OwnAttributedString(string: titles[index], attributes: values)
            label.textAlignment = .center
            label.accessibilityTraits = isChosen ? [.button, .selected] : .button
        }
        setNeedsLayout()
    }

    private func tap(_ recognizer: UITapGestureRecognizer) {
        let place = recognizer.location(in: self)
        guard let index = labels.firstIndex(where: { $0.frame.minX <= place.x && place.x < $0.frame.maxX }),
            index != selected
        else { return }
        UIView.animate(withDuration: BarMetrics.fade) {
            self.selected = index
            self.layoutIfNeeded()
        }
        onChoice?(index)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let height = min(SearchMetrics.scopeHeight, bounds.height)
        track.frame = CGRect(
            x: bounds.minX + SearchMetrics.margin,
            y: bounds.minY,
            width: max(bounds.width - 2 * SearchMetrics.margin, 0),
            height: height
        )
        let width = titles.isEmpty ? 0 : track.frame.width / CGFloat(titles.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, label) in labels.enumerated() {
            let place = isMirrored ? labels.count - 1 - index : index
            label.frame = CGRect(
                x: track.frame.minX + CGFloat(place) * width,
                y: track.frame.minY,
                width: width,
                height: height
            )
        }
        pill.isHidden = !labels.indices.contains(selected)
        if labels.indices.contains(selected) { pill.frame = labels[selected].frame.insetBy(dx: 2, dy: 2) }
    }
}
