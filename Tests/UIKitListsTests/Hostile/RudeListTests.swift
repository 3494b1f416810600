import AgateDisplay
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// A layout of a program: rows of cells over a coloured ground, with a header that stretches, all by partial invalidation.
@MainActor private final class ShelfLayout: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {
        var movesHeader = false
    }
    final class Attributes: UICollectionViewLayoutAttributes {
        var depth = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let made = super.copy(with: zone)
            (made as? Attributes)?.depth = depth
            return made
        }
        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? Attributes)?.depth == depth
        }
    }
    final class Ground: UICollectionReusableView {
        var depth = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .brown
        }
        required init?(coder: NSCoder) { nil }
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            depth = (layoutAttributes as? Attributes)?.depth ?? -1
        }
    }

    var log: [String] = []
    private var items: [IndexPath: Attributes] = [:]
    private var grounds: [Attributes] = []
    private var height: CGFloat = 0

    override init() {
        super.init()
        register(Ground.self, forDecorationViewOfKind: "ground")
    }
    required init?(coder: NSCoder) { nil }

    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override class var invalidationContextClass: AnyClass { Context.self }

    override func prepare() {
        log.append("prepare")
        (items, grounds, height) = ([:], [], 40)
        guard let view = collectionView else { return }
        for section in 0..<view.numberOfSections {
            let top = height
            for item in 0..<view.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                let made = Attributes(forCellWith: path)
                made.frame = CGRect(x: 10 + CGFloat(item % 3) * 90, y: height, width: 80, height: 40)
                items[path] = made
                if item % 3 == 2 || item + 1 == view.numberOfItems(inSection: section) { height += 50 }
            }
            let ground = Attributes(
                forDecorationViewOfKind: "ground",
                with: IndexPath(item: 0, section: section)
            )
            ground.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height - top)
            ground.zIndex = -1
            ground.depth = section + 1
            grounds.append(ground)
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = items.values.filter { $0.frame.intersects(rect) }
        found += grounds.filter { $0.frame.intersects(rect) }
        if let header = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0)
        ) {
            found.append(header)
        }
        return found
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard let view = collectionView else { return nil }
        let made = Attributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        let top = min(view.contentOffset.y, 0)
        made.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 40 - top)
        return made
    }

    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { indexPath.section < grounds.count ? grounds[indexPath.section] : nil }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? Context)?.movesHeader = true
        context.invalidateSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: [IndexPath(item: 0, section: 0)]
        )
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? Context, context.movesHeader {
            log.append("header \(context.invalidatedSupplementaryIndexPaths?.count ?? 0)")
        } else {
            log.append("all \(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
        }
        super.invalidateLayout(with: context)
    }
}

/// A layout whose answers are the test's.
@MainActor private final class OddLayout: UICollectionViewLayout {
    var elements: (OddLayout, CGRect) -> [UICollectionViewLayoutAttributes]? = { _, _ in nil }
    var size = CGSize(width: 300, height: 1000)
    var preparing: (OddLayout) -> Void = { _ in }

    override func prepare() { preparing(self) }
    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(self, rect)
    }
}

/// Programs whose layouts, data sources and edits are unusual or wrong.
@MainActor @Suite("Lists under rude programs")
struct RudeListTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    // MARK: Layouts

    @Test(
        "a layout of a program has decoration views, own attributes and contexts, and survives edits (uikit U147)"
    )
    func shelves() {
        let layout = ShelfLayout()
        let items = NamedItems([["a", "b", "c", "d"], ["e"], ["f", "g"]])
        onCollection(layout, items) { display, view in
            @MainActor func grounds() -> [ShelfLayout.Ground] {
                view.subviews.compactMap { $0 as? ShelfLayout.Ground }.sorted {
                    $0.frame.minY < $1.frame.minY
                }
            }
            #expect(grounds().map(\.frame.height) == [100, 50, 50] && grounds().map(\.depth) == [1, 2, 3])
            let cells = view.visibleCells.map(\.layer.zPosition)
            #expect(grounds().allSatisfy { $0.layer.zPosition < cells.min() ?? 0 })
            layout.log = []
            view.contentOffset.y = -30
            display.advance(by: 0)
            #expect(layout.log.contains("header 1") && !layout.log.contains { $0.hasPrefix("all") })
            let header = view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0)
            )
            #expect(header?.frame == CGRect(x: 0, y: -30, width: 300, height: 70))
            view.contentOffset.y = 0
            layout.log = []
            view.performBatchUpdates {
                items.sections = [["e", "a", "b", "x"], ["f", "g"]]
                view.deleteSections(IndexSet(integer: 0))
                view.insertItems(at: [1, 2, 3].map { IndexPath(item: $0, section: 0) })
            }
            #expect(layout.log.contains("all true true"))
            display.advance(by: 1)
            #expect(view.seenNames == ["e", "a", "b", "x", "f", "g"])
            #expect(grounds().map(\.frame.height) == [100, 50] && grounds().map(\.depth) == [1, 2])
            view.reloadData()
            display.advance(by: 0.1)
            #expect(grounds().count == 2)
        }
    }

    @Test("answers of a layout that are no places do no harm")
    func oddAnswers() {
        for way in 0..<9 {
            let layout = OddLayout()
            let make = { (item: Int, section: Int, frame: CGRect) -> UICollectionViewLayoutAttributes in
                let made = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: item, section: section)
                )
                made.frame = frame
                return made
            }
            let whole = CGRect(x: 0, y: 0, width: 50, height: 50)
            layout.elements = { layout, rect in
                switch way {
                case 0: return nil
                case 1: return [make(99, 0, whole), make(0, 99, whole), make(-1, 0, whole)]
                case 2: return [make(0, 0, CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50))]
                case 3: return [make(0, 0, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 50))]
                case 4: return [make(0, 0, whole), make(0, 0, whole.offsetBy(dx: 9, dy: 9))]
                case 5: return [make(0, 0, CGRect(x: 0, y: 0, width: -50, height: -50))]
                case 6:
                    return [
                        UICollectionViewLayoutAttributes(
                            forDecorationViewOfKind: "none",
                            with: IndexPath(item: 0, section: 0)
                        )
                    ]
                case 7: return [UICollectionViewLayoutAttributes(forCellWith: IndexPath())]
                default: return [make(0, 0, whole)]
                }
            }
            if way == 8 { layout.size = CGSize(width: CGFloat.nan, height: .infinity) }
            onCollection(layout, NamedItems([["a", "b"]])) { display, view in
                view.contentOffset = CGPoint(x: 3, y: 4)
                display.advance(by: 0.1)
                view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .top, animated: true)
                view.insertItems(at: [])
                _ = view.indexPathForItem(at: CGPoint(x: 10, y: 10))
                display.advance(by: 0.5)
                #expect(view.contentSize.height.isFinite && view.visibleCells.count <= 1, "\(way)")
            }
        }
    }

    @Test("a layout that makes itself stale while it is prepared, and data that changes in between")
    func staleness() {
        let layout = OddLayout()
        var rounds = 0
        layout.preparing = {
            rounds += 1
            if rounds < 1000 { $0.invalidateLayout() }
            _ = $0.collectionView?.numberOfSections
            $0.collectionView?.layoutIfNeeded()
        }
        onCollection(layout, NamedItems([["a"]])) { display, view in
            display.advance(by: 0.1)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(rounds < 100)
        }
    }

    @Test("a cell provider may reload, scroll, edit or lay out the collection")
    func provider() {
        for way in 0..<5 {
            final class Source: NSObject, UICollectionViewDataSource {
                var act: (UICollectionView) -> Void = { _ in }
                var count = 5
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    count
                }
                func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
                    -> UICollectionViewCell
                {
                    act(view)
                    return view.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath)
                }
            }
            let source = Source()
            var isFirst = true
            source.act = { view in
                guard isFirst else { return }
                isFirst = false
                switch way {
                case 0: view.reloadData()
                case 1: view.contentOffset.y = 20
                case 2:
                    source.count = 6
                    view.insertItems(at: [IndexPath(item: 0, section: 0)])
                case 3: view.layoutIfNeeded()
                default: view.removeFromSuperview()
                }
            }
            onCollection(UICollectionViewFlowLayout(), NamedItems([["a"]])) { display, view in
                view.dataSource = source
                view.reloadData()
                display.advance(by: 1)
                if way != 4 { #expect(view.visibleCells.count == source.count, "\(way)") }
            }
        }
    }

    // MARK: Diffable data

    @Test(
        "snapshots applied in quick succession, from completions and cell providers, end with the last"
    )
    func rapid() {
        onWindow { display, window in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 20, height: 20)
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
            var reentered = false
            var apply: () -> Void = {}
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
                view,
                path,
                item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "named", for: path)
                (cell as? NamedCell)?.name = "\(item)"
                if item == 50, !reentered {
                    reentered = true
                    apply()
                }
                return cell
            }
            window.addSubview(view)
            @MainActor func snapshot(_ items: [Int]) -> Snapshot {
                var made = Snapshot()
                made.appendSections(["one", "two"])
                made.appendItems(items.filter { $0 % 2 == 0 }, toSection: "one")
                made.appendItems(items.filter { $0 % 2 == 1 }, toSection: "two")
                return made
            }
            var ends = 0
            for step in 0..<40 {
                let items = (0..<30).map { ($0 * (step + 1) * 7) % 53 }
                var seen = Set<Int>()
                source.apply(
                    snapshot(items.filter { seen.insert($0).inserted }),
                    animatingDifferences: step % 3 != 0
                ) { ends += 1 }
                if step % 5 == 0 { display.advance(by: 0.05) }
                if step % 7 == 0 { view.contentOffset.y = CGFloat(step) }
            }
            display.advance(by: 1)
            #expect(ends == 40)
            apply = { source.apply(snapshot([50, 51, 52]), animatingDifferences: true) }
            source.apply(snapshot([1, 50])) {
                source.apply(snapshot([2, 4, 50])) { ends += 1 }
            }
            display.advance(by: 2)
            #expect(reentered && ends == 41)
            source.apply(snapshot([9, 8, 7]), animatingDifferences: true)
            source.apply(source.snapshot(), animatingDifferences: true)
            source.applySnapshotUsingReloadData(snapshot([3, 2, 1]))
            display.advance(by: 1)
            #expect(view.seenNames == ["2", "3", "1"])
            #expect(view.subviews.filter { $0 is NamedCell }.count == 3)
        }
    }

    @Test("ten thousand items are compared in time that grows with their number (uikit U149)")
    func many() {
        onWindow { display, window in
            let view = UITableView(frame: window.bounds)
            view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { view, path, _ in
                view.dequeueReusableCell(withIdentifier: "row", for: path)
            }
            window.addSubview(view)
            var first = NSDiffableDataSourceSnapshot<Int, Int>()
            first.appendSections([0])
            first.appendItems(Array(0..<10_000))
            source.apply(first, animatingDifferences: false)
            var second = NSDiffableDataSourceSnapshot<Int, Int>()
            second.appendSections([0])
            second.appendItems((0..<10_000).reversed().filter { $0 % 3 != 0 } + Array(10_000..<12_000))
            source.apply(second, animatingDifferences: true)
            display.advance(by: 1)
            #expect(view.numberOfRows(inSection: 0) == second.numberOfItems)
            #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 9998)
        }
    }

    // MARK: Tables

    @Test("rows deleted in didSelect, reloaded in willDisplay, edited in animations of editing")
    func tableEdits() {
        final class Log: TableLog {
            var onSelect: (UITableView, IndexPath) -> Void = { _, _ in }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                onSelect(tableView, indexPath)
            }
        }
        onTable(Log(rows: 20)) { display, window, table, log in
            log.onSelect = { table, path in
                log.sections[0].remove(at: path.row)
                table.deleteRows(at: [path], with: .left)
                table.deselectRow(at: path, animated: true)
                table.selectRow(at: IndexPath(row: 0, section: 0), animated: true, scrollPosition: .none)
            }
            for _ in 0..<3 {
                TouchScript { $0.tap(at: CGPoint(x: 100, y: 66), contact: 0.2) }.run(
                    display,
                    window,
                    and: 0.1
                )
            }
            display.advance(by: 1)
            #expect(log.sections[0].count == 17)
            #expect(table.shownRows.first == "Row 0 0" && table.shownRows[1] == "Row 4 44")
            table.setEditing(true, animated: true)
            display.advance(by: 0.1)
            table.beginUpdates()
            log.sections[0].insert("new", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
            table.setEditing(false, animated: true)
            table.performBatchUpdates {
                log.sections[0].removeLast(3)
                table.deleteRows(at: (13..<16).map { IndexPath(row: $0 + 1, section: 0) }, with: .bottom)
            }
            table.endUpdates()
            display.advance(by: 0.1)
            table.setEditing(true, animated: false)
            table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .middle)
            table.reloadSections(IndexSet(integer: 0), with: .fade)
            table.reloadData()
            display.advance(by: 1)
            #expect(table.shownRows.first == "new 0")
            #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.visibleCells.count)
        }
    }

    @Test("edits that are impossible are told in UIKit's words, and the table shows its data (uikit U145)")
    func impossible() {
        var told: [String] = []
        let usual = ListChangeError.handler
        ListChangeError.handler = { told.append($0.description) }
        defer { ListChangeError.handler = usual }
        onTable(TableLog(rows: 5)) { display, _, table, log in
            for path in [
                IndexPath(row: 99, section: 0), IndexPath(row: 0, section: 9), IndexPath(row: -1, section: 0),
                IndexPath(), IndexPath(index: 3), IndexPath(row: .max, section: .max),
            ] {
                table.deleteRows(at: [path], with: .fade)
                table.insertRows(at: [path], with: .fade)
                table.reloadRows(at: [path], with: .fade)
                table.moveRow(at: path, to: IndexPath(row: 0, section: 0))
                table.moveRow(at: IndexPath(row: 0, section: 0), to: path)
                table.scrollToRow(at: path, at: .top, animated: true)
                table.selectRow(at: path, animated: true, scrollPosition: .middle)
                table.deselectRow(at: path, animated: true)
                _ = table.cellForRow(at: path)
                _ = table.rectForRow(at: path)
            }
            table.deleteSections(IndexSet(integer: 7), with: .fade)
            table.insertSections(IndexSet(integer: 7), with: .fade)
            table.reloadSections(IndexSet(integer: 7), with: .fade)
            table.moveSection(3, toSection: -1)
            table.deleteRows(at: Array(repeating: IndexPath(row: 1, section: 0), count: 2), with: .fade)
            display.advance(by: 1)
            #expect(table.shownRows == (0..<5).map { "Row \($0) \($0 * 44)" })
        }
        #expect(told.count > 10)
        #expect(told.allSatisfy { !$0.isEmpty })
    }

    @Test("heights that are no lengths, and counts that are negative")
    func oddHeights() {
        onTable(TableLog(rows: 50)) { display, _, table, log in
            let odd: [CGFloat] = [.nan, -5, 0, .infinity, 1e300, 44, .leastNonzeroMagnitude]
            log.height = { odd[$0.row % odd.count] }
            table.reloadData()
            display.advance(by: 0.1)
            #expect(table.contentSize.height.isFinite && table.contentSize.height >= 0)
            table.contentOffset.y = 1e9
            display.advance(by: 0.1)
            table.rowHeight = .nan
            table.estimatedRowHeight = -.infinity
            table.sectionHeaderHeight = .nan
            table.sectionHeaderTopPadding = .infinity
            table.reloadData()
            display.advance(by: 0.1)
            #expect(table.contentOffset.y.isFinite)
        }
    }

    @Test("a pull, a flick and edits at the same time end in order")
    func editsUnderFingers() {
        onTable(TableLog(rows: 100)) { display, window, table, log in
            TouchScript {
                $0.press(at: CGPoint(x: 200, y: 300))
                $0.move(to: CGPoint(x: 200, y: 200), over: 0.2)
            }.run(display, window)
            log.sections[0].removeFirst(3)
            table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .automatic)
            UITouch.simulate(.moved, at: CGPoint(x: 200, y: 100), in: window)
            log.sections[0].removeAll()
            table.reloadData()
            UITouch.simulate(.ended, at: CGPoint(x: 200, y: 100), in: window)
            display.advance(by: 2)
            #expect(table.visibleCells.isEmpty && table.contentOffset.y == 0)
        }
    }
}
