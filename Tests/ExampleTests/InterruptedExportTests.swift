import Foundation
import Testing

@Suite("The program agate, run as a program")
struct InterruptedExportTests {
    /// A folder of its own for a test, and the programs and files in it.
    private final class Workplace {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        var out: URL { folder.appendingPathComponent("out") }

        init() throws {
            try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// Puts a program in the place of ffmpeg.
        ///
        /// `$last` is the file that it is to write.
        func replaceEncoder(with script: String) throws {
            let file = folder.appendingPathComponent("ffmpeg")
            let text = "#!/bin/sh\nfor last; do :; done\n\(script)\n"
            try Data(text.utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }

        var outFiles: [String] {
            get throws { try FileManager.default.contentsOfDirectory(atPath: out.path).sorted() }
        }
    }

    /// The folder that the build put its products into.
    private static let products: URL = {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: bundle).deletingLastPathComponent()
    }()

    /// Runs a shell command in which `agate` is the program, and waits for its end.
    private func run(_ command: String, in place: Workplace) throws -> (status: Int32, errors: String) {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        var environment = ProcessInfo.processInfo.environment
        let path = environment["PATH"] ?? "/usr/bin:/bin"
        environment["PATH"] = "\(place.folder.path):\(Self.products.path):\(path)"
        environment["OUT"] = place.out.path
        process.environment = environment
        // Encoders that are none may write to a file "-" where they run.
        process.currentDirectoryURL = place.folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        try? errors.fileHandleForWriting.close()
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }

    private static let video = #"exec agate gallery snap-back --format mp4 --fps 4 --scale 0.25 --out "$OUT""#

    @Test(
        "an encoder that says all is well without a whole file: the old file stays, and the reason is told",
        arguments: [
            ("exit 0", "ended with status 0"),
            ("cat >/dev/null; head -c 28 /dev/zero >\"$last\"", "cannot be read back"),
            (
                "case \"$*\" in *pipe:1*) echo frame=1; echo out_time_us=0; exit 0;; esac; cat >/dev/null; : >\"$last\"",
                "1 frames of"
            ),
            ("echo 'No space left on device' >&2; exit 1", "No space left on device"),
        ]
    )
    func brokenEncoder(script: String, reason: String) throws {
        let place = try Workplace()
        try place.replaceEncoder(with: script)
        let old = place.out.appendingPathComponent("snap-back.mp4")
        try Data("what was there".utf8).write(to: old)
        let result = try run(Self.video, in: place)
        #expect(result.status == 1)
        #expect(result.errors.contains(reason), "\(result.errors)")
        #expect(try Data(contentsOf: old) == Data("what was there".utf8))
        #expect(try place.outFiles == ["snap-back.mp4"])
    }

    @Test("a whole video takes the place of the old file")
    func wholeVideo() throws {
        let place = try Workplace()
        let result = try run(Self.video, in: place)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try place.outFiles == ["snap-back.mp4"])
    }

    @Test(
        "a signal stops the encoder and leaves nothing hidden behind",
        arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)]
    )
    func interrupted(signal: String, status: Int32) throws {
        let place = try Workplace()
        try place.replaceEncoder(
            with: #"echo $$ >"$OUT/../encoder"; : >"$last"; kill -\#(signal) $PPID; exec sleep 600"#
        )
        // Tests that run behind `nohup`, or behind `&` in a script, hand down that these signals are ignored.
        let video = Self.video.replacing("exec ", with: "exec env --default-signal ", maxReplacements: 1)
        let result = try run(video, in: place)
        #expect(result.status == status, "\(result.errors)")
        #expect(try place.outFiles == [])
        let text = try String(contentsOf: place.folder.appendingPathComponent("encoder"), encoding: .utf8)
        let encoder = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(encoder, 0) == -1)
    }

    @Test(
        "what cannot be written, or is no name, ends in failure and says why",
        arguments: [
            ("agate list >/dev/full", "No space left on device"),
            ("agate dump pop >/dev/full", "No space left on device"),
            ("agate gallery pop --out ''", "empty name"),
            ("agate gallery \"$(printf '\\377')\"", "UTF-8"),
            (
                "mkdir \"$OUT/snap-back.png\"; agate gallery snap-back --scale 0.25 --out \"$OUT\"",
                "Is a directory"
            ),
        ]
    )
    func refusals(command: String, reason: String) throws {
        let place = try Workplace()
        let result = try run(command, in: place)
        #expect(result.status != 0)
        #expect(result.errors.contains(reason), "\(result.errors)")
        let hidden = try place.outFiles.filter { $0.hasPrefix(".") }
        #expect(hidden == [])
    }
}
