import AgateDocuments
import Foundation
import Testing

@Suite("Binary property lists")
struct BinaryPropertyListTests {
    private let list: [String: Any] = [
        "name": "Sëa", "short": "abc", "long": String(repeating: "x", count: 300), "flag": true, "off": false,
        "whole": 70_000, "negative": -3, "real": 1.5, "inner": ["a": ["b": "c"]],
        "items": (0..<40).map { "\($0)" },
    ]

    @Test("plain values are read as Foundation writes them, documents K4")
    func values() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let read = try MarkupPropertyList(data)
        #expect(read.string("name") == "Sëa" && read.string("short") == "abc")
        #expect(read.string("long")?.count == 300)
        #expect(read.bool("flag") == true && read.bool("off") == false)
        #expect(read.number("whole") == 70_000 && read.number("negative") == -3 && read.number("real") == 1.5)
        #expect(read.entries["inner"] == .dictionary(["a": .dictionary(["b": .string("c")])]))
        #expect(read.entries["items"] == .array((0..<40).map { .string("\($0)") }))
    }

    @Test("a damaged one is an error or values, whatever byte is wrong and wherever it ends")
    func damage() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        var errors = 0
        for place in data.indices {
            for value in [0, 0xFF, data[place] ^ 0x10] as [UInt8] {
                var damaged = data
                damaged[place] = value
                do { _ = try MarkupPropertyList(damaged) } catch { errors += 1 }
            }
            do { _ = try MarkupPropertyList(data.prefix(place)) } catch { errors += 1 }
        }
        #expect(errors > data.count)
    }

    @Test("lists that hold themselves end")
    func circle() throws {
        // One array of 15 references to itself: 15 to the power of the depth, if nothing counted.
        var bytes = Array("bplist00".utf8)
        bytes += [0xAE] + [UInt8](repeating: 0, count: 14)
        let table = bytes.count
        bytes.append(8)
        bytes += [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [1, 0, table] { bytes += (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 255) } }
        #expect(try MarkupPropertyList(Data(bytes)).entries.isEmpty)
    }
}
