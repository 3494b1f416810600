import Foundation

/// The content of a list as identifiers: sections and items in order, each at most once.
///
/// An identifier that comes twice stops the program, as does one that is named and not there.
///
/// Source: uikit U149.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// Makes a snapshot without sections and items.
    public init() {}

    init(_ store: SnapshotStore<SectionIdentifierType, ItemIdentifierType>) { self.store = store }

    // MARK: Asking

    /// The number of items in all sections.
    public var numberOfItems: Int { store.itemCount }
    /// The number of sections of the snapshot.
    public var numberOfSections: Int { store.sections.count }
    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { store.sections }
    /// The items of all sections in their order.
    public var itemIdentifiers: [ItemIdentifierType] { store.items.flatMap { $0 } }

    /// The number of items of a section, which has to be in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        store.items[store.required(identifier)].count
    }

    /// The identifiers of the items of a section, in order; the section has to be in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        store.items[store.required(identifier)]
    }

    /// The section of an item; nil for an item that is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        store.section(of: identifier)
    }

    /// The index of an item among those of all sections; nil for one that is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = store.place(of: identifier) else { return nil }
        return store.items[..<place.section].reduce(0) { $0 + $1.count } + place.item
    }

    /// The index of a section; nil for one that is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { store.index(of: identifier) }

    /// The items that are to be reloaded.
    public var reloadedItemIdentifiers: [ItemIdentifierType] {
        itemIdentifiers.filter(store.reloadedItems.contains)
    }
    /// The items that are to be reconfigured.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        itemIdentifiers.filter(store.reconfiguredItems.contains)
    }
    /// The sections that are to be reloaded.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        sectionIdentifiers.filter(store.reloadedSections.contains)
    }

    // MARK: Items

    /// Adds items at the end of a section; nil for the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) { store.append(identifiers, to: sectionIdentifier) }

    /// Inserts items before another item, which has to be in the snapshot.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) { store.insert(identifiers, at: store.required(beforeIdentifier)) }

    /// Inserts items after another item, which has to be in the snapshot.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        var place = store.required(afterIdentifier)
        place.item += 1
        store.insert(identifiers, at: place)
    }

    /// Removes items; those that are not in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { store.delete(identifiers) }

    /// Removes all sections with their items.
    public mutating func deleteAllItems() { store.removeAll() }

    /// Moves an item to the place before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beforeItem toIdentifier: ItemIdentifierType
    ) {
        store.move(identifier, to: toIdentifier, after: false)
    }

    /// Moves an item to the place after another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        afterItem toIdentifier: ItemIdentifierType
    ) {
        store.move(identifier, to: toIdentifier, after: true)
    }

    /// Marks items for reloading: they get new cells.
    ///
    /// The items have to be in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers {
            _ = store.required(item)
            store.reloadedItems.insert(item)
        }
    }

    /// Marks items for reconfiguring: their present cells are filled again.
    ///
    /// The items have to be in the snapshot.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers {
            _ = store.required(item)
            store.reconfiguredItems.insert(item)
        }
    }

    // MARK: Sections

    /// Adds sections after the ones that are there.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        store.insert(identifiers, at: store.sections.count)
    }

    /// Inserts sections before another section, which has to be in the snapshot.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) { store.insert(identifiers, at: store.required(toIdentifier)) }

    /// Inserts sections after another section, which has to be in the snapshot.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) { store.insert(identifiers, at: store.required(toIdentifier) + 1) }

    /// Removes sections with their items; those that are not in the snapshot are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { store.delete(identifiers) }

    /// Moves a section to the place before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        _ = store.required(toIdentifier)
        store.move(identifier, to: toIdentifier, after: false)
    }

    /// Moves a section to the place after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        _ = store.required(toIdentifier)
        store.move(identifier, to: toIdentifier, after: true)
    }

    /// Marks sections for reloading: they get new cells and supplementary views.
    ///
    /// The sections have to be in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            _ = store.required(section)
            store.reloadedSections.insert(section)
        }
    }
}
