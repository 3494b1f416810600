public import Foundation

extension UICollectionView {
    /// Dequeues a cell and has its registration fill it from an item; nil leaves the cell as it was.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        let key = ReusePools<UICollectionReusableView>.Key(identifier: registration.identity.identifier)
        if !pools.isRegistered(key) {
            if let nib = registration.nib {
                pools.register(nib, for: key)
            } else {
                pools.register(Cell.self, for: key)
            }
        }
        guard let cell = views.dequeue(key, for: CollectionKey(indexPath)) as? Cell else {
            fatalError("the registration of \(Cell.self) made a view of another class")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view that a registration has filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let key = ReusePools<UICollectionReusableView>.Key(
            kind: registration.kind,
            identifier: registration.identity.identifier
        )
        if !pools.isRegistered(key) {
            if let nib = registration.nib {
                pools.register(nib, for: key)
            } else {
                pools.register(Supplementary.self, for: key)
            }
        }
        let element = CollectionKey(category: .supplementaryView, kind: registration.kind, path: indexPath)
        guard let view = views.dequeue(key, for: element) as? Supplementary else {
            fatalError("the registration of \(Supplementary.self) made a view of another class")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
