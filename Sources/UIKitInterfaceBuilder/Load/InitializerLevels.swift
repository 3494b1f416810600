import UIKitControllers
import UIKitCore
import UIKitLists

/// The classes of UIKit whose `init(coder:)` tells its coder that it is done.
@MainActor enum InitializerLevels {
    private struct Level {
        let type: AnyClass
        let contains: (AnyClass) -> Bool

        init<Object: AnyObject>(_ type: Object.Type) {
            self.type = type
            contains = { $0 is Object.Type }
        }
    }

    /// Derived classes stand before the classes they derive from.
    private static let all: [Level] = [
        Level(UITableView.self), Level(UICollectionView.self), Level(UITextView.self),
        Level(UIScrollView.self),
        Level(UITableViewCell.self), Level(UITableViewHeaderFooterView.self),
        Level(UICollectionViewCell.self), Level(UICollectionReusableView.self),
        Level(UISearchTextField.self), Level(UITextField.self),
        Level(UIRefreshControl.self), Level(UISlider.self), Level(UISegmentedControl.self),
        Level(UISwitch.self),
        Level(UIStepper.self), Level(UIPageControl.self), Level(UIColorWell.self), Level(UIDatePicker.self),
        Level(UIButton.self), Level(UIControl.self),
        Level(UIProgressView.self), Level(UIActivityIndicatorView.self), Level(UIStackView.self),
        Level(UIPickerView.self), Level(UILabel.self), Level(UIImageView.self),
        Level(UIVisualEffectView.self), Level(UISearchBar.self), Level(UIToolbar.self),
        Level(UINavigationBar.self),
        Level(UITabBar.self), Level(UIInputView.self), Level(UIListContentView.self), Level(UIWindow.self),
        Level(UIView.self),
        Level(UITableViewController.self), Level(UICollectionViewController.self),
        Level(UIPageViewController.self),
        Level(UITabBarController.self), Level(UISplitViewController.self), Level(UISearchController.self),
        Level(UINavigationController.self), Level(UIViewController.self),
        Level(UITabBarItem.self), Level(UIBarButtonItem.self), Level(UIBarItem.self),
        Level(UINavigationItem.self),
        Level(UICollectionViewFlowLayout.self), Level(UICollectionViewLayout.self),
    ]

    /// Whether no other initialiser of UIKit is to come after that of a class, for an object of a type.
    static func isLast(_ level: AnyClass, of type: AnyClass) -> Bool {
        let display = DisplayState.current.interfaces
        if let known = display.lastLevels[ObjectIdentifier(type)] { return known == ObjectIdentifier(level) }
        guard let found = all.first(where: { $0.contains(type) })?.type else { return false }
        display.lastLevels[ObjectIdentifier(type)] = ObjectIdentifier(found)
        return found == level
    }
}
