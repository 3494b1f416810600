import Foundation
package import UIKitCore

/// The place of an item in a list: cheaper than an `IndexPath`.
package struct ListPlace: Hashable, Comparable, Sendable {
    /// Which section.
    package var section: Int
    /// Which item of the section.
    package var item: Int

    package init(_ section: Int, _ item: Int) {
        self.section = section
        self.item = item
    }

    /// The place of a path; nil for a path that has not two indices.
    package init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(path[0], path[1])
    }

    /// The place as a path.
    package var path: IndexPath { IndexPath(item: item, section: section) }

    package static func < (one: ListPlace, other: ListPlace) -> Bool {
        one.section != other.section ? one.section < other.section : one.item < other.item
    }
}
