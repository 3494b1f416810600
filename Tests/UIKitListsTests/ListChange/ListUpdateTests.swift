import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// Random batches of edits, one after the other and into one another, against a list that is edited by names.
///
/// After each of them the cells of what is seen are those of the list, while and after they move.
@MainActor @Suite("Lists: random changes")
struct ListUpdateTests {
    // MARK: Lists that show names

    /// A table or a collection, asked for what it shows.
    @MainActor private protocol Shown: AnyObject {
        var scroll: UIScrollView { get }
        /// The texts of the cells, by their places.
        var cells: [ListPlace: String] { get }
        /// How many cells are in the view.
        var count: Int { get }
        func perform(_ edits: ListEdits, _ change: @escaping () -> Void)
        func select(_ place: ListPlace)
        var selected: [ListPlace] { get }
    }

    @MainActor private final class ShownTable: Shown {
        let table: UITableView
        init(_ table: UITableView) { self.table = table }

        var scroll: UIScrollView { table }
        var cells: [ListPlace: String] {
            var found: [ListPlace: String] = [:]
            for cell in table.visibleCells {
                guard let path = table.indexPath(for: cell), let place = ListPlace(path) else { continue }
                found[place] = cell.textLabel?.text
            }
            return found
        }
        var count: Int { table.subviews.filter { $0 is UITableViewCell }.count }
        func perform(_ edits: ListEdits, _ change: @escaping () -> Void) {
            let table = table
            table.performBatchUpdates {
                change()
                table.deleteSections(edits.deletedSections, with: .fade)
                table.insertSections(edits.insertedSections, with: .top)
                table.reloadSections(edits.reloadedSections, with: .none)
                for move in edits.movedSections { table.moveSection(move.from, toSection: move.to) }
                table.deleteRows(at: edits.deletedItems.map(\.path), with: .left)
                table.insertRows(at: edits.insertedItems.map(\.path), with: .middle)
                for move in edits.movedItems { table.moveRow(at: move.from.path, to: move.to.path) }
                table.reconfigureRows(at: edits.reconfiguredItems.map(\.path))
            }
        }
        func select(_ place: ListPlace) {
            table.selectRow(at: place.path, animated: false, scrollPosition: .none)
        }
        var selected: [ListPlace] { (table.indexPathsForSelectedRows ?? []).compactMap { ListPlace($0) } }
    }

    @MainActor private final class ShownCollection: Shown {
        let view: UICollectionView
        init(_ view: UICollectionView) { self.view = view }

        var scroll: UIScrollView { view }
        var cells: [ListPlace: String] {
            var found: [ListPlace: String] = [:]
            for path in view.indexPathsForVisibleItems {
                guard let place = ListPlace(path) else { continue }
                found[place] = (view.cellForItem(at: path) as? NamedCell)?.name
            }
            return found
        }
        var count: Int { view.subviews.filter { $0 is NamedCell }.count }
        func perform(_ edits: ListEdits, _ change: @escaping () -> Void) {
            let view = view
            view.performBatchUpdates {
                change()
                view.deleteSections(edits.deletedSections)
                view.insertSections(edits.insertedSections)
                view.reloadSections(edits.reloadedSections)
                for move in edits.movedSections { view.moveSection(move.from, toSection: move.to) }
                view.deleteItems(at: edits.deletedItems.map(\.path))
                view.insertItems(at: edits.insertedItems.map(\.path))
                for move in edits.movedItems { view.moveItem(at: move.from.path, to: move.to.path) }
                view.reconfigureItems(at: edits.reconfiguredItems.map(\.path))
            }
        }
        func select(_ place: ListPlace) {
            view.selectItem(at: place.path, animated: false, scrollPosition: [])
        }
        var selected: [ListPlace] { (view.indexPathsForSelectedItems ?? []).compactMap { ListPlace($0) } }
    }

    // MARK: The property

    private func names(_ model: ListModel) -> [[String]] { model.sections.map { $0.items.map(String.init) } }

    /// Compares what is seen with the list: all rows whose places overlap the bounds, each with its name.
    private func compare(_ shown: any Shown, _ sections: [[String]], _ what: String) {
        for (place, name) in shown.cells {
            guard sections.indices.contains(place.section), place.item < sections[place.section].count else {
                Issue.record("\(what): a cell of \(place), which is none")
                continue
            }
            #expect(name == sections[place.section][place.item], "\(what): \(place)")
        }
    }

    /// At rest: exactly the cells of the items that are seen, in their order, without gaps.
    private func compareAtRest(_ shown: any Shown, _ sections: [[String]], rowHeight: CGFloat, _ what: String)
    {
        compare(shown, sections, what)
        let all = sections.flatMap(\.self)
        let bounds = shown.scroll.bounds
        let first = max(Int((bounds.minY / rowHeight).rounded(.down)), 0)
        let last = min(Int((bounds.maxY / rowHeight).rounded(.up)), all.count)
        let expected = first < last ? Array(all[first..<last]) : []
        let cells = shown.cells.sorted { $0.key < $1.key }.map(\.value)
        #expect(cells == expected, "\(what)")
        #expect(shown.count == expected.count, "\(what): cells are left behind")
        #expect(shown.scroll.contentSize.height == CGFloat(all.count) * rowHeight, "\(what)")
    }

    private func run(
        _ shown: any Shown,
        _ display: ManualDisplay,
        _ model: inout ListModel,
        using generator: inout SeededGenerator,
        rowHeight: CGFloat,
        seed: UInt64,
        _ change: @escaping ([[String]]) -> Void
    ) {
        var chosen: Int?
        for round in 0..<12 {
            let what = "seed \(seed), round \(round)"
            if let place = model.places.values.sorted().dropFirst(generator.int(in: 0..<5)).first {
                shown.select(place)
                chosen = model.sections[place.section].items[place.item]
            }
            let (edits, after) = model.edited(using: &generator)
            model = after
            let sections = names(after)
            shown.perform(edits) { change(sections) }
            compare(shown, sections, what)
            // What is selected stays so wherever it goes; what is gone, or was replaced, is selected no more.
            let place = chosen.flatMap { after.places[$0] }
            if place == nil { chosen = nil }
            #expect(shown.selected == (place.map { [$0] } ?? []), "\(what)")
            let height = shown.scroll.contentSize.height
            let limit = max(height - shown.scroll.bounds.height, 0)
            #expect(shown.scroll.contentOffset.y >= 0 && shown.scroll.contentOffset.y <= limit, "\(what)")
            display.advance(by: Double(generator.int(in: 0..<3)) * 0.17)
            compare(shown, sections, what)
            guard generator.int(in: 0..<3) == 0 else { continue }
            shown.scroll.contentOffset.y = (limit * CGFloat(generator.int(in: 0..<5)) / 4).rounded()
            display.advance(by: 0)
            compare(shown, sections, what)
            if generator.int(in: 0..<2) == 0 {
                display.advance(by: 1)
                compareAtRest(shown, sections, rowHeight: rowHeight, what)
            }
        }
        display.advance(by: 1)
        compareAtRest(shown, names(model), rowHeight: rowHeight, "seed \(seed), at the end")
    }

    @Test("tables show the rows of the list after each batch", arguments: UInt64(0)..<12)
    func tables(seed: UInt64) {
        var generator = SeededGenerator(seed: 7000 + seed)
        var model = ListModel(using: &generator)
        let log = TableLog(names(model))
        log.configure = { cell, path in cell.textLabel?.text = log.sections[path.section][path.row] }
        onTable(log, height: 150, { $0.rowHeight = 30 }) { display, _, table, log in
            run(
                ShownTable(table),
                display,
                &model,
                using: &generator,
                rowHeight: 30,
                seed: seed
            ) { log.sections = $0 }
        }
    }

    @Test("collections show the items of the list after each batch", arguments: UInt64(0)..<12)
    func collections(seed: UInt64) {
        var generator = SeededGenerator(seed: 8000 + seed)
        var model = ListModel(using: &generator)
        let items = NamedItems(names(model))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 30)
        layout.minimumLineSpacing = 0
        let frame = CGRect(x: 0, y: 0, width: 300, height: 150)
        onCollection(layout, items, frame: frame) { display, view in
            run(
                ShownCollection(view),
                display,
                &model,
                using: &generator,
                rowHeight: 30,
                seed: seed
            ) { items.sections = $0 }
        }
    }

    // MARK: Snapshots

    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    /// Another snapshot of some of the same sections and items, and new ones.
    private func next(_ old: Snapshot, using generator: inout SeededGenerator) -> Snapshot {
        var made = Snapshot()
        let sections = Array(0..<5).shuffled(using: &generator).prefix(generator.int(in: 1..<5))
        // Mostly in the order that was there: little is moved.
        var items = old.itemIdentifiers.filter { _ in generator.int(in: 0..<5) > 0 }
        let known = Set(items)
        for item in (0..<60).shuffled(using: &generator).prefix(generator.int(in: 0..<12))
        where !known.contains(item) {
            items.insert(item, at: generator.int(in: 0..<items.count + 1))
        }
        made.appendSections(sections.sorted())
        for (index, section) in made.sectionIdentifiers.enumerated() {
            let count =
                index == sections.count - 1
                ? items.count : min(items.count, generator.int(in: 0..<items.count + 1))
            made.appendItems(Array(items.prefix(count)), toSection: section)
            items.removeFirst(count)
        }
        let all = Set(old.itemIdentifiers).intersection(made.itemIdentifiers).sorted()
        made.reconfigureItems(all.filter { _ in generator.int(in: 0..<8) == 0 })
        return made
    }

    private func sections(_ snapshot: Snapshot) -> [[String]] {
        snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0).map(String.init) }
    }

    private func run(
        _ shown: any Shown,
        _ display: ManualDisplay,
        using generator: inout SeededGenerator,
        seed: UInt64,
        _ apply: (Snapshot, Bool) -> Void,
        _ current: () -> Snapshot
    ) {
        var snapshot = Snapshot()
        for round in 0..<12 {
            let what = "seed \(seed), round \(round)"
            snapshot = next(snapshot, using: &generator)
            apply(snapshot, generator.int(in: 0..<3) > 0)
            #expect(current().itemIdentifiers == snapshot.itemIdentifiers, "\(what)")
            let sections = sections(snapshot)
            display.advance(by: 0)
            compare(shown, sections, what)
            display.advance(by: Double(generator.int(in: 0..<3)) * 0.17)
            let limit = max(shown.scroll.contentSize.height - shown.scroll.bounds.height, 0)
            shown.scroll.contentOffset.y = (limit * CGFloat(generator.int(in: 0..<5)) / 4).rounded()
            display.advance(by: 0)
            compare(shown, sections, what)
            guard generator.int(in: 0..<2) == 0 else { continue }
            display.advance(by: 1)
            compareAtRest(shown, sections, rowHeight: 30, what)
        }
    }

    @Test("a collection shows each snapshot that is applied", arguments: UInt64(0)..<12)
    func diffableCollections(seed: UInt64) {
        var generator = SeededGenerator(seed: 9000 + seed)
        onWindow { display, window in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 30)
            layout.minimumLineSpacing = 0
            let frame = CGRect(x: 0, y: 0, width: 300, height: 150)
            let view = UICollectionView(frame: frame, collectionViewLayout: layout)
            view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                view,
                path,
                item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "named", for: path)
                (cell as? NamedCell)?.name = String(item)
                return cell
            }
            window.addSubview(view)
            run(
                ShownCollection(view),
                display,
                using: &generator,
                seed: seed,
                { source.apply($0, animatingDifferences: $1) },
                { source.snapshot() }
            )
        }
    }

    @Test("a table shows each snapshot that is applied", arguments: UInt64(0)..<12)
    func diffableTables(seed: UInt64) {
        var generator = SeededGenerator(seed: 9500 + seed)
        onWindow { display, window in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 150), style: .plain)
            table.rowHeight = 30
            table.sectionHeaderTopPadding = 0
            table.register(UITableViewCell.self, forCellReuseIdentifier: "named")
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "named", for: path)
                cell.textLabel?.text = String(item)
                return cell
            }
            window.addSubview(table)
            run(
                ShownTable(table),
                display,
                using: &generator,
                seed: seed,
                { source.apply($0, animatingDifferences: $1) },
                { source.snapshot() }
            )
        }
    }
}
