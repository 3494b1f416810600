import Foundation

/// Our compositor and other engines on the same scenes.
enum CompositeBenchmarks {
    /// A line of the table at both sizes.
    private struct Line {
        let name: String
        let make: (Int, Int) -> CompositeScene
        /// How many threads draw: with one it is processor time that counts, with more the clock on the wall.
        var threads = 2
        /// What of each peer's time is to be reached.
        var reach: [String: Double] = [:]
        /// What is to be reached at 1280 by 720, in milliseconds.
        var limit: Double?
        /// Whether what a frame costs from nothing is measured as well.
        var comparesWithWhole = false
        let note: String
    }

    private static let frame = 1000.0 / 60

    private static let lines = [
        Line(
            name: "quads",
            make: CompositeScene.uprightQuads,
            threads: 1,
            reach: ["cairo": 0.75, "skia": 1, "llvmpipe": 1],
            note: "500 translucent images of 128 px, moving by whole pixels"
        ),
        Line(
            name: "quads-turned",
            make: CompositeScene.turnedQuads,
            threads: 1,
            reach: ["cairo": 0.25, "skia": 1, "llvmpipe": 1],
            note: "500 translucent images of 128 px, turning"
        ),
        Line(
            name: "one-moving",
            make: CompositeScene.oneMoving,
            limit: 0.3,
            comparesWithWhole: true,
            note: "a layer of 64 px over 2 000 that stand still"
        ),
        Line(
            name: "rounded",
            make: CompositeScene.rounded,
            limit: frame,
            note: "10 000 rounded boxes with borders, moving"
        ),
        Line(
            name: "cards",
            make: CompositeScene.cards,
            reach: ["chromium": 0.2],
            note: "200 cards with blurred shadows, moving"
        ),
        Line(
            name: "cards-kept",
            make: CompositeScene.keptCards,
            reach: ["chromium": 0.2],
            note: "the same, their pictures kept (shouldRasterize; will-change)"
        ),
        Line(
            name: "blur",
            make: CompositeScene.blur,
            limit: 8,
            note: "a Gaussian blur of the whole picture, 300 boxes moving below it"
        ),
        Line(
            name: "particles",
            make: CompositeScene.particles,
            limit: frame,
            note: "50 copies and 5 000 particles; as many images for the others"
        ),
        Line(
            name: "groups",
            make: CompositeScene.groups,
            reach: ["chromium": 1],
            note: "300 layers masked, clipped or translucent together, moving"
        ),
    ]

    static let all =
        [(1280, 720), (3840, 2160)].flatMap { width, height in
            lines.map { line in
                Benchmark(scenes: "composite/\(line.name)-\(height)") {
                    try measure(line, line.make(width, height))
                }
            }
        } + KeptBenchmarks.all + [IdleBenchmark.benchmark, HammeredBenchmark.benchmark]

    static var peers: RasterPeers {
        RasterPeers(folder: ProcessInfo.processInfo.environment["AGATE_PEERS"], group: "composite")
    }

    /// How often the engines take turns, and how long each draws then, in seconds.
    private static let rounds = 5
    private static let turn = 0.2

    private static func measure(_ line: Line, _ scene: CompositeScene) throws -> [Row] {
        let memory = PeakMemory()
        return try CompositeDrawing.run(scene, threads: line.threads) { drawing in
            try measure(line, scene, drawing, memory)
        }
    }

    private static func measure(
        _ line: Line,
        _ scene: CompositeScene,
        _ drawing: CompositeDrawing,
        _ memory: PeakMemory?
    ) throws -> [Row] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("scene")
        try scene.write(to: file)
        let peers = peers.start(file)
        defer { for peer in peers { peer.stop() } }

        let clock: (() -> Void) -> Double = { frame in
            line.threads == 1 ? Stopwatch.processorSeconds(frame) : Stopwatch.seconds(frame)
        }
        var readings: [String: [Double]] = [:]
        var processor: [String: [Double]] = [:]
        for _ in 0..<rounds {
            readings["", default: []].append(drawing.frameSeconds(budget: turn, clock: clock))
            for peer in peers {
                if let seconds = peer.run(turn) { readings[peer.name, default: []].append(seconds) }
                if let seconds = peer.processorSeconds { processor[peer.name, default: []].append(seconds) }
            }
            if line.threads > 1 { processor["", default: []].append(drawing.processorSeconds(frames: 8)) }
        }
        let peak = memory?.megabytes
        let passes = drawing.offscreenPasses
        let medians = readings.mapValues { $0.sorted()[$0.count / 2] * 1e3 }
        guard let ours = medians[""] else { return [] }
        var row = Row(
            scene: "composite/\(line.name)-\(scene.height)",
            ours: ours,
            unit: "ms",
            note: line.note + (line.threads == 1 ? "; one thread" : "") + "; \(passes) off-screen passes"
                + words(processor)
                + differences(drawing, peers, folder, scene)
        )
        row.reach = line.reach
        row.peers = medians.filter { $0.key != "" }
        let limits = line.reach.compactMap { name, share in row.peers[name].map { $0 * share } }
        row.limit = (scene.height == 720 || line.comparesWithWhole ? line.limit : nil) ?? limits.min()
        let rows = [row] + (peak.map { [memoryRow(row.scene, $0, scene)] } ?? [])
        guard line.comparesWithWhole else { return rows }

        let whole = drawing.frameSeconds(budget: turn, isWhole: true, clock: clock) * 1e3
        var share = Row(
            scene: row.scene + "-share",
            ours: ours / whole,
            unit: "of whole",
            note: "of the \(Table.figure(whole)) ms for the frame from nothing"
        )
        share.limit = 0.01
        return rows + [share]
    }

    /// The processor time of a frame, all threads and processes of an engine together: what a busy machine changes least.
    private static func words(_ processor: [String: [Double]]) -> String {
        guard !processor.isEmpty else { return "" }
        let figures = processor.mapValues { $0.sorted()[$0.count / 2] * 1e3 }.sorted { $0.key < $1.key }
        let words = figures.map { "\($0.key.isEmpty ? "ours" : $0.key) \(Table.figure($0.value)) ms" }
        return "; processor time: " + words.joined(separator: ", ")
    }

    private static func memoryRow(_ name: String, _ peak: Double, _ scene: CompositeScene) -> Row {
        let surface = Double(scene.width * scene.height * 4) / 1_048_576
        return Row(
            scene: name + "-memory",
            ours: peak,
            unit: "MiB",
            note: "at most, layers and caches included; one surface is \(Table.figure(surface))"
        )
    }

    /// How far the others' first frames are from ours, component by component.
    private static func differences(
        _ drawing: CompositeDrawing,
        _ peers: [RasterPeer],
        _ folder: URL,
        _ scene: CompositeScene
    ) -> String {
        guard scene.particles == nil else { return "" }
        let ours = drawing.picture().map(\.withRedAndBlueSwapped)
        let words = peers.compactMap { peer -> String? in
            guard let theirs = peer.picture(in: folder), theirs.count == ours.count else { return nil }
            var sum = 0
            for (a, b) in zip(ours, theirs) {
                for shift in [UInt32(0), 8, 16] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
            }
            return "\(peer.name) \(Table.figure(Double(sum) / Double(3 * ours.count)))"
        }
        return words.isEmpty ? "" : "; mean difference: " + words.joined(separator: ", ")
    }
}
