import AgateDisplay
import Foundation
import Testing
import UIKitCore
import UIKitLists

/// Where a flow layout puts items.
///
/// Source: uikit U146, U143.
@MainActor @Suite("Collections: flow layout")
struct FlowLayoutTests {
    private func frames(
        _ count: Int,
        width: CGFloat,
        _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> [CGRect] {
        let layout = UICollectionViewFlowLayout()
        change(layout)
        let items = NamedItems([(0..<count).map(String.init)])
        return onCollection(layout, items, frame: CGRect(x: 0, y: 0, width: width, height: 300)) { _, view in
            (0..<count).compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
        }
    }

    @Test("the usual items fill a line of 375 points six at a time, 15 apart")
    func spread() {
        let made = frames(10, width: 375)
        #expect(made.prefix(6).map(\.minX) == [0, 65, 130, 195, 260, 325])
        #expect(made.suffix(4).map(\.minX) == [0, 65, 130, 195])
        #expect(made.map(\.minY) == Array(repeating: 0, count: 6) + Array(repeating: 60, count: 4))
        #expect(made.allSatisfy { $0.size == CGSize(width: 50, height: 50) })
    }

    @Test("four items alone on a line are as far apart as in a full one")
    func phantoms() { #expect(frames(4, width: 375).map(\.minX) == [0, 65, 130, 195]) }

    @Test("an item that fills a line alone stands in its middle")
    func centred() {
        #expect(
            frames(2, width: 150) { $0.itemSize = CGSize(width: 100, height: 20) }.map(\.minX) == [25, 25]
        )
    }

    @Test("insets, spaces and the other direction")
    func metrics() {
        let made = frames(5, width: 200) {
            $0.sectionInset = UIEdgeInsets(top: 7, left: 10, bottom: 9, right: 10)
            $0.minimumLineSpacing = 4
            $0.itemSize = CGSize(width: 60, height: 30)
        }
        #expect(made.map(\.minX) == [10, 130, 10, 130, 10])
        #expect(made.map(\.minY) == [7, 7, 41, 41, 75])
        let sideways = frames(7, width: 200) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 40, height: 90)
        }
        #expect(sideways.map(\.minY) == [0, 105, 210, 0, 105, 210, 0])
        #expect(sideways.map(\.minX) == [0, 0, 0, 50, 50, 50, 100])
    }

    @Test("items of several sizes stand in the middle of their line, and close together in the last")
    func several() {
        let items = SizedItems([
            CGSize(width: 100, height: 20), CGSize(width: 90, height: 40), CGSize(width: 80, height: 10),
            CGSize(width: 40, height: 30),
        ])
        let layout = UICollectionViewFlowLayout()
        let made = onCollection(layout, NamedItems([]), frame: CGRect(x: 0, y: 0, width: 250, height: 300)) {
            display,
            view in
            view.dataSource = items
            view.delegate = items
            display.advance(by: 0)
            return (0..<4).compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
        }
        #expect(made.map(\.minX) == [0, 160, 0, 90])
        #expect(made.map(\.minY) == [10, 0, 60, 50])
    }

    @Test("headers ignore the insets, and the content is as long as all of it")
    func headers() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 50, bottom: 6, right: 50)
        onCollection(layout, NamedItems([["a"], ["b", "c"]])) { _, view in
            @MainActor func frame(_ kind: String, _ section: Int) -> CGRect? {
                view.layoutAttributesForSupplementaryElement(
                    ofKind: kind,
                    at: IndexPath(item: 0, section: section)
                )?
                .frame
            }
            #expect(
                frame(UICollectionView.elementKindSectionHeader, 1)
                    == CGRect(x: 0, y: 111, width: 300, height: 30)
            )
            #expect(
                frame(UICollectionView.elementKindSectionFooter, 0)
                    == CGRect(x: 0, y: 91, width: 300, height: 20)
            )
            #expect(view.contentSize == CGSize(width: 300, height: 222))
        }
    }

    @Test("a header that is pinned stays at the top until its section has gone")
    func pinned() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let names = (0..<5).map(String.init)
        onCollection(layout, NamedItems([names, names])) { display, view in
            @MainActor func top() -> CGFloat? {
                view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader,
                    at: IndexPath(item: 0, section: 0)
                )?.frame.minY
            }
            #expect(top() == 0)
            view.contentOffset.y = 200
            display.advance(by: 0)
            #expect(top() == 200)
            view.contentOffset.y = 515
            display.advance(by: 0)
            #expect(top() == 500)
            view.contentOffset.y = 40
            display.advance(by: 0)
            #expect(top() == 40)
        }
    }

    @Test("strange numbers do no harm", arguments: [CGFloat.nan, .infinity, -50, 0, 1e300])
    func strange(number: CGFloat) {
        let made = frames(30, width: 200) {
            $0.itemSize = CGSize(width: number, height: number)
            $0.minimumInteritemSpacing = number
            $0.minimumLineSpacing = number
            $0.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        }
        #expect(made.count == 30)
    }

    @Test("cells that find their own size move those that follow")
    func selfSized() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 80, height: 20)
        let items = NamedItems([(0..<20).map { "\($0)" }])
        onCollection(layout, items) { display, view in
            view.register(TallCell.self, forCellWithReuseIdentifier: "named")
            view.reloadData()
            display.advance(by: 0)
            let frames = (0..<4).compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
            #expect(frames.map(\.size) == Array(repeating: CGSize(width: 140, height: 70), count: 4))
            #expect(frames.map(\.minY) == [0, 0, 80, 80])
        }
    }
}

extension FlowLayoutTests {
    @Test("with estimates the delegate's sizes are the estimates, where it says any")
    func delegateEstimates() {
        let own = [
            CGSize(width: 30, height: 30), CGSize(width: 40, height: 50), CGSize(width: 60, height: 10),
        ]
        func sizes(_ items: any UICollectionViewDataSource & UICollectionViewDelegate, isTall: Bool)
            -> [CGSize]
        {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 80, height: 20)
            return onCollection(layout, NamedItems([[]])) { display, view in
                if isTall { view.register(TallCell.self, forCellWithReuseIdentifier: "named") }
                view.dataSource = items
                view.delegate = items
                view.reloadData()
                if isTall { display.advance(by: 0) }
                layout.prepare()
                return (0..<3).compactMap {
                    layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size
                }
            }
        }
        #expect(sizes(SizedItems(own), isTall: false) == own)
        #expect(
            sizes(QuietItems(), isTall: false) == Array(repeating: CGSize(width: 80, height: 20), count: 3)
        )
        // A cell that finds its own size has the last word.
        let tall = Array(repeating: CGSize(width: 140, height: 70), count: 3)
        #expect(sizes(SizedItems(own), isTall: true) == tall)
    }
}

/// A delegate of flow layouts that says nothing.
@MainActor
private final class QuietItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath) }
}

private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        layoutAttributes.size = CGSize(width: 140, height: 70)
        return layoutAttributes
    }
}

@MainActor
private final class SizedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]

    init(_ sizes: [CGSize]) { self.sizes = sizes }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sizes.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
}
