import Foundation
import UIKitControllers
import UIKitCore
import UIKitLists

/// The outlets of UIKit's own classes.
@MainActor enum BuiltInOutlets {
    /// What became of a value.
    enum Result {
        case done
        /// The class has the outlet, for values of another type.
        case otherType(String)
        case unknown
    }

    private struct Outlet {
        /// Nothing for an object of another class.
        let set: (NSObject, Any) -> Result?
    }

    /// Sets an outlet of an object; classes that derive from others come first.
    static func set(_ value: Any, for name: String, of object: NSObject) -> Result {
        for outlet in all[name] ?? [] {
            if let result = outlet.set(object, value) { return result }
        }
        return .unknown
    }

    private static func outlet<Object: NSObject, Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Object, Value?>
    ) -> (String, Outlet) {
        row(name) { (object: Object, value: Value) in object[keyPath: path] = value }
    }

    private static func row<Object: NSObject, Value>(
        _ name: String,
        _ set: @escaping (Object, Value) -> Void
    ) -> (String, Outlet) {
        let outlet = Outlet { object, value in
            guard let object = object as? Object else { return nil }
            guard let value = value as? Value else { return .otherType("\(Value.self)") }
            set(object, value)
            return .done
        }
        return (name, outlet)
    }

    private static let all: [String: [Outlet]] = {
        var all: [String: [Outlet]] = [:]
        for (name, outlet) in [delegates, views, items].joined() { all[name, default: []].append(outlet) }
        return all
    }()

    private static let delegates: [(String, Outlet)] = [
        outlet("delegate", \UITableView.delegate),
        outlet("delegate", \UICollectionView.delegate),
        outlet("delegate", \UITextView.delegate),
        outlet("delegate", \UIScrollView.delegate),
        outlet("delegate", \UITextField.delegate),
        outlet("delegate", \UISearchBar.delegate),
        outlet("delegate", \UIPickerView.delegate),
        outlet("delegate", \UINavigationBar.delegate),
        outlet("delegate", \UIToolbar.delegate),
        outlet("delegate", \UITabBar.delegate),
        outlet("delegate", \UIGestureRecognizer.delegate),
        outlet("delegate", \UINavigationController.delegate),
        outlet("delegate", \UITabBarController.delegate),
        outlet("delegate", \UISplitViewController.delegate),
        outlet("delegate", \UIPageViewController.delegate),
        outlet("delegate", \UISearchController.delegate),
        outlet("dataSource", \UITableView.dataSource),
        outlet("dataSource", \UICollectionView.dataSource),
        outlet("dataSource", \UIPickerView.dataSource),
        outlet("dataSource", \UIPageViewController.dataSource),
        outlet("prefetchDataSource", \UITableView.prefetchDataSource),
        outlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
        outlet("searchResultsUpdater", \UISearchController.searchResultsUpdater),
    ]

    private static let views: [(String, Outlet)] = [
        row("view") { (controller: UIViewController, view: UIView) in controller.view = view },
        row("tableView") { (controller: UITableViewController, view: UITableView) in
            controller.tableView = view
        },
        row("collectionView") { (controller: UICollectionViewController, view: UICollectionView) in
            controller.collectionView = view
        },
        outlet("refreshControl", \UITableViewController.refreshControl),
        outlet("refreshControl", \UIScrollView.refreshControl),
        outlet("tableHeaderView", \UITableView.tableHeaderView),
        outlet("tableFooterView", \UITableView.tableFooterView),
        outlet("backgroundView", \UITableView.backgroundView),
        outlet("backgroundView", \UICollectionView.backgroundView),
        outlet("backgroundView", \UITableViewCell.backgroundView),
        outlet("backgroundView", \UITableViewHeaderFooterView.backgroundView),
        outlet("backgroundView", \UICollectionViewCell.backgroundView),
        outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        outlet("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
        outlet("accessoryView", \UITableViewCell.accessoryView),
        outlet("editingAccessoryView", \UITableViewCell.editingAccessoryView),
        outlet("leftView", \UITextField.leftView),
        outlet("rightView", \UITextField.rightView),
        outlet("inputView", \UITextField.inputView),
        outlet("inputAccessoryView", \UITextField.inputAccessoryView),
        outlet("inputView", \UITextView.inputView),
        outlet("inputAccessoryView", \UITextView.inputAccessoryView),
        outlet("maskView", \UIView.mask),
        outlet("mask", \UIView.mask),
        outlet("rootViewController", \UIWindow.rootViewController),
    ]

    private static let items: [(String, Outlet)] = [
        row("navigationItem") { (bar: UINavigationBar, item: UINavigationItem) in
            bar.setItems([item], animated: false)
        },
        row("toolbarItems") { (controller: UIViewController, items: [UIBarButtonItem]) in
            controller.toolbarItems = items
        },
        row("items") { (bar: UIToolbar, items: [UIBarButtonItem]) in bar.items = items },
        row("items") { (bar: UITabBar, items: [UITabBarItem]) in bar.items = items },
        outlet("selectedItem", \UITabBar.selectedItem),
        outlet("tabBarItem", \UIViewController.tabBarItem),
        outlet("customView", \UIBarButtonItem.customView),
        outlet("titleView", \UINavigationItem.titleView),
        outlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
        outlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
        outlet("backBarButtonItem", \UINavigationItem.backBarButtonItem),
        row("leftBarButtonItems") { (item: UINavigationItem, items: [UIBarButtonItem]) in
            item.leftBarButtonItems = items
        },
        row("rightBarButtonItems") { (item: UINavigationItem, items: [UIBarButtonItem]) in
            item.rightBarButtonItems = items
        },
        row("accessibilityElements") { (view: UIView, elements: [NSObject]) in
            view.accessibilityElements = elements
        },
    ]
}
