import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// What stays in its place while items before it change.
@MainActor @Suite("Collections: what stays in its place")
struct CollectionAnchorTests {
    private func lines() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 30)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func names(_ count: Int) -> [String] { (0..<count).map(String.init) }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    /// Where the cells are seen at this moment, by their names.
    private func places(_ view: UICollectionView) -> [String: CGFloat] {
        var found: [String: CGFloat] = [:]
        for case let cell as NamedCell in view.visibleCells {
            let layer = cell.layer.presentation() ?? cell.layer
            let offset = (view.layer.presentation() ?? view.layer).bounds.minY
            found[cell.name] = layer.frame.minY - offset
        }
        return found
    }

    @Test(
        "items that come above do not move what is seen; at the top they are seen (uikit U145)",
        .claim("U145")
    )
    func insertions() {
        let items = NamedItems([names(100)])
        onCollection(lines(), items) { display, view in
            view.contentOffset.y = 310
            display.advance(by: 0)
            let before = places(view)
            items.sections[0].insert(contentsOf: ["new", "newer"], at: 3)
            view.insertItems(at: [path(3), path(4)])
            #expect(view.contentOffset.y == 370)
            for _ in 0..<5 {
                display.advance(by: 0.1)
                #expect(places(view) == before)
            }
            view.contentOffset.y = 0
            display.advance(by: 0)
            items.sections[0].insert("first", at: 0)
            view.insertItems(at: [path(0)])
            display.advance(by: 1)
            #expect(view.contentOffset.y == 0)
            #expect(view.seenNames.first == "first")
        }
    }

    @Test("where the first items go, the first that stays is kept, and the others close up to it")
    func deletions() {
        let items = NamedItems([names(100)])
        onCollection(lines(), items) { display, view in
            view.contentOffset.y = 300
            display.advance(by: 0)
            items.sections[0].removeSubrange(8..<12)
            view.deleteItems(at: (8..<12).map { path($0) })
            display.advance(by: 0.4)
            // Item 12 was seen 60 points below the edge.
            #expect(view.contentOffset.y == 180)
            #expect(places(view)["12"] == 60)
            #expect(view.seenNames.first == "6")
        }
    }

    @Test("an item that is moved takes nobody along")
    func moved() {
        let items = NamedItems([names(100)])
        onCollection(lines(), items) { display, view in
            view.contentOffset.y = 300
            display.advance(by: 0)
            let moved = items.sections[0].remove(at: 10)
            items.sections[0].insert(moved, at: 80)
            view.moveItem(at: path(10), to: path(80))
            display.advance(by: 0.4)
            #expect(places(view)["11"] == 30)
            #expect(view.contentOffset.y == 270)
        }
        onTable(TableLog(rows: 100), { $0.rowHeight = 30 }) { display, _, table, log in
            table.contentOffset.y = 300
            display.advance(by: 0)
            let moved = log.sections[0].remove(at: 10)
            log.sections[0].insert(moved, at: 80)
            table.moveRow(at: path(10), to: path(80))
            #expect(table.contentOffset.y == 270)
        }
    }

    @Test("in a grid the line is kept, however far its items move along it")
    func grid() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let items = NamedItems([names(100)])
        onCollection(layout, items) { display, view in
            view.contentOffset.y = 150
            display.advance(by: 0)
            items.sections[0].insert("new", at: 0)
            view.insertItems(at: [path(0)])
            display.advance(by: 0.4)
            #expect(view.contentOffset == CGPoint(x: 0, y: 150))
            items.sections[0].insert(contentsOf: names(5), at: 0)
            view.insertItems(at: (0..<5).map { path($0) })
            display.advance(by: 0.4)
            // Five items more take the first line that is seen to the next line.
            #expect(view.contentOffset == CGPoint(x: 0, y: 210))
        }
    }

    @Test("a layout may have the offset elsewhere than where what is seen would stay")
    func proposal() {
        final class Top: UICollectionViewFlowLayout {
            var proposed: CGPoint?
            override func targetContentOffset(forProposedContentOffset point: CGPoint) -> CGPoint {
                proposed = point
                return .zero
            }
        }
        let layout = Top()
        layout.itemSize = CGSize(width: 300, height: 30)
        layout.minimumLineSpacing = 0
        let items = NamedItems([names(100)])
        onCollection(layout, items) { display, view in
            view.contentOffset.y = 300
            display.advance(by: 0)
            items.sections[0].insert("new", at: 0)
            view.insertItems(at: [path(0)])
            #expect(layout.proposed == CGPoint(x: 0, y: 330))
            display.advance(by: 0.4)
            #expect(view.contentOffset.y == 0)
            #expect(view.seenNames.first == "new")
        }
    }

    @Test("a snapshot with other items above keeps what is seen, animated or not", arguments: [true, false])
    func snapshots(isAnimated: Bool) {
        onWindow { display, window in
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300),
                collectionViewLayout: lines()
            )
            view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
                view,
                path,
                name in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "named", for: path)
                (cell as? NamedCell)?.name = name
                return cell
            }
            window.addSubview(view)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(names(100))
            source.apply(snapshot, animatingDifferences: false)
            display.advance(by: 0)
            view.contentOffset.y = 615
            display.advance(by: 0)
            let before = places(view)
            snapshot.deleteItems(["4"])
            snapshot.insertItems(["a", "b", "c"], beforeItem: "7")
            snapshot.moveItem("90", beforeItem: "2")
            source.apply(snapshot, animatingDifferences: isAnimated)
            display.advance(by: 0.1)
            #expect(places(view) == before)
            display.advance(by: 0.4)
            #expect(places(view) == before)
            #expect(view.contentOffset.y == 705)
        }
    }

    @Test("cells that find their height while the content goes down do not move those that were seen")
    func sizes() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(20)
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let items = NamedItems([names(100)])
        onCollection(layout, items, cell: GrowingCell.self) { display, view in
            view.contentOffset.y = 1000
            display.advance(by: 0)
            for _ in 0..<40 {
                let before = places(view)
                view.contentOffset.y -= 13
                display.advance(by: 0)
                let after = places(view)
                for (name, y) in before {
                    guard let now = after[name] else { continue }
                    #expect(abs(now - y - 13) < 0.01, "\(name)")
                }
                #expect(!after.isEmpty)
            }
            #expect(view.visibleCells.allSatisfy { $0.frame.height >= 30 })
        }
    }

    @Test("a row that grows above the edge grows upwards, one below the edge downwards")
    func growing() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(50)
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let items = NamedItems([(0..<50).map { _ in "20" }])
        onCollection(layout, items, cell: GrowingCell.self) { display, view in
            view.contentOffset.y = 120
            display.advance(by: 0)
            let next = view.cellForItem(at: path(3))
            let y = (next?.frame.minY ?? 0) - view.contentOffset.y
            items.sections[0][2] = "45"
            view.reconfigureItems(at: [path(2)])
            display.advance(by: 0.4)
            #expect(view.cellForItem(at: path(2))?.frame.height == 75)
            #expect((next?.frame.minY ?? 0) - view.contentOffset.y == y)
            #expect(view.contentOffset.y == 145)
        }
    }

    @Test("content that flies comes to rest at the end of content that has become shorter")
    func flight() {
        let items = NamedItems([names(200)])
        onCollection(lines(), items) { display, view in
            guard let window = view.window else { return }
            let middle = view.convert(CGPoint(x: 150, y: view.bounds.midY), to: window)
            TouchScript {
                $0.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 100), over: 0.05)
            }
            .play(in: window)
            display.advance(by: 0.2)
            #expect(view.isDecelerating)
            items.sections[0].removeSubrange(40...)
            view.reloadData()
            display.advance(by: 4)
            #expect(!view.isDecelerating)
            let end = 1200 - view.bounds.height
            #expect(view.contentOffset.y <= end && view.contentOffset.y > 100)
            #expect(!view.seenNames.isEmpty)
        }
    }

    @Test("another layout ends a flight, and shows what was seen")
    func flightAndLayout() {
        let items = NamedItems([names(200)])
        onCollection(lines(), items) { display, view in
            guard let window = view.window else { return }
            let middle = view.convert(CGPoint(x: 150, y: view.bounds.midY), to: window)
            TouchScript {
                $0.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 100), over: 0.05)
            }
            .play(in: window)
            display.advance(by: 0.3)
            #expect(view.isDecelerating)
            let small = lines()
            small.itemSize = CGSize(width: 300, height: 4)
            view.setCollectionViewLayout(small, animated: true)
            display.advance(by: 2)
            #expect(!view.isDecelerating)
            #expect(view.contentOffset.y <= max(800 - view.bounds.height, 0))
            #expect(!view.seenNames.isEmpty)
        }
    }
}

/// A cell that is 30 points higher than its name says.
private final class GrowingCell: NamedCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        attributes.size.height = 30 + CGFloat(Int(name) ?? 0)
        return attributes
    }
}
