import AgateDisplay
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// Where compositional layouts put items.
///
/// Source: uikit U148.
@MainActor @Suite("Collections: compositional layout")
struct CompositionalLayoutTests {
    private func frames(
        _ section: NSCollectionLayoutSection,
        _ count: Int,
        width: CGFloat = 375
    ) -> (frames: [CGRect], content: CGSize) {
        let layout = UICollectionViewCompositionalLayout(section: section)
        let items = NamedItems([(0..<count).map(String.init)])
        return onCollection(layout, items, frame: CGRect(x: 0, y: 0, width: width, height: 300)) { _, view in
            (
                (0..<count).compactMap {
                    layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
                }, view.contentSize
            )
        }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func grid(inset: CGFloat = 0) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(
            top: inset,
            leading: inset,
            bottom: inset,
            trailing: inset
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
            subitems: [item]
        )
        return NSCollectionLayoutSection(group: group)
    }

    @Test("five items of a fifth of the width to a line")
    func fifths() {
        let made = frames(grid(), 12)
        #expect(made.frames.map(\.minX) == [0, 75, 150, 225, 300, 0, 75, 150, 225, 300, 0, 75])
        #expect(made.frames.allSatisfy { $0.size == CGSize(width: 75, height: 75) })
        #expect(made.content == CGSize(width: 375, height: 225))
    }

    @Test("insets of items are cut out of their places")
    func insets() {
        let made = frames(grid(inset: 2), 6).frames
        #expect(made[1] == CGRect(x: 77, y: 2, width: 71, height: 71))
        #expect(made[5] == CGRect(x: 2, y: 77, width: 71, height: 71))
    }

    @Test("two halves with a space between them do not fit: one is left out of the line")
    func halves() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [item]
        )
        group.interItemSpacing = .fixed(10)
        let made = frames(NSCollectionLayoutSection(group: group), 3, width: 300).frames
        #expect(made.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 80)])
    }

    @Test("so many equal items share the width; flexible space spreads those that have one")
    func counted() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
        let shared = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitem: item,
            count: 3
        )
        shared.interItemSpacing = .fixed(15)
        let section = NSCollectionLayoutSection(group: shared)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 30, bottom: 8, trailing: 0)
        let made = frames(section, 4, width: 300)
        #expect(made.frames.map(\.minX) == [30, 125, 220, 30])
        #expect(made.frames.allSatisfy { $0.size == CGSize(width: 80, height: 40) })
        #expect(made.frames.last?.minY == 52)
        #expect(made.content.height == 100)

        let spread = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)),
            subitems: [item]
        )
        spread.interItemSpacing = .flexible(10)
        #expect(
            frames(NSCollectionLayoutSection(group: spread), 4, width: 300).frames.map(\.minX) == [
                0, 80, 160, 240,
            ]
        )
    }

    @Test("groups in groups, and items placed by hand")
    func nested() {
        let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitems: [small]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [big, column]
        )
        let made = frames(NSCollectionLayoutSection(group: group), 4, width: 200).frames
        #expect(
            made == [
                CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 0, width: 100, height: 50),
                CGRect(x: 100, y: 50, width: 100, height: 50), CGRect(x: 0, y: 100, width: 100, height: 100),
            ]
        )
        let hand = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(50))) {
            environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 20, y: 5, width: 20, height: 30))
            ]
        }
        let placed = frames(NSCollectionLayoutSection(group: hand), 2, width: 200).frames
        #expect(placed.map(\.origin) == [CGPoint(x: 180, y: 5), CGPoint(x: 180, y: 55)])
    }

    @Test("headers lengthen sections and stay at the top if they are pinned")
    func headers() {
        let section = grid()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let layout = UICollectionViewCompositionalLayout(section: section)
        onCollection(layout, NamedItems([(0..<50).map(String.init)])) { display, view in
            #expect(view.contentSize.height == 630)
            #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 30)
            view.contentOffset.y = 200
            display.advance(by: 0)
            let seen = view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0)
            )
            #expect(seen?.frame == CGRect(x: 0, y: 200, width: 300, height: 30))
        }
    }

    @Test("a section that scrolls on its own goes sideways under a finger, and comes to rest at a group")
    func orthogonal() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(100), .absolute(80)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let layout = UICollectionViewCompositionalLayout(section: section)
        let names = (0..<20).map(String.init)
        onCollection(layout, NamedItems([names, names])) { display, view in
            #expect(view.contentSize == CGSize(width: 300, height: 160))
            #expect(view.visibleCells.count == 6)
            guard let window = view.window else { return }
            TouchScript { $0.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 120, y: 40), over: 0.15) }
                .run(display, window, and: 2)
            let seen = view.indexPathsForVisibleItems.filter { $0.section == 0 }.sorted().map(\.item)
            #expect(seen == [1, 2, 3])
            #expect(
                view.indexPathsForVisibleItems.filter { $0.section == 1 }.sorted().map(\.item) == [0, 1, 2]
            )
            #expect(view.contentOffset == .zero)
        }
    }

    @Test(
        "groups of a list are 16 points from the sides where they are inset, and 35 apart; plain lists reach from edge to edge"
    )
    func listInsets() {
        for (appearance, side, gap) in [
            (UICollectionLayoutListConfiguration.Appearance.insetGrouped, 16, 35), (.grouped, 0, 35),
            (.plain, 0, 0),
        ] as [(UICollectionLayoutListConfiguration.Appearance, CGFloat, CGFloat)] {
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
            onWindow { display, window in
                let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
                let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                    cell,
                    _,
                    number in
                    var content = cell.defaultContentConfiguration()
                    content.text = "\(number)"
                    cell.contentConfiguration = content
                }
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                    view,
                    path,
                    number in
                    view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
                }
                window.addSubview(view)
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0, 1])
                snapshot.appendItems([0, 1], toSection: 0)
                snapshot.appendItems([2], toSection: 1)
                source.apply(snapshot, animatingDifferences: false)
                display.advance(by: 0)
                @MainActor func frame(_ item: Int, _ section: Int) -> CGRect {
                    view.cellForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
                }
                #expect(frame(0, 0).minX == side && frame(0, 0).width == 300 - 2 * side, "\(appearance)")
                #expect(frame(1, 0).minY == frame(0, 0).maxY)
                #expect(frame(0, 1).minY - frame(1, 0).maxY == gap, "\(appearance)")
            }
        }
    }

    @Test("cells of a list are as high as their content")
    func list() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        onWindow { display, window in
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(number)"
                if number == 1 { content.secondaryText = "With a second line under the first one" }
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                view,
                path,
                number in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
            }
            window.addSubview(view)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([0, 1, 2])
            source.apply(snapshot, animatingDifferences: false)
            display.advance(by: 0)
            let cells3 = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
            #expect(cells3.map(\.frame.minX) == [16, 16, 16])
            #expect(cells3.map(\.frame.width) == [268, 268, 268])
            #expect(cells3.first?.frame.height == 44)
            #expect((cells3.dropFirst().first?.frame.height ?? 0) > 50)
            if let two = cells3.last, let one = cells3.dropFirst().first {
                #expect(two.frame.minY == one.frame.maxY)
            }
        }
    }
}
