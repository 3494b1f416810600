import UIKitControllers
import UIKitCore

/// What elements of controllers say that contain others.
@MainActor enum ContainerElements {
    static let kinds: [ElementKind] = [
        .controller("navigationController", UINavigationController.self, readNavigation),
        .controller("tabBarController", UITabBarController.self, readTabs),
        .controller(
            "splitViewController",
            UISplitViewController.self,
            codedIntegers: SplitElement.codedIntegers,
            SplitElement.read
        ),
        .controller(
            "pageViewController",
            UIPageViewController.self,
            codedIntegers: PageElement.codedIntegers,
            PageElement.read
        ),
        .controller("searchController", UISearchController.self) { _, _, _ in },
    ]

    private static func readNavigation(
        _ controller: UINavigationController,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        let bar = element.child("navigationBar", key: "navigationBar").flatMap { load.make($0) }
        let toolbar = element.child("toolbar", key: "toolbar").flatMap { load.make($0) }
        controller.adopt(bar: bar as? UINavigationBar, toolbar: toolbar as? UIToolbar)
        if let isHidden = element.flag("navigationBarHidden") { controller.isNavigationBarHidden = isHidden }
        if let isHidden = element.flag("toolbarHidden") { controller.isToolbarHidden = isHidden }
        if let hides = element.flag("hidesBarsOnTap") { controller.hidesBarsOnTap = hides }
        if let hides = element.flag("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = hides }
        if let hides = element.flag("hidesBarsWhenKeyboardAppears") {
            controller.hidesBarsWhenKeyboardAppears = hides
        }
        if let hides = element.flag("hidesBarsWhenVerticallyCompact") {
            controller.hidesBarsWhenVerticallyCompact = hides
        }
        skipEmptyList(element)
        Relationship.read(["rootViewController"], of: element, load) { [weak controller] found in
            if let root = found["rootViewController"]?.first { controller?.viewControllers = [root] }
        }
    }

    private static func readTabs(
        _ controller: UITabBarController,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let bar = element.child("tabBar", key: "tabBar").flatMap({ load.make($0) }) as? UITabBar {
            controller.adopt(bar: bar)
        }
        skipEmptyList(element)
        Relationship.read(["viewControllers"], of: element, load) { [weak controller] found in
            if let pages = found["viewControllers"] { controller?.viewControllers = pages }
        }
    }

    /// The list that a relationship fills: empty in the document.
    private static func skipEmptyList(_ element: InterfaceElement) {
        for empty in element.children("nil") where empty.peek("name") == "viewControllers" {
            empty.skipAll()
        }
    }
}

/// What elements of split view controllers say.
@MainActor enum SplitElement {
    static func codedIntegers(_ element: InterfaceElement) -> [String: Int] {
        let style = style(of: element)
        return style == .unspecified ? [:] : ["UISplitViewControllerStyle": style.rawValue]
    }

    /// Columns that are set one by one, where the document allows them; three, where it has a controller for the one between.
    private static func style(of element: InterfaceElement) -> UISplitViewController.Style {
        if let known = styles[element.peek("style") ?? ""] { return known }
        guard element.peek("allowDoubleColumnStyle") == "YES" else { return .unspecified }
        let connections = element.children.first { $0.name == "connections" }?.children ?? []
        let isTriple = connections.contains { $0.peek("relationship") == supplementary }
        return isTriple ? .tripleColumn : .doubleColumn
    }

    private static let styles: [String: UISplitViewController.Style] = [
        "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]
    private static let modes: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "beside": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
        "allVisible": .oneBesideSecondary, "over": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
        "primaryOverlay": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
    private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
    private static let backgrounds: [String: UISplitViewController.BackgroundStyle] = [
        "none": .none, "sidebar": .sidebar,
    ]
    private static let supplementary = "supplementaryViewController"
    private static let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, supplementary: .supplementary, "detailViewController": .secondary,
        "compactViewController": .compact,
    ]

    static func read(
        _ controller: UISplitViewController,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        element.skip("allowDoubleColumnStyle")
        _ = load.value(element, "style", styles)
        if let mode = load.value(element, "preferredDisplayMode", modes) {
            controller.preferredDisplayMode = mode
        }
        if let behavior = load.value(element, "behavior", behaviors) {
            controller.preferredSplitBehavior = behavior
        }
        if let style = load.value(element, "primaryBackgroundStyle", backgrounds) {
            controller.primaryBackgroundStyle = style
        }
        if let presents = element.flag("presentsWithGesture") { controller.presentsWithGesture = presents }
        readWidths(controller, element)
        Relationship.read(Array(columns.keys), of: element, load) { [weak controller] found in
            guard let controller else { return }
            if controller.style == .unspecified {
                let names = ["masterViewController", "detailViewController"]
                controller.viewControllers = names.compactMap { found[$0]?.first }
                return
            }
            for (name, made) in found.sorted(by: { $0.key < $1.key }) {
                if let column = columns[name] { controller.setViewController(made.first, for: column) }
            }
        }
    }

    private static func readWidths(_ controller: UISplitViewController, _ element: InterfaceElement) {
        if let width = element.number("preferredPrimaryColumnWidthFraction") {
            controller.preferredPrimaryColumnWidthFraction = width
        }
        if let width = element.number("preferredPrimaryColumnWidth") {
            controller.preferredPrimaryColumnWidth = width
        }
        if let width = element.number("minimumPrimaryColumnWidth") {
            controller.minimumPrimaryColumnWidth = width
        }
        if let width = element.number("maximumPrimaryColumnWidth") {
            controller.maximumPrimaryColumnWidth = width
        }
        if let width = element.number("preferredSupplementaryColumnWidth") {
            controller.preferredSupplementaryColumnWidth = width
        }
        if let width = element.number("minimumSupplementaryColumnWidth") {
            controller.minimumSupplementaryColumnWidth = width
        }
        if let width = element.number("maximumSupplementaryColumnWidth") {
            controller.maximumSupplementaryColumnWidth = width
        }
    }
}

/// What elements of controllers of pages say.
@MainActor enum PageElement {
    private static let styles: [String: UIPageViewController.TransitionStyle] = [
        "pageCurl": .pageCurl, "scroll": .scroll,
    ]
    private static let orientations: [String: UIPageViewController.NavigationOrientation] = [
        "horizontal": .horizontal, "vertical": .vertical,
    ]
    private static let spines: [String: UIPageViewController.SpineLocation] = [
        "none": .none, "min": .min, "mid": .mid, "max": .max,
    ]

    static func codedIntegers(_ element: InterfaceElement) -> [String: Int] {
        let spacing = element.peek("pageSpacing").flatMap { Double($0) }.flatMap {
            Int(exactly: $0.rounded())
        }
        return [
            "UIPageViewControllerTransitionStyle":
                styles[element.peek("transitionStyle") ?? ""]?.rawValue,
            "UIPageViewControllerNavigationOrientation":
                orientations[element.peek("navigationOrientation") ?? ""]?.rawValue,
            "UIPageViewControllerSpineLocation": spines[element.peek("spineLocation") ?? ""]?.rawValue,
            "UIPageViewControllerPageSpacing": spacing,
        ].compactMapValues(\.self)
    }

    static func read(_ controller: UIPageViewController, _ element: InterfaceElement, _ load: InterfaceLoad) {
        // The initialiser has made use of these.
        _ = load.value(element, "transitionStyle", styles)
        _ = load.value(element, "navigationOrientation", orientations)
        _ = load.value(element, "spineLocation", spines)
        element.skip("pageSpacing")
        if let isDouble = element.flag("doubleSided") { controller.isDoubleSided = isDouble }
    }
}
