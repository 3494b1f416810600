import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// Rows of collection lists that are pulled aside.
@MainActor @Suite("Swipes in collection lists")
struct CollectionSwipeTests {
    /// A list of numbers whose rows can be deleted.
    @MainActor private final class List {
        let view: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<Int, Int>?
        private(set) var swiped: [IndexPath] = []

        init(_ window: UIWindow) {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            var provide: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { _ in nil }
            configuration.trailingSwipeActionsConfigurationProvider = { provide($0) }
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(number)"
                cell.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                view,
                path,
                number in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
            }
            window.addSubview(view)
            provide = { [weak self] path in
                let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    self?.delete(path)
                    done(true)
                }
                self?.swiped.append(path)
                return UISwipeActionsConfiguration(actions: [action])
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([0, 1, 2, 3])
            source?.apply(snapshot, animatingDifferences: false)
        }

        private func delete(_ path: IndexPath) {
            guard let source, let item = source.itemIdentifier(for: path) else { return }
            var snapshot = source.snapshot()
            snapshot.deleteItems([item])
            source.apply(snapshot, animatingDifferences: true)
        }

        var rows: [Int] { source?.snapshot().itemIdentifiers ?? [] }
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) -> TouchScript {
        TouchScript {
            $0.press(at: CGPoint(x: x, y: y))
            $0.wait(0.05)
            $0.release()
        }
    }

    private let pull = TouchScript {
        $0.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 62), over: 0.3, rest: 0.2)
    }

    @Test(
        "a pull shows the buttons, a touch elsewhere puts the row back, a tap on one deletes the row",
        .claim("U144")
    )
    func deletes() {
        onWindow { display, window in
            let list = List(window)
            display.advance(by: 0)
            pull.run(display, window, and: 1)
            let cell = list.view.cellForItem(at: IndexPath(item: 1, section: 0))
            #expect(list.swiped == [IndexPath(item: 1, section: 0)])
            #expect(cell?.bounds.minX == 74)
            tap(100, 150).run(display, window, and: 1)
            #expect(cell?.bounds.minX == 0 && list.view.indexPathsForSelectedItems == [])
            pull.run(display, window, and: 1)
            tap(270, 60).run(display, window, and: 1)
            #expect(list.rows == [0, 2, 3])
            #expect(list.view.visibleCells.count == 3)
            #expect(list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 && $0.alpha == 1 })
        }
    }

    @Test("a swipe over more than half of the row performs the first action at once", .claim("U144"))
    func full() {
        onWindow { display, window in
            let list = List(window)
            display.advance(by: 0)
            TouchScript {
                $0.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 80, y: 60), over: 0.4, rest: 0.2)
            }.run(display, window, and: 1)
            #expect(list.rows == [0, 2, 3])
            #expect(list.view.visibleCells.allSatisfy { $0.bounds.minX == 0 })
        }
    }

    @Test("lists without actions, and lists that are edited, are not pulled")
    func none() {
        onWindow { display, window in
            let list = List(window)
            list.view.isEditing = true
            display.advance(by: 0)
            pull.run(display, window, and: 1)
            #expect(list.swiped.isEmpty && list.rows == [0, 1, 2, 3])
        }
    }
}
