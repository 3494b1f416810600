import AgateDisplay
import CoreGraphics
import QuartzCore

/// The traits that a display gives its windows.
///
/// GUESS size-class: there is little room below 600 points of width and below 480 of height.
///
/// Source: uikit U41, U42.
package enum DisplayTraits {
    static let compactWidth: CGFloat = 600
    static let compactHeight: CGFloat = 480

    /// What the traits depend on.
    struct Source: Hashable {
        var style: UIUserInterfaceStyle
        var idiom: UIUserInterfaceIdiom
        var category: UIContentSizeCategory
        var scale: CGFloat
        var isNarrow: Bool
        var isLow: Bool
    }

    /// Those of the display that the calling thread is inside of.
    package static var current: UITraitCollection {
        let context = DisplayContext.current
        return traits(
            size: context.display.size,
            DisplayState.kept(for: context),
            scale: context.display.scale
        )
    }

    /// Those of a window of a size.
    package static func traits(size: CGSize, _ state: DisplayState, scale: CGFloat) -> UITraitCollection {
        let source = Source(
            style: state.style,
            idiom: state.idiom,
            category: state.contentSizeCategory,
            scale: scale,
            isNarrow: size.width < compactWidth,
            isLow: size.height < compactHeight
        )
        if let known = state.displayTraits, known.source == source { return known.traits }
        let made = make(source)
        state.displayTraits = (source, made)
        return made
    }

    private static func make(_ source: Source) -> UITraitCollection {
        var traits = TraitOverrides()
        traits.userInterfaceStyle = source.style
        traits.userInterfaceLevel = .base
        traits.userInterfaceIdiom = source.idiom
        traits.preferredContentSizeCategory = source.category
        traits.displayScale = source.scale
        traits.displayGamut = .SRGB
        traits.layoutDirection = .leftToRight
        traits.horizontalSizeClass = source.isNarrow ? .compact : .regular
        traits.verticalSizeClass = source.isLow ? .compact : .regular
        traits.forceTouchCapability = .unavailable
        traits.accessibilityContrast = .normal
        traits.legibilityWeight = .regular
        traits.activeAppearance = .active
        return UITraitCollection(traits.values)
    }
}
