import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Shows a button's configuration: its parts, their looks and their places.
///
/// Source: uikit U132.
@MainActor final class ConfiguredButton {
    let background = BackgroundView()
    let title = UILabel()
    let subtitle = UILabel()
    let image = UIImageView()
    private(set) var spinner: UIActivityIndicatorView?
    private let indicator = UIImageView()
    private let buttonReference: BackReference<UIButton>
    private var button: UIButton { buttonReference.object }
    private(set) var configuration: UIButton.Configuration

    init(_ button: UIButton, _ configuration: UIButton.Configuration) {
        buttonReference = BackReference(button) { UIButton() }
        self.configuration = configuration
        for label in [title, subtitle] {
            label.numberOfLines = 0
            label.isUserInteractionEnabled = false
        }
        image.contentMode = .scaleAspectFit
        indicator.contentMode = .center
        button.insertSubview(background, at: 0)
    }

    /// Takes the parts out of the button.
    func remove() {
        for part in [background, title, subtitle, image, indicator] { part.removeFromSuperview() }
        spinner?.removeFromSuperview()
    }

    // MARK: Looks

    func show(_ configuration: UIButton.Configuration) {
        self.configuration = configuration
        let foreground = configuration.stateForeground ?? button.tintColor ?? .systemBlue
        background.configuration = shaped(configuration.background)
        show(
            title,
            configuration.attributedTitle ?? titleOfState,
            .preferredFont(forTextStyle: ButtonMetrics.titleStyle(configuration.buttonSize)),
            foreground,
            configuration.titleTextAttributesTransformer
        )
        title.lineBreakMode = configuration.titleLineBreakMode
        show(
            subtitle,
            configuration.attributedSubtitle,
            .preferredFont(forTextStyle: ButtonMetrics.subtitleStyle(configuration.buttonSize)),
            foreground,
            configuration.subtitleTextAttributesTransformer
        )
        subtitle.lineBreakMode = configuration.subtitleLineBreakMode
        showImage(foreground)
        showIndicator(foreground)
        let alignment = textAlignment
        title.textAlignment = alignment
        subtitle.textAlignment = alignment
    }

    private var titleOfState: AttributedString? {
        if let attributed = button.content.attributedTitle(button.state) {
            return AttributedString(attributed)
        }
        return button.content.titles[button.state].map { AttributedString($0) }
    }

    private func show(
        _ label: UILabel,
        _ text: AttributedString?,
        _ font: UIFont,
        _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        guard let text, !text.characters.isEmpty else {
            label.attributedText = nil
            label.removeFromSuperview()
            return
        }
        var usual = AttributeContainer()
        usual.font = button.role == .primary ? UIFont.boldSystemFont(ofSize: font.pointSize) : font
        usual.foregroundColor = color
        var shown = text
        for run in text.runs {
            let attributes = usual.merging(run.attributes)
            shown[run.range].setAttributes(transformer?(attributes) ?? attributes)
        }
        label.attributedText = NSAttributedString(shown)
        if label.superview == nil { button.addSubview(label) }
    }

    private func showImage(_ foreground: UIColor) {
        let given = configuration.image ?? button.content.images[button.state]
        if configuration.showsActivityIndicator {
            image.removeFromSuperview()
            let shown = spinner ?? UIActivityIndicatorView(style: .medium)
            spinner = shown
            shown.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
            if shown.superview == nil { button.addSubview(shown) }
            if !shown.isAnimating { shown.startAnimating() }
            return
        }
        spinner?.removeFromSuperview()
        spinner = nil
        guard var picture = given else {
            image.image = nil
            image.removeFromSuperview()
            return
        }
        if let symbol = configuration.preferredSymbolConfigurationForImage {
            picture = picture.withConfiguration(symbol)
        } else if picture.isSymbolImage, picture.symbolConfiguration ?? .unspecified == .unspecified {
            let style = ButtonMetrics.titleStyle(configuration.buttonSize)
            picture = picture.withConfiguration(UIImage.SymbolConfiguration(textStyle: style))
        }
        image.image = picture
        image.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
        if image.superview == nil { button.addSubview(image) }
    }

    private func showIndicator(_ foreground: UIColor) {
        let isShown: Bool =
            switch configuration.indicator {
            case .none: false
            case .popup: true
            case .automatic: button.changesSelectionAsPrimaryAction && button.menu != nil
            }
        guard isShown else {
            indicator.removeFromSuperview()
            return
        }
        let size = title.font.pointSize * 0.8
        indicator.image = UIImage(
            systemName: "chevron.up.chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        )
        indicator.tintColor = configuration.indicatorColorTransformer?(foreground) ?? foreground
        if indicator.superview == nil { button.addSubview(indicator) }
    }

    /// The background with the radius of the corner style.
    private func shaped(_ background: UIBackgroundConfiguration) -> UIBackgroundConfiguration {
        var made = background
        switch configuration.cornerStyle {
        case .fixed: break
        case .dynamic:
            made.cornerRadius = UIFontMetrics(forTextStyle: .body).scaledValue(for: background.cornerRadius)
            if configuration.buttonSize == .large, background.cornerRadius == ButtonMetrics.mediumRadius {
                made.cornerRadius = ButtonMetrics.largeRadius
            }
        case .small: made.cornerRadius = ButtonMetrics.smallRadius
        case .medium: made.cornerRadius = ButtonMetrics.mediumRadius
        case .large: made.cornerRadius = ButtonMetrics.largeRadius
        case .capsule: made.cornerRadius = button.bounds.height / 2
        }
        return made
    }

    // MARK: Places

    private var isMirrored: Bool { button.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var placement: NSDirectionalRectEdge { configuration.imagePlacement }

    private var isStacked: Bool { placement.contains(.top) || placement.contains(.bottom) }

    private var textAlignment: NSTextAlignment {
        let (start, end): (NSTextAlignment, NSTextAlignment) = isMirrored ? (.right, .left) : (.left, .right)
        switch configuration.titleAlignment {
        case .leading: return start
        case .center: return .center
        case .trailing: return end
        case .automatic: break
        }
        if isStacked { return .center }
        let hasImage = image.superview != nil || spinner != nil
        if hasImage { return placement.contains(.trailing) ? end : start }
        return switch button.contentHorizontalAlignment {
        case .leading: start
        case .trailing: end
        case .left: .left
        case .right: .right
        default: .center
        }
    }

    private var insets: UIEdgeInsets {
        let insets = configuration.contentInsets
        return UIEdgeInsets(
            top: insets.top,
            left: isMirrored ? insets.trailing : insets.leading,
            bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing
        )
    }

    /// The sizes of the parts in a width, and of all together without insets.
    private func sizes(within width: CGFloat) -> ButtonPartSizes {
        var sizes = ButtonPartSizes()
        if let spinner { sizes.image = spinner.intrinsicContentSize }
        if image.superview != nil { sizes.image = image.image?.size ?? .zero }
        if indicator.superview != nil { sizes.indicator = indicator.image?.size ?? .zero }
        let hasText = title.superview != nil || subtitle.superview != nil
        sizes.gap = sizes.image != .zero && hasText ? configuration.imagePadding : 0
        sizes.indicatorGap = sizes.indicator != .zero ? ButtonMetrics.indicatorPadding : 0
        var room = width - sizes.indicator.width - sizes.indicatorGap
        if !isStacked { room -= sizes.image.width + sizes.gap }
        let limit = CGSize(width: max(room, 1), height: .greatestFiniteMagnitude)
        if title.superview != nil { sizes.title = title.sizeThatFits(limit) }
        if subtitle.superview != nil { sizes.subtitle = subtitle.sizeThatFits(limit) }
        sizes.title.width = min(sizes.title.width, limit.width)
        sizes.subtitle.width = min(sizes.subtitle.width, limit.width)
        if sizes.title != .zero, sizes.subtitle != .zero { sizes.titleGap = configuration.titlePadding }
        return sizes
    }

    func size(within width: CGFloat) -> CGSize {
        let insets = insets
        let sizes = sizes(within: width - insets.left - insets.right)
        let content = sizes.whole(isStacked: isStacked)
        return CGSize(
            width: content.width + insets.left + insets.right,
            height: content.height + insets.top + insets.bottom
        )
    }

    /// How far the first and last baselines lie from the edges of a button as high as its content.
    var baselines: (first: CGFloat, last: CGFloat)? {
        guard title.superview != nil else { return nil }
        let text = LabelSizes.baselineOffsets(of: title)
        let around = (size(within: .greatestFiniteMagnitude).height - title.intrinsicContentSize.height) / 2
        return (around + text.first, around + text.last)
    }

    func layOut() {
        background.configuration = shaped(configuration.background)
        background.place(in: button)
        let content = button.bounds.inset(by: insets)
        let sizes = sizes(within: content.width)
        let whole = sizes.whole(isStacked: isStacked)
        let scale = UIScreenScale.current
        let free = CGSize(width: content.width - whole.width, height: content.height - whole.height)
        var origin = content.origin
        switch button.contentHorizontalAlignment {
        case .left: break
        case .leading: origin.x += isMirrored ? free.width : 0
        case .right: origin.x += free.width
        case .trailing: origin.x += isMirrored ? 0 : free.width
        case .center, .fill: origin.x += Pixels.roundedHalfUp(free.width / 2, scale)
        }
        switch button.contentVerticalAlignment {
        case .top: break
        case .bottom: origin.y += free.height
        case .center, .fill: origin.y += Pixels.roundedHalfUp(free.height / 2, scale)
        }
        place(sizes, in: CGRect(origin: origin, size: whole), scale)
    }

    private func place(_ sizes: ButtonPartSizes, in rect: CGRect, _ scale: CGFloat) {
        let text = sizes.text
        var picture = CGRect(origin: rect.origin, size: sizes.image)
        var block = CGRect(origin: rect.origin, size: text)
        let inner = rect.width - sizes.indicator.width - sizes.indicatorGap
        if isStacked {
            picture.origin.x += Pixels.roundedHalfUp((inner - picture.width) / 2, scale)
            block.origin.x += Pixels.roundedHalfUp((inner - block.width) / 2, scale)
            if placement.contains(.bottom) {
                picture.origin.y = rect.maxY - picture.height
            } else {
                block.origin.y = rect.maxY - block.height
            }
        } else {
            picture.origin.y += Pixels.roundedHalfUp((rect.height - picture.height) / 2, scale)
            block.origin.y += Pixels.roundedHalfUp((rect.height - block.height) / 2, scale)
            if placement.contains(.trailing) {
                picture.origin.x = rect.minX + inner - picture.width
            } else {
                block.origin.x = rect.minX + inner - block.width
            }
        }
        func mirrored(_ part: CGRect) -> CGRect {
            guard isMirrored else { return part }
            return CGRect(
                origin: CGPoint(x: rect.minX + rect.maxX - part.maxX, y: part.minY),
                size: part.size
            )
        }
        ButtonPartSizes.put(image, mirrored(picture))
        if let spinner { ButtonPartSizes.put(spinner, mirrored(picture)) }
        let lines = mirrored(block)
        ButtonPartSizes.put(
            title,
            CGRect(x: lines.minX, y: lines.minY, width: lines.width, height: sizes.title.height)
        )
        ButtonPartSizes.put(
            subtitle,
            CGRect(
                x: lines.minX,
                y: lines.maxY - sizes.subtitle.height,
                width: lines.width,
                height: sizes.subtitle.height
            )
        )
        let sign = CGRect(
            x: rect.maxX - sizes.indicator.width,
            y: rect.midY - sizes.indicator.height / 2,
            width: sizes.indicator.width,
            height: sizes.indicator.height
        )
        ButtonPartSizes.put(indicator, mirrored(sign))
    }
}

/// The sizes of the parts of a button with a configuration, and their distances.
@MainActor struct ButtonPartSizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var indicator = CGSize.zero
    var gap: CGFloat = 0
    var titleGap: CGFloat = 0
    var indicatorGap: CGFloat = 0

    var text: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
    }

    func whole(isStacked: Bool) -> CGSize {
        var size =
            isStacked
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
        size.width += indicator.width + indicatorGap
        size.height = max(size.height, indicator.height)
        return size
    }

    static func put(_ view: UIView, _ rect: CGRect) {
        view.bounds.size = rect.size
        view.center = CGPoint(x: rect.midX, y: rect.midY)
    }
}
