import Foundation

/// One line of the table.
struct Row {
    /// What is measured: `group/name`.
    let scene: String
    /// Our figure.
    let ours: Double
    let unit: String
    let note: String
    /// What the figure is to stay under.
    var limit: Double?
    /// What a plain loop takes for the same, in the same run and unit: no engine can do better than that.
    var loop: Double?
    /// What of a peer's figure is to be reached.
    var reach: [String: Double] = [:]
    /// What other engines take for the same, in the same run and unit.
    var peers: [String: Double] = [:]
    /// The scene that the peers measure for this row, if it is not the row's own.
    var peerScene: String?
    /// Whether there is anything for peers to measure.
    var hasPeers = true
}

/// A thing to measure: its scene, and how.
struct Benchmark {
    let scene: String
    let measure: () throws -> [Row]

    /// What stands before the slash.
    var group: Substring { scene.prefix { $0 != "/" } }

    /// A benchmark of several rows, the first of which is called like itself.
    init(scenes scene: String, measure: @escaping () throws -> [Row]) {
        self.scene = scene
        self.measure = measure
    }

    /// A benchmark of one row.
    init(scene: String, measure: @escaping () throws -> Row) {
        self.scene = scene
        self.measure = { [try measure()] }
    }
}

/// The file that `--json` asks for: one format for all benchmarks.
struct Report: Encodable {
    struct Entry: Encodable {
        let scene: String
        let ours: Double
        let unit: String
        let peers: [String: Double]
    }

    let rows: [Entry]

    init(_ rows: [Row]) {
        self.rows = rows.map { Entry(scene: $0.scene, ours: $0.ours, unit: $0.unit, peers: $0.peers) }
    }

    func write(to file: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: file))
    }
}
