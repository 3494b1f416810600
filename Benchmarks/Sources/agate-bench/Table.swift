import Foundation

/// What is printed: a line for each row as soon as it is measured, and at the end what was not there.
struct Table {
    private static let widths = (scene: 34, figure: 12, unit: 9, column: 9, ratio: 13)

    /// The names of the peers whose columns are shown.
    let peers: [String]
    /// Whether a peer's figure is followed by what of it ours is, and what was to be reached.
    var hasRatios = false

    func printHeading() {
        var line = "scene".padded(Self.widths.scene) + "ours".aligned(Self.widths.figure) + " "
        line += "".padded(Self.widths.unit)
        for title in ["limit", "x loop"] { line += title.aligned(Self.widths.column) }
        for peer in peers {
            line += peer.aligned(Self.widths.column)
            if hasRatios { line += "".padded(Self.widths.ratio) }
        }
        print(line)
    }

    func print(_ row: Row) {
        var line = row.scene.padded(Self.widths.scene) + Self.figure(row.ours).aligned(Self.widths.figure)
        line += " " + row.unit.padded(Self.widths.unit)
        line += (row.limit.map(Self.figure) ?? "").aligned(Self.widths.column)
        line += (row.loop.map { Self.figure(row.ours / $0) } ?? "").aligned(Self.widths.column)
        for peer in peers {
            line += (row.peers[peer].map(Self.figure) ?? "-").aligned(Self.widths.column)
            guard hasRatios else { continue }
            line += (row.peers[peer].map { ratio(row.ours / $0, row.reach[peer]) } ?? "").padded(
                Self.widths.ratio
            )
        }
        let isOver = row.limit.map { row.ours > $0 } ?? false
        print(line + (isOver ? "  over: " : "  ") + row.note)
    }

    private func ratio(_ ratio: Double, _ reach: Double?) -> String {
        let figure = " x" + Self.figure(ratio)
        guard let reach else { return figure }
        return figure + (ratio > reach ? " >" : " <") + Self.figure(reach)
    }

    private func print(_ line: String) {
        Swift.print(line)
        fflush(stdout)
    }

    /// A number as one reads it: three figures that count.
    static func figure(_ value: Double) -> String {
        switch abs(value) {
        case 100...: String(format: "%.0f", value)
        case 10..<100: String(format: "%.1f", value)
        case 0: "0"
        default: String(format: "%.2f", value)
        }
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }

    fileprivate func aligned(_ width: Int) -> String {
        String(repeating: " ", count: max(1, width - count)) + self
    }
}
