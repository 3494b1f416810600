import AgateDisplay
import Foundation
import Testing
import UIKit

/// Writes down what bars say.
@MainActor final class BarLog: NSObject, UINavigationBarDelegate, UITabBarDelegate, UISearchBarDelegate {
    var lines: [String] = []
    var mayPush = true
    var mayPop = true
    var place = UIBarPosition.any

    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        lines.append("shouldPush \(item.title ?? "")")
        return mayPush
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        lines.append("didPush \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        lines.append("shouldPop \(item.title ?? "")")
        return mayPop
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        lines.append("didPop \(item.title ?? "")")
    }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { lines.append("select \(item.tag)") }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        lines.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        lines.append("scope \(selectedScope)")
    }
}

/// All views below one, itself included, front ones last.
@MainActor func tree(of view: UIView) -> [UIView] { [view] + view.subviews.flatMap { tree(of: $0) } }

/// The label in a view that shows a text and can be seen.
@MainActor func label(_ text: String, in view: UIView) -> UILabel? {
    tree(of: view).compactMap { $0 as? UILabel }
        .last { $0.attributedText?.string == text && !isUnseen($0, in: view) }
}

/// Where a view is in another one.
@MainActor func place(of view: UIView, in other: UIView) -> CGRect { view.convert(view.bounds, to: other) }

@MainActor private func isUnseen(_ view: UIView, in root: UIView) -> Bool {
    var current: UIView? = view
    while let next = current, next !== root {
        if next.isHidden || next.alpha < 0.01 { return true }
        current = next.superview
    }
    return current == nil
}
