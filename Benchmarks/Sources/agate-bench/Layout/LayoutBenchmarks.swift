import AgateDisplay
import AgateLayout
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Views placed by constraints: the solver alone, on systems that the peer solves too, and views.
enum LayoutBenchmarks {
    static let all = solver + views

    private static let solver: [Benchmark] =
        Family.allCases.flatMap { family in
            family.counts.map { count in
                let scene = "uikit/\(family.rawValue)-\(count)"
                return Benchmark(scene: scene) {
                    let seconds = Stopwatch.minimum {
                        Stopwatch.processorSeconds { _ = LayoutSystem(family, count: count).engine.solve() }
                    }
                    return Row(
                        scene: scene,
                        ours: seconds * 1e3,
                        unit: "ms",
                        note: "\(family.note), made and solved",
                        limit: family.limit(count)
                    )
                }
            }
        }

    private static let views = [constant, nothing, cell]

    private static let constant = Benchmark(scene: "uikit/constant-1000") {
        let system = LayoutSystem(.column, count: 1_000)
        _ = system.engine.solve()
        var height = 44.0
        let seconds = Stopwatch.minimum {
            Stopwatch.processorSeconds {
                height += 1
                system.engine.setConstant(-height, of: system.heights[500])
                _ = system.engine.solve()
            }
        }
        return Row(
            scene: "uikit/constant-1000",
            ours: seconds * 1e3,
            unit: "ms",
            note: "a column of 1 000, one height changed",
            limit: 0.3
        )
    }

    private static let nothing = Benchmark(scene: "uikit/layout-unchanged") {
        MainActor.assumeIsolated {
            ManualDisplay.run(size: CGSize(width: 320, height: 480)) { _ in
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                LayoutCell.fill(root)
                root.layoutIfNeeded()
                let seconds = Stopwatch.minimum {
                    Stopwatch.processorSeconds { for _ in 0..<1_000 { root.layoutIfNeeded() } }
                }
                var row = Row(
                    scene: "uikit/layout-unchanged",
                    ours: seconds * 1e3,
                    unit: "us",
                    note: "layoutIfNeeded of a cell in which nothing has changed"
                )
                row.hasPeers = false
                return row
            }
        }
    }

    private static let cell = Benchmark(scene: "uikit/cell-40") {
        MainActor.assumeIsolated {
            ManualDisplay.run(size: CGSize(width: 320, height: 480)) { _ in
                let seconds = Stopwatch.minimum {
                    Stopwatch.processorSeconds {
                        for _ in 0..<20 {
                            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                            LayoutCell.fill(root)
                            root.layoutIfNeeded()
                        }
                    }
                }
                var row = Row(
                    scene: "uikit/cell-40",
                    ours: seconds / 20 * 1e3,
                    unit: "ms",
                    note: "ten views with 40 constraints: made, solved, placed, freed"
                )
                row.hasPeers = false
                return row
            }
        }
    }
}

/// Ten views below one another.
@MainActor private enum LayoutCell {
    static func fill(_ root: UIView) {
        var last = root.topAnchor
        for _ in 0..<10 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
                view.topAnchor.constraint(equalTo: last, constant: 8),
                view.heightAnchor.constraint(equalToConstant: 20),
            ])
            last = view.bottomAnchor
        }
    }
}

/// The systems that are measured; with-kiwi.py has the same.
enum Family: String, CaseIterable {
    case column
    case intrinsic
    case nested
    case equal

    var note: String {
        switch self {
        case .column: "a column of views with four constraints each"
        case .intrinsic: "a column of views with natural sizes"
        case .nested: "views in one another"
        case .equal: "a row of equal widths"
        }
    }

    var counts: [Int] { self == .equal ? [30, 100, 300] : [100, 300, 1_000] }

    func limit(_ count: Int) -> Double? {
        switch (self, count) {
        case (.column, 100): 1
        case (.column, 300): 4
        case (.column, 1_000): 15
        case (.intrinsic, 1_000): 60
        case (.equal, 100): 3
        case (.equal, 300): 20
        default: nil
        }
    }
}

/// Variables and conditions of a family.
struct LayoutSystem {
    let engine = LayoutEngine()
    private(set) var heights: [LayoutCondition] = []

    private struct Box {
        let x: LayoutVariable
        let y: LayoutVariable
        let width: LayoutVariable
        let height: LayoutVariable

        init(_ engine: LayoutEngine) {
            x = engine.makeVariable(isLength: false)
            y = engine.makeVariable(isLength: false)
            width = engine.makeVariable(isLength: true)
            height = engine.makeVariable(isLength: true)
        }
    }

    init(_ family: Family, count: Int) {
        let engine = engine
        let root = Box(engine)
        for (variable, value) in [(root.x, 0), (root.y, 0), (root.width, 30_000), (root.height, 100_000)] {
            engine.fix(variable, at: Double(value))
        }
        typealias Term = LayoutTerm
        var last: Box?
        var first: Box?
        for index in 0..<count {
            let box = Box(engine)
            switch family {
            case .column, .intrinsic:
                _ = engine.add([Term(box.x)], constant: -8, .equal)
                _ = engine.add([Term(box.x), Term(box.width), Term(root.width, -1)], constant: 8, .equal)
                let above = last.map { [Term($0.y, -1), Term($0.height, -1)] } ?? []
                _ = engine.add([Term(box.y)] + above, constant: -8, .equal)
                if family == .column {
                    heights.append(engine.add([Term(box.height)], constant: -44, .equal))
                } else {
                    for (variable, natural) in [(box.height, Double(20 + index % 7)), (box.width, 50)] {
                        _ = engine.add([Term(variable)], constant: -natural, .atMost, priority: 250)
                        _ = engine.add([Term(variable)], constant: -natural, .atLeast, priority: 750)
                    }
                }
            case .nested:
                let outer = last ?? root
                _ = engine.add([Term(box.x)], constant: -1, .equal)
                _ = engine.add([Term(box.x), Term(box.width), Term(outer.width, -1)], constant: 1, .equal)
                _ = engine.add([Term(box.y)], constant: -1, .equal)
                _ = engine.add([Term(box.y), Term(box.height), Term(outer.height, -1)], constant: 1, .equal)
            case .equal:
                _ = engine.add([Term(box.y)], constant: 0, .equal)
                _ = engine.add([Term(box.y), Term(box.height), Term(root.height, -1)], constant: 0, .equal)
                let before = last.map { [Term($0.x, -1), Term($0.width, -1)] } ?? []
                _ = engine.add([Term(box.x)] + before, constant: -1, .equal)
                if let first {
                    _ = engine.add([Term(box.width), Term(first.width, -1)], constant: 0, .equal)
                }
            }
            last = box
            first = first ?? box
        }
        if family == .equal, let last {
            _ = engine.add([Term(last.x), Term(last.width), Term(root.width, -1)], constant: 0, .equal)
        }
    }
}
