public import CoreGraphics
public import Foundation

extension UIButton {
    /// The meanings of a button, which can change its look.
    public enum Role: Int, Sendable {
        /// An action without a special meaning.
        case normal = 0
        /// The action that most people want; the title is bold.
        case primary = 1
        /// An action that leaves all as it is.
        case cancel = 2
        /// An action that removes something; the tint is red.
        case destructive = 3
    }

    /// A closure that updates the configuration of a button whose state has changed.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The look of a button: its title and subtitle, its image, and its background.
    ///
    ///     var configuration = UIButton.Configuration.filled()
    ///     configuration.title = "Send"
    ///     configuration.image = UIImage(systemName: "paperplane")
    ///     configuration.imagePadding = 8
    ///     let button = UIButton(configuration: configuration)
    ///
    /// Colours that are not set follow the button's tint colour, role and state.
    ///
    /// Source: uikit U132.
    public struct Configuration: Hashable {
        /// The corner radii that the background can have.
        public enum CornerStyle: Int, Sendable {
            /// The corner radius of the background configuration.
            case fixed
            /// The corner radius of the background configuration, larger where the user has chosen larger text.
            case dynamic
            /// The small radius: 4.2 points.
            case small
            /// The medium radius: 5.95 points.
            case medium
            /// The large radius: 8.75 points.
            case large
            /// Half of the button's height, so the short sides are round.
            case capsule
        }

        /// The sizes of a button: the room around its content, and the size of its title.
        public enum Size: Int, Sendable {
            /// The usual size: 7 points above and below the content and 12 at its sides.
            case medium
            /// A small size: 6 points above and below the content, 10 at its sides, and a smaller title.
            case small
            /// The smallest size, with a smaller title.
            case mini
            /// A large size: 15 points above and below the content and 20 at its sides.
            case large
        }

        /// The styles of the button on a Mac; none of them is drawn here.
        public enum MacIdiomStyle: Int, Sendable {
            /// The style that suits the configuration.
            case automatic
            /// A button with a frame.
            case bordered
            /// A button without a frame.
            case borderless
            /// Without a frame, in the tint colour.
            case borderlessTinted
        }

        /// The alignments of title and subtitle to each other.
        public enum TitleAlignment: Int, Sendable {
            /// At the image, or centred below or above it, or as the button's content lies.
            case automatic
            /// The lines begin at the leading edge.
            case leading
            /// The lines are centred below each other.
            case center
            /// The lines end at the trailing edge.
            case trailing
        }

        /// The signs that a button with a menu can show.
        public enum Indicator: Int, Sendable {
            /// A sign if a choice among a menu's elements is what the button is for.
            case automatic
            /// The button shows no sign of its menu.
            case none
            /// Arrows up and down, for a choice among a menu's elements.
            case popup
        }

        enum Style: Hashable {
            case plain
            case gray
            case tinted
            case filled
        }

        let style: Style
        /// The colour of title and image for the state that the configuration was updated for.
        var stateForeground: UIColor?

        init(_ style: Style) { self.style = style }

        // MARK: Making configurations

        /// A configuration without a background; title and image have the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A background in the tint colour, pale.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A configuration with a grey background; title and image have the tint colour.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A configuration with a background in the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// As ``plain()``; on a Mac without a frame.
        public static func borderless() -> Configuration { Configuration(.plain, .borderless) }
        /// As ``gray()``; on a Mac with a frame.
        public static func bordered() -> Configuration { Configuration(.gray, .bordered) }
        /// As ``tinted()``; on a Mac with a frame.
        public static func borderedTinted() -> Configuration { Configuration(.tinted, .bordered) }
        /// As ``filled()``; on a Mac with a frame.
        public static func borderedProminent() -> Configuration { Configuration(.filled, .bordered) }

        private init(_ style: Style, _ macIdiomStyle: MacIdiomStyle) {
            self.style = style
            self.macIdiomStyle = macIdiomStyle
        }

        /// The configuration with the colours for a button's tint, role and state.
        @MainActor public func updated(for button: UIButton) -> Configuration {
            ButtonColors.update(self, for: button)
        }

        // MARK: The background

        /// The background of the button.
        ///
        /// A colour that is set here is shown in every state.
        public var background = UIBackgroundConfiguration.button()
        /// The corner radius of the background; `dynamic` at first.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button; `medium` at first.
        ///
        /// Setting it changes the content insets, unless they were set.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { insetsStorage = ButtonMetrics.insets(buttonSize) } }
        }
        /// The style of the button on a Mac; `automatic` at first, and only read back.
        public var macIdiomStyle = MacIdiomStyle.automatic

        // MARK: Colours

        /// The colour of title and image, from which those of the states are made; nil is the style's.
        public var baseForegroundColor: UIColor?
        /// The colour of the background, from which those of the states are made; nil is the style's.
        public var baseBackgroundColor: UIColor?

        // MARK: The image

        /// The image beside the title; nil at first, for none.
        public var image: UIImage?
        /// A function that changes the colour of a template image before it is used; nil for none.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The size and weight of an image that is a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator is shown in place of the image; false at first.
        public var showsActivityIndicator = false
        /// A function that changes the colour of the activity indicator before it is used; nil for none.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The edge of the title at which the image stands; leading at first.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance of image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The sign for a menu behind the button; `automatic` at first.
        public var indicator = Indicator.automatic
        /// A function that changes the colour of the indicator before it is used; nil for none.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Title and subtitle

        /// The title; setting it removes the attributes of an attributed one.
        ///
        /// Nil for none.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes; those that are missing are the button's.
        public var attributedTitle: AttributedString?
        /// A function that changes the attributes of the title before they are used; nil for none.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The line below the title; setting it removes the attributes of an attributed one.
        ///
        /// Nil for none.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The line below the title with attributes.
        public var attributedSubtitle: AttributedString?
        /// A function that changes the attributes of the subtitle before they are used; nil for none.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The distance of title and subtitle, in points.
        public var titlePadding = ButtonMetrics.titlePadding
        /// The alignment of title and subtitle to each other; `automatic` at first.
        public var titleAlignment = TitleAlignment.automatic
        /// The way in which the title is broken into lines; between words at first.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The way in which the subtitle is broken into lines; between words at first.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        // MARK: Room

        private var insetsStorage = ButtonMetrics.insets(.medium)
        private var hasOwnInsets = false

        /// The distances of the content from the edges, in points; those of the size unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insetsStorage }
            set { (insetsStorage, hasOwnInsets) = (newValue, true) }
        }

        /// Sets the content insets back to those of the button's size.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            insetsStorage = ButtonMetrics.insets(buttonSize)
        }

        /// Whether the colours change while the button is selected; true at first.
        public var automaticallyUpdateForSelection = true

        // MARK: Comparing

        /// Whether two configurations look the same; transformers are equal if one is a copy of the other.
        public static func == (a: Configuration, b: Configuration) -> Bool {
            a.style == b.style && a.background == b.background && a.cornerStyle == b.cornerStyle
                && a.buttonSize == b.buttonSize && a.macIdiomStyle == b.macIdiomStyle
                && a.baseForegroundColor == b.baseForegroundColor
                && a.baseBackgroundColor == b.baseBackgroundColor && a.hasEqualImage(b) && a.hasEqualText(b)
                && a.insetsStorage == b.insetsStorage && a.hasOwnInsets == b.hasOwnInsets
                && a.automaticallyUpdateForSelection == b.automaticallyUpdateForSelection
        }

        private func hasEqualImage(_ other: Configuration) -> Bool {
            image === other.image
                && imageColorTransformer?.identity === other.imageColorTransformer?.identity
                && preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
                && showsActivityIndicator == other.showsActivityIndicator
                && activityIndicatorColorTransformer?.identity
                    === other.activityIndicatorColorTransformer?.identity
                && imagePlacement == other.imagePlacement && imagePadding == other.imagePadding
                && indicator == other.indicator
                && indicatorColorTransformer?.identity === other.indicatorColorTransformer?.identity
        }

        private func hasEqualText(_ other: Configuration) -> Bool {
            attributedTitle == other.attributedTitle && attributedSubtitle == other.attributedSubtitle
                && titleTextAttributesTransformer?.identity === other.titleTextAttributesTransformer?.identity
                && subtitleTextAttributesTransformer?.identity
                    === other.subtitleTextAttributesTransformer?.identity
                && titlePadding == other.titlePadding && titleAlignment == other.titleAlignment
                && titleLineBreakMode == other.titleLineBreakMode
                && subtitleLineBreakMode == other.subtitleLineBreakMode
        }

        /// Hashes the style, the title, the subtitle and the size, in which most configurations differ.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(buttonSize)
        }
    }
}
