import Foundation

/// The other engines: programs that print one number for a scene, built by `Scripts/bench`.
struct Peers {
    /// The programs by the names of their engines.
    let programs: [String: URL]

    /// The engines that draw text, those that play Lottie files, and those that solve constraints; the others animate.
    private static let engines: [String: Set<String>] = [
        "text": ["cairo", "freetype", "harfbuzz", "pango", "skia"], "lottie": ["rlottie", "thorvg"],
        "uikit": ["kiwi"],
    ]

    /// The names of those that have something to do with a group, in the order of the columns.
    func names(of group: String) -> [String] {
        let own = Self.engines[group]
        return programs.keys.filter { name in
            own?.contains(name) ?? !Self.engines.values.contains { $0.contains(name) }
        }.sorted()
    }

    /// The programs called `peer-NAME` in a folder.
    init(folder: String?) {
        guard let folder, let found = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            programs = [:]
            return
        }
        var programs: [String: URL] = [:]
        for file in found where file.hasPrefix("peer-") {
            programs[String(file.dropFirst(5))] = URL(fileURLWithPath: folder).appendingPathComponent(file)
        }
        self.programs = programs
    }

    private var known: [String: [String: Double]] = [:]

    /// What each of the engines takes for a scene, measured once; those that have nothing like it are left out.
    mutating func figures(for scene: String) -> [String: Double] {
        if let figures = known[scene] { return figures }
        var figures: [String: Double] = [:]
        for (name, program) in programs {
            guard let output = Self.output(of: program, scene),
                let figure = Double(output.trimmingCharacters(in: .whitespacesAndNewlines))
            else { continue }
            figures[name] = figure
        }
        known[scene] = figures
        return figures
    }

    /// What a peer prints; its complaints go to standard error if it fails.
    private static func output(of program: URL, _ scene: String) -> String? {
        let process = Process()
        process.executableURL = program
        process.arguments = [scene]
        let output = Pipe()
        let complaints = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        _ = FileManager.default.createFile(atPath: complaints.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: complaints) }
        process.standardOutput = output
        process.standardError = try? FileHandle(forWritingTo: complaints)
        do { try process.run() } catch { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
            FileHandle.standardError.write(Data("\(program.lastPathComponent) \(scene): \(reason)\n".utf8))
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }
}
