package import UIKit

/// Tiles of one collection that change places: lines of equal tiles, a mosaic of large and small ones, and a spiral.
///
/// Each segment gives the collection another layout, animated: a flow layout, a compositional one, and one of the program's own. The cells stay
/// the same all the way.
package final class TileLayouts: Program {
    package static let description = ProgramDescription(
        name: "tile-layouts",
        title: "Tiles of a collection on their way from a grid to a mosaic to a spiral, and back",
        duration: 7.5,
        size: CGSize(width: 320, height: 440),
        background: Palette.night
    )

    package let controller = TileLayoutsController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        let (grid, mosaic, spiral) = (
            CGPoint(x: 67, y: 32), CGPoint(x: 160, y: 32), CGPoint(x: 253, y: 32)
        )
        stage.play(TouchScript { $0.tap(at: mosaic, contact: 0.12) }, at: 0.7)
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 170, y: 350), to: CGPoint(x: 164, y: 200), over: 0.6, rest: 0.3)
            },
            at: 1.7
        )
        stage.play(TouchScript { $0.tap(at: spiral, contact: 0.12) }, at: 3.5)
        stage.play(TouchScript { $0.tap(at: mosaic, contact: 0.12) }, at: 4.9)
        stage.play(TouchScript { $0.tap(at: grid, contact: 0.12) }, at: 6)
    }
}

/// Holds the collection and the segments that choose its layout.
package final class TileLayoutsController: UIViewController, UICollectionViewDataSource {
    package private(set) lazy var collection = UICollectionView(
        frame: .zero,
        collectionViewLayout: grid
    )
    package let segments = UISegmentedControl(items: ["Grid", "Mosaic", "Spiral"])

    package override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        view.backgroundColor = Palette.night
        let bounds = view.bounds
        segments.frame = CGRect(x: 20, y: 16, width: bounds.width - 40, height: 32)
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [weak self] _ in self?.choose() },
            for: .valueChanged
        )
        collection.frame = CGRect(x: 0, y: 60, width: bounds.width, height: bounds.height - 60)
        collection.showsVerticalScrollIndicator = false
        collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collection.dataSource = self
        view.addSubview(collection)
        view.addSubview(segments)
    }

    private func choose() {
        let layouts = [grid, mosaic, SpiralLayout()]
        collection.setCollectionViewLayout(layouts[segments.selectedSegmentIndex], animated: true)
    }

    // MARK: Layouts

    private var grid: UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 64, height: 64)
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 20)
        return layout
    }

    /// A large tile beside two small ones, then three in a line.
    private var mosaic: UICollectionViewLayout {
        func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
            let made = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(width), .fractionalHeight(height))
            )
            made.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            return made
        }
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
            subitems: [item(1, 0.5)]
        )
        let large = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(2.0 / 3)),
            subitems: [item(2.0 / 3, 1), pair]
        )
        let line = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)),
            subitems: [item(1.0 / 3, 1)]
        )
        let both = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1)),
            subitems: [large, line]
        )
        let section = NSCollectionLayoutSection(group: both)
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    // MARK: Tiles

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 20 }

    package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.show(indexPath.item, of: 20)
        return cell
    }
}

/// A tile: a gradient with round corners, of a hue that is the item's own.
final class TileCell: UICollectionViewCell {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(_ item: Int, of count: Int) {
        let hue = CGFloat(item) / CGFloat(count)
        let gradient = layer as? CAGradientLayer
        gradient?.colors = [
            UIColor(hue: hue, saturation: 0.55, brightness: 1, alpha: 1).cgColor,
            UIColor(
                hue: (hue + 0.07).truncatingRemainder(dividingBy: 1),
                saturation: 0.8,
                brightness: 0.82,
                alpha: 1
            )
            .cgColor,
        ]
        gradient?.startPoint = .zero
        gradient?.endPoint = CGPoint(x: 1, y: 1)
        layer.cornerRadius = 14
    }
}

/// Tiles on a spiral that grows from the middle, each turned along it and larger than the one before.
final class SpiralLayout: UICollectionViewLayout {
    private var places: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        let bounds = collectionView.bounds
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        places = (0..<count).map { item in
            let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            // The golden angle, and a radius that grows with the root: tiles lie close, and hardly one on another.
            let angle = CGFloat(item) * 2.399963 - 0.6
            let radius = 31 * CGFloat(item).squareRoot()
            let side = 30 + CGFloat(item) * 1.1
            made.size = CGSize(width: side, height: side)
            made.center = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
            made.transform = CGAffineTransform(rotationAngle: angle)
            return made
        }
    }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.indices.contains(indexPath.item) ? places[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
