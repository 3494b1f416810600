import CoreGraphics
import Foundation

/// The properties that appearance proxies set on bars.
extension AppearanceProperty {
    static let navigationBars =
        [
            AppearanceProperty(\UINavigationBar.standardAppearance),
            AppearanceProperty(\UINavigationBar.compactAppearance),
            AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
            AppearanceProperty(\UINavigationBar.barStyle),
            AppearanceProperty(\UINavigationBar.barTintColor),
            AppearanceProperty(\UINavigationBar.isTranslucent),
            AppearanceProperty(\UINavigationBar.shadowImage),
            AppearanceProperty(\UINavigationBar.titleTextAttributes),
            AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
            AppearanceProperty(\UINavigationBar.backIndicatorImage),
            AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
            AppearanceProperty(
                "backgroundImage",
                { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
                { $0.setBackgroundImage($1, for: .default) }
            ),
        ] + navigationPictures

    private static let navigationPictures =
        UIBarMetrics.all.flatMap { metrics in
            [
                AppearanceProperty(
                    "titleVerticalPosition \(metrics.rawValue)",
                    { (bar: UINavigationBar) in bar.titleVerticalPositionAdjustment(for: metrics) },
                    { $0.setTitleVerticalPositionAdjustment($1, for: metrics) }
                )
            ]
                + UIBarPosition.all.map { position in
                    AppearanceProperty(
                        "backgroundImage \(position.rawValue) \(metrics.rawValue)",
                        { (bar: UINavigationBar) in bar.backgroundImage(for: position, barMetrics: metrics) },
                        { $0.setBackgroundImage($1, for: position, barMetrics: metrics) }
                    )
                }
        }

    static let tabBars = [
        AppearanceProperty(\UITabBar.standardAppearance),
        AppearanceProperty(\UITabBar.scrollEdgeAppearance),
        AppearanceProperty(\UITabBar.barStyle),
        AppearanceProperty(\UITabBar.barTintColor),
        AppearanceProperty(\UITabBar.isTranslucent),
        AppearanceProperty(\UITabBar.unselectedItemTintColor),
        AppearanceProperty(\UITabBar.backgroundImage),
        AppearanceProperty(\UITabBar.shadowImage),
        AppearanceProperty(\UITabBar.selectionIndicatorImage),
        AppearanceProperty(\UITabBar.itemPositioning),
        AppearanceProperty(\UITabBar.itemSpacing),
        AppearanceProperty(\UITabBar.itemWidth),
    ]

    static let toolbars =
        [
            AppearanceProperty(\UIToolbar.standardAppearance),
            AppearanceProperty(\UIToolbar.compactAppearance),
            AppearanceProperty(\UIToolbar.scrollEdgeAppearance),
            AppearanceProperty(\UIToolbar.barStyle),
            AppearanceProperty(\UIToolbar.barTintColor),
            AppearanceProperty(\UIToolbar.isTranslucent),
        ] + toolbarBackgrounds + toolbarShadows

    private static let toolbarBackgrounds =
        UIBarMetrics.all.flatMap { metrics in
            UIBarPosition.all.map { position in
                AppearanceProperty(
                    "backgroundImage \(position.rawValue) \(metrics.rawValue)",
                    { (bar: UIToolbar) in
                        bar.backgroundImage(forToolbarPosition: position, barMetrics: metrics)
                    },
                    { $0.setBackgroundImage($1, forToolbarPosition: position, barMetrics: metrics) }
                )
            }
        }

    private static let toolbarShadows =
        UIBarPosition.all.map { position in
            AppearanceProperty(
                "shadowImage \(position.rawValue)",
                { (bar: UIToolbar) in bar.shadowImage(forToolbarPosition: position) },
                { $0.setShadowImage($1, forToolbarPosition: position) }
            )
        }
}
