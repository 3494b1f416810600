import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// What insets of sections refer to, and layouts that are mirrored.
///
/// Source: uikit U147, U148.
@MainActor @Suite("Collections: references of insets, and text from right to left")
struct CollectionDirectionTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// A section of lines of items, `columns` to a line, 50 points high.
    private func grid(_ columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        return NSCollectionLayoutSection(group: group)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private func names(_ count: Int) -> [String] { (0..<count).map(String.init) }

    private func frames(_ view: UICollectionView, _ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).compactMap { view.cellForItem(at: path($0, section))?.frame }
    }

    // MARK: References

    @Test("sections are set in by what their insets refer to, and by their own insets within")
    func references() {
        let own = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
        let references: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins]
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = grid(2)
            section.contentInsets = own
            section.contentInsetsReference = references[index]
            return section
        }
        onWindow { display, window in
            let controller = UIViewController()
            window.rootViewController = controller
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 15)
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            let items = NamedItems(references.map { _ in ["a", "b"] })
            view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
            view.insetsLayoutMarginsFromSafeArea = false
            view.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 35)
            view.dataSource = items
            controller.view.addSubview(view)
            display.advance(by: 0)
            #expect(
                frames(view, 2, section: 0) == [
                    CGRect(x: 45, y: 0, width: 120, height: 50), CGRect(x: 165, y: 0, width: 120, height: 50),
                ]
            )
            #expect(
                frames(view, 2, section: 1).map(\.minX) == [5, 152.5]
                    || frames(view, 1, section: 1).first?.width == 147.5
            )
            #expect(frames(view, 2, section: 2).map(\.minX) == [45, 165])
            #expect(
                frames(view, 2, section: 3) == [
                    CGRect(x: 65, y: 150, width: 100, height: 50),
                    CGRect(x: 165, y: 150, width: 100, height: 50),
                ]
            )
            // The layout follows the safe area, and what its configuration says.
            controller.additionalSafeAreaInsets = .zero
            display.advance(by: 0)
            #expect(frames(view, 2, section: 2).first == CGRect(x: 5, y: 100, width: 147.5, height: 50))
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.contentInsetsReference = .layoutMargins
            layout.configuration = configuration
            display.advance(by: 0)
            #expect(frames(view, 2, section: 0).map(\.minX) == [65, 165])
        }
    }

    // MARK: From right to left

    @Test("a compositional layout is mirrored where text reads from right to left")
    func compositional() {
        let section = grid(3)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 60, bottom: 0, trailing: 0)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(100), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .topLeading
        )
        section.boundarySupplementaryItems = [header]
        let layout = UICollectionViewCompositionalLayout(section: section)
        onCollection(layout, NamedItems([names(4)])) { display, view in
            #expect(frames(view, 4).map(\.minX) == [60, 140, 220, 60])
            view.semanticContentAttribute = .forceRightToLeft
            view.setNeedsLayout()
            display.advance(by: 0)
            #expect(frames(view, 4).map(\.minX) == [160, 80, 0, 160])
            #expect(frames(view, 4).allSatisfy { $0.width == 80 })
            let seen = view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: path(0)
            )
            #expect(seen?.frame == CGRect(x: 140, y: 0, width: 100, height: 20))
            #expect(view.layoutAttributesForItem(at: path(1))?.frame.minX == 80)
            // The layout itself goes on as it was written.
            #expect(layout.layoutAttributesForItem(at: path(1))?.frame.minX == 140)
            #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 40)) == path(2))
            view.semanticContentAttribute = .unspecified
            view.setNeedsLayout()
            display.advance(by: 0)
            #expect(frames(view, 4).map(\.minX) == [60, 140, 220, 60])
        }
    }

    @Test("a row that scrolls on its own begins at the right, and goes on to the left")
    func orthogonal() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let layout = UICollectionViewCompositionalLayout(section: section)
        onWindow { display, window in
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.semanticContentAttribute = .forceRightToLeft
            view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
            let items = NamedItems([names(20), names(2)])
            view.dataSource = items
            window.addSubview(view)
            display.advance(by: 0)
            @MainActor func places(_ count: Int, _ section: Int = 0) -> [CGFloat?] {
                (0..<count).map { item in
                    view.cellForItem(at: path(item, section)).map { $0.convert($0.bounds, to: view).minX }
                }
            }
            #expect(places(4) == [200, 100, 0, nil])
            // A row that is shorter than the view stands at the right.
            #expect(places(2, 1) == [200, 100])
            #expect(view.indexPathForItem(at: CGPoint(x: 110, y: 40)) == path(1))
            TouchScript { $0.drag(from: CGPoint(x: 120, y: 40), to: CGPoint(x: 200, y: 40), over: 0.15) }
                .run(display, window, and: 2)
            #expect(places(5) == [nil, 200, 100, 0, nil])
            #expect(view.indexPathForItem(at: CGPoint(x: 110, y: 40)) == path(2))
            view.scrollToItem(at: path(10), at: .centeredHorizontally, animated: false)
            display.advance(by: 0)
            #expect(view.cellForItem(at: path(10)).map { $0.convert($0.bounds, to: view).minX } == 100)
        }
    }

    @Test("a layout that wants it is mirrored, and what scrolls sideways begins at the right end")
    func sideways() {
        final class Mirrored: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Mirrored()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 300)
        layout.minimumLineSpacing = 0
        onWindow { display, window in
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.semanticContentAttribute = .forceRightToLeft
            view.register(NamedCell.self, forCellWithReuseIdentifier: "named")
            let items = NamedItems([names(20)])
            view.dataSource = items
            window.addSubview(view)
            display.advance(by: 0)
            #expect(view.contentOffset.x == 1700)
            #expect(view.cellForItem(at: path(0))?.frame.minX == 1900)
            view.contentOffset.x = 1450
            display.advance(by: 0)
            let cell = view.cellForItem(at: path(4))
            #expect(cell?.frame.minX == 1500)
            // Others that come before do not move what is seen.
            items.sections[0].insert(contentsOf: ["a", "b"], at: 0)
            view.insertItems(at: [path(0), path(1)])
            display.advance(by: 0.4)
            #expect((cell?.frame.minX ?? 0) - view.contentOffset.x == 50)
            #expect(view.cellForItem(at: path(6)) === cell)
            // Others that come after neither.
            items.sections[0].append("z")
            view.insertItems(at: [path(22)])
            display.advance(by: 0.4)
            #expect((cell?.frame.minX ?? 0) - view.contentOffset.x == 50)
            #expect(view.contentSize.width == 2300)
        }
    }

    @Test("a flow layout is not mirrored unless it wants to be")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        onCollection(layout, NamedItems([names(5)])) { display, view in
            let before = frames(view, 5)
            view.semanticContentAttribute = .forceRightToLeft
            view.setNeedsLayout()
            display.advance(by: 0)
            #expect(frames(view, 5) == before)
        }
    }

    // MARK: Movement by a finger

    @Test(
        "a lifted item goes to another section, whose items make room; the data source hears of it at the end"
    )
    func movement() {
        let items = NamedItems([["a", "b"], ["c", "d"]])
        items.movable = true
        let layout = UICollectionViewCompositionalLayout(section: grid(1))
        onCollection(layout, items) { display, view in
            let lifted = view.cellForItem(at: path(0))
            #expect(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 170))
            display.advance(by: 0.4)
            #expect(view.numberOfItems(inSection: 0) == 1 && view.numberOfItems(inSection: 1) == 3)
            #expect(view.cellForItem(at: path(1))?.frame.minY == 0)
            #expect(view.cellForItem(at: path(0, 1))?.frame.minY == 50)
            #expect(view.cellForItem(at: path(1, 1))?.frame.minY == 150)
            #expect(lifted?.center.y == 170)
            #expect(items.log.isEmpty)
            // On to the end, which the section has now.
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 190))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 120))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 180))
            view.endInteractiveMovement()
            display.advance(by: 0.4)
            #expect(
                items.sections == [["b"], ["c", "d", "a"]] || items.sections == [["b"], ["c", "a", "d"]]
            )
            #expect(view.seenNames == items.sections.flatMap(\.self))
            #expect(view.indexPath(for: lifted ?? UICollectionViewCell())?.section == 1)
            #expect(view.visibleCells.count == 4)
        }
    }

    @Test("a lifted item that is let go nowhere goes back to its section")
    func cancelled() {
        let items = NamedItems([["a", "b"], ["c", "d"]])
        items.movable = true
        let layout = UICollectionViewCompositionalLayout(section: grid(1))
        onCollection(layout, items) { display, view in
            #expect(view.beginInteractiveMovementForItem(at: path(1)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 120))
            display.advance(by: 0.1)
            view.cancelInteractiveMovement()
            display.advance(by: 0.4)
            #expect(items.log.isEmpty)
            #expect(view.seenNames == ["a", "b", "c", "d"])
            #expect(view.numberOfItems(inSection: 1) == 2)
        }
    }

    @Test("a section without items takes a lifted one at its header")
    func emptySection() {
        let items = NamedItems([["a", "b"], []])
        items.movable = true
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 30)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        onCollection(layout, items) { display, view in
            #expect(view.beginInteractiveMovementForItem(at: path(0)))
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 90))
            display.advance(by: 0.4)
            #expect(view.numberOfItems(inSection: 1) == 1)
            view.endInteractiveMovement()
            display.advance(by: 0.4)
            #expect(items.sections == [["b"], ["a"]])
            #expect(view.seenNames == ["b", "a"])
            #expect(view.cellForItem(at: path(0, 1))?.frame.minY == 70)
        }
    }
}
