import AgatePixels
import Foundation

/// Other rasterisers: programs that stay, each with one scene, and draw when they are told to.
///
/// So the engines take turns, and a slow minute of the machine hits all of them.
struct RasterPeers {
    /// The programs by the names of their engines.
    private let programs: [String: URL]

    /// The names, in the order of the columns.
    var names: [String] { programs.keys.sorted() }

    /// The programs of a folder, called as their engines.
    ///
    /// - Parameter group: The group of benchmarks: it has a folder of its own.
    init(folder: String?, group: String = "raster") {
        let folder = folder.map { URL(fileURLWithPath: $0).appendingPathComponent(group) }
        let found = folder.flatMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        programs = Dictionary(uniqueKeysWithValues: (found ?? []).map { ($0.lastPathComponent, $0) })
    }

    /// Starts the engines that have something like the scene.
    func start(_ scene: URL) -> [RasterPeer] {
        names.compactMap { name in
            programs[name].flatMap { RasterPeer(name: name, program: $0, scene: scene) }
        }
    }
}

/// A running engine.
final class RasterPeer {
    let name: String
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()

    /// nil when the engine has nothing like the scene, or does not run.
    init?(name: String, program: URL, scene: URL) {
        self.name = name
        process.executableURL = program
        process.arguments = [scene.path]
        process.standardInput = input
        process.standardOutput = output
        do { try process.run() } catch { return nil }
        guard readLine() == "ready" else {
            stop()
            return nil
        }
    }

    func stop() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The processor time of each of the last frames, all processes together, in seconds; nil where the engine does not tell.
    private(set) var processorSeconds: Double?

    /// The middle of the seconds of some frames.
    func run(_ seconds: Double) -> Double? {
        let words = (say("run \(seconds)") ?? "").split(separator: " ").map { Double($0) }
        processorSeconds = words.count > 1 ? words[1] : nil
        return words.first ?? nil
    }

    /// The pixels of a frame, 0xAARRGGBB, or the bytes of a file if that is what the engine makes.
    func picture(in folder: URL) -> [UInt32]? {
        let file = folder.appendingPathComponent("\(name).picture")
        guard say("picture \(file.path)") == "done", let data = try? Data(contentsOf: file) else {
            return nil
        }
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            guard let provider = CGDataProvider(data: data),
                let image = CGImage(
                    pngDataProviderSource: provider,
                    decode: nil,
                    shouldInterpolate: false,
                    intent: .defaultIntent
                ),
                let surface = Surface(copying: image.buffer)
            else { return nil }
            return UnsafeBufferPointer(start: surface.pixels, count: surface.count).map(
                \.withRedAndBlueSwapped
            )
        }
        return data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    private func say(_ line: String) -> String? {
        guard process.isRunning,
            (try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))) != nil
        else { return nil }
        return readLine()
    }

    private func readLine() -> String? {
        while true {
            if let end = unread.firstIndex(of: 10) {
                let line = String(decoding: unread[unread.startIndex..<end], as: UTF8.self)
                unread = Data(unread[(end + 1)...])
                return line
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            unread += more
        }
    }
}
