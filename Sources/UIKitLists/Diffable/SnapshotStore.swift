import Foundation
import UIKitCore

/// Sections of items, each identifier at most once.
struct SnapshotStore<Section: Hashable, Item: Hashable> {
    private(set) var sections: [Section] = []
    private(set) var items: [[Item]] = []
    private var sectionIndices: [Section: Int] = [:]
    /// The section of each item, by its identifier: places change more often.
    private var owners: [Item: Section] = [:]
    var reloadedSections: Set<Section> = []
    var reloadedItems: Set<Item> = []
    var reconfiguredItems: Set<Item> = []

    var itemCount: Int { owners.count }

    func contains(_ item: Item) -> Bool { owners[item] != nil }

    func index(of section: Section) -> Int? { sectionIndices[section] }

    func section(of item: Item) -> Section? { owners[item] }

    func place(of item: Item) -> ListPlace? {
        guard let owner = owners[item], let section = sectionIndices[owner],
            let index = items[section].firstIndex(of: item)
        else { return nil }
        return ListPlace(section, index)
    }

    func item(at place: ListPlace) -> Item? {
        guard items.indices.contains(place.section), items[place.section].indices.contains(place.item) else {
            return nil
        }
        return items[place.section][place.item]
    }

    /// The place of every item.
    var places: [Item: ListPlace] {
        var made: [Item: ListPlace] = Dictionary(minimumCapacity: owners.count)
        for (section, list) in items.enumerated() {
            for (index, item) in list.enumerated() { made[item] = ListPlace(section, index) }
        }
        return made
    }

    // MARK: Sections

    mutating func insert(_ new: [Section], at index: Int) {
        for section in new where sectionIndices.updateValue(0, forKey: section) != nil {
            fatalError(
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\(section))}"
            )
        }
        sections.insert(contentsOf: new, at: index)
        items.insert(contentsOf: Array(repeating: [], count: new.count), at: index)
        renumber()
    }

    mutating func delete(_ old: [Section]) {
        let gone = Set(old)
        for (index, section) in sections.enumerated() where gone.contains(section) {
            for item in items[index] { forget(item) }
            sectionIndices[section] = nil
            reloadedSections.remove(section)
        }
        let kept = sections.indices.filter { !gone.contains(sections[$0]) }
        (sections, items) = (kept.map { sections[$0] }, kept.map { items[$0] })
        renumber()
    }

    mutating func move(_ section: Section, to target: Section, after: Bool) {
        guard section != target else { return }
        let from = required(section)
        let list = items.remove(at: from)
        sections.remove(at: from)
        let place = (sections.firstIndex(of: target) ?? 0) + (after ? 1 : 0)
        sections.insert(section, at: place)
        items.insert(list, at: place)
        renumber()
    }

    private mutating func renumber() {
        for (index, section) in sections.enumerated() { sectionIndices[section] = index }
    }

    /// The place of a section that there must be.
    func required(_ section: Section) -> Int {
        guard let index = sectionIndices[section] else {
            fatalError("Invalid section identifier: the snapshot has no section \(section)")
        }
        return index
    }

    // MARK: Items

    /// The place of an item that there must be.
    func required(_ item: Item) -> ListPlace {
        guard let place = place(of: item) else {
            fatalError("Invalid item identifier: the snapshot has no item \(item)")
        }
        return place
    }

    mutating func insert(_ new: [Item], at place: ListPlace) {
        let owner = sections[place.section]
        owners.reserveCapacity(owners.count + new.count)
        for item in new where owners.updateValue(owner, forKey: item) != nil {
            fatalError("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
        }
        if place.item == items[place.section].count {
            items[place.section].append(contentsOf: new)
        } else {
            items[place.section].insert(contentsOf: new, at: place.item)
        }
    }

    mutating func append(_ new: [Item], to section: Section?) {
        guard let section = section ?? sections.last else {
            fatalError("There are currently no sections in the data source. Please add a section first.")
        }
        let index = required(section)
        insert(new, at: ListPlace(index, items[index].count))
    }

    mutating func delete(_ old: [Item]) {
        var touched: Set<Int> = []
        let gone = Set(old)
        for item in old {
            if let owner = owners[item], let section = sectionIndices[owner] { touched.insert(section) }
            forget(item)
        }
        for section in touched { items[section].removeAll(where: gone.contains) }
    }

    mutating func move(_ item: Item, to target: Item, after: Bool) {
        guard item != target else { return }
        let from = required(item)
        items[from.section].remove(at: from.item)
        let place = required(target)
        items[place.section].insert(item, at: place.item + (after ? 1 : 0))
        owners[item] = sections[place.section]
    }

    mutating func replace(_ section: Section, by new: [Item]) {
        let index = required(section)
        for item in items[index] { owners[item] = nil }
        items[index] = []
        insert(new, at: ListPlace(index, 0))
    }

    mutating func removeAll() { self = SnapshotStore() }

    private mutating func forget(_ item: Item) {
        owners[item] = nil
        reloadedItems.remove(item)
        reconfiguredItems.remove(item)
    }

    /// The same without what asks for views to be made anew.
    var settled: SnapshotStore {
        var made = self
        (made.reloadedSections, made.reloadedItems, made.reconfiguredItems) = ([], [], [])
        return made
    }
}
