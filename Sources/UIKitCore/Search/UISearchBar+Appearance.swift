import CoreGraphics
import Foundation

/// The properties that appearance proxies set on search bars.
extension AppearanceProperty {
    static let searchBars =
        [
            AppearanceProperty(\UISearchBar.barTintColor),
            AppearanceProperty(\UISearchBar.backgroundImage),
            AppearanceProperty(\UISearchBar.scopeBarBackgroundImage),
            AppearanceProperty(\UISearchBar.searchFieldBackgroundPositionAdjustment),
            AppearanceProperty(\UISearchBar.searchTextPositionAdjustment),
        ] + searchPictures + searchBackgrounds

    private static let searchPictures =
        states(
            "searchFieldBackgroundImage",
            { (bar: UISearchBar, state) in bar.searchFieldBackgroundImage(for: state) }
        ) { $0.setSearchFieldBackgroundImage($1, for: $2) }
        + states(
            "scopeBarButtonTitleTextAttributes",
            { (bar: UISearchBar, state) in bar.scopeBarButtonTitleTextAttributes(for: state) }
        ) { $0.setScopeBarButtonTitleTextAttributes($1, for: $2) }
        + [UISearchBar.Icon.search, .clear, .bookmark, .resultsList].flatMap { icon in
            states(
                "image \(icon.rawValue)",
                { (bar: UISearchBar, state) in bar.image(for: icon, state: state) }
            ) {
                $0.setImage($1, for: icon, state: $2)
            } + [
                AppearanceProperty(
                    "position \(icon.rawValue)",
                    { (bar: UISearchBar) in bar.positionAdjustment(for: icon) },
                    { $0.setPositionAdjustment($1, for: icon) }
                )
            ]
        }

    private static let searchBackgrounds =
        UIBarMetrics.all.flatMap { metrics in
            UIBarPosition.all.map { position in
                AppearanceProperty(
                    "backgroundImage \(position.rawValue) \(metrics.rawValue)",
                    { (bar: UISearchBar) in bar.backgroundImage(for: position, barMetrics: metrics) },
                    { $0.setBackgroundImage($1, for: position, barMetrics: metrics) }
                )
            }
        }
}
