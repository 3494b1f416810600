import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// What collections ask, show, select and change.
///
/// Source: uikit U140, U141, U144, U145.
@MainActor @Suite("Collections")
struct CollectionViewTests {
    private func lines() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 30)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func names(_ count: Int) -> [String] { (0..<count).map(String.init) }

    @Test("a thousand rows of which ten are seen take a dozen cells")
    func reuse() {
        onCollection(lines(), NamedItems([names(1000)])) { display, view in
            NamedCell.made = 0
            view.reloadData()
            var seen: Set<String> = []
            for step in 0..<990 {
                view.contentOffset.y = CGFloat(step) * 30
                display.advance(by: 0)
                seen.formUnion(view.seenNames)
            }
            #expect(NamedCell.made <= 12)
            #expect(seen.count == 999)
            #expect(view.seenNames == (989..<999).map(String.init))
            #expect(view.visibleCells.allSatisfy { ($0 as? NamedCell)?.reuseCount ?? 0 > 10 })
        }
    }

    @Test("reloading asks nothing until layout, then sections, items and the cells that are seen")
    func order() {
        let items = NamedItems([names(2), names(1)])
        onCollection(lines(), items) { display, view in
            items.logsCounts = true
            items.sections = [["a", "b"], ["c"]]
            view.reloadData()
            #expect(items.log.isEmpty)
            display.advance(by: 0)
            #expect(items.log == ["sections", "items 0", "items 1", "cell a", "cell b", "cell c"])
        }
    }

    @Test("a tap tells of its steps in UIKit's order, and takes the selection from the item before")
    func selection() {
        let items = NamedItems([names(5)])
        onCollection(lines(), items) { display, view in
            @MainActor func tap(_ y: CGFloat) {
                guard let window = view.window else { return }
                TouchScript { $0.tap(at: CGPoint(x: 50, y: y), contact: 0.3) }.run(display, window, and: 0.1)
            }
            tap(15)
            #expect(
                items.log == [
                    "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0",
                    "didUnhighlight 0",
                ]
            )
            items.log = []
            tap(75)
            #expect(
                items.log == [
                    "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 0", "didSelect 2",
                    "didUnhighlight 2",
                ]
            )
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
            #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == false)
        }
    }

    @Test("a batch takes cells from their old places to their new ones in 0.3 s")
    func batch() {
        let items = NamedItems([["a", "b", "c", "d"]])
        onCollection(lines(), items) { display, view in
            view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
            let (a, c) = (
                view.cellForItem(at: IndexPath(item: 0, section: 0)),
                view.cellForItem(at: IndexPath(item: 2, section: 0))
            )
            var ends: [Bool] = []
            view.performBatchUpdates {
                items.sections = [["x", "c", "d", "a"]]
                view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
                view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
            } completion: {
                ends.append($0)
            }
            #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) === a)
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === c)
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
            display.advance(by: 0.15)
            let half = a?.layer.presentation()?.position.y ?? 0
            #expect(half > 20 && half < 100)
            #expect(ends.isEmpty)
            display.advance(by: 0.2)
            #expect(ends == [true])
            #expect(view.seenNames == ["x", "c", "d", "a"])
            #expect(view.subviews.filter { $0 is NamedCell }.count == 4)
        }
    }

    @Test("reconfiguring keeps the cell, reloading takes another")
    func reconfigure() {
        let items = NamedItems([["a", "b"]])
        onCollection(lines(), items) { display, view in
            let path = IndexPath(item: 0, section: 0)
            let cell = view.cellForItem(at: path) as? NamedCell
            items.sections[0][0] = "A"
            view.reconfigureItems(at: [path])
            #expect(view.cellForItem(at: path) === cell)
            #expect(cell?.name == "A")
            #expect(cell?.reuseCount == 0)
            items.sections[0][0] = "AA"
            view.reloadItems(at: [path])
            #expect(view.cellForItem(at: path) !== cell)
            display.advance(by: 0.4)
            #expect(view.seenNames == ["AA", "b"])
        }
    }

    @Test("an item is seen where it is scrolled to")
    func scrolling() {
        onCollection(lines(), NamedItems([names(100)])) { display, view in
            view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
            #expect(view.contentOffset.y == 1500)
            view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .centeredVertically, animated: false)
            #expect(view.contentOffset.y == 1365)
            view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .bottom, animated: false)
            #expect(view.contentOffset.y == 1230)
            view.scrollToItem(at: IndexPath(item: 500, section: 3), at: .top, animated: false)
            #expect(view.contentOffset.y == 1230)
            display.advance(by: 0)
            #expect(view.seenNames == (41...50).map(String.init))
        }
    }

    @Test("a lifted item changes places with those it passes; the data source hears of it at the end")
    func movement() {
        let items = NamedItems([["a", "b", "c", "d"]])
        items.movable = true
        onCollection(lines(), items) { display, view in
            #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 75))
            display.advance(by: 0.4)
            #expect(view.seenNames == ["b", "c", "a", "d"] || view.seenNames == ["b", "a", "c", "d"])
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 0)
            #expect(items.log.isEmpty)
            view.endInteractiveMovement()
            display.advance(by: 0.4)
            #expect(items.log == ["move 0 2"])
            #expect(view.seenNames == ["b", "c", "a", "d"])
            #expect((view.cellForItem(at: IndexPath(item: 2, section: 0)) as? NamedCell)?.name == "a")
        }
    }

    @Test("another layout takes the cells along")
    func layouts() {
        let items = NamedItems([names(6)])
        onCollection(lines(), items) { display, view in
            let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
            let grid = UICollectionViewFlowLayout()
            var ended = false
            view.setCollectionViewLayout(grid, animated: true) { ended = $0 }
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
            display.advance(by: 0.15)
            let x = cell?.layer.presentation()?.position.x ?? 0
            #expect(x < 150 && x > 87.5)
            display.advance(by: 0.3)
            #expect(ended)
            #expect(cell?.frame == CGRect(x: 62.5, y: 0, width: 50, height: 50) || cell?.frame.minX == 63)
            let way = view.startInteractiveTransition(to: lines())
            way.transitionProgress = 0.5
            display.advance(by: 0)
            #expect(cell?.frame.height == 40)
            view.cancelInteractiveTransition()
            display.advance(by: 0.4)
            #expect(view.collectionViewLayout === grid)
            #expect(cell?.frame.height == 50)
        }
    }

    @Test("random batches leave the cells where a reload would have put them", arguments: 0..<25)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var model = ListModel(using: &generator)
        let items = NamedItems(model.sections.map { $0.items.map(String.init) })
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 20, height: 10)
        layout.minimumLineSpacing = 1
        onCollection(layout, items) { display, view in
            for _ in 0..<4 {
                let (edits, after) = model.edited(using: &generator)
                model = after
                view.performBatchUpdates {
                    items.sections = after.sections.map { $0.items.map(String.init) }
                    view.deleteSections(edits.deletedSections)
                    view.insertSections(edits.insertedSections)
                    view.reloadSections(edits.reloadedSections)
                    for move in edits.movedSections { view.moveSection(move.from, toSection: move.to) }
                    view.deleteItems(at: edits.deletedItems.map(\.path))
                    view.insertItems(at: edits.insertedItems.map(\.path))
                    for move in edits.movedItems { view.moveItem(at: move.from.path, to: move.to.path) }
                }
                display.advance(by: Double(generator.int(in: 0..<3)) * 0.2)
            }
            display.advance(by: 0.5)
            let expected = model.sections.flatMap { $0.items.map(String.init) }
            #expect(view.seenNames == expected, "seed \(seed)")
            #expect(view.subviews.filter { $0 is NamedCell }.count == expected.count, "seed \(seed)")
        }
    }

    @Test(
        "a batch that does not fit the data source is told with the numbers, and everything is taken anew (uikit U145)",
        .claim("U145")
    )
    func wrongCount() {
        var told: [String] = []
        var ended: [Bool] = []
        let usual = ListChangeError.handler
        ListChangeError.handler = { told.append($0.description) }
        defer { ListChangeError.handler = usual }
        let items = NamedItems([["a", "b", "c", "d"]])
        onCollection(UICollectionViewFlowLayout(), items) { display, view in
            items.sections = [["a", "b"]]
            view.performBatchUpdates {
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            } completion: {
                ended.append($0)
            }
            display.advance(by: 0)
            #expect(view.seenNames == ["a", "b"])
            items.sections[0].append("e")
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
            display.advance(by: 1)
            #expect(view.seenNames == ["a", "b", "e"])
        }
        #expect(told.count == 1 && ended == [false])
        #expect(told.first?.contains("after the update (2)") == true)
    }

    @Test("an unregistered identifier stops with its name")
    func unregistered() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                onCollection(UICollectionViewFlowLayout(), NamedItems([])) { _, view in
                    _ = view.dequeueReusableCell(
                        withReuseIdentifier: "nobody",
                        for: IndexPath(item: 0, section: 0)
                    )
                }
            }
        }
    }
}
