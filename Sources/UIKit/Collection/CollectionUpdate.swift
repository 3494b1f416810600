import CoreGraphics
import Foundation

/// The state of a list during an update: its changes, and the places of all elements before it.
@MainActor final class CollectionUpdate {
    let change: ListChange
    /// Where the elements were that were seen, and those around.
    private(set) var before: [CollectionKey: UICollectionViewLayoutAttributes]

    init(_ change: ListChange, before: [CollectionKey: UICollectionViewLayoutAttributes]) {
        (self.change, self.before) = (change, before)
    }

    /// The offset has moved, and everything that is seen with it.
    func shift(by shift: CGPoint) {
        for attributes in before.values { attributes.center = attributes.center.shifted(by: shift) }
    }

    /// The element after the update, of one before; nil for one that is gone.
    func newKey(_ old: CollectionKey) -> CollectionKey? {
        if old.category == .cell {
            guard let place = ListPlace(old.path), !change.edits.reloadedItems.contains(place) else {
                return nil
            }
            return change.newPlace(place).map { old.at($0.path) }
        }
        guard let section = old.path.first, let new = change.newSection(section),
            !change.edits.reloadedSections.contains(section)
        else { return old.path.isEmpty || old.path.count == 1 ? old : nil }
        var path = old.path
        path[0] = new
        return old.at(path)
    }

    /// The element before the update, of one after; nil for one that is new.
    func oldKey(_ new: CollectionKey) -> CollectionKey? {
        if new.category == .cell {
            guard let place = ListPlace(new.path), let old = change.oldPlace(place),
                !change.edits.reloadedItems.contains(old)
            else { return nil }
            return new.at(old.path)
        }
        guard let section = new.path.first, let old = change.oldSection(section),
            !change.edits.reloadedSections.contains(old)
        else { return new.path.count == 1 ? new : nil }
        var path = new.path
        path[0] = old
        return new.at(path)
    }

    func initialAttributes(_ key: CollectionKey, _ layout: UICollectionViewLayout)
        -> UICollectionViewLayoutAttributes?
    {
        if let old = oldKey(key) { return before[old].map { layout.seen($0.copied()) } }
        guard let made = layout.attributes(of: key)?.copied() else { return nil }
        made.alpha = 0
        return made
    }

    func finalAttributes(_ key: CollectionKey, _ layout: UICollectionViewLayout)
        -> UICollectionViewLayoutAttributes?
    {
        if let new = newKey(key) { return layout.attributes(of: new)?.copied() }
        guard let made = before[key].map({ layout.seen($0.copied()) }) else { return nil }
        // An item that is replaced in its place moves with the place.
        if let place = ListPlace(key.path), key.category == .cell, change.edits.reloadedItems.contains(place),
            let new = change.newPlace(place), let after = layout.layoutAttributesForItem(at: new.path)
        {
            made.center = after.center
        }
        made.alpha = 0
        return made
    }
}
