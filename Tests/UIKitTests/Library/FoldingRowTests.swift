import AgateDisplay
import Foundation
import Testing
import UIKit

extension UIView {
    /// A picture of a part of the view, as libraries take it from its layer.
    fileprivate func picture(of part: CGRect) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(part.size, false, 0)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        context.translateBy(x: -part.minX, y: -part.minY)
        layer.render(in: context)
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}

/// A row that unfolds into one three times as high, panel by panel.
@MainActor private final class FoldingRow: UITableViewCell, CAAnimationDelegate {
    static let panel: CGFloat = 60
    let cover = UIView()
    let inside = UIView()
    private(set) var flaps: [UIView] = []
    private(set) var isOpen = false
    private(set) var stops: [Bool] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        clipsToBounds = true
        for (view, height) in [(inside, 3 * Self.panel), (cover, Self.panel)] {
            view.frame = CGRect(x: 10, y: 5, width: 300, height: height)
            contentView.addSubview(view)
        }
        cover.backgroundColor = .systemRed
        for index in 0..<3 {
            let band = UIView(
                frame: CGRect(x: 0, y: CGFloat(index) * Self.panel, width: 300, height: Self.panel)
            )
            band.backgroundColor = [UIColor.red, .green, .blue][index]
            inside.addSubview(band)
        }
        inside.alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        flaps.forEach { $0.removeFromSuperview() }
        flaps = []
        show(open: false)
    }

    private func show(open: Bool) {
        isOpen = open
        cover.alpha = open ? 0 : 1
        inside.alpha = open ? 1 : 0
    }

    func toggle(animated: Bool) {
        guard animated else { return show(open: !isOpen) }
        let opens = !isOpen
        isOpen = opens
        inside.alpha = 1
        let pictures = (0..<3).map {
            inside.picture(of: CGRect(x: 0, y: CGFloat($0) * Self.panel, width: 300, height: Self.panel))
        }
        inside.alpha = 0
        cover.alpha = 0
        flaps.forEach { $0.removeFromSuperview() }
        flaps = pictures.enumerated().map { index, picture in
            let flap = UIImageView(image: picture)
            // It turns about its upper edge.
            flap.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
            flap.frame = CGRect(x: 10, y: 5 + CGFloat(index) * Self.panel, width: 300, height: Self.panel)
            contentView.addSubview(flap)
            return flap
        }
        for (index, flap) in flaps.enumerated().dropFirst() {
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 500
            flap.layer.transform = CATransform3DRotate(eye, opens ? 0 : .pi / 2, 1, 0, 0)
            let turn = CABasicAnimation(keyPath: "transform.rotation.x")
            turn.fromValue = opens ? CGFloat.pi / 2 : 0
            turn.toValue = opens ? 0 : CGFloat.pi / 2
            turn.duration = 0.2
            turn.beginTime = CACurrentMediaTime() + 0.2 * Double(opens ? index - 1 : 2 - index)
            turn.fillMode = .both
            turn.isRemovedOnCompletion = false
            turn.timingFunction = CAMediaTimingFunction(name: .easeIn)
            turn.delegate = self
            flap.layer.add(turn, forKey: "fold")
        }
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            stops.append(flag)
            guard stops.count.isMultiple(of: 2) else { return }
            flaps.forEach { $0.removeFromSuperview() }
            flaps = []
            show(open: isOpen)
        }
    }
}

private final class FoldingTable: UITableViewController {
    private(set) var heights = [CGFloat](repeating: 70, count: 30)
    private(set) var asked = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FoldingRow.self, forCellReuseIdentifier: "row")
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 70
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        heights.count
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return heights[indexPath.row]
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        guard let row = cell as? FoldingRow, row.isOpen != (heights[indexPath.row] > 70) else { return }
        row.toggle(animated: false)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let row = tableView.cellForRow(at: indexPath) as? FoldingRow, row.flaps.isEmpty else { return }
        let opens = heights[indexPath.row] == 70
        heights[indexPath.row] = opens ? 190 : 70
        row.toggle(animated: true)
        UIView.animate(withDuration: opens ? 0.4 : 0.5, delay: 0, options: .curveEaseOut) {
            tableView.beginUpdates()
            tableView.endUpdates()
            if row.frame.maxY > tableView.frame.maxY {
                tableView.scrollToRow(at: indexPath, at: .bottom, animated: true)
            }
        }
    }
}

@MainActor @Suite("Libraries: rows that unfold")
struct FoldingRowTests {
    private func stage(_ body: (ManualDisplay, UIWindow, FoldingTable) throws -> Void) throws {
        weak var gone: FoldingTable?
        try onScreen { display, window in
            let table = FoldingTable()
            gone = table
            window.rootViewController = table
            display.advance(by: 0.1)
            try body(display, window, table)
            window.rootViewController = nil
            display.advance(by: 1)
        }
        #expect(gone == nil)
    }

    private func tap(_ y: CGFloat) -> TouchScript { TouchScript { $0.tap(at: CGPoint(x: 160, y: y)) } }

    private func row(_ table: FoldingTable, _ index: Int) -> FoldingRow? {
        table.tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? FoldingRow
    }

    @Test("the rows below make way while the panels turn, each after the one above it, and close again")
    func unfolding() throws {
        try stage { display, window, table in
            let (first, second) = (try #require(row(table, 0)), try #require(row(table, 1)))
            display.play(tap(30), in: window)
            display.advance(by: 0.3)
            #expect(first.flaps.count == 3 && first.frame.height == 190)
            let moving = try #require(second.layer.presentation()).frame.minY
            #expect(moving > 70 && moving < 190, "\(moving)")
            // The second panel has turned, the third is on its way.
            let second3D = try #require(first.flaps[1].layer.presentation()).transform
            let third = try #require(first.flaps[2].layer.presentation()).transform
            #expect(abs(second3D.m22 - 1) < 0.01 && third.m22 < 0.99 && third.m22 > 0)
            display.film("fold-turning")
            #expect(display.color(at: 160, 90) == [0, 255, 0], "\(display.color(at: 160, 90))")
            display.advance(by: 1)
            #expect(first.stops == [true, true] && first.flaps.isEmpty && second.frame.minY == 190)
            #expect(display.color(at: 160, 150) == [0, 0, 255])
            display.film("fold-open")
            display.play(tap(100), in: window, then: 1)
            #expect(!first.isOpen && second.frame.minY == 70 && table.heights[0] == 70)
            #expect(first.stops.count == 4)
        }
    }

    @Test("open rows come back open after scrolling, and closed ones that take their cells are closed")
    func reuse() throws {
        try stage { display, window, table in
            display.play(tap(30), in: window, then: 1)
            let fling = TouchScript {
                $0.drag(from: CGPoint(x: 160, y: 420), to: CGPoint(x: 160, y: 120), over: 0.1)
            }
            // Tapped, and thrown while it unfolds: the row goes off the screen with its flaps.
            tap(230).play(in: window)
            display.advance(by: 0.15)
            display.play(fling, in: window, then: 3)
            #expect(table.tableView.contentOffset.y > 600)
            #expect(table.tableView.visibleCells.allSatisfy { ($0 as? FoldingRow)?.isOpen == false })
            #expect(table.tableView.visibleCells.allSatisfy { ($0 as? FoldingRow)?.flaps.isEmpty == true })
            table.tableView.setContentOffset(.zero, animated: true)
            display.advance(by: 2)
            #expect(row(table, 0)?.isOpen == true && row(table, 1)?.isOpen == (table.heights[1] > 70))
            #expect(row(table, 1)?.frame.minY == 190)
            display.film("fold-back")
        }
    }

    @Test("a list that reloads or turns in the middle of it all has the heights that it says")
    func reload() throws {
        try stage { display, window, table in
            tap(100).play(in: window)
            display.advance(by: 0.25)
            table.tableView.reloadData()
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 2)
            #expect(row(table, 1)?.frame == CGRect(x: 0, y: 70, width: 480, height: table.heights[1]))
            #expect(row(table, 1)?.isOpen == (table.heights[1] > 70))
            // Dragged, and reloaded under the finger: the offset stays.
            let held = TouchScript {
                $0.press(at: CGPoint(x: 160, y: 300))
                $0.move(to: CGPoint(x: 160, y: 150), over: 0.2)
            }
            display.play(held, in: window, then: 0.1)
            let offset = table.tableView.contentOffset
            table.tableView.reloadData()
            display.advance(by: 0.1)
            #expect(table.tableView.contentOffset == offset && table.tableView.isTracking)
            UITouch.simulate(.ended, at: CGPoint(x: 160, y: 150), in: window)
            display.advance(by: 1)
            #expect(!table.tableView.isTracking && !table.tableView.isDecelerating)
        }
    }
}
