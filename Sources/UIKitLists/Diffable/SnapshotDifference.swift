import Foundation
@_spi(UIKitRooms) import UIKitCore

/// The edits that lead from one snapshot to another: as few moves as can be.
///
/// Costs n log n. Source: uikit U149.
enum SnapshotDifference {
    static func edits<Section, Item>(
        from old: SnapshotStore<Section, Item>,
        to new: SnapshotStore<Section, Item>
    ) -> ListEdits {
        var edits = ListEdits()
        let stay = sections(old, new, &edits)
        items(old, new, stay, &edits)
        return edits
    }

    /// The new places of the old sections that stay with their items.
    private static func sections<Section, Item>(
        _ old: SnapshotStore<Section, Item>,
        _ new: SnapshotStore<Section, Item>,
        _ edits: inout ListEdits
    ) -> [Int?] {
        var stay = old.sections.map { new.index(of: $0) }
        let common = stay.indices.filter { stay[$0] != nil }
        let still = Set(longestIncreasing(common.compactMap { stay[$0] }).map { common[$0] })
        for index in old.sections.indices {
            guard let place = stay[index] else {
                edits.deletedSections.insert(index)
                continue
            }
            let isReloaded = new.reloadedSections.contains(old.sections[index])
            switch (still.contains(index), isReloaded) {
            case (true, false): break
            case (true, true):
                edits.reloadedSections.insert(index)
                stay[index] = nil
            case (false, false): edits.movedSections.append(.init(from: index, to: place))
            case (false, true):
                edits.deletedSections.insert(index)
                edits.insertedSections.insert(place)
                stay[index] = nil
            }
        }
        for (index, section) in new.sections.enumerated() where old.index(of: section) == nil {
            edits.insertedSections.insert(index)
        }
        return stay
    }

    private static func items<Section, Item>(
        _ old: SnapshotStore<Section, Item>,
        _ new: SnapshotStore<Section, Item>,
        _ stay: [Int?],
        _ edits: inout ListEdits
    ) {
        let places = new.places
        let stayers = Set(stay.compactMap { $0 })
        var known: Set<Item> = []
        for (section, list) in old.items.enumerated() {
            guard let home = stay[section] else { continue }
            // Those that stay in the section, by their places before and after.
            var here: [(old: Int, new: Int)] = []
            for (index, item) in list.enumerated() {
                let from = ListPlace(section, index)
                guard let to = places[item], stayers.contains(to.section) else {
                    edits.deletedItems.append(from)
                    continue
                }
                let isReloaded = new.reloadedItems.contains(item)
                if to.section == home {
                    here.append((index, to.item))
                } else if isReloaded {
                    edits.deletedItems.append(from)
                    continue
                } else {
                    edits.movedItems.append(.init(from: from, to: to))
                }
                known.insert(item)
                if !isReloaded, new.reconfiguredItems.contains(item) { edits.reconfiguredItems.append(from) }
            }
            let still = Set(longestIncreasing(here.map(\.new)))
            for (rank, pair) in here.enumerated() {
                let from = ListPlace(section, pair.old)
                let isReloaded = new.reloadedItems.contains(list[pair.old])
                switch (still.contains(rank), isReloaded) {
                case (true, false): break
                case (true, true): edits.reloadedItems.append(from)
                case (false, false): edits.movedItems.append(.init(from: from, to: ListPlace(home, pair.new)))
                case (false, true):
                    edits.deletedItems.append(from)
                    known.remove(list[pair.old])
                }
            }
        }
        for (section, list) in new.items.enumerated() where stayers.contains(section) {
            for (index, item) in list.enumerated() where !known.contains(item) {
                edits.insertedItems.append(ListPlace(section, index))
            }
        }
    }

    /// The indices of a longest part of a sequence that increases.
    static func longestIncreasing(_ values: [Int]) -> [Int] {
        // The index of the least last value of increasing parts of each length, and of the value before each.
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            // Most sequences increase already.
            var place = tails.count
            if let last = tails.last, values[last] >= value {
                var (low, high) = (0, tails.count)
                while low < high {
                    let middle = (low + high) / 2
                    if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
                }
                place = low
            }
            if place > 0 { before[index] = tails[place - 1] }
            if place == tails.count { tails.append(index) } else { tails[place] = index }
        }
        var made: [Int] = []
        var next = tails.last ?? -1
        while next >= 0 {
            made.append(next)
            next = before[next]
        }
        return made.reversed()
    }
}
