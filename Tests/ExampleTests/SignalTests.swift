import AgateTestSupport
import Foundation
import Testing

/// What programs that go on for ever do when they are interrupted.
@Suite("agate show and agate serve, interrupted")
struct SignalTests {
    /// Runs a command that prints an address when it is ready, sends it a signal then, and gives its status.
    ///
    /// The status is 137 where it has not ended after a minute.
    private func status(of command: String, after signal: String) throws -> Int32 {
        let place = try AgateProgram()
        // The number of the process is that of the shell which becomes the program.
        let script = """
            { timeout --signal=KILL 60 sh -c 'echo $$ >"$OUT/number"; exec env --default-signal \(command)'; echo $? >"$OUT/status"; } |
                { read -r address; kill -\(signal) "$(cat "$OUT/number")"; cat >/dev/null; }
            """
        try place.run(script)
        let text = String(decoding: try place.bytes("status"), as: UTF8.self)
        return try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    @Test(
        "a window without a desktop's help ends at SIGINT and SIGTERM, as one that is closed does",
        .claim("Q6.2"),
        arguments: ["INT", "TERM"]
    )
    func show(signal: String) throws {
        let command = "SDL_VIDEODRIVER=dummy agate show settings-card --no-script --inspect"
        #expect(try status(of: command, after: signal) == 0)
    }

    @Test(
        "a program in a browser ends at SIGINT and SIGTERM with 128 and the number of the signal",
        .claim("Q6.1"),
        .claim("Q6.2"),
        arguments: [("INT", 130), ("TERM", 143)]
    )
    func serve(signal: String, status: Int32) throws {
        #expect(try self.status(of: "agate serve settings-card --no-script", after: signal) == status)
    }
}
