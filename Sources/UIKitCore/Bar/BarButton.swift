import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// How bar buttons look where one is shown.
struct BarButtonStyle {
    var appearance: UIBarButtonItemAppearance
    var metrics: UIBarMetrics
    /// The height of the row.
    var height: CGFloat
    /// Whether the button is a way back, with an arrow and a title of its own.
    var back: Back?

    struct Back {
        var title: String
        var indicator: UIImage
    }
}

/// Shows one bar button: a picture, a title, or a program's own view.
final class BarButton: UIControl, UnarchivedView, AppearanceCarrier {
    weak var item: UIBarButtonItem?
    var appearanceItem: NSObject? { item }
    private var style: BarButtonStyle?
    private let background = UIImageView(frame: .zero)
    private let disc = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let indicator = UIImageView(frame: .zero)
    private(set) lazy var label = UILabel(frame: .zero)
    private weak var custom: UIView?
    private var wasHighlighted = false
    /// What a touch does instead of what the item does.
    var instead: ((UIEvent?) -> Void)?

    init(_ item: UIBarButtonItem?) {
        self.item = item
        super.init(frame: .zero)
        for part in [background, disc, indicator, picture] {
            part.isUserInteractionEnabled = false
            part.isHidden = true
            addSubview(part)
        }
        addTarget(self, action: Selector("fire:event:", BarButton.fire), for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func fire(_ sender: BarButton, _ event: UIEvent?) {
        if let instead { return instead(event) }
        if let item { BarItemAction.run(item, event, in: self) }
    }

    // MARK: Showing

    func show(_ new: BarButtonStyle) {
        style = new
        isEnabled = item?.isEnabled ?? true
        isSelected = item?.isSelected ?? false
        tintColor = item?.tintColor
        let menu = new.back == nil ? item?.menu : nil
        isContextMenuInteractionEnabled = menu != nil
        showsMenuAsPrimaryAction = menu != nil && item?.primaryAction == nil && item?.action == nil
        accessibilityLabel = item?.accessibilityLabel
        accessibilityIdentifier = item?.accessibilityIdentifier
        update()
    }

    /// Shows the content of the present state.
    private func update() {
        guard let style else { return }
        showCustomView()
        guard custom == nil else {
            for part in [background, disc, picture, indicator] { part.isHidden = true }
            if label.superview != nil { label.removeFromSuperview() }
            return
        }
        let color = isClose ? UIColor.secondaryLabel : color
        show(BarPictures.tinted(style.back?.indicator), in: indicator, color)
        let image = shownImage
        show(image, in: picture, color)
        let title = image == nil ? title : nil
        if let title {
            label.attributedText = OwnAttributedString(string: title, attributes: attributes)
            label.lineBreakMode = .byTruncatingTail
            if label.superview == nil { addSubview(label) }
        } else if label.superview != nil {
            label.removeFromSuperview()
        }
        disc.isHidden = !(isSelected && style.back == nil || isClose)
        disc.backgroundColor = isClose ? .tertiarySystemFill : tintColor
        disc.layer.cornerRadius = isClose ? BarMetrics.close / 2 : BarMetrics.selectionRadius
        show(backgroundImage, in: background, color)
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in view: UIImageView, _ color: UIColor) {
        view.image = image
        view.isHidden = image == nil
        view.tintColor = color
    }

    private func showCustomView() {
        let new = item?.customView
        if custom !== new, let custom, custom.superview === self { custom.removeFromSuperview() }
        custom = new
        guard let new, new.superview !== self else { return }
        addSubview(new)
        if !new.translatesAutoresizingMaskIntoConstraints {
            new.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
            new.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
    }

    // MARK: Content

    private var isCompact: Bool { style?.metrics == .compact || style?.metrics == .compactPrompt }

    private var shownImage: UIImage? {
        guard let item else { return nil }
        let configuration = item.style == .done ? BarPictures.doneButton : BarPictures.button
        if style?.back == nil, let symbol = item.systemItem.flatMap({ SystemItemLook($0).symbol }) {
            return BarPictures.fitted(
                UIImage(systemName: symbol),
                isClose ? BarPictures.close : configuration
            )
        }
        let own = isCompact ? item.landscapeImagePhone ?? item.image : item.image
        return BarPictures.tinted(BarPictures.fitted(own, configuration))
    }

    /// Whether it is the system's cross on a disc.
    private var isClose: Bool { style?.back == nil && item?.systemItem == .close && item?.image == nil }

    private var title: String? {
        if let back = style?.back { return back.title.isEmpty ? nil : back.title }
        let text = item?.title ?? item?.systemItem.flatMap { SystemItemLook($0).title }
        return text?.isEmpty == true ? nil : text
    }

    /// The attributes of the title in the present state.
    private var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(
                ofSize: BarMetrics.titleSize,
                weight: item?.style == .done && style?.back == nil ? .semibold : .regular
            )
        ]
        let state = state.intersection([.disabled, .highlighted])
        let look = style?.appearance.appearance(for: state)
        attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
        if let own = item?.titleAttributes.resolved(state) { attributes.merge(own) { $1 } }
        attributes[.foregroundColor] = color(attributes[.foregroundColor] as? UIColor)
        return attributes
    }

    private func color(_ set: UIColor?) -> UIColor {
        if isSelected, style?.back == nil { return .systemBackground }
        if !isEnabled { return ownDisabledColor ?? .tertiaryLabel }
        return set ?? tintColor
    }

    /// The colour of disabled titles, where it was set for that state.
    private var ownDisabledColor: UIColor? {
        let set = item?.titleAttributes[.disabled] ?? style?.appearance.disabled.values.attributes
        return set?[.foregroundColor] as? UIColor
    }

    private var color: UIColor { color(nil) }

    private var backgroundImage: UIImage? {
        guard let style else { return nil }
        let state = state.intersection([.disabled, .highlighted])
        let own = item?.pictures.resolved(
            style.back == nil ? .background : .back,
            state,
            item?.style ?? .plain,
            style.metrics
        )
        return own ?? style.appearance.appearance(for: state).backgroundImage
    }

    private var titleShift: UIOffset {
        guard let style else { return .zero }
        let table = style.back == nil ? item?.pictures.titleShift : item?.pictures.backTitleShift
        return table?[style.metrics] ?? table?[.default]
            ?? style.appearance.appearance(for: state).titlePositionAdjustment
    }

    // MARK: Sizes

    /// The width that the button wants, of what it shows.
    func wantedWidth() -> CGFloat {
        guard let item else { return contentWidth }
        return item.width > 0 && item.width.isFinite ? min(item.width, 10_000) : contentWidth
    }

    private var contentWidth: CGFloat {
        if let custom { return BarButton.size(of: custom, in: BarMetrics.titleView).width }
        if isClose { return BarMetrics.close }
        var width: CGFloat = 0
        if !indicator.isHidden, let image = indicator.image { width += image.size.width }
        if let image = picture.image, !picture.isHidden {
            let insets = item?.imageInsets ?? .zero
            width += image.size.width + (insets.left + insets.right)
        }
        let text = titleWidth
        if text > 0 { width += text + (indicator.isHidden ? 0 : BarMetrics.backGap) }
        if isSelected { width += 12 }
        if let image = background.image, !background.isHidden {
            width = max(width + image.capInsets.left + image.capInsets.right, image.size.width)
        }
        return max(width, 0)
    }

    private var titleWidth: CGFloat {
        guard label.superview === self, let text = label.attributedText, text.length > 0 else { return 0 }
        var width = label.sizeThatFits(BarButton.unbounded).width
        for other in item?.possibleTitles ?? [] where style?.back == nil {
            let measured = OwnAttributedString(string: other, attributes: attributes)
                .boundingRect(with: BarButton.unbounded, options: .usesLineFragmentOrigin, context: nil)
            width = max(width, measured.width.rounded(.up))
        }
        return width
    }

    private static let unbounded = CGSize(width: 10_000, height: 10_000)

    /// The size of a program's own view in a bar.
    static func size(of view: UIView, in height: CGFloat) -> CGSize {
        guard view.translatesAutoresizingMaskIntoConstraints else {
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        let size = view.bounds.size
        if size.width > 0, size.height > 0 { return size }
        return view.sizeThatFits(CGSize(width: 10_000, height: height))
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if let custom, custom.superview === self {
            layOut(custom)
            return
        }
        let shift = titleShift
        var x = bounds.minX
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let image = indicator.image, !indicator.isHidden {
            let size = image.size
            let left = isMirrored ? bounds.maxX - size.width : x
            indicator.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
            indicator.bounds.size = size
            indicator.center = CGPoint(
                x: left + size.width / 2,
                y: whole(bounds.midY - size.height / 2) + size.height / 2
            )
            x += size.width + BarMetrics.backGap
        }
        let room = CGRect(
            x: isMirrored ? bounds.minX : x,
            y: bounds.minY,
            width: max(bounds.maxX - x, 0),
            height: bounds.height
        )
        if let image = picture.image, !picture.isHidden {
            let insets =
                isCompact && item?.landscapeImagePhone != nil
                ? item?.landscapeImagePhoneInsets : item?.imageInsets
            let size = image.size
            var rect = CGRect(
                x: whole(room.midX - size.width / 2),
                y: whole(room.midY - size.height / 2),
                width: size.width,
                height: size.height
            )
            if let insets, insets != .zero {
                rect = CGRect(
                    x: rect.minX + (insets.left - insets.right) / 2,
                    y: rect.minY + (insets.top - insets.bottom) / 2,
                    width: rect.width,
                    height: rect.height
                )
            }
            picture.frame = rect
        }
        if label.superview === self {
            let size = label.sizeThatFits(BarButton.unbounded)
            let width = min(size.width, room.width)
            let left =
                indicator.isHidden ? whole(room.midX - width / 2) : isMirrored ? room.maxX - width : room.minX
            label.frame = CGRect(
                x: left + shift.horizontal,
                y: whole(room.midY - size.height / 2) + shift.vertical,
                width: width,
                height: size.height
            )
        }
        let discHeight = min(isClose ? BarMetrics.close : BarMetrics.selection, bounds.height)
        disc.frame = bounds.insetBy(dx: 0, dy: (bounds.height - discHeight) / 2)
        layOutBackground()
    }

    private func layOut(_ custom: UIView) {
        guard custom.translatesAutoresizingMaskIntoConstraints else { return }
        var size = BarButton.size(of: custom, in: bounds.height)
        size.width = item.map { $0.width > 0 ? bounds.width : size.width } ?? size.width
        custom.bounds.size = size
        custom.center = CGPoint(
            x: whole(bounds.midX - size.width / 2) + size.width / 2,
            y: whole(bounds.midY - size.height / 2) + size.height / 2
        )
    }

    private func layOutBackground() {
        guard let image = background.image, !background.isHidden, let style else { return }
        let look = style.appearance.appearance(for: state)
        let table = style.back == nil ? item?.pictures.backgroundShift : item?.pictures.backBackgroundShift
        let down = table?[style.metrics] ?? look.backgroundImagePositionAdjustment.vertical
        let height = min(image.size.height, bounds.height)
        background.frame = CGRect(
            x: bounds.minX + look.backgroundImagePositionAdjustment.horizontal,
            y: whole(bounds.midY - height / 2) + down,
            width: bounds.width,
            height: height
        )
    }

    private func whole(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }

    // MARK: Touches

    /// The menu of the item.
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item?.menu else { return nil }
        let configuration = UIContextMenuConfiguration(
            identifier: nil,
            previewProvider: nil,
            actionProvider: { _ in menu }
        )
        configuration.preferredMenuElementOrder = item?.preferredMenuElementOrder ?? .automatic
        return configuration
    }

    /// Fingers find the button in the whole height of the row, and at least 44 points wide.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let more = max(0, (BarMetrics.reach - bounds.width) / 2)
        return bounds.insetBy(dx: -min(more, BarMetrics.gap / 2 + 4), dy: 0).contains(point)
    }

    /// Touches of a program's own view are its own.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { custom == nil }

    override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer is UITapGestureRecognizer
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
        fade()
    }

    /// The button is pale at once under a finger, and comes back slowly.
    private func fade() {
        guard isHighlighted != wasHighlighted else { return }
        wasHighlighted = isHighlighted
        let alpha = isHighlighted ? BarMetrics.pressedAlpha : 1
        let parts = [picture, indicator, label]
        guard !isHighlighted else {
            for part in parts { part.alpha = alpha }
            return
        }
        UIView.animate(withDuration: BarMetrics.release, delay: 0, options: .allowUserInteraction) {
            for part in parts { part.alpha = alpha }
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }
}
