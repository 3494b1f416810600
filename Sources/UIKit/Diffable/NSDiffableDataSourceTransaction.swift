import Foundation

/// A change of the snapshot by a user who moved items.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before the user's change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the user's change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The insertions and removals that lead from the items before to those after.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of the sections that change.
    public let sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        _ old: SnapshotStore<SectionIdentifierType, ItemIdentifierType>,
        _ new: SnapshotStore<SectionIdentifierType, ItemIdentifierType>
    ) {
        initialSnapshot = NSDiffableDataSourceSnapshot(old)
        finalSnapshot = NSDiffableDataSourceSnapshot(new)
        difference = new.items.flatMap { $0 }.difference(from: old.items.flatMap { $0 })
        sectionTransactions = zip(new.sections, zip(old.items, new.items)).compactMap { section, lists in
            guard lists.0 != lists.1 else { return nil }
            return NSDiffableDataSourceSectionTransaction(section, lists.0, lists.1)
        }
    }
}

/// A change of a section's snapshot by a user who moved items.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
> {
    /// The identifier of the changed section.
    public let sectionIdentifier: SectionIdentifierType
    /// The snapshot of the section before the change.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The snapshot of the section after the change.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The insertions and removals that lead from the section's items before to those after.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(_ section: SectionIdentifierType, _ old: [ItemIdentifierType], _ new: [ItemIdentifierType]) {
        sectionIdentifier = section
        var (before, after) = (
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        )
        before.append(old)
        after.append(new)
        (initialSnapshot, finalSnapshot) = (before, after)
        difference = new.difference(from: old)
    }
}
