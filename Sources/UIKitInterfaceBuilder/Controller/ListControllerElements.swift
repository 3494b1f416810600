import UIKitCore
import UIKitLists

/// What elements of controllers of lists say.
@MainActor enum ListControllerElements {
    static let kinds: [ElementKind] = [
        .controller("tableViewController", UITableViewController.self) { controller, element, _ in
            if let clears = element.flag("clearsSelectionOnViewWillAppear") {
                controller.clearsSelectionOnViewWillAppear = clears
            }
        },
        .controller("collectionViewController", UICollectionViewController.self) { controller, element, _ in
            if let clears = element.flag("clearsSelectionOnViewWillAppear") {
                controller.clearsSelectionOnViewWillAppear = clears
            }
            if let uses = element.flag("useLayoutToLayoutNavigationTransitions") {
                controller.useLayoutToLayoutNavigationTransitions = uses
            }
        },
    ]

    /// Reads what is put into the list when it is there.
    static func readWithView(
        _ controller: UIViewController,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        guard let list = controller as? UITableViewController,
            let refresh = element.child("refreshControl", key: "refreshControl"),
            let control = load.make(refresh) as? UIRefreshControl
        else { return }
        list.refreshControl = control
    }
}
