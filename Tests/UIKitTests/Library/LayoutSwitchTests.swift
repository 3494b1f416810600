import AgateDisplay
import Foundation
import Testing
import UIKit

/// Cards on a heap, each turned a little and seen at its upper edge; what is added falls in from above, what goes flies out.
private final class HeapLayout: UICollectionViewLayout {
    var lifted: IndexPath?
    private(set) var updates: [String] = []
    private var comes: Set<IndexPath> = []
    private var goes: Set<IndexPath> = []
    private var size: CGSize { collectionView?.bounds.size ?? .zero }

    override var collectionViewContentSize: CGSize {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return CGSize(width: size.width, height: max(size.height, CGFloat(count) * 50 + 150))
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = CGSize(width: size.width - 40, height: 160)
        attributes.center = CGPoint(x: size.width / 2, y: 90 + 50 * CGFloat(indexPath.item))
        attributes.zIndex = indexPath.item
        attributes.transform = CGAffineTransform(
            rotationAngle: indexPath.item.isMultiple(of: 2) ? 0.02 : -0.02
        )
        if indexPath == lifted {
            attributes.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
            attributes.center.y -= 30
        }
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }.filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            switch item.updateAction {
            case .insert: item.indexPathAfterUpdate.map { _ = comes.insert($0) }
            case .delete: item.indexPathBeforeUpdate.map { _ = goes.insert($0) }
            default: break
            }
        }
        updates.append("prepare \(comes.count) \(goes.count)")
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        updates.append("finalize")
        (comes, goes) = ([], [])
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        guard comes.contains(itemIndexPath) else { return attributes }
        attributes?.center.y -= 400
        attributes?.alpha = 1
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        guard goes.contains(itemIndexPath) else { return attributes }
        attributes?.center.x += 500
        attributes?.alpha = 1
        return attributes
    }
}

private final class HeapController: UICollectionViewController {
    var names = (0..<8).map { "card \($0)" }
    let heap = HeapLayout()
    let grid = UICollectionViewFlowLayout()
    private(set) var moves: [String] = []

    init() {
        grid.itemSize = CGSize(width: 90, height: 90)
        super.init(collectionViewLayout: heap)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        collectionView.backgroundColor = .white
        collectionView.addGestureRecognizer(
            UILongPressGestureRecognizer(
                target: self,
                action: Selector("arrange:", HeapController.arrange(_:))
            )
        )
        installsStandardGestureForInteractiveMovement = false
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        names.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        let number = Int(names[indexPath.item].split(separator: " ").last ?? "") ?? 0
        cell.backgroundColor = UIColor(hue: CGFloat(number % 12) / 12, saturation: 1, brightness: 1, alpha: 1)
        cell.contentView.accessibilityLabel = names[indexPath.item]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        heap.lifted = heap.lifted == indexPath ? nil : indexPath
        UIView.animate(withDuration: 0.3) {
            self.heap.invalidateLayout()
            collectionView.layoutIfNeeded()
        }
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    {
        true
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
        names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    private func arrange(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: point) else { return }
            _ = collectionView.beginInteractiveMovementForItem(at: path)
        case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }

    func name(at path: IndexPath) -> String? {
        collectionView.cellForItem(at: path)?.contentView.accessibilityLabel
    }
}

@MainActor @Suite("Libraries: a heap of cards that becomes a grid")
struct LayoutSwitchTests {
    private func stage(_ body: (ManualDisplay, UIWindow, HeapController) throws -> Void) throws {
        weak var gone: HeapController?
        try onScreen { display, window in
            let heap = HeapController()
            gone = heap
            window.rootViewController = heap
            display.advance(by: 0.1)
            try body(display, window, heap)
            window.rootViewController = nil
            display.advance(by: 1)
        }
        #expect(gone == nil)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func shown(_ heap: HeapController, _ item: Int) -> CGPoint {
        heap.collectionView.cellForItem(at: path(item))?.layer.presentation()?.position ?? .zero
    }

    @Test("a tap lifts the card that is seen there; one that is added falls in, one that goes flies out")
    func heap() throws {
        try stage { display, window, heap in
            #expect(shown(heap, 3) == CGPoint(x: 160, y: 240))
            display.film("heap")
            // At 180 the cards 0 to 3 lie over each other: the last one is on top.
            display.play(TouchScript { $0.tap(at: CGPoint(x: 160, y: 175)) }, in: window, then: 0.15)
            #expect(
                heap.heap.lifted == path(3) || heap.heap.lifted == path(2),
                "\(String(describing: heap.heap.lifted))"
            )
            display.advance(by: 0.5)
            let lifted = try #require(heap.heap.lifted)
            #expect(shown(heap, lifted.item).y == 60 + 50 * CGFloat(lifted.item))
            heap.heap.lifted = nil
            heap.names.insert("card 20", at: 1)
            var isDone = false
            heap.collectionView.performBatchUpdates {
                heap.collectionView.insertItems(at: [path(1)])
            } completion: {
                isDone = $0
            }
            display.advance(by: 0)
            display.advance(by: 0.1)
            let falling = shown(heap, 1)
            #expect(falling.x == 160 && falling.y < 130 && falling.y > -260, "\(falling)")
            #expect(heap.name(at: path(1)) == "card 20" && heap.name(at: path(2)) == "card 1")
            display.film("heap-falling")
            display.advance(by: 1)
            #expect(isDone && shown(heap, 1).y == 140 && heap.heap.updates == ["prepare 1 0", "finalize"])
            let leaving = try #require(heap.collectionView.cellForItem(at: path(0)))
            heap.names.remove(at: 0)
            heap.collectionView.deleteItems(at: [path(0)])
            display.advance(by: 0)
            display.advance(by: 0.15)
            let flying = leaving.layer.presentation()?.position.x ?? 0
            #expect(flying > 200 && flying < 660, "\(flying)")
            display.film("heap-flying")
            // Everything anew while it flies.
            heap.collectionView.reloadData()
            display.advance(by: 1)
            #expect(leaving.superview == nil || heap.collectionView.visibleCells.contains(leaving))
            #expect(
                heap.collectionView.visibleCells.count == heap.collectionView.indexPathsForVisibleItems.count
            )
            #expect(heap.name(at: path(0)) == "card 20")
        }
    }

    @Test(
        "heap to grid and back, each cell on its way; turned round on the way, scrolled and turned, all cells are where the layout says"
    )
    func switching() throws {
        try stage { display, window, heap in
            heap.collectionView.setCollectionViewLayout(heap.grid, animated: true)
            display.advance(by: 0)
            display.advance(by: 0.12)
            let between = shown(heap, 0)
            #expect(between.x < 160 && between.x > 45, "\(between)")
            display.film("heap-to-grid")
            heap.collectionView.setCollectionViewLayout(heap.heap, animated: true)
            display.advance(by: 0.02)
            let turned = shown(heap, 0)
            #expect(abs(turned.x - between.x) < 30, "no jump: \(between) \(turned)")
            display.advance(by: 1)
            #expect(shown(heap, 0) == CGPoint(x: 160, y: 90))
            heap.collectionView.setCollectionViewLayout(heap.grid, animated: true)
            display.advance(by: 1)
            display.film("grid")
            #expect(shown(heap, 0) == CGPoint(x: 45, y: 45) && heap.collectionView.contentSize.height < 480)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 0.5)
            for cell in heap.collectionView.visibleCells {
                let path = try #require(heap.collectionView.indexPath(for: cell))
                #expect(cell.frame == heap.collectionView.layoutAttributesForItem(at: path)?.frame)
            }
            #expect(heap.collectionView.visibleCells.count == 8)
        }
    }

    @Test(
        "a card is carried to another place in the grid; taken away it goes back; dropped while the data change it does not stop the screen"
    )
    func carrying() throws {
        try stage { display, window, heap in
            heap.collectionView.setCollectionViewLayout(heap.grid, animated: false)
            display.advance(by: 0.1)
            func carry(_ end: (inout TouchScript) -> Void) -> TouchScript {
                TouchScript {
                    $0.press(at: CGPoint(x: 45, y: 45))
                    $0.wait(0.7)
                    $0.move(to: CGPoint(x: 160, y: 45), over: 0.3)
                    $0.wait(0.4)
                    end(&$0)
                }
            }
            display.play(carry { $0.cancel() }, in: window, then: 1)
            #expect(heap.moves.isEmpty && heap.name(at: path(0)) == "card 0")
            #expect(shown(heap, 0) == CGPoint(x: 45, y: 45))
            let script = carry { $0.release() }
            script.play(in: window)
            display.advance(by: 1.3)
            display.film("grid-carried")
            display.advance(by: 1)
            #expect(heap.moves == ["0 to 1"] && heap.names.prefix(2) == ["card 1", "card 0"])
            #expect(heap.name(at: path(1)) == "card 0" && shown(heap, 1) == CGPoint(x: 160, y: 45))
            carry { $0.release() }.play(in: window)
            display.advance(by: 1.2)
            heap.names.removeLast(3)
            heap.collectionView.reloadData()
            display.advance(by: 2)
            #expect(heap.collectionView.numberOfItems(inSection: 0) == heap.names.count)
            #expect(heap.collectionView.visibleCells.count == heap.names.count)
        }
    }
}
