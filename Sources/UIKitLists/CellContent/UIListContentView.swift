import CoreGraphics
public import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// The view of a ``UIListContentConfiguration``: an image and two texts.
///
/// Source: uikit U142.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let textLabel = UILabel(frame: .zero)
    private let secondLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// Makes a view that shows a configuration.
    @preconcurrency @MainActor public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for part in [imageView, textLabel, secondLabel] { addSubview(part) }
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        apply()
    }

    /// Makes a view of a cell without content: archives hold no configurations.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        for part in [imageView, textLabel, secondLabel] { addSubview(part) }
        apply()
        coder.didInitialize(self, as: UIListContentView.self)
    }

    /// The configuration that the view shows; one of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
            shown = new
            apply()
        }
    }

    private func apply() {
        UIView.performWithoutAnimation {
            apply(shown.textProperties, shown.text, shown.attributedText, to: textLabel)
            apply(
                shown.secondaryTextProperties,
                shown.secondaryText,
                shown.secondaryAttributedText,
                to: secondLabel
            )
            if shown.prefersSideBySideTextAndSecondaryText, secondLabel.textAlignment == .natural {
                secondLabel.textAlignment = .natural
            }
            var image = shown.image
            if let symbol = shown.imageProperties.preferredSymbolConfiguration {
                image = image?.applyingSymbolConfiguration(symbol) ?? image
            }
            imageView.image = image
            imageView.isHidden = image == nil
            imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
            colorImage()
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func colorImage() {
        let properties = shown.imageProperties
        imageView.tintColor =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? nil : properties.resolvedTintColor(for: tintColor)
    }

    /// Gives the image the new tint colour, unless its properties set one.
    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        colorImage()
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties,
        _ text: String?,
        _ attributed: NSAttributedString?,
        to label: UILabel
    ) {
        label.font = properties.font
        label.textColor = shown.shownColor(properties)
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map(properties.transformed)
        }
        label.isHidden = (label.text ?? "").isEmpty
    }

    // MARK: Layout

    private var margins: UIEdgeInsets {
        let own = shown.directionalLayoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = UIEdgeInsets(
            top: own.top,
            left: isMirrored ? own.trailing : own.leading,
            bottom: own.bottom,
            right: isMirrored ? own.leading : own.trailing
        )
        guard let around = superview?.layoutMargins else { return insets }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            insets.left = max(insets.left, around.left)
            insets.right = max(insets.right, around.right)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            insets.top = max(insets.top, around.top)
            insets.bottom = max(insets.bottom, around.bottom)
        }
        return insets
    }

    private func arranged(width: CGFloat, height: CGFloat?) -> ListContentLayout {
        ListContentLayout(
            shown,
            (textLabel, secondLabel),
            image: ListContentLayout.size(of: imageView.image, limit: shown.imageProperties.maximumSize),
            margins: margins,
            width: width,
            height: height,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
    }

    /// Where the text begins, or what stands in its place.
    var textStart: CGFloat {
        let places = arranged(width: bounds.width, height: bounds.height)
        return textLabel.isHidden ? margins.left : places.text.minX
    }

    /// No intrinsic width, and the height that the content needs at the present width.
    open override dynamic var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : 10_000
        return CGSize(
            width: UIView.noIntrinsicMetric,
            height: arranged(width: width, height: nil).height
        )
    }

    @_spi(UIKitRooms) open override func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
        arranged(width: width, height: nil).height
    }

    /// The offered width, and the height that the content needs in it; a width that is not finite or not above 0 counts as the view's
    /// own.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width.isFinite && size.width > 0 ? min(size.width, 1e6) : bounds.width
        return CGSize(width: width, height: arranged(width: width, height: nil).height)
    }

    /// The offered width, and the height that the content needs in it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    /// Places the image and both texts in the view's bounds.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let places = arranged(width: bounds.width, height: bounds.height)
        imageView.frame = places.image
        textLabel.frame = places.text
        secondLabel.frame = places.secondaryText
    }

    /// Where the text lies; nil without one.
    var shownTextFrame: CGRect? { textLabel.isHidden ? nil : textLabel.frame }

    // MARK: Guides

    /// The place of the text, for constraints; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { guide(of: textLabel) }
    /// The place of the second text, for constraints; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondLabel) }
    /// The guide of the image, for constraints; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { guide(of: imageView) }

    private func guide(of view: UIView) -> UILayoutGuide? {
        guard !view.isHidden else { return nil }
        if let known = guides[ObjectIdentifier(view)] { return known }
        let guide = UILayoutGuide()
        guides[ObjectIdentifier(view)] = guide
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor),
            guide.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        return guide
    }
}
