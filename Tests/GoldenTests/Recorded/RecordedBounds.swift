import AgateTestSupport
import Foundation

/// What each recorded picture is held to: a row of `Tables/recorded.tsv`.
///
/// The figures of an animation are the mean of all its frames' means and the worst of their other figures.
struct RecordedBounds {
    let name: String
    /// How many pixels across, and down, become one of the picture: 3 for what was recorded with three pixels a point and
    /// stored with one.
    let reduction: Int
    /// What was reached when the picture came to the project.
    let first: RecordedFigures
    /// What is reached now, and may only get better.
    var now: RecordedFigures

    static let all: [RecordedBounds] = OracleTable.load("recorded.tsv", in: .module).compactMap { row in
        guard let name = row["picture"], let reduction = row["reduced by"].flatMap({ Int($0) }) else {
            return nil
        }
        func figures(_ when: String) -> RecordedFigures? {
            guard let mean = row["mean \(when)"].flatMap({ Double($0) }),
                let off = row["off \(when)"].flatMap({ Double($0) }),
                let worst = row["worst \(when)"].flatMap({ Double($0) })
            else { return nil }
            return RecordedFigures(mean: mean, off: off, worst: worst)
        }
        guard let first = figures("first"), let now = figures("now") else { return nil }
        return RecordedBounds(name: name, reduction: reduction, first: first, now: now)
    }

    /// Writes the table anew.
    static func write(_ rows: [RecordedBounds]) throws {
        func text(_ figures: RecordedFigures) -> String {
            String(format: "%.3f\t%.3f\t%.0f", figures.mean, figures.off, figures.worst)
        }
        let header = "picture\treduced by\tmean first\toff first\tworst first\tmean now\toff now\tworst now"
        let lines = rows.sorted { $0.name < $1.name }.map { row in
            "\(row.name)\t\(row.reduction)\t\(text(row.first))\t\(text(row.now))"
        }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("Tables/recorded.tsv")
        try (([header] + lines).joined(separator: "\n") + "\n").write(
            to: file,
            atomically: true,
            encoding: .utf8
        )
    }
}
