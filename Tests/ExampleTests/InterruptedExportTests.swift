import AgateTestSupport
import Foundation
import Testing

@Suite("The program agate, run as a program")
struct InterruptedExportTests {
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
        let place = try AgateProgram()
        try place.replaceEncoder(with: script)
        let old = place.out.appendingPathComponent("snap-back.mp4")
        try Data("what was there".utf8).write(to: old)
        let result = try place.run(Self.video)
        #expect(result.status == 1)
        #expect(result.errors.contains(reason), "\(result.errors)")
        #expect(try Data(contentsOf: old) == Data("what was there".utf8))
        #expect(try place.outFiles == ["snap-back.mp4"])
    }

    @Test(
        "an encoder that hangs is given up after a time without progress, and nothing hidden stays behind",
        .claim("Q6.6"),
        arguments: [
            // It takes nothing, it does not end, and it does not even listen to a request to end.
            "exec sleep 600", "cat >/dev/null; exec sleep 600",
            "trap '' TERM; cat >/dev/null; while :; do sleep 1; done",
        ]
    )
    func stuckEncoder(script: String) throws {
        let place = try AgateProgram()
        try place.replaceEncoder(with: script)
        let result = try place.run("export AGATE_ENCODER_SECONDS=0.3; " + Self.video)
        #expect(result.status == 1)
        #expect(result.errors.contains("made no progress for 0.3 seconds"), "\(result.errors)")
        #expect(try place.outFiles == [])
    }

    @Test(
        "a file beyond the size that is allowed ends with a reason, and nothing hidden stays behind",
        .claim("Q6.6"),
        arguments: [
            "agate render comet --to 0.2 -o \"$OUT/a.apng\"", "agate render comet --at 0.2 -o \"$OUT/a.png\"",
            "agate render comet --to 0.2 -o \"$OUT/a-%03d.png\"",
            "agate render comet --to 0.2 -o \"$OUT/a.gif\"",
            "agate render comet --to 0.2 --columns 4 -o \"$OUT/a.png\"",
            "agate render comet --to 0.2 -o \"$OUT/a.mkv\"",
            "agate inspect pop --capture \"$OUT/a.html\"", "agate gallery pop --at 0.5 --out \"$OUT\"",
        ]
    )
    func largeFiles(command: String) throws {
        let place = try AgateProgram()
        let result = try place.run("ulimit -f 1; \(command)")
        #expect((1...8).contains(result.status), "\(result)")
        #expect(
            result.errors.contains("File too large") || result.errors.contains("ffmpeg"),
            "\(result.errors)"
        )
        #expect(try place.outFiles == [])
    }

    @Test(
        "few descriptors end with a reason or with a file, and nothing hidden stays behind",
        .claim("Q6.6"),
        arguments: ["mp4", "apng", "png"]
    )
    func fewDescriptors(ending: String) throws {
        let place = try AgateProgram()
        let script = """
            for n in 6 9 12 16 24 40 64 255 256; do
                sh -c "ulimit -n $n; exec agate render comet --size 32x32 --at 0.2 --progress none -o out/a.\(ending)" >/dev/null 2>"$OUT/../said"
                status=$?
                [ $status -le 8 ] || echo "$n descriptors: status $status: $(cat "$OUT/../said")"
                [ $status -eq 0 ] || [ -s "$OUT/../said" ] || echo "$n descriptors: no reason"
            done
            """
        let result = try place.run(script)
        #expect(result.output == "")
        let hidden = try place.outFiles.filter { $0.hasPrefix(".") }
        #expect(hidden == [])
    }

    @Test("a whole video takes the place of the old file")
    func wholeVideo() throws {
        let place = try AgateProgram()
        let result = try place.run(Self.video)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try place.outFiles == ["snap-back.mp4"])
    }

    @Test(
        "a signal stops the encoder and leaves nothing hidden behind",
        arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)]
    )
    func interrupted(signal: String, status: Int32) throws {
        let place = try AgateProgram()
        try place.replaceEncoder(
            with: #"echo $$ >"$OUT/../encoder"; : >"$last"; kill -\#(signal) $PPID; exec sleep 600"#
        )
        // Tests that run behind `nohup`, or behind `&` in a script, hand down that these signals are ignored.
        let video = Self.video.replacing("exec ", with: "exec env --default-signal ", maxReplacements: 1)
        let result = try place.run(video)
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
        let place = try AgateProgram()
        let result = try place.run(command)
        #expect(result.status != 0)
        #expect(result.errors.contains(reason), "\(result.errors)")
        let hidden = try place.outFiles.filter { $0.hasPrefix(".") }
        #expect(hidden == [])
    }
}
