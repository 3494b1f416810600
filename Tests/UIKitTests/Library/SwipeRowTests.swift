import AgateDisplay
import Foundation
import Testing
import UIKit

/// A row that is drawn aside by a pan of its own, which knows its way from that of the list: actions appear behind it.
@MainActor private final class SwipeRow: UITableViewCell {
    let front = UIView()
    let actions = UIStackView()
    private(set) var isOpen = false
    private var start: CGFloat = 0
    private var drag = UIPanGestureRecognizer()
    var acted: ((SwipeRow) -> Void)?
    private static let width: CGFloat = 120

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        for color in [UIColor.orange, .red] {
            let button = UIButton(type: .custom)
            button.backgroundColor = color
            button.addTarget(self, action: Selector("act", SwipeRow.act), for: .touchUpInside)
            actions.addArrangedSubview(button)
        }
        actions.distribution = .fillEqually
        contentView.addSubview(actions)
        front.backgroundColor = .white
        contentView.addSubview(front)
        drag = UIPanGestureRecognizer(target: self, action: Selector("drag:", SwipeRow.drag(_:)))
        drag.delegate = self
        addGestureRecognizer(drag)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        front.bounds.size = size
        front.center = CGPoint(x: size.width / 2, y: size.height / 2)
        actions.frame = CGRect(x: size.width - Self.width, y: 0, width: Self.width, height: size.height)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        front.layer.removeAllAnimations()
        front.transform = .identity
        isOpen = false
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === drag else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let speed = drag.velocity(in: self)
        return abs(speed.x) > abs(speed.y) && (speed.x < 0 || isOpen)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            start = front.transform.tx
        case .changed:
            let wanted = start + pan.translation(in: self).x
            // Beyond the actions it becomes hard.
            let x = wanted < -Self.width ? -Self.width + (wanted + Self.width) * 0.3 : min(wanted, 0)
            front.transform = CGAffineTransform(translationX: x, y: 0)
        default:
            let speed = pan.velocity(in: self).x
            let opens =
                pan.state == .ended && (speed < -300 || (speed < 300 && front.transform.tx < -Self.width / 2))
            settle(open: opens, speed: speed)
        }
    }

    func settle(open: Bool, speed: CGFloat = 0) {
        isOpen = open
        let goal: CGFloat = open ? -Self.width : 0
        let distance = goal - front.transform.tx
        UIView.animate(
            withDuration: 0.4,
            delay: 0,
            usingSpringWithDamping: 0.8,
            initialSpringVelocity: distance == 0 ? 0 : speed / distance,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.front.transform = CGAffineTransform(translationX: goal, y: 0) }
    }

    private func act() { acted?(self) }
}

private final class SwipeList: UITableViewController {
    private(set) var names = (0..<20).map { "row \($0)" }
    private(set) var selected: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SwipeRow.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 60
        tableView.separatorStyle = .none
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? SwipeRow)?.acted = { [weak self] in self?.remove($0) }
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        for case let row as SwipeRow in tableView.visibleCells where row.isOpen { row.settle(open: false) }
    }
    private func remove(_ row: SwipeRow) {
        guard let path = tableView.indexPath(for: row) else { return }
        names.remove(at: path.row)
        tableView.deleteRows(at: [path], with: .left)
    }
}

@MainActor @Suite("Libraries: rows with actions behind them")
struct SwipeRowTests {
    private func stage(_ body: (ManualDisplay, UIWindow, SwipeList) throws -> Void) throws {
        weak var gone: SwipeList?
        try onScreen { display, window in
            let list = SwipeList()
            gone = list
            window.rootViewController = list
            display.advance(by: 0.1)
            try body(display, window, list)
            window.rootViewController = nil
            display.advance(by: 1)
        }
        #expect(gone == nil)
    }

    private func row(_ list: SwipeList, _ index: Int) -> SwipeRow? {
        list.tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? SwipeRow
    }

    private func swipe(_ y: CGFloat, by x: CGFloat, over seconds: Double = 0.2, rest: Double = 0.2)
        -> TouchScript
    {
        TouchScript {
            $0.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 250 + x, y: y), over: seconds, rest: rest)
        }
    }

    @Test("a row is drawn aside, hard beyond its actions, and stays open; a button behind it removes it")
    func open() throws {
        try stage { display, window, list in
            let second = try #require(row(list, 1))
            swipe(90, by: -180).play(in: window)
            display.advance(by: 0.35)
            #expect(abs(second.front.transform.tx - -138) < 0.1, "\(second.front.transform.tx)")
            #expect(list.tableView.contentOffset == .zero && !list.tableView.isDragging)
            display.film("swipe-held")
            display.advance(by: 1)
            #expect(second.isOpen && second.front.transform.tx == -120)
            #expect(
                display.color(at: 230, 90) == [255, 128, 0] && display.color(at: 290, 90) == [255, 0, 0]
            )
            let tap = TouchScript { $0.tap(at: CGPoint(x: 290, y: 90)) }
            display.play(tap, in: window, then: 0.15)
            #expect(list.names.count == 19 && list.names[1] == "row 2" && list.selected.isEmpty)
            display.film("swipe-removed")
            display.advance(by: 1)
            #expect(display.color(at: 290, 90) == [255, 255, 255] && row(list, 1)?.isOpen == false)
        }
    }

    @Test("up and down the list scrolls and closes what is open; rows that come are closed; a tap selects")
    func scrolling() throws {
        try stage { display, window, list in
            display.play(swipe(90, by: -100), in: window, then: 0.05)
            #expect(row(list, 1)?.isOpen == true)
            // While it springs open, the list is thrown.
            let fling = TouchScript {
                $0.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 105, y: 150), over: 0.1)
            }
            display.play(fling, in: window, then: 3)
            #expect(list.tableView.contentOffset.y > 300)
            #expect(
                list.tableView.visibleCells.allSatisfy { ($0 as? SwipeRow)?.front.transform == .identity }
            )
            list.tableView.setContentOffset(.zero, animated: false)
            display.advance(by: 0.5)
            #expect(row(list, 1)?.isOpen == false)
            display.play(TouchScript { $0.tap(at: CGPoint(x: 100, y: 30)) }, in: window, then: 0.5)
            #expect(list.selected == [0])
            // To the right a closed row does not go, and nothing scrolls.
            display.play(swipe(90, by: 60), in: window, then: 0.5)
            #expect(row(list, 1)?.front.transform == .identity && list.tableView.contentOffset == .zero)
        }
    }

    @Test(
        "taken away, caught by a second finger's drag, reloaded and turned meanwhile, all rows are closed again"
    )
    func awkward() throws {
        try stage { display, window, list in
            let taken = TouchScript {
                $0.press(at: CGPoint(x: 250, y: 90))
                $0.move(to: CGPoint(x: 150, y: 90), over: 0.2)
                $0.press(at: CGPoint(x: 100, y: 300), finger: 1)
                $0.move(to: CGPoint(x: 100, y: 250), over: 0.2, finger: 1)
                $0.cancel()
                $0.release(finger: 1)
            }
            display.play(taken, in: window, then: 1)
            #expect(row(list, 1)?.front.transform == .identity)
            swipe(90, by: -100, rest: 1).play(in: window)
            display.advance(by: 0.3)
            list.tableView.reloadData()
            display.advance(by: 0.1)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 2)
            for case let row as SwipeRow in list.tableView.visibleCells {
                #expect(row.front.frame.width == 480)
                #expect(row.actions.frame.maxX == 480)
            }
            #expect(list.tableView.visibleCells.count == 6 || list.tableView.visibleCells.count == 7)
        }
    }
}
