import Foundation

/// A contradiction between the edits of a table or a collection and the numbers of its data source, in the words of UIKit's exceptions.
///
/// On Apple's systems it is an exception that ends the program. Here ``handler`` is called, and the list loads everything from its data
/// source again, so that it shows the right content. An addition of Agate's.
///
/// Source: uikit U145.
public struct ListChangeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The contradiction in the changes, with the numbers of items before and after.
    public let description: String

    package init(_ description: String) { self.description = description }

    /// Called with each failure, before the list loads everything again; by default it writes to the standard error output.
    ///
    /// A program that wants to end as on Apple's systems ends itself here.
    @MainActor public static var handler: (ListChangeError) -> Void = { failure in
        try? FileHandle.standardError.write(contentsOf: Data("\(failure)\n".utf8))
    }
}

/// What a list and its parts are called in messages.
package struct ListWords: Hashable, Sendable {
    /// The view.
    package let list: String
    /// One item.
    package let item: String

    /// The words of tables.
    package static let table = ListWords(list: "table view", item: "row")
    /// The words of collections.
    package static let collection = ListWords(list: "collection view", item: "item")
}
