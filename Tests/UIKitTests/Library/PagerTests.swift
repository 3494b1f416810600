import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A layout of pages that a pager library would bring: items over many sections in one row, turned by their distance from the middle; it
/// keeps its attributes by its own class, moves the bounds while it prepares, and says where a stroke ends.
private final class TurningAttributes: UICollectionViewLayoutAttributes {
    var distance: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TurningAttributes)?.distance = distance
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? TurningAttributes)?.distance == distance
    }
}

private final class TurningLayout: UICollectionViewLayout {
    private var preparedSize = CGSize.zero
    private var sections = 0
    private var count = 0
    var startsIn: IndexPath?

    override class var layoutAttributesClass: AnyClass { TurningAttributes.self }

    private var page: CGSize { collectionView?.frame.size ?? .zero }

    override func prepare() {
        guard let collectionView, preparedSize != page else { return }
        preparedSize = page
        sections = collectionView.numberOfSections
        count = collectionView.numberOfItems(inSection: 0)
        guard let start = startsIn else { return }
        collectionView.bounds = CGRect(origin: frame(of: start).origin, size: page)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: CGFloat(sections * count) * page.width, height: page.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    func frame(of path: IndexPath) -> CGRect {
        CGRect(
            origin: CGPoint(x: CGFloat(path.section * count + path.item) * page.width, y: 0),
            size: page
        )
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = TurningAttributes(forCellWith: indexPath)
        attributes.frame = frame(of: indexPath)
        attributes.distance = (attributes.center.x - (collectionView?.bounds.midX ?? 0)) / page.width
        attributes.transform3D = CATransform3DMakeRotation(attributes.distance * 0.5, 0, 1, 0)
        attributes.zIndex = -Int(abs(attributes.distance))
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard count > 0 else { return [] }
        let first = max(Int(rect.minX / page.width), 0)
        let last = min(Int(rect.maxX / page.width), sections * count - 1)
        guard first <= last else { return [] }
        return (first...last).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0 % count, section: $0 / count))
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let now = (collectionView?.contentOffset.x ?? 0) / page.width
        let target =
            velocity.x > 0.3 ? now.rounded(.up) : velocity.x < -0.3 ? now.rounded(.down) : now.rounded()
        return CGPoint(x: target * page.width, y: 0)
    }
}

private final class PageCell: UICollectionViewCell {
    var appliedDistances: [CGFloat] = []
    var path: IndexPath?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let turning = layoutAttributes as? TurningAttributes { appliedDistances.append(turning.distance) }
    }
}

@MainActor private final class Pages: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var made = 0
    var selected: [IndexPath] = []
    var targets: [CGFloat] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { Int(Int16.max) / 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        made += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
        (cell as? PageCell)?.path = indexPath
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targets.append(targetContentOffset.pointee.x)
    }
}

@Suite("What a pager's library relies on")
struct PagerTests {
    @MainActor private func onPager(
        _ body: (ManualDisplay, UIWindow, UICollectionView, Pages, TurningLayout) throws -> Void
    ) rethrows {
        try onWindow { display, window in
            let layout = TurningLayout()
            layout.startsIn = IndexPath(item: 0, section: 5000)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 100),
                collectionViewLayout: layout
            )
            let pages = Pages()
            view.register(PageCell.self, forCellWithReuseIdentifier: "page")
            view.dataSource = pages
            view.delegate = pages
            view.decelerationRate = .fast
            view.contentInsetAdjustmentBehavior = .never
            window.addSubview(view)
            display.advance(by: 0.1)
            try body(display, window, view, pages, layout)
        }
    }

    @Test(
        "a layout that moves the bounds while it prepares begins there, in the middle of thousands of sections"
    )
    @MainActor
    func start() {
        onPager { _, _, view, pages, _ in
            #expect(view.contentOffset == CGPoint(x: 3_000_000, y: 0))
            #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 5000)))
            #expect(pages.made <= 4)
        }
    }

    @Test(
        "a stroke ends on the page that the layout says, one on at the most, and cells hear of their distance on the way"
    )
    @MainActor
    func stroke() throws {
        try onPager { display, window, view, pages, _ in
            let cell = try #require(
                view.cellForItem(at: IndexPath(item: 0, section: 5000)) as? PageCell
            )
            var script = TouchScript()
            script.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 70, y: 50), over: 0.1)
            script.play(in: window)
            display.advance(by: 3)
            #expect(pages.targets == [3_000_200])
            #expect(view.contentOffset == CGPoint(x: 3_000_200, y: 0))
            #expect(cell.appliedDistances.count > 3)
            #expect(cell.appliedDistances.allSatisfy { $0 <= 0.001 && $0 >= -1.001 })
        }
    }

    @Test("a tap selects the page that is there, whatever turns it")
    @MainActor
    func tap() {
        onPager { display, window, view, pages, _ in
            view.setContentOffset(CGPoint(x: 15_004 * 200, y: 0), animated: false)
            display.advance(by: 0.1)
            var script = TouchScript()
            script.tap(at: CGPoint(x: 100, y: 50))
            script.play(in: window)
            display.advance(by: 1)
            #expect(pages.selected == [IndexPath(item: 1, section: 5001)])
        }
    }

    @Test("updates in a closure that is not kept, as a library of differences makes them")
    @MainActor
    func updates() {
        onWindow { display, window in
            let names = Names(["a", "b", "c"])
            let table = UITableView(frame: window.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = names
            window.addSubview(table)
            display.advance(by: 0.1)
            @MainActor func change(_ updates: () -> Void) { table.performBatchUpdates(updates) }
            change {
                names.all = ["a", "c", "d"]
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
                table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
            }
            display.advance(by: 1)
            let shown = table.visibleCells.map { $0.textLabel?.text ?? "" }
            #expect(shown == ["a", "c", "d"])
            var isDone = false
            table.performBatchUpdates(nil) { isDone = $0 }
            display.advance(by: 1)
            #expect(isDone)
        }
    }

    @Test("a window's level is compared, and counted from another one")
    @MainActor
    func levels() {
        let level: UIWindow.Level = .alert + 1
        #expect(level.rawValue == 2001)
        #expect(level > .alert)
        #expect(UIWindow.Level.normal < .statusBar)
        #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
    }

    @Test("a closure of the main actor hears notifications without being sent")
    @MainActor
    func notifications() {
        final class Hearer { var count = 0 }
        let hearer = Hearer()
        let name = NSNotification.Name("PagerTests")
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            hearer.count += 1
        }
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(hearer.count == 1)
    }

    @Test("a responder keeps what stands above its keyboard")
    @MainActor
    func assistant() {
        let field = UITextField()
        field.inputAssistantItem.leadingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
        ]
        #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
        #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
    }
}

@MainActor private final class Names: NSObject, UITableViewDataSource {
    var all: [String]
    init(_ all: [String]) { self.all = all }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { all.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = all[indexPath.row]
        return cell
    }
}
