import CoreGraphics
import Foundation

/// Pictures of controls and bars, and where they and titles lie: what is set for states, metrics, icons or positions.
extension AppearanceTable {
    static let pictures =
        sliders + steppers + segments + plainPictures + searchBars + barItems + barPictures + buttons

    private static let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
    private static let positions: [UIBarPosition] = [.any, .top, .bottom, .topAttached]

    private static let sliders =
        states("thumbImage", { (slider: UISlider, state) in slider.thumbImage(for: state) }) {
            $0.setThumbImage($1, for: $2)
        }
        + states("minimumTrackImage", { (slider: UISlider, state) in slider.minimumTrackImage(for: state) }) {
            $0.setMinimumTrackImage($1, for: $2)
        }
        + states("maximumTrackImage", { (slider: UISlider, state) in slider.maximumTrackImage(for: state) }) {
            $0.setMaximumTrackImage($1, for: $2)
        }

    private static let steppers =
        states("backgroundImage", { (stepper: UIStepper, state) in stepper.backgroundImage(for: state) }) {
            $0.setBackgroundImage($1, for: $2)
        }
        + states("incrementImage", { (stepper: UIStepper, state) in stepper.incrementImage(for: state) }) {
            $0.setIncrementImage($1, for: $2)
        }
        + states("decrementImage", { (stepper: UIStepper, state) in stepper.decrementImage(for: state) }) {
            $0.setDecrementImage($1, for: $2)
        }
        + pairs(
            "dividerImage",
            { (stepper: UIStepper, left, right) in
                stepper.dividerImage(forLeftSegmentState: left, rightSegmentState: right)
            }
        ) { $0.setDividerImage($1, forLeftSegmentState: $2, rightSegmentState: $3) }

    private static let segments =
        metrics.flatMap { metrics in
            states(
                "backgroundImage \(metrics.rawValue)",
                { (control: UISegmentedControl, state) in
                    control.backgroundImage(for: state, barMetrics: metrics)
                }
            ) { $0.setBackgroundImage($1, for: $2, barMetrics: metrics) }
                + pairs(
                    "dividerImage \(metrics.rawValue)",
                    { (control: UISegmentedControl, left, right) in
                        control.dividerImage(
                            forLeftSegmentState: left,
                            rightSegmentState: right,
                            barMetrics: metrics
                        )
                    }
                ) {
                    $0.setDividerImage(
                        $1,
                        forLeftSegmentState: $2,
                        rightSegmentState: $3,
                        barMetrics: metrics
                    )
                }
        }

    private static let plainPictures = [
        AppearanceProperty(\UIProgressView.progressImage), AppearanceProperty(\UIProgressView.trackImage),
        AppearanceProperty(\UISwitch.onImage), AppearanceProperty(\UISwitch.offImage),
        AppearanceProperty(\UIPageControl.preferredIndicatorImage),
        AppearanceProperty(\UITableView.separatorEffect),
        AppearanceProperty(\UITabBar.itemPositioning), AppearanceProperty(\UITabBar.itemSpacing),
        AppearanceProperty(\UITabBar.itemWidth), AppearanceProperty(\UITabBarItem.badgeColor),
        AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
        AppearanceProperty(\UISearchBar.backgroundImage),
        AppearanceProperty(\UISearchBar.scopeBarBackgroundImage),
        AppearanceProperty(\UISearchBar.searchFieldBackgroundPositionAdjustment),
        AppearanceProperty(\UISearchBar.searchTextPositionAdjustment),
    ]

    private static let searchBars =
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

    private static let barItems =
        metrics.flatMap { metrics in
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
        + states(
            "badgeTextAttributes",
            { (item: UITabBarItem, state) in item.badgeTextAttributes(for: state) }
        ) { $0.setBadgeTextAttributes($1, for: $2) }

    private static let barPictures =
        metrics.flatMap { metrics in
            [
                AppearanceProperty(
                    "titleVerticalPosition \(metrics.rawValue)",
                    { (bar: UINavigationBar) in bar.titleVerticalPositionAdjustment(for: metrics) },
                    { $0.setTitleVerticalPositionAdjustment($1, for: metrics) }
                )
            ]
                + positions.flatMap { position in
                    [
                        AppearanceProperty(
                            "backgroundImage \(position.rawValue) \(metrics.rawValue)",
                            { (bar: UINavigationBar) in
                                bar.backgroundImage(for: position, barMetrics: metrics)
                            },
                            { $0.setBackgroundImage($1, for: position, barMetrics: metrics) }
                        ),
                        AppearanceProperty(
                            "backgroundImage \(position.rawValue) \(metrics.rawValue)",
                            { (bar: UIToolbar) in
                                bar.backgroundImage(forToolbarPosition: position, barMetrics: metrics)
                            },
                            { $0.setBackgroundImage($1, forToolbarPosition: position, barMetrics: metrics) }
                        ),
                        AppearanceProperty(
                            "backgroundImage \(position.rawValue) \(metrics.rawValue)",
                            { (bar: UISearchBar) in bar.backgroundImage(for: position, barMetrics: metrics) },
                            { $0.setBackgroundImage($1, for: position, barMetrics: metrics) }
                        ),
                    ]
                }
        }
        + positions.map { position in
            AppearanceProperty(
                "shadowImage \(position.rawValue)",
                { (bar: UIToolbar) in bar.shadowImage(forToolbarPosition: position) },
                { $0.setShadowImage($1, forToolbarPosition: position) }
            )
        }

    private static let buttons =
        [AppearanceProperty(\UIButton.contentEdgeInsets)]
        + states("titleShadowColor", { (button: UIButton, state) in button.titleShadowColor(for: state) }) {
            $0.setTitleShadowColor($1, for: $2)
        }

    /// A property with a value for each two states of neighbours.
    private static func pairs<Root: NSObject, Value>(
        _ name: String,
        _ get: @escaping (Root, UIControl.State, UIControl.State) -> Value,
        _ set: @escaping (Root, Value, UIControl.State, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        let all: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
        return all.flatMap { left in
            all.map { right in
                AppearanceProperty(
                    "\(name) \(left.rawValue) \(right.rawValue)",
                    { (object: Root) in get(object, left, right) },
                    { set($0, $1, left, right) }
                )
            }
        }
    }
}
