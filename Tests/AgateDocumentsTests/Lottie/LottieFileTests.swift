import AgateDocuments
import AgateTestSupport
import Foundation
import Testing

/// Archives of Lottie files, each an own minimum of ZIP without compression.
@Suite("Archives of Lottie files")
struct LottieFileTests {
    /// An archive of stored entries.
    private func archive(_ entries: [(name: String, text: String)]) -> Data {
        var (data, directory) = (Data(), Data())
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(value >> (8 * $0) & 255) }
        }
        for entry in entries {
            let (name, content) = (Array(entry.name.utf8), Array(entry.text.utf8))
            var sum: UInt32 = 0xFFFF_FFFF
            for byte in content {
                sum ^= UInt32(byte)
                for _ in 0..<8 { sum = sum & 1 != 0 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
            }
            let facts =
                bytes(20, 2) + bytes(0, 8) + bytes(Int(~sum), 4) + bytes(content.count, 4)
                + bytes(content.count, 4)
                + bytes(name.count, 2) + bytes(0, 2)
            directory +=
                [0x50, 0x4B, 1, 2] + bytes(20, 2) + facts + bytes(0, 10) + bytes(data.count, 4) + name
            data += [0x50, 0x4B, 3, 4] + facts + name + content
        }
        let start = data.count
        data += directory
        data +=
            [0x50, 0x4B, 5, 6] + bytes(0, 4) + bytes(entries.count, 2) + bytes(entries.count, 2)
            + bytes(directory.count, 4) + bytes(start, 4) + bytes(0, 2)
        return data
    }

    private func document(width: Int, _ assets: String = "") -> String {
        #"{"w":\#(width),"h":10,"fr":30,"ip":0,"op":60,"layers":[],"assets":[\#(assets)]}"#
    }

    @Test("the animation is the one asked for, else the manifest's, else the first, documents L141")
    func choice() throws {
        let animations = [
            ("animations/a.json", document(width: 1)), ("animations/b.json", document(width: 2)),
        ]
        func width(_ manifest: String, _ wanted: String? = nil) throws -> Double {
            try LottieFile(archive([("manifest.json", manifest)] + animations), animation: wanted).document
                .size.x
        }
        let both = #""animations":[{"id":"a"},{"id":"b"}]"#
        #expect(try width("{\(both)}") == 1)
        #expect(try width(#"{"activeAnimationId":"b",\#(both)}"#) == 2)
        #expect(try width("{\(both)}", "b") == 2)
        #expect(throws: DocumentError.missingResource("animations/c.json")) { try width("{\(both)}", "c") }
        #expect(throws: DocumentError.unsafePath("../b")) { try width("{\(both)}", "../b") }
    }

    @Test(
        "the files of fonts come out of an archive, in its folder of fonts or where they are named",
        .claim("Q4.2")
    )
    func fonts() throws {
        func font(_ name: String, _ path: String) -> String {
            #"{"fName":"\#(name)","fFamily":"\#(name)","fStyle":"Regular","fPath":"\#(path)"}"#
        }
        let list = [
            font("A", "/f/a.ttf"), font("B", "b.otf"), font("C", "deep/c.ttf"), font("D", "https://x/d.ttf"),
            font("E", "data:font/ttf;base64,AAE="), font("F", "gone.ttf"), font("G", ""),
        ]
        let document =
            #"{"w":1,"h":10,"fr":30,"ip":0,"op":60,"layers":[],"fonts":{"list":[\#(list.joined(separator: ","))]}}"#
        let file = try LottieFile(
            archive([
                ("a/x.json", document), ("f/a.ttf", "one"), ("fonts/b.otf", "two"), ("deep/c.ttf", "three"),
            ])
        )
        #expect(
            file.files == [
                "/f/a.ttf": Data("one".utf8), "b.otf": Data("two".utf8), "deep/c.ttf": Data("three".utf8),
            ]
        )
        let fonts = file.document.fonts
        #expect(fonts["D"]?.source == .network("https://x/d.ttf") && fonts["G"]?.source == nil)
        #expect(fonts["E"]?.source == .embedded("data:font/ttf;base64,AAE="))
    }

    @Test("the lines of a text end at every line terminator and at U+0003", .claim("Q4.1"))
    func lines() {
        func lines(_ text: String) -> [String] {
            var document = LottieTextDocument()
            document.text = text
            return document.lines
        }
        #expect(
            lines("a\rb\nc\r\nd\u{3}e\u{2028}f\u{2029}g\u{85}h\u{B}i\u{C}j")
                == "abcdefghij".map { String($0) }
        )
        #expect(lines("") == [""] && lines("\r\n") == ["", ""] && lines("\n\r") == ["", "", ""])
        #expect(lines("\r\r\n\n") == ["", "", "", ""] && lines("a b\tc") == ["a b\tc"])
        // An accent that follows a line break stands at the start of the next line.
        #expect(lines("a\n\u{301}b").map { Array($0.unicodeScalars.map(\.value)) } == [[97], [0x301, 98]])
    }

    @Test("a theme gives the values of slots, documents L143")
    func themes() throws {
        let shapes =
            #"{"ty":"fl","c":{"sid":"ink","k":[1,0,0]},"o":{"sid":"cover","k":100}},{"ty":"gf","o":{"k":100},"s":{"k":[0,0]},"#
            + #""e":{"k":[9,9]},"g":{"p":2,"k":{"sid":"sky","k":[0,0,0,0,1,1,1,1]}}}"#
        let text =
            #"{"ty":5,"ip":0,"op":60,"t":{"d":{"sid":"say","k":[{"t":0,"s":{"t":"Hi","s":20,"f":"Inter"}}]}}}"#
        let document =
            #"{"w":9,"h":9,"fr":30,"ip":0,"op":60,"slots":{"ink":{"p":{"k":[0,0,1]}}},"layers":["#
            + #"{"ty":4,"ip":0,"op":60,"shapes":[\#(shapes)]},\#(text)]}"#
        let theme =
            #"{"rules":[{"id":"ink","type":"Color","value":[0,1,0]},{"id":"cover","type":"Scalar","keyframes":["#
            + #"{"frame":0,"value":0},{"frame":60,"value":50}]},{"id":"say","type":"Text","value":{"text":"Ho"}},"#
            + #"{"id":"sky","type":"Gradient","value":[{"color":[1,0,0],"offset":0},{"color":[0,1,0,0.5],"offset":0.5},"#
            + #"{"color":[0,0,1],"offset":1}]},{"id":"none","type":"Color","value":[1,1,1]},{"id":"ink","type":"Color","#
            + #""value":[1,1,1],"animations":["other"]}]}"#
        let data = archive([
            (
                "manifest.json",
                #"{"version":"2","animations":[{"id":"a"},{"id":"b","initialTheme":"warm"},{"id":"c","initialTheme":"lost"}]}"#
            ), ("a/a.json", document), ("a/b.json", document), ("a/c.json", document), ("t/warm.json", theme),
            ("t/broken.json", "{"),
        ])
        func file(_ animation: String, _ theme: String?) throws -> LottieDocument {
            try LottieFile(data, animation: animation, theme: theme).document
        }
        func styles(_ document: LottieDocument) throws -> [LottieStyle] {
            guard case .shapes(let items) = document.composition.layers[0].content else { return [] }
            return items.compactMap { if case .style(let style) = $0.content { style } else { nil } }
        }
        #expect(try DotLottieManifest(data).themes == ["warm", "broken"])
        // Without a theme the slots of the file count.
        let plain = try styles(file("a", nil))
        #expect(
            plain[0].paint == .color(LottieProperty([0, 0, 1])) && plain[0].opacity == LottieProperty(100)
        )
        for themed in [try file("a", "warm"), try file("b", nil)] {
            let styles = try styles(themed)
            #expect(styles[0].paint == .color(LottieProperty([0, 1, 0])))
            #expect(styles[0].opacity.number(at: 30) == 25)
            guard case .gradient(let gradient) = styles[1].paint,
                case .text(let text) = themed.composition.layers[1].content
            else {
                Issue.record("no gradient or no text")
                return
            }
            #expect(gradient.colorCount == 3 && gradient.stops.value(at: 0).count == 18)
            #expect(text.documents.map(\.value.text) == ["Ho"] && text.documents[0].value.size == 20)
        }
        #expect(try file("c", nil) == file("a", nil))
        #expect(throws: DocumentError.missingResource("t/none.json")) { try file("a", "none") }
        #expect(throws: DocumentError.self) { try file("a", "broken") }
        #expect(throws: DocumentError.unsafePath("../t/warm")) { try file("a", "../t/warm") }
        #expect(throws: DocumentError.missingResource("theme warm")) {
            try LottieFile(Data(document.utf8), theme: "warm")
        }
    }

    @Test("version 2 has other folders, documents L140")
    func secondVersion() throws {
        let manifest = #"{"version":"2","animations":[{"id":"Main Scene"}]}"#
        let image = #"{"id":"x","w":1,"h":1,"u":"/i/","p":"x.png","e":0}"#
        let file = try LottieFile(
            archive([
                ("manifest.json", manifest), ("a/Main Scene.json", document(width: 3, image)),
                ("i/x.png", "picture"),
            ])
        )
        #expect(file.document.size.x == 3 && file.files == ["/i/x.png": Data("picture".utf8)])
    }

    @Test("without a manifest the only animation counts, and of several none, documents L141")
    func noManifest() throws {
        let one = ("animations/a.json", document(width: 1))
        #expect(try LottieFile(archive([one])).document.size.x == 1)
        #expect {
            try LottieFile(archive([one, ("animations/b.json", document(width: 1))]))
        } throws: {
            guard case DocumentError.malformed = $0 else { return false }
            return true
        }
    }
}
