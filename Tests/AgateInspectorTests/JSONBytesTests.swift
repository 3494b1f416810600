import AgateInspector
import AgateTestSupport
import Foundation
import Testing

@Suite("Records that are written without the system's encoder")
struct JSONBytesTests {
    private static let texts = [
        "", "a", "UILabel", "“Grüße”", "a/b", "\"quoted\"", "back\\slash", "line\nline", "tab\t",
        "\u{0}\u{1}\u{1f}", "\u{7f}", "\u{2028}", "🧪 é", "</script>",
    ]
    private static let numbers = [
        0, -0.0, 1, -1, 0.5, -12.25, 1e-7, 123456.789012, 999_999_999_999_999, 1e15, 1e16, 1e300, -1e-300,
        0.1 + 0.2,
    ]

    /// The same bytes as the system's encoder writes for a record that is read from some members.
    private func check<Record: Codable>(_ type: Record.Type, _ members: [String: Any]) throws {
        let data = try JSONSerialization.data(withJSONObject: members)
        let record = try JSONDecoder().decode(type, from: data)
        #expect(JSONText.data(of: record) == JSONText.encoded(record))
    }

    private func node(_ generator: inout SeededGenerator) -> [String: Any] {
        var node: [String: Any] = [:]
        func any<Item>(_ items: [Item]) -> Item { items[generator.int(in: 0..<items.count)] }
        for key in ["id", "className"] { node[key] = any(Self.texts) }
        for key in ["parent", "name", "view", "controller", "identifier", "words"] where any([true, false]) {
            node[key] = any(Self.texts)
        }
        for key in ["isMask", "isHidden", "drawsSomething"] { node[key] = any([true, false]) }
        for key in ["depth", "children", "animations"] { node[key] = generator.int(in: -3..<100_000) }
        if any([true, false]) { node["corners"] = (0..<8).map { _ in any(Self.numbers) } }
        if any([true, false]) { node["offscreen"] = [any(Self.texts), any(Self.texts)] }
        return node
    }

    @Test("they are the same bytes as the encoder's")
    func records() throws {
        var generator = SeededGenerator(seed: 71)
        for turn in 0..<200 {
            let nodes = (0..<generator.int(in: 0..<4)).map { _ in node(&generator) }
            let time = Self.numbers[turn % Self.numbers.count]
            let text = Self.texts[turn % Self.texts.count]
            try check(
                TreeRecord.self,
                ["time": time, "isPast": turn % 2 == 0, "commit": turn, "nodes": nodes]
            )
            try check(
                TreeChange.self,
                [
                    "commit": turn, "time": time, "added": nodes,
                    "removed": turn % 3 == 0 ? [] : ["4", text],
                    "moved": [["id": "1", "index": -1], ["id": "2", "parent": text, "index": 3]],
                    "changed": [["id": "1", "keys": ["bounds", text]], ["id": "2", "keys": [String]()]],
                ]
            )
            try check(
                FrameRecord.self,
                [
                    "number": turn, "time": time, "commit": turn / 2,
                    "damage": turn % 2 == 0 ? [] : [[0, -1, 20, 30], []],
                    "counts": turn % 4 == 0 ? [:] : ["layers": turn, "b": 2, text: 12_345],
                    "stages": turn % 5 == 0 ? [:] : ["draw": time, "commit": 0.25],
                ]
            )
        }
    }
}
