public import Foundation

/// A controller that shows a search controller within other containers.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search controller whose bar is shown.
    public let searchController: UISearchController

    /// Makes a controller that shows a search controller's bar and its results.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a container of a search controller without results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a container of a search controller without results.
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

    /// Places the search bar at the top of the safe area, over the whole width.
    open override dynamic func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bar = searchController.searchBar
        let size = bar.sizeThatFits(view.bounds.size)
        bar.frame = .init(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: size.height)
    }
}
