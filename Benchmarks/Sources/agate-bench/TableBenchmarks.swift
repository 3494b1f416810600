import AgateDisplay
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Tables: how long until the first picture, what a frame of a flick costs, and the way from one snapshot of their data to another.
enum TableBenchmarks {
    static let all = [first, flick, difference]

    private static let size = CGSize(width: 390, height: 844)

    @MainActor private static func makeTable(_ source: RowSource) -> (UIWindow, UITableView) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let table = UITableView(frame: window.bounds, style: .plain)
        table.register(TextCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        window.addSubview(table)
        window.makeKeyAndVisible()
        return (window, table)
    }

    private static let first = Benchmark(scene: "uikit/table-10000-first") {
        MainActor.assumeIsolated {
            let seconds = Stopwatch.minimum(rounds: 5) {
                ManualDisplay.run(size: size, scale: 2) { display in
                    let source = RowSource()
                    return Stopwatch.seconds {
                        let made = makeTable(source)
                        display.advance(by: 0)
                        _ = display.makeImage()
                        withExtendedLifetime(made) {}
                    }
                }
            }
            var row = Row(
                scene: "uikit/table-10000-first",
                ours: seconds * 1e3,
                unit: "ms",
                note: "a table of 10 000 rows that find their heights by constraints: its first picture",
                limit: 150
            )
            row.hasPeers = false
            return row
        }
    }

    /// The frame that 95 of 100 frames are not slower than.
    private static let flick = Benchmark(scene: "uikit/table-flick") {
        MainActor.assumeIsolated {
            let seconds = Stopwatch.minimum(rounds: 3) {
                ManualDisplay.run(size: size, scale: 2) { display in
                    let source = RowSource()
                    let (window, table) = makeTable(source)
                    display.advance(by: 0)
                    _ = display.makeImage()
                    TouchScript {
                        $0.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), over: 0.12)
                    }.play(in: window)
                    var frames: [Double] = []
                    for _ in 0..<150 {
                        frames.append(
                            Stopwatch.seconds {
                                display.advance(by: 1.0 / 60)
                                _ = display.makeImage()
                            }
                        )
                    }
                    precondition(table.contentOffset.y > 1_000)
                    return frames.sorted()[frames.count * 95 / 100]
                }
            }
            var row = Row(
                scene: "uikit/table-flick",
                ours: seconds * 1e3,
                unit: "ms",
                note:
                    "a flick through rows of text on 780 x 1688 pixels: a frame with its client, 95th percentile",
                limit: 8
            )
            row.hasPeers = false
            return row
        }
    }

    /// A third of the items go, the others are turned round, and new ones come.
    private static let difference = Benchmark(scene: "uikit/diffable-10000") {
        MainActor.assumeIsolated {
            typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
            func snapshot(_ items: [Int]) -> Snapshot {
                var made = Snapshot()
                made.appendSections([0])
                made.appendItems(items)
                return made
            }
            let before = snapshot(Array(0..<10_000))
            let after = snapshot((0..<10_000).reversed().filter { $0 % 3 != 0 } + Array(10_000..<13_334))
            let seconds = Stopwatch.minimum(rounds: 5) {
                ManualDisplay.run(size: size, scale: 2) { display in
                    let (window, table) = makeTable(RowSource())
                    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
                        view,
                        path,
                        item in
                        let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
                        (cell as? TextCell)?.show(item)
                        return cell
                    }
                    source.apply(before, animatingDifferences: false)
                    display.advance(by: 0)
                    defer { withExtendedLifetime(window) {} }
                    return Stopwatch.processorSeconds { source.apply(after, animatingDifferences: true) }
                }
            }
            var row = Row(
                scene: "uikit/diffable-10000",
                ours: seconds * 1e3,
                unit: "ms",
                note: "a table's snapshot of 10 000 items becomes another one, with its edits animated",
                limit: 30
            )
            row.hasPeers = false
            return row
        }
    }
}

/// Rows of texts of several lengths.
private final class RowSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? TextCell)?.show(indexPath.row)
        return cell
    }
}

/// A title, and one to three lines below it.
private final class TextCell: UITableViewCell {
    private let title = UILabel()
    private let text = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .boldSystemFont(ofSize: 17)
        text.font = .systemFont(ofSize: 15)
        text.numberOfLines = 0
        for label in [title, text] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int) {
        title.text = "Row \(row)"
        text.text = String(repeating: "Some words of this row. ", count: row % 4 + 1)
    }
}
