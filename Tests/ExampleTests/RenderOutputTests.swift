import AgateTestSupport
import Foundation
import Testing

/// `agate`, run as a program: where documents come from, where pictures go, and what is said of that.
@Suite("The program agate and its files")
struct RenderOutputTests {
    private static let square = """
        {"v":"5","w":40,"h":20,"fr":10,"ip":0,"op":5,"layers":[{"ty":1,"sw":10,"sh":20,"sc":"#ff0000","ip":0,"op":10,"ks":{}}]}
        """
    private static let camera = """
        {"v":"5","w":20,"h":20,"fr":10,"ip":0,"op":5,"layers":[{"ty":13,"ind":1,"ip":0,"op":9,"st":0,"ks":{}}]}
        """

    private func place() throws -> AgateProgram {
        let place = try AgateProgram()
        try Data(Self.square.utf8).write(to: place.folder.appendingPathComponent("square.json"))
        try Data(Self.camera.utf8).write(to: place.folder.appendingPathComponent("camera.json"))
        return place
    }

    @Test("render, check, info and convert read the standard input for -", .claim("Q7.5"))
    func standardInput() throws {
        let place = try place()
        let file = try place.run("agate render square.json -o \"$OUT/a.apng\" --progress none")
        let pipe = try place.run("cat square.json | agate render - -o \"$OUT/b.apng\" --progress none")
        #expect(file.status == 0 && pipe.status == 0, "\(pipe.errors)")
        #expect(try place.bytes("a.apng") == place.bytes("b.apng"))
        #expect(try place.run("cat square.json | agate check -").output == "standard input: ok\n")
        #expect(try place.run("cat square.json | agate info -").output.hasPrefix("standard input: Lottie\n"))
        let converted = try place.run("cat square.json | agate convert - \"$OUT/c.caml\"")
        #expect(converted.status == 0 && converted.output == "out/c.caml\n", "\(converted)")
        let unnamed = try place.run("cat square.json | agate render -")
        #expect(unnamed.status == 1 && unnamed.errors.contains("-o hello.png"), "\(unnamed.errors)")
        #expect(try place.run("cat square.json | agate farm plan - -o a.mp4").status == 1)
    }

    @Test(
        "files that are none are told of in one line of ours",
        .claim("Q7.5"),
        arguments: [
            ("", "is empty", 2), ("{\"hello\":1}", "is no document", 2), ("[]", "is no document", 2),
            ("{", "malformed Lottie", 3), ("\n\n", "is no document", 2),
        ] as [(String, String, Int32)]
    )
    func noDocuments(text: String, reason: String, status: Int32) throws {
        let place = try place()
        try Data(text.utf8).write(to: place.folder.appendingPathComponent("a.json"))
        for command in ["check", "info", "render --at 0 -o a.png", "serve", "show"] {
            let words = command.split(separator: " ", maxSplits: 1)
            let rest = words.count > 1 ? " \(words[1])" : ""
            let result = try place.run("agate \(words[0]) a.json\(rest) 2>&1")
            #expect(result.status == status, "\(command): \(result.output)")
            let isTold = result.output.hasPrefix("a.json: error: ") && result.output.contains(reason)
            #expect(isTold, "\(result.output)")
            #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
            let piped = try place.run("agate \(words[0]) -\(rest) <a.json 2>&1")
            #expect(piped.status == status, "\(command): \(piped.output)")
            #expect(piped.output.hasPrefix("standard input: error: "), "\(piped.output)")
        }
    }

    @Test("a folder that is not there is an error, unless --make-folders says to make it", .claim("Q7.5"))
    func folders() throws {
        let place = try place()
        for command in [
            "render square.json --at 0 -o new/a.png", "convert square.json new/a.ca",
            "farm plan square.json -o new/a.gif", "inspect square.json --capture new/a.html",
        ] {
            let refused = try place.run("agate \(command)")
            #expect(refused.status == 7, "\(command)")
            let isTold = refused.errors.contains("There is no folder new: make it, or say --make-folders.")
            #expect(isTold, "\(refused.errors)")
            #expect(try place.run("test -e new").status == 1, "\(command)")
            let made = try place.run("agate \(command) --make-folders && test -d new && rm -r new")
            #expect(made.status == 0, "\(command): \(made.errors)")
        }
    }

    @Test("the name of what was written is told in one form, also when it was not given", .claim("Q7.5"))
    func names() throws {
        let place = try place()
        #expect(try place.run("agate render square.json --progress none").output == "square.apng\n")
        #expect(try place.run("agate render square.json --at 0").output == "square.png\n")
        let several = try place.run("agate render square.json -o ./out/s.png --progress none")
        #expect(several.output == "out/s-000.png and 4 more\n")
        #expect(try place.run("agate convert square.json \"$PWD/out/s.caml\"").output == "out/s.caml\n")
    }

    @Test(
        "what is not honoured is told of by each command, and --strict is status 4",
        .claim("Q7.5"),
        arguments: [
            "check", "info", "render --at 0 -o a.png", "convert b.ca", "inspect --json", "show", "serve",
        ]
    )
    func notHonoured(command: String) throws {
        let place = try place()
        let words = command.split(separator: " ", maxSplits: 1)
        let full = "\(words[0]) camera.json \(words.count > 1 ? words[1] : "")"
        let feature = "dropped: camera layer"
        if !["show", "serve"].contains(command) {
            let result = try place.run("agate \(full)")
            #expect(result.status == 0, "\(result.errors)")
            let isListed = ["check", "info"].contains(command)
            let told = isListed ? result.output : result.errors
            #expect(told.components(separatedBy: feature).count == 2, "\(told)")
            if !isListed { #expect(told.hasPrefix("warning: camera.json:"), "\(told)") }
        }
        guard words[0] != "inspect" else { return }
        let strict = try place.run("agate \(full) --strict 2>&1")
        #expect(strict.status == 4, "\(strict)")
        #expect(strict.output.contains("camera layer"), "\(strict.output)")
    }

    @Test("a sprite sheet has all frames in rows, and a file of JSON beside it says where", .claim("Q7.5"))
    func spriteSheet() throws {
        let place = try place()
        let result = try place.run(
            "agate render square.json --columns 2 -o \"$OUT/sheet.png\" --progress none"
        )
        #expect(result.status == 0 && result.output == "out/sheet.png and 1 more\n", "\(result)")
        let object = try JSONSerialization.jsonObject(with: place.bytes("sheet.json")) as? [String: Any]
        let meta = try #require(object?["meta"] as? [String: Any])
        #expect(meta["image"] as? String == "sheet.png")
        #expect(meta["size"] as? [String: Int] == ["w": 80, "h": 60])
        let frames = try #require(object?["frames"] as? [[String: Any]])
        #expect(frames.count == 5)
        #expect(frames[3]["frame"] as? [String: Int] == ["x": 40, "y": 20, "w": 40, "h": 20])
        #expect(frames[4]["frame"] as? [String: Int] == ["x": 0, "y": 40, "w": 40, "h": 20])
        #expect(frames.allSatisfy { $0["duration"] as? Int == 100 })
        for (more, reason) in [
            ("--columns 0 -o a.png", "such as 8"), ("--columns 2 -o a.mp4", ".png, .webp or .jpg"),
            ("--columns 2 -o -", "-o sheet.png"), ("--columns 2 -o a-%02d.png", "leave the number out"),
        ] {
            let refused = try place.run("agate render square.json \(more)")
            #expect(refused.status == 1 && refused.errors.contains(reason), "\(more): \(refused.errors)")
        }
        let large = try place.run("agate render square.json --columns 50 --fps 100 --size 2560x1280 -o a.png")
        #expect(large.status == 6 && large.errors.contains("up to 6"), "\(large.errors)")
    }

    @Test("convert leaves what was there until all of the new is written", .claim("Q6.6"))
    func convertAside() throws {
        let place = try place()
        #expect(try place.run("agate convert square.json \"$OUT/a.ca\"").status == 0)
        let first = try place.bytes("a.ca/main.caml")
        // No file may be written any more: what is there stays.
        let failed = try place.run(
            "(ulimit -f 0; agate convert camera.json \"$OUT/a.ca\" 2>&1; echo \"status $?\") | cat"
        )
        #expect(failed.output.contains("cannot be written: "), "\(failed)")
        #expect(failed.output.hasSuffix("File too large\nstatus 7\n"), "\(failed)")
        #expect(try place.bytes("a.ca/main.caml") == first)
        #expect(try place.outFiles == ["a.ca"])
        #expect(try place.run("agate convert camera.json \"$OUT/a.ca\"").status == 0)
        #expect(try place.bytes("a.ca/main.caml") != first)
        let convert = "agate convert square.json \"$OUT/a.caml\""
        #expect(try place.run("\(convert) && \(convert)").status == 0)
        #expect(try place.outFiles == ["a.ca", "a.caml"])
        let folder = try place.run("mkdir \"$OUT/b.caml\"; agate convert square.json \"$OUT/b.caml\"")
        #expect(folder.status == 7 && folder.errors.contains("Is a directory"), "\(folder)")
        #expect(try place.outFiles == ["a.ca", "a.caml", "b.caml"])
    }

    @Test(
        "a size or a time that is refused is told with one that would do, and with the limit",
        .claim("Q7.5")
    )
    func refusals() throws {
        let place = try place()
        for (arguments, reason) in [
            ("--size 0x9", "such as 640x480; each is 1 to 16384"), ("--fps 0", "such as 30"),
            ("--scale 99", "such as 2, 0.1 to 16"), ("--from 3s --to 2s", "0.5 s long"),
            ("--frames 90..99", "0..5"), ("--at 1h", "1.5s"), ("--jobs 0", "1 to 256"),
        ] {
            let result = try place.run("agate render square.json \(arguments) -o a.apng")
            #expect(result.status == 1 && result.errors.contains(reason), "\(arguments): \(result.errors)")
        }
        let large = try place.run("agate render square.json --size 16000x8000 -o a.png")
        #expect(large.status == 6 && large.errors.contains("--size 2560x1280 fits"), "\(large.errors)")
    }
}
