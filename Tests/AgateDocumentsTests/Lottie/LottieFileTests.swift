import AgateDocuments
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
