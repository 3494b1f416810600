import CoreGraphics
import Foundation
import UIKitCore

/// What elements of all kinds of controllers say.
@MainActor enum ControllerElement {
    /// Reads what a controller has before its view is loaded.
    static func read(_ controller: UIViewController, _ element: InterfaceElement, _ load: InterfaceLoad) {
        let scene = load.file?.scene(of: element.id) ?? StoryboardScene(element)
        let interface = SceneInterface(scene, controller, load)
        controller.interface = interface
        readNames(controller, element, load)
        readLayout(controller, element, load)
        readPresentation(controller, element, load)
        readItems(controller, element, load)
        load.later(.layout) { interface.takeParts(load) }
        load.later(.afterwards) { scene.controllerWasMade(load.document) }
    }

    private static func readNames(
        _ controller: UIViewController,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let title = load.text(element, "title") { controller.title = title }
        // Absent means what the class says: the nib is looked for where the scene has no view.
        if let name = element.text("nibName") { controller.nibName = name }
        let identifier = element.text("storyboardIdentifier")
        let restoration = element.text("restorationIdentifier")
        let isSame = element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
        if let name = isSame ? identifier : restoration { controller.restorationIdentifier = name }
    }

    private static func readLayout(
        _ controller: UIViewController,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let hides = element.flag("hidesBottomBarWhenPushed") {
            controller.hidesBottomBarWhenPushed = hides
        }
        if let includes = element.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = includes
        }
        if let adjusts = element.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = adjusts
        }
        if let edges = element.child(key: "edgesForExtendedLayout") {
            controller.edgesForExtendedLayout = rectEdges(edges)
        }
        if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
        if let size = element.child("value", key: "contentSizeForViewInPopover") {
            size.skip("type")
            controller.preferredContentSize = CGSize(
                width: size.number("width") ?? 0,
                height: size.number("height") ?? 0
            )
        }
        if let style = load.value(element, "interfaceStyle", styles) {
            controller.overrideUserInterfaceStyle = style
        }
        // The view gets the screen's size unless it says NO, when it is loaded.
        element.skip("autoresizesArchivedViewToFullSize")
        // Has had no effect since iOS 7.
        element.skip("wantsFullScreenLayout")
        // The size on the canvas of the editor.
        element.child("size", key: "freeformSize")?.skipAll()
    }

    private static let styles: [String: UIUserInterfaceStyle] = [
        "light": .light, "dark": .dark, "unspecified": .unspecified,
    ]

    private static func rectEdges(_ element: InterfaceElement) -> UIRectEdge {
        var edges: UIRectEdge = []
        let all: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        for (name, edge) in all where element.flag(name) == true { edges.insert(edge) }
        return edges
    }

    private static func readPresentation(
        _ controller: UIViewController,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let style = load.value(element, "modalPresentationStyle", PresentationValues.styles) {
            controller.modalPresentationStyle = style
        }
        if let style = load.value(element, "modalTransitionStyle", PresentationValues.transitions) {
            controller.modalTransitionStyle = style
        }
        if let defines = element.flag("definesPresentationContext") {
            controller.definesPresentationContext = defines
        }
        if let provides = element.flag("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = provides
        }
        if let isModal = element.flag("modalInPresentation") { controller.isModalInPresentation = isModal }
    }

    private static func readItems(
        _ controller: UIViewController,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let item = element.child(key: "navigationItem"), let made = load.make(item) as? UINavigationItem {
            controller.adopt(made)
        }
        if let item = element.child(key: "tabBarItem"), let made = load.make(item) as? UITabBarItem {
            if made.title == nil, item.peek("systemItem") == nil { made.title = controller.title }
            controller.tabBarItem = made
        }
        let items = element.child("toolbarItems")?.allChildren() ?? []
        if !items.isEmpty { controller.toolbarItems = items.compactMap { load.make($0) as? UIBarButtonItem } }
    }

    /// Reads what a controller has as soon as its view is there, before anything is connected.
    static func readWithView(
        _ controller: UIViewController,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        for guide in element.child("layoutGuides")?.children("viewControllerLayoutGuide") ?? [] {
            switch guide.text("type") {
            case "top": load.register(controller.topLayoutGuide, for: guide)
            case "bottom": load.register(controller.bottomLayoutGuide, for: guide)
            default: load.tell(guide, "type", "is neither top nor bottom.")
            }
        }
        ListControllerElements.readWithView(controller, element, load)
    }
}

/// Words for how controllers are presented.
@MainActor enum PresentationValues {
    static let styles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]

    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
        "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
}
