import Foundation

/// Our rasteriser and others on the same scenes.
enum RasterBenchmarks {
    /// A line of the table at both sizes: what of each peer's time is to be reached.
    private struct Line {
        let name: String
        let make: (Int, Int) -> RasterScene
        var reach: [String: Double] = [:]
        /// What is to be reached of a copy of the bytes that must be moved.
        var reachOfCopy: Double?
        let note: String
    }

    private static let aheadOfAll = ["blend2d": 1.0, "cairo": 1, "pixman": 1, "skia": 1, "thorvg": 1]

    private static let lines = [
        Line(
            name: "fill",
            make: RasterScene.blobs,
            reach: ["cairo": 0.25, "skia": 0.3, "thorvg": 0.6, "blend2d": 1],
            note: "1 000 translucent blobs of 8 curves"
        ),
        Line(
            name: "stroke",
            make: RasterScene.strokes,
            reach: ["cairo": 0.25, "skia": 0.4, "thorvg": 0.55, "blend2d": 1.1],
            note: "1 000 lines of 3 curves, round caps and joins"
        ),
        Line(
            name: "gradient",
            make: RasterScene.gradients,
            reach: ["cairo": 0.15, "skia": 0.1, "thorvg": 0.4, "blend2d": 1.2],
            note: "200 big blobs, linear and radial, 3 stops"
        ),
        Line(name: "over", make: RasterScene.over, reachOfCopy: 1.7, note: "a translucent image over all"),
        Line(
            name: "affine",
            make: RasterScene.affine,
            reach: ["pixman": 0.25],
            note: "turned image, bilinear"
        ),
        Line(
            name: "perspective",
            make: RasterScene.perspective,
            reach: ["pixman": 0.4],
            note: "tilted image, bilinear"
        ),
        Line(name: "blur", make: RasterScene.blur, reach: ["skia": 0.1], note: "Gaussian, sigma 10"),
        Line(
            name: "tiny",
            make: RasterScene.icons,
            reach: aheadOfAll,
            note: "10 000 icons of 16 px, 20 curves"
        ),
        Line(name: "long", make: RasterScene.longPath, reach: aheadOfAll, note: "one path of 100 000 lines"),
    ]

    static let all = [(1280, 720), (3840, 2160)].flatMap { width, height in
        lines.map { line in
            Benchmark(scenes: "raster/\(line.name)-\(height)") { try measure(line, line.make(width, height)) }
        }
    }

    /// How often the engines take turns, and how long each draws then, in seconds.
    private static let rounds = 5
    private static let turn = 0.1

    static var peers: RasterPeers { RasterPeers(folder: ProcessInfo.processInfo.environment["AGATE_PEERS"]) }

    private static func measure(_ line: Line, _ scene: RasterScene) throws -> [Row] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("scene")
        try scene.write(to: file)
        let peers = peers.start(file)
        defer { for peer in peers { peer.stop() } }

        let drawing = RasterDrawing(scene)
        var readings: [String: [Double]] = [:]
        for _ in 0..<rounds {
            readings["", default: []].append(frameSeconds(drawing))
            for peer in peers {
                if let seconds = peer.run(turn) { readings[peer.name, default: []].append(seconds) }
            }
        }
        let medians = readings.mapValues { $0.sorted()[$0.count / 2] * 1e3 }
        guard let ours = medians[""] else { return [] }
        let copy = Roofline.copySeconds(of: drawing.bytesMoved(), around: scene.width * scene.height) * 1e3

        drawing.clear()
        drawing.draw()
        let picture = drawing.picture()
        var row = Row(
            scene: "raster/\(line.name)-\(scene.height)",
            ours: ours,
            unit: "ms",
            note: line.note + differences(picture, peers, folder, scene)
        )
        row.loop = copy
        row.reach = line.reach
        row.peers = medians.filter { $0.key != "" }
        let limits = line.reach.compactMap { name, share in row.peers[name].map { $0 * share } }
        row.limit = line.reachOfCopy.map { $0 * copy } ?? limits.min()
        return [row, twoThreads(row.scene, drawing, picture)]
    }

    /// The middle of the seconds of some frames after a cold one, in processor time.
    private static func frameSeconds(_ drawing: RasterDrawing) -> Double {
        var readings: [Double] = []
        var spent = 0.0
        while readings.count < 3 || (spent < turn && readings.count < 102) {
            drawing.clear()
            readings.append(Stopwatch.processorSeconds { drawing.draw() })
            if readings.count > 1 { spent += readings[readings.count - 1] }
        }
        let warm = readings.dropFirst().sorted()
        return warm[warm.count / 2]
    }

    /// How far the others' pictures are from ours, component by component.
    private static func differences(
        _ ours: [UInt32],
        _ peers: [RasterPeer],
        _ folder: URL,
        _ scene: RasterScene
    ) -> String {
        // Images have their bytes as they come; only colours of shapes are in another order.
        var swaps = false
        if case .shapes = scene.content { swaps = true }
        let words = peers.compactMap { peer -> String? in
            guard let theirs = peer.picture(in: folder), theirs.count == ours.count else { return nil }
            var sum = 0
            for (a, b) in zip(ours, theirs) {
                let b = swaps ? b & 0xFF00_FF00 | b >> 16 & 0xFF | (b & 0xFF) << 16 : b
                for shift in [UInt32(0), 8, 16] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
            }
            return "\(peer.name) \(Table.figure(Double(sum) / Double(3 * ours.count)))"
        }
        return words.isEmpty ? "" : "; mean difference: " + words.joined(separator: ", ")
    }

    /// The share of one thread's time that two take, by the clock on the wall.
    ///
    /// Of several frames the fastest counts, for one thread and for two: any other program spoils this figure.
    private static func twoThreads(_ scene: String, _ drawing: RasterDrawing, _ picture: [UInt32]) -> Row {
        var (one, two, busier) = (Double.infinity, Double.infinity, Double.infinity)
        var spent = 0.0
        var frames = 0
        while frames < 5 || (spent < 4 * turn && frames < 50) {
            drawing.clear()
            one = min(one, Stopwatch.seconds { _ = drawing.draw(threads: 1) })
            drawing.clear()
            let seconds = Stopwatch.seconds { busier = min(busier, drawing.draw(threads: 2)) }
            two = min(two, seconds)
            spent += seconds
            frames += 1
        }
        let isSame = drawing.picture() == picture
        let figures = [two * 1e3, one * 1e3, busier / one].map(Table.figure)
        var row = Row(
            scene: scene + "-threads",
            ours: two / one,
            unit: "of one",
            note:
                "two threads: \(figures[0]) ms, one \(figures[1]); the busier one's processor time \(figures[2]); "
                + (isSame ? "same bytes" : "THE BYTES DIFFER")
        )
        row.limit = isSame ? 1 / 1.8 : 0
        return row
    }
}
