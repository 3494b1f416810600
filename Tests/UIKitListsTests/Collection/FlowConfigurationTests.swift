import AgateDisplay
import Foundation
import Testing
import UIKitCore
import UIKitLists

/// Where the items of twenty-one configurations stand; the numbers follow from the rule of U146 by arithmetic, on whole points.
///
/// Source: uikit U146.
@MainActor @Suite("Collections: configurations of flow layouts (uikit U146)")
struct FlowConfigurationTests {
    struct Configuration: CustomTestStringConvertible {
        let name: String
        let width: CGFloat
        let insets: (left: CGFloat, right: CGFloat)
        /// The least space between items of a line.
        let minimum: CGFloat
        /// The widths of the items.
        let items: [CGFloat]
        /// Where they begin.
        let x: [CGFloat]
        /// How many stand in each line.
        let lines: [Int]

        init(
            _ name: String,
            width: CGFloat,
            insets: (CGFloat, CGFloat),
            minimum: CGFloat,
            items: [CGFloat],
            x: [CGFloat],
            lines: [Int]
        ) {
            (self.name, self.width, self.insets, self.minimum) = (name, width, insets, minimum)
            (self.items, self.x, self.lines) = (items, x, lines)
        }

        var testDescription: String { name }
    }

    nonisolated static let all: [Configuration] = [
        .init(
            "the usual items on a phone",
            width: 375,
            insets: (0, 0),
            minimum: 10,
            items: Array(repeating: 50, count: 8),
            x: [0, 65, 130, 195, 260, 325, 0, 65],
            lines: [6, 2]
        ),
        .init(
            "one line that is not full",
            width: 375,
            insets: (0, 0),
            minimum: 10,
            items: Array(repeating: 50, count: 4),
            x: [0, 65, 130, 195],
            lines: [4]
        ),
        .init(
            "a single item of the usual size",
            width: 375,
            insets: (0, 0),
            minimum: 10,
            items: [50],
            x: [0],
            lines: [1]
        ),
        .init(
            "on a wider phone",
            width: 414,
            insets: (0, 0),
            minimum: 10,
            items: Array(repeating: 50, count: 9),
            x: [0, 61, 121, 182, 243, 303, 364, 0, 61],
            lines: [7, 2]
        ),
        .init(
            "with insets at both sides",
            width: 375,
            insets: (16, 16),
            minimum: 10,
            items: Array(repeating: 50, count: 7),
            x: [16, 89, 163, 236, 309, 16, 89],
            lines: [5, 2]
        ),
        .init(
            "with another inset at each side",
            width: 320,
            insets: (20, 5),
            minimum: 8,
            items: Array(repeating: 70, count: 5),
            x: [20, 133, 245, 20, 133],
            lines: [3, 2]
        ),
        .init(
            "no space asked for",
            width: 300,
            insets: (0, 0),
            minimum: 0,
            items: Array(repeating: 75, count: 6),
            x: [0, 75, 150, 225, 0, 75],
            lines: [4, 2]
        ),
        .init(
            "items that fill their line exactly",
            width: 320,
            insets: (0, 0),
            minimum: 10,
            items: Array(repeating: 100, count: 4),
            x: [0, 110, 220, 0],
            lines: [3, 1]
        ),
        .init(
            "a point too wide for three",
            width: 319,
            insets: (0, 0),
            minimum: 10,
            items: Array(repeating: 100, count: 4),
            x: [0, 219, 0, 219],
            lines: [2, 2]
        ),
        .init(
            "one to a line",
            width: 150,
            insets: (0, 0),
            minimum: 10,
            items: [100, 100, 100],
            x: [25, 25, 25],
            lines: [1, 1, 1]
        ),
        .init(
            "one to a line beside an inset",
            width: 200,
            insets: (30, 10),
            minimum: 10,
            items: [120, 120],
            x: [50, 50],
            lines: [1, 1]
        ),
        .init(
            "items as wide as the line",
            width: 300,
            insets: (0, 0),
            minimum: 10,
            items: [300, 300],
            x: [0, 0],
            lines: [1, 1]
        ),
        .init(
            "pixels that do not come out even",
            width: 320,
            insets: (0, 0),
            minimum: 10,
            items: Array(repeating: 93, count: 4),
            x: [0, 114, 227, 0],
            lines: [3, 1]
        ),
        .init(
            "more space than items",
            width: 200,
            insets: (0, 0),
            minimum: 150,
            items: [60, 60, 60],
            x: [70, 70, 70],
            lines: [1, 1, 1]
        ),
        .init(
            "three of several sizes in a last line",
            width: 250,
            insets: (0, 0),
            minimum: 10,
            items: [60, 70, 80],
            x: [0, 70, 150],
            lines: [3]
        ),
        .init(
            "several sizes over two lines",
            width: 250,
            insets: (0, 0),
            minimum: 10,
            items: [100, 90, 80, 40],
            x: [0, 160, 0, 90],
            lines: [2, 2]
        ),
        .init(
            "a wide one among small ones",
            width: 300,
            insets: (0, 0),
            minimum: 10,
            items: [40, 260, 50, 60, 70, 80],
            x: [130, 20, 0, 60, 130, 210],
            lines: [1, 1, 4]
        ),
        .init(
            "a lone wide one between others",
            width: 300,
            insets: (0, 0),
            minimum: 20,
            items: [120, 290, 100, 60],
            x: [90, 5, 0, 120],
            lines: [1, 1, 2]
        ),
        .init(
            "several sizes with insets",
            width: 375,
            insets: (12, 12),
            minimum: 5,
            items: [80, 120, 140, 60, 200, 100, 90],
            x: [12, 98, 223, 12, 163, 12, 117],
            lines: [3, 2, 2]
        ),
        .init(
            "equal ones but the last",
            width: 375,
            insets: (0, 0),
            minimum: 10,
            items: [50, 50, 50, 50, 50, 50, 51],
            x: [0, 65, 130, 195, 260, 325, 0],
            lines: [6, 1]
        ),
        .init(
            "many small ones",
            width: 100,
            insets: (0, 0),
            minimum: 1,
            items: Array(repeating: 7, count: 15),
            x: [0, 8, 17, 25, 34, 42, 51, 59, 68, 76, 85, 93, 0, 8, 17],
            lines: [12, 3]
        ),
    ]

    @MainActor
    private final class Sizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let configuration: Configuration
        init(_ configuration: Configuration) { self.configuration = configuration }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            configuration.items.count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            view.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: configuration.items[indexPath.item], height: 20) }
        func collectionView(
            _ collectionView: UICollectionView,
            layout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            UIEdgeInsets(
                top: 3,
                left: configuration.insets.left,
                bottom: 4,
                right: configuration.insets.right
            )
        }
        func collectionView(
            _ collectionView: UICollectionView,
            layout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { configuration.minimum }
        func collectionView(
            _ collectionView: UICollectionView,
            layout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 5 }
    }

    /// The frames that the rule gives, lines being 20 points high, 5 apart and 3 below the top.
    private func expected(_ configuration: Configuration) -> [CGRect] {
        let line = configuration.lines.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
        return zip(zip(configuration.items, configuration.x), line).map { item, line in
            CGRect(x: item.1, y: 3 + CGFloat(line) * 25, width: item.0, height: 20)
        }
    }

    @Test("items by their sizes from the delegate", arguments: all)
    func sized(configuration: Configuration) {
        let layout = UICollectionViewFlowLayout()
        let source = Sizes(configuration)
        let frame = CGRect(x: 0, y: 0, width: configuration.width, height: 300)
        onCollection(layout, NamedItems([]), frame: frame) { display, view in
            (view.dataSource, view.delegate) = (source, source)
            display.advance(by: 0)
            let made = configuration.items.indices.compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
            #expect(made == expected(configuration))
            #expect(
                view.contentSize
                    == CGSize(width: configuration.width, height: 2 + CGFloat(configuration.lines.count) * 25)
            )
        }
    }

    @Test("the same lines one beside the other, scrolled sideways", arguments: all)
    func sideways(configuration: Configuration) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        guard Set(configuration.items).count == 1 else { return }
        layout.itemSize = CGSize(width: 20, height: configuration.items[0])
        layout.minimumInteritemSpacing = configuration.minimum
        layout.minimumLineSpacing = 5
        layout.sectionInset = UIEdgeInsets(
            top: configuration.insets.left,
            left: 3,
            bottom: configuration.insets.right,
            right: 4
        )
        let items = NamedItems([configuration.items.indices.map(String.init)])
        let frame = CGRect(x: 0, y: 0, width: 300, height: configuration.width)
        onCollection(layout, items, frame: frame) { _, _ in
            let made = configuration.items.indices.compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
            }
            #expect(
                made.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
                    == expected(configuration)
            )
        }
    }
}
