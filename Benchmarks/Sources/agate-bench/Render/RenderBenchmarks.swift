import Foundation

/// Whole renders by the command line, from the start of the process to the finished file, beside another player whose frames go through a
/// pipe to the encoder.
///
/// The clock is that on the wall: all processes and threads of both share the same processors.
enum RenderBenchmarks {
    static let all = [pictures, video]
    static let peers = RenderPeers()

    private static let size = (width: 1920, height: 1080)
    private static let rate = 60
    private static let frames = 600

    private static let pictures = Benchmark(scenes: "render/png") { try rows("png") }
    private static let video = Benchmark(scenes: "render/mp4") { try rows("mp4") }

    private static func rows(_ ending: String) throws -> [Row] {
        guard let document = LottieSamples.file(LottieSamples.film) else { return [] }
        guard let agate = ProcessInfo.processInfo.environment["AGATE"] else {
            throw Misuse(message: "there is no agate executable; run Scripts/bench")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appendingPathComponent("film.\(ending)").path
        let film = RenderPeers.Film(
            document: document.path,
            size: size,
            rate: rate,
            frames: frames,
            folder: folder.path,
            isVideo: ending == "mp4"
        )
        // In turns, the best of each: a busy machine is as busy for both.
        var ours = Double.infinity
        var others: [String: Double] = [:]
        for _ in 0..<2 {
            let seconds = try Stopwatch.seconds {
                try run(
                    agate,
                    [
                        "render", document.path, "-o", output, "--size", "\(size.width)x\(size.height)",
                        "--fps",
                        "\(rate)", "--frames", "0..\(frames)", "--background", "white", "--progress", "none",
                    ]
                )
            }
            ours = min(ours, seconds)
            for name in peers.names {
                let seconds = try Stopwatch.seconds { try run("/bin/sh", ["-c", peers.command(name, film)]) }
                others[name] = min(others[name] ?? .infinity, seconds)
            }
        }
        return [
            Row(
                scene: "render/\(ending)",
                ours: ours,
                unit: "s",
                note:
                    "\(frames) frames of \(size.width) x \(size.height) pixels, from the start of the process to its end",
                reach: ["rlottie": 1],
                peers: others
            )
        ]
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Misuse(
                message:
                    "\(program) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)"
            )
        }
    }
}

/// Players whose frames `ffmpeg` encodes, built by `Scripts/bench`.
struct RenderPeers {
    /// What is rendered.
    struct Film {
        let document: String
        let size: (width: Int, height: Int)
        let rate: Int
        let frames: Int
        let folder: String
        let isVideo: Bool
    }

    let names: [String]
    private let folder: String

    init() {
        folder = (ProcessInfo.processInfo.environment["AGATE_PEERS"] ?? "") + "/render"
        names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// The command of the shell that makes a film: the codec and quality that ours has, with as many threads as the encoder likes.
    func command(_ name: String, _ film: Film) -> String {
        let (width, height) = film.size
        let player = "'\(folder)/\(name)' '\(film.document)' \(width) \(height) \(film.rate) \(film.frames)"
        let output =
            film.isVideo
            ? "-c:v libx264 -crf 16 -pix_fmt yuv420p '\(film.folder)/peer.mp4'"
            : "'\(film.folder)/peer-%03d.png'"
        let format = film.isVideo ? "bgr0" : "bgra"
        return "\(player) | ffmpeg -hide_banner -loglevel error -y -f rawvideo -pix_fmt \(format)"
            + " -s \(width)x\(height) -r \(film.rate) -i - \(output)"
    }
}
