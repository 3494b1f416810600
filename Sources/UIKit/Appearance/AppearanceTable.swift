import CoreGraphics
import AgateDisplay
import Foundation

/// The properties that appearance proxies set: those that Apple marks so, for each class.
@MainActor enum AppearanceTable {
    /// All of them; those of superclasses first.
    private static let table = Guarded(Table(properties: views + lists + controls + bars + items + pictures))

    private struct Table {
        var properties: [AppearanceProperty]
        /// Those of each class that was asked for.
        var known: [ObjectIdentifier: [AppearanceProperty]] = [:]
    }

    /// Those that an object's class has; those of superclasses first.
    static func properties(of object: NSObject) -> [AppearanceProperty] {
        let type = ObjectIdentifier(type(of: object))
        let table = table.withLock { $0 }
        if let found = table.known[type] { return found }
        let found = table.properties.filter { $0.value(object) != nil }
        // A property that was added meanwhile is looked for the next time.
        self.table.withLock { if $0.properties.count == table.properties.count { $0.known[type] = found } }
        return found
    }

    static func add(_ property: AppearanceProperty) {
        table.withLock { table in
            guard !table.properties.contains(where: { $0.key == property.key }) else { return }
            table.properties.append(property)
            table.known = [:]
        }
    }

    private static let views = [
        AppearanceProperty(\UIView.backgroundColor),
        AppearanceProperty(\UIView.semanticContentAttribute),
        AppearanceProperty("tint", { (view: UIView) in view.tintStorage }, { $0.tintColor = $1 }),
        AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
        AppearanceProperty(\UILabel.highlightedTextColor), AppearanceProperty(\UILabel.shadowColor),
        AppearanceProperty(\UILabel.shadowOffset), AppearanceProperty(\UITextView.font),
        AppearanceProperty(\UITextView.textColor), AppearanceProperty(\UITextField.font),
        AppearanceProperty(\UITextField.textColor),
    ]

    private static let lists = [
        AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.separatorInset),
        AppearanceProperty(\UITableView.sectionIndexColor),
        AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
        AppearanceProperty(\UITableView.sectionIndexTrackingBackgroundColor),
        AppearanceProperty(\UITableViewCell.separatorInset),
    ]

    private static let controls =
        [
            AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
            AppearanceProperty(\UISlider.minimumTrackTintColor),
            AppearanceProperty(\UISlider.maximumTrackTintColor), AppearanceProperty(\UISlider.thumbTintColor),
            AppearanceProperty(\UIProgressView.progressTintColor),
            AppearanceProperty(\UIProgressView.trackTintColor),
            AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
            AppearanceProperty(\UISearchBar.barTintColor),
            AppearanceProperty(\UIActivityIndicatorView.color),
            AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
            AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        ]
        + states("titleColor", { (button: UIButton, state) in button.titleColor(for: state) }) {
            $0.setTitleColor($1, for: $2)
        }
        + states("backgroundImage", { (button: UIButton, state) in button.backgroundImage(for: state) }) {
            $0.setBackgroundImage($1, for: $2)
        }
        + states(
            "titleTextAttributes",
            { (control: UISegmentedControl, state) in control.titleTextAttributes(for: state) }
        ) { $0.setTitleTextAttributes($1, for: $2) }

    private static let bars = [
        AppearanceProperty(\UINavigationBar.standardAppearance),
        AppearanceProperty(\UINavigationBar.compactAppearance),
        AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
        AppearanceProperty(\UINavigationBar.barStyle), AppearanceProperty(\UINavigationBar.barTintColor),
        AppearanceProperty(\UINavigationBar.isTranslucent), AppearanceProperty(\UINavigationBar.shadowImage),
        AppearanceProperty(\UINavigationBar.titleTextAttributes),
        AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(\UINavigationBar.backIndicatorImage),
        AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
        AppearanceProperty(
            "backgroundImage",
            { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
            { $0.setBackgroundImage($1, for: .default) }
        ),
        AppearanceProperty(\UITabBar.standardAppearance), AppearanceProperty(\UITabBar.scrollEdgeAppearance),
        AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.barTintColor),
        AppearanceProperty(\UITabBar.isTranslucent), AppearanceProperty(\UITabBar.unselectedItemTintColor),
        AppearanceProperty(\UITabBar.backgroundImage), AppearanceProperty(\UITabBar.shadowImage),
        AppearanceProperty(\UITabBar.selectionIndicatorImage),
        AppearanceProperty(\UIToolbar.standardAppearance),
        AppearanceProperty(\UIToolbar.compactAppearance), AppearanceProperty(\UIToolbar.scrollEdgeAppearance),
        AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.barTintColor),
        AppearanceProperty(\UIToolbar.isTranslucent),
    ]

    private static let items =
        [AppearanceProperty(\UIBarButtonItem.tintColor)]
        + states("titleTextAttributes", { (item: UIBarItem, state) in item.titleTextAttributes(for: state) })
    {
        $0.setTitleTextAttributes($1, for: $2)
    }

    /// A property with a value for each state of a control.
    static func states<Root: NSObject, Value>(
        _ name: String,
        _ get: @escaping (Root, UIControl.State) -> Value,
        _ set: @escaping (Root, Value, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        let all: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        return all.map { state in
            AppearanceProperty(
                "\(name) \(state.rawValue)",
                { (object: Root) in get(object, state) },
                { set($0, $1, state) }
            )
        }
    }
}
