import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// Finds out in `prepare()` how many items there are, and tells of elements in a rectangle alone.
private final class CountingLayout: UICollectionViewLayout {
    var count: Int?

    override func prepare() {
        super.prepare()
        count = 3
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { index in
            let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
            made.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 120, height: 40)
            return made
        }
    }
}

private final class MeasuredCell: UICollectionViewCell {
    let made: CGRect

    override init(frame: CGRect) {
        made = frame
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Collections: what comes first")
struct CollectionOrderTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        let layout: CountingLayout
        init(_ layout: CountingLayout) { self.layout = layout }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            layout.count ?? 0
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test(
        "a layout is prepared before the data source counts, and cells are made with the size of their attributes",
        .claim("Q5.9")
    )
    func order() {
        onWindow { display, window in
            let layout = CountingLayout()
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            let source = Source(layout)
            view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            window.addSubview(view)
            display.advance(by: 0)
            #expect(view.visibleCells.count == 3)
            for case let cell as MeasuredCell in view.visibleCells {
                #expect(cell.made.size == CGSize(width: 120, height: 40))
            }
        }
    }
}
