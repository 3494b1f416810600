import AgateDisplay
import Foundation
import Testing
import UIKit

/// A picture above a list that grows when it is pulled, lags behind when it goes, and leaves a bar behind that fades in; known by observing the offset.
@MainActor private final class StretchHeader: UIView {
    let picture = UIView()
    let shade = UIView()
    private weak var scroll: UIScrollView?
    private var token: NSKeyValueObservation?
    private(set) var offsets: [CGFloat] = []
    static let height: CGFloat = 160

    func attach(to scroll: UIScrollView) {
        self.scroll = scroll
        clipsToBounds = true
        picture.backgroundColor = .green
        shade.backgroundColor = .black
        shade.alpha = 0
        addSubview(picture)
        addSubview(shade)
        scroll.contentInset.top = Self.height
        scroll.scrollIndicatorInsets.top = Self.height
        scroll.contentOffset.y = -Self.height
        scroll.addSubview(self)
        token = scroll.observe(\.contentOffset, named: "contentOffset", options: [.initial, .new]) {
            [weak self] scroll, change in
            MainActor.assumeIsolated { self?.follow(change.newValue ?? scroll.contentOffset) }
        }
    }

    private func follow(_ offset: CGPoint) {
        guard let scroll else { return }
        offsets.append(offset.y)
        let visible = -offset.y
        let height = max(visible, 44)
        frame = CGRect(x: 0, y: offset.y, width: scroll.bounds.width, height: height)
        layer.zPosition = 1
        let pulled = max(0, visible - Self.height)
        let gone = min(max(0, Self.height - visible), Self.height - 44)
        picture.frame = CGRect(x: 0, y: -gone / 2, width: bounds.width, height: Self.height + pulled)
        let scale = 1 + pulled / Self.height
        picture.transform = CGAffineTransform(scaleX: scale, y: 1)
        shade.frame = bounds
        shade.alpha = gone / (Self.height - 44)
    }

    func detach() {
        token?.invalidate()
        token = nil
        removeFromSuperview()
    }
}

private final class HeaderList: UITableViewController {
    let header = StretchHeader()
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 50
        tableView.contentInsetAdjustmentBehavior = .never
        header.attach(to: tableView)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }
}

@MainActor @Suite("Libraries: a header that stretches")
struct StretchHeaderTests {
    private func stage(_ body: (ManualDisplay, UIWindow, HeaderList) throws -> Void) throws {
        weak var gone: HeaderList?
        weak var goneHeader: StretchHeader?
        try onScreen { display, window in
            let list = HeaderList()
            (gone, goneHeader) = (list, list.header)
            window.rootViewController = list
            display.advance(by: 0.1)
            try body(display, window, list)
            window.rootViewController = nil
            display.advance(by: 0.5)
        }
        #expect(gone == nil && goneHeader == nil)
    }

    private func drag(_ start: CGFloat, _ end: CGFloat, rest: Double = 0) -> TouchScript {
        TouchScript {
            $0.drag(from: CGPoint(x: 160, y: start), to: CGPoint(x: 160, y: end), over: 0.25, rest: rest)
        }
    }

    @Test("pulled it grows to the finger and springs back; gone up a bar is left over the rows")
    func stretching() throws {
        try stage { display, window, list in
            let header = list.header
            #expect(header.frame == CGRect(x: 0, y: -160, width: 320, height: 160))
            display.film("header")
            drag(200, 330, rest: 0.2).play(in: window)
            display.advance(by: 0.4)
            // 120 points of pull are 0.55 · 120 · 480 / (0.55 · 120 + 480) of stretch.
            let stretch = 0.55 * 120 * 480 / (0.55 * 120 + 480)
            #expect(abs(header.bounds.height - 160 - stretch) < 1, "\(header.bounds.height)")
            #expect(
                display.color(at: 2, Int(159 + stretch)) == [0, 255, 0]
                    || display.color(at: 2, Int(158 + stretch)) == [0, 255, 0]
            )
            display.film("header-pulled")
            display.advance(by: 2)
            #expect(header.bounds.height == 160 && list.tableView.contentOffset.y == -160)
            display.play(drag(400, 150, rest: 0.2), in: window, then: 1)
            #expect(header.bounds.height == 44 && header.shade.alpha == 1)
            let bar = window.convert(CGPoint.zero, from: header)
            #expect(
                bar == .zero && display.color(at: 100, 40) == [0, 0, 0]
                    && display.color(at: 100, 46) != [0, 0, 0]
            )
            display.film("header-gone")
            // Each place of the list was told, and none twice in a row.
            #expect(
                zip(header.offsets, header.offsets.dropFirst()).allSatisfy { $0 != $1 }
                    || header.offsets.count > 30
            )
        }
    }

    @Test(
        "reloaded under the finger, turned while it springs back, and let go in the middle, it stands at the top"
    )
    func awkward() throws {
        try stage { display, window, list in
            drag(200, 300, rest: 0.5).play(in: window)
            display.advance(by: 0.4)
            let height = list.header.bounds.height
            list.tableView.reloadData()
            display.advance(by: 0.1)
            #expect(list.header.bounds.height == height && list.tableView.isDragging)
            display.advance(by: 0.3)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 2)
            #expect(list.tableView.contentOffset.y == -160)
            list.tableView.setContentOffset(CGPoint(x: 0, y: -159), animated: false)
            #expect(list.header.frame.width == 480)
            display.film("header-turned")
            list.header.detach()
            drag(200, 100).play(in: window)
            display.advance(by: 0.1)
            let count = list.header.offsets.count
            display.advance(by: 1)
            #expect(list.header.offsets.count == count, "nobody observes")
        }
    }
}
