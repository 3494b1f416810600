import CoreGraphics
import Foundation

/// Where the parts of a list's content stand in a width.
@MainActor struct ListContentLayout {
    /// The picture, the text and the second text; empty where there is none.
    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    /// The height of it all with its margins.
    private(set) var height: CGFloat = 0

    /// - Parameters:
    ///   - configuration: The shown configuration.
    ///   - labels: The labels of both texts, which have them; hidden ones show nothing.
    ///   - margins: The distances from the edges, to the left, right, top and bottom.
    ///   - size: The room; a height of nil is as high as it takes.
    init(
        _ configuration: UIListContentConfiguration,
        _ labels: (text: UILabel, second: UILabel),
        image picture: CGSize,
        margins: UIEdgeInsets,
        width: CGFloat,
        height room: CGFloat?,
        isRightToLeft: Bool
    ) {
        let reserved = Self.reserved(configuration, picture)
        let hasImage = picture.width > 0 && picture.height > 0
        let texts = [labels.text, labels.second].filter { !$0.isHidden }
        var left = margins.left
        if hasImage, !texts.isEmpty {
            left += reserved.width + configuration.imageToTextPadding
        }
        let available = max(width - left - margins.right, 0)
        func measured(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden ? .zero : LabelSizes.size(of: label, width: max(width, 1))
        }
        let single = (measured(labels.text, .infinity), measured(labels.second, .infinity))
        let gap = configuration.textToSecondaryTextHorizontalPadding
        let isBeside =
            configuration.prefersSideBySideTextAndSecondaryText && texts.count == 2
            && single.0.width + gap + single.1.width <= available
        var first = single.0
        var second = single.1
        var between: CGFloat = 0
        if !isBeside {
            first = measured(labels.text, available)
            second = measured(labels.second, available)
            between = texts.count == 2 ? configuration.textToSecondaryTextVerticalPadding : 0
        }
        let block = isBeside ? max(first.height, second.height) : first.height + between + second.height
        let content = max(block, hasImage ? reserved.height : 0)
        height = max(content + margins.top + margins.bottom, configuration.minimumHeight)
        let whole = room ?? height
        let middle = margins.top + (whole - margins.top - margins.bottom) / 2
        let scale = UIScreenScale.current
        func snapped(_ y: CGFloat) -> CGFloat { Pixels.roundedHalfUp(y, scale) }
        if hasImage {
            image = CGRect(
                x: snapped(margins.left + (reserved.width - picture.width) / 2),
                y: snapped(middle - picture.height / 2),
                width: picture.width,
                height: picture.height
            )
        }
        let top = snapped(middle - block / 2)
        if isBeside {
            text = CGRect(x: left, y: top, width: first.width, height: first.height)
            secondaryText = CGRect(
                x: left + available - second.width,
                y: top,
                width: second.width,
                height: second.height
            )
        } else {
            text = CGRect(x: left, y: top, width: available, height: first.height)
            secondaryText = CGRect(
                x: left,
                y: top + first.height + between,
                width: available,
                height: second.height
            )
        }
        if isRightToLeft { mirror(in: width) }
    }

    private mutating func mirror(in width: CGFloat) {
        image.origin.x = width - image.maxX
        text.origin.x = width - text.maxX
        secondaryText.origin.x = width - secondaryText.maxX
    }

    /// The room that is kept for a picture.
    private static func reserved(_ configuration: UIListContentConfiguration, _ picture: CGSize) -> CGSize {
        func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension {
                return UIFontMetrics.default.scaledValue(for: ListContentMetrics.standardImage)
            }
            return reserved > 0 && reserved.isFinite ? reserved : own
        }
        let size = configuration.imageProperties.reservedLayoutSize
        return CGSize(width: length(size.width, picture.width), height: length(size.height, picture.height))
    }

    /// The size of a picture that may have a limit: smaller, in its proportions.
    static func size(of image: UIImage?, limit: CGSize) -> CGSize {
        guard let image else { return .zero }
        var size = image.size
        guard size.width > 0, size.height > 0 else { return .zero }
        var factor: CGFloat = 1
        if limit.width > 0 { factor = min(factor, limit.width / size.width) }
        if limit.height > 0 { factor = min(factor, limit.height / size.height) }
        size.width *= factor
        size.height *= factor
        return size
    }
}
