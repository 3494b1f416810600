import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// Snapshots, and what differs between two.
///
/// Source: uikit U149.
@MainActor @Suite("Diffable data sources")
struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @Test("a snapshot has its sections and items in order")
    func snapshot() {
        var made = Snapshot()
        made.appendSections(["a", "b"])
        made.appendItems([1, 2, 3], toSection: "a")
        made.appendItems([4, 5])
        made.insertItems([9], beforeItem: 2)
        made.moveItem(1, afterItem: 4)
        made.deleteItems([5, 77])
        made.moveSection("b", beforeSection: "a")
        #expect(made.sectionIdentifiers == ["b", "a"])
        #expect(made.itemIdentifiers == [4, 1, 9, 2, 3])
        #expect(made.indexOfItem(2) == 3)
        #expect(made.sectionIdentifier(containingItem: 1) == "b")
        #expect(made.numberOfItems == 5)
        made.deleteSections(["b"])
        #expect(made.itemIdentifiers == [9, 2, 3])
        #expect(made.indexOfItem(4) == nil)
    }

    @Test("a data source says how many sections and items it shows")
    func described() {
        onWindow { display, window in
            let view = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewFlowLayout()
            )
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            window.addSubview(view)
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
                view,
                path,
                _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            #expect(source.description().hasSuffix(": sections = 0; items = 0>"))
            var shown = Snapshot()
            shown.appendSections(["a", "b"])
            shown.appendItems([1, 2, 3], toSection: "a")
            source.apply(shown, animatingDifferences: false)
            display.advance(by: 0)
            #expect(source.description().hasPrefix("<UICollectionViewDiffableDataSource"))
            #expect(source.description().hasSuffix(": sections = 2; items = 3>"))
        }
    }

    @Test("a tree shows what is expanded, each item with its level")
    func tree() {
        var made = NSDiffableDataSourceSectionSnapshot<String>()
        made.append(["fruit", "nuts"])
        made.append(["apple", "pear"], to: "fruit")
        made.append(["seed"], to: "apple")
        #expect(made.visibleItems == ["fruit", "nuts"])
        made.expand(["fruit"])
        #expect(made.visibleItems == ["fruit", "apple", "pear", "nuts"])
        #expect(made.items == ["fruit", "apple", "seed", "pear", "nuts"])
        #expect(made.level(of: "seed") == 2)
        #expect(made.parent(of: "pear") == "fruit")
        #expect(!made.isVisible("seed"))
        #expect(made.snapshot(of: "fruit").items == ["apple", "seed", "pear"])
        made.delete(["apple"])
        #expect(made.items == ["fruit", "pear", "nuts"])
        #expect(!made.contains("seed"))
    }

    @Test("random snapshots are shown by the edits that lead to them", arguments: 0..<25)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        onWindow { display, window in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 20, height: 10)
            layout.minimumLineSpacing = 1
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                view,
                path,
                item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "named", for: path)
                (cell as? NamedCell)?.name = "\(item)"
                return cell
            }
            window.addSubview(view)
            for _ in 0..<6 {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                let sections = Array(0..<5).shuffled(using: &generator).prefix(generator.int(in: 0..<5))
                var items = Array(0..<30).shuffled(using: &generator)
                snapshot.appendSections(Array(sections))
                for section in sections {
                    let count = generator.int(in: 0..<9)
                    snapshot.appendItems(Array(items.prefix(count)), toSection: section)
                    items.removeFirst(min(count, items.count))
                }
                let all = snapshot.itemIdentifiers
                snapshot.reloadItems(all.filter { _ in generator.int(in: 0..<6) == 0 })
                snapshot.reconfigureItems(all.filter { _ in generator.int(in: 0..<6) == 0 })
                snapshot.reloadSections(sections.filter { _ in generator.int(in: 0..<6) == 0 })
                source.apply(snapshot, animatingDifferences: generator.int(in: 0..<2) == 0)
                display.advance(by: Double(generator.int(in: 0..<3)) * 0.2)
                display.advance(by: 0.5)
                #expect(view.seenNames == all.map(String.init), "seed \(seed)")
                #expect(view.subviews.filter { $0 is NamedCell }.count == all.count, "seed \(seed)")
            }
        }
    }

    @Test("what is moved least is moved, and an item that changes section keeps its cell")
    func moves() {
        onWindow { display, window in
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
                view,
                path,
                item in
                view.dequeueReusableCell(withReuseIdentifier: "named", for: path)
            }
            window.addSubview(view)
            var snapshot = Snapshot()
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([1, 2, 3, 4], toSection: "a")
            var ends = 0
            source.apply(snapshot, animatingDifferences: false) { ends += 1 }
            display.advance(by: 0.1)
            let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
            snapshot.deleteItems([2])
            snapshot.appendItems([2], toSection: "b")
            source.apply(snapshot) { ends += 1 }
            display.advance(by: 0.05)
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
            display.advance(by: 0.4)
            #expect(ends == 2)
            #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 2)
            #expect(source.indexPath(for: 4) == IndexPath(item: 2, section: 0))
        }
    }
}
