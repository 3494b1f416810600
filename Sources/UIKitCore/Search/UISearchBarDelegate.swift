public import Foundation

/// The object that decides about the editing of a search bar and learns of changes and taps; every method may be left out.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether editing may begin; true by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing of the search field has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end; true by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing of the search field has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user has changed the text, or has removed it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a range of the text, in UTF-16 units, may be replaced; true by default.
    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool
    /// The user has pressed the return key, which begins the search.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button with the book was touched.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The button that ends the search was touched.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The button that shows results was touched.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// The user has chosen another scope button.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// True by default: editing may begin.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Has no effect; implement it to show suggestions when editing begins.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// True by default: editing may end.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Has no effect; implement it to react when editing has ended.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Has no effect; implement it to search while the user types.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// True by default: each change of the text by the user is made.
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    /// Has no effect; implement it to search when the return key is pressed.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Has no effect; implement it to show bookmarks when their button is tapped.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Has no effect; implement it to leave the search when the cancel button is tapped.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Has no effect; implement it to show results when their button is tapped.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Has no effect; implement it to search in the chosen scope.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
