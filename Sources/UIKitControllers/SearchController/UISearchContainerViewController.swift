public import Foundation
public import UIKitCore

/// Puts a search controller into other containers.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search.
    public let searchController: UISearchController

    /// Makes one around a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes one around a search without results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes one around a search without results.
    public required init?(coder: NSCoder) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    /// Shows the bar at the top of the view.
    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        searchController.searched = self
        view.addSubview(searchController.searchBar)
    }

    /// Places the bar.
    open override dynamic func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bar = searchController.searchBar
        let size = bar.sizeThatFits(view.bounds.size)
        bar.frame = .init(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: size.height)
    }
}
