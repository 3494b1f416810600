import CoreGraphics
import Foundation

/// The properties that appearance proxies set on items of bars.
extension AppearanceProperty {
    static let barItems =
        states("titleTextAttributes", { (item: UIBarItem, state) in item.titleTextAttributes(for: state) }) {
            $0.setTitleTextAttributes($1, for: $2)
        }

    static let barButtonItems =
        [
            AppearanceProperty(\UIBarButtonItem.tintColor)
        ] + barButtonPictures

    private static let barButtonPictures =
        UIBarMetrics.all.flatMap { metrics in
            states(
                "backgroundImage \(metrics.rawValue)",
                { (item: UIBarButtonItem, state) in item.backgroundImage(for: state, barMetrics: metrics) }
            ) { $0.setBackgroundImage($1, for: $2, barMetrics: metrics) }
                + states(
                    "backButtonBackgroundImage \(metrics.rawValue)",
                    { (item: UIBarButtonItem, state) in
                        item.backButtonBackgroundImage(for: state, barMetrics: metrics)
                    }
                ) { $0.setBackButtonBackgroundImage($1, for: $2, barMetrics: metrics) } + [
                    AppearanceProperty(
                        "titlePosition \(metrics.rawValue)",
                        { (item: UIBarButtonItem) in item.titlePositionAdjustment(for: metrics) },
                        { $0.setTitlePositionAdjustment($1, for: metrics) }
                    ),
                    AppearanceProperty(
                        "backButtonTitlePosition \(metrics.rawValue)",
                        { (item: UIBarButtonItem) in item.backButtonTitlePositionAdjustment(for: metrics) },
                        { $0.setBackButtonTitlePositionAdjustment($1, for: metrics) }
                    ),
                    AppearanceProperty(
                        "backgroundPosition \(metrics.rawValue)",
                        { (item: UIBarButtonItem) in
                            item.backgroundVerticalPositionAdjustment(for: metrics)
                        },
                        { $0.setBackgroundVerticalPositionAdjustment($1, for: metrics) }
                    ),
                ]
        }

    static let tabBarItems =
        [
            AppearanceProperty(\UITabBarItem.badgeColor),
            AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
        ] + badges

    private static let badges =
        states(
            "badgeTextAttributes",
            { (item: UITabBarItem, state) in item.badgeTextAttributes(for: state) }
        ) { $0.setBadgeTextAttributes($1, for: $2) }
}

extension UIBarItem: AppearanceTaking {}
