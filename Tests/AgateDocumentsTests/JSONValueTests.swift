import Foundation
import Testing

import AgateDocuments

@Suite("JSON")
struct JSONValueTests {
    private func read(_ text: String, maxDepth: Int = 8) throws -> JSONValue {
        try JSONValue.read(Data(text.utf8), format: "test", maxDepth: maxDepth)
    }

    @Test("values of every kind are found where they lie")
    func values() throws {
        let value = try read(
            #"{"n":-1.5e2,"t":true,"z":null,"s":"a\u00e9\n\ud83d\ude00","l":[1,[2,3],{"k":"v"}],"o":{},"n2":12345678901}"#
        )
        #expect(value["n"]?.number == -150 && value["t"]?.number == 1 && value["z"]?.isNull == true)
        #expect(value["s"]?.string == "aé\n😀")
        #expect(value["l"]?.array?.count == 3 && value["l"]?.array?[1].numbers == [2, 3])
        #expect(value["l"]?.array?[1].pair == SIMD2(2, 3) && value["l"]?.pair == nil)
        #expect(value["l"]?.array?[2]["k"]?.string == "v")
        #expect(value["o"]?.members?.isEmpty == true && value["absent"] == nil && value["n"]?["x"] == nil)
        #expect(value["n2"]?.integer == 12_345_678_901)
        #expect(value.members?.count == 7)
    }

    @Test("of members with one name the last counts")
    func repeated() throws {
        #expect(try read(#"{"a":1,"a":2}"#)["a"]?.number == 2)
    }

    @Test("names and strings are found whatever their length, and none that only begins as another one")
    func lengths() throws {
        let names = ["", "a", "abcdefg", "abcdefgh", "abcdefgi", "abcdefghi", "abcdefghj", "äöüß", "äöüßä"]
        let text = "{" + names.map { "\"\($0)\":[\"\($0)\",\($0.utf8.count)]" }.joined(separator: ",") + "}"
        // A number with more digits than a whole number has bits for changes nothing.
        for value in [
            try read(text), try read(text.dropLast() + #","huge number":123456789012345678901234567890}"#),
        ] {
            for name in names {
                let member = value[JSONName(name)]
                #expect(
                    member?.array?[0].string == name && member?.array?[1].number == Double(name.utf8.count),
                    "\(name)"
                )
            }
            #expect(value["abcdefg\0"] == nil && value["abcdef"] == nil && value["abcdefghij"] == nil)
            #expect(value["abcdefgh"]?.array?[1].number == 8 && value["abcdefghj"]?.array?[1].number == 9)
            #expect(Set(try #require(value.members).keys).subtracting(["huge number"]) == Set(names))
        }
    }

    @Test("of repeated long names the last counts, too")
    func repeatedLongNames() throws {
        #expect(try read(#"{"masksProperties":1,"masksProperties":2}"#)["masksProperties"]?.number == 2)
    }

    @Test(
        "numbers are the doubles that are nearest to them",
        arguments: [
            "0", "-0.0", "1e22", "1e23", "-1.5e-3", "9007199254740993", "0.1",
            "123456789012345678901234567890", "5e-324",
            "1.7976931348623157e308", "1e-400", "0.000000000000000000000012345", "18446744073709551615",
            "4.35",
            "0.30000000000000004", "2.2250738585072011e-308",
        ]
    )
    func numbers(text: String) throws {
        let number = try #require(try read("[\(text)]").array?[0].number)
        #expect(number.bitPattern == Double(text)?.bitPattern)
    }

    @Test("numbers that no double has are refused, with the place where they begin")
    func boundless() {
        for text in ["1e999", "-1e400", String(repeating: "1", count: 1_201)] {
            #expect(
                throws: DocumentError.malformed(format: "test", offset: 1, reason: "is no JSON"),
                "\(text)"
            ) {
                try read("[\(text)]")
            }
        }
    }

    @Test(
        "an error names the byte that does not belong there, a byte order mark counted",
        arguments: [
            ("[1 2]", 3), ("[1,]", 3), ("{\"a\" 1}", 5), ("nul", 3), ("\u{FEFF}[x]", 4), ("[\"\\q\"]", 3),
            ("[]]", 2),
        ]
    )
    func places(text: String, offset: Int) {
        #expect(throws: DocumentError.malformed(format: "test", offset: offset, reason: "is no JSON")) {
            try read(text)
        }
    }

    @Test("with a byte changed anywhere, Foundation's reader says the same of what is JSON and of its values")
    func changedBytes() throws {
        let text = Array(
            #"{"a":[1,-2.5e+3,true,null],"bc":{"d":"x\n\u00e9é"},"longer than eight":[[],{},false]}"#.utf8
        )
        let bytes = Array(#"0.-,:[]{}"\u e"#.utf8) + [0, 0xC3, 0xFF]
        for index in text.indices {
            for byte in bytes + [text[index] ^ 1] {
                var changed = text
                changed[index] = byte
                let data = Data(changed)
                let expected = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
                let found = try? JSONValue.read(data, format: "test", maxDepth: 8)
                #expect((found == nil) == (expected == nil), "\(String(decoding: changed, as: UTF8.self))")
                guard let found, let expected else { continue }
                #expect(plain(found) == plain(expected), "\(String(decoding: changed, as: UTF8.self))")
            }
        }
    }

    /// A value as text, members in order, flags as numbers.
    private func plain(_ value: Any) -> String {
        switch value {
        case let value as JSONValue:
            if let text = value.string { return text.debugDescription }
            if let number = value.number { return "\(number)" }
            if let items = value.array { return "[\(items.map(plain).joined(separator: ","))]" }
            guard let members = value.members else { return "null" }
            return plain(members)
        case let text as String: return text.debugDescription
        case let items as [Any]: return "[\(items.map(plain).joined(separator: ","))]"
        case let members as [String: Any]:
            return "{\(members.map { "\($0.key):\(plain($0.value))" }.sorted().joined(separator: ","))}"
        case let number as NSNumber: return "\(number.doubleValue)"
        default: return "null"
        }
    }

    @Test("numbers of a list end where something else begins")
    func mixedNumbers() throws {
        let value = try read(#"{"l":[1,2,"x",3],"e":[],"n":4,"s":["a"]}"#)
        #expect(value["l"]?.numbers == [1, 2] && value["e"]?.numbers == [] && value["n"]?.numbers == [4])
        #expect(value["s"]?.numbers == [] && value["s"]?.pair == nil && value["l"]?.pair == SIMD2(1, 2))
    }

    @Test("what is no JSON is malformed, with the place, and what is too deep is over a limit")
    func broken() throws {
        for text in ["", "{", "[1", "{\"a\" 1}", "nul", "[1] x", "\"\u{1}\""] {
            #expect(throws: DocumentError.self, "\(text)") { try read(text) }
        }
        #expect {
            try read("[[[[[[[[[1]]]]]]]]]")
        } throws: {
            guard case DocumentError.limit("nesting", 9, 8) = $0 else { return false }
            return true
        }
        #expect(try read("[[[[[[[[1]]]]]]]]").array?.count == 1)
    }
}
