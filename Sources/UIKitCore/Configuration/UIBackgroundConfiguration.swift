import CoreGraphics
public import Foundation

/// The background of a cell or a button: a colour, an outline, an image, a blur or a view.
///
/// Configurations for lists know the colours of their states: ``updated(for:)`` gives the one of a state, unless the program has
/// set a colour of its own.
public struct UIBackgroundConfiguration: Hashable {
    /// What the background belongs to, which decides its colours.
    let kind: BackgroundKind

    private var ownColor: UIColor?
    private var isColorSet = false
    /// The colour of the state, where the program has set none.
    var stateColor: UIColor?

    init(_ kind: BackgroundKind) {
        self.kind = kind
        stateColor = kind.color(isHighlighted: false, isSelected: false)
        cornerRadius = kind.cornerRadius
        backgroundInsets = kind.insets
    }

    // MARK: Making configurations

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Behind a cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// Behind a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeader)
    }
    /// Behind a cell of a list in groups.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedCell)
    }
    /// Behind a header or footer of a list in groups.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.clear)
    }
    /// The background of a section header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.sidebarCell)
    }
    /// Behind a cell of a sidebar beside another one.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.accompaniedSidebarCell)
    }
    /// Behind a cell of a list; as that of a plain one.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// The background of a section header in a list.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }
    /// The background of a section footer in a list.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeader) }

    /// The configuration with the colour of a state, unless the program has set one.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var made = self
        let known = state as? any HighlightingState
        made.stateColor = kind.color(
            isHighlighted: known?.isHighlighted ?? false,
            isSelected: known?.isSelected ?? false
        )
        return made
    }

    // MARK: Shape

    /// A view that lies behind everything else of the background's, as large as it.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The distances of the background from the edges of the view, in points; negative ones make it larger.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges whose layout margins are added to the distances.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    // MARK: Colours

    /// The colour; nil is the view's tint colour.
    public var backgroundColor: UIColor? {
        get { isColorSet ? ownColor : stateColor }
        set { (ownColor, isColorSet) = (newValue, true) }
    }

    /// Whether the program has set a colour.
    var hasOwnColor: Bool { isColorSet }

    /// A function that changes the colour before it is used; nil for none.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// The colour that is shown in a view with a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The blur, or another effect, that lies behind the colour.
    public var visualEffect: UIVisualEffect?
    /// An image over the colour; nil for none.
    public var image: UIImage?
    /// The way in which the image fills the background; stretched at first.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the outline; nil is the view's tint colour.
    public var strokeColor: UIColor?
    /// A function that changes the colour of the outline before it is used; nil for none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The colour of the outline that is shown in a view with a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The width of the outline, in points; 0 is none.
    public var strokeWidth: CGFloat = 0
    /// The distance of the outline from the background's edge, in points outward; a negative one is inside.
    public var strokeOutset: CGFloat = 0

    // MARK: Comparing

    /// Whether two configurations show the same; transformers are equal if one is a copy of the other.
    public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
        a.kind == b.kind && a.isColorSet == b.isColorSet && a.backgroundColor == b.backgroundColor
            && a.customView === b.customView && a.cornerRadius == b.cornerRadius
            && a.backgroundInsets == b.backgroundInsets
            && a.edgesAddingLayoutMarginsToBackgroundInsets == b.edgesAddingLayoutMarginsToBackgroundInsets
            && a.backgroundColorTransformer?.identity === b.backgroundColorTransformer?.identity
            && a.visualEffect == b.visualEffect && a.image === b.image
            && a.imageContentMode == b.imageContentMode && a.strokeColor == b.strokeColor
            && a.strokeColorTransformer?.identity === b.strokeColorTransformer?.identity
            && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
    }

    /// Hashes the kind, colour, corner radius and stroke width, in which most configurations differ.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(strokeWidth)
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible {
    /// The kind, the colour, the radius and the outline as text, for debugging.
    public var description: String {
        let color = backgroundColor.map { "\($0)" } ?? "tint color"
        return "UIBackgroundConfiguration(\(kind), color: \(color), corner radius: \(cornerRadius), "
            + "stroke width: \(strokeWidth))"
    }
}
