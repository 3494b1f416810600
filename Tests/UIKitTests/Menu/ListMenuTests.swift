import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Menus of rows and items.
@MainActor @Suite("Menus of lists")
struct ListMenuTests {
    private final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegate
    {
        var told: [String] = []

        private func configuration(_ path: IndexPath) -> UIContextMenuConfiguration? {
            told.append("ask \(path.item)")
            guard path.item != 0 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Open") { _ in }])
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration(indexPath) }
        func tableView(
            _ tableView: UITableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { told.append("display") }
        func tableView(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { told.append("end") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            4
        }
        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration(indexPath) }
    }

    private func press(_ y: CGFloat, _ window: UIWindow, _ display: ManualDisplay) {
        UITouch.simulate(.began, at: CGPoint(x: 20, y: y), in: window)
        display.advance(by: 0.7)
        UITouch.simulate(.ended, at: CGPoint(x: 20, y: y), in: window)
        display.advance(by: 0.5)
    }

    @Test("a long press on a row shows the menu that the delegate has for it, and no press on one without")
    func rows() {
        onWindow { display, window in
            let table = UITableView(frame: window.bounds)
            let delegate = Delegate()
            table.rowHeight = 44
            (table.dataSource, table.delegate) = (delegate, delegate)
            window.addSubview(table)
            display.advance(by: 0.1)
            press(20, window, display)
            #expect(delegate.told == ["ask 0", "select 0"])
            delegate.told = []
            press(20 + 44, window, display)
            #expect(delegate.told == ["ask 1", "display"])
            #expect(table.contextMenuInteraction?.menuAppearance == .rich)
            table.contextMenuInteraction?.dismissMenu()
            display.advance(by: 1)
            #expect(delegate.told == ["ask 1", "display", "end"])
        }
    }

    @Test("items have menus, too")
    func items() {
        onWindow { display, window in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            let delegate = Delegate()
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (collection.dataSource, collection.delegate) = (delegate, delegate)
            window.addSubview(collection)
            display.advance(by: 0.1)
            press(125, window, display)
            #expect(delegate.told == ["ask 2"])
            #expect(collection.contextMenuInteraction?.menuAppearance == .rich)
        }
    }
}
