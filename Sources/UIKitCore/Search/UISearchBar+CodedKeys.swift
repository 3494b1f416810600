import Foundation
import QuartzCore

/// The properties of `UISearchBar` that key-value coding reads and sets by name.
extension CodedKeys {
    static let searchBar = CodedKeys(
        UISearchBar.self,
        ["searchField": { $0.searchTextField }],
        ["text": .init(\.text), "placeholder": .init(\.placeholder)]
    )
}
