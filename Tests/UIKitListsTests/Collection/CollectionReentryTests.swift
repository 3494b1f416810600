import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// Delegates and data sources that turn to the collection while it tells them something.
///
/// Source: uikit U144.
@MainActor @Suite("Collections that are asked while they tell")
struct CollectionReentryTests {
    /// Deselects what has been selected at once, and says what was selected then.
    private final class Deselecting: NSObject, UICollectionViewDelegate {
        var log: [String] = []

        private func note(_ name: String, _ view: UICollectionView) {
            log.append("\(name) \(view.indexPathsForSelectedItems?.map(\.item) ?? [])")
        }

        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
            -> Bool
        {
            note("should", collectionView)
            return true
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            note("did", collectionView)
            collectionView.deselectItem(at: indexPath, animated: true)
            note("after", collectionView)
            collectionView.selectItem(
                at: IndexPath(item: 3, section: 0),
                animated: false,
                scrollPosition: []
            )
        }

        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            note("up", collectionView)
            collectionView.reloadData()
        }
    }

    @Test("a delegate may select, deselect and reload when it hears of a selection", .claim("U144"))
    func selection() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 30)
        let (items, delegate) = (NamedItems([["a", "b", "c", "d"]]), Deselecting())
        onCollection(layout, items) { display, view in
            view.delegate = delegate
            display.advance(by: 0)
            guard let window = view.window else { return }
            TouchScript { $0.tap(at: CGPoint(x: 50, y: 15), contact: 0.3) }.run(display, window, and: 0.1)
            #expect(delegate.log == ["should []", "did [0]", "after []", "up [3]"])
            #expect(view.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
        }
    }

    /// Has more items as soon as the last ones are asked for early.
    private final class Growing: NSObject, UICollectionViewDataSourcePrefetching {
        let items: NamedItems
        var asked: [Int] = []

        init(_ items: NamedItems) { self.items = items }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            asked += indexPaths.map(\.item)
            guard items.sections[0].count < 60 else { return }
            collectionView.performBatchUpdates {
                items.sections[0].append("more")
                collectionView.insertItems(at: [IndexPath(item: items.sections[0].count - 1, section: 0)])
            }
        }
    }

    @Test("a source that is asked for items early may insert more of them", .claim("U145"))
    func prefetching() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 30)
        let items = NamedItems([(0..<40).map { "\($0)" }])
        let growing = Growing(items)
        onCollection(layout, items) { display, view in
            view.prefetchDataSource = growing
            view.contentOffset.y = 100
            display.advance(by: 0.1)
            display.advance(by: 0.5)
            #expect(!growing.asked.isEmpty && view.numberOfItems(inSection: 0) > 40)
            #expect(view.numberOfItems(inSection: 0) == items.sections[0].count)
        }
    }
}
