import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// How a tab looks where it is shown.
struct TabStyle {
    var appearance: UITabBarAppearance
    var arrangement: UITabBarItemAppearance.Style
    var isSelected: Bool
    /// The colour of tabs that are not selected, from older properties.
    var plainColor: UIColor?
}

/// Shows one tab: a picture, a title and a badge.
final class TabButton: UIControl, UnarchivedView, AppearanceCarrier {
    let item: UITabBarItem
    var appearanceItem: NSObject? { item }
    private var style: TabStyle?
    private let indicator = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private lazy var badge = TabBadge(frame: .zero)
    var onTouch: ((UITabBarItem) -> Void)?

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        for part in [indicator, picture, label] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        addTarget(self, action: Selector("touch:", TabButton.touch), for: .touchUpInside)
    }

    /// Nothing: an archive that names the class is not read.
    required init?(coder: NSCoder) { nil }

    private func touch(_ sender: TabButton) { onTouch?(item) }

    // MARK: Showing

    /// The grey of tabs that are not selected.
    private static let grey = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1)
    }

    func show(_ new: TabStyle) {
        style = new
        isEnabled = item.isEnabled
        isSelected = new.isSelected
        update()
    }

    private var itemAppearance: UITabBarItemAppearance? {
        guard let style else { return nil }
        switch style.arrangement {
        case .stacked: return style.appearance.stackedLayoutAppearance
        case .inline: return style.appearance.inlineLayoutAppearance
        case .compactInline: return style.appearance.compactInlineLayoutAppearance
        }
    }

    private var look: UITabBarItemStateAppearance? {
        itemAppearance?.appearance(for: state.intersection([.disabled, .selected]))
    }

    private func update() {
        guard let style, let look else { return }
        let usual =
            !isEnabled ? UIColor.tertiaryLabel : isSelected ? tintColor : style.plainColor ?? Self.grey
        let color = usual ?? .systemBlue
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.image = BarPictures.tinted(BarPictures.fitted(image, symbolConfiguration))
        picture.tintColor = look.iconColor ?? color
        label.attributedText = OwnAttributedString(string: item.title ?? "", attributes: attributes(color))
        label.lineBreakMode = .byTruncatingTail
        indicator.image = isSelected ? BarPictures.tinted(style.appearance.selectionIndicatorImage) : nil
        indicator.tintColor = style.appearance.selectionIndicatorTintColor ?? tintColor
        indicator.isHidden = indicator.image == nil
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        showBadge(look)
        setNeedsLayout()
    }

    private var symbolConfiguration: UIImage.SymbolConfiguration {
        let isSmall = style?.arrangement == .compactInline
        let size = isSmall ? BarMetrics.Tab.compactSymbolSize : BarMetrics.Tab.symbolSize
        return UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: .large)
    }

    private func attributes(_ color: UIColor) -> [NSAttributedString.Key: Any] {
        let isStacked = style?.arrangement == .stacked
        let size = isStacked ? BarMetrics.Tab.titleSize : BarMetrics.Tab.inlineTitleSize
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: isStacked ? .medium : .regular),
            .foregroundColor: color,
        ]
        attributes.merge(
            itemAppearance?.normal.titleTextAttributes.filter { $0.key != .foregroundColor } ?? [:]
        ) { $1 }
        attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
        let state = state.intersection([.disabled, .selected])
        if let own = item.titleAttributes[.normal] {
            // A colour that was set for tabs that are not selected is none of the selected one's.
            attributes.merge(state == .normal ? own : own.filter { $0.key != .foregroundColor }) { $1 }
        }
        if state != .normal, let own = item.titleAttributes[state] { attributes.merge(own) { $1 } }
        return attributes
    }

    private func showBadge(_ look: UITabBarItemStateAppearance) {
        guard let value = item.badgeValue else {
            if badge.superview != nil { badge.removeFromSuperview() }
            return
        }
        if badge.superview == nil { addSubview(badge) }
        let own = item.badgeAttributes.resolved(state.intersection([.disabled, .selected]))
        badge.show(
            value,
            color: item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed,
            attributes: look.badgeTextAttributes.merging(own ?? [:]) { $1 },
            shift: look.badgeTitlePositionAdjustment
        )
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let style, let look else { return }
        let scale = max(traitCollection.displayScale, 1)
        func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let image = picture.image?.size ?? .zero
        let title = label.sizeThatFits(CGSize(width: 10_000, height: 10_000))
        var shift = item.titlePositionAdjustment
        if shift == .zero { shift = look.titlePositionAdjustment }
        let metrics = BarMetrics.Tab.self
        let hasTitle = item.title?.isEmpty == false
        let hasImage = picture.image != nil
        let insets = item.imageInsets
        let move = CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
        var middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if style.arrangement == .stacked {
            let width = min(title.width, max(bounds.width - 4, 0))
            // Where the row has its own height the lines are where they are on a phone; in others they keep to the lower edge.
            let down = bounds.height - BarMetrics.tabBar
            let descent = -(label.font?.descender ?? -2)
            let y =
                hasImage ? metrics.baseline + down + descent - title.height : bounds.midY - title.height / 2
            label.frame = CGRect(
                x: whole(bounds.midX - width / 2) + shift.horizontal,
                y: whole(y) + shift.vertical,
                width: width,
                height: title.height
            )
            if hasTitle { middle.y = metrics.imageMiddle + down / 2 }
        } else {
            let gap = hasTitle && hasImage ? metrics.inlineGap : 0
            let room = max(bounds.width - image.width - gap - 4, 0)
            let width = min(title.width, room)
            let left = bounds.midX - (image.width + gap + width) / 2
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            middle.x = isMirrored ? bounds.maxX - left - image.width / 2 : left + image.width / 2
            label.frame = CGRect(
                x: whole(isMirrored ? left : left + image.width + gap) + shift.horizontal,
                y: whole(bounds.midY - title.height / 2) + shift.vertical,
                width: width,
                height: title.height
            )
        }
        picture.frame = CGRect(
            x: whole(middle.x - image.width / 2) + move.x,
            y: whole(middle.y - image.height / 2) + move.y,
            width: image.width,
            height: image.height
        )
        indicator.frame = bounds
        indicator.contentMode = .center
        layOutBadge(at: middle, look)
    }

    private func layOutBadge(at middle: CGPoint, _ look: UITabBarItemStateAppearance) {
        guard badge.superview != nil else { return }
        let metrics = BarMetrics.Tab.self
        let size = badge.sizeThatFits(.zero)
        let shift = look.badgePositionAdjustment
        let top = style?.arrangement == .stacked ? metrics.badgeTop : bounds.midY - size.height
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? middle.x - metrics.badgeOffset - size.width : middle.x + metrics.badgeOffset
        badge.frame = CGRect(
            x: x + shift.horizontal,
            y: top + shift.vertical,
            width: size.width,
            height: size.height
        )
    }

    // MARK: Touches

    override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer is UITapGestureRecognizer
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }
}

/// The capsule of a badge, with its text.
final class TabBadge: UIView, UnarchivedView {
    private let label = UILabel(frame: .zero)
    private var shift = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ text: String, color: UIColor, attributes: [NSAttributedString.Key: Any], shift: UIOffset) {
        self.shift = shift
        backgroundColor = color
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarMetrics.Tab.badgeText), .foregroundColor: UIColor.white,
        ]
        label.attributedText = OwnAttributedString(string: text, attributes: usual.merging(attributes) { $1 })
        setNeedsLayout()
    }

    private var textSize: CGSize { label.sizeThatFits(CGSize(width: 10_000, height: 10_000)) }

    /// A capsule 18 points high around the text, at least as wide; a dot without text.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = BarMetrics.Tab.self
        guard label.attributedText?.length ?? 0 > 0 else {
            return CGSize(width: metrics.dot, height: metrics.dot)
        }
        let width = max(metrics.badge, textSize.width + 2 * metrics.badgePadding)
        return CGSize(width: width.rounded(.up), height: metrics.badge)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let size = textSize
        label.frame = CGRect(
            x: bounds.midX - size.width / 2 + shift.horizontal,
            y: bounds.midY - size.height / 2 + shift.vertical,
            width: size.width,
            height: size.height
        )
    }
}
