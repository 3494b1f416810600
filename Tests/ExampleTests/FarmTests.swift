import Foundation
import Testing

// Source: documents R40-R45.
@Suite("agate farm, run as a program")
struct FarmTests {
    /// Seven small frames of a document that moves, in chunks of three.
    private static let film = "--size 24x16 --fps 10 --to 0.7 --chunk 3"
    private static let last = 2

    private let place: AgateProgram
    private var document: String { place.folder.appendingPathComponent("film.caml").path }

    init() throws {
        place = try AgateProgram()
        try Data(Self.markup.utf8).write(to: URL(fileURLWithPath: document))
    }

    private static let markup = """
        <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer bounds="0 0 24 16" backgroundColor="0.2 0.4 0.8"><sublayers>
        <CALayer bounds="0 0 6 6" position="4 8" backgroundColor="1 0.5 0"><animations><animation type="CABasicAnimation"
        keyPath="position.x" duration="2" fillMode="both"><fromValue type="real" value="4"/><toValue type="real" value="20"/></animation>
        </animations></CALayer></sublayers></CALayer></caml>
        """

    private func plan(_ name: String, _ more: String = "") throws {
        let result = try place.run(
            "exec agate farm plan '\(document)' -o \"$OUT/\(name)\" \(Self.film) \(more)"
        )
        #expect(result.status == 0, "\(result.errors)")
    }

    private func render(_ name: String, _ more: String) throws -> Data {
        let result = try place.run(
            "exec agate render '\(document)' -o \"$OUT/\(name)\" --progress none \(Self.film) \(more)"
        )
        #expect(result.status == 0, "\(result.errors)")
        return (try? place.bytes(name)) ?? Data()
    }

    @Test("two plans of one thing are equal bytes, and a plan of something else does not take their place")
    func plans() throws {
        try plan("a.apng")
        let first = try place.bytes("a.apng.job/job.json")
        try plan("a.apng")
        #expect(try place.bytes("a.apng.job/job.json") == first)
        let other = try place.run(
            "exec agate farm plan '\(document)' -o \"$OUT/a.apng\" \(Self.film) --background white"
        )
        #expect(other.status == 1 && other.errors.contains("other settings"), "\(other.errors)")
        #expect(try place.bytes("a.apng.job/job.json") == first)
        let status = try place.run(#"exec agate farm status "$OUT/a.apng.job" --json"#)
        #expect(status.output.contains("\"missing\":[0,1,2]"), "\(status.output)")
    }

    @Test(
        "one process, several processes and chunks in any order make the same file",
        arguments: ["a.mp4", "a.webm", "a.mov", "a.mkv", "a.apng", "a.webp", "a.gif"]
    )
    func sameBytes(name: String) throws {
        // Encoders take long to start: two chunks are enough.
        let film = "'\(document)' --size 24x16 --fps 10 --to 0.4 --chunk 2"
        let result = try place.run(
            """
            set -e
            agate render \(film) -o "$OUT/one-\(name)" --progress none --jobs 1
            agate render \(film) -o "$OUT/two-\(name)" --progress none --jobs 2
            cmp "$OUT/one-\(name)" "$OUT/two-\(name)"
            agate farm plan \(film) -o "$OUT/farm-\(name)"
            agate farm run "$OUT/farm-\(name).job" --index 1,0,1
            agate farm join "$OUT/farm-\(name).job"
            cmp "$OUT/one-\(name)" "$OUT/farm-\(name)"
            """
        )
        #expect(result.status == 0, "\(result.output) \(result.errors)")
        #expect(result.output.contains("chunk 1 is done\nchunk 0 is done\nchunk 1 was there"))
        #expect(try place.bytes("one-" + name).count > 200)
        let files = ["farm-\(name)", "farm-\(name).job", "one-\(name)", "two-\(name)"]
        #expect(try place.outFiles == files)
    }

    @Test("numbered pictures of a program of the gallery are the same from a farm")
    func pictures() throws {
        let film = "springs --size 24x18 --fps 7 --to 1"
        let result = try place.run(
            """
            set -e
            agate render \(film) -o "$OUT/one/%02d.png" --make-folders --jobs 1
            agate farm plan \(film) --chunk 2 -o "$OUT/farm/%02d.png" --make-folders
            agate farm run "$OUT/farm/%02d.png.job" --engine local --workers 2
            diff -r "$OUT/one" "$OUT/farm" -x '*.job'
            ls "$OUT/farm"
            """
        )
        #expect(result.status == 0, "\(result.output) \(result.errors)")
        #expect(
            result.output.hasSuffix("%02d.png.job\n00.png\n01.png\n02.png\n03.png\n04.png\n05.png\n06.png\n")
        )
    }

    @Test("a chunk that is damaged, or whose record is gone, is found and mended")
    func damage() throws {
        try plan("a.gif")
        let run = #"agate farm run "$OUT/a.gif.job" --index 0-2"#
        try place.run(run)
        let chunk = place.out.appendingPathComponent("a.gif.job/chunk-1.frames")
        var bytes = try Data(contentsOf: chunk)
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: chunk)
        try FileManager.default.removeItem(at: place.out.appendingPathComponent("a.gif.job/chunk-2.ok"))
        let join = try place.run(#"exec agate farm join "$OUT/a.gif.job""#)
        #expect(join.status == 8 && join.errors.contains("missing: 2; damaged: 1"), "\(join.errors)")
        #expect(try place.outFiles == ["a.gif.job"])
        let again = try place.run(run + #" && exec agate farm join "$OUT/a.gif.job""#)
        #expect(again.status == 0)
        #expect(again.output.contains("chunk 0 was there\nchunk 1 is done\nchunk 2 is done"))
        #expect(try place.bytes("a.gif") == render("one.gif", "--jobs 1"))
    }

    @Test(
        "killed with nothing to clean up, at each of its encoders in turn, a run goes on and ends in the same file"
    )
    func killed() throws {
        let one = try render("one.mp4", "--jobs 1")
        try plan("a.mp4")
        // The encoders and readers of three chunks and the version of each run are counted; some of them kill who started them.
        let real = try place.run("command -v ffmpeg").output.trimmingCharacters(in: .whitespacesAndNewlines)
        try place.replace(
            "ffmpeg",
            with: """
                case "$*" in -version) exec '\(real)' "$@";; esac
                echo x >>"$OUT/../count"
                case $(wc -l <"$OUT/../count") in 1|3|6|8) kill -9 $PPID; exit 1;; esac
                exec '\(real)' "$@"
                """
        )
        var statuses: [Int32] = []
        for _ in 0..<5 {
            statuses.append(try place.run(#"agate farm run "$OUT/a.mp4.job" --index 0-2; exit $?"#).status)
        }
        #expect(statuses.prefix(4).allSatisfy { $0 == 137 } && statuses[4] == 0, "\(statuses)")
        #expect(try place.run(#"exec agate farm join "$OUT/a.mp4.job""#).status == 0)
        #expect(try place.bytes("a.mp4") == one)
    }

    @Test("processes that die are started again, and chunks whose processes always die end in status 8")
    func dyingWorkers() throws {
        try plan("a.mkv")
        let real = try place.run("command -v ffmpeg").output.trimmingCharacters(in: .whitespacesAndNewlines)
        func breakEncoder(_ cases: String) throws {
            try place.replace(
                "ffmpeg",
                with: """
                    case "$*" in -version) exec '\(real)' "$@";; esac
                    echo x >>"$OUT/../count"
                    case $(wc -l <"$OUT/../count") in \(cases)) kill -9 $PPID; exit 1;; esac
                    exec '\(real)' "$@"
                    """
            )
        }
        try breakEncoder("2|4")
        let run = #"exec agate farm run "$OUT/a.mkv.job" --engine local --workers 1"#
        #expect(try place.run(run).status == 0)
        try FileManager.default.removeItem(at: place.out.appendingPathComponent("a.mkv.job/chunk-1.ok"))
        try breakEncoder("*")
        let result = try place.run(run)
        #expect(result.status == 8 && result.errors.contains("chunks 1 died"), "\(result.errors)")
    }

    @Test("another document or another encoder than that of the plan is refused")
    func changes() throws {
        try plan("a.mp4")
        try place.replace("ffmpeg", with: "echo ffmpeg version 99")
        let encoder = try place.run(#"exec agate farm run "$OUT/a.mp4.job" --index 0"#)
        #expect(encoder.status == 1 && encoder.errors.contains("another program"), "\(encoder.errors)")
        try FileManager.default.removeItem(at: place.folder.appendingPathComponent("ffmpeg"))
        try Data((Self.markup + "\n").utf8).write(to: URL(fileURLWithPath: document))
        let changed = try place.run(#"exec agate farm run "$OUT/a.mp4.job" --index 0"#)
        #expect(changed.status == 1 && changed.errors.contains("has changed"), "\(changed.errors)")
        try Data("{}".utf8).write(to: place.out.appendingPathComponent("a.mp4.job/job.json"))
        #expect(try place.run(#"exec agate farm status "$OUT/a.mp4.job""#).status == 3)
    }

    @Test("Slurm gets an array of what is missing, and a job after it that joins")
    func slurm() throws {
        try plan("a.gif")
        try place.run(#"agate farm run "$OUT/a.gif.job" --index 1"#)
        // Does at once what Slurm would do.
        try place.replace(
            "sbatch",
            with: """
                echo "$@" >>"$OUT/../said"
                array=
                for word; do
                    case "$word" in --array=*) array=${word#--array=} ;; esac
                    case "$word" in *.sh) script=$word; break ;; esac
                done
                for last; do :; done
                for task in $(echo "${array%\\%*}" | tr , ' '); do
                    SLURM_ARRAY_TASK_ID=$task sh "$script" "$last" >/dev/null || exit 1
                done
                [ -n "$array" ] || sh "$script" >/dev/null || exit 1
                echo "$(wc -l <"$OUT/../said");cluster"
                """
        )
        let result = try place.run(
            #"exec agate farm run "$OUT/a.gif.job" --workers 4 --option=--partition=render"#
        )
        #expect(result.status == 0, "\(result.errors)")
        let said = try String(contentsOf: place.folder.appendingPathComponent("said"), encoding: .utf8)
            .split(separator: "\n")
        #expect(said.count == 2)
        #expect(said[0].hasPrefix("--parsable --job-name=a.gif --partition=render --array=0,2%4 --output="))
        #expect(said[0].hasSuffix("slurm-chunks.sh 0"))
        #expect(said[1].contains("--dependency=afterok:1 --kill-on-invalid-dep=yes"))
        #expect(try place.bytes("a.gif") == render("one.gif", "--jobs 1"))
    }

    @Test("GNU parallel gets all chunks, and a log without those that are not there any more")
    func parallel() throws {
        try plan("a.gif")
        // Does one after the other what GNU parallel would do side by side, and leaves out what its log has.
        try place.replace(
            "parallel",
            with: """
                while [ $# -gt 1 ]; do
                    case "$1" in --joblog) log=$2 ;; --arg-file) list=$2 ;; esac
                    shift
                done
                [ -e "$log" ] || printf 'Seq\\tHost\\n' >"$log"
                while read -r chunk; do
                    grep -q "^$((chunk + 1))\t" "$log" && continue
                    sh -c "$(echo "$1" | sed "s/{}/$chunk/")" || exit 1
                    printf '%s\\t:\\n' $((chunk + 1)) >>"$log"
                done <"$list"
                """
        )
        let run = #"exec agate farm run "$OUT/a.gif.job" --engine parallel --workers 2"#
        let first = try place.run(run)
        #expect(first.status == 0 && first.output.contains("chunk 2 is done"), "\(first.errors)")
        try FileManager.default.removeItem(at: place.out.appendingPathComponent("a.gif.job/chunk-2.frames"))
        let second = try place.run(run)
        #expect(second.status == 0 && second.output.hasPrefix("chunk 2 is done\n"), "\(second.output)")
        #expect(try place.bytes("a.gif") == render("one.gif", "--jobs 1"))
    }

    @Test("a missing program, a wrong word and a job that is none end with their status")
    func statuses() throws {
        try plan("a.mp4")
        place.path = "/nowhere"
        let engine = try place.run(#"exec agate farm run "$OUT/a.mp4.job" --engine parallel"#)
        #expect(engine.status == 5 && engine.errors.contains("package parallel"), "\(engine.errors)")
        let render = try place.run(
            "exec agate render '\(document)' -o \"$OUT/b.mp4\" --to 0.1s --progress none"
        )
        #expect(render.status == 5 && render.errors.contains("ffmpeg"), "\(render.errors)")
        for (words, status) in [
            ("farm run a.job --engine ray", 1), ("farm run a.job --index x", 1), ("farm status a.job", 2),
            ("farm run \"$OUT/a.mp4.job\" --index 3", 5), ("render", 1), ("frobnicate", 1),
            ("render springs --jobs 0", 1), ("render springs --chunk 0", 1), ("--help", 0),
            ("farm --help", 0),
        ] {
            #expect(try place.run("exec agate \(words)").status == Int32(status), "\(words)")
        }
    }

    @Test("an interrupted render in several processes leaves nothing behind")
    func interrupted() throws {
        try place.replaceEncoder(
            with: #"""
                case "$*" in -version) echo ffmpeg version 0; exit 0;; esac
                kill -INT $(cat "$OUT/../main"); exec sleep 600
                """#
        )
        let result = try place.run(
            """
            echo $$ >"$OUT/../main"
            exec env --default-signal agate render '\(document)' -o "$OUT/a.mp4" \(Self.film) --jobs 2
            """
        )
        #expect(result.status == 130, "\(result.errors)")
        #expect(try place.outFiles == [])
    }
}
