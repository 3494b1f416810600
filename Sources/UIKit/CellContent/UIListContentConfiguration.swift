import CoreGraphics
public import Foundation

/// The usual content of cells, headers and footers of lists: an image, a text, and a second text below or beside it.
///
/// Source: uikit U142; the looks are guess list-content.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
    /// The image before the texts; nil for none.
    public var image: UIImage?
    /// The size, the tint and the corners of the image.
    public var imageProperties = ImageProperties()
    /// The text; nil for none.
    ///
    /// An attributed one is shown in place of it.
    public var text: String?
    /// The text with attributes; the properties hold where it has none.
    public var attributedText: NSAttributedString?
    /// The font, the colour and the lines of the text.
    public var textProperties: TextProperties
    /// The second text; nil for none.
    ///
    /// An attributed one is shown in place of it.
    public var secondaryText: String?
    /// The second text with attributes; where it is set, it is shown in place of the plain one.
    public var secondaryAttributedText: NSAttributedString?
    /// The font, the colour and the lines of the second text.
    public var secondaryTextProperties: TextProperties
    /// The directions in which the margins are at least those of the view around.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// The distances of the content from the edges, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the second text stands beside the first, where both fit in a line; false at first.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding = ListContentMetrics.imageToText
    /// Between texts beside each other, at least, in points.
    public var textToSecondaryTextHorizontalPadding = ListContentMetrics.sideBySide
    /// Between texts under each other, in points.
    public var textToSecondaryTextVerticalPadding = ListContentMetrics.underneath
    /// The least height of the content with its margins.
    var minimumHeight: CGFloat
    /// Whether a selection shows in the colour of the text.
    var isSidebar = false
    /// The colours of the texts, where the state has taken them away.
    private var isDimmed = false

    init(
        _ font: UIFont,
        _ color: UIColor = .label,
        second: UIFont,
        _ secondColor: UIColor,
        margins: NSDirectionalEdgeInsets = ListContentMetrics.cellMargins,
        minimumHeight: CGFloat = ListContentMetrics.cellHeight
    ) {
        textProperties = TextProperties(font, color)
        secondaryTextProperties = TextProperties(second, secondColor)
        directionalLayoutMargins = margins
        self.minimumHeight = minimumHeight
    }

    /// Makes a view that shows the configuration.
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state: dimmed where the view is disabled.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var made = self
        made.isDimmed = (state as? any HighlightingState)?.isDisabled ?? false
        return made
    }

    /// The colour that a text is shown in.
    func shownColor(_ properties: TextProperties) -> UIColor {
        isDimmed ? .tertiaryLabel : properties.resolvedColor()
    }

    /// Whether two configurations show the same content in the same way; images are compared by identity.
    public static func == (a: UIListContentConfiguration, b: UIListContentConfiguration) -> Bool {
        a.image === b.image && a.imageProperties == b.imageProperties && a.text == b.text
            && a.attributedText == b.attributedText && a.textProperties == b.textProperties
            && a.secondaryText == b.secondaryText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.secondaryTextProperties == b.secondaryTextProperties
            && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
            && a.directionalLayoutMargins == b.directionalLayoutMargins
            && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
            && a.imageToTextPadding == b.imageToTextPadding
            && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
            && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding
            && a.minimumHeight == b.minimumHeight && a.isDimmed == b.isDimmed
    }

    /// Hashes both texts and the properties of the first, in which most configurations differ.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(textProperties)
    }
}
