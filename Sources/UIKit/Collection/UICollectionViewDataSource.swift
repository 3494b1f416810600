public import Foundation

/// The object that gives a collection its items and makes their cells.
///
/// Source: uikit U141.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of items in a section; 0 shows only its supplementary views.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A cell of an item, dequeued from the collection.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    /// The number of sections; 1 where a data source leaves this out.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A supplementary view, dequeued from the collection.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether the user may move an item; false by default.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// The user has moved an item; the data source moves its data from the first path to the second.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
    /// The entries of an index beside the collection; none is shown here.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that an entry of the index leads to.
    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// The default number of sections: 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Ends the program with a message: the layout needs a supplementary view that the data source does not give.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "the view for supplementary elements of kind \(kind) at \(indexPath) was asked for, and \(type(of: self)) does "
                + "not implement collectionView(_:viewForSupplementaryElementOfKind:at:)"
        )
    }
    /// False by default: items cannot be moved.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    { false }
    /// Has no effect; a data source whose items can be moved implements it to move its data.
    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// Nil by default; collections here show no index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// The first item of the first section; collections here show no index.
    public func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// The object that prepares the data of items before they are shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Items are about to come into the visible part, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that were announced by `collectionView(_:prefetchItemsAt:)` are no longer needed.
    func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    )
}

extension UICollectionViewDataSourcePrefetching {
    /// Has no effect; a data source that prepares items implements it to stop preparing those no longer needed.
    public func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
